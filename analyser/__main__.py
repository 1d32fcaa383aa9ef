"""The program: ``hand-analyser`` and ``python -m analyser``."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the terminal face, or the window where no verb is given; return the exit status."""
    arguments = sys.argv[1:]
    if not arguments:
        # Straight to the window: reading a command line takes time to load.
        from analyser.gui.app import run_window

        return run_window()
    from analyser.cli import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
