"""A table has the rows that the file has, whatever kind of file it is."""

import gc
import io
import os
import random
import sys
import tracemalloc
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser import HandRow, UnreadHand
from analyser.poker.errors import FileChangedError, FileGoneError
from analyser.poker.games.registry import find_game
from analyser.poker.generators import finish
from analyser.poker.hand_files import text as file_text
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_table import columns, line_index, string_table
from analyser.poker.hand_table.columns import Mark
from analyser.poker.hand_table.table import FileTable
from histories import PHH, POKERSTARS
from mostly_long import mostly_long

from .conftest import CARDS, CSV, EULER, FILES, HISTORIES, LINES, Tabled


def same(table: FileTable) -> None:
    """Every row read again is the row that reading the file gives."""
    assert table.files or table.path is not None
    paths = table.path or ""
    assert isinstance(paths, str | Path)
    plain = list(open_batch(paths, table.game))
    assert len(table) == len(plain)
    assert [table.row(number) for number in range(len(table))] == plain


def filled(path: Path, game: str | None = None) -> FileTable:
    table = FileTable(path, game=None if game is None else find_game(game))
    finish(table.read())
    return table


def begun(path: Path, text: str) -> tuple[FileTable, Generator[float, None, None]]:
    """A table of a file with this text that has its first rows, and the steps that are left."""
    path.write_text(text)
    table = FileTable(path)
    steps = table.read()
    while not len(table):
        next(steps)
    return table, steps


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a file of hands may be written."""
    return tmp_path / "hands.txt"


@pytest.mark.parametrize(
    "encoding", mostly_long(1, ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "cp1252"])
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("name", FILES)
def test_rows_are_those_of_the_file(tmp_path: Path, name: str, encoding: str, ends: str) -> None:
    path = tmp_path / name
    path.write_bytes(FILES[name].replace("\n", ends).encode(encoding))
    same(filled(path))


def test_a_game_that_nobody_says_can_be_chosen(path: Path) -> None:
    path.write_text(f"{EULER}\n" * 1_000)
    table = filled(path, "lowball")
    row = table.row(999)
    assert isinstance(row, HandRow)
    assert row.game == "lowball"
    same(table)


@given(
    st.lists(st.sampled_from([*LINES, "two hands"]), max_size=120),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16-le", "utf-16", "cp1252"]),
    st.sampled_from(["\n", "\r\n"]),
    st.integers(1, 4_000),
    st.randoms(),
)
def test_any_lines_at_any_places(
    tmp_path_factory: pytest.TempPathFactory,
    lines: list[str],
    encoding: str,
    ends: str,
    apart: int,
    dice: random.Random,
) -> None:
    written = [" ".join(dice.sample(CARDS, 10)) if line == "two hands" else line for line in lines]
    path = tmp_path_factory.mktemp("any") / "hands.txt"
    path.write_bytes(ends.join(written).encode(encoding, "replace"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_index, "APART", apart)
        same(filled(path))


@given(st.binary(max_size=400), st.sampled_from(["x.txt", "x.csv", "x.phh", "x.ohh", "x"]))
def test_bytes_are_rows(tmp_path_factory: pytest.TempPathFactory, data: bytes, name: str) -> None:
    path = tmp_path_factory.mktemp("bytes") / name
    path.write_bytes(data)
    same(filled(path))


def test_pasted_text_is_read_like_a_file(path: Path) -> None:
    path.write_text(FILES["lines.txt"])
    table = FileTable(text=FILES["lines.txt"])
    finish(table.read())
    again, plain = filled(path), table.snapshot.columns
    assert plain.check.tolist() == again.snapshot.columns.check.tolist()
    ours, others = ([str(one.row(at)) for at in range(50)] for one in (table, again))
    assert [row.replace("'-'", repr(str(path))) for row in ours] == others
    table.close()


@pytest.mark.parametrize(
    "text", [FILES["plain.txt"] * 60, CSV, HISTORIES], ids=["long", "csv", "*"]
)
def test_input_can_be_read_again(path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    path.write_text(text)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    table = FileTable("-")
    finish(table.read())
    plain = list(open_batch(path))
    assert len(table) == len(plain)
    for number in {0, 1, len(plain) // 2, len(plain) - 1}:
        found, wanted = table.row(number), plain[number]
        assert str(found).replace("'-'", repr(str(path))) == str(wanted)
    table.close()


def test_a_table_that_is_closed_before_its_format_is_known_stays_empty(path: Path) -> None:
    path.write_text(FILES["lines.txt"])
    table = FileTable(path)
    table.close()
    finish(table.read())
    assert not table


def test_a_row_that_was_read_is_remembered(tabled: Tabled) -> None:
    table = tabled(f"{EULER}\n" * 2_000)
    first = table.row(7)
    assert table.row(7) is first
    for number in range(1_000):
        table.row(number)
    assert table.row(7) == first
    assert table.row(7) is not first


def unseen(change: Callable[[str], str], path: Path) -> None:
    """In place, with its size, time and node as before."""
    status = path.stat()
    path.write_text(change(path.read_text()))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def other_card(text: str) -> str:
    return text.replace("8C TS", "8D TS")


def line_lower(text: str) -> str:
    """The same bytes, but the lines begin elsewhere."""
    return "\n" + text[:-1]


def replace_it(path: Path) -> None:
    """By another file of the same size and time."""
    path.with_name("old").write_text(path.read_text())
    os.utime(path.with_name("old"), ns=(1, 1))
    path.with_name("old").replace(path)
    unseen(other_card, path)


CHANGES: dict[str, Callable[[Path], object]] = {
    "a card": lambda path: path.write_text(other_card(path.read_text())),
    "cut": lambda path: os.truncate(path, 100),
    "longer": lambda path: path.write_text(path.read_text() + EULER),
    "replaced": replace_it,
    "a card, unseen": partial(unseen, other_card),
    "a line lower, unseen": partial(unseen, line_lower),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("lines", [3, 3_000])
def test_a_file_that_changed_is_said(path: Path, change: str, lines: int) -> None:
    path.write_text(f"{EULER}\n" * lines)
    os.utime(path, ns=(1, 1))  # long ago, so that a change changes it
    table = filled(path)
    CHANGES[change](path)
    with pytest.raises(FileChangedError) as caught:
        table.row(0)
    assert str(caught.value) == f"The file “{path}” has changed since it was read; open it again"


def test_a_file_that_is_gone_is_said_and_errors_need_none(path: Path) -> None:
    path.write_text(f"{EULER}\nAhKx\n")
    table = filled(path)
    path.unlink()
    with pytest.raises(FileGoneError, match=r"hands.txt” cannot be read any more \(No such file"):
        table.row(0)
    error = table.row(1)
    assert isinstance(error, UnreadHand)
    assert (error.file, error.line) == (str(path), 2)
    assert error.message.startswith("“AhKx” cannot be read from “Kx” on")


def test_a_file_that_changes_while_it_is_read_is_said(path: Path) -> None:
    table, steps = begun(path, f"{EULER}\n" * 20_000)
    os.truncate(path, 100)
    finish(steps)
    assert 0 < len(table) < 20_000
    with pytest.raises(FileChangedError):
        table.row(0)


def test_a_file_that_vanishes_from_its_folder_stops_nothing(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).write_text(f"{EULER}\n" * 1_000)
    table = FileTable(tmp_path)
    steps = table.read()
    next(steps)
    (tmp_path / "b").unlink()
    finish(steps)
    assert len(table) == 2_001
    error = table.row(1_000)
    assert isinstance(error, UnreadHand)
    assert (Path(error.file).name, error.line) == ("b", None)
    assert {type(table.row(number)) for number in (999, 1_001)} == {HandRow}


def test_one_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        finish(FileTable(tmp_path / "nowhere").read())


def test_rows_come_in_steps_and_what_is_done_rises(path: Path) -> None:
    path.write_text(f"{EULER}\n" * 40_000 + "AhKh v QsQd\n" * 500)
    table = FileTable(path)
    shares, counts = [], []
    for share in table.read():
        shares.append(share)
        counts.append(len(table))
    assert shares == sorted(shares)
    assert shares[-1] < 1
    assert counts == sorted(counts)
    assert len(set(counts)) > 20
    assert len(table) == 40_500


def test_a_snapshot_never_changes(path: Path) -> None:
    table, steps = begun(path, f"{EULER}\n" * 60_000)
    early = table.snapshot
    lines = early.columns.line.copy()
    finish(steps)
    assert len(early) < len(table) == 60_000
    assert (early.columns.line == lines).all()
    with pytest.raises(ValueError, match="read-only"):
        early.columns.line[0] = 7


@pytest.mark.parametrize("stop", [FileTable.stop, FileTable.close])
def test_reading_can_stop_where_nothing_is(path: Path, stop: Callable[[FileTable], None]) -> None:
    """A file of comments yields no row at which to stop."""
    table, steps = begun(path, f"{EULER}\n" * 10_000 + "# nothing\n" * 100_000)
    stop(table)
    finish(steps)
    assert 0 < len(table) <= 10_000


def test_its_memory_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the rows and of the texts, of which few are remembered."""
    monkeypatch.setattr(string_table, "REMEMBERED", 16)
    path = tmp_path / "hands.txt"
    path.write_text("".join([f"“{at}” is no card\n" for at in range(40)]))
    table = filled(path)
    assert table.memory > table.snapshot.columns.line.nbytes + path.stat().st_size
    same(table)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "lines",
    mostly_long(
        1,
        [
            (f"{EULER}\n", 50_000),
            ("AhKh v QsQd @ Qc Jh 2h 8h 3c\n", 2_000),
            (f"{EULER}\nAhKx{{at}}\n", 2_000),
            (POKERSTARS["holdem"].replace("Hand #", "Hand #{at}") + "\n\n\n", 1_000),
        ],
    ),
    ids=["two hands", "with a board", "errors", "history"],
)
def test_a_row_takes_two_hundred_bytes_at_most(
    path: Path, monkeypatch: pytest.MonkeyPatch, lines: tuple[str, int]
) -> None:
    """By Python's own count of what was taken; what does not grow with the table is made small."""
    line, count = lines
    monkeypatch.setattr(columns, "FIRST_ROOM", 16)
    monkeypatch.setattr(string_table, "REMEMBERED", 16)
    path.write_text("".join([line.replace("{at}", str(at)) for at in range(count)]))
    filled(path)  # class tables and sentences that stay
    table = FileTable(path)
    tracemalloc.start()
    finish(table.read())
    gc.collect()  # what is still to be collected is not kept
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(table) >= count
    assert table.memory <= taken
    assert taken <= 200 * len(table) + 100_000


def test_what_the_file_paid_is_marked(tabled: Tabled) -> None:
    wrong = PHH.replace("[2000, 4000, 5000]", "[0, 6000, 5000]")
    table = tabled(f"[1]\n{PHH}\n[2]\n{wrong}\n", "hands.phhs")
    assert table.snapshot.columns.has(Mark.PAID_ANOTHER).tolist() == [False, True]
    assert table.snapshot.columns.has(Mark.HISTORY).all()


def test_the_same_line_is_too_long_wherever_reading_begins() -> None:
    """What is too long depends on the line alone."""
    for size in (file_text.LONGEST, file_text.LONGEST + 1):
        for before in (0, 70_000, 500_000):
            data = b"a" * before + b"\n" + b"x" * size + b"\nend"
            for piece in (1 << 14, 1 << 19):
                lines = list(file_text.Source(io.BytesIO(data), piece=piece).lines())
                assert [number for number, _ in lines] == [1, 2, 3]
                assert isinstance(lines[1][1], file_text.BadLine) == (size > file_text.LONGEST)
                assert lines[2][1] == "end"
