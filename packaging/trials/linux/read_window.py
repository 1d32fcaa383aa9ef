"""What a screen reader finds in a window, as JSON: for the system's own Python, which has pyatspi.

python3 read_window.py NAME [ROLE START]

Prints a list of what is shown by the application with this name, each with its role, its name, its
description, its text, whether the keyboard can come to it and is there, and the middle of its place
on the screen; an empty list where there is no such application. With a role and the start of a
name, does what the first such thing does when it is activated; prints whether it did.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pyatspi


def shown(node: Any) -> Iterator[Any]:
    """Yield what is on the screen below a node of the tree, and the node itself."""
    if not node.getState().contains(pyatspi.STATE_SHOWING):
        return
    yield node
    for child in node:
        if child is not None:
            yield from shown(child)


def described(node: Any) -> dict[str, str | int | bool] | None:
    """Say what a node is; None where it is gone since its parent was asked."""
    try:
        place = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:
        return None
    state = node.getState()
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "text": text_of(node),
        "focusable": state.contains(pyatspi.STATE_FOCUSABLE),
        "focused": state.contains(pyatspi.STATE_FOCUSED),
        "x": place.x + place.width // 2,
        "y": place.y + place.height // 2,
    }


def text_of(node: Any) -> str:
    """The text that can be read in a node, letter by letter; empty where there is none."""
    try:
        text = node.queryText()
    except NotImplementedError:
        return ""
    return str(text.getText(0, text.characterCount))


def activate(nodes: Iterator[Any], role: str, start: str) -> bool:
    """Do what the first node of a role does whose name starts so; say whether there is one."""
    for node in nodes:
        if node.getRoleName() == role and node.name.startswith(start):
            return bool(node.queryAction().doAction(0))
    return False


def nodes_of(program: str) -> Iterator[Any]:
    """Yield everything that an application shows."""
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name == program:
            for window in application:
                if window is not None:
                    yield from shown(window)


def main(program: str, wanted: Sequence[str]) -> None:
    """Print what the application shows, or whether something in it was activated."""
    if wanted:
        json.dump(activate(nodes_of(program), *wanted), sys.stdout)
    else:
        each = (described(node) for node in nodes_of(program))
        json.dump([thing for thing in each if thing is not None], sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
