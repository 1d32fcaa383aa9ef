"""What tables and grids share: their indices, and how whole rows are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:  # the deck, which is no table, comes without it
    from PySide6.QtWidgets import QAbstractScrollArea, QTableView

Index = QModelIndex | QPersistentModelIndex


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


def give_ground(view: QAbstractScrollArea) -> None:
    """Give a view a plain viewport: for Qt's own, PySide would load the classes of all widgets."""
    ground = QWidget()
    ground.setBackgroundRole(QPalette.ColorRole.Base)
    ground.setAutoFillBackground(True)
    view.setViewport(ground)
