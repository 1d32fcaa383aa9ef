"""Tables for data tools: typed, the same rows as JSON and CSV, and the manual's examples."""

import csv
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from pyarrow import parquet

from analyser import CardError, HandRow, equity, hand_batches, read_hands
from analyser.cli import run
from analyser.poker.hand_files.all_in_luck import all_in_seats, all_ins
from analyser.poker.hand_files.jobs import tables
from analyser.poker.hand_files.jobs.tables import SqliteFile
from analyser.terminal import batch_report
from histories import HOLDEM, PHH, POKERSTARS, STUD_HI_LO, ohh, ohh_text
from in_threads import in_threads

ROOT = Path(__file__).resolve().parent.parent
MANUAL = (ROOT / "resources" / "manual" / "data.md").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of hands, some of them wrong, and the folder to work in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hands").mkdir()
    (tmp_path / "hands" / "a.txt").write_text("5H 5C 6S 7S KD 2C 3S 8S 8D TD\n" * 300 + "AhAh\n")
    (tmp_path / "hands" / "b.txt").write_text("\n\n".join([*POKERSTARS.values(), HOLDEM[:700]]))
    (tmp_path / "hands" / "c.phh").write_text(PHH)
    name = ohh_text(ohh()).replace('"Ann"', '"\\ud800nn"')
    (tmp_path / "hands" / "d.ohh").write_text(name)
    return tmp_path


def fields(row: HandRow) -> dict[str, Any]:
    """A row as its record batch has it."""
    *names, last = tables.schema().names
    found = {name: plain(getattr(row, name)) for name in names}
    shares = {each.seat: float(each.share) for each in all_ins(row)}
    equities = [shares.get(seat) for seat in range(len(row.players))] if shares else None
    players = [name.replace("\ud800", "?") for name in row.players]
    return found | {"players": players, last: equities if row.played.board else None}


def rows_of(path: str) -> list[dict[str, Any]]:
    return [fields(row) for row in read_hands(path) if isinstance(row, HandRow)]


def plain(value: object) -> object:
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value if value is None or isinstance(value, int) else str(value)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_csv_json_lines_and_parquet_tell_the_same_rows(
    folder: Path, jobs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_threads(monkeypatch)
    outs = ["--csv", "out.csv", "--parquet", "out.parquet"]
    assert run(["batch", "hands", "--jsonl", *outs, "--jobs", jobs]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    table = parquet.read_table("out.parquet")
    rows = table.to_pylist()
    assert table.schema == tables.schema()
    assert rows == rows_of("hands")
    for row, line in zip(rows, (line for line in lines if "error" not in line), strict=True):
        both = row.keys() & line.keys()
        assert {"hand", "players", "reason"} <= both
        assert {name: row[name] for name in both} == {name: line[name] for name in both}
    with (folder / "out.csv").open(newline="") as stream:
        for row, cells in zip(rows, csv.DictReader(stream), strict=True):
            hands = [cells[f"hand {seat}"].split() for seat in range(1, len(row["hands"]) + 1)]
            assert (cells["line"], hands) == (str(row["line"]), row["hands"])
            assert cells["winners"].split() == [str(seat + 1) for seat in row["winners"]]
            categories = [cells[f"category {at}"] for at in range(1, len(row["categories"]) + 1)]
            assert (categories, cells["reason"]) == (row["categories"], row["reason"])


def test_rows_go_into_groups(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "_TOGETHER", 150)
    for module in (tables, batch_report):
        monkeypatch.setattr(module, "AT_ONCE", 50)
    for count in (325, 300):
        (folder / "hands.txt").write_text("AhAh\n" + "AhKh v QsQd @ Qc Jh 2h 8h 3c\n" * count)
        assert run(["batch", "hands.txt", "--parquet", "out.parquet"]) == 0
        said = capsys.readouterr().out.splitlines()[-1]
        rest = "Seat B wins 0, 0 ties, 0 without a showdown, 1 error"
        assert said == f"{count} hands in out.parquet: Seat A wins {count}, {rest}"
        with parquet.ParquetFile("out.parquet") as file:
            found = [file.metadata.row_group(at).num_rows for at in range(file.num_row_groups)]
        for groups in (found, [*map(len, hand_batches("hands.txt"))]):
            assert sum(groups) == count
            assert all(150 <= size < 200 for size in groups[:-1])


def test_rows_that_just_fill_their_batches_leave_no_empty_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in ((tables, "AT_ONCE"), (tables, "_TOGETHER")):
        monkeypatch.setattr(module, name, 50)
    (folder / "hands.txt").write_text("AhKh v QsQd @ Qc Jh 2h 8h 3c\n" * 100)
    assert [*map(len, hand_batches("hands.txt"))] == [50, 50]


@pytest.mark.parametrize("jobs", [1, 2])
def test_python_gets_record_batches_and_one_at_least(
    folder: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_threads(monkeypatch)
    table = pyarrow.Table.from_batches(hand_batches("hands", jobs=jobs))
    assert table.to_pylist() == rows_of("hands")
    (folder / "empty").write_text("# no hand\n")
    (empty,) = hand_batches("empty", jobs=jobs)
    assert (len(empty), empty.schema) == (0, tables.schema())


def test_equities_are_told_where_cards_were_to_come_to_the_board(folder: Path) -> None:
    """Of seats that were all in. In stud a single hand may take seconds to count."""
    stud = STUD_HI_LO.replace("Ann: calls $0.02", "Ann: calls $0.02 and is all-in")
    (folder / "hands.txt").write_text(f"{HOLDEM}\n\n\n{stud}")
    (batch,), rows = hand_batches("hands.txt"), read_hands("hands.txt")
    assert [isinstance(row, HandRow) and bool(all_in_seats(row)) for row in rows] == [True, True]
    bob = equity(["AhKh", "QsQd"]).seats[1].equity
    assert batch.column("all_in_equities").to_pylist() == [[None, bob], None]


@pytest.mark.parametrize(("is_packed", "what_to_do"), [
    (False, "pip install pyarrow"), (True, "need the Python package of this program"),
])  # fmt: skip
def test_without_pyarrow_a_sentence_says_how_to_get_it(
    is_packed: bool,
    what_to_do: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "frozen", is_packed, raising=False)
    tables.schema.cache_clear()
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run(["batch", "hands", "--parquet", "out.parquet"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert what_to_do in said.err
    with pytest.raises(CardError, match="pyarrow"):
        hand_batches("hands")


@pytest.mark.parametrize("out", ["nowhere/out.parquet", "hands"])
def test_a_table_that_cannot_be_written_is_refused(
    folder: Path, out: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["batch", "hands", "--parquet", out]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"hand-analyser: “{out}” cannot be used: ")


def test_after_an_error_there_is_no_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tables, "table_of", stop)
    assert run(["batch", "hands", "--parquet", "out.parquet"]) == 2
    assert [path.name for path in folder.iterdir()] == ["hands"]


def example(language: str, word: str) -> str:
    """The manual's block in a language that has a word in it."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)
    (found,) = (block for block in blocks if word in block)
    return str(found)


HEADS_UP = """\
AhKh v QsQd @ Qc Jh 2h 8h 3c
2c2d v AsKd @ Ac Jh 9h 8h 3c
7c2d v AsKs @ Qc Jh 9h 8h 3c
As9d v AdKd @ 9c Jh 2h 8h 3c
"""
"""The best hand before the flop: two pairs, which lose, and two suited, of which one wins."""


@pytest.mark.long
def test_the_query_in_sql_says_how_often_the_best_hand_wins(folder: Path) -> None:
    duckdb = pytest.importorskip("duckdb", reason="duckdb is not installed: the extra proof has it")
    (folder / "hands.txt").write_text(HEADS_UP)
    assert run(["batch", "hands.txt", "--parquet", "hands.parquet"]) == 0
    with duckdb.connect() as database:
        found = database.execute(example("sql", "hands.parquet")).fetchall()
    assert found == [("pair", 2, 0.0), ("suited", 2, 0.5)]


@pytest.mark.long
def test_polars_reads_the_same(folder: Path) -> None:
    polars = pytest.importorskip("polars", reason="polars is not installed: the extra proof has it")
    assert run(["batch", "hands", "--parquet", "out.parquet"]) == 0
    assert polars.read_parquet("out.parquet").to_dicts() == rows_of("hands")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_database_has_a_table_of_hands_and_one_of_seats(folder: Path, jobs: str) -> None:
    assert run(["batch", "hands", "--sqlite", "out.db", "--jobs", jobs]) == 0
    with closing(sqlite3.connect("out.db")) as database:
        database.row_factory = sqlite3.Row
        hands = [dict(hand) for hand in database.execute("SELECT * FROM hands ORDER BY id")]
        seats = [dict(seat) for seat in database.execute("SELECT * FROM seats")]
    cells = [line.split("|")[1] for line in MANUAL.splitlines() if line.startswith("| `")]
    assert re.findall(r"\w+", " ".join(cells)) == [*hands[0], *seats[0]]
    assert [hand.pop("id") for hand in hands] == list(range(1, len(hands) + 1))
    rows = rows_of("hands")
    facts = ("site", "when", "stakes", "unit", "pot", "hero")
    named = ("file", "line", "run", "hand", "game", "showdown", "reason")
    plain_rows = [row for row in read_hands("hands") if isinstance(row, HandRow)]
    assert [[hand[name] for name in facts] for hand in hands] == [
        [getattr(row, name) for name in facts] for row in plain_rows
    ]
    assert [{name: hand[name] for name in named} for hand in hands] == [
        {name: row[name] for name in named} for row in rows
    ]
    assert [hand["board"].split() for hand in hands] == [row["board"] for row in rows]
    assert [(hand["dealt_to"] or "").split() for hand in hands] == [
        row["dealt_to"] or [] for row in rows
    ]
    assert seats == [seat for number, row in enumerate(rows, 1) for seat in seats_of(number, row)]


def seats_of(hand_id: int, row: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats of a row as the database has them."""
    paid, shares = row["collected"], row["all_in_equities"]
    return [
        {
            "hand_id": hand_id,
            "seat": seat,
            "player": player,
            "cards": " ".join(cards),
            "category": row["categories"][seat] if row["categories"] else None,
            "wins": seat in row["winners"],
            "wins_low": seat in row["low_winners"],
            "collected": None if paid is None else seat in paid,
            "all_in_equity": None if shares is None else shares[seat],
        }
        for seat, (player, cards) in enumerate(zip(row["players"], row["hands"], strict=True))
    ]


_FULL = """
CREATE TRIGGER full BEFORE INSERT ON seats
BEGIN SELECT raise(ABORT, 'the disk is full'); END"""


def write_without_room(row: HandRow, path: Path) -> None:
    with SqliteFile(path) as file:
        file._database.execute(_FULL)
        file.add(row)


def test_a_database_without_room_is_not_left_half_written(tmp_path: Path) -> None:
    (tmp_path / "hand").write_text(HOLDEM)
    (row,) = [row for row in read_hands(tmp_path / "hand") if isinstance(row, HandRow)]
    with pytest.raises(OSError, match="the disk is full"):
        write_without_room(row, tmp_path / "out.db")
    assert [path.name for path in tmp_path.iterdir()] == ["hand"]


@pytest.mark.long
def test_pandas_and_duckdb_read_the_database(folder: Path) -> None:
    """As the manual shows it. DuckDB's own reader of SQLite is an extension that it downloads."""
    pytest.importorskip("pandas", reason="pandas is not installed: the extra proof has it")
    duckdb = pytest.importorskip("duckdb", reason="duckdb is not installed: the extra proof has it")
    assert run(["batch", "hands", "--sqlite", "hands.db"]) == 0
    query = example("sql", "hand_id")
    with closing(sqlite3.connect("hands.db")) as database:
        found = database.execute(query).fetchall()
        names: dict[str, Any] = {}
        exec(example("python", "pandas"), names)
        hands, seats = names["hands"], names["seats"]
    assert len(hands) == len(rows_of("hands"))
    assert found[0] == ("Seat B", 300, 300, 1.0)
    with duckdb.connect() as memory:
        memory.register("hands", hands)
        memory.register("seats", seats)
        assert memory.execute(query).fetchall() == found


@pytest.mark.long
def test_the_notebook_runs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("duckdb", "matplotlib", "polars"):
        pytest.importorskip(name)
    monkeypatch.setenv("MPLBACKEND", "agg")
    notebook = json.loads((ROOT / "resources" / "notebook.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(each["source"]) for each in notebook["cells"] if each["cell_type"] == "code"]
    found: dict[str, Any] = {}
    for cell in cells:
        exec(compile(cell, "notebook", "exec"), found)
    assert sum(found["shares"].values()) > 1
    assert found["hands"]["winners"].to_list() == [[0], [0], [1], [0]]
    assert sorted(found["lines"]["line"]) == [1, 2, 3, 4]


@pytest.mark.long
def test_the_other_type_checker_accepts_what_a_newcomer_writes() -> None:
    pytest.importorskip("pyright")
    newcomer = ROOT / "tests" / "support" / "newcomer.py"
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(newcomer)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_the_lines_for_a_cluster_write_the_same_rows(folder: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra proof has it")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        lines = example("python", "dask").replace("tcp://scheduler:8786", cluster.scheduler_address)
        names: dict[str, Any] = {"__name__": "__main__"}
        exec(lines, names)
        names["client"].close()
    for name in ("a", "b"):
        assert run(["batch", f"hands/{name}.txt", "--parquet", "one.parquet"]) == 0
        assert parquet.read_table(f"hands/{name}.parquet") == parquet.read_table("one.parquet")
