"""Build the program as one file that runs on any Linux with a desktop.

    python packaging/build.py portable

Nothing is installed: the user downloads the file, makes it executable and double-clicks it. The
file is a program and not a script that unpacks a program, because file managers open a script in
the editor. While the program runs, its files are in the folder for temporary files; when it ends,
they are deleted.
"""

from __future__ import annotations

import platform
import shutil
from collections.abc import Sequence

from product import DIST, ONE_FILE, PROGRAM, VERSION
from tools import BuildError, say


def file_name(machine: str = platform.machine()) -> str:
    """Return the file's name, with program, version and processor architecture."""
    return f"{PROGRAM}-{VERSION}-linux-{machine}"


def main(arguments: Sequence[str]) -> int:
    """Hand out the file that was frozen, and say where it is."""
    del arguments
    if not ONE_FILE.is_file():
        raise BuildError(f"{ONE_FILE} is missing; first: python packaging/build.py freeze")
    program = DIST / file_name()
    DIST.mkdir(exist_ok=True)
    shutil.copy2(ONE_FILE, program)
    say(f"{program}: {program.stat().st_size / 1e6:.1f} MB")
    return 0
