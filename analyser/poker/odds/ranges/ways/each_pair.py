"""Counts two ranges on some boards by comparing every two holdings on every board.

A comparison is one byte of an array, so this is the fastest way for ranges that are not wide. The
comparisons are added up over the boards before the weights and shared cards of the two holdings
count.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.odds import category_names
from analyser.poker.odds.ranges.board_classes import BoardClasses, Flags
from analyser.poker.odds.ranges.counts import RangeCounts, two_seats
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.ranges.matchups import share_a_card
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.rank_tables import ClassNumbers

Left: TypeAlias = npt.NDArray[np.float32]
"""Sums of one seat's weights: at most 1,326 times 100, which 32-bit floats represent exactly."""

_MOST_IN_A_BYTE: Final = 255

_AT_ONCE: Final = 1 << 18
"""About how many comparisons are made at once, to fit into a cache."""


def count_each_pair(
    boards: BoardClasses, seats: Sequence[SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count two seats on all boards; yields the progress, 0 to 1."""
    # Comparisons are made for some holdings of the first seat at a time.
    first, last = sorted(seats, key=len)
    classes = boards.classes(np.append(first.holdings, last.holdings))  # faster than one by one
    one = _Seat(classes[:, : len(first)], ~boards.meets(first.holdings))
    other = _Seat(classes[:, len(first) :], ~boards.meets(last.holdings))
    apart = ~share_a_card(first.holdings[:, np.newaxis], last.holdings)
    # 32-bit floats are enough for 1,326 of these weights, each at most 10,000, and for the boards.
    weights: Left = (apart * first.weights[:, np.newaxis] * last.weights).astype(np.float32)
    won, tied = np.zeros(apart.shape), np.zeros(apart.shape)
    # A holding without a class on a board is neither better than another nor equal to it. The
    # boards are the last axis: the longest is the quickest.
    own = np.ascontiguousarray(one.classes.T)
    theirs = np.ascontiguousarray(np.where(other.fits, other.classes, np.uint16(0)).T)
    at_once = max(1, _AT_ONCE // (len(last) * _MOST_IN_A_BYTE))
    for start in range(0, len(boards), _MOST_IN_A_BYTE):
        part = slice(start, start + _MOST_IN_A_BYTE)
        for at in range(0, len(first), at_once):
            some = slice(at, at + at_once)
            hands, against = own[some, np.newaxis, part], theirs[np.newaxis, :, part]
            won[some] += (hands < against).view(np.uint8).sum(axis=-1, dtype=np.uint8)
            tied[some] += (hands == against).view(np.uint8).sum(axis=-1, dtype=np.uint8)
        yield min(1.0, (start + _MOST_IN_A_BYTE) / len(boards))
    every = np.multiply(weights, one.often.T @ other.often, dtype=np.float64)
    won *= weights
    tied *= weights
    lost = every - won - tied
    counts = two_seats(
        (every.sum(axis=1), every.sum(axis=0)),
        (won.sum(axis=1), lost.sum(axis=0)),
        (tied.sum(axis=1), tied.sum(axis=0)),
    )
    counts.seats[0].categories = one.categories(other.often @ weights.T)
    counts.seats[1].categories = other.categories(one.often @ weights)
    return counts if first is seats[0] else RangeCounts(counts.deals, counts.seats[::-1])


class _Seat:
    """The holdings of a seat on the boards.

    Attributes:
        classes: of shape (boards, holdings); ``NO_CLASS`` if they share a card.
        fits: of the same shape, True if they share no card.
        often: 1 where they fit, else 0.
    """

    def __init__(self, classes: ClassNumbers, fits: Flags) -> None:
        self.classes, self.fits = classes, fits
        self.classes[~fits] = NO_CLASS
        self.often: Left = fits.astype(np.float32)

    def categories(self, left: Left) -> list[int]:
        """Return the deals by category. ``left``: the deals of each holding on each board."""
        categories = category_places(HOLDEM).take(self.classes, mode="clip")
        names = len(category_names(HOLDEM))
        counts = np.bincount(categories.ravel(), left.ravel(), names + 1)[:names]
        return [int(count) for count in counts]
