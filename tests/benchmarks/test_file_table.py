"""How fast a file of hands becomes a sorted table, and how the window fares meanwhile.

    python -m pytest tests/benchmarks/test_file_table.py -m speed -rP

The bound on time is a ratio of processor times in one process: ours, with reading, the model, a
view that paints, and sorting, beside a plain loop over eval7 that writes winner and categories.
Where other programs share the machine, a wait says more of them than of us. So of the window's
standstill between two beats of a timer the smaller of two measures counts, and what the window
would wait on a quiet machine is no more than either: the time that this process was at work, and
the time by the clock without that in which the window's thread waited for a processor.
"""

from __future__ import annotations

import random
import time
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Qt, QTimer
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.model import FileColumn, FileModel
from analyser.gui.file_window.table_reader import TableReader
from analyser.poker.cards import DECK
from analyser.poker.generators import finish
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.hand_table.table import FileTable
from histories import PHH
from tests.benchmarks.conftest import write_winners

LINES: Final = 1_000_000
BEAT: Final = 5
"""Milliseconds between two beats of the timer that watches the window."""
LONGEST: Final = 0.05
"""Seconds for which the window may stand still on a machine of ``USUAL``."""
USUAL: Final = 10_700
"""How many hands of ours in PHH such a machine reads as TOML in a second of processor time."""
FIRST: Final = 0.2
"""Seconds until the first rows."""


@pytest.fixture(scope="module")
def two_hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of a million lines of two hands."""
    dice, cards = random.Random(54), [str(card) for card in DECK]
    path = tmp_path_factory.mktemp("million") / "hands.txt"
    with path.open("w") as file:
        file.writelines(f"{' '.join(dice.sample(cards, 10))}\n" for _ in range(LINES))
    return path


def hands_of_toml() -> float:
    """How many hands of TOML this machine reads in a second, as busy as it is now."""
    start = time.process_time()
    for _ in range(4_000):
        tomllib.loads(PHH)
    return 4_000 / (time.process_time() - start)


def waited_for_a_processor() -> float:
    """For how many seconds this thread could have run, and other threads did; 0 where unknown."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


class Watch(QObject):
    """Notes the longest time between two beats."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = self.by_clock = 0.0
        self._last = self._now()
        self._timer = QTimer(self, interval=BEAT, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _now(self) -> tuple[float, float, float]:
        return time.process_time(), time.perf_counter(), waited_for_a_processor()

    def _beat(self) -> None:
        now = self._now()
        at_work, by_clock, waited = (one - last for one, last in zip(now, self._last, strict=True))
        self.longest = max(self.longest, min(at_work, by_clock - waited))
        self.by_clock = max(self.by_clock, by_clock)
        self._last = now

    def report(self, what: str) -> float:
        """Print the longest standstill since the last report, and return it."""
        longest = self.longest
        print(
            f"{what}: the window stood still for {1000 * longest:.0f} ms at most "
            f"({1000 * self.by_clock:.0f} ms by the clock)"
        )
        self.longest = self.by_clock = 0.0
        return longest


class Desk:
    """A window with a table of a file, reading beside it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.model = FileModel()
        self.reader = TableReader()
        self.view = QTableView()
        qtbot.addWidget(self.view)
        self.view.setModel(self.model)
        # The header asks of every row whether it is selected.
        self.view.horizontalHeader().setSelectionModel(QItemSelectionModel(self.model, self.view))
        self.view.verticalHeader().hide()
        self.view.resize(1200, 800)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.first: tuple[float, float] | None = None
        self.reader.grown.connect(self._grow)

    def read(self, path: Path) -> FileTable:
        """Read a file into the table that is shown, to its end."""
        self._start = time.process_time(), time.perf_counter()
        table = FileTable(path)
        self.model.show_table(table)
        with self.qtbot.waitSignal(self.reader.finished, timeout=600_000):
            self.reader.read(table)
        return table

    def warm_up(self, path: Path) -> None:
        """Read a few lines: class tables and fonts are made once for each start of the program."""
        few = path.with_name("few.txt")
        with path.open() as lines:
            few.write_text("".join(islice(lines, 500)))
        self.read(few)
        self.first = None

    def arrange(self, ask: Callable[[], object]) -> None:
        """Sort or filter, and wait until that is shown."""
        with self.qtbot.waitSignal(self.model.arranged, timeout=60_000):
            ask()
        self.qtbot.wait(10 * BEAT)

    def close(self) -> None:
        self.reader.close()
        self.model.close()

    def _grow(self) -> None:
        self.model.grow()
        if self.first is None:
            at_work, by_clock = self._start
            self.first = time.process_time() - at_work, time.perf_counter() - by_clock


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(qtbot)
    yield desk
    desk.close()


def test_a_million_lines_to_a_sorted_table_beside_a_loop_over_eval7(
    desk: Desk, two_hands: Path, tmp_path: Path, eval7: ModuleType
) -> None:
    start = time.process_time()
    table = desk.read(two_hands)
    read = time.process_time() - start
    desk.arrange(partial(desk.model.sort, FileColumn.HANDS))
    ours = time.process_time() - start
    assert desk.model.rowCount() == len(table) == LINES

    start = time.process_time()
    write_winners(eval7, two_hands, tmp_path / "theirs.csv")
    theirs = time.process_time() - start
    assert desk.first is not None
    at_work, by_clock = desk.first
    print(f"{LINES:,} lines: read {read:.2f} s, sorted as well {ours:.2f} s; loop {theirs:.2f} s")
    print(f"ratio {ours / theirs:.2f}, bound 1")
    print(f"first rows after {1000 * at_work:.0f} ms ({1000 * by_clock:.0f} ms by the clock)")
    print(f"{table.memory / len(table):.0f} bytes a row")
    assert ours <= theirs
    assert table.memory <= 200 * len(table)


def test_the_first_rows_come_at_once(desk: Desk, two_hands: Path) -> None:
    desk.warm_up(two_hands)
    desk.read(two_hands)
    assert desk.first is not None
    at_work, by_clock = desk.first
    print(f"first rows after {1000 * at_work:.0f} ms ({1000 * by_clock:.0f} ms by the clock)")
    assert at_work <= FIRST


def test_the_window_never_stands_still(desk: Desk, two_hands: Path) -> None:
    model = desk.model
    desk.warm_up(two_hands)
    watch = Watch()
    desk.read(two_hands)
    longest = [watch.report("reading")]
    for column in FileColumn:
        if column is not FileColumn.ALL_IN:
            for order in Qt.SortOrder:
                desk.arrange(partial(model.sort, column, order))
            longest.append(watch.report(f"sorting by {column.name.lower()}"))
    for wanted in (Filter(text="flush"), Filter(text="AhKh"), Filter(winner=1), EVERYTHING):
        desk.arrange(partial(model.set_filter, wanted))
        longest.append(watch.report(f"filtering by {wanted.text or wanted.winner}"))
    desk.view.selectAll()
    desk.arrange(partial(model.sort, FileColumn.LOW))
    longest.append(watch.report("selecting all and sorting"))
    half = QItemSelection(model.index(0, 0), model.index(LINES // 2, 0))
    flags = QItemSelectionModel.SelectionFlag
    desk.view.selectionModel().select(half, flags.ClearAndSelect | flags.Rows)
    desk.arrange(partial(model.sort, FileColumn.CLASS))
    longest.append(watch.report("selecting half and sorting"))
    bound = LONGEST * max(1.0, USUAL / hands_of_toml())
    print(f"the longest of all: {1000 * max(longest):.0f} ms, bound {1000 * bound:.0f} ms")
    assert max(longest) <= bound


def test_memory_of_a_million_rows(two_hands: Path) -> None:
    tracemalloc.start()
    table = FileTable(two_hands)
    finish(table.read())
    taken, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"{taken / LINES:.0f} bytes a row, {most / LINES:.0f} at most while it was read")
    assert taken <= 200 * LINES
    assert most <= 200 * LINES
