"""Undo: the only command, which replaces one table by another, and its stack."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from analyser.poker.table.table import Table


class Holder(Protocol):
    """The interface of the document that the command needs."""

    @property
    def table(self) -> Table:
        """The present table."""

    @property
    def file(self) -> str:
        """The path of the table's file; "" if it has none."""

    def show(self, table: Table) -> None:
        """Show another table."""

    def belong_to(self, file: str) -> None:
        """Set the table's file."""


class Changes(QUndoStack):
    """The undo stack of a table, which deletes its changes itself.

    When stack and changes are garbage, Python may delete a change before the stack. Qt would then
    delete the change again, with the stack, and crash. ``__del__`` is called before that.
    """

    def __del__(self) -> None:
        if isValid(self):
            self.clear()


class Change(QUndoCommand):
    """Replaces a table, and its file if that changes, by another, and back."""

    def __init__(
        self, holder: Holder, text: str, after: Table, file: str | None, stroke: int
    ) -> None:
        super().__init__(text)
        self._stroke = stroke
        self._holder = holder
        self._before = holder.table
        self.after = after
        self._file_before = holder.file
        self._file_after = file

    def id(self) -> int:
        """Return the stroke; Qt merges successive changes with the same stroke, unless it is -1."""
        return self._stroke

    def mergeWith(self, later: QUndoCommand) -> bool:
        """Add a later change of the same stroke to this one."""
        assert isinstance(later, Change)
        self.after = later.after
        return True

    def redo(self) -> None:
        """Show the table after."""
        self._holder.show(self.after)
        if self._file_after is not None:
            self._holder.belong_to(self._file_after)

    def undo(self) -> None:
        """Show the table before."""
        self._holder.show(self._before)
        if self._file_after is not None:
            self._holder.belong_to(self._file_before)
