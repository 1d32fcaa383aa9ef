"""The 169 starting hands as a square: pairs on the diagonal, suited hands above, offsuit below."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from analyser.poker.cards import RANKS, Card
from analyser.poker.ranges.holdings import HOLDINGS, HOLDINGS_OF, hand_text
from analyser.poker.ranges.range import Range

if TYPE_CHECKING:
    from analyser.poker.odds.record import HandOdds

SIDE: Final = len(RANKS)
"""The number of rows, and of columns. The ranks go from the ace, first, down to the two."""

_FULL: Final = 100
"""The weight of a holding that is in the range completely."""


def hand_at(row: int, column: int) -> str:
    """Return the starting hand in a cell of the square, such as ``AKs``."""
    first, second = RANKS[-1] - row, RANKS[-1] - column
    return hand_text(max(first, second), min(first, second), column > row)


HANDS: Final = tuple([hand_at(row, column) for row in range(SIDE) for column in range(SIDE)])
"""The starting hands, row by row."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One starting hand of the matrix: how much of it is in the range, and its equity.

    Attributes:
        hand: the hand.
        weight: the sum of the weights of the hand's possible holdings; each has 0 to 100, where 100
            is wholly in the range.
        left: how many of the hand's holdings are possible: those without a known card.
        equity: the hand's equity, 0 to 1; None if it is not known or is hidden.
        error: the standard error of the equity if that is an estimate, otherwise None.
        making: the part of the weight, 0 to 1, that makes the chosen category; None if no
            category is chosen.
    """

    hand: str
    weight: int
    left: int
    equity: float | None = None
    error: float | None = None
    making: float | None = None

    @property
    def share(self) -> float:
        """The part of the hand's possible holdings that is in the range, 0 to 1."""
        return self.weight / (_FULL * self.left) if self.left else 0.0


def left_of(hand: str, known: Collection[Card]) -> tuple[int, ...]:
    """Return the indexes, in ``HOLDINGS``, of a hand's holdings that contain no known card."""
    return tuple([n for n in HOLDINGS_OF[hand] if not any(card in known for card in HOLDINGS[n])])


def cell_of(
    range_: Range,
    hand: str,
    left: Sequence[int],
    odds: HandOdds | None = None,
    making: Range | None = None,
) -> Cell:
    """Return the cell of a hand.

    Args:
        range_: the range that is shown.
        hand: the hand, such as ``AKs``.
        left: the indexes, in ``HOLDINGS``, of the hand's possible holdings.
        odds: the hand's odds; None if they are not known or are hidden.
        making: the part of the range that makes the chosen category; None if no category is chosen.
    """
    has = sum(range_.weights[number] for number in left)
    part = None
    if making is not None:
        part = sum(making.weights[number] for number in left) / has if has else 0.0
    equity, error = (None, None) if odds is None else (odds.equity, odds.standard_error)
    return Cell(hand, has, len(left), equity, error, part)
