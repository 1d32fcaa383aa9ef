"""The program: ``hand-analyser`` and ``python -m analyser``."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the terminal face, or the window where no verb is given; return the exit status."""
    from analyser.cli import run  # not on import: freezers and tests import this module too

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
