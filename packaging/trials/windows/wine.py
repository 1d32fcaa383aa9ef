"""Freeze the program for Windows under Wine, build the installer, and check it there.

    python packaging/build.py windows-wine [--twice]

`--twice`: freeze and pack a second time, and compare the bytes. The results are in build/wine.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from product import BUILD, ROOT
from tools import BuildError, say
from trials.contents import machine_paths
from trials.reproducible import differences, digests
from trials.windows.installed import check_setup
from windows.systems import Wine
from windows.wine import build, display
from windows.wine_python import assemble

PLACE: Final = BUILD / "wine"


def require_no_path(wine: Wine, program: Path) -> None:
    """Check that no file of a frozen program contains the path of the folder it was built in."""
    if paths := machine_paths(program, [str(ROOT), wine.native(ROOT), str(PLACE)]):
        raise BuildError(f"paths of this machine in {', '.join(paths)}")


def compare(one: Path, other: Path) -> None:
    """Check that two folders have the same files with the same bytes."""
    found = digests(one)
    if different := differences(found, digests(other)):
        raise BuildError(f"two builds differ in {', '.join(different)}")
    say(f"{one.name}: {len(found)} files and folders, the same both times")


def main(arguments: Sequence[str]) -> int:
    """Build and check the Windows installer under Wine."""
    with display():
        wine, python = assemble(PLACE / "python")
        with wine.desktop():
            program, setup = build(wine, python, PLACE / "first")
            require_no_path(wine, program)
            if "--twice" in arguments:
                again, packed = build(wine, python, PLACE / "second")
                compare(program, again)
                if setup.read_bytes() != packed.read_bytes():
                    raise BuildError(f"{setup} and {packed} differ")
                say(f"{setup.name}: the same both times")
            check_setup(wine, setup, program)
    return 0
