"""What macOS reads in the bundle and what it may do: Info.plist and the entitlements."""

import plistlib

from macos.property_list import HANDS_TYPE, TABLE_TYPE, property_list
from product import FILE_SUFFIX, HANDS_TYPES, VERSION


def test_the_property_list_has_the_version_and_real_booleans_and_can_be_written() -> None:
    entries = property_list()
    assert entries["CFBundleVersion"] == entries["CFBundleShortVersionString"] == VERSION
    assert entries["NSHighResolutionCapable"] is True
    assert entries["NSRequiresAquaSystemAppearance"] is False
    assert entries["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert plistlib.loads(plistlib.dumps(entries)) == entries


def test_the_types_of_saved_tables_and_of_hands_are_declared_and_opened() -> None:
    entries = plistlib.loads(plistlib.dumps(property_list()))
    opened, _ = entries["CFBundleDocumentTypes"]
    (declared,) = entries["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]] == [TABLE_TYPE]
    suffixes = declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{suffix}" for suffix in suffixes] == [FILE_SUFFIX]
    _, opened = entries["CFBundleDocumentTypes"]
    (declared,) = entries["UTImportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]] == [HANDS_TYPE]
    assert opened["CFBundleTypeRole"] == "Viewer"
    suffixes = declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{suffix}" for suffix in suffixes] == list(HANDS_TYPES)
