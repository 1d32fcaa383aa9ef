"""Build the wheel and the source archive into dist, and run the wheel from a clean environment.

python packaging/build.py wheel
"""

from __future__ import annotations

import importlib.util
import shutil
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from check import DISPLAYS, check_self_test, check_terminal, clean_environment
from product import BUILD, CONSOLE_PROGRAM, DIST, ROOT, VERSION
from tools import BuildError, reproducible_environment, run, say

TARGETS = ("wheel", "sdist")


def build_archives(place: Path = DIST, root: Path = ROOT) -> list[Path]:
    """Build the wheel and the source archive of the checkout `root`; the files in `place`.

    Raises:
        BuildError: hatchling is missing, or failed.
    """
    if importlib.util.find_spec("hatchling") is None:
        raise BuildError(
            f"hatchling is missing; type: {sys.executable} -m pip install --editable '.[freeze]'"
        )
    built = []
    for target in TARGETS:
        words = ["-m", "hatchling", "build", "-t", target, "-d", str(place)]
        run([sys.executable, *words], folder=root, environment=reproducible_environment())
        (archive,) = place.glob(f"*-{VERSION}{'-*.whl' if target == 'wheel' else '.tar.gz'}")
        built.append(archive)
    return built


def check_wheel(wheel: Path, place: Path = BUILD / "wheel-environment") -> None:
    """Install the wheel into an environment of its own in `place`, and let the program test itself.

    Raises:
        BuildError: it does not install, or the program does not work.
    """
    shutil.rmtree(place, ignore_errors=True)
    # Without pip, so that nothing is in it but what the program needs: ingredients.py lists that.
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
    """Build both, and try the wheel.

    Raises:
        BuildError: something failed.
    """
    del arguments
    wheel, source = build_archives()
    check_wheel(wheel)
    say(f"{wheel}\n{source}")
    return 0
