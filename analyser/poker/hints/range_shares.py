"""What each of the next cards does to a known hand that meets ranges: whose it is, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from analyser.poker.cards import Card
from analyser.poker.names import card_name
from analyser.poker.odds.situation import Situation
from analyser.poker.odds.wording import say_share
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

if TYPE_CHECKING:  # with NumPy, which no hint needs if no seat holds a range
    from analyser.poker.odds.ranges.next_cards import NextCardShares

_FEWEST: Final = 3
"""From this many cards on, the board is dealt card by card."""


def known_seat(situation: Situation) -> int | None:
    """Return the first seat with known cards, if another holds a range and a card is to come.

    None if the next card does not come to the board by itself: before the flop, or at the end.
    """
    if not any(situation.ranges) or not situation.to_board or len(situation.board) < _FEWEST:
        return None
    hands = enumerate(situation.hands)
    return next((seat for seat, hand in hands if len(hand) == situation.game.dealt), None)


def say_share_with(found: NextCardShares, card: Card, seat: str) -> Phrase | None:
    """Say how the share of a seat changes with a card; None for a card that is not unused.

    ``seat``: what the seat is called.
    """
    if card not in found.with_card:
        return None
    share = found.with_card[card]
    if share is None:
        template = QT_TRANSLATE_NOOP(
            "analyser", "the {card} cannot come, because every deal gives it to another seat"
        )
        return Phrase(template, card=card_name(card))
    if share == found.now:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} stays at {share} of the pot")
    elif share > found.now:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} goes up from {now} to {share} of the pot")
    else:
        template = QT_TRANSLATE_NOOP(
            "analyser", "{seat} goes down from {now} to {share} of the pot"
        )
    return Phrase(template, seat=seat, now=say_share(found.now), share=say_share(share))
