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


def main(arguments: Sequence[str]) -> int:
    """Run the spec as if this were macOS, and check the bundle."""
    del arguments
    shutil.rmtree(PLACE, ignore_errors=True)
    compile_resources()
    write_icons_apart()
    options = ["--noconfirm", "--log-level=ERROR", f"--distpath={PLACE}"]
    run(
        [sys.executable, "-c", PRETEND, *options, f"--workpath={PLACE}/work", SPEC],
        environment={**reproducible_environment(), "HAND_ANALYSER_SYSTEM": "darwin"},
    )
    check_application(PLACE / APPLICATION)
    return 0
