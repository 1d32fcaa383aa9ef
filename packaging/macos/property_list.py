"""What macOS reads in the application bundle: Info.plist."""

from __future__ import annotations

from product import APPLICATION_ID, AUTHORS, FILE_SUFFIX, FILE_TYPE, MIME_TYPE, NAME, VERSION

OLDEST_SYSTEM = "14.0"
"""What the wheels of Qt and NumPy that are frozen in ask for, at most."""

TABLE_TYPE = f"{APPLICATION_ID}.table"
"""The uniform type identifier of saved tables."""


def property_list(version: str = VERSION) -> dict[str, object]:
    """The entries that PyInstaller does not write on its own."""
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
        "NSRequiresAquaSystemAppearance": False,  # follows the dark appearance
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": FILE_TYPE,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TABLE_TYPE],
            }
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
    }
