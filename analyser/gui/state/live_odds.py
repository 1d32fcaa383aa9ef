"""The odds of the table, updated after every change and counted in a thread.

The first count, after the first paint, loads the modules that count odds and put them into words.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from analyser.gui.look.atomic_file import why_not
from analyser.gui.look.translation import number, translated
from analyser.gui.state.document import Document, text_of
from analyser.gui.state.jobs import LONG, Jobs, Task
from analyser.gui.state.side_counts import LiveCall, NextCardTiles
from analyser.poker.cards import parse_cards
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError, SeatCountError, TooManyDealsError
from analyser.poker.games.registry import HOLDEM, find_game
from analyser.poker.generators import change_steps, finish
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.estimate.estimate import Growing, estimate_odds
from analyser.poker.odds.limits import USUAL_SECONDS
from analyser.poker.odds.situation import Situation, situation_at, situation_of
from analyser.poker.table.table import Table, new_table

if TYPE_CHECKING:
    from fractions import Fraction

    from analyser.poker.odds.call import Call
    from analyser.poker.odds.record import Odds

AT_ONCE = 0.012
"""Seconds that the window waits for the odds after a change, to paint both in the same frame."""
_MANY_DEALS = 10_000_000
"""So many deals are never counted in that time, unless ranges leave out most of them."""
UNTIL_STOPPED = math.inf
"""The duration of an estimate that runs until the user stops it."""
ESTIMATES = (USUAL_SECONDS, 15.0, 60.0, UNTIL_STOPPED)
"""The durations that the user can choose for an estimate, in seconds; the first is the default."""
HALFWAY = 10.0
"""Seconds after which the progress bar of an endless estimate is half full."""


class CurrentOdds(NamedTuple):
    """The odds of a poker table, as far as they are known."""

    # The table to which these odds belong; None if there is nothing to count.
    table: Table | None = None
    # The odds, exact or an estimate (see ``Odds.exact``); None while they are being counted, or if
    # there are no odds.
    odds: Odds | None = None
    seats: tuple[int, ...] = ()  # for each seat in the odds, its number at the table
    refusal: str = ""  # a sentence that says why there are no odds, if that is known; else ""
    # The part of the work done, 0 to 1; None if no work is running, or it is short.
    share: float | None = None
    # Whether there are too many deals to count, so that only an estimate is possible.
    may_be_estimated: bool = False
    # What a call of the bet on the table needs and has; None if nobody faces one.
    call: Call | None = None
    seconds: float = 0.0  # how long the estimate takes or, once it is stopped, took

    @property
    def exact(self) -> Odds | None:
        """The odds if they are exact, for displays without room for an error; else None."""
        return self.odds if self.odds is not None and self.odds.exact else None

    @property
    def shares(self) -> dict[int, Fraction] | None:
        """Each seat's share of the pot, after the call if a bet is to call; None without odds."""
        if self.odds is None:
            return None
        if self.call is not None:
            return {seat: self.call.share(seat) for seat in self.seats}
        return {seat: s.share for seat, s in zip(self.seats, self.odds.seats, strict=True)}

    @property
    def is_awaited(self) -> bool:
        """Whether odds are being counted or estimated, without a result so far."""
        return len(self.seats) > 1 and self.odds is None and not self.refusal

    @property
    def is_open(self) -> bool:
        """Whether the winner is still open, because no seat is certain to win the whole pot."""
        odds = self.odds
        return odds is not None and len(odds.seats) > 1 and max(s.share for s in odds.seats) < 1


NOTHING = CurrentOdds()
"""The odds if there is nothing to count, or counting has not begun."""


class LiveOdds(QObject):
    """Counts the odds of a document's table; a change of the table cancels the last count.

    The window waits a moment for them, so that the new table and its odds are shown together.
    """

    changed = Signal()  # the odds or the progress have changed, but not the document
    started = Signal(object)  # counting has begun, in the thread of these ``Jobs``
    # A count or an estimate is about to begin; less urgent work should stop for it.
    counting = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._task: Task | None = None
        self._situation: Situation | None = None
        self._standing = NOTHING
        self._grown: Odds | None = None
        self._begun = 0.0
        document.table_changed.connect(self._follow)
        # After the odds, so that it counts after them.
        self.next_cards = NextCardTiles(document, self)
        """What each card that can come next would bring."""
        self.live_call = LiveCall(document, self)
        """What a call needs and has."""
        self.live_call.changed.connect(self.changed)

    @property
    def standing(self) -> CurrentOdds:
        """The odds of the present table and what a call needs, as far as they are known."""
        answers_it = self._standing.table is self._document.table
        return self._standing._replace(call=self.live_call.found) if answers_it else NOTHING

    @property
    def is_counting(self) -> bool:
        return self._task is not None and self._task.is_busy

    def start(self, jobs: Jobs) -> None:
        """Count in the thread of ``jobs``, after the first paint: it loads NumPy and tables."""
        self._task = Task(jobs)
        jobs.run(_warm_up)
        self._follow()
        self.live_call.start(jobs)
        self.next_cards.start(jobs)
        self.started.emit(jobs)
        self.changed.emit()

    def estimate(self, seconds: float = ESTIMATES[0]) -> None:
        """Estimate odds, only if they are too many to count, for one of ``ESTIMATES`` seconds."""
        if self._task is None or self._situation is None or not self.standing.may_be_estimated:
            return
        self._task.give_up()  # its current step may still store an estimate
        self._grown, self._begun = None, time.monotonic()
        self._standing = self._standing._replace(odds=None, share=0.0, refusal="", seconds=seconds)
        self.counting.emit()
        self._task.start(
            _estimate(self._situation, random_seed(), seconds, self._keep_grown),
            self._take_odds,
            refused=self._take_refusal,
            progressed=self._show_estimate_so_far,
            failed=self._end_after_bug,
        )
        self.changed.emit()

    def cancel(self) -> None:
        """Stop counting for this table. If an estimate is running, show its result so far."""
        is_under_way = self.is_counting
        if self._task is not None:
            self._task.give_up()
        self.next_cards.cancel()
        self.live_call.cancel()
        # An estimate that is not running belongs to another table, or has ended.
        if is_under_way or not self._standing.may_be_estimated:
            self._end()

    def take_estimate_of(self, other: LiveOdds) -> None:
        """Show the estimate another window has made of the same table; call before ``start``."""
        if other.standing.may_be_estimated and other.standing.odds is not None:
            self._situation, self._grown = other._situation, other._grown
            self._standing = other.standing

    def stop(self) -> None:
        """Stop counting for good, because another window shows the document."""
        self.cancel()
        self._task = None
        self.next_cards.stop()
        self.live_call.stop()

    def _end(self) -> None:
        """Show the odds so far after a count or an estimate was stopped or has failed."""
        standing = self._standing
        if standing.may_be_estimated:
            why = self._say_too_many() if self._grown is None else ""
            took = min(standing.seconds, time.monotonic() - self._begun)
            self._show(standing._replace(odds=self._grown, share=None, refusal=why, seconds=took))
        else:
            refusal = self.tr("The odds were not counted to the end.")
            self._show(CurrentOdds(self._document.table, refusal=refusal))

    def _follow(self) -> None:
        """Count the odds of the present table, unless they are known or being counted."""
        if self._task is None:
            return
        table = self._document.table
        try:
            situation, seats = situation_at(table)
        except SeatCountError:  # no seat has a card
            self._give_up(CurrentOdds(table))
        except CardError as error:
            self._give_up(CurrentOdds(table, refusal=translated(error.phrase)))
        else:
            if situation == self._situation:
                # Seats may have been exchanged or removed: the same odds, at other seat numbers.
                self._standing = self._standing._replace(table=table, seats=seats)
            else:
                self._give_up(CurrentOdds(table, seats=seats))
                self._count(self._task, situation)

    def _give_up(self, standing: CurrentOdds) -> None:
        """Give up what is being counted; ``standing``: what there is instead."""
        if self._task is not None:
            self._task.give_up()
        self._situation = None
        self._standing = standing

    def _count(self, task: Task, situation: Situation) -> None:
        self._situation = situation
        self.counting.emit()
        task.start(
            count_odds(situation),
            self._take_odds,
            refused=self._take_refusal,
            progressed=self._show_progress,
            failed=self._end_after_bug,
            patience=LONG,
        )
        if situation.ranges or situation.deals < _MANY_DEALS:
            with QSignalBlocker(self):  # widgets that show the change read the odds after it
                task.deliver_within(AT_ONCE)

    def _show(self, standing: CurrentOdds) -> None:
        self._standing = standing
        self.changed.emit()

    def _take_odds(self, odds: Odds) -> None:
        # The seats' numbers are for the present table, not for the one at the start of the count.
        self._show(self._standing._replace(odds=odds, share=None))

    def _take_refusal(self, error: CardError | OSError) -> None:
        standing = self._standing._replace(refusal=why_not(error), share=None)
        if isinstance(error, TooManyDealsError):
            standing = standing._replace(refusal=self._say_too_many(), may_be_estimated=True)
        self._show(standing)

    def _end_after_bug(self) -> None:
        self.next_cards.cancel()
        self.live_call.cancel()
        self._end()

    def _say_too_many(self) -> str:
        return self.tr("An estimate takes {count} seconds; more cards or smaller ranges are counted"
                       ).format(count=number(round(ESTIMATES[0])))  # fmt: skip

    def _keep_grown(self, odds: Odds) -> None:
        """Store the present state of an estimate; called in the thread that makes it."""
        self._grown = odds

    def _show_estimate_so_far(self, share: float) -> None:
        self._show(self._standing._replace(odds=self._grown, share=share))

    def _show_progress(self, share: float) -> None:
        self._show(self._standing._replace(share=share))


def _estimate(
    situation: Situation, seed: int, seconds: float, keep: Callable[[Odds], object]
) -> Generator[float, None, Odds]:
    """Estimate the odds in steps, and pass the odds so far to ``keep``. Raises CardError."""
    start = time.monotonic()

    def share(growing: Growing) -> float:
        keep(growing.odds)
        if seconds < UNTIL_STOPPED:
            return growing.done
        elapsed = time.monotonic() - start
        return elapsed / (elapsed + HALFWAY)

    return (yield from change_steps(estimate_odds(situation, seed, seconds), share))


def _warm_up() -> None:
    """Load the modules and lookup tables for counting, so that the first count is not slow."""
    for key, hands in (
        ("any", ("As",)),
        ("holdem", ("AsAh", "KsKh")),
        ("omaha", ("AsAhQdJd", "KsKhTd9d")),
    ):
        known = [parse_cards(hand) for hand in hands]
        finish(count_odds(situation_of(find_game(key), known)))
    text_of(new_table(HOLDEM).rename_seat(0, "A"))  # compiles the grammar, which names need
