"""Freeze the program: a folder with Python, Qt and NumPy that needs no installation of its own.

python packaging/build.py freeze
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from compile_resources import compile_resources
from dev import WAYLAND, X11, lines_to_type, missing_from_system
from frozen import plain_numpy
from icons import write_icons_apart
from product import BUILD, FROZEN, ROOT, VERSION
from tools import BuildError, need, reproducible_environment, run, say, size_of

SPEC = ROOT / "packaging" / "analyser.spec"
TOOLS = {"icupkg": "icu-devtools", "patchelf": "patchelf", "objcopy": "binutils", "gcc": "gcc"}
"""What trims libraries on Linux, each with its Debian package."""


def freeze(
    place: Path = FROZEN.parent, work: Path = BUILD / "work", numpy_is_plain: bool = True
) -> Path:
    """Freeze the program into a folder in `place`, and return that folder.

    On Linux the same program is also written there as one file. `numpy_is_plain`: whether NumPy is
    compiled without BLAS, which Wine cannot do, and which saves nothing on a Mac.
    """
    if sys.platform == "linux":
        # PyInstaller would leave out a missing library, and the program could not use a display.
        if missing := missing_from_system((*X11, *WAYLAND)):
            raise BuildError(f"Qt lacks libraries. Type:\n{lines_to_type(missing, None)}")
        for program, package in TOOLS.items():
            need(program, package)
    compile_resources()
    write_icons_apart()
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"]
    folders = [f"--distpath={place}", f"--workpath={work}"]
    # Columns in tracebacks, beside the lines, would be half a megabyte of the program.
    environment = reproducible_environment() | {"PYTHONNODEBUGRANGES": "1"}
    if numpy_is_plain and sys.platform != "darwin" and (own := plain_numpy.folder()):
        environment["PYTHONPATH"] = str(own)
    run([*command, *folders, SPEC], environment=environment)
    return place / FROZEN.name


def main(arguments: Sequence[str]) -> int:
    """Freeze the program and say where it is."""
    del arguments
    folder = freeze()
    say(f"{folder}: version {VERSION}, {size_of(folder) / 1e6:.1f} MB")
    return 0
