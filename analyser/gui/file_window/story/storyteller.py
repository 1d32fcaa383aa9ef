"""Describes the focused hand in a thread, and the chances of players who were all in."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QObject

from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.story.hand_story import HandStory, tell, tell_all_ins
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.hand_table.table import FileTable

_REMEMBERED: Final = 200
"""The number of hands whose all-ins are cached."""


class Storyteller(QObject):
    """Describes one hand at a time in the details panel; a new request cancels the last one."""

    def __init__(self, details: DetailsPanel) -> None:
        super().__init__(details)
        self._details = details
        self._task = Task(Jobs(self))
        self._table: FileTable | None = None
        self._all_ins: OrderedDict[int, str] = OrderedDict()

    def begin(self, table: FileTable) -> None:
        """Describe the hands of this table from now on."""
        self.give_up()
        self._table = table
        self._all_ins.clear()

    def ask(self, number: int) -> None:
        """Describe the hand of this row, given by its number."""
        assert self._table is not None  # ``begin`` has set it
        self._task.start(tell(self._table, number), lambda story: self._take(number, story))

    def give_up(self) -> None:
        """Cancel the present description, and show none."""
        self._task.give_up()
        self._details.show_story(None)

    def close(self) -> None:
        """Cancel the description and the count, and wait for a while until the thread is idle."""
        self._task.close()

    def _take(self, number: int, story: HandStory) -> None:
        self._details.show_story(story)
        if not story.all_in:
            return
        if number in self._all_ins:
            self._details.show_all_in(self._all_ins[number])
            return
        assert self._table is not None  # as above
        steps = tell_all_ins(self._table, number)
        self._task.start(steps, lambda text: self._count(number, text))

    def _count(self, number: int, text: str) -> None:
        self._all_ins[number] = text
        if len(self._all_ins) > _REMEMBERED:
            self._all_ins.popitem(last=False)
        self._details.show_all_in(text)
