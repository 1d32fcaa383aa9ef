"""Tells the hand in focus beside the window, and counts what its all-ins were worth."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from analyser.gui.file_window.story.hand_story import HandStory, tell, tell_all_ins
from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.hand_table.table import FileTable

_REMEMBERED: Final = 200
"""Of how many hands it is known what their all-ins were worth."""


class Storyteller(QObject):
    """Tells one hand at a time; another question takes the place of the last one.

    Signals:
        told: the number of a row, and its ``HandStory``.
        counted: the number of a row, and what its all-ins were worth, in words.
    """

    told = Signal(int, object)
    counted = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._run: Run[Any] | None = None
        self._table: FileTable | None = None
        self._all_ins: OrderedDict[int, str] = OrderedDict()

    def begin(self, table: FileTable) -> None:
        """Tell hands of another table."""
        self._give_up()
        self._table = table
        self._all_ins.clear()

    def ask(self, number: int) -> None:
        """Tell a hand, by the number of its row."""
        assert self._table is not None  # its rows are shown
        self._give_up()
        self._run = self._jobs.run_steps(
            tell(self._table, number),
            lambda story: self._tell(number, story),
            lambda _: None,
            lambda: None,
        )

    def close(self) -> None:
        """Stop, and wait until that has ended."""
        self._give_up()
        self._jobs.finish()

    def _give_up(self) -> None:
        if self._run is not None:
            self._run.give_up()
            self._run = None

    def _tell(self, number: int, story: HandStory) -> None:
        self.told.emit(number, story)
        if not story.all_in:
            return
        if number in self._all_ins:
            self.counted.emit(number, self._all_ins[number])
            return
        assert self._table is not None  # as above
        self._run = self._jobs.run_steps(
            tell_all_ins(self._table, number),
            lambda text: self._count(number, text),
            lambda _: None,
            lambda: None,
        )

    def _count(self, number: int, text: str) -> None:
        self._all_ins[number] = text
        if len(self._all_ins) > _REMEMBERED:
            self._all_ins.popitem(last=False)
        self.counted.emit(number, text)
