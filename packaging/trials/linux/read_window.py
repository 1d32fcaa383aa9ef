"""Prints as JSON what a screen reader finds in a window; the system's Python runs it, for pyatspi.

    python3 read_window.py NAME [ROLE START]

It prints a list of the things that the application with this name shows. Each has its role, name
and text, whether it can have and has the keyboard focus, and the position of its middle
on the screen. The list is empty if there is no such application. With a role and the start of a
name, it activates the first such thing instead, and prints whether there was one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

try:
    import pyatspi
except ImportError:
    sys.exit("pyatspi is missing; install it: sudo apt-get install python3-pyatspi")


def shown(node: Any) -> Iterator[Any]:
    """Yield a node of the tree and all nodes below it that are on the screen."""
    if not node.getState().contains(pyatspi.STATE_SHOWING):
        return
    yield node
    for child in node:
        if child is not None:
            yield from shown(child)


def described(node: Any) -> dict[str, str | int | bool] | None:
    """Return the properties of a node; None if it has no place, or no longer exists."""
    try:
        place = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:
        return None
    try:
        text = node.queryText().getText(0, -1)
    except NotImplementedError:
        text = ""
    state = node.getState()
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "text": text,
        "focusable": state.contains(pyatspi.STATE_FOCUSABLE),
        "focused": state.contains(pyatspi.STATE_FOCUSED),
        "x": place.x + place.width // 2,
        "y": place.y + place.height // 2,
    }


def activate(nodes: Iterator[Any], role: str, start: str) -> bool:
    """Activate the first node that has this role and whose name begins with `start`.

    Return whether there is such a node.
    """
    for node in nodes:
        if node.getRoleName() == role and node.name.startswith(start):
            return bool(node.queryAction().doAction(0))
    return False


def nodes_of(program: str) -> Iterator[Any]:
    """Yield all nodes that an application shows."""
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name == program:
            for window in application:
                if window is not None:
                    yield from shown(window)


def main(program: str, wanted: Sequence[str]) -> None:
    """Print what the application shows; or activate a thing, and print whether there was one."""
    nodes = nodes_of(program)
    things = (thing for node in nodes if (thing := described(node)))
    json.dump(activate(nodes, *wanted) if wanted else list(things), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
