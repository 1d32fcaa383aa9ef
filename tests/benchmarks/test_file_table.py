"""How fast a file of hands becomes a sorted table, and how much memory its rows take.

The time is that of reading, the model, a view that paints, and sorting, beside a plain loop over
eval7 that writes winner and categories. tests/gui/test_watchdog.py: the window answers meanwhile.
"""

import random
import time
import tracemalloc
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.model import FileColumn, FileModel
from analyser.gui.file_window.table_reader import TableReader
from analyser.poker.cards import DECK
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from tests.benchmarks.conftest import write_winners

LINES: Final = 1_000_000


@pytest.fixture(scope="module")
def two_hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dice, cards = random.Random(54), [str(card) for card in DECK]
    path = tmp_path_factory.mktemp("million") / "hands.txt"
    with path.open("w") as file:
        file.writelines(f"{' '.join(dice.sample(cards, 10))}\n" for _ in range(LINES))
    return path


def test_a_million_lines_to_a_sorted_table_beside_a_loop_over_eval7(
    qtbot: QtBot, two_hands: Path, tmp_path: Path, eval7: ModuleType
) -> None:
    model, reader, view = FileModel(), TableReader(), QTableView()
    qtbot.addWidget(view)
    view.setModel(model)
    # The header asks of every row whether it is selected.
    view.horizontalHeader().setSelectionModel(QItemSelectionModel(model, view))
    view.verticalHeader().hide()
    view.resize(1200, 800)
    with qtbot.waitExposed(view):
        view.show()
    reader.grown.connect(model.grow)
    start, table = time.process_time(), FileTable(two_hands)
    model.show_table(table)
    with qtbot.waitSignal(reader.finished, timeout=600_000):
        reader.read(table)
    read = time.process_time() - start
    with qtbot.waitSignal(model.arranged):
        model.sort(FileColumn.HANDS)
    ours = time.process_time() - start
    assert model.rowCount() == len(table) == LINES
    reader.close()
    model.close()
    start = time.process_time()
    write_winners(eval7, two_hands, tmp_path / "theirs.csv")
    theirs = time.process_time() - start
    print(f"{LINES:,} lines: read {read:.2f} s, sorted as well {ours:.2f} s; loop {theirs:.2f} s")
    print(f"ratio {ours / theirs:.2f}")


def test_memory_of_a_million_rows(two_hands: Path) -> None:
    tracemalloc.start()
    table = FileTable(two_hands)
    finish(table.read())
    taken, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"{taken / LINES:.0f} bytes a row, {most / LINES:.0f} at most while it was read")
    assert taken <= 200 * LINES
    assert most <= 200 * LINES
