"""The undo stack, and its only command, which replaces one poker table by another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from analyser.gui.look.translation import translated
from analyser.poker.phrases import Phrase
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

    def name_again(self) -> None:
        """Name every step in the language of the window, which has changed."""
        for at in range(self.count()):
            change = self.command(at)
            assert isinstance(change, Change)
            change.name_again()


class Change(QUndoCommand):
    """An undo step: a change of the table, with the table before it and the table after it.

    If the change gives the table another file, undo and redo set the file too. Its name ``step`` is
    marked for translation, a ``Phrase`` if it has gaps. ``beside`` changes what is not on the
    table: it is called with True when the change is made, with False when it is undone.
    """

    def __init__(
        self,
        step: str,
        before: State,
        after: State,
        show: Callable[[Table, str | None], str],
        stroke: int = -1,
        beside: Callable[[bool], object] = bool,
    ) -> None:
        super().__init__()
        self._step = step if isinstance(step, Phrase) else Phrase(step)
        self.name_again()
        self._before, self._after = before, after
        self._show = show
        self._stroke, self._beside = stroke, beside

    def name_again(self) -> None:
        self.setText(translated(self._step))

    def id(self) -> int:
        """Return the number of the stroke; Qt merges changes with the same one, unless it is -1."""
        return self._stroke

    def mergeWith(self, later: QUndoCommand) -> bool:
        """Add a later change of the same stroke, so that both are undone together."""
        assert isinstance(later, Change)
        self._after = later._after  # noqa: SLF001 - of its own class
        return True

    def redo(self) -> None:
        self._beside(True)
        self._before = _in_file(self._before, self._show(*self._after))

    def undo(self) -> None:
        self._beside(False)
        self._after = _in_file(self._after, self._show(*self._before))


def _in_file(state: State, file: str) -> State:
    """Return a state in the file that its table had last; None means that no file changes."""
    table, changed = state
    return table, None if changed is None else file
