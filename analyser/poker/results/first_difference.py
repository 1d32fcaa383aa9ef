"""Finds the first difference between two hands, which decides which hand is better.

The rank of a hand is its category, then its tie-breakers. Two hands are compared first by category,
then tie-breaker by tie-breaker, and the first difference decides. Verdicts, explanations and
sentences all use this module to find it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from analyser.poker.ranking.high import STANDARD_HIGH, HighOrdering, HighRank
from analyser.poker.ranking.low import LowRank


@dataclass(frozen=True, slots=True)
class Difference:
    """The first difference between a left and a right hand."""

    # 0 if the categories differ, or if only one hand has a low; otherwise the number, from 1, of
    # the first tie-breaker that differs. The tie-breakers of a low are its ranks.
    position: int
    # (left rank, right rank) at this position, where a hand with too few cards has None; None
    # instead of the pair at position 0.
    ranks: tuple[int | None, int | None] | None
    better: int  # 0 if the left hand is better, 1 if the right hand is


def compare_two_highs(
    left: HighRank, right: HighRank, ordering: HighOrdering = STANDARD_HIGH
) -> Difference | None:
    """Return the first difference of two high hands; None if they are equal.

    >>> compare_two_highs((2, 14, 13, 9, 6), (2, 14, 13, 9, 7))
    Difference(position=4, ranks=(6, 7), better=1)
    """
    if left == right:
        return None
    better = int(ordering.strength(right) > ordering.strength(left))
    return _first_difference(left, right, better)


def compare_two_lows(left: LowRank | None, right: LowRank | None) -> Difference | None:
    """Return the first difference of two lows, None if equal; any low beats None."""
    if left == right:
        return None
    if left is None or right is None:
        return Difference(0, None, int(left is None))
    (kind, ranks), (other_kind, other_ranks) = left, right
    better = int(right < left)
    if kind != other_kind:
        return Difference(0, None, better)
    return _first_difference((0, *ranks), (0, *other_ranks), better)


def _first_difference(left: Sequence[int], right: Sequence[int], better: int) -> Difference:
    rows = enumerate(zip_longest(left, right))
    position, ranks = next((at, pair) for at, pair in rows if pair[0] != pair[1])
    return Difference(position, ranks if position else None, better)
