"""What is saved of a table reads back equal."""

from pathlib import Path

import numpy as np

from analyser import HandRow, read_hands
from analyser.poker.generators import finish
from analyser.poker.hand_files.csv_writer import CsvFile
from analyser.poker.hand_table.copied_rows import save_rows, text_of_rows
from analyser.poker.hand_table.order import SortBy, all_rows, find_rows

from .conftest import Mixed


def test_rows_are_saved_in_the_order_given(mixed: Mixed, tmp_path: Path) -> None:
    table, rows = mixed
    order = finish(find_rows(table, by=SortBy.REASON, backwards=True))
    count = finish(save_rows(table, order, tmp_path / "ours.csv"))
    hands = [row for number in order if isinstance(row := rows[number], HandRow)]
    assert count == len(hands)
    with CsvFile(tmp_path / "plain.csv") as plain:
        for row in hands:
            plain.add(row)
    assert (tmp_path / "ours.csv").read_bytes() == (tmp_path / "plain.csv").read_bytes()
    again = [row for row in read_hands(tmp_path / "ours.csv") if isinstance(row, HandRow)]
    one, other = ([(row.hands, row.board, row.players) for row in each] for each in (again, hands))
    assert one == other


def test_giving_up_leaves_no_file(mixed: Mixed, tmp_path: Path) -> None:
    table, _ = mixed
    steps = save_rows(table, all_rows(len(table)), tmp_path / "ours.csv")
    shares = [next(steps) for _ in range(4)]
    assert shares == sorted(shares)
    steps.close()
    assert list(tmp_path.iterdir()) == []


def test_rows_as_json_are_those_of_the_terminal(mixed: Mixed) -> None:
    table, rows = mixed
    lines = finish(
        text_of_rows(table, all_rows(len(table)), lambda row: row.to_json())
    ).splitlines()
    assert lines == [row.to_json() for row in rows]


def test_no_rows_are_no_file(mixed: Mixed, tmp_path: Path) -> None:
    table, _ = mixed
    assert finish(save_rows(table, np.zeros(0, np.int32), tmp_path / "ours.csv")) == 0
