"""What each card that can come next would bring, counted beside the window."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from shiboken6 import isValid

from analyser.gui.look.translation import capital, translate, translated
from analyser.gui.state.document import Document
from analyser.gui.state.live_call import CountedSoon
from analyser.poker.cards import Card
from analyser.poker.generators import change_steps
from analyser.poker.table.table import BOARD, Table

if TYPE_CHECKING:  # loaded by the first count
    from fractions import Fraction

    from analyser.poker.hints.next_shares import NextShares


class Tile(NamedTuple):
    """What a card of the deck says about itself as the next card."""

    text: str  # the share of the seat in focus as a whole percentage, or the only seat's hand
    share: Fraction | None = None  # this share, 0 to 1; None for a hand
    improves: bool = False  # whether the card improves the only seat's hand


class NextCardTiles(CountedSoon):
    """Counts what each card that can come to the active slot would bring.

    With several seats that is the share of the seat in focus, with one seat the hand. A count goes
    on when other things than the cards change.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._counted: object = None  # the cards that have been counted, or are being
        self._shares: NextShares | None = None
        self._hands: dict[Card, Tile] = {}
        self._tiles: dict[Card, Tile] = {}
        self._shown = True
        document.focus_changed.connect(self._show)
        document.reveal.changed.connect(self._show)

    @property
    def shares(self) -> NextShares | None:
        return self._shares

    @property
    def are_shares(self) -> bool | None:
        """Whether tiles show shares, not hands; None if there is nothing to show."""
        return None if not self._tiles else not self._hands

    @property
    def is_shown(self) -> bool:
        return self._shown

    def tile(self, card: Card) -> Tile | None:
        """Return what to show of an unused card; None to show the plain card."""
        return self._tiles.get(card) if self._shown else None

    def set_shown(self, shown: bool) -> None:
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def say(self, card: Card, *, in_short: bool = False) -> str:
        """Say what an unused card makes, and the focused seat's share; ``in_short``: the share."""
        # The first paint needs none.
        from analyser.poker.hints.preview import say_what_it_makes

        share = None
        if self._shares is not None:
            seat = self._document.seat_in_focus
            share = self._shares.say_with(seat, card, self._document.outcome.names[seat])
        if share is not None and in_short:
            return capital(translated(share))
        makes = translated(say_what_it_makes(self._document.table, card) or "")
        if not makes or share is None:
            return makes
        return translate("Hints", "{makes}; {share}").format(makes=makes, share=translated(share))

    def _follow(self) -> None:
        """Count again if other cards lie on the table, or the next card goes elsewhere."""
        table = self._document.table
        seats = tuple([(seat.slots, seat.range) for seat in table.seats])
        boards = [table.slots(place) for place in table.board_places]
        cards = (table.game, seats, boards, table.dead, table.active)
        if cards == self._counted or self._task is None:
            self._show()
            return
        self._counted = cards
        self._shares, self._hands = None, {}
        if table.active is None or table.is_empty:
            self.cancel()
            return
        # The deck is painted once, after the move; nobody sees the old tiles in between.
        super().cancel()
        self._soon.start()

    def cancel(self) -> None:
        super().cancel()
        self._show()

    def _count(self) -> None:
        self._show()
        if self._task is not None:
            grown: deque[NextShares] = deque(maxlen=1)  # of this count, filled in its thread
            self._task.start(
                _count(self._document.table, grown.append),
                self._take,
                refused=lambda _: None,  # the odds display the reason
                progressed=lambda _: self._take(grown[-1] if grown else {}),
            )

    def _take(self, found: NextShares | dict[Card, Tile]) -> None:
        if not isValid(self):
            return  # the window was closed meanwhile
        self._shares, self._hands = (None, found) if isinstance(found, dict) else (found, {})
        self._show()

    def _show(self) -> None:
        tiles = {} if self._document.reveal.hidden else dict(self._hands)
        if self._shares is not None and not self._document.reveal.hidden:
            seat = self._document.seat_in_focus
            for card in self._shares.with_card:
                if (said := self._shares.say(seat, card)) is not None:
                    tiles[card] = Tile(translated(said), self._shares.of(seat, card))
        if tiles != self._tiles:
            self._tiles = tiles
            self.changed.emit()


def _count(
    table: Table, keep: Callable[[NextShares], object]
) -> Generator[float, None, NextShares | dict[Card, Tile]]:
    """Count in steps what each next card brings, and ``keep`` the shares so far."""
    from analyser.poker.hints import next_card, next_shares  # late, in the thread

    def done(grown: NextShares) -> float:
        keep(grown)
        return grown.done

    if next_shares.has_next_shares(table):
        return (yield from change_steps(next_shares.count_next_shares(table), done))
    playing = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    found = yield from next_card.count_next_cards(table)
    if found is None or list(found.now) != playing or found.slot.place not in (BOARD, *playing):
        return {}
    (seat,) = playing
    return {
        each.card: Tile(
            translated(next_card.word_of(table.game, each.made[seat]), "tile"),
            improves=each.improves,
        )
        for each in found.cards
    }
