"""The start page of an empty felt: two kinds of question, and an example."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import LARGE, MEDIUM, SMALL, TIGHT, Ink, scaled
from analyser.gui.look.widgets import Restyled, Text

_SIZES = (1.25, 1.1, 1.0)
"""The sizes of letters to try for the choices, as multiples of ordinary text."""


class Welcome(Restyled, QWidget):
    """The start page, shown until the first card.

    It has a button for each of two questions, and one for an example.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = self._label(self.tr("What would you like to know?"), "on_felt")
        self.any = FeltButton(self.tr("What have I got?"), self)
        self.holdem = FeltButton(self.tr("Which hand wins?"), self)
        self.deal = FeltButton(self.tr("Deal a hand"), self)
        self._notes = [
            self._label(text, "muted_on_felt")
            for text in (
                self.tr("one seat, any cards"),
                self.tr("two seats of Texas hold'em"),
                self.tr("an example"),
            )
        ]
        # As a label of its button it is read with that, not whenever the focus enters the table.
        self._title.setBuddy(self.any)
        for note, button in zip(self._notes, self._buttons, strict=True):
            note.setBuddy(button)
            note.hide()
        self._chosen = False
        self.take_font()

    def _label(self, text: str, ink: Ink) -> Text:
        label = Text(self, shrinks=False, ink=ink)
        label.setText(text)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def take_font(self) -> None:
        """Lay the buttons out again in another font."""
        self._title.setFont(scaled(self.font(), 1.6, bold=True))
        self._lay_out()

    def set_chosen(self, chosen: bool) -> None:
        """Ask for cards if a game has been ``chosen``.

        Otherwise ask what the user wants to know.
        """
        if chosen != self._chosen:
            self._chosen = chosen
            asked = self.tr("Now click the cards of each seat")
            self._title.setText(asked if chosen else self.tr("What would you like to know?"))
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons out again."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the buttons out side by side or, if the page is narrow, one below the other.

        If the page is too low, the notes and the title are left out first, then the button for the
        example, which is also in the tool bar.
        """
        for size in _SIZES:
            widths = self._widths_at(size)
            if sum(widths) + 2 * SMALL <= self.width():
                self._lay_side_by_side(widths)
                return
        if max(self._widths_at(_SIZES[0])) > self.width():
            self._widths_at(_SIZES[-1])
        self._lay_below_each_other()

    @property
    def _buttons(self) -> tuple[FeltButton, ...]:
        return self.any, self.holdem, self.deal

    def _widths_at(self, size: float) -> list[int]:
        """Set the buttons' letters to this size, and return the width that each button needs."""
        for button in self._buttons:
            button.setFont(scaled(self.font(), size, bold=True))
        return [button.sizeHint().width() for button in self._buttons]

    def _lay_side_by_side(self, widths: list[int]) -> None:
        spare = (self.width() - sum(widths) - 2 * SMALL) // (2 + len(widths))
        gap, wider = SMALL + min(spare, SMALL), min(spare, 2 * LARGE)
        high = min(self.height(), self._comfortable_height)
        note = self._notes[0].fontMetrics().lineSpacing() + 2
        noted = all(
            hint.sizeHint().width() <= width + wider
            for hint, width in zip(self._notes, widths, strict=True)
        )
        noted = noted and high + TIGHT + note <= self.height()
        block = high + (TIGHT + note if noted else 0)
        top = self._place_title(block)
        left = (self.width() - sum(widths) - len(widths) * wider - 2 * gap) // 2
        for button, hint, width in zip(self._buttons, self._notes, widths, strict=True):
            button.setGeometry(left, top, width + wider, high)
            button.show()
            hint.setGeometry(left, top + high + TIGHT, width + wider, note)
            hint.setVisible(noted)
            left += width + wider + gap

    def _lay_below_each_other(self) -> None:
        width = min(self.width(), max(button.sizeHint().width() for button in self._buttons))
        least = self.any.sizeHint().height()
        shared = (self.height() - 2 * TIGHT) // len(self._buttons)
        high = max(least, min(shared, self._comfortable_height))
        gap = SMALL if 3 * high + 2 * SMALL <= self.height() else TIGHT
        top = self._place_title(3 * high + 2 * gap)
        for button, hint in zip(self._buttons, self._notes, strict=True):
            hint.hide()
            button.setGeometry((self.width() - width) // 2, top, width, high)
            button.setVisible(top + high <= self.height())
            top += high + gap

    @property
    def _comfortable_height(self) -> int:
        return max(44, self.any.sizeHint().height() + SMALL)

    def _place_title(self, block: int) -> int:
        """Show the title if there is room for it above the buttons. Return the top of the buttons.

        ``block``: the height of the buttons.
        """
        hint = self._title.sizeHint()
        whole = hint.height() + MEDIUM + block
        fits = whole <= self.height() and hint.width() <= self.width()
        self._title.setVisible(fits)
        if not fits:
            return max(0, (self.height() - block) // 2)
        top = (self.height() - whole) // 2
        self._title.setGeometry(0, top, self.width(), hint.height())
        return top + hint.height() + MEDIUM
