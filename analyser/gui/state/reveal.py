"""Teaching mode: whether the answers to the table may be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from analyser.poker.results.outcome import Outcome


class Reveal(QObject):
    """Hides the answers to each table until the user asks for them, in teaching mode.

    Code that shows or copies an answer must check ``hidden`` first. After an answer was revealed,
    the next change of the table hides the new one.
    """

    changed = Signal()

    def __init__(self, outcome: Callable[[], Outcome], parent: QObject | None = None) -> None:
        """Begin with nothing hidden. ``outcome``: returns the outcome of the present table."""
        super().__init__(parent)
        self._outcome = outcome
        self._teaching = False
        self._revealed: Outcome | None = None

    @property
    def hidden(self) -> bool:
        """Whether the answers to the present table must not be shown yet."""
        return self._teaching and self._revealed is not self._outcome()

    def set_teaching(self, teaching: bool) -> None:
        """Switch teaching mode on, which hides the present answers too, or off."""
        self._teaching = teaching
        self._revealed = None
        self.changed.emit()

    def show_answers(self) -> None:
        """Reveal the answers to the present table."""
        self._revealed = self._outcome()
        self.changed.emit()
