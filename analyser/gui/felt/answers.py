"""Makes the content of the felt anew whenever the poker table or its odds change."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from analyser.gui.felt.content import FeltContent
from analyser.gui.felt.foot.street_shares import StreetShares
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds


class Answers(QObject):
    """Makes a ``FeltContent`` after each change, for everything that shows or copies an answer.

    Signals:
        changed: ``content`` has changed.
    """

    changed = Signal()

    def __init__(self, document: Document, odds: LiveOdds, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._odds = odds
        self._has_begun = False
        self.streets = StreetShares(document, self)
        """The seats' shares on each street of the hand."""
        odds.started.connect(self.streets.start)
        odds.counting.connect(self.streets.give_way)
        self.content = FeltContent()
        """What the felt says; empty until ``begin``."""
        self.looked_at: int | None = None
        """The seat that the pointer or the keyboard is on; None if neither is on a seat."""

    def begin(self) -> None:
        """Make the first content. This is called late, because it loads the rules of poker."""
        if self._has_begun:
            return
        self._has_begun = True
        self._document.reveal.changed.connect(self.follow)
        self._odds.changed.connect(self.follow)
        self.streets.changed.connect(self.follow)
        self.follow()

    def look_at(self, seat: int | None) -> None:
        """Mark the cards that play in this seat's hand.

        ``seat``: the seat that the pointer or the focus is on; None if neither is on a seat.
        """
        if seat != self.looked_at:
            self.looked_at = seat
            self.follow()

    def follow(self) -> None:
        """Make the content for the current poker table and emit ``changed``.

        Before ``begin`` has been called, do nothing.
        """
        if not self._has_begun:
            return
        from analyser.gui.felt.wording import content_of  # loads all rules of poker

        document = self._document
        tables = document.street_tables
        self.content = content_of(
            document.table,
            document.outcome,
            self._odds.standing,
            self.looked_at,
            is_hidden=document.reveal.hidden,
            streets=(tables, self.streets.of(tables)),
        )
        self.changed.emit()
