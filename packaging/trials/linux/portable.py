"""Run the program that is one file for any Linux, and check that it deletes what it unpacks.

python packaging/build.py portable
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from linux.portable import file_name
from product import DIST, PROGRAM
from tools import BuildError, run, say
from trials.program import check_terminal, clean_environment

OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}


def check(program: Path) -> None:
    """Check that the terminal and the window work, and that nothing stays unpacked."""
    with tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-") as name:
        unpacked, results = Path(name, "unpacked"), Path(name, "results")
        unpacked.mkdir()
        environment = OFFSCREEN | {"TMPDIR": str(unpacked)}
        check_terminal([program], clean_environment(name, TMPDIR=str(unpacked)))
        run([program, "--self-test", results], environment=environment)
        left = sorted(path.name for path in unpacked.iterdir())
        if left:
            raise BuildError(f"{program.name} leaves {', '.join(left)} unpacked")


def main(arguments: Sequence[str]) -> int:
    """Check the file that was built."""
    del arguments
    check(DIST / file_name())
    say("self-test passed, and nothing stays unpacked")
    return 0
