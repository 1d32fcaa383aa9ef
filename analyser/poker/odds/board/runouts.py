"""Runouts: the cards that can still come to a board, grouped by ranks, and what hands make then.

Apart from flushes, only the multiset of a board's ranks matters. The 2,598,960 full boards have
only 6,175 multisets; each is weighted with the number of ways in which the cards left in the deck
can make it. Flushes are counted separately, by the set of ranks of one suit and the multiset of
the ranks of the other cards.

In some games with a board any five cards make the hand, in others a fixed number of own cards and
of board cards, as ``Game.uses`` says. In both cases the hand is the better of two: the best by
ranks, ignoring flushes, and the best flush.

Ranks are 0 (two) to 12 (ace) here; a set of ranks is a mask in which rank r is bit r.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.decks import Deck
from analyser.poker.games.game import Game
from analyser.poker.generators import WorkSteps
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.arrays import ClassNumbers, Masks, Ways, Whole
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import HighOrdering
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import RANK_KEYS, count_of, multisets
from analyser.poker.ranking.rank_tables import best_of_subsets, flush_classes, mixed_classes

FLUSH: Final = 5
"""How many cards make a flush."""
ALL_RANKS: Final = (1 << len(RANKS)) - 1

_MASKS: Final[Masks] = np.arange(1 << len(RANKS))
MEMBERS: Final = _MASKS[:, np.newaxis] >> np.arange(len(RANKS)) & 1
"""For each set of ranks a row with 1 for each of the 13 ranks in it, else 0."""
_SIZES: Final = MEMBERS.sum(axis=1)
MASK_KEYS: Final[Whole] = MEMBERS @ RANK_KEYS
"""For each set of ranks its key: the sum of their ``RANK_KEYS``."""

_ROWS: Final = 16
"""How many rows of a table of classes are looked up in one step."""

_MOST_CACHED: Final = 10_000
"""The arrays of ``Runouts._factor_of_rank`` are cached if they have at most this many multisets, as
those of up to five cards do. For seven cards the cache would take twenty megabytes."""

# Row -n stands for n cards too many dealt, up to four: NumPy counts negative rows from the end.
# This saves clipping them, which was the slowest step of ``ways_of_decks``.
_CHOOSE: Final[Ways] = np.array(
    [[comb(max(n, 0), k) for k in range(5)] for n in (*range(5), -4, -3, -2, -1)], np.float64
)


class Runouts:
    """All multisets of ``size`` ranks that can come to a board, numbered from 0."""

    def __init__(self, size: int) -> None:
        self.size = size  # the number of cards to come
        # The key of each multiset, by number: the sum of its ranks' ``RANK_KEYS``.
        self.keys: Whole = multisets(size).keys()
        # Of shape (13, multisets), how many cards of each rank each multiset has.
        self.counts: Whole = np.stack([count_of(rank, self.keys) for rank in range(len(RANKS))])
        self._from_same = {left: _CHOOSE[left].take(self.counts).prod(axis=0) for left in (3, 4)}
        self._shares: dict[tuple[int, int, int], Ways] = {}

    def __len__(self) -> int:
        return len(self.keys)

    def ways(self, left: Sequence[int]) -> Ways:
        """Return in how many ways each multiset can come; ``left``: the cards left of each rank."""
        most = 4 if 4 in left else 3  # at most 3 if the cards of a flush's suit are left out
        ways: Ways = self._from_same[most]
        for rank, count in enumerate(left):
            if count < most:
                ways = ways * self._factor_of_rank(rank, count, most)
        return np.rint(ways)

    def ways_beside(self, numbers: Masks, others: Runouts, left: Sequence[int]) -> Ways:
        """Return the ways to deal multisets by number (rows) after each of ``others`` (columns)."""
        ways = np.ones((len(numbers), len(others)))
        for count, own, their in zip(left, self.counts[:, numbers], others.counts, strict=True):
            ways *= _CHOOSE.T.take(own, axis=0).take(count - their, axis=1)
        return ways

    def ways_of_decks(self, left: Whole) -> Ways:
        """Return in how many ways multisets can come, of shape (decks, multisets).

        ``left``: a row for each deck, the cards left of each rank; a negative number counts as 0.
        """
        ways = np.ones((*left.shape[:-1], len(self)))
        for rank, counts in enumerate(self.counts):
            ways *= _CHOOSE.take(left[..., rank], axis=0).take(counts, axis=-1)
        return ways

    def _factor_of_rank(self, rank: int, left: int, most: int) -> Ways:
        """Return each multiset's ways with ``left`` of a rank, divided by those with ``most``."""
        known = self._shares.get((rank, left, most))
        if known is None:
            known = (_CHOOSE[left] / np.maximum(_CHOOSE[most], 1)).take(self.counts[rank])
            if len(self) <= _MOST_CACHED:
                self._shares[rank, left, most] = known
        return known


runouts = cache(Runouts)
"""Return the ``Runouts`` of a size (cached)."""


def rank_sets(size: int, left: int) -> Masks:
    """Return the masks of all sets of ``size`` ranks that are in the mask ``left``."""
    return np.flatnonzero((size == _SIZES) & ((_MASKS & ~left) == 0))


@cache  # five sizes
def suited_runouts(size: int, suited: int) -> tuple[Masks, Runouts, Masks]:
    """Return the runouts of ``size`` cards of which ``suited`` are of one suit (cached).

    All n sets of ranks of the suit, all m runouts of the other cards, and the number of the whole
    runout, of shape (n, m).
    """
    masks = rank_sets(suited, ALL_RANKS)
    rest = runouts(size - suited)
    keys = np.add.outer(MASK_KEYS.take(masks), rest.keys)
    return masks, rest, multisets(size).numbers(keys, strict=False)


@lru_cache(maxsize=512)  # some kilobytes each
def _possible(size: int, suited: int, left: int) -> tuple[Masks, Masks]:
    """Return the rows of ``suited_runouts`` that the mask ``left`` allows, and their masks."""
    masks = suited_runouts(size, suited)[0]
    rows = ((masks & ~left) == 0).nonzero()[0]
    return rows, masks.take(rows)


@lru_cache(maxsize=128)  # twelve kilobytes each before the flop
def mixed_values(
    ordering: Ordering, deck: Deck, ranks: tuple[int, ...], to_come: int
) -> ClassNumbers:
    """Return the class of the best five cards among ``ranks`` and each runout, ignoring flushes."""
    keys = runouts(to_come).keys + int(RANK_KEYS.take(ranks).sum())
    numbers = multisets(len(ranks) + to_come).numbers(keys, strict=False)
    classes = mixed_classes(ordering, len(ranks) + to_come, deck).take(numbers)
    classes.flags.writeable = False  # because it is cached
    return classes


def flush_values(game: Game, own: Sequence[int], boards: Masks) -> ClassNumbers:
    """Return the class of each hand's flush on each board, or ``NO_CLASS``; both as suit masks."""
    if game.uses is None:
        held = np.array(own, np.intp)[:, np.newaxis]
        return flush_classes(game.high, game.deck).take(boards | held)
    tables = [_flush_by_board(game.high, game.deck, game.uses, each) for each in own]
    return np.array([table.take(boards) for table in tables], np.uint16).reshape(-1, len(boards))


def flush_choices(uses: tuple[int, int] | None, own: int) -> list[int]:
    """Return the masks of own suited ranks that may play in a flush: in Omaha of any two."""
    if uses is None:
        return [own]
    ranks = [1 << rank for rank in range(len(RANKS)) if own >> rank & 1]
    return [sum(choice) for choice in combinations(ranks, uses[0])]


def most_suited(game: Game, own: int, missing: int = 0) -> int:
    """Return the most cards that a flush can use of a suit's ranks ``own`` and ``missing`` more."""
    held = own.bit_count() + missing
    if game.uses is None:
        return held
    return game.uses[0] if held >= game.uses[0] else 0


# ------------------------------------------- a fixed number of own cards, and of cards of the board


@cache  # five sizes
def _row_of_choice(size: int) -> dict[tuple[int, ...], int]:
    """Number all multisets of ``size`` ranks from 0; each key has its ranks in ascending order."""
    choices = combinations_with_replacement(range(len(RANKS)), size)
    return {choice: place for place, choice in enumerate(choices)}


@lru_cache(maxsize=8)  # each two megabytes or more; a game has one for high and one for low
def _values_of_choices(game: Game, ordering: Ordering, uses: tuple[int, int]) -> ClassNumbers:
    """Return the best class, flushes ignored, by choice of own cards (rows) and full board."""
    own, shared = uses
    of_board, boards = runouts(shared), runouts(game.board)
    own_keys: Whole = RANK_KEYS.take(list(_row_of_choice(own))).sum(axis=1)
    numbers = multisets(own + shared).numbers(np.add.outer(of_board.keys, own_keys), strict=False)
    hands = mixed_classes(ordering, own + shared, game.deck).take(numbers)
    # Entries with a rank five times are meaningless, but no hand and board can reach them.
    best = np.full((len(boards), len(own_keys)), NO_CLASS, np.uint16)
    for choice in _numbers_of_board_choices(game.board, shared):
        np.minimum(best, hands.take(choice, axis=0), out=best)
    return np.ascontiguousarray(best.T)


@cache  # five sizes
def _numbers_of_board_choices(size: int, shared: int) -> tuple[Whole, ...]:
    """Return, for each choice of ``shared`` of ``size`` cards, its multiset's number by board."""
    keys = RANK_KEYS.take(multisets(size).rows())
    columns = map(list, combinations(range(size), shared))
    return tuple(multisets(shared).numbers(keys[:, some].sum(axis=1)) for some in columns)


@lru_cache(maxsize=256)
def _flush_by_board(
    ordering: HighOrdering, deck: Deck, uses: tuple[int, int], own: int
) -> ClassNumbers:
    """Return the best flush's class with ``own`` ranks, or ``NO_CLASS``, by mask of the board's."""
    flushes = flush_classes(ordering, deck)
    best = np.full(ALL_RANKS + 1, NO_CLASS, np.uint16)
    of_board = rank_sets(uses[1], ALL_RANKS)
    for ranks in flush_choices(uses, own):
        # If a rank is in both masks, only four ranks remain, which are no flush.
        with_own = flushes.take(of_board | ranks)
        best[of_board] = np.minimum(best[of_board], with_own)
    return best_of_subsets(best)


class SuitedBoards(NamedTuple):
    """All full boards for which a given number of the cards to come are of one suit."""

    # The suit. If several suits are equivalent (the same ranks in every seat, on the board and in
    # the deck), it is the first of them, and ``ways`` counts all of them.
    suit: Suit
    held: Sequence[int]  # for each seat the mask of its ranks of this suit
    left: int  # the mask of the ranks of this suit left in the deck
    others: Sequence[int]  # for each rank the number of cards of the other suits left in the deck
    # For each of n sets of cards of the suit to come, the mask of the ranks of the suit on the full
    # board.
    masks: Masks
    rest: Runouts  # the m runouts of the other cards to come
    numbers: Masks  # of shape (n, m), the number of the whole runout
    ways: Ways  # of length m, in how many ways the other cards can come

    def every_way(self) -> Ways:
        """Return in how many ways each of the boards can come, in the order of ``numbers``."""
        return self.ways[np.newaxis].repeat(len(self.masks), axis=0).ravel()


class BoardDeal:
    """The cards that can still come to the board of a situation."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._ranks = ranks_of(situation.board)
        # Omaha's classes, flushes ignored, by choice of own cards (rows) and runout.
        self._of_choices: dict[Ordering, ClassNumbers] = {}
        cards = sum([1 << card.number for card in situation.unseen])
        self._masks = [cards >> len(RANKS) * suit & ALL_RANKS for suit in Suit]
        self._held = [[suited_mask(hand, suit) for hand in situation.hands] for suit in Suit]
        self.to_come: Runouts = runouts(situation.to_board)  # the runouts
        # For each rank the number of cards left in the deck.
        self.left: list[int] = MEMBERS.take(self._masks, axis=0).sum(axis=0).tolist()
        # For each runout the number of ways in which it can come.
        self.ways: Ways = self.to_come.ways(self.left)

    def mixed(self, ordering: Ordering, hand: Sequence[int]) -> ClassNumbers:
        """Return the class that complete hole cards of these ranks have with each runout.

        Flushes are ignored. ``NO_CLASS`` for a runout with which no five cards qualify. The class
        is meaningless for a runout that cannot come because of the hand's own cards.
        """
        game = self._situation.game
        if game.uses is None:
            ranks = tuple(sorted((*self._ranks, *hand)))
            return mixed_values(ordering, game.deck, ranks, self.to_come.size)
        if ordering not in self._of_choices:
            values = _values_of_choices(game, ordering, game.uses)
            if self._ranks:
                keys: Whole = self.to_come.keys + RANK_KEYS.take(self._ranks).sum()
                values = values.take(multisets(game.board).numbers(keys, strict=False), axis=1)
            self._of_choices[ordering] = values
        rows = _row_of_choice(game.uses[0])
        choices = sorted({rows[own] for own in combinations(sorted(hand), game.uses[0])})
        best: ClassNumbers = self._of_choices[ordering].take(choices, axis=0).min(axis=0)
        return best

    def suited_boards(self) -> Iterator[SuitedBoards]:
        """Yield all boards on which a flush is possible; of equivalent suits the first's."""
        board, alike = self._situation.board, dict[tuple[int, ...], list[Suit]]()
        for suit in Suit:
            masks = self._masks[suit], suited_mask(board, suit), *self._held[suit]
            alike.setdefault(masks, []).append(suit)
        for suits in alike.values():
            yield from self.boards_of(suits[0], alike=len(suits))

    def boards_of(
        self, suit: Suit, most: int | None = None, alike: int = 1
    ) -> Iterator[SuitedBoards]:
        """Yield all boards on which this suit can make a flush, by how many of its cards come.

        ``most``: the most cards of the suit that a hand can play; by default of the seats' hands;
        ``alike``: how many suits it stands for.
        """
        held = self._held[suit]
        if most is None:
            game, to_seats = self._situation.game, self._situation.to_seats
            most = max([most_suited(game, *each) for each in zip(held, to_seats, strict=True)])
        size = self.to_come.size
        there = suited_mask(self._situation.board, suit)
        left = self._masks[suit]
        others = [count - (left >> rank & 1) for rank, count in enumerate(self.left)]
        for count in range(max(0, 5 - most - there.bit_count()), size + 1):
            rows, masks = _possible(size, count, left)
            if len(rows):
                _, rest, numbers = suited_runouts(size, count)
                whole, ways = numbers.take(rows, axis=0), alike * rest.ways(others)
                yield SuitedBoards(suit, held, left, others, masks | there, rest, whole, ways)


def ranks_of(cards: Sequence[Card]) -> list[int]:
    """Return the ranks of cards, 0 to 12."""
    return [card.rank - RANKS[0] for card in cards]


def suited_mask(cards: Sequence[Card], suit: Suit) -> int:
    """Return the ranks of the cards of one suit, as a mask: rank r is bit r."""
    mask = 0
    for card in cards:  # quicker than a sum
        if card.suit is suit:
            mask |= 1 << card.rank - RANKS[0]
    return mask


def class_table(
    deal: BoardDeal, ordering: Ordering, hand: Sequence[Card], missing: int
) -> WorkSteps[ClassNumbers]:
    """Return classes, flushes ignored, by ranks dealt (rows) and runout; yield how many."""
    own, every = ranks_of(hand), multisets(missing).rows().tolist()
    table = np.empty((len(every), len(deal.to_come)), np.uint16)
    for row, dealt in enumerate(every):
        table[row] = deal.mixed(ordering, [*own, *dealt])
        if row % _ROWS == 0:
            yield _ROWS * table.shape[1]
    return table


def flushes_of(game: Game, held: Sequence[int], boards: Masks) -> WorkSteps[ClassNumbers]:
    """Return, in steps, the class of the best flush of each mask ``held`` on each of ``boards``."""
    flushes = np.full((len(held), len(boards)), NO_CLASS, np.uint16)
    pairs: dict[int, ClassNumbers] = {}
    for best, mask in zip(flushes, held, strict=True):
        for part in flush_choices(game.uses, mask):
            if part not in pairs:
                (pairs[part],) = flush_values(game, [part], boards)
                yield 0
            np.minimum(best, pairs[part], out=best)
    return flushes
