"""Counts in a thread, for each possible next card, a known hand's pot share against ranges."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from analyser.gui.state.document import Document
from analyser.gui.state.jobs import LONG, Jobs, Task
from analyser.poker.errors import CardError
from analyser.poker.odds.situation import Situation, known_seat, situation_at
from analyser.poker.table.table import BOARD

if TYPE_CHECKING:
    from analyser.poker.odds.ranges.next_cards import NextCardShares


class CardShares(QObject):
    """Counts a known hand's share of the pot against ranges, with each card that can come next.

    A change of the table cancels the last count.

    Signals:
        changed: the shares or the progress have changed, but not the document.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._task: Task | None = None
        self._situation: Situation | None = None
        self._seats: tuple[int, ...] = ()
        self._found: NextCardShares | None = None
        self._progress: float | None = None
        document.table_changed.connect(self._follow)

    @property
    def found(self) -> NextCardShares | None:
        """The share with each possible next card, and the seat of the known hand.

        None if the shares are not known, or if the active slot is not an empty slot of the board.
        """
        return self._found if self._comes_to_the_board() else None

    @property
    def is_counting(self) -> bool:
        """Whether shares are being counted, and the active slot is an empty slot of the board."""
        return self._is_busy and self._comes_to_the_board()

    @property
    def progress(self) -> float | None:
        """The part of the work done, 0 to 1; None if nothing is counted or counting is short."""
        return self._progress if self.is_counting else None

    def start(self, jobs: Jobs) -> None:
        """Begin to count the shares in the thread of ``jobs``.

        This is called after the first paint.
        """
        self._task = Task(jobs)
        self._follow()

    def cancel(self) -> None:
        """Stop counting the shares for this table, until ``resume`` is called."""
        if self._is_busy:
            situation = self._situation
            self._give_up()
            self._situation = situation
            self.changed.emit()

    def resume(self) -> None:
        """Count the shares after ``cancel``, unless they are known or being counted."""
        if self._found is None and not self._is_busy:
            self._situation = None
            self._follow()

    @property
    def _is_busy(self) -> bool:
        return self._task is not None and self._task.is_busy

    def _comes_to_the_board(self) -> bool:
        table = self._document.table
        active = table.active
        return active is not None and active.place == BOARD and table.card_at(active) is None

    def _follow(self) -> None:
        """Count the shares for the present table, unless they are known or being counted."""
        situation, seats = self._playing()
        if situation is None or situation != self._situation:
            self._give_up()
        if situation is not None and self._task is not None:
            if situation != self._situation:
                self._situation = situation
                self._count(self._task, situation)
            elif self._found is not None:  # seats may have other numbers now
                at = self._seats.index(self._found.seat)
                self._found = replace(self._found, seat=seats[at])
        self._seats = seats

    def _playing(self) -> tuple[Situation | None, tuple[int, ...]]:
        """Return the situation to count, and its seats' numbers; None and () if there is none."""
        if all(seat.range is None for seat in self._document.table.seats):
            return None, ()
        try:
            situation, seats = situation_at(self._document.table)
        except CardError:
            return None, ()
        return (None, ()) if known_seat(situation) is None else (situation, seats)

    def _count(self, task: Task, situation: Situation) -> None:
        self._progress = None
        task.start(
            _count(situation),
            self._take,
            refused=lambda _: self.changed.emit(),  # the odds display the reason
            progressed=self._show_progress,
            failed=self._give_up,
            patience=LONG,
        )

    def _take(self, answer: NextCardShares) -> None:
        self._found = replace(answer, seat=self._seats[answer.seat])
        self.changed.emit()

    def _show_progress(self, share: float) -> None:
        self._progress = share
        if self.is_counting:
            self.changed.emit()

    def _give_up(self) -> None:
        self._situation = self._found = None
        if self._task is not None:
            self._task.give_up()


def _count(situation: Situation) -> Generator[float, None, NextCardShares]:
    """Count the shares after each next card, in steps. Raises CardError."""
    # Loads NumPy, so in the thread.
    from analyser.poker.odds.ranges.next_cards import count_next_cards

    seat = known_seat(situation)
    assert seat is not None  # checked by the caller
    return (yield from count_next_cards(situation, seat))
