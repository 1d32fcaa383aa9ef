"""Files, folders and what becomes of broken ones."""

import errno
import io
import os
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from analyser import CardError, HandRow, UnreadHand, compare, read_hands
from analyser.poker.hand_files import batch
from analyser.poker.hand_files.batch import Batch, Origin, open_batch
from analyser.poker.hand_files.format import find_format
from analyser.poker.hand_files.text import ByteStream, open_file
from histories import HOLDEM, PHH, ohh, ohh_text

from .conftest import EULER, Read, rows_of


def test_a_folder_is_read_as_one(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "a.txt").write_text(EULER)
    (tmp_path / "b.csv").write_text("hand 1,hand 2\nAhKh,QsQd\n")
    (tmp_path / "deeper" / "c.phh").write_text(PHH)
    (tmp_path / "deeper" / "d.json").write_text(ohh_text(ohh()))
    (tmp_path / "e.txt").write_text(HOLDEM)
    (tmp_path / ".hidden").write_text("nothing to read")
    (tmp_path / "f.bin").write_bytes(bytes(range(256)) * 3)
    batch = open_batch(tmp_path)
    assert batch.format == "mixed"
    assert dict(zip(batch.files, [one.format for one in batch.origins], strict=True)) == {
        str(tmp_path / "a.txt"): "lines",
        str(tmp_path / "b.csv"): "csv",
        str(tmp_path / "deeper" / "c.phh"): "phh",
        str(tmp_path / "deeper" / "d.json"): "ohh",
        str(tmp_path / "e.txt"): "pokerstars",
        str(tmp_path / "f.bin"): "lines",
    }
    found = list(batch)
    names = [Path(row.file).name for row in found if isinstance(row, HandRow)]
    assert names == ["a.txt", "b.csv", "c.phh", "d.json", "e.txt"]
    assert {Path(one.file).name for one in found if isinstance(one, UnreadHand)} == {"f.bin"}


def test_a_file_that_is_not_there_and_an_unknown_game_are_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_hands(tmp_path / "nowhere.txt")
    with pytest.raises(CardError, match="“bridge” is not a game"):
        read_hands(tmp_path, game="bridge")


def test_a_file_that_vanishes_meanwhile_stops_nothing(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / name).write_text(HOLDEM)
    batch = open_batch(tmp_path)
    assert batch.format == "pokerstars"  # of all files
    (tmp_path / "b").unlink()
    found = list(batch)
    assert [Path(row.file).name for row in found if isinstance(row, HandRow)] == ["a", "c"]
    (error,) = [one for one in found if isinstance(one, UnreadHand)]
    why = "The file cannot be read: No such file or directory"
    assert (error.line, error.message) == (None, why)


def test_a_file_that_is_cut_while_it_is_read_is_not_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text(f"{EULER}\n" * 40_000)
    (tmp_path / "b.txt").write_text(f"{EULER}\n")
    rows = iter(open_batch(tmp_path))
    first = next(rows)
    os.truncate(path, 700_000)
    *_, error, last = rows
    assert isinstance(first, HandRow)
    assert isinstance(error, UnreadHand)
    assert (error.file, error.line) == (str(path), None)
    assert error.message == "The file cannot be read: It became shorter while it was read"
    assert isinstance(last, HandRow)


def test_options_count_for_hands_that_do_not_say(tmp_path: Path) -> None:
    (tmp_path / "hands").write_text("Jo8s8h5d5c v AsAhAdKcKd\n")
    (row,) = rows_of(tmp_path / "hands", game="draw", options={"joker": "wild"})
    why = "both have a full house; the higher three of a kind wins, aces over eights"
    assert (row.winners, row.reason) == ((1,), why)


@pytest.mark.parametrize(("line", "game"), [
    ("AhKh v QsQd @ Qc Jh 2h 7d 3c", "holdem"), ("AhKh v 2s2d @ Qc Jh 5h 7d 3c", "holdem"),
    ("5h5c6s7sKd v 2c3s8s8dTd", "any"),
])  # fmt: skip
def test_options_alone_leave_the_game_to_the_cards(read: Read, line: str, game: str) -> None:
    """As in ``compare``."""
    compared = compare(line, options={"wild": "2"})
    (row,), errors = read(line, options={"wild": "2"})
    assert (row.game, row.winners) == (compared.game, compared.winners)
    assert (row.game, row.reason) == (game, compared.reason.text)
    assert (row.played.options.wild, errors) == ((2,), [])


def test_options_that_the_game_of_a_hand_lacks_are_its_error(read: Read) -> None:
    text = "AhKhQhJh v AsKsQsJs @ 2c3c4c\nOmaha: AhKhQhJh v AsKsQsJs @ 2c3c4c\nAhKh v QsQd\n"
    rows, (error,) = read(text, options={"wild": "2"})
    assert [(row.line, row.game) for row in rows] == [(2, "omaha"), (3, "holdem")]
    assert (error.line, error.message) == (1, "Omaha has no option “wild”; leave it out")
    for options in ({"no_qualifier": True}, {"wild": "x"}):
        with pytest.raises(CardError):
            read(text, options=options)
    assert read(text, options={}) == read(text)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# nothing\n"])
def test_an_empty_file_has_neither_rows_nor_errors(read: Read, data: bytes) -> None:
    assert read(data) == ([], [])


def test_half_a_line_is_the_last_line(read: Read) -> None:
    rows, (error,) = read(EULER + EULER[:-5])
    assert (len(rows), error.line) == (1, 2)
    rows, errors = read(EULER + EULER[:-1])
    assert (len(rows), errors) == (2, [])


def test_an_unreadable_file_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_text(EULER)

    def guarded(file: str) -> ByteStream:
        if Path(file).name == "b":
            raise PermissionError(errno.EACCES, "Permission denied", file)
        return open_file(file)

    monkeypatch.setattr("analyser.poker.hand_files.batch.open_file", guarded)
    batch = open_batch(tmp_path)
    assert (batch.format, [one.format for one in batch.origins]) == ("lines", ["lines", None])
    row, error = batch
    assert isinstance(row, HandRow)
    assert isinstance(error, UnreadHand)
    assert error.message == "The file cannot be read: Permission denied"


def test_a_program_without_streams_has_no_input_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(FileNotFoundError, match="there is no standard input"):
        open_batch("-")


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

    monkeypatch.setattr(batch, "open_file", opened)
    monkeypatch.setattr(batch, "find_format", found)
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
    files = [*batch.files_at(path), f"{path}/none.txt"]
    found = Batch([Origin(name) for name in files])
    return [row.message for row in found if isinstance(row, UnreadHand)]


def test_what_cannot_be_read_in_a_zip_file_is_said(archive: Path) -> None:
    with pytest.raises(OSError, match="packed file is damaged"):
        batch.ZipMember(str(archive), f"{archive}/none.txt")
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
    assert batch.files_at(archive) == [str(archive)]
