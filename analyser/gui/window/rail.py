"""The rail at the left of the window: it chooses between the table and the left panes."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from analyser.gui.look.card_faces import paint_icon
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CORNER, SMALL, lettered, theme_of

_BUTTON: Final = 68
"""The side of a button in a window of the reference size, if its name is no wider."""
_ICON: Final = 24


class RailButton(QToolButton):
    """A button of the rail: a drawing above its name, with a bar at its side while it is chosen."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDefaultAction(action)
        self.setAccessibleName(action.text().replace("&", ""))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the deck
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.unit = 1.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys and Enter to the rail."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, unit = QPainter(self), theme_of(self.palette()), self.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, chosen = QRectF(self.rect()), self.isChecked()
        if chosen or self.underMouse():
            edge = QPen(theme.on_felt, 2) if chosen and theme.contrast else None
            paint_rounded(painter, area.adjusted(4, 2, -4, -2), CORNER, theme.lit, edge)
        if chosen:
            painter.fillRect(QRectF(0, area.center().y() - 12 * unit, 3, 24 * unit), theme.on_felt)
        if self.hasFocus():
            paint_rounded(painter, area, CORNER, edge=QPen(theme.active, 3), inset=3)
        side = round(_ICON * unit)
        place = QRect((self.width() - side) // 2, round(10 * unit), side, side)
        paint_icon(painter, self.defaultAction().objectName(), place, theme.on_felt)
        painter.setPen(theme.on_felt)
        foot = QRect(0, place.bottom(), self.width(), self.height() - place.bottom())
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self.accessibleName())


class Rail(QWidget):
    """Chooses what stands at the left of the felt; the arrow keys go from button to button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Rail"))
        self.buttons: list[RailButton] = []

    def add(self, action: QAction, before: QWidget) -> None:
        """Add a button for an action, named as its drawing; Tab visits ``before`` first."""
        button = RailButton(action, self)
        self.setTabOrder(self.buttons[-1] if self.buttons else before, button)
        self.buttons.append(button)
        button.show()

    def place_parts(self, unit: float, text: float, height: int) -> None:
        """Place the buttons; ``unit``, ``text``: how many times larger window and text are."""
        high = round((_BUTTON + 16 * (text - 1)) * unit)
        font = lettered(self.font(), round(12 * unit * text))
        names = [button.accessibleName() for button in self.buttons]
        widest = max(map(QFontMetrics(font).horizontalAdvance, names), default=0)
        self.setGeometry(0, 0, max(round(_BUTTON * unit), widest + SMALL), height)
        for at, button in enumerate(self.buttons):
            button.unit = unit
            button.setFont(font)
            button.setGeometry(0, SMALL + at * high, self.width(), high)

    def focus(self) -> None:
        chosen = (button for button in self.buttons if button.isChecked())
        next(chosen, self.buttons[0]).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        at = next(at for at, one in enumerate(self.buttons) if one.hasFocus())
        if step is not None:
            self.buttons[(at + step) % len(self.buttons)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme_of(self.palette()).felt_edge)
