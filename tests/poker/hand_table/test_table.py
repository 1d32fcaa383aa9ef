"""A table has the rows that the file has, whatever its kind, and the totals of the verb batch."""

import io
import json
import os
import random
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from weakref import WeakSet

import pytest
from hypothesis import given, strategies as st

from analyser import HandRow, UnreadHand
from analyser.poker.games.registry import find_game
from analyser.poker.generators import finish
from analyser.poker.hand_files import text as file_text
from analyser.poker.hand_files.batch import BatchTotals, open_batch
from analyser.poker.hand_table import table as hand_table
from analyser.poker.hand_table.search import (
    EVERYTHING,
    Filter,
    SortBy,
    TableTotals,
    find_rows,
    totals_of,
)
from analyser.poker.hand_table.table import Contents, FileTable, close_all
from histories import PHH, ohh
from mostly_long import mostly_long
from not_none import not_none

from .conftest import CARDS, CSV, EULER, FILES, HISTORIES, LINES, Mixed, Tabled
from .test_search import category_of


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
    st.randoms(),
)
def test_any_lines_at_any_places(
    tmp_path_factory: pytest.TempPathFactory,
    lines: list[str],
    encoding: str,
    ends: str,
    dice: random.Random,
) -> None:
    written = [" ".join(dice.sample(CARDS, 10)) if line == "two hands" else line for line in lines]
    path = tmp_path_factory.mktemp("any") / "hands.txt"
    path.write_bytes(ends.join(written).encode(encoding, "replace"))
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
    again = filled(path)
    ours, others = ([one.row(at).to_dict() for at in range(50)] for one in (table, again))
    assert [row | {"file": str(path)} for row in ours] == others
    table.close()


@pytest.mark.parametrize("text", [FILES["plain.txt"] * 6, CSV, HISTORIES], ids=["long", "csv", "*"])
def test_input_is_read_once(path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    path.write_text(text)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    table = FileTable("-")
    finish(table.read())
    plain = list(open_batch(path))
    assert len(table) == len(plain)
    for number in {0, 1, len(plain) // 2, len(plain) - 1}:
        found, wanted = table.row(number), plain[number]
        assert found.to_dict() | {"file": str(path)} == wanted.to_dict()
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


CHANGES: dict[str, Callable[[Path], object]] = {
    "another hand": lambda path: path.write_text(EULER.replace("8C TS", "8D TS")),
    "cut": lambda path: os.truncate(path, 0),
    "gone": Path.unlink,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_may_change_when_it_has_been_read(path: Path, change: str) -> None:
    path.write_text(f"{EULER}\nAhKx\n")
    table, plain = filled(path), list(open_batch(path))
    CHANGES[change](path)
    assert [table.row(0), table.row(1)] == plain


def test_rows_of_a_file_that_is_cut_while_it_is_read_stay(path: Path) -> None:
    table, steps = begun(path, f"{EULER}\n" * 30_000)
    first = table.row(0)
    os.truncate(path, 100)
    finish(steps)
    assert 0 < len(table) < 30_000
    assert table.row(0) == first
    error = table.row(len(table) - 1)
    assert isinstance(error, UnreadHand)
    assert error.message == "The file cannot be read: It became shorter while it was read"


_FULL = """
CREATE TRIGGER full BEFORE INSERT ON hands
BEGIN SELECT raise(ABORT, 'database or disk is full'); END"""


def test_without_room_for_the_table_reading_fails(path: Path) -> None:
    table, steps = begun(path, f"{EULER}\n" * 30_000)
    assert table.database is not None
    with closing(sqlite3.connect(table.database)) as other:
        other.execute(_FULL)
    with pytest.raises(OSError, match="database or disk is full"):
        finish(steps)
    assert isinstance(table.row(0), HandRow)


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
    path.write_text(f"{EULER}\n" * 10_000 + "AhKh v QsQd\n" * 500)
    table = FileTable(path)
    shares, counts = [], []
    for share in table.read():
        shares.append(share)
        counts.append(len(table))
    assert shares == sorted(shares)
    assert shares[-1] < 1
    assert counts == sorted(counts)
    assert len(set(counts)) > 5
    assert len(table) == 10_500


@pytest.mark.parametrize("stop", [FileTable.stop, FileTable.close])
def test_reading_can_stop_where_nothing_is(path: Path, stop: Callable[[FileTable], None]) -> None:
    """A file of comments yields no row at which to stop."""
    table, steps = begun(path, f"{EULER}\n" * 10_000 + "# nothing\n" * 100_000)
    stop(table)
    finish(steps)
    assert 0 < len(table) <= 10_000


def test_what_the_rows_contain(tabled: Tabled) -> None:
    table = tabled(f"{EULER}\nAhKh v QsQd v JcJd\nAhKx\n")
    assert [game.key for game in table.contents.games] == ["any", "holdem"]
    assert table.contents._replace(games=()) == Contents(low=True, class_=True, errors=1)
    table = tabled(PHH, "x.phh")
    assert table.contents._replace(games=()) == Contents(class_=True, history=True)


def test_a_database_that_another_program_deletes_is_still_read(path: Path) -> None:
    path.write_text(EULER)
    table = filled(path)
    assert table.database is not None
    for part in table.database.parent.glob(f"{table.database.name}*"):
        part.unlink()
    assert finish(find_rows(table, Filter(text="flush"))).tolist() == []
    assert finish(find_rows(table, by=SortBy.WINNER)).tolist() == [0]
    assert isinstance(table.row(0), HandRow)
    assert finish(totals_of(table, EVERYTHING)).rows == 1


def test_a_table_that_is_not_read_yet_has_no_rows(path: Path) -> None:
    table = FileTable(path)
    assert finish(totals_of(table, EVERYTHING)).rows == 0
    assert finish(find_rows(table, by=SortBy.POT)).tolist() == []


def test_a_table_nobody_waits_for_or_closes_ends(path: Path) -> None:
    path.write_text(EULER)
    table = filled(path)
    endless = (
        "WITH RECURSIVE x (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT max(n) FROM x"
    )
    steps = table.select(endless, [])
    assert next(steps) == 0.0
    steps.close()
    assert finish(table.select("SELECT count(*) FROM hands", [])) == [(1,)]
    next(table.select(endless, []))
    table.close()
    # A table that nobody closes is deleted.
    path.write_text(EULER)
    table = filled(path)
    database = not_none(table.database)
    assert database.exists()
    del table
    assert not database.exists()


def test_the_end_of_the_program_closes_every_table(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_table, "_ALIVE", WeakSet())  # not the tables of other tests
    path.write_text(EULER)
    table = filled(path)
    database = not_none(table.database)
    close_all()
    assert not database.exists()


def test_objects_may_begin_where_another_ends(tabled: Tabled) -> None:
    """The first over many lines, two more on the line of its end."""
    first, *others = ({"ohh": ohh(game_number=number)} for number in "123")
    table = tabled(json.dumps(first, indent=1) + "".join(map(json.dumps, others)))
    rows = [table.row(number) for number in reversed(range(len(table)))]
    assert [getattr(row, "hand", None) for row in rows] == ["3", "2", "1"]


def test_a_line_is_too_long_wherever_reading_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is too long depends on the line alone."""
    for size in (file_text.LONGEST, file_text.LONGEST + 1):
        for before in (0, 70_000, 500_000):
            data = b"a" * before + b"\n" + b"x" * size + b"\nend"
            for piece in (1 << 14, 1 << 19):
                monkeypatch.setattr(file_text, "_BLOCK", piece)
                lines = list(file_text.Source(io.BytesIO(data)).lines())
                assert [number for number, _ in lines] == [1, 2, 3]
                assert isinstance(lines[1][1], file_text.BadLine) == (size > file_text.LONGEST)
                assert lines[2][1] == "end"


def plainly(rows: list[HandRow | UnreadHand]) -> BatchTotals:
    totals = BatchTotals()
    for row in rows:
        if isinstance(row, UnreadHand):
            totals.errors += 1
        else:
            totals.add(row)
    return totals


@pytest.mark.parametrize("wanted", [
    Filter(), Filter(text="showdown"), Filter(errors_only=True), Filter(game="holdem"),
])  # fmt: skip
def test_totals_are_those_of_the_rows(mixed: Mixed, wanted: Filter) -> None:
    table, every = mixed
    rows = [every[number] for number in finish(find_rows(table, wanted))]
    found, plain = finish(totals_of(table, wanted)), plainly(rows)
    hands = [row for row in rows if isinstance(row, HandRow)]
    assert all(getattr(found, name) == getattr(plain, name) for name in BatchTotals.__slots__)
    assert found.paid_another == sum(row.paid_another for row in hands)
    names = Counter(name for row in hands if (name := category_of(row)))
    assert {str(name): count for name, count in found.categories} == names


def test_the_best_category_comes_first(mixed: Mixed) -> None:
    table, _ = mixed
    found = finish(totals_of(table, EVERYTHING))
    names = [str(name) for name, _ in found.categories]
    places = [names.index(name) for name in ("flush", "two pair", "one pair", "high card")]
    assert places == sorted(places)


def test_no_rows(tabled: Tabled) -> None:
    table = tabled(EULER)
    nothing = finish(totals_of(table, Filter(game="razz")))
    assert nothing == TableTotals()
    one = finish(totals_of(table, EVERYTHING))
    assert one == TableTotals(1, [0, 1], categories=one.categories)
    assert [(str(name), count) for name, count in one.categories] == [("high card", 1)]
