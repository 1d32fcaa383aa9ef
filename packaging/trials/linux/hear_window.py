"""What a program has screen readers say, a line for each: for the system's own Python.

python3 hear_window.py

Prints "ready" when it listens, and then each announcement and each new name of a window on a line,
until it is ended.
"""

from __future__ import annotations

from typing import Any, Final

import pyatspi

NAMED: Final = "object:property-change:accessible-name"


def hear(event: Any) -> None:
    """Print what is to be said."""
    try:
        if event.type.startswith(NAMED) and event.source.getRole() != pyatspi.ROLE_FRAME:
            return
    except RuntimeError:  # what the library raises for a widget that is gone already
        return
    print(str(event.any_data).replace("\n", " "), flush=True)


def main() -> None:
    """Listen until the end."""
    pyatspi.Registry.registerEventListener(hear, "object:announcement", NAMED)
    print("ready", flush=True)
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
