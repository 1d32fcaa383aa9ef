"""NumPy without BLAS, which the program hardly needs: the wheel's OpenBLAS has 28 MB.

NumPy is compiled from its source, with its own multiplication of matrices. That takes up to ten
minutes, so the result is kept in the user's cache, one for each version. If HAND_ANALYSER_NUMPY is
“wheel” and there is none yet, as before a change lands, the wheel is frozen as it is; its libraries
for linear algebra then do not count in the checks of sizes.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from product import PROGRAM
from tools import run, say

OPTIONS: Final = ("-Dblas=none", "-Dlapack=none", "-Dallow-noblas=true")
WHEELS_OWN: Final = ("openblas", "libgfortran", "libquadmath")
_BUILD_PATH: Final = re.compile(r'("path": r?")[^"]+')


def linear_algebra(program: Path) -> int:
    """Return the bytes of the libraries of NumPy's wheel in a frozen program."""
    libraries = [file for name in WHEELS_OWN for file in program.rglob(f"*{name}*")]
    return sum(file.stat().st_size for file in libraries if not file.is_symlink())


def folder() -> Path | None:
    """Return a folder with this Python's NumPy, without BLAS; compile it if it is not there.

    Return None if the wheel's is to be frozen.
    """
    version = importlib.metadata.version("numpy")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}-{sys.platform}-{platform.machine()}"
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / PROGRAM
    place = cache / f"numpy-{version}-{tag}"
    if place.is_dir():
        return place
    if os.environ.get("HAND_ANALYSER_NUMPY") == "wheel":
        say(f"NumPy {version} is frozen as its wheel has it, with OpenBLAS")
        return None
    say(f"Compiling NumPy {version} without BLAS, once; this takes minutes: {place}")
    part = cache / f"{place.name}.part"
    shutil.rmtree(part, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-binary=numpy", f"--target={part}", f"numpy=={version}"]
    run([*pip, *options, *(f"-Csetup-args={option}" for option in OPTIONS)])
    # It says with which Python it was built, by its path.
    config = part / "numpy" / "__config__.py"
    config.write_text(_BUILD_PATH.sub(r"\1python", config.read_text(encoding="utf-8")), "utf-8")
    part.rename(place)
    return place
