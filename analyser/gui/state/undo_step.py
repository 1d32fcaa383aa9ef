"""The undo stack, and its only command, which replaces one poker table by another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from analyser.poker.table.table import Table

State = tuple[Table, str | None]
"""A table and the path of its file: "" if it has no file, None if the file stays the same."""


class Changes(QUndoStack):
    """The undo stack of a table, which deletes its changes itself.

    When both the stack and its changes are garbage, Python may delete a change first. Qt would then
    delete it a second time, together with the stack, and crash. ``__del__`` runs before that.
    """

    def __del__(self) -> None:
        if isValid(self):
            self.clear()


class Change(QUndoCommand):
    """An undo step, which replaces the table by another and back.

    If the change gives the table another file, the step replaces the file too.
    """

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
        """Add a later change of the same stroke to this change.

        Return True, because this always works.
        """
        assert isinstance(later, Change)
        self._after = later._after  # noqa: SLF001 - of its own class
        return True

    def redo(self) -> None:
        """Show the table with the change."""
        self._before = _in_file(self._before, self._show(*self._after))

    def undo(self) -> None:
        """Show the table without the change."""
        self._after = _in_file(self._after, self._show(*self._before))


def _in_file(state: State, file: str) -> State:
    """Replace the file in a state, unless it is None because the change keeps the table's file.

    ``file``: the last file of the state's table. It may be another one than in the state, because
    the table may have been saved again since the change.
    """
    table, changed = state
    return table, None if changed is None else file
