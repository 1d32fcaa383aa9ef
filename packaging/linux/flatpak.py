"""Write a folder from which flatpak-builder builds the program, without a network.

    python packaging/build.py flatpak
    flatpak-builder --disable-download build/flatpak/app build/flatpak/MANIFEST.yml

In the folder are the manifest, the wheels of the program and of all that it needs, for the Python
of the runtime, and the files for desktops.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from typing import Final

from icons import write_icons_apart
from linux import metadata
from product import APPLICATION_ID, BUILD, DIST, PROGRAM, ROOT, VERSION
from tools import BuildError, run, say

PLACE: Final = BUILD / "flatpak"
RUNTIME, PYTHON = "25.08", "3.13"
"""The version of the runtime org.freedesktop.Platform, and of the Python in it."""


def main(arguments: Sequence[str]) -> int:
    """Write the folder, and say where the manifest is."""
    del arguments
    wheel = next(DIST.glob(f"*-{VERSION}-*.whl"), None)
    if wheel is None:
        raise BuildError(f"{DIST} has no wheel; first: python packaging/build.py wheel")
    shutil.rmtree(PLACE, ignore_errors=True)
    wheels = PLACE / "wheels"
    wheels.mkdir(parents=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    platforms = [f"--platform=manylinux_2_{number}_x86_64" for number in (34, 28, 27, 17)]
    options = [f"--python-version={PYTHON}", *platforms, f"--dest={wheels}"]
    run([*command, *options, "--constraint", ROOT / "packaging" / "constraints.txt", wheel])
    write_icons_apart()
    metadata.install(PLACE / "usr")
    manifest = PLACE / f"{APPLICATION_ID}.yml"
    manifest.write_text(metadata.filled("flatpak.yml", runtime=RUNTIME), encoding="utf-8")
    say(f"{manifest}: {len(list(wheels.iterdir()))} wheels, {PROGRAM} {VERSION}")
    return 0
