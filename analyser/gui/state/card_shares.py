"""What each of the next cards does to a known hand that meets ranges, counted beside the window."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.errors import CardError
from analyser.poker.table.table import BOARD

if TYPE_CHECKING:
    from analyser.poker.odds.ranges.next_cards import NextCardShares
    from analyser.poker.odds.situation import Situation

_LONG = 500
"""Milliseconds of counting after which one sees how far it is."""


class CardShares(QObject):
    """Counts the shares with each next card of a document's table; a change gives up the last.

    Signals:
        changed: there is news of them apart from a change of the document.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._jobs: Jobs | None = None
        self._situation: Situation | None = None
        self._run: Run[NextCardShares | CardError] | None = None
        self._seats: tuple[int, ...] = ()
        self._found: NextCardShares | None = None
        self._progress = 0.0
        self._late = QTimer(self, singleShot=True, interval=_LONG)
        self._late.timeout.connect(self.changed)
        document.table_changed.connect(self._follow)

    @property
    def found(self) -> NextCardShares | None:
        """The shares, where the next card comes to the board; its seat is that of the table."""
        return self._found if self._comes_to_the_board() else None

    @property
    def is_counting(self) -> bool:
        """Whether they are on their way."""
        return self._run is not None and self._comes_to_the_board()

    @property
    def progress(self) -> float | None:
        """How much is counted, 0 to 1, where it takes long; else None."""
        return self._progress if self.is_counting and not self._late.isActive() else None

    def start(self, jobs: Jobs) -> None:
        """Begin to count, after the first paint."""
        self._jobs = jobs
        self._follow()

    def cancel(self) -> None:
        """Stop counting this table."""
        if self._run is None:
            return
        situation = self._situation
        self._give_up()
        self._situation = situation
        self.changed.emit()

    def resume(self) -> None:
        """Count what was cancelled after all."""
        if self._found is None and self._run is None:
            self._situation = None
            self._follow()

    def _comes_to_the_board(self) -> bool:
        table = self._document.table
        active = table.active
        return active is not None and active.place == BOARD and table.card_at(active) is None

    def _follow(self) -> None:
        """Count for the table as it is, unless that is done or under way."""
        situation, seats = self._playing()
        if situation is None or situation != self._situation:
            self._give_up()
        if situation is not None and self._jobs is not None:
            if situation != self._situation:
                self._situation = situation
                self._count(self._jobs, situation)
            elif self._found is not None:  # seats may have moved
                at = self._seats.index(self._found.seat)
                self._found = replace(self._found, seat=seats[at])
        self._seats = seats

    def _playing(self) -> tuple[Situation | None, tuple[int, ...]]:
        """Return the situation and the seats that play; None where there is nothing to count."""
        if all(seat.range is None for seat in self._document.table.seats):
            return None, ()
        # Where no seat holds a range, neither is loaded.
        from analyser.poker.hints.range_shares import known_seat
        from analyser.poker.odds.situation import situation_at

        try:
            situation, seats = situation_at(self._document.table)
        except CardError:
            return None, ()
        return (None, ()) if known_seat(situation) is None else (situation, seats)

    def _count(self, jobs: Jobs, situation: Situation) -> None:
        self._progress = 0.0
        self._late.start()
        self._run = jobs.run_steps(_count(situation), self._take, self._progressed, self._give_up)

    def _take(self, answer: NextCardShares | CardError) -> None:
        self._run = None
        self._late.stop()
        # Why there are none, the odds say.
        if not isinstance(answer, CardError):
            self._found = replace(answer, seat=self._seats[answer.seat])
        self.changed.emit()

    def _progressed(self, share: float) -> None:
        self._progress = share
        if self.progress is not None:
            self.changed.emit()

    def _give_up(self) -> None:
        self._late.stop()
        self._situation = self._found = None
        if self._run is not None:
            self._run.give_up()
            self._run = None


def _count(situation: Situation) -> Generator[float, None, NextCardShares | CardError]:
    """Count in steps; a refusal is an answer too."""
    # With NumPy: in the thread.
    from analyser.poker.hints.range_shares import known_seat
    from analyser.poker.odds.ranges.next_cards import count_next_cards

    seat = known_seat(situation)
    assert seat is not None  # else it would not be asked
    try:
        return (yield from count_next_cards(situation, seat))
    except CardError as refusal:
        return refusal
