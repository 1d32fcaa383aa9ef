"""Freeze the program for Windows under Wine, build the installer, and check it there.

    python packaging/build.py windows-wine [--twice]

`--twice`: freeze and pack a second time, and compare the bytes. The results are in build/wine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from product import BUILD, PROGRAM, ROOT
from tools import BuildError, need, say, source_date
from trials.check import machine_paths
from trials.reproducible import require_same
from trials.windows.installed import check_setup
from windows.installer import build_setup
from windows.systems import Windows
from windows.wine_python import assemble

PLACE: Final = BUILD / "wine"
FREEZE: Final = """
import os
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
os.environ["SOURCE_DATE_EPOCH"] = sys.argv[4]
# Modules compiled here would name their source on drive Z:, even to a Python on Linux.
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
sys.dont_write_bytecode = True
from frozen.freeze import freeze

freeze(Path(sys.argv[2]), Path(sys.argv[3]), numpy_is_plain=False)
"""
"""Freezes with the same spec and script as on Windows."""


def build(wine: Windows, python: Path, place: Path) -> tuple[Path, Path]:
    """Freeze and pack the program into a folder; return the program's folder and the installer."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    start = time.monotonic()
    script = place / "freeze_here.py"
    script.write_text(FREEZE, encoding="utf-8")
    folders = (ROOT / "packaging", place / "frozen", place / "work")
    wine.ask(python, script, *folders, str(source_date()))
    program, frozen = place / "frozen" / PROGRAM, time.monotonic()
    setup = build_setup(program, place)
    say(f"frozen in {frozen - start:.0f} s, packed in {time.monotonic() - frozen:.0f} s")
    if paths := machine_paths(program, [str(ROOT), wine.native(ROOT), str(PLACE)]):
        raise BuildError(f"paths of this machine in {', '.join(paths)}")
    return program, setup


def main(arguments: Sequence[str]) -> int:
    """Build and check the Windows installer under Wine, which has to have a display."""
    if not os.environ.get("DISPLAY"):
        script = str(ROOT / "packaging" / "build.py")
        screen = [need("xvfb-run", "xvfb"), "-a"]
        return subprocess.call([*screen, sys.executable, script, "windows-wine", *arguments])
    wine, python = assemble(PLACE / "python")
    with wine.desktop():
        program, setup = build(wine, python, PLACE / "first")
        if "--twice" in arguments:
            second, packed = build(wine, python, PLACE / "second")
            require_same("the frozen program", program, second)
            if setup.read_bytes() != packed.read_bytes():
                raise BuildError(f"{setup} and {packed} differ")
        check_setup(wine, setup, program)
    return 0
