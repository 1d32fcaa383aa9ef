"""Makes the content of the felt anew whenever the poker table or its odds change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from analyser.gui.felt.content import FeltContent
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import CurrentOdds, LiveOdds
from analyser.gui.state.side_counts import SideCounts
from analyser.poker.table.streets import street_of

if TYPE_CHECKING:  # loaded by the first count
    from analyser.poker.odds.record import Odds
    from analyser.poker.table.table import Table


class Answers(QObject):
    """Makes a ``FeltContent`` after each change, for everything that shows or copies an answer."""

    changed = Signal()  # ``content`` has changed

    def __init__(self, document: Document, odds: LiveOdds, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._odds = odds
        self.counts = SideCounts(document, self)
        """The odds on each street of the hand, and what ranges make."""
        odds.started.connect(self.counts.start)
        odds.counting.connect(self.counts.give_way)
        self.content = FeltContent()
        """What the felt says; empty until ``begin``."""
        self.looked_at: int | None = None
        """The seat that the pointer or the keyboard is on; None if neither is on a seat."""

    def begin(self) -> None:
        """Follow what changes from now on. This is late, because it loads the rules of poker."""
        document = self._document
        for changed in (document.looked_back, document.reveal.changed,
                        self._odds.changed, self.counts.changed):  # fmt: skip
            changed.connect(self.follow)

    @property
    def awaits_call(self) -> bool:
        """Whether the answer will soon be whether to call."""
        return self._odds.live_call.is_awaited

    def note_seat_looked_at(self, seat: int | None) -> None:
        if seat != self.looked_at:
            self.looked_at = seat
            self.follow()

    def follow(self) -> None:
        """Make the content for the current table and emit ``changed``; not before ``begin``."""
        # Loads all rules of poker.
        from analyser.gui.felt.words.felt_words import Known, content_of

        document = self._document
        table, outcome, standing = document.table, document.outcome, self._odds.standing
        tables = document.street_tables
        earlier = self.counts.odds_on(tables[:-1]) if tables else [None] * street_of(table)
        every = [*earlier, standing.odds]
        streets = [_current_odds(table, odds).shares for odds in every]
        on_boards = [
            [_current_odds(table, odds and odds.on_each_board()[at]).shares for odds in every]
            for at in range(len(table.boards) if table.more_boards else 0)
        ]
        for street in self.counts.long_ones(tables[:-1]):
            streets[street] = {}
        later = None
        if document.shown_street is not None:
            later, table = table, tables[document.shown_street]
            outcome, odds = document.shown_outcome, every[document.shown_street]
            standing = _current_odds(table, odds)
        shown = table, outcome, standing, self.looked_at, document.reveal.hidden
        kinds, beaten = self.counts.kinds_of(table), self.counts.beaten_by(table)
        self.content = content_of(Known(*shown, streets, on_boards, later, kinds, beaten))
        guest = document.guest
        if guest is not None and guest.headline:
            self.content = self.content.with_question(guest.headline, guest.reason)
        elif guest is not None and later is None:
            self.content = self.content.with_guest_words(guest.clause, guest.verdict, guest.taker)
        self.changed.emit()


def _current_odds(table: Table, odds: Odds | None) -> CurrentOdds:
    """Return a table's odds, None if not counted, with the seats in play, whose odds they are."""
    seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    return CurrentOdds(table, odds, tuple(seats))
