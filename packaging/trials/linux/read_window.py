"""What a screen reader finds in a window, as JSON: for the system's own Python, which has pyatspi.

python3 read_window.py NAME

Prints a list of what is shown by the application with this name, each with its role, its name, its
description and the middle of its place on the screen; an empty list where there is no such
application.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pyatspi


def shown(node: Any) -> Iterator[dict[str, str | int]]:
    """Yield what is on the screen below a node of the tree, and the node itself."""
    if not node.getState().contains(pyatspi.STATE_SHOWING):
        return
    try:
        place = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:  # gone since its parent was asked
        return
    yield {
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "x": place.x + place.width // 2,
        "y": place.y + place.height // 2,
    }
    for child in node:
        if child is not None:
            yield from shown(child)


def main() -> None:
    """Print what the application shows that the command line names."""
    found: list[dict[str, str | int]] = []
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name == sys.argv[1]:
            for window in application:
                found += shown(window)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
