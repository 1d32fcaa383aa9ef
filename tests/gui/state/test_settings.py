"""What is remembered, and what is not believed."""

import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QByteArray, QSettings

from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.state.settings import Settings
from analyser.product import PROGRAM

on_posix = pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")


def stored() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM, PROGRAM)


def write(name: str, value: object) -> None:
    settings = stored()
    settings.setValue(name, value)
    settings.sync()


def test_choices_are_as_a_stranger_expects_and_there_the_next_time() -> None:
    settings = Settings()
    assert settings.theme is ThemeName.SYSTEM
    assert settings.deck is DeckColours.TWO
    assert settings.geometry_of(1).isEmpty()
    assert settings.type_anywhere
    assert (settings.zoom, Settings().ranges) == (100, {})
    ranges = {"Mine / yours, 3": "QQ+, AKs", "Ängstlich": "AA"}
    Settings().ranges = ranges
    assert Settings().ranges == ranges
    Settings().ranges = {"one": "KK"}
    assert Settings().ranges == {"one": "KK"}
    Settings().ranges = {}
    assert Settings().ranges == {}
    settings = Settings()
    assert settings.recent_files == []
    for paths in (["/a b,c/ü.handtable"], [f"/{number}" for number in range(12)], []):
        settings.recent_files = paths
        assert Settings().recent_files == paths[:10]
    settings = Settings()
    settings.theme = ThemeName.DARK
    settings.deck = DeckColours.SAFE
    settings.set_geometry_of(1, QByteArray(b"\x01\x02\x00\xff"))
    settings.type_anywhere = False
    settings.zoom = 150
    del settings  # which writes the file, as the end of a program does
    assert Path(stored().fileName()).exists()
    again = Settings()
    assert again.theme is ThemeName.DARK
    assert again.deck is DeckColours.SAFE
    assert not again.type_anywhere
    assert (again.zoom, again.geometry_of(1)) == (150, QByteArray(b"\x01\x02\x00\xff"))
    again.set_geometry_of(2, QByteArray(b"two"))
    assert again.geometry_of(1) == QByteArray(b"\x01\x02\x00\xff")
    assert again.geometry_of(2) == QByteArray(b"two")
    assert again.geometry_of(3).isEmpty()


@pytest.mark.parametrize("value", ["", "purple", 7, ["dark", "light"], "@Invalid()", "\x00"])
def test_values_that_make_no_sense_count_as_missing(value: object) -> None:
    for name in ("theme", "deck", "geometry"):
        write(name, value)
    settings = Settings()
    assert settings.theme is ThemeName.SYSTEM
    assert settings.deck is DeckColours.TWO
    assert isinstance(settings.geometry_of(1), QByteArray)


@pytest.mark.parametrize("value", [7, True, "@Invalid()", [7], ["", None], QByteArray(b"x")])
def test_recent_files_that_make_no_sense_are_none_that_are_there(value: object) -> None:
    write("recent", value)
    assert not any(Path(path).exists() for path in Settings().recent_files)


@pytest.mark.parametrize("value", ["", "big", 7, "0", "-100", 100000, ["100", "150"]])
def test_a_size_of_text_that_is_not_offered_is_the_plain_one(value: object) -> None:
    write("zoom", value)
    assert Settings().zoom == 100


def kept_aside(file: Path) -> list[Path]:
    return sorted(file.parent.glob("settings-kept-*.ini"))


@pytest.fixture
def file() -> Path:
    path = Path(stored().fileName())
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


@on_posix
@pytest.mark.parametrize("kind", ["pipe", "endless", "folder"])
def test_what_is_no_file_never_holds_the_start_up(file: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "endless":
        file.symlink_to("/dev/zero")
    else:
        file.mkdir()
    settings = Settings()
    (aside,) = kept_aside(file)
    assert settings.trouble == f"A file of the program cannot be read; it is kept as {aside}"
    settings.theme = ThemeName.DARK
    settings.store.sync()
    assert Settings().theme is ThemeName.DARK
    assert Settings().trouble == ""


def test_a_huge_file_is_put_aside_unread(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with file.open("wb") as gigabytes:
        gigabytes.truncate(8 << 30)

    def read_bytes(path: Path) -> bytes:
        assert not path.exists(), "it is read"
        return b""

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    settings = Settings()
    assert settings.theme is ThemeName.SYSTEM
    assert [path.stat().st_size for path in kept_aside(file)] == [8 << 30]


@pytest.mark.parametrize(("content", "theme"), [
    (b"[General]\ntheme=dark\nnot a setting at all\n", ThemeName.DARK),
    (bytes(range(256)) * 40, ThemeName.SYSTEM),
], ids=["a line", "all"])  # fmt: skip
def test_a_damaged_file_is_kept_and_said(file: Path, content: bytes, theme: ThemeName) -> None:
    file.write_bytes(content)
    settings = Settings()
    assert settings.theme is theme
    (aside,) = kept_aside(file)
    assert aside.read_bytes() == content
    assert str(aside) in settings.trouble
    settings.deck = DeckColours.SAFE
    settings.store.sync()
    assert Settings().deck is DeckColours.SAFE
    assert ("theme=dark" in file.read_text(encoding="utf-8")) == (theme is ThemeName.DARK)
    assert aside.read_bytes() == content


@on_posix
def test_what_is_not_put_aside_is_not_opened(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(file)

    monkeypatch.setattr(Path, "replace", Mock(side_effect=PermissionError(13, "Permission denied")))
    settings = Settings()
    assert settings.trouble == f"The settings cannot be read; they stay in {file}"
    settings.theme = ThemeName.DARK
    assert settings.theme is ThemeName.DARK
    assert file.is_fifo()


def test_a_damaged_number_of_ranges_is_not_counted_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """As read from a file that says it has two thousand million of them, and has eleven."""
    ranges = {f"range {number}": "QQ+" for number in range(11)}
    Settings().ranges = ranges
    settings = Settings()
    settings.store.setValue("ranges/size", 2_000_000_000)
    value = Mock(side_effect=settings.store.value)
    monkeypatch.setattr(settings.store, "value", value)
    assert list(settings.ranges.items()) == list(ranges.items())
    assert value.call_count == 2 * len(ranges)
