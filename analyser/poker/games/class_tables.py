"""A game's class tables: the class of any five cards among all hands of the game's deck.

The tables depend only on the deck and on how hands compare. A deck with wild cards has different
tables for one joker and for two. Each table is built when first needed, in some tens of
milliseconds, and cached; of the tables with wild cards, only the most recently used stay cached.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from analyser.poker.cards import JOKERS, Card
from analyser.poker.decks import Deck
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.ranking import classes
from analyser.poker.ranking.high import HighOrdering, HighRank
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering, LowRank, Ordering
from analyser.poker.ranking.whole import WholeOrdering
from analyser.poker.ranking.wild_classes import wild_high_classes, wild_low_classes


class Tables(NamedTuple):
    """The classes of a deck's hands, for high and for each low ordering."""

    ordering: HighOrdering  # how high hands compare
    deck: Deck  # the deck
    jokers: int  # how many jokers the deck counts as having, 0 to 2; ``deck.cards`` has one at most

    @property
    def high(self) -> classes.Classes[HighRank]:
        """The classes of high hands."""
        if self.deck.has_wild:
            return wild_high_classes(self.ordering, self.deck, self.jokers)
        return classes.high_classes(self.ordering, self.deck)

    def numbered(self, ordering: Ordering) -> classes.Numbered[Any]:
        """Return the classes of any ordering, also of one that ranks all of a hand's cards."""
        if isinstance(ordering, WholeOrdering):
            return classes.whole_classes(ordering)
        return self.of(ordering)

    def of(self, ordering: Ordering) -> classes.Classes[Any]:
        """Return the classes of a low ordering, or of high hands for any other ordering."""
        return self.low(ordering) if isinstance(ordering, LowOrdering) else self.high

    def low(self, ordering: LowOrdering) -> classes.Classes[LowRank]:
        """Return the classes of one low ordering."""
        if self.deck.has_wild:
            return wild_low_classes(ordering, self.deck, self.jokers)
        return classes.low_classes(ordering, self.deck)


def prepare(game: Game = ANY) -> None:
    """Build the class tables of a game, so that its first analysis does not wait for them."""
    tables = tables_of(game, ())
    lows = () if game.whole else LOW_ORDERINGS
    _ = [tables.numbered(ordering) for ordering in (game.high, *lows)]


def tables_of(game: Game, cards: Sequence[Card]) -> Tables:
    """Return a game's tables; those for two jokers only if the second is among ``cards``."""
    deck = game.deck
    jokers = 0 if deck.joker == "none" else 1 + (JOKERS[1] in cards)
    return Tables(game.high, deck, jokers)
