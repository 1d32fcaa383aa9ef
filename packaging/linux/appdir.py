"""Arrange the frozen program in a folder that the official tool packs into an AppImage.

    python packaging/build.py appdir

The tool is not in Debian; the release workflow has it:

    appimagetool build/hand-analyser.AppDir dist/hand-analyser-VERSION-x86_64.AppImage

The form of the folder: https://docs.appimage.org/reference/appdir.html.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from linux import deb, metadata
from product import APPLICATION_ID, BUILD, FROZEN, PROGRAM
from tools import BuildError, say, source_date

APPDIR: Final = BUILD / f"{PROGRAM}.AppDir"
ICON: Final = Path("usr", "share", "icons", "hicolor", "256x256", "apps", f"{APPLICATION_ID}.png")
LAUNCHER: Final = Path("usr", "share", "applications", f"{APPLICATION_ID}.desktop")


def build(target: Path = APPDIR, frozen: Path = FROZEN) -> Path:
    """Arrange a frozen program in a folder, whose old contents are deleted."""
    if not (frozen / PROGRAM).is_file():
        raise BuildError(f"{frozen} has no {PROGRAM}; first: python packaging/build.py freeze")
    shutil.rmtree(target, ignore_errors=True)
    usr = target / "usr"
    deb.place_program(usr, frozen)
    metadata.install(usr)
    documents = usr / "share" / "doc" / PROGRAM
    metadata.write(documents / "copyright", deb.copyright_file().encode())
    deb.link_notices(documents)
    links = {
        "AppRun": Path("usr", "bin", PROGRAM),
        ".DirIcon": ICON,
        ICON.name: ICON,
        LAUNCHER.name: LAUNCHER,
    }
    for name, goal in links.items():
        (target / name).symlink_to(goal)
    deb.settle(target, source_date())
    return target


def main(arguments: Sequence[str]) -> int:
    """Arrange the folder and say where it is."""
    del arguments
    say(str(build()))
    return 0
