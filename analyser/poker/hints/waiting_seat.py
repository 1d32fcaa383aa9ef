"""The rank of a seat's hand with each possible next card, computed fast for the whole deck.

The best new hand is either the old one or has the next card and four others. So all groups of four
of the seat's cards are listed once. Apart from flushes, a group ranks the same with each card of a
rank, so the whole deck takes about as long as one analysis.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from analyser.poker.cards import Card, Suit
from analyser.poker.decks import BUG
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.ranking.badugi import rank_badugi
from analyser.poker.ranking.classes import Classes, R
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.low import LowRank
from analyser.poker.ranking.wild import rank_wild_low_so_far, rank_wild_so_far
from analyser.poker.results.analysis import analyse_cards, low_rank_of

_Key = tuple[int, ...]
"""Ranks in the order of the keys of class tables: high to low, wild cards last."""


@dataclass(frozen=True, slots=True)
class HandRanks:
    """The high and the low rank of some cards in a game.

    Attributes:
        high: the rank of the best high hand, or of the incomplete hand so far.
        low: the rank of the low in the game's ordering; None if there is no low that qualifies.
        complete: whether there are enough cards for a whole hand.
    """

    high: HighRank
    low: LowRank | None
    complete: bool


class WaitingSeat:
    """A seat that waits for one more card, its own or the board's.

    Attributes:
        now: the ranks without the next card; None if the seat has no card of its own.
    """

    def __init__(
        self, game: Game, hole: Sequence[Card], board: Sequence[Card], to_board: bool
    ) -> None:
        self._game = game
        self._hole = tuple(hole)
        self._board = tuple(board)
        self._to_board = to_board
        self._known: dict[tuple[int, Suit | None], HandRanks] = {}
        # The groups of four by how many suits their natural cards have: several, one or none.
        self._of_many: set[_Key] = set()
        self._of_one: defaultdict[Suit | None, set[_Key]] = defaultdict(set)
        self._of_none: set[_Key] = set()
        self._completes = False
        for four in self._fours():
            self._file(four)
        self._without = self._ranks_without()
        self.now = self._without if self._hole else None

    def ranks_with(self, card: Card) -> HandRanks:
        """Return the ranks of the hand with ``card`` as the next card, which must be unused."""
        if self._game.one_of_each:
            cards = (*self._hole, card)
            return HandRanks(rank_badugi(cards), None, len(cards) >= self._game.hand)
        rank = self._game.deck.looked_up[card]
        suit = card.suit if rank > BUG and (card.suit in self._of_one or self._of_none) else None
        ranks = self._known.get((rank, suit))
        if ranks is None:
            ranks = self._best_with(card) if self._completes else self._so_far_with(card)
            self._known[rank, suit] = ranks
        return ranks

    def _fours(self) -> Iterable[tuple[Card, ...]]:
        if self._game.uses is None:
            return combinations((*self._hole, *self._board), 4)
        of_hole, of_board = self._game.uses
        own = combinations(self._hole, of_hole - (not self._to_board))
        shared = combinations(self._board, of_board - self._to_board)
        return (one + other for one, other in product(own, shared))

    def _file(self, four: Sequence[Card]) -> None:
        self._completes = True
        looked_up = self._game.deck.looked_up
        key = tuple([looked_up[card] for card in four])
        suits = {card.suit for card, rank in zip(four, key, strict=True) if rank > BUG}
        if len(suits) > 1:
            self._of_many.add(key)
        elif suits:
            self._of_one[suits.pop()].add(key)
        else:
            self._of_none.add(key)

    def _ranks_without(self) -> HandRanks | None:
        """Return the ranks without the next card; None if there are too few cards to rank.

        The board alone can be ranked if it has five cards and any five cards may play.
        """
        game = self._game
        if not self._hole and (game.uses is not None or len(self._board) < 5):
            return None
        hand = analyse_cards(game, self._hole, self._board)
        low = None
        if game.low is not None and (hand.complete or not game.high_counts):
            low = low_rank_of(hand, game.low)
        return HandRanks(hand.high.rank, low, hand.complete)

    def _best_with(self, card: Card) -> HandRanks:
        game = self._game
        rank = game.deck.looked_up[card]
        suit = card.suit if rank > BUG else None
        of_many, of_one = set(self._of_many), set(self._of_none)
        for other, keys in self._of_one.items():
            (of_one if suit in (None, other) else of_many).update(keys)
        mixed, suited = _with_rank(of_many, rank), _with_rank(of_one, rank)
        tables = tables_of(game, (*self._hole, *self._board, card))
        highs = [best] if (best := _best_rank(tables.high, mixed, suited)) is not None else []
        lows = []
        if game.low is not None:
            low = _best_rank(tables.low(game.low), mixed, suited)
            lows = [low] if low is not None else []
        before = self._without
        if before is not None and before.complete:
            highs.append(before.high)
            lows += [before.low] if before.low is not None else []
        return HandRanks(max(highs, key=game.high.strength), min(lows, default=None), True)

    def _so_far_with(self, card: Card) -> HandRanks:
        game, deck = self._game, self._game.deck
        hole = self._hole if self._to_board else (*self._hole, card)
        choices = game.so_far(hole, (*self._board, card) if self._to_board else self._board)
        ranks = [rank_wild_so_far(choice, deck, game.high) for choice in choices]
        low = None
        if not game.high_counts and game.low is not None:
            low = rank_wild_low_so_far(hole, deck, game.low)
        return HandRanks(max(ranks, key=game.high.strength), low, False)


def _with_rank(fours: Iterable[_Key], rank: int) -> set[_Key]:
    return {tuple(sorted((*four, rank), reverse=True)) for four in fours}


def _best_rank(classes: Classes[R], mixed: Iterable[_Key], suited: Iterable[_Key]) -> R | None:
    """Return the best rank of some groups of five; None if none of them qualifies.

    ``mixed``, ``suited``: the keys of the groups of several suits, and of one suit.
    """
    none = len(classes) + 1
    numbers = [classes.mixed.get(key, none) for key in mixed]
    numbers += [classes.suited.get(key, none) for key in suited]
    best = min(numbers)
    return None if best == none else classes.ranks[best - 1]
