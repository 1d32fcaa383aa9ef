"""Describes in a thread the focused hand, and the chances of players who were all in."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.story.hand_story import HandStory, tell, tell_all_ins
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.hand_table.table import FileTable

_REMEMBERED: Final = 200
"""The number of hands whose all-ins are cached."""


class Storyteller(Task):
    """Describes one hand at a time in the details panel; a new request cancels the previous one."""

    def __init__(self, details: DetailsPanel) -> None:
        super().__init__(Jobs(details))
        self._details = details
        self._table: FileTable | None = None
        self._all_ins: OrderedDict[int, str] = OrderedDict()

    def begin(self, table: FileTable) -> None:
        """Clear the panel and the cache; from now on, describe hands of this table."""
        self.clear()
        self._table = table
        self._all_ins.clear()

    def ask(self, number: int) -> None:
        """Describe the hand in the row with this number, and count its all-ins if it has any."""
        assert self._table is not None  # ``begin`` has set it
        self.start(tell(self._table, number), lambda story: self._take(number, story))

    def clear(self) -> None:
        """Cancel the description that is being made, and clear the panel."""
        self.give_up()
        self._details.show_story(None)

    def _take(self, number: int, story: HandStory) -> None:
        self._details.show_story(story)
        if not story.all_in:
            return
        if number in self._all_ins:
            self._details.show_all_in(self._all_ins[number])
            return
        assert self._table is not None  # as above
        steps = tell_all_ins(self._table, number)
        self.start(steps, lambda text: self._count(number, text))

    def _count(self, number: int, text: str) -> None:
        self._all_ins[number] = text
        if len(self._all_ins) > _REMEMBERED:
            self._all_ins.popitem(last=False)
        self._details.show_all_in(text)
