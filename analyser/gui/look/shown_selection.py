"""A selection that shows what a document holds, and hands wishes to change it on."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Signal


class ShownSelection(QItemSelectionModel):
    """What is selected is shown and not chosen here; a wish to change it becomes ``toggled``.

    A screen reader's only action on a table cell is to toggle its selection, so this is how it
    picks.
    """

    toggled = Signal(QModelIndex)

    def select(  # type: ignore[override]  # the stub has two overloads, this takes both
        self, what: QModelIndex | QItemSelection, command: QItemSelectionModel.SelectionFlag
    ) -> None:
        """Report the cell that somebody wants to toggle; the document decides about it."""
        touching = (
            QItemSelectionModel.SelectionFlag.Select
            | QItemSelectionModel.SelectionFlag.Deselect
            | QItemSelectionModel.SelectionFlag.Toggle
        )
        if isinstance(what, QModelIndex) and what.isValid() and command & touching:
            self.toggled.emit(what)

    def clear(self) -> None:
        """Forget nothing: what the document holds stays selected."""

    def show_selected(self, indexes: Iterable[QModelIndex]) -> None:
        """Select these cells and no others."""
        chosen = QItemSelection()
        for index in indexes:
            chosen.select(index, index)
        super().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
