"""Install the wheel into a new environment, and use the program there.

python packaging/build.py wheel
"""

from __future__ import annotations

import shutil
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from product import CONSOLE_PROGRAM, DIST
from tools import run
from trials.program import DISPLAYS, check_self_test, check_terminal, clean_environment
from wheels.archives import PATTERNS
from wheels.ingredients import ENVIRONMENT


def check_wheel(wheel: Path, place: Path = ENVIRONMENT) -> None:
    """Install the wheel into a new environment in `place`, and run the program's self-test."""
    shutil.rmtree(place, ignore_errors=True)
    # Without pip, so that it has only what the program needs: wheels/ingredients.py lists that.
    venv.create(place, with_pip=False)
    scripts = place / ("Scripts" if sys.platform == "win32" else "bin")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", place]
    run([*pip, "install", "--quiet", wheel.resolve()], folder=place)
    program = scripts / CONSOLE_PROGRAM
    home = str(place)
    environment = clean_environment(home)
    check_terminal([program], environment)
    check_self_test([program], DISPLAYS[sys.platform][0], environment, home, how="from source")


def main(arguments: Sequence[str]) -> int:
    """Try the wheel that was built."""
    del arguments
    (wheel,) = DIST.glob(PATTERNS["wheel"])
    check_wheel(wheel)
    return 0
