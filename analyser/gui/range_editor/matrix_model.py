"""A range as a Qt model: a list of the 169 starting hands, with weights and equities."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from analyser.gui.look.item_views import Index
from analyser.gui.look.translation import hundredths, number
from analyser.gui.range_editor.grid import HANDS, Cell, cell_of, left_of
from analyser.poker.cards import Card
from analyser.poker.odds.record import HandOdds
from analyser.poker.ranges.holdings import STARTING_HANDS
from analyser.poker.ranges.range import Range

_ROWS: Final = {hand: row for row, hand in enumerate(HANDS)}

NOTHING = Range.of({})
"""The empty range."""


def say_estimate(cell: Cell) -> str:
    """Return a hand's estimated equity in whole percent, with its error rounded up: "48±2"."""
    assert cell.equity is not None
    assert cell.error is not None
    return f"{round(100 * cell.equity)}±{math.ceil(100 * cell.error)}"


class MatrixModel(QAbstractListModel):
    """The list of the 169 starting hands, with how much of each is in a range.

    Holdings that contain a known card do not count.

    Signals:
        hands_changed: at least one hand has come into the range, or is no longer in it.
    """

    hands_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.range = NOTHING
        """The range that is shown."""
        self.read: dict[tuple[int, int], str] = {}
        """The texts of cells that screen readers have asked for, by row and role."""
        self.announced = ""
        """The description that every cell has while this is not "": a text that older screen
        readers are to say."""
        self.known: frozenset[Card] = frozenset()
        """The known cards: those of the board and of other seats."""
        self._odds: Mapping[str, HandOdds] = {}
        self._making: Range | None = None
        self._category = ""
        self._left = {hand: left_of(hand, ()) for hand in STARTING_HANDS}
        self._cells = self._new_cells()

    def show(self, range_: Range, known: Collection[Card], odds: Mapping[str, HandOdds]) -> None:
        """Show a range.

        Args:
            range_: the range.
            known: the cards of the board and of other seats; the range cannot have these.
            odds: for each hand whose odds are known, the hand's odds.
        """
        if (seen := frozenset(known)) != self.known:
            self.known = seen
            self._left = {hand: left_of(hand, seen) for hand in STARTING_HANDS}
        self.range, self._odds = range_, odds
        self._change()

    def mark(self, making: Range | None, category: str = "") -> None:
        """Mark the hands that make a category.

        ``making``: the part of the range that makes the category; None to mark no hands.
        ``category``: the name of the category.
        """
        if (making, category) != (self._making, self._category):
            self._making, self._category = making, category
            self._change()

    def _change(self) -> None:
        before, self._cells = self._cells, self._new_cells()
        changed = [hand for hand, cell in self._cells.items() if cell != before[hand]]
        if not changed:
            return
        rows = [_ROWS[hand] for hand in changed]
        self.dataChanged.emit(self.index(min(rows)), self.index(max(rows)))
        if any(bool(self._cells[hand].weight) != bool(before[hand].weight) for hand in changed):
            self.hands_changed.emit()

    def cell(self, hand: str) -> Cell:
        """Return the cell of a hand."""
        return self._cells[hand]

    def index_of(self, hand: str) -> QModelIndex:
        """Return the model index of a hand's cell."""
        return self.index(_ROWS[hand])

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of starting hands."""
        return 0 if parent is not None and parent.isValid() else len(HANDS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role; None for a role that the cell does not use."""
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
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.announced
        return None

    def _new_cells(self) -> dict[str, Cell]:
        return {
            hand: cell_of(self.range, hand, left, self._odds.get(hand), self._making)
            for hand, left in self._left.items()
        }

    def _spoken(self, cell: Cell) -> str:
        said = self._spoken_hand(cell)
        if not cell.making:
            return said
        text = self.tr("{hand}, makes {category}")
        if cell.making < 1:
            text = self.tr("{hand}, some of it makes {category}")
        return text.format(hand=said, category=self._category)

    def _spoken_hand(self, cell: Cell) -> str:
        high, low = (letter.replace("T", "10") for letter in cell.hand[:2])
        kinds = {"": self.tr("pair"), "s": self.tr("suited"), "o": self.tr("offsuit")}
        hand = f"{high} {low} {kinds[cell.hand[2:]]}"
        weight, equity = hundredths(cell.weight), ""
        if not cell.left:
            text = self.tr("{hand}, none is left")
        elif not cell.weight:
            text = self.tr("{hand}, none of {left} combos")
        elif cell.equity is None:
            text = self.tr("{hand}, {weight} of {left} in the range")
        elif cell.error is not None:
            text = self.tr("{hand}, {weight} of {left} in the range, estimated equity {equity}%")
            equity = say_estimate(cell)
        else:
            text = self.tr("{hand}, {weight} of {left} in the range, equity {equity}%")
            equity = number(round(10_000 * cell.equity), decimals=2)
        return text.format(hand=hand, weight=weight, left=cell.left, equity=equity)
