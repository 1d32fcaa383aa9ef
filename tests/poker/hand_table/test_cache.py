"""A file that was read is there at once the next time, packed without loss, in a small cache."""

import io
import json
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from analyser import HandRow
from analyser.poker.games.registry import OMAHA_HI_LO, find_game
from analyser.poker.generators import finish
from analyser.poker.hand_files.all_in_luck import came_from_behind
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.hand_table import table as table_module
from analyser.poker.hand_table.cache import TableCache
from analyser.poker.hand_table.search import Filter, find_rows
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.table_row import pack, unpack
from histories import HOLDEM, NO_SHOWDOWN, PHH, STUD_HI_LO, TWICE

from .conftest import CSV, EULER, Tabled


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the cache, which is not there yet."""
    return tmp_path / "some" / "cache"


@pytest.fixture
def cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> TableCache:
    """A cache that keeps any number of rows."""
    monkeypatch.setattr(table_module, "_FEW", 1)
    return TableCache(folder, "1")


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    """A folder with two files, one of hands and one of lines, of which one cannot be read."""
    path = tmp_path / "hands"
    path.mkdir()
    (path / "a.txt").write_text(f"{HOLDEM}\n\n\n{NO_SHOWDOWN}")
    (path / "b.txt").write_text(f"{EULER}\nwild 2: 2c3c v AsKd\nAhKx\n")
    (path / "c.txt").write_text(HOLDEM)
    return path


@pytest.fixture
def read(cache: TableCache, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., FileTable]]:
    """Read files with the cache; ``is_known`` of the table says whether it was found there."""
    with ExitStack() as opened:

        def read(path: Path | str, **arguments: object) -> FileTable:
            table = FileTable(path, cache=cache, **arguments)  # type: ignore[arg-type]
            finish(opened.enter_context(closing(table)).read())
            return table

        yield read


def is_known(table: FileTable) -> bool:
    """Whether the table was found in the cache: then no byte of its files was read."""
    return table._done == 0


def test_the_rows_of_files_that_stay_are_found(hands: Path, read: Callable[..., FileTable]) -> None:
    first = read(hands)
    again = read(hands)
    assert (is_known(first), is_known(again)) == (False, True)
    assert first.database == again.database
    for name in ("files", "contents", "copies"):
        assert getattr(first, name) == getattr(again, name)
    assert again.copies == 1
    rows = [[table.row(number) for number in range(len(table))] for table in (first, again)]
    assert rows[0] == rows[1]
    found = [finish(find_rows(table, Filter(text="flush"))).tolist() for table in (first, again)]
    assert found[0] == found[1] != []


CHANGES: dict[str, Callable[[Path], object]] = {
    "longer": lambda path: path.write_text(path.read_text() + EULER),
    "newer": lambda path: os.utime(path, ns=(1, 1)),
    "gone": Path.unlink,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_that_changed_is_read_again(
    hands: Path, read: Callable[..., FileTable], change: str
) -> None:
    read(hands)
    CHANGES[change](hands / "b.txt")
    assert not is_known(read(hands))


def test_another_game_or_version_is_read_again(
    hands: Path, read: Callable[..., FileTable], cache: TableCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    read(hands / "b.txt")
    assert not is_known(read(hands / "b.txt", game=find_game("razz")))
    assert is_known(read(hands / "b.txt"))
    monkeypatch.setattr(cache, "_version", "2")
    assert not is_known(read(hands / "b.txt"))


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096 : len(data) - 4096 : 7] = b"x" * len(data[4096 : len(data) - 4096 : 7])
    path.write_bytes(data)


def forget(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM kept")
        database.commit()


def forge(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE kept SET about = 'no JSON'")
        database.commit()


@pytest.mark.parametrize("harm", [damage, forget, forge])
def test_a_damaged_or_unfinished_database_is_not_used(
    hands: Path, read: Callable[..., FileTable], harm: Callable[[Path], None]
) -> None:
    table = read(hands)
    table.close()
    assert table.database is not None
    harm(table.database)
    again = read(hands)
    assert not is_known(again)
    assert len(again) == len(table)


def test_what_has_no_size_and_time_is_not_kept(
    cache: TableCache, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert cache.key_of(["-"], None) == cache.key_of([str(tmp_path / "none")], None) == ""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(EULER.encode())))
    for table in (FileTable("-", cache=cache), FileTable(text=EULER, cache=cache)):
        finish(table.read())
        assert len(table) == 1
        table.close()
    assert cache.size == 0


def test_few_rows_are_not_kept(
    hands: Path, read: Callable[..., FileTable], cache: TableCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "_FEW", 1000)
    read(hands).close()
    assert cache.size == 0


def test_a_file_that_changes_while_it_is_read_is_not_kept(
    hands: Path, cache: TableCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "_A_STEP", 0.0)
    table = FileTable(hands, cache=cache)
    steps = table.read()
    while not len(table):
        next(steps)
    (hands / "b.txt").write_text(NO_SHOWDOWN)
    finish(steps)
    table.close()
    assert cache.size == 0


def test_the_least_used_go_first_and_none_that_is_in_use(
    hands: Path, read: Callable[..., FileTable], cache: TableCache, folder: Path
) -> None:
    tables = [read(hands / f"{name}.txt") for name in "abc"]
    paths = [table.database for table in tables]
    for at, path in enumerate(paths, 1):
        assert path is not None
        os.utime(path, ns=(at, at))
    cache.trim(0)
    assert cache.size > 0
    for table in tables[:2]:
        table.close()
    (third,) = {path.stat().st_size for path in folder.glob("*.db") if path == paths[2]}
    cache.trim(cache.size - 1)
    assert sorted(folder.glob("*.db")) == sorted(path for path in paths[1:] if path is not None)
    assert is_known(read(hands / "b.txt"))
    cache.trim(0)
    assert cache.size >= third
    tables[2].close()
    for table in tables:
        table.close()


def test_an_empty_cache_is_not_even_a_folder(folder: Path) -> None:
    cache = TableCache(folder, "1")
    cache.trim(0)
    assert (cache.size, cache.find("key"), folder.exists()) == (0, [], False)


HANDS = [EULER, CSV, HOLDEM, TWICE, STUD_HI_LO, NO_SHOWDOWN, PHH, "joker bug: AhKhJo v 2c3c4c"]


@pytest.mark.parametrize("text", HANDS)
def test_what_was_packed_is_unpacked(tabled: Tabled, text: str) -> None:
    table = tabled(text, "x.phh" if text is PHH else "x")
    rows = [row for row in map(table.row, range(len(table))) if isinstance(row, HandRow)]
    assert rows
    for row in rows:
        packed = pack(row.source)
        assert unpack(packed) == row.source
        assert packed.isascii()


def test_only_what_differs_from_the_defaults_is_written() -> None:
    hand = FileHand(line=3, seats=(FileSeat("Ann", ()),), game=OMAHA_HI_LO, hand="7\ud800")
    assert json.loads(pack(hand)) == {
        "line": 3, "seats": [["Ann", "", False, None]], "game": "omaha8", "hand": "7\ud800",
    }  # fmt: skip


def test_a_game_has_its_options() -> None:
    game = OMAHA_HI_LO.with_options({"no_qualifier": True})
    packed = pack(FileHand(line=1, seats=(), game=game))
    assert json.loads(packed)["game"] == ["omaha8", {"no_qualifier": True}]
    assert unpack(packed).game == game


@pytest.mark.parametrize(("text", "behind"), [
    ("AhKh v QsQd @ Qc Jh 2h 8h 3c", True),
    ("AhKh v QsQd @ Qc Jh 2h 8s 3c", False),
    ("AhKh v AsKs @ Qc Jh 2h 8s 3c", False),
    ("AhKh v QsQd @ Ac Ks 2h Qh 2c", True),
    ("AhKh v QsQd @ Qc Jh 2h", False),
    (EULER, False),
])  # fmt: skip
def test_who_came_from_behind(tabled: Tabled, text: str, behind: bool) -> None:
    row = tabled(text).row(0)
    assert isinstance(row, HandRow)
    assert came_from_behind(row) == behind
