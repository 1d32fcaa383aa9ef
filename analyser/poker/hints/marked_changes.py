"""Finds and describes the next cards that change a hand's equity against ranges most."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from analyser.poker.cards import Card
from analyser.poker.names import card_name
from analyser.poker.odds.wording import say_share
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

if TYPE_CHECKING:  # with NumPy, which no hint needs if no seat holds a range
    from analyser.poker.odds.ranges.next_cards import NextCardShares

_MOST_MARKED: Final = 15
_LEAST: Final = 5
"""The smallest change that is marked, in hundredths of the pot."""
_HALF: Final = Fraction(1, 2)


def marked_changes(found: NextCardShares) -> dict[Card, Fraction]:
    """Return the next cards to mark, each with its change of the equity, the largest change first.

    Changes are compared in whole percentage points; those below ``_LEAST`` points are not marked.
    All outs are marked: cards that raise the equity from below one half to one half or more. Other
    cards are added, the largest changes first, up to ``_MOST_MARKED`` cards in all. Of cards with
    equal changes either all are added or none; if they do not fit, no card with a smaller change in
    the same direction is added.
    """
    changes = {card: change for card in found.with_card if (change := found.change(card))}
    alike: dict[tuple[bool, int], list[Card]] = {}
    for card, change in changes.items():
        points = round(100 * change)
        if abs(points) >= _LEAST:
            is_out = found.now < _HALF <= found.now + change
            alike.setdefault((is_out, points), []).append(card)
    marked: list[Card] = []
    full: set[bool] = set()  # the directions, True for up, in which no more cards are marked
    for is_out, points in sorted(alike, key=lambda key: (key[0], abs(key[1])), reverse=True):
        cards, raises = alike[is_out, points], points > 0
        if is_out or (raises not in full and len(marked) + len(cards) <= _MOST_MARKED):
            marked += cards
        else:
            full.add(raises)
    marked.sort(key=lambda card: abs(changes[card]), reverse=True)
    return {card: changes[card] for card in marked}


def say_share_with(found: NextCardShares, card: Card, seat: str) -> Phrase | None:
    """Say how the equity changes if a card comes; None if the card is in use.

    ``found``: the equity of one seat; ``seat``: the name of this seat.
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
