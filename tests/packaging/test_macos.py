"""The macOS bundle: its Info.plist, its icon, and what signs it."""

from __future__ import annotations

import importlib.util
import plistlib
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from icons import MACOS_TYPES, icns
from macos import image
from macos.application import check_application
from macos.dry_run import write_bundle
from macos.property_list import TABLE_TYPE, property_list
from product import APPLICATION_ID, FILE_SUFFIX, NAME, PROGRAM, VERSION
from tools import BuildError

ENTITLEMENTS = Path(image.__file__).with_name("entitlements.plist")


@pytest.fixture
def application(tmp_path: Path) -> Path:
    """A bundle as PyInstaller writes it, in small."""
    contents = tmp_path / f"{NAME}.app" / "Contents"
    for name in (f"MacOS/{PROGRAM}", f"Resources/{PROGRAM}.icns"):
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_bytes(icns({"icp4": b"picture"}))
    write(contents / "Info.plist")
    return contents.parent


def write(path: Path, **changed: object) -> None:
    """Write an Info.plist with PyInstaller's entries and ours, some of them changed."""
    entries = {
        **property_list(),
        "CFBundleExecutable": PROGRAM,
        "CFBundleIconFile": f"{PROGRAM}.icns",
        "CFBundleIdentifier": APPLICATION_ID,
        "CFBundlePackageType": "APPL",
    }
    path.write_bytes(plistlib.dumps({**entries, **changed}))


def test_the_property_list_survives_being_written() -> None:
    entries = property_list()
    assert plistlib.loads(plistlib.dumps(entries)) == entries


def test_the_property_list_has_the_version_and_real_booleans() -> None:
    entries = property_list()
    assert entries["CFBundleVersion"] == entries["CFBundleShortVersionString"] == VERSION
    assert entries["NSHighResolutionCapable"] is True
    assert entries["NSRequiresAquaSystemAppearance"] is False
    assert entries["LSApplicationCategoryType"] == "public.app-category.card-games"


def test_the_type_of_saved_tables_is_declared_and_opened() -> None:
    entries = plistlib.loads(plistlib.dumps(property_list()))
    (opened,) = entries["CFBundleDocumentTypes"]
    (declared,) = entries["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]] == [TABLE_TYPE]
    suffixes = declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{suffix}" for suffix in suffixes] == [FILE_SUFFIX]


def test_a_bundle_as_it_should_be_passes(application: Path) -> None:
    check_application(application)


@pytest.mark.parametrize(
    "changed",
    [
        {"CFBundleVersion": "0.0"},
        {"NSHighResolutionCapable": "true"},
        {"NSHighResolutionCapable": 1},  # equal to True, and not what macOS wants
        {"CFBundleIdentifier": "hand-analyser"},
    ],
)
def test_a_wrong_entry_is_named(application: Path, changed: dict[str, object]) -> None:
    write(application / "Contents" / "Info.plist", **changed)
    with pytest.raises(BuildError, match=f"Info.plist: {next(iter(changed))} is "):
        check_application(application)


def test_missing_parts_are_named(application: Path) -> None:
    link = application / "Contents" / "link"
    link.symlink_to("nowhere")
    with pytest.raises(BuildError, match="links that lead nowhere"):
        check_application(application)
    link.unlink()
    for part, message in (
        (f"Resources/{PROGRAM}.icns", "is not an icon"),
        (f"MacOS/{PROGRAM}", "has no executable"),
        ("Info.plist", "cannot be read"),
    ):
        (application / "Contents" / part).unlink()
        with pytest.raises(BuildError, match=message):
            check_application(application)


def test_an_icon_has_a_table_of_contents_that_adds_up() -> None:
    data = icns({kind: bytes(size) for kind, size in MACOS_TYPES.items()})
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found, offset = {}, 8
    while offset < len(data):
        (length,) = struct.unpack(">I", data[offset + 4 : offset + 8])
        found[data[offset : offset + 4].decode()] = length - 8
        offset += length
    assert found == MACOS_TYPES


def test_the_entitlements_are_the_two_that_are_needed() -> None:
    entitlements = plistlib.loads(ENTITLEMENTS.read_bytes())
    assert entitlements == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


# ------------------------------------------------------------------------------------ the image


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would be run on macOS."""
    done: list[list[str]] = []

    def run(command: Sequence[str | Path]) -> str:
        done.append([str(word) for word in command])
        return ""

    monkeypatch.setattr(image, "run", run)
    return done


def test_without_credentials_nothing_is_signed_or_sent(
    commands: list[list[str]], tmp_path: Path
) -> None:
    assert image.sign_image(tmp_path / "a.dmg", {}) is False
    assert image.notarise(tmp_path / "a.dmg", {}) is False
    assert commands == []


def test_with_credentials_an_application_is_sent_packed_and_an_image_as_it_is(
    commands: list[list[str]], application: Path, tmp_path: Path
) -> None:
    disk_image = tmp_path / "a.dmg"
    assert image.sign_image(disk_image, {"CODESIGN_IDENTITY": "Us"})
    assert image.notarise(application, {"NOTARY_PROFILE": "us"})
    assert image.notarise(disk_image, {"NOTARY_PROFILE": "us"})
    assert [command[:3] for command in commands] == [
        ["codesign", "--timestamp", "--sign"],
        ["ditto", "-c", "-k"],
        ["xcrun", "notarytool", "submit"],
        ["xcrun", "stapler", "staple"],
        ["xcrun", "notarytool", "submit"],
        ["xcrun", "stapler", "staple"],
    ]
    assert commands[2][3].endswith(".app.zip")
    assert commands[4][3] == commands[5][3] == str(disk_image)


def test_the_image_is_compressed_and_has_a_link_to_drag_to(
    commands: list[list[str]], application: Path, tmp_path: Path
) -> None:
    target = image.write_image(application, tmp_path / "dist" / image.image_name("arm64"))
    assert target.name == f"{PROGRAM}-{VERSION}-macos-arm64.dmg"
    copied, created = commands
    assert copied[:2] == ["ditto", str(application)]
    assert created[:2] == ["hdiutil", "create"]
    assert "UDBZ" in created
    assert created[-1] == str(target)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the bundle is not a dry run")
@pytest.mark.skipif(
    importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is not installed"
)
def test_the_spec_writes_the_bundle(tmp_path: Path) -> None:
    check_application(write_bundle(tmp_path))
