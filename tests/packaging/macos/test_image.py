"""The disk image for macOS, and what signs it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from macos import image
from product import NAME, PROGRAM, VERSION


@pytest.fixture
def application(tmp_path: Path) -> Path:
    folder = tmp_path / f"{NAME}.app"
    folder.mkdir()
    return folder


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would be run on macOS."""
    done: list[list[str]] = []

    def run(command: Sequence[str | Path]) -> str:
        done.append([str(word) for word in command])
        return ""

    monkeypatch.setattr(image, "run", run)
    return done


def test_without_credentials_nothing_is_signed(commands: list[list[str]], tmp_path: Path) -> None:
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
