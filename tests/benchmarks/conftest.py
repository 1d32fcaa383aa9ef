"""What several benchmarks are measured with.

``python -m pytest tests/benchmarks/FILE -m speed -rP``. Times depend on the machine, so what is
asserted are ratios of processor times in one process; the figures themselves are printed.
"""

import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from analyser.gui.program.session import prepare_hands
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import DECK

FreshPython = Callable[[str], float]


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time that some work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def write_two_hands(path: Path, count: int) -> Path:
    """Write lines of two hands of five cards, and return their file."""
    dice, cards = random.Random(54), [str(card) for card in DECK]
    with path.open("w") as file:
        file.writelines(f"{' '.join(dice.sample(cards, 10))}\n" for _ in range(count))
    return path


@pytest.fixture
def eval7() -> Iterator[ModuleType]:
    """The library of that name; what it stands on uses names that are deprecated."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield pytest.importorskip("eval7", reason="eval7 is not installed: pip install eval7")


def with_compiled(folder: Path) -> dict[str, str]:
    """Return an environment in which Python finds the project and keeps compiled modules.

    It keeps them in ``folder``. It does so for every user; if a developer's settings forbid it,
    compiling would be most of what a start costs.
    """
    kept = {"PYTHONPYCACHEPREFIX": str(folder), "PYTHONDONTWRITEBYTECODE": ""}  # empty: do write
    return {**os.environ, **kept, "PYTHONPATH": str(Path(__file__).parents[2])}


@pytest.fixture
def fresh_python(tmp_path: Path) -> FreshPython:
    """Runs code in a new process and returns its milliseconds of processor time.

    The first run of any code also compiles the modules that it imports.
    """
    resource = pytest.importorskip("resource", reason="needs the times of finished processes")

    def used() -> float:
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds: float = children.ru_utime + children.ru_stime
        return seconds

    def fresh_python(code: str) -> float:
        before = used()
        subprocess.run([sys.executable, "-c", code], check=True, env=with_compiled(tmp_path))
        return 1000 * (used() - before)

    return fresh_python


@pytest.fixture
def shown_window(qtbot: QtBot) -> MainWindow:
    """A window in the size of a first start, which has been painted, so that all of it is there."""
    prepare_hands()
    window = MainWindow(Settings())
    window.fill(Document())
    qtbot.addWidget(window)
    window.resize(1180, 820)
    with qtbot.waitSignal(window.painted):
        window.show()
    return window


def write_winners(eval7: ModuleType, lines: Path, out: Path) -> None:
    """Write who wins and both categories of each line of two hands, as a loop over eval7 does."""
    with lines.open() as hands, out.open("w") as stream:
        for line in hands:
            cards = [eval7.Card(card) for card in line.split()]
            one, other = eval7.evaluate(cards[:5]), eval7.evaluate(cards[5:])
            winner = "1" if one > other else "2" if other > one else "1 2"
            stream.write(f"{winner},{eval7.handtype(one)},{eval7.handtype(other)}\n")
