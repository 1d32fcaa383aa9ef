"""A range in words: how much it is, what it is called, and what it mostly makes."""

from collections.abc import Collection, Sequence

from analyser.gui.felt.content import SeatContent
from analyser.gui.look.translation import capital, hundredths, percent, translate, translated
from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.made_hands.made_hand import name_made_hand
from analyser.poker.ranges.range import RANDOM, Range
from analyser.poker.ranges.summary import Kinds, say_commonest
from analyser.poker.results.shown import face_of_range

_MOST_SEATS = 2
"""Of more seats with a range than this, the reason says nothing of what they mostly hold."""


def say_how_many(held: Range, known: Collection[Card]) -> str:
    """Return how many holdings known cards leave of a range: "22 combos", or "20 of 22 combos"."""
    whole, left = sum(held.weights), sum(held.without(known).weights)
    every = hundredths(whole)
    if left == whole:
        return translate("Ranges", "{whole} combos", whole=every)
    return translate("Ranges", "{left} of {whole} combos", left=hundredths(left), whole=every)


def say_how_much(held: Range, known: Collection[Card]) -> str:
    """Return the number of a range's holdings and its size: "20 of 22 combos, 1.7% of all"."""
    combos, share = say_how_many(held, known), percent(round(10 * held.percent), decimals=1)
    return translate("Ranges", "{combos}, {percent} of all", combos=combos, percent=share)


def with_range(content: SeatContent, held: Range, known: Collection[Card]) -> SeatContent:
    """Return ``content`` with the seat's range in words: the hand's name if it is only one hand."""
    if held == RANDOM:
        return content._replace(title=translate("Felt", "Any two cards"))
    if len(held.hands) == 1:
        called = name_made_hand(HOLDEM, face_of_range(held, frozenset()), (), None)
        assert called is not None  # two cards of one hand have a name
        (hand,), combos = held.hands, say_how_many(held, known)
        words = translate("Felt", "{hand}, {combos}", hand=hand, combos=combos)
        return content._replace(title=capital(translated(called)), words=words)
    return content._replace(words=say_how_much(held, known))


def say_mostly(kinds: Sequence[Kinds | None], names: Sequence[str]) -> str:
    """Say what the seats with ranges mostly have; "" if it is not known, or they are many."""
    known = [
        translated(said)
        for made, name in zip(kinds, names, strict=False)
        if made is not None and (said := say_commonest(made, name)) is not None
    ]
    if len(known) == _MOST_SEATS:
        return translate("Felt", "{one}; {other}", one=known[0], other=known[1])
    return known[0] if len(known) == 1 else ""
