"""Prints what programs ask screen readers to say; the system's own Python has to run it.

    python3 hear_window.py

It prints "ready" when it listens, and then each announcement and each new name of a window on a
line, until it is stopped.
"""

from __future__ import annotations

from typing import Any, Final

import pyatspi

NAMED: Final = "object:property-change:accessible-name"


def hear(event: Any) -> None:
    """Print the text of an announcement, or the new name of a window."""
    try:
        if event.type.startswith(NAMED) and event.source.getRole() != pyatspi.ROLE_FRAME:
            return
    except RuntimeError:  # the library raises it if a widget no longer exists
        return
    print(str(event.any_data).replace("\n", " "), flush=True)


def main() -> None:
    """Listen until the process is stopped."""
    pyatspi.Registry.registerEventListener(hear, "object:announcement", NAMED)
    print("ready", flush=True)
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
