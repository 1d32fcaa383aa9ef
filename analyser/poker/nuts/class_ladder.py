"""The *ladder* of a board: all classes of hands on it, and how many holdings make each.

Two cards of a holding play with the board: in hold'em with all of it, in Omaha with any three. So
the class of each pair of unseen cards is looked up once; a holding has the class of its best pair.

There are 13,983,816 holdings of six cards. To save time, the best pair of each set of four cards is
found only once, and then compared with the pairs that two more cards add to these four.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, repeat
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card, high_first
from analyser.poker.games.game import Game
from analyser.poker.games.hand_classes import HandClasses
from analyser.poker.generators import Steps
from analyser.poker.ranges.range import FULL
from analyser.poker.ranking.arrays import ClassNumbers
from analyser.poker.ranking.low import Ordering

Codes = npt.NDArray[np.uint16]
Pair = tuple[Card, Card]
ClassMade = tuple[int, tuple[Card, ...]]
"""A class, or ``NO_CLASS``, and the cards that make it, the two that play first."""


class Ladder(NamedTuple):
    """The classes on a board, and how many holdings make each."""

    cards: tuple[Card, ...]  # the unseen cards, which holdings are made of
    # The numbers of the classes that holdings can make, best first. ``NO_CLASS`` may be the last:
    # holdings without a low.
    classes: tuple[int, ...]
    # A symmetric matrix: for each two of ``cards`` the index of their class in ``classes``.
    codes: Codes
    # For each class the pairs of cards that make it, each with its weight in hundredths.
    pairs: Sequence[Sequence[tuple[Pair, int]]]
    # For each class the number of holdings or, if weights were given, the sum of their weights in
    # hundredths.
    combos: tuple[int, ...]

    def example(self, place: int, size: int) -> tuple[Card, ...]:
        """Return a holding of ``size`` cards that makes ``classes[place]``, and no better class."""
        by_rank = sorted(range(len(self.cards)), key=lambda number: self.cards[number].rank)
        pairs = (sorted(pair, key=high_first) for pair, _ in self.pairs[place])
        starts = ([self.cards.index(card) for card in pair] for pair in pairs)
        holdings = (
            found for start in starts for found in self._holdings_with(start, place, size, by_rank)
        )
        return tuple([self.cards[number] for number in next(holdings)])

    def _holdings_with(
        self, chosen: list[int], place: int, size: int, numbers: Sequence[int]
    ) -> Iterator[list[int]]:
        """Yield each holding that contains ``chosen`` and adds no pair better than ``place``.

        All cards are indices into ``cards``, ``place`` is one into ``classes``. ``numbers``: the
        cards that may be added, in the order to try them.
        """
        if len(chosen) == size:
            yield chosen
        for number in numbers if len(chosen) < size else ():
            if number not in chosen and (self.codes[number, chosen] >= place).all():
                yield from self._holdings_with([*chosen, number], place, size, numbers)


def count_half(
    game: Game,
    ordering: Ordering,
    cards: Sequence[Card],
    board: Sequence[Card],
    hole: Sequence[Card],
    weights: Sequence[int] | None,
) -> Steps[tuple[Ladder, ClassMade | None, ClassMade]]:
    """Return one half's ladder, what the hand makes (None without one), and the best pair makes.

    Yields the share done, 0 to 1. ``hole``: the hand, or (). ``cards``: the unseen cards.
    ``weights``: in a game of two cards, for each pair of ``cards`` its weight in hundredths; None
    to count every holding once.
    """
    classes = HandClasses(game, ordering, (*board, *hole))
    ladder = yield from _count_ladder(classes, cards, board, weights)
    own = None
    if hole:
        number, pair = _best_pair(classes, hole, board)
        own = number, (*pair, *[card for card in hole if card not in pair])
    number, pair = _best_pair(classes, [card for card in game.deck if card not in board], board)
    return ladder, own, (number, tuple(sorted(pair, key=high_first)))


def _best_pair(
    classes: HandClasses, cards: Sequence[Card], board: Sequence[Card]
) -> tuple[int, Pair]:
    """Return the best class of any two of some cards on a board, and two such cards."""
    pairs = list(combinations(cards, 2))
    found = _classes_of(classes, pairs, board)
    return int(found.min()), pairs[int(found.argmin())]


def _count_ladder(
    classes: HandClasses,
    cards: Sequence[Card],
    board: Sequence[Card],
    weights: Sequence[int] | None,
) -> Steps[Ladder]:
    """Return the ladder of a board; yield the share done. Arguments as of ``count_half``."""
    pairs, dealt = list(combinations(cards, 2)), classes.game.dealt
    numbers, of_pair = np.unique(_classes_of(classes, pairs, board), return_inverse=True)
    codes = np.full((len(cards), len(cards)), len(numbers), np.uint16)
    rows, columns = np.triu_indices(len(cards), 1)
    codes[rows, columns] = codes[columns, rows] = of_pair
    counts = np.zeros(len(numbers), np.int64)
    if dealt == 2:
        counts += np.bincount(of_pair, weights, len(numbers)).astype(np.int64)
    else:
        for done, best in _best_pair_codes(codes, dealt):
            counts += np.bincount(best, minlength=len(numbers))
            yield done
    members: list[list[tuple[Pair, int]]] = [[] for _ in numbers]
    each_weight = repeat(FULL, len(pairs)) if weights is None else weights
    for pair, place, weight in zip(pairs, of_pair.tolist(), each_weight, strict=True):
        if weight:
            members[place].append((pair, weight))
    return Ladder(tuple(cards), tuple(numbers.tolist()), codes, members, tuple(counts.tolist()))


def _classes_of(
    classes: HandClasses, pairs: Sequence[tuple[Card, Card]], board: Sequence[Card]
) -> ClassNumbers:
    """Return each pair's class on a board, or ``NO_CLASS``."""
    numbers = np.array([[card.number for card in pair] for pair in pairs], np.uint8)
    shared = np.array([card.number for card in board], np.uint8)
    return classes.of(numbers, np.tile(shared, (len(pairs), 1)))


def _best_pair_codes(codes: Codes, size: int) -> Iterator[tuple[float, Codes]]:
    """Yield (share done, the best pair's code of each holding of ``size`` cards), in batches."""
    count = len(codes)
    if size == 3:
        one, two, three = np.array([*combinations(range(count), 3)]).T
        yield 1.0, np.minimum.reduce([codes[one, two], codes[one, three], codes[two, three]])
        return
    low, high = np.triu_indices(count, 1)
    one, other = np.nonzero(high[:, np.newaxis] < low)
    fours = low[one], high[one], low[other], high[other]  # ascending, by the first card
    best: Codes = np.minimum.reduce([codes[a, b] for a, b in combinations(fours, 2)])
    if size == 4:
        yield 1.0, best
        return
    starts = np.searchsorted(fours[0], np.arange(count), side="right")  # all cards after card n
    fives = [
        np.minimum.reduce([best[start:], *[codes[card].take(column[start:]) for column in fours]])
        for card, start in enumerate(starts)
    ]
    for card, five in enumerate(fives):
        done = 1 - ((count - 1 - card) / count) ** size
        if size == 5:
            yield done, five
            continue
        for second in range(card + 1, count):
            # Every pair of the six cards: in ``second`` and four cards behind it, in ``card`` and
            # the same four, and the two themselves.
            rest = len(best) - starts[second]
            six = np.minimum(fives[second], five[len(five) - rest :])
            yield done, np.minimum(six, codes[card, second], out=six)
