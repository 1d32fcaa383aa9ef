"""The entries of Info.plist, which macOS reads in the application bundle."""

from __future__ import annotations

from product import (
    APPLICATION_ID,
    AUTHORS,
    FILE_SUFFIX,
    FILE_TYPE,
    HANDS_NAME,
    HANDS_TYPES,
    MIME_TYPE,
    NAME,
    VERSION,
)

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
