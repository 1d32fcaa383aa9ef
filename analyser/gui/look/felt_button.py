"""Flat buttons and switches for the felt; those in Qt's style would draw too much attention."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from analyser.gui.look.card_faces import paint_icon
from analyser.gui.look.painting import paint_ring_on_felt, paint_rounded
from analyser.gui.look.theme import (
    CORNER,
    LEAST_TARGET,
    MEDIUM,
    ON_SEAT,
    SMALL,
    Ink,
    ink_of,
    scaled,
    theme_of,
)
from analyser.gui.look.widgets import lay_out

_ICON = 0.55
"""The size of an icon, as a part of its button's height."""
_OFF = 0.45
"""How faint a button is that does nothing now."""
_MOST_AROUND = 26
"""The most space above and below a button's letters together, in device-independent pixels."""


class FeltControl(QAbstractButton):
    """Something to click on the felt; a click leaves the focus with the deck."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class FeltButton(FeltControl):
    """A text on an outline as of an empty slot, lighter under the pointer and while pressed."""

    def __init__(self, text: str, parent: QWidget | None = None, *, is_link: bool = False) -> None:
        super().__init__(parent)
        self.is_link = is_link
        """Whether the button is written as a link in a sentence."""
        self.ink: Ink = "active" if is_link else "on_felt"
        """The colour of text or icon, and of the outline."""
        self.icon_name = ""
        """The icon in place of a text; "" for none."""
        self.setText(text)
        # Repainted when the pointer enters or leaves.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        around = min(metrics.height(), _MOST_AROUND)
        edge = SMALL // 2 if self.is_link else max(MEDIUM, around * 2 // 3)
        width = metrics.horizontalAdvance(self.text().replace("&", "")) + 2 * edge
        return QSize(width, max(LEAST_TARGET, metrics.height() + around * 9 // 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        lit = 0.0
        if self.isEnabled():
            lit = 0.24 if self.isDown() else 0.12 if self.underMouse() else 0.0
        painter = QPainter(self)
        painter.setOpacity(1 if self.isEnabled() else _OFF)
        light = QColor(theme.on_felt)
        light.setAlphaF(lit)
        colour = ink_of(self.palette(), self.ink)
        edge = QPen(theme.slot if self.ink == "on_felt" else colour, 1)
        area = self.rect()
        if not self.is_link:
            paint_rounded(painter, area, CORNER, theme.plate, None if lit else edge, inset=1)
            if lit:
                paint_rounded(painter, area, CORNER, light, edge, inset=1)
        elif lit:
            paint_rounded(painter, area, 4, edge=QPen(theme.active, 1), inset=1)
        if self.hasFocus():
            paint_ring_on_felt(painter, area, 4 if self.is_link else CORNER, theme)
        painter.setPen(colour)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(area, flags, self.text())
        if self.icon_name:
            side = round(_ICON * area.height())
            place = QRect(QPoint(), QSize(side, side))
            place.moveCenter(area.center())
            paint_icon(painter, self.icon_name, place, colour)


class TemporaryButton(FeltButton):
    """A button that is hidden most of the time."""

    # The button was hidden while it had the focus. The focus should then be set elsewhere.
    # Otherwise Qt would move it to the next widget, such as the name of a seat, and a card typed
    # next would get into the name.
    gone = Signal()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.hasFocus() and not event.spontaneous():
            self.gone.emit()
        super().hideEvent(event)


class _Choice(FeltControl):
    """One choice of a switch: dark on white if it is on."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the size of the text in bold letters, so that nothing moves when it is on."""
        metrics = QFontMetrics(scaled(self.font(), 1.0, bold=True))
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * MEDIUM, metrics.height() + SMALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        place = self.rect()
        is_on = self.isChecked()
        painter.setOpacity(1 if self.isEnabled() else _OFF)
        painter.setFont(scaled(self.font(), 1.0, bold=is_on))
        if is_on:
            paint_rounded(painter, place, 6, QColor("#ffffff"), inset=2)
        if self.hasFocus():
            ring = QPen(QColor(ON_SEAT) if is_on else theme.active, 3)
            paint_rounded(painter, place, 5, edge=ring, inset=4)
        painter.setPen(QColor(ON_SEAT) if is_on else theme.on_felt)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class FeltSwitch(QWidget):
    """A few choices, of which one is on. Tab visits one of them; arrow keys change it."""

    chosen = Signal(int)  # the user has switched to the choice with this number

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        row = lay_out(QHBoxLayout(self), spacing=0)
        for number, text in enumerate(texts):
            choice = _Choice(text)
            self._group.addButton(choice, number)
            row.addWidget(choice)
        self._group.idClicked.connect(self.chosen)

    @property
    def choices(self) -> tuple[QAbstractButton, ...]:
        return tuple(self._group.buttons())

    @property
    def text(self) -> str:
        button = self._group.checkedButton()
        return "" if button is None else button.text()

    def show_choice(self, number: int) -> None:
        """Turn a choice on, and the others off, without emitting ``chosen``."""
        self._group.button(number).setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        paint_rounded(painter, self.rect(), 8, theme.plate, QPen(theme.slot, 1), inset=0.5)
