"""The class tables of a game: the place of every five cards among all hands of the game's deck.

They depend on the deck and on what beats what, and on nothing else of a game. A deck with wild
cards has other tables with both jokers than with one. Each is built when it is first needed, which
takes some tens of milliseconds, and kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from analyser.poker.cards import Card
from analyser.poker.decks import Deck
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.ranking.badugi import badugi_classes
from analyser.poker.ranking.classes import Classes, high_classes, low_classes
from analyser.poker.ranking.high import HighOrdering, HighRank
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering, LowRank
from analyser.poker.ranking.wild_classes import wild_high_classes, wild_low_classes


class Tables(NamedTuple):
    """The classes of a deck's hands: for high, and for each low ordering by its name."""

    high: Classes[HighRank]
    lows: Mapping[str, Classes[LowRank]]

    def low(self, ordering: LowOrdering) -> Classes[LowRank]:
        """Return the classes of one low ordering."""
        return self.lows[ordering.name]


def prepare(game: Game = ANY) -> None:
    """Build the class tables that the first analysis in a game would otherwise wait for."""
    if game.one_of_each:
        badugi_classes()
    else:
        tables_of(game, ())


def tables_of(game: Game, cards: Sequence[Card]) -> Tables:
    """Return the classes of the deck that these cards came from; they are built once and kept."""
    deck = game.deck
    jokers = sum(card in deck.jokers for card in deck.in_full(cards)) if deck.has_wild else 0
    return _tables(game.high, deck, jokers)


@cache
def _tables(ordering: HighOrdering, deck: Deck, jokers: int) -> Tables:
    if deck.has_wild:
        high = wild_high_classes(ordering, deck, jokers)
        lows = {low.name: wild_low_classes(low, deck, jokers) for low in LOW_ORDERINGS}
    else:
        high = high_classes(ordering, deck)
        lows = {low.name: low_classes(low, deck) for low in LOW_ORDERINGS}
    return Tables(high, MappingProxyType(lows))
