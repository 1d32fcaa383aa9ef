"""Undo: the one command that replaces a table by another, and its stack."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from analyser.poker.table.table import Table


class Holder(Protocol):
    """What holds a table: the document."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    @property
    def file(self) -> str:
        """The table's file; empty without one."""

    def show(self, table: Table) -> None:
        """Show another table."""

    def belong_to(self, file: str) -> None:
        """Take over another file."""


class Changes(QUndoStack):
    """The undo stack of a table. It deletes its changes before Python can.

    If neither is used any more, Python may delete a change before the stack. Qt would then delete
    that change a second time, with the stack, and crash. ``__del__`` is called before either.
    """

    def __del__(self) -> None:
        if isValid(self):
            self.clear()


class Change(QUndoCommand):
    """Replaces the table before by the table after, and back; also its file, if that changes."""

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
        """Return the number of the stroke; Qt merges changes with the same number, except -1."""
        return self._stroke

    def mergeWith(self, later: QUndoCommand) -> bool:
        """Take over what a later change of the same stroke does."""
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
