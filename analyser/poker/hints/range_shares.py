"""How each possible next card changes the equity of a known hand against ranges, in words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from analyser.poker.cards import Card
from analyser.poker.names import card_name
from analyser.poker.odds.wording import say_share
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

if TYPE_CHECKING:  # with NumPy, which no hint needs if no seat holds a range
    from analyser.poker.odds.ranges.next_cards import NextCardShares

_MOST_MARKED: Final = 12
_HALF: Final = Fraction(1, 2)


def news(found: NextCardShares) -> dict[Card, Fraction]:
    """Return the changes of the cards worth a sign, the largest first.

    These are all outs, which make a hand the favourite that is not, and of the others the dozen
    that change most.
    """
    changes = {card: change for card in found.with_card if (change := found.change(card))}
    largest = sorted(changes, key=lambda card: abs(changes[card]), reverse=True)
    outs = {card for card in largest if found.now < _HALF <= found.now + changes[card]}
    others = [card for card in largest if card not in outs][:_MOST_MARKED]
    return {card: changes[card] for card in largest if card in outs or card in others}


def say_share_with(found: NextCardShares, card: Card, seat: str) -> Phrase | None:
    """Say how a card changes a seat's share of the pot; None if the card is in use.

    ``seat``: the name of the seat.
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
        template = QT_TRANSLATE_NOOP("analyser", "{seat} stays at {share} equity")
    elif share > found.now:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} goes up from {now} to {share} equity")
    else:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} goes down from {now} to {share} equity")
    return Phrase(template, seat=seat, now=say_share(found.now), share=say_share(share))
