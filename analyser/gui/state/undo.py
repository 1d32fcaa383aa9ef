"""Undo: the only command, which replaces one table by another, and the undo stack."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from analyser.poker.table.table import Table

State = tuple[Table, str | None]
"""A table and the path of its file: "" if it has no file, None if the file stays the same."""


class Changes(QUndoStack):
    """The undo stack of a table, which deletes its changes itself.

    When stack and changes are garbage, Python may delete a change first. Qt would then delete it a
    second time, together with the stack, and crash. ``__del__`` runs before all that.
    """

    def __del__(self) -> None:
        if isValid(self):
            self.clear()


class Change(QUndoCommand):
    """An undo step: it replaces the table, and its file if that changes, by another and back."""

    def __init__(
        self,
        text: str,
        before: State,
        after: State,
        show: Callable[[Table, str | None], str],
        stroke: int,
    ) -> None:
        super().__init__(text)
        self._before, self._after = before, after
        self._show = show
        self._stroke = stroke

    def id(self) -> int:
        """Return the number of the stroke, such as one drag over the matrix of hands.

        Qt merges successive changes with the same number, unless it is -1.
        """
        return self._stroke

    def mergeWith(self, later: QUndoCommand) -> bool:
        """Add a later change of the same stroke to this one."""
        assert isinstance(later, Change)
        self._after = later._after  # noqa: SLF001 - of its own class
        return True

    def redo(self) -> None:
        """Show the table as after the change."""
        self._before = _in_file(self._before, self._show(*self._after))

    def undo(self) -> None:
        """Show the table as before the change."""
        self._after = _in_file(self._after, self._show(*self._before))


def _in_file(state: State, file: str) -> State:
    """Return a state with the table's present file: it may have been saved in another since."""
    table, changed = state
    return table, None if changed is None else file
