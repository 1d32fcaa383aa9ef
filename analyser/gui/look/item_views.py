"""Base classes for tables whose rows are read as sentences, and for cells that show cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from analyser.gui.look.announce import is_listened_to

Index = QModelIndex | QPersistentModelIndex


# Integers are faster than Qt's enums: a table asks its model thousands of times to be painted.
CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter)
_NAME: Final = Qt.ItemDataRole.AccessibleTextRole

LEFT_ALIGNED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class RowsModel(QAbstractTableModel):
    """A Qt table whose rows screen readers read as one sentence.

    A screen reader reads all cells of a row when the focus comes to that row. So the first cell
    says the whole row, the focused cell says its own text, and all other cells say nothing.

    A subclass sets ``columns``, and sets ``numbers`` to those columns whose text is centred.
    """

    columns: type[IntEnum]
    numbers: Collection[int]
    column_in_focus: int | None = None
    """The column of the focused cell; None if no screen reader listens."""

    def follow_focus(self, current: Index) -> None:
        """Remember the column of the focused cell if a screen reader listens, otherwise None."""
        self.column_in_focus = current.column() if is_listened_to() else None

    def is_silent(self, column: int) -> bool:
        """Whether a cell of this column says nothing to a screen reader.

        The first cell of a row and the cells of the focused column are never silent.
        """
        return self.column_in_focus is not None and column not in (0, self.column_in_focus)

    def is_sentence(self, column: int) -> bool:
        """Whether a cell of this column says the sentence of its whole row to a screen reader."""
        return self.column_in_focus is not None and column == 0

    def titles(self) -> Mapping[int, tuple[str, str]]:
        """Return for each column its title, and the explanation that its tool tip shows."""
        raise NotImplementedError

    def alignment(self, column: int) -> int:
        """Return the alignment of a column's text."""
        return CENTRED if column in self.numbers else LEFT_ALIGNED

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | None:
        """Return the title, the explanation or the alignment of a column, as the role says.

        Return None for any other role, and for rows, which have no titles.
        """
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        title, explanation = self.titles()[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        return explanation if role == Qt.ItemDataRole.ToolTipRole else None

    def follow_rows(self, moved: Callable[[int], int]) -> None:
        """Update the persistent indexes, such as those of the selection, after sorting.

        ``moved`` takes the old number of a row and returns the new one.
        """
        before = self.persistentIndexList()
        after = [self.index(moved(index.row()), index.column()) for index in before]
        self.changePersistentIndexList(before, after)


def show_rows(table: QTableView) -> None:
    """Set up a Qt table view that shows and selects whole rows, without a grid or editing."""
    table.setSelectionBehavior(table.SelectionBehavior.SelectRows)
    table.setEditTriggers(table.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)  # Tab leaves the table instead of moving along its cells
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setCornerButtonEnabled(False)
    table.setHorizontalScrollMode(table.ScrollMode.ScrollPerPixel)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(rows.ResizeMode.Fixed)
    table.horizontalHeader().setHighlightSections(False)


SILENT: Final = " "
"""The accessible text of a cell that says nothing; for "" Qt would say what the cell shows."""


class PaintedCells(QStyledItemDelegate):
    """Paints cells that show more than text: first the usual background, then their content."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell's background, and the content on it."""
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        view = option.widget
        style = view.style()
        style.drawControl(style.ControlElement.CE_ItemViewItem, ground, painter, view)
        painter.save()
        painter.setClipRect(option.rect)
        self.paint_content(painter, ground, index)
        painter.restore()

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the content of a cell; the caller restores the painter's state."""
        raise NotImplementedError
