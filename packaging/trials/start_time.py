"""How long the frozen program takes to its first painted window, against the same from source.

    python packaging/build.py start [PROGRAM]

Offscreen, in turn, after one start of each that is not counted, and in which Python compiles the
source: the frozen program is compiled as well.
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
MOST: Final = 1.25
"""Times the start from source."""
MOMENTS: Final = {"frame": "the first painted window", "window": "the window with all its cards"}


def spawn(program: Sequence[str], moment: str, folder: str) -> float:
    """Seconds from a program's start until it has painted, with settings of its own in `folder`."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        # The offscreen screen has no window manager that could be given a window's size limits.
        "QT_LOGGING_RULES": "default.warning=false",
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "",  # which is: do write it
        "PYTHONPYCACHEPREFIX": folder,
        "XDG_CONFIG_HOME": folder,
        "XDG_DATA_HOME": folder,
    }
    start = time.perf_counter()
    subprocess.run([*program, "--until-painted", moment], env=environment, check=True)
    return time.perf_counter() - start


def measure(frozen: Path, moment: str) -> tuple[float, float, float]:
    """Median seconds of the frozen program and from source, and the median of the ratios."""
    ours, source = [str(frozen)], [sys.executable, "-m", "analyser"]
    with tempfile.TemporaryDirectory() as folder:
        spawn(ours, moment, folder)
        spawn(source, moment, folder)
        pairs = [
            (spawn(ours, moment, folder), spawn(source, moment, folder)) for _ in range(STARTS)
        ]
    return (
        median(ours for ours, _ in pairs),
        median(source for _, source in pairs),
        median(ours / source for ours, source in pairs),
    )


def main(arguments: Sequence[str]) -> int:
    """Measure both moments; 1 if the first comes too late.

    Raises:
        BuildError: there is no frozen program.
    """
    frozen = Path(arguments[0]) if arguments else FROZEN / CONSOLE_PROGRAM
    if not frozen.is_file():
        raise BuildError(f"{frozen} is missing; run: python packaging/build.py freeze")
    status = 0
    for moment, name in MOMENTS.items():
        ours, source, ratio = measure(frozen, moment)
        say(
            f"{name}: {ours * 1000:.0f} ms frozen, {source * 1000:.0f} ms from source, "
            f"ratio {ratio:.2f}, at most {MOST}"
        )
        status = status or int(ratio > MOST)
    return status
