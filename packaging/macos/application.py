"""The application bundle: what its Info.plist says to macOS, and the check that it is whole."""

from __future__ import annotations

import plistlib
from pathlib import Path

from product import (
    APPLICATION_ID,
    AUTHORS,
    FILE_SUFFIX,
    FILE_TYPE,
    HANDS_NAME,
    HANDS_TYPES,
    MIME_TYPE,
    NAME,
    PROGRAM,
    VERSION,
)
from tools import BuildError, say

APPLICATION = f"{NAME}.app"

OLDEST_SYSTEM = "14.0"
"""The oldest macOS on which the frozen wheels of Qt and NumPy run."""

TABLE_TYPE = f"{APPLICATION_ID}.table"
"""The uniform type identifier of saved tables."""
HANDS_TYPE = f"{APPLICATION_ID}.hands"
"""The type identifier of files of hands. Their formats are not ours: another program's identifier
has priority."""


def property_list(version: str = VERSION) -> dict[str, object]:
    """Return the entries that PyInstaller does not write on its own."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, MIT licence",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # the program supports the dark appearance
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": FILE_TYPE,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TABLE_TYPE],
            },
            {
                "CFBundleTypeName": HANDS_NAME,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Default",
                "LSItemContentTypes": [HANDS_TYPE],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TABLE_TYPE,
                "UTTypeDescription": FILE_TYPE,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [FILE_SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": HANDS_TYPE,
                "UTTypeDescription": HANDS_NAME,
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [
                        suffix.removeprefix(".") for suffix in HANDS_TYPES
                    ],
                    "public.mime-type": list(dict.fromkeys(HANDS_TYPES.values())),
                },
            }
        ],
    }


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
