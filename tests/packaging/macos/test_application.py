"""A bundle that is not as it should be is found."""

import plistlib
from pathlib import Path

import pytest

from icons import icns
from macos.application import check_application
from macos.property_list import property_list
from product import APPLICATION_ID, NAME, PROGRAM
from tools import BuildError


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
    entries = {**property_list(), "CFBundleExecutable": PROGRAM, "CFBundlePackageType": "APPL"}
    entries |= {"CFBundleIconFile": f"{PROGRAM}.icns", "CFBundleIdentifier": APPLICATION_ID}
    path.write_bytes(plistlib.dumps({**entries, **changed}))


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
