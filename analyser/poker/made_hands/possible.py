"""All hands that any two cards can make on a board.

The best straight or low among them is the nuts, whatever cards the players hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from analyser.poker.cards import Card, Suit
from analyser.poker.games.choices import every_choice
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.ranking.classes import Classes, R
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.low import LowRank

_FLUSH_NEEDS = 3
"""How many board cards of a suit are needed for a flush with two more."""


@lru_cache(maxsize=16)
def possible_highs(game: Game, board: tuple[Card, ...]) -> tuple[HighRank, ...]:
    """Return every high rank that any two cards make on a board, best first (cached)."""
    return _possible(game, board, tables_of(game, board).high)


@lru_cache(maxsize=16)
def possible_lows(game: Game, board: tuple[Card, ...]) -> tuple[LowRank, ...]:
    """Return every low rank that any two cards make on a board, best first (cached)."""
    assert game.low is not None  # asked of games that share the pot between high and low
    return _possible(game, board, tables_of(game, board).low(game.low))


def _possible(game: Game, board: tuple[Card, ...], classes: Classes[R]) -> tuple[R, ...]:
    found = {
        every_choice(game, pair, board).best_class(classes) for pair in _different(game, board)
    }
    return tuple([classes.ranks[number - 1] for number in sorted(filter(None, found))])


def _different(game: Game, board: tuple[Card, ...]) -> Iterator[tuple[Card, Card]]:
    """Yield unseen pairs of cards, one of those that make the same hand: suits seldom matter."""
    suits = [card.suit for card in board]
    wild = game.deck.has_wild
    telling = {suit for suit in Suit if wild or suits.count(suit) >= _FLUSH_NEEDS}
    seen = set()
    for pair in combinations([card for card in game.deck if card not in board], 2):
        kind = tuple(sorted((card.rank, str(card.suit) * (card.suit in telling)) for card in pair))
        if kind not in seen:
            seen.add(kind)
            yield pair
