"""The program: ``hand-analyser`` and ``python -m analyser``."""

from __future__ import annotations

import os
import sys

# NumPy is for counting here, never for the linear algebra whose threads would double the time that
# loading it takes. Only the program decides that for its process, not the package.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def main() -> int:
    """Run the terminal face, or the window where no verb is given; return the exit status."""
    arguments = sys.argv[1:]
    # Straight to the window: reading a command line takes time to load.
    if not arguments:
        from analyser.gui.program.app import run_window

        return run_window()
    if arguments[0] == "--until-painted":  # to measure a start: no user has to know it
        from analyser.gui.program.app import run_window

        return run_window(until_painted="".join(arguments[1:]))
    from analyser.cli import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
