"""Origins: opened twice at most, and their format found once."""

import io
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from analyser import UnreadHand
from analyser.poker.hand_files import origin
from analyser.poker.hand_files.batch import Batch, open_batch
from analyser.poker.hand_files.format import find_format
from analyser.poker.hand_files.origin import Origin
from analyser.poker.hand_files.text import ByteStream, open_file

from .conftest import EULER


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[ByteStream | str]]:
    """What is opened, and of which files the format is looked for."""
    seen: dict[str, list[ByteStream | str]] = {"opened": [], "formats": []}

    def opened(file: str) -> ByteStream:
        stream = open_file(file)
        seen["opened"].append(stream)
        return stream

    def found(head: bytes, name: str) -> object:
        seen["formats"].append(name)
        return find_format(head, name)

    monkeypatch.setattr(origin, "open_file", opened)
    monkeypatch.setattr(origin, "find_format", found)
    return seen


@pytest.mark.parametrize("files", [1, 3])
def test_each_file_is_closed_and_each_format_found_once(
    tmp_path: Path, counted: dict[str, list[ByteStream | str]], files: int
) -> None:
    for name in range(files):
        (tmp_path / f"{name}.txt").write_text(EULER)
    batch = open_batch(tmp_path)
    assert len(list(batch)) == files
    assert (len(counted["opened"]), len(counted["formats"])) == (2 * files, files)
    assert all(isinstance(one, io.BufferedReader) and one.closed for one in counted["opened"])


def test_the_standard_input_is_read_once_and_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.BytesIO(EULER.encode() * 3)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream))
    batch = open_batch("-")
    assert (batch.format, len(list(batch))) == ("lines", 3)
    assert not stream.closed


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A ZIP file in a folder, with two files of hands and some that are hidden."""
    path = tmp_path / "old.zip" / "a.ZIP"
    path.parent.mkdir()
    with ZipFile(path, "w", ZIP_DEFLATED) as file:
        for name in ("in/b.txt", "a.txt", ".hidden", "__MACOSX/a.txt"):
            file.writestr(name, EULER * 3)
        file.mkdir("empty")
    return path


def test_the_files_in_a_zip_file_are_read_as_those_of_a_folder(archive: Path) -> None:
    names = [f"{archive}/a.txt", f"{archive}/in/b.txt"]
    for path in (archive, archive.parent):
        batch = open_batch(path)
        assert list(batch.files) == names
        assert [(row.file, row.line) for row in batch] == [
            (name, line) for name in names for line in (1, 2, 3)
        ]
    one = open_batch(names[1])
    assert (one.format, len(list(one))) == ("lines", 3)
    assert one.origins[0].size == 3 * len(EULER)


def errors_in(path: Path) -> list[str]:
    batch = Batch([Origin(name) for name in [*origin.files_at(path), f"{path}/none.txt"]])
    return [row.message for row in batch if isinstance(row, UnreadHand)]


def test_what_cannot_be_read_in_a_zip_file_is_said(archive: Path) -> None:
    with pytest.raises(OSError, match="packed file is damaged"):
        origin.ZipMember(str(archive), f"{archive}/none.txt")
    damaged = "The file cannot be read: The packed file is damaged"
    assert errors_in(archive) == [damaged]
    data = bytearray(archive.read_bytes())
    data[data.index(b"in/b.txt") + len("in/b.txt") + 2] ^= 0xFF
    archive.write_bytes(data)
    assert errors_in(archive) == [damaged] * 2
    data = bytearray(archive.read_bytes())
    for at in (data.index(b"PK\1\2") + 8, data.index(b"PK\3\4") + 6):
        data[at] |= 1  # encrypted
    archive.write_bytes(data)
    assert "It is in a ZIP file with a password" in str(errors_in(archive))
    archive.write_text("no ZIP file")
    assert origin.files_at(archive) == [str(archive)]
