"""Build the wheel and the source archive into dist.

python packaging/build.py wheel
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from product import DIST, ROOT, VERSION
from tools import reproducible_environment, run, say

PATTERNS: Final = {"wheel": f"*-{VERSION}-*.whl", "sdist": f"*-{VERSION}.tar.gz"}
"""What is built, in hatchling's terms, and the pattern of its file's name."""


def build_archives(place: Path = DIST, root: Path = ROOT) -> list[Path]:
    """Build wheel and source archive of the checkout `root`; return the files in `place`."""
    built = []
    for target, pattern in PATTERNS.items():
        words = ["-m", "hatchling", "build", "-t", target, "-d", str(place)]
        run([sys.executable, *words], folder=root, environment=reproducible_environment())
        (archive,) = place.glob(pattern)
        built.append(archive)
    return built


def main(arguments: Sequence[str]) -> int:
    """Build both archives and say where they are."""
    del arguments
    say("\n".join(map(str, build_archives())))
    return 0
