"""The hints on the unused cards, computed after each move has been painted."""

from __future__ import annotations

import time
from collections.abc import Generator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from analyser.gui.look.badges import Badge
from analyser.gui.state.card_shares import CardShares
from analyser.gui.state.document import Document
from analyser.poker.cards import Card

if TYPE_CHECKING:
    from analyser.gui.state.badge_text import BadgeTexts, Legend

    Work = Generator[float, None, tuple[dict[Card, Badge], Legend]]

_AFTER = 16
"""Milliseconds after a move before the work begins, so that the move is painted first."""
_SLICE = 0.004
"""Seconds of work before the window handles other events."""


class Hints(QObject):
    """The badges of the unused cards, and the legend that explains them.

    Signals:
        changed: the badges have changed, or the answers were hidden or revealed.
    """

    changed = Signal()

    def __init__(
        self, document: Document, shares: CardShares, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._shares = shares
        self._shown = True
        self._badges: dict[Card, Badge] = {}
        self.legend: Legend = ()
        """The badges in use, each with its meaning."""
        self._work: Work | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        document.changed.connect(self._follow)
        document.reveal.changed.connect(self._follow_and_tell)
        shares.changed.connect(self._follow_and_tell)
        self._follow()

    @property
    def up_to_date(self) -> bool:
        """Whether the badges belong to the present table."""
        return self._work is None and not self._timer.isActive() and not self._shares.is_counting

    def badge(self, card: Card) -> Badge | None:
        """Return the badge of a card; None if it has no badge."""
        return self._badges.get(card)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the badges."""
        self._shown = shown
        if shown:
            self._shares.resume()
        elif self._shares.progress is not None:
            self._shares.cancel()
        self._follow()

    def say(self, card: Card, *, if_it_comes: bool) -> str:
        """Say which hand an unused card makes, and how it changes a pot share against ranges.

        The share is that of a seat whose hand is known; it is added only if it has been counted.
        Return "" if there is nothing to say.

        ``if_it_comes``: True to say who is ahead if the card is dealt next, instead of which hand
        it makes.
        """
        return self._texts.say(card, if_it_comes=if_it_comes)

    @cached_property
    def _texts(self) -> BadgeTexts:
        """The object that makes the badges.

        It is created late, because the first paint does not need the rules of poker.
        """
        from analyser.gui.state.badge_text import BadgeTexts

        return BadgeTexts(self._document, self._shares)

    def _follow_and_tell(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Compute the badges for the present table. Until they are known, the old badges stay."""
        self._work = None
        if not self._shown or self._document.reveal.hidden or self._document.table.is_empty:
            self._timer.stop()
            self._show({}, ())
        else:
            self._timer.start(_AFTER)

    def _go_on(self) -> None:
        """Show how cards change a known hand's share against ranges, if a seat has a range.

        Otherwise compute the usual badges.
        """
        of_shares = self._texts.of_shares()
        if of_shares is not None:
            self._show(*of_shares)
        elif not self._shares.is_counting:
            self._work = self._work or self._texts.find()
            self._work_for_a_slice(self._work)

    def _work_for_a_slice(self, work: Work) -> None:
        """Work for a few milliseconds, and show the badges when all are computed."""
        pause = time.perf_counter() + _SLICE
        try:
            while time.perf_counter() < pause:
                next(work)
        except StopIteration as end:
            self._work = None
            self._show(*end.value)
        else:
            self._timer.start(0)

    def _show(self, badges: dict[Card, Badge], legend: Legend) -> None:
        if (badges, legend) != (self._badges, self.legend):
            self._badges, self.legend = badges, legend
            self.changed.emit()
