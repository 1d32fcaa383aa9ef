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


def main(arguments: Sequence[str]) -> int:
    """Install the wheel that was built into a new environment, and use it."""
    del arguments
    (wheel,) = DIST.glob(PATTERNS["wheel"])
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    # Without pip, so that it has only what the program needs: wheels/ingredients.py lists that.
    venv.create(ENVIRONMENT, with_pip=False)
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", ENVIRONMENT]
    run([*pip, "install", "--quiet", wheel.resolve()], folder=ENVIRONMENT)
    scripts = ENVIRONMENT / ("Scripts" if sys.platform == "win32" else "bin")
    program, home = scripts / CONSOLE_PROGRAM, str(ENVIRONMENT)
    environment = clean_environment(home)
    check_terminal([program], environment)
    check_self_test([program], DISPLAYS[sys.platform][0], environment, home, how="from source")
    return 0
