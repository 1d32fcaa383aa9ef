"""What a showdown has to know of a hand, and no more: its ranks.

An ``Analysis`` has them too, with the best cards, all lows and the words for everything. Whoever
goes through a file of a million hands needs none of that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter

from analyser.poker.cards import Card
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.ranking.badugi import rank_badugi
from analyser.poker.ranking.classes import Classes, R
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.low import LowRank
from analyser.poker.results.analysis import Analysis, analyse_cards, low_rank_of

_rank_of = attrgetter("rank")


@dataclass(frozen=True, slots=True)
class Ranked:
    """The ranks of one seat's hand.

    Attributes:
        cards: the seat's own cards.
        board: the board's cards.
        complete: whether there are enough cards to make a hand of.
        high: the rank of the best high hand, None where the high does not count.
        low: the rank of the best low in the game's ordering; None where it has none, or the low
            does not count.
    """

    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    complete: bool
    high: HighRank | None
    low: LowRank | None


def ranked(game: Game, hand: Analysis) -> Ranked:
    """Return the ranks of a hand that is analysed."""
    counts = game.low is not None and (hand.complete or not game.high_counts)
    low = low_rank_of(hand, game.low) if counts and game.low is not None else None
    high = hand.high.rank if game.high_counts else None
    return Ranked(hand.cards, hand.board, hand.complete, high, low)


def rank_cards(game: Game, hole: Sequence[Card], board: Sequence[Card] = ()) -> Ranked:
    """Return the ranks of one seat's cards, already checked against the game.

    The same as ``ranked`` of their analysis, several times as fast.
    """
    hole, board = tuple(hole), tuple(board)
    if game.one_of_each:
        return Ranked(hole, board, len(hole) >= game.hand, rank_badugi(hole), None)
    if game.deck.has_wild or _is_short(game, hole, board) or _flush_possible(game, hole, board):
        return ranked(game, analyse_cards(game, hole, board))
    keys = _keys(game, hole, board)
    tables = tables_of(game, ())
    high = low = None
    if game.high_counts:
        high = _best(tables.high, keys)
    if game.low is not None:
        low = _best(tables.low(game.low), keys)
    return Ranked(hole, board, True, high, low)


def _is_short(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> bool:
    if game.uses is None:
        return len(hole) + len(board) < game.hand
    return len(board) < game.uses[1] or len(hole) < game.uses[0]


def _flush_possible(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> bool:
    own, shared = [card.suit for card in hole], [card.suit for card in board]
    if game.uses is None:
        suits = own + shared
        return any(suits.count(suit) >= game.hand for suit in set(suits))
    of_hole, of_board = game.uses
    return any(own.count(suit) >= of_hole and shared.count(suit) >= of_board for suit in set(own))


def _keys(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> Sequence[tuple[int, ...]]:
    """Return the ranks, high to low, of every choice of five that the rules allow."""
    if game.uses is None:
        ranks = sorted(map(_rank_of, (*hole, *board)), reverse=True)
        return list(combinations(ranks, game.hand))
    of_hole, of_board = game.uses
    own = set(combinations(sorted(map(_rank_of, hole)), of_hole))
    shared = set(combinations(sorted(map(_rank_of, board)), of_board))
    return [tuple(sorted(one + other, reverse=True)) for one in own for other in shared]


def _best(classes: Classes[R], keys: Sequence[tuple[int, ...]]) -> R | None:
    mixed: Mapping[tuple[int, ...], int] = classes.mixed
    none = len(classes) + 1
    best = min([mixed.get(key, none) for key in keys])
    return None if best == none else classes.ranks[best - 1]
