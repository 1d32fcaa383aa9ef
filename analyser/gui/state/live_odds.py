"""The odds of the table, kept up with every change of it and counted beside the window.

What counts and words odds is imported by the first count, which comes after the first paint.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from analyser.gui.look.translation import translated
from analyser.gui.state.card_shares import CardShares
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.cards import parse_cards
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError, SeatCountError, TooManyDealsError
from analyser.poker.games.registry import find_game
from analyser.poker.generators import change_steps

if TYPE_CHECKING:
    from analyser.poker.odds.odds import Odds
    from analyser.poker.odds.situation import Situation
    from analyser.poker.table.table import Table

_AT_ONCE = 0.012
"""Seconds that a change waits for its odds, so that verdict and odds come in the same frame."""
UNTIL_STOPPED = math.inf
"""The seconds of an estimate that goes on until somebody stops it."""
ESTIMATES = (5.0, 15.0, 60.0, UNTIL_STOPPED)
"""For how many seconds deals can be drawn for an estimate; the first is the usual time."""
_HALFWAY = 10.0
"""After so many seconds an estimate without an end counts as half done: it gets slower to grow."""
_LONG = 500
"""Milliseconds of counting after which the window says how far it is and offers to cancel."""


class Standing(NamedTuple):
    """What is known of the odds of a table at a moment.

    Attributes:
        table: the table that it answers, and no other; None where there is nothing to answer.
        odds: the odds, exact or an estimate, which they say themselves; None while they are
            counted, and where there are none.
        seats: the number at the table of each seat of the odds.
        refusal: why there are no odds, in a sentence; empty where there is no need to say.
        share: how much is counted or drawn, 0 to 1, where it takes long; else None.
        may_be_estimated: whether there are too many deals to count, so that all there can be is an
            estimate, if somebody asks for it.
    """

    table: Table | None = None
    odds: Odds | None = None
    seats: tuple[int, ...] = ()
    refusal: str = ""
    share: float | None = None
    may_be_estimated: bool = False

    @property
    def exact(self) -> Odds | None:
        """The odds where they are exact: what has no room for an error shows no others."""
        return self.odds if self.odds is not None and self.odds.exact else None

    @property
    def is_open(self) -> bool:
        """Whether the odds say more than the verdict: no seat has the whole pot for certain."""
        odds = self.odds
        return odds is not None and len(odds.seats) > 1 and max(s.share for s in odds.seats) < 1


NOTHING = Standing()
"""Nothing to count, or not yet."""


class LiveOdds(QObject):
    """Counts the odds of a document's table; a new change gives up what was being counted.

    It waits a moment for a short count, so that whoever shows a change finds the odds to it.

    Signals:
        changed: there is news of the odds apart from a change of the document.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._jobs: Jobs | None = None
        self._run: Run[Odds | CardError] | None = None
        self._situation: Situation | None = None
        self._standing = NOTHING
        self._counted = 0.0
        self._grown: Odds | None = None
        self._refused = NOTHING
        self._late = QTimer(self, singleShot=True, interval=_LONG)
        self._late.timeout.connect(self._show_progress)
        document.table_changed.connect(self._follow)
        self.card_shares = CardShares(document, self)  # which counts after the odds
        """What each next card does to a known hand against ranges."""

    @property
    def standing(self) -> Standing:
        """What is known of the odds of the document's table; never what is known of another."""
        answers_it = self._standing.table is self._document.table
        return self._standing if answers_it else NOTHING

    def start(self, jobs: Jobs) -> None:
        """Begin to count, after the first paint: NumPy and the tables are loaded in the thread."""
        self._jobs = jobs
        jobs.run(_warm_up)
        self._follow()
        self.card_shares.start(jobs)
        self.changed.emit()

    def estimate(self, seconds: float = ESTIMATES[0]) -> None:
        """Draw deals for a while where there are too many to count; the odds grow meanwhile.

        ``seconds``: how long, one of ``ESTIMATES``, unless somebody stops it.
        """
        if self._jobs is None or self._situation is None or not self.standing.may_be_estimated:
            return
        self._give_up()
        self._grown = None
        self._refused = self._standing._replace(odds=None)
        self._standing = self._standing._replace(odds=None, share=0.0, refusal="")
        self._run = self._jobs.run_steps(
            _estimate(self._situation, random_seed(), seconds, self._keep_grown),
            self._take,
            self._show_grown,
            self.cancel,
        )
        self.changed.emit()

    def cancel(self) -> None:
        """Stop counting this table; of an estimate, what there is of it stays."""
        is_under_way = self._run is not None
        self._give_up()
        self.card_shares.cancel()
        if self._standing.may_be_estimated:
            if not is_under_way:  # what was drawn is another table's, or there to its end
                return
            drawn = self._standing._replace(odds=self._grown, share=None)
            self._standing = self._refused if self._grown is None else drawn
            self.changed.emit()
            return
        refusal = self.tr("The odds were not counted to the end.")
        self._standing = Standing(self._document.table, refusal=refusal)
        self.changed.emit()

    def _follow(self) -> None:
        """Count the table as it is, unless its odds are there or on their way already."""
        if self._jobs is None:
            return
        from analyser.poker.odds.situation import situation_at

        table = self._document.table
        try:
            situation, seats = situation_at(table)
        except SeatCountError:  # nobody has a card
            self._stop(Standing(table))
        except CardError as error:
            self._stop(Standing(table, refusal=translated(error.phrase)))
        else:
            if situation == self._situation:
                # Seats may have moved, or gone that had no card: the same odds, at other places.
                self._standing = self._standing._replace(table=table, seats=seats)
            else:
                self._stop(Standing(table, seats=seats))
                self._count(self._jobs, situation)

    def _stop(self, standing: Standing) -> None:
        self._give_up()
        self._situation = None
        self._standing = standing

    def _count(self, jobs: Jobs, situation: Situation) -> None:
        self._situation = situation
        self._counted = 0.0
        self._late.start()
        self._run = jobs.run_steps(_count(situation), self._take, self._progressed, self.cancel)
        answer = self._run.result_within(_AT_ONCE)
        if answer is not None:
            self._keep(answer)

    def _take(self, answer: Odds | CardError) -> None:
        self._keep(answer)
        self.changed.emit()

    def _keep(self, answer: Odds | CardError) -> None:
        """Put an answer at the seats of the table as it is now, wherever they were before."""
        self._run = None
        self._late.stop()
        if isinstance(answer, CardError):
            self._standing = self._standing._replace(refusal=self._why(answer), share=None)
            if isinstance(answer, TooManyDealsError):
                self._standing = self._standing._replace(may_be_estimated=True)
        else:
            self._standing = self._standing._replace(odds=answer, share=None)

    def _why(self, refusal: CardError) -> str:
        """Say why there are no odds; of too many deals, what can be done about them here."""
        if not isinstance(refusal, TooManyDealsError):
            return translated(refusal.phrase)
        sentence = self.tr(
            "There are {deals} ways to deal the rest, too many to count; give more cards or "
            "smaller ranges, or have the odds estimated"
        )
        deals = refusal.phrase.gaps["deals"]
        return sentence.format(deals=translated(deals) if isinstance(deals, str) else deals)

    def _keep_grown(self, odds: Odds) -> None:
        """Keep what an estimate has come to; called in the thread."""
        self._grown = odds

    def _show_grown(self, share: float) -> None:
        self._standing = self._standing._replace(odds=self._grown, share=share)
        self.changed.emit()

    def _progressed(self, share: float) -> None:
        self._counted = share
        if self._standing.share is not None:
            self._show_progress()

    def _show_progress(self) -> None:
        self._standing = self._standing._replace(share=self._counted)
        self.changed.emit()

    def _give_up(self) -> None:
        self._late.stop()
        if self._run is not None:
            self._run.give_up()
            self._run = None


def _count(situation: Situation) -> Generator[float, None, Odds | CardError]:
    """Count in steps; a refusal is an answer too."""
    from analyser.poker.odds.count import count_odds  # which may load NumPy: in the thread

    try:
        return (yield from count_odds(situation))
    except CardError as refusal:
        return refusal


def _estimate(
    situation: Situation, seed: int, seconds: float, keep: Callable[[Odds], object]
) -> Generator[float, None, Odds | CardError]:
    """Estimate in steps; ``keep`` gets what each has come to."""
    from analyser.poker.odds.estimate.estimate import Growing, estimate_odds  # with NumPy, as above

    start = time.monotonic()

    def share(growing: Growing) -> float:
        keep(growing.odds)
        if seconds < UNTIL_STOPPED:
            return growing.done
        elapsed = time.monotonic() - start
        return elapsed / (elapsed + _HALFWAY)

    try:
        return (yield from change_steps(estimate_odds(situation, seed, seconds), share))
    except CardError as refusal:
        return refusal


def _warm_up() -> None:
    """Load what counting needs: for the first click of all, and for the games played most."""
    from analyser.poker.odds import wording  # noqa: F401 -- so that the first bar has its words
    from analyser.poker.odds.situation import situation_of

    for key, hands in (
        ("any", ("As",)),
        ("holdem", ("AsAh", "KsKh")),
        ("omaha", ("AsAhQdJd", "KsKhTd9d")),
    ):
        known = [parse_cards(hand) for hand in hands]
        situation = situation_of(find_game(key), known)
        for _ in _count(situation):
            pass
