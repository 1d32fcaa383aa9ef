"""The odds of the table, kept up with every change of it and counted beside the window.

What counts and words odds is imported by the first count, which comes after the first paint.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from analyser.gui.look.translation import said
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError, SeatCountError
from analyser.poker.games.registry import find_game

if TYPE_CHECKING:
    from analyser.poker.odds.odds import Odds
    from analyser.poker.odds.situation import Playing, Situation

_AT_ONCE = 0.012
"""Seconds that a change waits for its odds, so that verdict and odds come in the same frame."""
_LONG = 500
"""Milliseconds of counting after which the window says how far it is and offers to cancel."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of the odds of the table at a moment.

    Attributes:
        odds: the odds; None while they are counted, and where there are none.
        seats: the number at the table of each seat of the odds.
        trouble: why there are no odds, in a sentence; empty where there is no need to say.
        share: how much is counted, 0 to 1, where it takes long; else None.
    """

    odds: Odds | None = None
    seats: tuple[int, ...] = ()
    trouble: str = ""
    share: float | None = None


NOTHING = Standing()
"""Nothing to count, or not yet."""


class LiveOdds(QObject):
    """Counts the odds of a document's table; a new change gives up what was being counted.

    To be made before what shows the odds: it hears of a change first, and when the count is short
    the others find the odds there already.

    Signals:
        changed: there is news of the odds apart from a change of the document.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._jobs: Jobs | None = None
        self._run: Run | None = None
        self._situation: Situation | None = None
        self._following = False
        self.standing = NOTHING
        self._counted = 0.0
        self._late = QTimer(self, singleShot=True, interval=_LONG)
        self._late.timeout.connect(lambda: self._tell(Standing(share=self._counted)))
        document.changed.connect(self._follow)

    def start(self, jobs: Jobs) -> None:
        """Begin to count, after the first paint: NumPy and the tables are loaded in the thread."""
        self._jobs = jobs
        jobs.run(_warm_up)
        self._follow()
        self.changed.emit()

    def cancel(self) -> None:
        """Stop counting this table."""
        self._give_up()
        self._tell(Standing(trouble=self.tr("The odds were not counted to the end.")))

    def _follow(self) -> None:
        if self._jobs is None:
            return
        from analyser.poker.odds.situation import situation_at

        try:
            playing = situation_at(self._document.table)
        except SeatCountError:  # nobody has a card
            self._stop(NOTHING)
        except CardError as refusal:
            self._stop(Standing(trouble=said(refusal.phrase)))
        else:
            if playing.situation != self._situation:
                self._count(self._jobs, playing)
            elif self.standing.odds is not None and self.standing.seats != playing.seats:
                self.standing = Standing(self.standing.odds, playing.seats)

    def _stop(self, standing: Standing) -> None:
        self._give_up()
        self._situation = None
        self.standing = standing

    def _count(self, jobs: Jobs, playing: Playing) -> None:
        self._stop(NOTHING)
        self._situation = playing.situation
        self._counted = 0.0
        self._following = True
        self._late.start()

        def then(answer: Odds | CardError) -> None:
            self._run = None
            self._late.stop()
            if isinstance(answer, CardError):
                self._tell(Standing(trouble=said(answer.phrase)))
            else:
                self._tell(Standing(answer, playing.seats))

        self._run = jobs.run_steps(_count(playing.situation), then, self._progressed, self.cancel)
        jobs.await_briefly(self._run, _AT_ONCE)
        self._following = False

    def _progressed(self, share: float) -> None:
        self._counted = share
        if self.standing.share is not None:
            self._tell(Standing(share=share))

    def _tell(self, standing: Standing) -> None:
        self.standing = standing
        if not self._following:  # else all hear of it by the document's own signal
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


def _warm_up() -> None:
    """Load what counting needs, by counting the games played most from before the flop."""
    from analyser.poker.odds import wording  # noqa: F401 -- so that the first bar has its words
    from analyser.poker.odds.situation import situation_of

    for key, hands in (("holdem", ("AsAh", "KsKh")), ("omaha", ("AsAhQdJd", "KsKhTd9d"))):
        known = [parse_cards(hand) for hand in hands]
        situation = situation_of(find_game(key), known)
        for _ in _count(situation):
            pass
