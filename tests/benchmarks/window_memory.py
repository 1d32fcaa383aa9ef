"""The private memory of the whole program, with its window and a file of hands, in MB.

    python tests/benchmarks/window_memory.py million.txt

Prints a line for each state: how much there is, and the most since the line before. Private memory
is what no other program shares and the system cannot read again from a file. Works on Linux.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from analyser.gui.program.quick_imports import import_pyside
from analyser.poker.hand_table.search import SortBy

if TYPE_CHECKING:
    from analyser.gui.hands.pane import HandsPane
    from analyser.gui.program.start import Start, Windows

_FIELD: Final = re.compile(r"Private_Dirty: +(\d+) kB")
_REST: Final = 3.0
"""Seconds after which the program has freed what it does not need."""


def private() -> float:
    found = _FIELD.search(Path("/proc/self/smaps_rollup").read_text())
    assert found is not None
    return int(found[1]) / 1024


class Memory:
    """Looks at the memory four times a second."""

    def __init__(self) -> None:
        self.most = 0.0
        Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        while True:
            self.most = max(self.most, private())
            time.sleep(0.25)

    def say(self, what: str) -> None:
        now = private()
        print(f"{what}: {now:.0f} MB, at most {max(now, self.most):.0f} MB", flush=True)
        self.most = 0.0


def use(start: Start, path: str) -> Iterator[None]:
    """Read a file, sort it by every column and search it; each step is one look at the window."""
    memory = Memory()
    while start.session is None:
        yield
    yield from _rest()
    memory.say("window")
    from analyser.gui.hands.faces import Arrangement  # imports Qt

    pane = start.window.hands
    pane.read([path])
    while pane.files.reading.is_busy:
        yield
    yield from _rest()
    memory.say(f"{pane.files.count:,} rows")
    for by in SortBy:
        yield from _arranged(pane, partial(pane.files.arrange, Arrangement(by=by, backwards=True)))
        memory.say(f"sorted by {by.value}")
    for text in ("flush", "AhKh", "pot > 50", ""):
        yield from _arranged(pane, partial(pane.find_bar.text.setText, text))
        memory.say(f"found {text or 'all'}")
    yield from _rest()
    memory.say("at rest")


def _rest() -> Iterator[None]:
    until = time.monotonic() + _REST
    while time.monotonic() < until:
        yield


def _arranged(pane: HandsPane, ask: Callable[[], object]) -> Iterator[None]:
    shown: list[bool] = []
    connection = pane.files.arranged.connect(lambda: shown.append(True))
    ask()
    while not shown or pane.files.arranging.is_busy:
        yield
    pane.files.arranged.disconnect(connection)


def main(path: str) -> int:
    import_pyside()  # as the program does, or PySide keeps the source of every module in memory
    from PySide6.QtCore import QTimer

    from analyser.gui.program.start import Windows, run

    opened = Windows.open_first

    def open_first(windows: Windows, paths: list[str]) -> Start:
        start = opened(windows, paths)
        steps = use(start, path)
        timer = QTimer(start.window, interval=20)

        def step() -> None:
            if next(steps, "the end"):
                timer.stop()
                windows.leave()

        timer.timeout.connect(step)
        timer.start()
        return start

    with patch.object(Windows, "open_first", open_first):
        return run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
