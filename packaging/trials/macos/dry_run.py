"""Write the macOS application bundle on Linux, as far as possible, and check it.

    python packaging/build.py macos-dry

The programs in the bundle are for Linux, so no Mac can start them. But this runs the part of the
spec that otherwise only macOS runs, and Info.plist, the icon and the layout are those of a release.
The result is in build/macos-dry.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from compile_resources import compile_resources
from frozen.freeze import SPEC
from icons import write_icons_apart
from macos.application import APPLICATION, check_application
from product import BUILD
from tools import reproducible_environment, run

PLACE: Final = BUILD / "macos-dry"

PRETEND: Final = """
import sys
import types

import PyInstaller.building.osx as building
from PyInstaller.__main__ import run

# The only module that checks the system before it writes a bundle; signing needs macOS' tools.
building.is_darwin = True
building.osxutils = types.SimpleNamespace(sign_binary=lambda *arguments, **options: None)
run(sys.argv[1:])
"""


def write_bundle(place: Path = PLACE) -> Path:
    """Run the spec as if this were macOS, and return the bundle."""
    shutil.rmtree(place, ignore_errors=True)
    compile_resources()
    write_icons_apart()
    options = [
        "--noconfirm",
        "--log-level=ERROR",
        f"--distpath={place}",
        f"--workpath={place}/work",
    ]
    run(
        [sys.executable, "-c", PRETEND, *options, SPEC],
        environment={**reproducible_environment(), "HAND_ANALYSER_SYSTEM": "darwin"},
    )
    return place / APPLICATION


def main(arguments: Sequence[str]) -> int:
    """Write the bundle and check it."""
    del arguments
    check_application(write_bundle())
    return 0
