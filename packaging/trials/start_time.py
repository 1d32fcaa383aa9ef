"""Compare the start times of the frozen program and the source, until the first window is painted.

    python packaging/build.py start

Both run offscreen, in turn. The first start of each is not measured, because then Python compiles
the source; the frozen program is compiled already.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from product import CONSOLE_PROGRAM, FROZEN, ROOT
from tools import BuildError, say

STARTS: Final = 15
MOMENTS: Final = {
    "frame": ("the first painted window", 2.0),
    "window": ("the window with all its cards", 1.45),
}
"""What is painted, and the largest factor by which the frozen program may start slower.

It unpacks its modules, some 70 ms in all: more than half of what the source takes to its frame."""


def seconds(program: Sequence[str | Path], moment: str, folder: str) -> float:
    """Return the seconds from a program's start until it has painted its window.

    `moment`: what must be painted, as for `start.run`. `folder`: the folder for its settings.
    """
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        # The offscreen platform warns that it has no window manager for a window's size limits.
        "QT_LOGGING_RULES": "default.warning=false",
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "",  # empty means: do write it
        "PYTHONPYCACHEPREFIX": folder,
        "XDG_CONFIG_HOME": folder,
        "XDG_DATA_HOME": folder,
    }
    start = time.perf_counter()
    subprocess.run([*program, "--until-painted", moment], env=environment, check=True)
    return time.perf_counter() - start


def main(arguments: Sequence[str]) -> int:
    """Measure the time until the frame is painted, and until the window is painted.

    Return 1 if one of them takes too long.
    """
    del arguments
    frozen = FROZEN / CONSOLE_PROGRAM
    if not frozen.is_file():
        raise BuildError(f"{frozen} is missing; run: python packaging/build.py freeze")
    programs: list[list[str | Path]] = [[frozen], [sys.executable, "-m", "analyser"]]
    status = 0
    for moment, (name, most) in MOMENTS.items():
        with tempfile.TemporaryDirectory() as folder:
            _, *pairs = (
                [seconds(program, moment, folder) for program in programs]
                for _ in range(STARTS + 1)
            )
        ours, source = (median(each) * 1000 for each in zip(*pairs, strict=True))
        ratio = median(one / other for one, other in pairs)
        say(f"{name}: {ours:.0f} ms frozen, {source:.0f} ms from source, {ratio:.2f} of {most}")
        status = status or int(ratio > most)
    return status
