"""Counts in a thread the chances that players had when they were all in.

The results take four bytes for each row, so that a table of millions of rows can be sorted by
them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal

from analyser.gui.look.translation import translate, translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import change_steps
from analyser.poker.hand_files.all_ins import count_all_ins, most_surprising, say_all_in, tenths_of
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.filter import Filter
from analyser.poker.hand_table.order import Keys, find_rows
from analyser.poker.hand_table.table import FileTable

_NOT_COUNTED: Final = -1
"""The code of a row whose all-ins have not been counted yet."""
_NONE: Final = -1
"""Stands for the share of a row without an all-in, or whose all-ins cannot be counted."""


class Found(NamedTuple):
    """The all-in that is shown for a row: the most surprising one.

    That is the all-in with the smallest expected share of the pot among the players who won, or
    among all of them if none won.

    Attributes:
        number: the number of the row.
        text: how the all-in ended, or why it cannot be counted; "" if the row has no all-in.
        tenths: this share in tenths of a per cent, 182 for 18.2%; -1 if there is none.
    """

    number: int
    text: str
    tenths: int


class AllInTexts(Mapping[int, str]):
    """A mapping from the numbers of the rows that have been counted to texts on their all-ins.

    Such a text is "Ann all in on the turn with 18.2%, won".
    """

    def __init__(self) -> None:
        self._codes: npt.NDArray[np.int32] = np.zeros(0, np.int32)
        self._texts: list[tuple[str, int]] = []
        self._places: dict[tuple[str, int], int] = {}

    def __getitem__(self, number: int) -> str:
        if not self.has(number):
            raise KeyError(number)
        return self._texts[int(self._codes[number])][0]

    def __iter__(self) -> Iterator[int]:
        return iter(np.flatnonzero(self._codes != _NOT_COUNTED).tolist())

    def __len__(self) -> int:
        return int((self._codes != _NOT_COUNTED).sum())

    def has(self, number: int) -> bool:
        """Whether the result for a row is known. Its text may be empty."""
        return number < len(self._codes) and self._codes[number] != _NOT_COUNTED

    def add(self, found: Found) -> None:
        """Add what was counted for one row."""
        if found.number >= len(self._codes):
            more = max(1024, found.number + 1 - len(self._codes), len(self._codes) // 4)
            rest = np.full(more, _NOT_COUNTED, np.int32)
            self._codes = np.concatenate([self._codes, rest])
        said = found.text, found.tenths  # millions of rows have few thousand texts
        self._codes[found.number] = self._places.setdefault(said, len(self._texts))
        if len(self._places) > len(self._texts):
            self._texts.append(said)

    def sort_keys(self, rows: int) -> Keys:
        """Return a sort key for each of the first ``rows`` rows.

        The key is the pot share of the row's all-in, in tenths of a per cent. It is -1 if the row
        has no share or has not been counted.
        """
        tenths = np.array([*[tenths for _, tenths in self._texts], _NONE], np.int64)
        known = self._codes[:rows]
        keys = np.full(rows, _NONE, np.int64)
        keys[: len(known)] = tenths[known]  # -1, not counted, is the index of the last one
        return keys


class AllIns(QObject):
    """Counts the pot shares of all-in seats: only in the visible rows, or in all rows.

    Signals:
        found: the text of this row is known now.
        progressed: the part of all rows that is counted, 0 to 1.
        counted: all rows are counted, so the table can be sorted by the shares.
    """

    found = Signal(int)
    progressed = Signal(float)
    counted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.texts = AllInTexts()
        self._table: FileTable | None = None
        self._wanted: list[int] = []
        jobs = Jobs(self)
        self._one, self._all = Task(jobs), Task(jobs)
        self._inbox: deque[Found] = deque()

    @property
    def is_counting_all(self) -> bool:
        """Whether all rows are being counted."""
        return self._all.is_busy

    def begin(self, table: FileTable | None) -> None:
        """Cancel counting, forget the results so far, and use another table, or none."""
        self.give_up()
        self._table = table
        self.texts = AllInTexts()

    def look_at(self, numbers: Sequence[int]) -> None:
        """Count these rows next, because they are visible now, instead of rows that still wait."""
        self._wanted = [number for number in numbers if not self.texts.has(number)]
        if not (self._one.is_busy or self._all.is_busy):
            self._count_next()

    def count_all(self) -> None:
        """Count the shares of all-in seats in every row; emits ``counted`` when that is done."""
        assert self._table is not None
        self.give_up()
        self._all.start(
            self._count_rows(self._table),
            self._end_all,
            progressed=self._go_on,
            failed=self._take,
        )

    def give_up(self) -> None:
        """Stop counting; the results so far stay."""
        self._wanted = []
        self._one.give_up()
        self._all.give_up()
        self._take()

    def close(self) -> None:
        """Cancel counting, and wait up to a second until the thread is idle."""
        self.begin(None)
        self._all.close()

    def _count_next(self) -> None:
        if not self._wanted or self._table is None:
            return
        number = self._wanted.pop(0)
        self._one.start(_count_row(self._table, number), self._keep, failed=self._count_next)

    def _keep(self, found: Found) -> None:
        self.texts.add(found)
        self.found.emit(found.number)
        self._count_next()

    def _count_rows(self, table: FileTable) -> Generator[float, None, None]:
        share = 0.0

        def share_of_all(_: float) -> float:
            return share

        found = yield from change_steps(find_rows(table, Filter(all_in=True)), share_of_all)
        numbers = [number for number in found.tolist() if not self.texts.has(number)]
        for at, number in enumerate(numbers):
            share = at / len(numbers)
            yield share
            counted = yield from change_steps(_count_row(table, number), share_of_all)
            self._inbox.append(counted)

    def _go_on(self, share: float) -> None:
        self._take()
        self.progressed.emit(share)

    def _end_all(self, _: None) -> None:
        self._take()
        self.counted.emit()

    def _take(self) -> None:
        """Add the results that the thread has delivered so far."""
        while self._inbox:
            self.texts.add(self._inbox.popleft())


def _count_row(table: FileTable, number: int) -> Generator[float, None, Found]:
    """Count in steps the pot shares of a row's all-in seats; return the one all-in to show."""
    try:
        row = table.row(number)
        if isinstance(row, HandRow):
            found = most_surprising(row, (yield from count_all_ins(row)))
            if found is not None:
                text = translate("AllIns", "{player} {fared}")
                fared = translated(say_all_in(row, found))
                text = text.format(player=row.players[found.seat], fared=fared)
                return Found(number, text, tenths_of(found.share))
    except TooManyDealsError:
        return Found(number, translate("AllIns", "too many deals to count"), _NONE)
    return Found(number, "", _NONE)
