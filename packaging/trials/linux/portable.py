"""Run the program that is one file for any Linux, and check that it deletes what it unpacks.

python packaging/build.py portable
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from linux.portable import file_name
from product import DIST, PROGRAM
from tools import BuildError, say
from trials.program import check_self_test, check_terminal, clean_environment


def main(arguments: Sequence[str]) -> int:
    """Check that terminal and window of what was built work, and that nothing stays unpacked."""
    del arguments
    program = DIST / file_name()
    with tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-") as name:
        unpacked = Path(name, "unpacked")
        unpacked.mkdir()
        environment = clean_environment(name, TMPDIR=str(unpacked))
        check_terminal([program], environment)
        check_self_test([program], "offscreen", environment, name)
        if left := sorted(path.name for path in unpacked.iterdir()):
            raise BuildError(f"{program.name} leaves {', '.join(left)} unpacked")
    say("nothing stays unpacked")
    return 0
