"""Freeze the program for Windows under Wine, and build its installer."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from product import PROGRAM, ROOT
from tools import BuildError, need, say, source_date
from windows.installer import build_setup
from windows.systems import Wine

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


@contextmanager
def display() -> Iterator[None]:
    """Provide an X display, the user's or a virtual one, because Windows always has a display."""
    if os.environ.get("DISPLAY"):
        yield
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        [need("Xvfb", "xvfb"), "-displayfd", str(write), "-screen", "0", "1280x1024x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            raise BuildError("Xvfb does not start; try it by itself: Xvfb -displayfd 1")
        os.environ["DISPLAY"] = f":{number}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()


def freeze_under_wine(wine: Wine, python: Path, place: Path) -> Path:
    """Freeze the program with the same spec and script as on Windows; return its folder."""
    place.mkdir(parents=True, exist_ok=True)
    script = place / "freeze_here.py"
    script.write_text(FREEZE, encoding="utf-8")
    folders = (ROOT / "packaging", place / "frozen", place / "work")
    wine.ask(python, script, *folders, str(source_date()))
    return place / "frozen" / PROGRAM


def build(wine: Wine, python: Path, place: Path) -> tuple[Path, Path]:
    """Freeze and pack the program into a folder; return the program's folder and the installer."""
    shutil.rmtree(place, ignore_errors=True)
    start = time.monotonic()
    program = freeze_under_wine(wine, python, place)
    frozen = time.monotonic()
    setup = build_setup(program, place)
    say(f"frozen in {frozen - start:.0f} s, packed in {time.monotonic() - frozen:.0f} s")
    return program, setup
