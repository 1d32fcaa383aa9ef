"""Check an application bundle: its Info.plist, and that the files named there exist."""

from __future__ import annotations

import plistlib
from pathlib import Path

from macos.property_list import property_list
from product import APPLICATION_ID, NAME, PROGRAM
from tools import BuildError, say

APPLICATION = f"{NAME}.app"


def check_application(application: Path) -> None:
    """Check the entries of Info.plist, the executable, the icon and the links of a bundle."""
    contents = application / "Contents"
    try:
        found = plistlib.loads((contents / "Info.plist").read_bytes())
    except (OSError, plistlib.InvalidFileException) as error:
        raise BuildError(f"{contents / 'Info.plist'} cannot be read: {error}") from error
    expected = {
        **property_list(),
        "CFBundleExecutable": PROGRAM,
        "CFBundleIconFile": f"{PROGRAM}.icns",
        "CFBundleIdentifier": APPLICATION_ID,
        "CFBundlePackageType": "APPL",
    }
    for key, value in expected.items():
        # Compare the types too: for macOS the text "false" is not false.
        if found.get(key) != value or type(found[key]) is not type(value):
            raise BuildError(f"Info.plist: {key} is {found.get(key)!r}, and not {value!r}")
    if not (contents / "MacOS" / PROGRAM).is_file():
        raise BuildError(f"{application} has no executable {PROGRAM}")
    icon = contents / "Resources" / f"{PROGRAM}.icns"
    if not icon.is_file() or not icon.read_bytes().startswith(b"icns"):
        raise BuildError(f"{icon} is not an icon")
    broken = [path for path in application.rglob("*") if path.is_symlink() and not path.exists()]
    if broken:
        raise BuildError(f"links that lead nowhere: {', '.join(map(str, broken))}")
    say(f"{application.name}: {len(expected)} entries of Info.plist, the executable and the icon")
