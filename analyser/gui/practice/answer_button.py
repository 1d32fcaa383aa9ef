"""A large button on the felt, which answers a question or goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import (
    CAPTION,
    MEDIUM,
    ON_SEAT,
    SMALL,
    Ink,
    ink_of,
    mixed,
    scaled,
    theme_of,
)
from analyser.gui.look.windows import add_action, letters_factor

_LETTERS: Final = 1.2
"""The size of a button's letters, as a multiple of ordinary text, unless that is large already."""
_LOW: Final = 640
"""In a window less high than this, the buttons are smaller."""
_SIGNS: Final = {True: "✓ {answer}", False: "✗ {answer}"}


class AnswerButton(FeltButton):
    """A large button on the felt that shows its key; all buttons of a row are equally wide."""

    def __init__(self, text: str, key: str, row: list[AnswerButton] | None = None) -> None:
        """``key``: its shortcut, or ""; ``row``: the buttons in its row, to which it is added."""
        super().__init__(text)
        self._answer = text
        self._key = key.replace("Return", "↵")
        self._row = [] if row is None else row
        self._row.append(self)
        self.ground: Ink | None = None
        self.segment: QColor | None = None
        """The colour of the seat that the answer is about, as in the bar of shares."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A button's own shortcut would click it a tenth of a second later. Enter is for the button
        # in focus only, because a field of the window may have the focus.
        self.action = add_action(self, text, "" if key == "Return" else key)
        self.action.triggered.connect(self.click)

    def sizeHint(self) -> QSize:
        wide = max([each.own_width() for each in self._row])
        around = SMALL if self._is_low else MEDIUM
        return QSize(wide, self.fontMetrics().height() + 2 * around)

    @property
    def _letters(self) -> QFont:
        larger = 1.0 if self._is_low else max(_LETTERS / letters_factor(self), 1.0)
        return scaled(self.font(), larger, bold=True)

    @property
    def _is_low(self) -> bool:
        return self.window().height() < _LOW

    def own_width(self) -> int:
        """Return the width that this button's text and the mark of a right answer need."""
        text = _SIGNS[True].format(answer=self._answer or self.text())
        return QFontMetrics(self._letters).horizontalAdvance(text) + 3 * MEDIUM

    def mark(self, is_right: bool) -> None:
        """Mark the button as the right answer or, if not ``is_right``, as the wrong answer."""
        self.setText(_SIGNS[is_right].format(answer=self._answer))
        self.ground = "felt_win" if is_right else None
        self.setEnabled(True)  # a disabled button's mark is hard to read
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Enter, too, unless several can be chosen: it ends the choice."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isCheckable():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = 0.28 if self.isDown() else 0.2 if self.underMouse() else 0.1
        ground, ink = mixed(theme.felt, theme.on_felt, lit), theme.on_felt
        if self.segment is not None and not theme.contrast:
            ground, ink = mixed(self.segment, theme.on_mark, lit - 0.1), QColor(ON_SEAT)
        if chosen := "felt_win" if self.isChecked() else self.ground:
            ground, ink = ink_of(self.palette(), chosen), theme.on_mark
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setOpacity(1 if self.isEnabled() else 0.45)
        paint_rounded(painter, area, 10, ground, QPen(theme.on_felt, 1.5))
        if self.hasFocus():  # inside: on the outline, which is as bright, it would not be seen
            paint_rounded(painter, area.adjusted(3, 3, -3, -3), 8, edge=QPen(ink, 3))
        painter.setPen(ink)
        painter.setFont(self._letters)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        beside = SMALL if self._key else 0  # its key, in the corner
        painter.drawText(self.rect().adjusted(0, 0, -beside, 0), flags, self.text())
        painter.setFont(scaled(self.font(), CAPTION))
        corner = self.rect().adjusted(0, 0, -MEDIUM, -SMALL)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(corner, side, self._key)
