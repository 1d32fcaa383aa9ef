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


def main(arguments: Sequence[str]) -> int:
    """Arrange the frozen program in the folder, whose old contents are deleted."""
    del arguments
    if not (FROZEN / PROGRAM).is_file():
        raise BuildError(f"{FROZEN} has no {PROGRAM}; first: python packaging/build.py freeze")
    shutil.rmtree(APPDIR, ignore_errors=True)
    usr = APPDIR / "usr"
    deb.place_program(usr, FROZEN)
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
        (APPDIR / name).symlink_to(goal)
    deb.settle(APPDIR, source_date())
    say(str(APPDIR))
    return 0
