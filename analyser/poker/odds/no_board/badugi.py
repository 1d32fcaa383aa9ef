"""Exact odds in badugi, for hands known in full, in part or not at all.

Which cards of a hand play depends on suits as much as on ranks. So the completions of a seat (the
sets of cards that complete its hand), at most 270,725, are not grouped. All completions are ranked
at once: the class of each full hand is the best class of its fifteen choices of cards.

Two seats cannot be dealt the same card. By inclusion and exclusion, the number of pairs of
completions that share no card is the sum, over all sets S of cards, of (-1)^|S| times the number of
pairs in which both contain S. Sorting finds the pairs with the same S.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.games.hand_classes import badugi_numbers
from analyser.poker.generators import WorkSteps
from analyser.poker.names import category_name
from analyser.poker.odds.limits import MOST_BADUGI_PAIRS
from analyser.poker.odds.no_board.completion_pairs import CompleteHands, PairTally, Verdicts
from analyser.poker.odds.no_board.completions import choices
from analyser.poker.odds.no_board.many_seats import COST_OF_STATE, MOST_STATES, count_one_by_one
from analyser.poker.odds.record import SeatSet
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.multisets import Whole
from analyser.poker.ranking.whole_classes import whole_classes

_CLASS_BITS: Final = 11


class BadugiCompletions:
    """All completions of one seat: the sets of cards that complete its hand."""

    def __init__(self, hand: Sequence[Card], missing: int, unseen: Sequence[Card]) -> None:
        self.hand = tuple(hand)
        self.missing = missing
        self.unseen = tuple(unseen)

    def __len__(self) -> int:
        return comb(len(self.unseen), self.missing)

    @cached_property
    def cards(self) -> Whole:
        """The card numbers of the completions, a row each."""
        return choices(self.unseen, self.missing)

    @cached_property
    def main(self) -> Whole:
        """For each completion the class of the full hand, 1 the best."""
        held = np.tile(np.array([card.number for card in self.hand], np.int64), (len(self), 1))
        return badugi_numbers(np.concatenate([held, self.cards], axis=1))

    @property
    def complete_values(self) -> tuple[int, int]:
        """The class of a hand without missing cards, and ``NO_CLASS``: a badugi has only one."""
        return int(self.main[0]), NO_CLASS

    def prepare(self) -> Iterator[None]:
        """Do nothing, because all completions are ranked in one step."""
        yield from ()

    def one_by_one(self) -> tuple[Whole, Whole, Whole]:
        """Return all completions as bits of cards, the full hands' classes, and ``NO_CLASS``."""
        return (np.int64(1) << self.cards).sum(axis=1), self.main, np.full_like(self.main, NO_CLASS)

    def categories(self) -> dict[str, int]:
        """Return how many completions give the hand each category, by the category's name."""
        found: Counter[str] = Counter()
        ranks = whole_classes().ranks
        for number, count in zip(*np.unique(self.main, return_counts=True), strict=True):
            found[str(category_name(ranks[int(number) - 1]))] += int(count)
        return found

    def holders(self, shared: int) -> tuple[Whole, Whole]:
        """Return how many completions of each class contain each set of ``shared`` cards.

        The pairs that occur as numbers, the set in the high bits, ascending; and their counts.
        """
        bits = np.int64(1) << self.cards
        chosen = combinations(range(self.missing), shared)
        sets = [bits[:, list(columns)].sum(axis=1) for columns in chosen]
        keys = np.concatenate([each << _CLASS_BITS | self.main for each in sets])
        found, counts = np.unique(keys, return_counts=True)
        return found, counts.astype(np.int64)


Seats = Sequence[tuple[SeatSet, BadugiCompletions]]


def count_badugis(seats: Seats, complete: CompleteHands) -> tuple[int | None, WorkSteps[Verdicts]]:
    """Return the estimated work, None if too much, and the generator that counts."""
    if len(seats) == 2:
        return 1, _count_pair(seats, complete)
    in_order = sorted(seats, key=lambda each: len(each[1]))
    return _work([len(seat) for _, seat in in_order]), count_one_by_one(in_order, complete)


def _work(completions: Sequence[int]) -> int | None:
    """Estimate the work of dealing the open seats one by one; None if it is too much."""
    states, work = 1, 0
    for count in completions:
        work += states * count
        states *= count
    most = states // completions[-1]
    return COST_OF_STATE * work if work <= MOST_BADUGI_PAIRS and most <= MOST_STATES else None


def _count_pair(seats: Seats, complete: CompleteHands) -> WorkSteps[Verdicts]:
    yield 1
    (bit, first), (other, second) = seats
    tally = PairTally(complete)
    for shared in range(min(first.missing, second.missing) + 1):
        sign = (-1) ** shared
        keys, counts = first.holders(shared)
        held, of_held = second.holders(shared)
        before = np.concatenate([[0], of_held.cumsum()])
        sets, main = keys >> _CLASS_BITS, keys & (1 << _CLASS_BITS) - 1
        low = np.full_like(main, NO_CLASS)
        best = np.minimum(main, complete.main.value)
        at = sets << _CLASS_BITS
        edges = [np.searchsorted(held, at), np.searchsorted(held, at | best)]
        edges += [np.searchsorted(held, at | best, "right")]
        edges += [np.searchsorted(held, at + (1 << _CLASS_BITS))]
        for place in range(3):
            pairs = before[edges[place + 1]] - before[edges[place]]
            tally.add(main, low, (place, 1), sign * counts * pairs)
    return tally.verdicts(bit, other)
