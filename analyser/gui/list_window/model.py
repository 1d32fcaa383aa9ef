"""A list of hands as a Qt model: a row for each hand, with its rank in the list and its name."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from analyser.gui.look.item_views import SILENT, Index, RowsModel
from analyser.gui.look.translation import card_names, number, translated
from analyser.poker.cards import format_cards
from analyser.poker.results.hand_list import HandList, ListedHand


class Column(IntEnum):
    """The columns of the list, from the left."""

    PLACE = 0
    CARDS = 1
    HAND = 2
    CLASS = 3
    LINE = 4


class Role(IntEnum):
    """The roles of a cell's data, in addition to Qt's own roles."""

    CARDS = Qt.ItemDataRole.UserRole
    """The hand's own cards, without the board."""
    UNUSED = Qt.ItemDataRole.UserRole + 1
    """The cards of the hand that do not play."""


class HandsModel(RowsModel):
    """The rows of a list of hands, the best hand first until ``sort`` changes the order."""

    columns = Column
    numbers = Column.PLACE, Column.CLASS, Column.LINE

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hands: HandList | None = None
        """The list that is shown; None if there is none yet."""
        self.order: tuple[int, ...] = ()
        """The indexes of the hands in ``hands``, from the top row down."""
        self._equals: dict[int, int] = {}
        """For each place that several hands share: how many hands share it, less one."""
        self._by = Column.PLACE
        self._direction = Qt.SortOrder.AscendingOrder

    @property
    def most_cards(self) -> int:
        """The number of cards in the hand with the most cards; 0 without hands."""
        hands = () if self.hands is None else self.hands.hands
        return max((len(hand.cards) for hand in hands), default=0)

    def show(self, hands: HandList) -> None:
        """Show another list; it is sorted in the same way as the previous list."""
        self.beginResetModel()
        self.hands = hands
        self.order = self._sorted()
        self._equals = {hands.grade[tie[0]]: len(tie) - 1 for tie in hands.ties}
        self.endResetModel()

    def hand(self, row: int) -> ListedHand:
        """Return the hand in the row at this position of the view."""
        assert self.hands is not None
        return self.hands.hands[self.order[row]]

    # What Qt asks -----------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of hands."""
        return 0 if parent is not None and parent.isValid() else len(self.order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role; None for a role that the cell does not use."""
        if not index.isValid():
            return None
        column, hand = Column(index.column()), self.hand(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(column, index.row(), hand)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(column, index.row(), hand)
            case Qt.ItemDataRole.ToolTipRole if column is Column.HAND:
                return translated(hand.description)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
            case Role.CARDS:
                return hand.cards
            case Role.UNUSED:
                return hand.unused
        return None

    def titles(self) -> dict[int, tuple[str, str]]:
        """Return the title of each column, and the explanation in its tool tip."""
        return {
            Column.PLACE: (self.tr("Place"), self.tr("1 is the best; equal hands share a place")),
            Column.CARDS: (self.tr("Cards"), self.tr("Cards that do not play are faded")),
            Column.HAND: (self.tr("What it makes"), self.tr("The hand in words")),
            Column.CLASS: (
                self._class_title(),
                self.tr("The place among all the different hands there are, 1 the best"),
            ),
            Column.LINE: (self.tr("Line"), self.tr("The line on which the hand is written")),
        }

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by the line where a hand was typed if ``column`` is ``LINE``, otherwise by rank."""
        self._by = Column.LINE if column == Column.LINE else Column.PLACE
        self._direction = order
        self.layoutAboutToBeChanged.emit()
        before, self.order = self.order, self._sorted()
        if self.persistentIndexList():
            rows = {number: row for row, number in enumerate(self.order)}
            self.follow_rows(lambda row: rows[before[row]])
        self.layoutChanged.emit()

    # How it is said ---------------------------------------------------------------------------

    def _sorted(self) -> tuple[int, ...]:
        if self.hands is None:
            return ()
        order: Sequence[int] = self.hands.order
        if self._by is Column.LINE:
            order = range(len(self.hands.hands))
        return tuple(order if self._direction == Qt.SortOrder.AscendingOrder else order[::-1])

    def _shown(self, column: Column, row: int, hand: ListedHand) -> str:
        match column:
            case Column.PLACE:
                return number(self._place(row))
            case Column.CARDS:
                return format_cards(hand.cards)
            case Column.HAND:
                return translated(hand.description)
            case Column.CLASS:
                return "" if hand.class_ is None else number(hand.class_)
        return number(hand.line)

    def _spoken(self, column: Column, row: int, hand: ListedHand) -> str:
        if self.is_silent(column):
            return SILENT
        if self.is_sentence(column):
            return self.tr("{place}, line {line}: {hand}; {cards}").format(
                place=self._spoken_place(row),
                line=number(hand.line),
                hand=translated(hand.description),
                cards=card_names(hand.cards),
            )
        match column:
            case Column.PLACE:
                return self._spoken_place(row)
            case Column.CARDS:
                return self.tr("Cards: {cards}").format(cards=card_names(hand.cards))
            case Column.CLASS:
                if hand.class_ is None or hand.classes is None:
                    return self.tr("No place among all hands yet")
                text = self.tr("{place} of {hands} different hands")
                return text.format(place=number(hand.class_), hands=number(hand.classes))
            case Column.LINE:
                return self.tr("Line {number}").format(number=number(hand.line))
        return translated(hand.description)

    def _class_title(self) -> str:
        """Return the title of the column with each hand's rank among all hands of its game."""
        hands = () if self.hands is None else self.hands.hands
        classes = next((hand.classes for hand in hands if hand.classes is not None), None)
        if classes is None:
            return self.tr("Rank")
        return self.tr("Rank of {hands}").format(hands=number(classes))

    def _spoken_place(self, row: int) -> str:
        others = self._equals.get(self._place(row), 0)
        place = number(self._place(row))
        if others == 0:
            return self.tr("Place {number}").format(number=place)
        if others == 1:
            return self.tr("Place {number}, equal with 1 other").format(number=place)
        text = self.tr("Place {number}, equal with {others} others")
        return text.format(number=place, others=number(others))

    def _place(self, row: int) -> int:
        assert self.hands is not None
        return self.hands.grade[self.order[row]]
