"""A range as a Qt model: a list of the 169 starting hands, with weights and equities."""

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from analyser.gui.look.item_views import HeardModel, Index
from analyser.gui.look.translation import hundredths, number, translate
from analyser.poker.cards import RANKS, Card
from analyser.poker.odds.record import HandOdds
from analyser.poker.ranges.holdings import HOLDINGS, HOLDINGS_OF, hand_text
from analyser.poker.ranges.range import Range

SIDE: Final = len(RANKS)
"""The number of rows, and of columns. The ranks go from the ace, first, down to the two."""
NOTHING: Final = Range.of({})
"""The empty range."""
_FULL: Final = 100
"""The weight of a holding that is in the range completely."""


def hand_at(row: int, column: int) -> str:
    """Return the starting hand in a cell: suited hands lie above the pairs, offsuit ones below."""
    first, second = RANKS[-1] - row, RANKS[-1] - column
    return hand_text(max(first, second), min(first, second), column > row)


HANDS: Final = tuple([hand_at(row, column) for row in range(SIDE) for column in range(SIDE)])
"""The starting hands, row by row."""
_ROWS: Final = {hand: row for row, hand in enumerate(HANDS)}


@dataclass(frozen=True, slots=True)
class Cell:
    """One starting hand of the matrix: how much of it is in the range, and its equity."""

    hand: str  # the hand
    # The sum of the weights of the hand's possible holdings; each has 0 to 100, where 100 is wholly
    # in the range.
    weight: int
    left: int  # how many of the hand's holdings are possible: those without a known card
    equity: float | None = None  # the hand's equity, 0 to 1; None if it is not known or is hidden
    # The standard error of the equity if that is an estimate, otherwise None.
    error: float | None = None

    @property
    def share(self) -> float:
        """The part of the hand's possible holdings that is in the range, 0 to 1."""
        return self.weight / (_FULL * self.left) if self.left else 0.0


def holdings_left(hand: str, known: Collection[Card]) -> tuple[int, ...]:
    """Return the indexes, in ``HOLDINGS``, of a hand's holdings that contain no known card."""
    return tuple([n for n in HOLDINGS_OF[hand] if not any(card in known for card in HOLDINGS[n])])


def say_equity(cell: Cell) -> str:
    """Return a hand's equity, an estimate's with its error; "" if unknown or out of the range."""
    if cell.equity is None or not cell.weight:
        return ""
    share = number(round(10_000 * cell.equity), decimals=2)
    if cell.error is not None:
        share = f"{round(100 * cell.equity)}±{math.ceil(100 * cell.error)}"
    return translate("Ranges", "{share}%", share=share)


class MatrixModel(HeardModel):
    """The 169 starting hands, with how much of each, without known cards, is in a range."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.range = NOTHING
        """The range that is shown."""
        self.read: dict[tuple[int, int], str] = {}
        """The texts of cells that screen readers have asked for, by row and role."""
        self.known: frozenset[Card] = frozenset()
        """The known cards: those of the board and of other seats."""
        self._left = {hand: holdings_left(hand, ()) for hand in HANDS}
        self._cells = {hand: Cell(hand, 0, len(left)) for hand, left in self._left.items()}

    def show(self, range_: Range, known: Collection[Card], odds: Mapping[str, HandOdds]) -> None:
        """Show a range without the ``known`` cards, and each hand's odds where they are known."""
        if (seen := frozenset(known)) != self.known:
            self.known = seen
            self._left = {hand: holdings_left(hand, seen) for hand in HANDS}
        self.range, before, weights = range_, self._cells, range_.weights
        self._cells = {}
        for hand, left in self._left.items():
            each = odds.get(hand)
            worth = (None, None) if each is None else (each.equity, each.standard_error)
            weight = sum([weights[holding] for holding in left])
            self._cells[hand] = Cell(hand, weight, len(left), *worth)
        rows = [_ROWS[hand] for hand, cell in self._cells.items() if cell != before[hand]]
        if rows:
            self.dataChanged.emit(self.index(min(rows)), self.index(max(rows)))

    def cell(self, hand: str) -> Cell:
        return self._cells[hand]

    def index_of(self, hand: str) -> QModelIndex:
        return self.index(_ROWS[hand])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(HANDS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """-"""
        if not index.isValid():
            return None
        hand = HANDS[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return hand
            case Qt.ItemDataRole.ToolTipRole:
                return self._spoken(self._cells[hand])
            case Qt.ItemDataRole.AccessibleTextRole:
                said = self.read[index.row(), role] = self._spoken(self._cells[hand])
                return said
        return super().data(index, role)

    def _spoken(self, cell: Cell) -> str:
        high, low = (letter.replace("T", "10") for letter in cell.hand[:2])
        kinds = {"": self.tr("pair"), "s": self.tr("suited"), "o": self.tr("offsuit")}
        if not cell.left:
            text = self.tr("{hand}, none is left")
        elif not cell.weight:
            text = self.tr("{hand}, none of {left} combos")
        elif cell.equity is None:
            text = self.tr("{hand}, {weight} of {left} in the range")
        elif cell.error is not None:
            text = self.tr("{hand}, {weight} of {left} in the range, estimated {equity}")
        else:
            text = self.tr("{hand}, {weight} of {left} in the range, {equity}")
        return text.format(
            hand=f"{high} {low} {kinds[cell.hand[2:]]}",
            weight=hundredths(cell.weight),
            left=cell.left,
            equity=say_equity(cell),
        )
