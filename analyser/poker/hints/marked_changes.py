"""Finds the next cards that change a known hand's equity against ranges most, and words for it."""

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

    All outs are marked: the cards that make a hand the favourite that is not the favourite now.
    Then come the cards with the largest other changes, up to ``_MOST_MARKED`` cards in all. Changes
    are rounded to whole percentage points; no card with less than ``_LEAST`` points is marked. Of
    cards with equal changes either all are marked or none, so a change that most cards make is not
    marked.
    """
    changes = {card: change for card in found.with_card if (change := found.change(card))}
    alike: dict[tuple[bool, int], list[Card]] = {}
    for card, change in changes.items():
        points = round(100 * change)
        if abs(points) >= _LEAST:
            is_out = found.now < _HALF <= found.now + change
            alike.setdefault((is_out, points), []).append(card)
    marked: list[Card] = []
    full: set[bool] = set()
    """For which of raising (True) and lowering changes there is no room any more."""
    for is_out, points in sorted(alike, key=lambda key: (key[0], abs(key[1])), reverse=True):
        cards, raises = alike[is_out, points], points > 0
        if is_out or (raises not in full and len(marked) + len(cards) <= _MOST_MARKED):
            marked += cards
        else:
            full.add(raises)
    marked.sort(key=lambda card: abs(changes[card]), reverse=True)
    return {card: changes[card] for card in marked}


def say_share_with(found: NextCardShares, card: Card, seat: str) -> Phrase | None:
    """Say how a card changes a seat's share of the pot; None if the card is in use.

    ``seat``: the seat's name.
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
