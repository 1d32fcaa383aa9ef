"""The summary of a range: its size, and the categories that it makes on a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache, partial
from math import comb
from types import MappingProxyType
from typing import Final

from analyser.poker.cards import DECK, Card, refuse_duplicates, refuse_shared
from analyser.poker.errors import EmptiedRangeError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.names import AMONG_THE_DEAD, ON_THE_BOARD, category_name
from analyser.poker.phrases import shortened
from analyser.poker.ranges.holdings import HAND_OF, HOLDINGS, HOLDINGS_OF
from analyser.poker.ranges.range import Range, in_whole, share_in_percent
from analyser.poker.ranges.writing import FULL
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import HighRank
from analyser.poker.records import HIDDEN, Record

_classes: Final = partial(high_classes, HOLDEM.high, HOLDEM.deck)
FEWEST: Final = 3
"""How many board cards are needed for a holding to make a hand of five cards."""


@dataclass(frozen=True, slots=True, repr=False)
class RangeSummary(Record):
    """The size of a range, and what it makes on a board, without holdings of known cards.

    Attributes:
        range: the range as text, the holdings with known cards included.
        combos: the sum of the weights of the holdings that are left.
        percent: ``combos`` in per cent of all holdings without a known card, with two decimals.
        hands: for each starting hand that is left, the average weight, 0 to 1, of its holdings
            without a known card; holdings outside the range have weight 0.
        categories: for each category, worst first, the sum of the weights of the holdings that make
            it; None without a board of three cards or more.
        board, dead: the known cards; not part of the JSON form.
    """

    range: str
    combos: int | float
    percent: float
    hands: Mapping[str, float] = field(hash=False)
    categories: Mapping[str, int | float] | None = field(hash=False)
    board: tuple[Card, ...] = field(metadata=HIDDEN)
    dead: tuple[Card, ...] = field(metadata=HIDDEN)

    @property
    def headline(self) -> str:
        """The range and its size."""
        return f"{shortened(self.range)}: {self.combos:,} holdings"


def summarise(range_: Range, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> RangeSummary:
    """Return the summary of a range with a board and dead cards.

    Raises EmptiedRangeError if no holding is left, and the errors of cards that are not possible in
    hold'em or given twice.
    """
    HOLDEM.check_board(board)
    HOLDEM.check_dead(dead)
    refuse_duplicates(board)
    refuse_shared([(board, ON_THE_BOARD), (dead, AMONG_THE_DEAD)])
    known = {*board, *dead}
    left = range_.without(known)
    if not any(left.weights):
        raise EmptiedRangeError(range=range_)
    hundredths = sum(left.weights)
    size = in_whole(hundredths), share_in_percent(hundredths, comb(len(DECK) - len(known), 2))
    shares = MappingProxyType(_shares(left, known))
    made = MappingProxyType(made_by(left, board)) if len(board) >= FEWEST else None
    return RangeSummary(str(range_), *size, shares, made, tuple(board), tuple(dead))


def _shares(left: Range, known: set[Card]) -> dict[str, float]:
    """Return the mean weight, 0 to 1, of each starting hand of which ``known`` cards leave some."""
    shares = {}
    for hand, numbers in HOLDINGS_OF.items():
        there = [number for number in numbers if known.isdisjoint(HOLDINGS[number])]
        hundredths = sum(left.weights[number] for number in there)
        if hundredths:
            shares[hand] = hundredths / (FULL * len(there))
    return shares


def made_by(range_: Range, board: Sequence[Card]) -> dict[str, int | float]:
    """Return the total weight of each category, worst first; arguments as of ``ranks_made``."""
    counts = dict.fromkeys(reversed(_category_names()), 0)
    for number, category in _categories(range_, board).items():
        counts[category] += range_.weights[number]
    return {name: in_whole(hundredths) for name, hundredths in counts.items()}


def hands_making(
    range_: Range, category: str, board: Sequence[Card], dead: Sequence[Card] = ()
) -> Range:
    """Return the range that makes a category on three cards or more, in whole hands if possible."""
    known = {*board, *dead}
    left = range_.without(known)
    categories = _categories(left, board)
    weights = {
        number: left.weights[number] for number, name in categories.items() if name == category
    }
    return in_whole_hands(weights, known)


def in_whole_hands(weights: Mapping[int, int], known: AbstractSet[Card]) -> Range:
    """Return a range of these holdings, filled up to whole starting hands if possible.

    If all possible holdings of a starting hand, those without a ``known`` card, have the same
    weight, the impossible ones get this weight too: the range is then shorter when written.
    ``weights``: the weight of each holding in hundredths, by number of the holding.
    """
    whole = dict(weights)
    for hand in {HAND_OF[number] for number in weights}:
        numbers = HOLDINGS_OF[hand]
        levels = {weights.get(number) for number in numbers if known.isdisjoint(HOLDINGS[number])}
        if len(levels) == 1 and (level := levels.pop()) is not None:
            whole |= dict.fromkeys(numbers, level)
    return Range.of(whole)


def _categories(range_: Range, board: Sequence[Card]) -> dict[int, str]:
    """Return for each holding of a range, by number, the category that it makes."""
    ranks = ranks_made(range_, board)
    return {number: str(category_name(rank)) for number, rank in ranks.items()}


def ranks_made(range_: Range, board: Sequence[Card]) -> dict[int, HighRank]:
    """Return each holding's rank by the holding's number; ``board``: three cards or more."""
    import numpy as np

    from analyser.poker.ranking.rank_many import rank_many  # loads NumPy, which is slow

    numbers = [number for number, weight in enumerate(range_.weights) if weight]
    if not numbers:
        return {}
    shared = [card.number for card in board]
    rows = [[*(card.number for card in HOLDINGS[number]), *shared] for number in numbers]
    ranks, classes = _classes().ranks, rank_many(np.array(rows, np.uint8)).tolist()
    return {number: ranks[class_ - 1] for number, class_ in zip(numbers, classes, strict=True)}


@cache  # a single list
def _category_names() -> tuple[str, ...]:
    """Return the name of each class's category, the best class first."""
    return tuple(
        [str(category_name(rank)) for rank in high_classes(HOLDEM.high, HOLDEM.deck).ranks]
    )
