"""Build the program as one file that runs on any Linux with a desktop.

    python packaging/build.py portable

Nothing is installed: the user downloads the file, makes it executable and double-clicks it. The
file is a program and not a script that unpacks a program, because file managers open a script in
the editor. While the program runs, its files are in the folder for temporary files; when it ends,
they are deleted.
"""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path

from frozen.freeze import freeze
from product import BUILD, DIST, PROGRAM, VERSION
from tools import say


def file_name(machine: str = platform.machine()) -> str:
    """Return the file's name, with program, version and processor architecture."""
    return f"{PROGRAM}-{VERSION}-linux-{machine}"


def build(place: Path = DIST) -> Path:
    """Freeze the program into one file in a folder.

    Raises:
        BuildError: something is missing, or PyInstaller failed.
    """
    return freeze(place, BUILD / "work-portable", one_file=file_name())


def main(arguments: Sequence[str]) -> int:
    """Build the file and say where it is."""
    del arguments
    program = build()
    say(f"{program}: {program.stat().st_size / 1e6:.1f} MB")
    return 0
