"""The basic widgets of the window: panels, texts, fields, boxes and tags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QToolTip, QWidget

from analyser.gui.look.announce import announce_choice, is_listened_to
from analyser.gui.look.painting import elided, paint_rounded, unbroken, write_wrapped
from analyser.gui.look.theme import CORNER, SMALL, TIGHT, Ink, Theme, ink_of, scaled, theme_of
from analyser.gui.look.translation import all_seen, key_name, plain_tip, translated
from analyser.poker.games.registry import every_game

if TYPE_CHECKING:
    from analyser.poker.games.game import Game

_TWO_LINES: Final = (1.0, 0.9, 0.8)
"""The sizes of letters to try for a text of at most two lines."""
_KEYS: Final = Qt.FocusReason
_BY_KEY: Final = _KEYS.TabFocusReason, _KEYS.BacktabFocusReason, _KEYS.ShortcutFocusReason

FRAME: Final = (2, 2, 2, 2)
"""Margins for the ring of the focus, which lies around Qt's own fields."""

L = TypeVar("L", bound=QtWidgets.QBoxLayout)


def lay_out(
    layout: L,
    *parts: QWidget | QtWidgets.QLayout | None,
    grows: QWidget | QtWidgets.QLayout | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    spacing: int = SMALL,
) -> L:
    """Add widgets or layouts to a layout, one after the other, and return the layout.

    ``parts``: None adds a gap that takes the spare room, unless ``grows`` is the part that does.
    """
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, QWidget):
            layout.addWidget(part, int(part is grows))
        else:
            layout.addLayout(part, int(part is grows))
    return layout


class Restyled(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]  # Qt takes one base
    """A mixin for widgets that must adapt when their font or palette changes."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._adapt_to_change(event)

    def _adapt_to_change(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.take_font()
        elif event.type() == QEvent.Type.PaletteChange:
            self.take_colours()

    def take_font(self) -> None:  # for subclasses
        """Adapt to a new font. Widgets with font sizes of their own override this."""

    def take_colours(self) -> None:  # for subclasses
        """Adapt to a new palette. Widgets with colours of their own override this."""


class TakesKeys(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]  # as above
    """A mixin for widgets that take keys before the window does, where they mean something else."""

    def event(self, event: QEvent) -> bool:
        # The class is compared first, as in ``Text.event``.
        asks = QEvent.Type.ShortcutOverride
        if isinstance(event, QKeyEvent) and event.type() == asks and self.takes(event):
            event.accept()
            return True
        return bool(super().event(event))

    def takes(self, event: QKeyEvent) -> bool:  # for subclasses
        """Whether a key is for this widget."""
        raise NotImplementedError


class Placed(Restyled):
    """A mixin for widgets that place their parts. Only some subclasses give them colours."""

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:  # for subclasses
        """Return the colours of background and outline in a theme; None to paint neither."""
        return None

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        colours = self.colours(theme_of(self.palette()))
        if colours is None:
            return
        ground, outline = colours
        paint_rounded(QPainter(self), self.rect(), CORNER, ground, QPen(outline, 1), inset=0.5)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Place the parts, but do not make room for a title, as Qt's group box would."""
        QWidget.resizeEvent(self, event)
        self.place_parts()

    def place_parts(self) -> None:  # for subclasses
        """Place the parts that no layout places; called after each change of size or font."""

    def take_font(self) -> None:
        self.place_parts()


class Panel(Placed, QtWidgets.QGroupBox):
    """A group of widgets with a name for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def changeEvent(self, event: QEvent) -> None:
        """Adapt to a new font or theme, but keep the margins, which Qt's group box would change."""
        QWidget.changeEvent(self, event)
        self._adapt_to_change(event)


class FramedPanel(Panel):
    """A group of widgets on a background with an outline."""

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        return theme.panel, theme.panel_border


def control_painter(control: QWidget, is_on: bool = False) -> QPainter:
    """Paint a button or box, maybe ``is_on`` (pressed, checked); return a painter for its text."""
    painter, theme = QPainter(control), theme_of(control.palette())
    painter.setOpacity(1 if control.isEnabled() else 0.45)
    ground, is_lit = theme.panel, control.isEnabled() and (is_on or control.underMouse())
    if is_lit and not theme.contrast:
        ground = theme.panel.darker(108) if not theme.dark else theme.panel.lighter(135)
    area, border = control.rect(), QPen(theme.panel_border, 1)
    paint_rounded(painter, area, CORNER, ground, border, inset=1)
    if control.hasFocus() or (is_lit and theme.contrast):
        # In high contrast the outline below it is as bright, so the ring goes on inside of it.
        wide = 4 if theme.contrast else 2
        ring = QPen(control.palette().highlight().color(), wide)
        paint_rounded(painter, area, CORNER, edge=ring, inset=wide / 2)
    painter.setPen(theme.text)
    return painter


def paint_arrow(painter: QPainter, widget: QWidget) -> None:
    """Paint the arrow that says that there are other choices."""
    high = widget.fontMetrics().height()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme_of(widget.palette()).text, 1.8))
    tip, reach = QPointF(widget.width() - high, widget.height() / 2 + high / 8), high / 3.4
    for side in (-1, 1):
        painter.drawLine(tip, tip + QPointF(side * reach, -reach * 0.8))


class PaneButton(QPushButton):
    """A button of a pane, with round corners like those of the header."""

    paints_focus = True

    def sizeHint(self) -> QSize:
        """Return Qt's size, with room for the arrow of a menu."""
        return super().sizeHint() + QSize(self.fontMetrics().height() * bool(self.menu()), 0)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = control_painter(self, self.isDown())
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        room = self.rect()
        if self.menu() is not None:
            paint_arrow(painter, self)
            room.adjust(0, 0, -self.fontMetrics().height() * 3 // 2, 0)
        painter.drawText(room, flags, self.text())


def name_owner(label: QLabel, text: str, owner: QWidget | None = None) -> None:
    """Give a label a buddy, its field or itself, so that it is not read alone.

    Screen readers would read all texts of a panel whenever the focus enters it. A label without a
    field gets none in a ``FramedPanel``, nor does one with "&", a mnemonic then. ``text``: what the
    label is about to show. ``owner``: its field.
    """
    if owner is None and not isinstance(label.parentWidget(), FramedPanel):
        owner = label  # for a minute Orca 48 would say the label that its panel had before
    # The type stub does not allow None.
    label.setBuddy(None if "&" in text else owner)  # type: ignore[arg-type]


class _NameTip(QObject):
    """Shows the accessible names of widgets as their tool tips."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The class is compared first, as in ``Text.event``.
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        assert isinstance(watched, QWidget)
        QToolTip.showText(event.globalPos(), plain_tip(watched.accessibleName()), watched)
        return True


def show_name_as_tip(widget: QWidget) -> None:
    """Show a widget's accessible name as its tip, of which screen readers are not told again."""
    widget.installEventFilter(_NameTip(widget))


class Text(Restyled, QLabel):
    """Plain text in one colour and size, which never widens the layout around it."""

    def __init__(
        self,
        parent: QWidget | None = None,
        shrinks: bool = True,
        wraps: bool = False,
        ink: Ink = "text",
        is_bold: bool = False,
        text: str = "",
    ) -> None:
        """``shrinks``: narrower than its text; ``wraps``: on two lines; ``ink``: of the theme."""
        super().__init__(text, parent)
        self._ink: Ink = ink
        self._two_lines = wraps
        self._tip = ""
        self.setWordWrap(wraps)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if is_bold:
            font = QFont()  # all but the weight is inherited from the parent widget
            font.setBold(True)
            self.setFont(font)
        if shrinks:
            # The layout ignores its text's width, so that a new text moves nothing else.
            policies = QtWidgets.QSizePolicy.Policy
            self.setSizePolicy(policies.Ignored, policies.Fixed)
        name_owner(self, text)
        self.take_font()

    def set_ink(self, ink: Ink) -> None:
        if ink != self._ink:
            self._ink = ink
            self.update()

    @property
    def colour(self) -> QColor:
        return ink_of(self.palette(), self._ink)

    def event(self, event: QEvent) -> bool:
        """Show the tool tip, which is the whole text if that is cut, below the text."""
        # The class is compared first, because it is fast and this gets every event of the text.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            # Qt is told of none: it would describe the text by what its name says already.
            tip = self._tip or ("" if self.is_shown_whole else plain_tip(self.text()))
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), tip, self)
            return True
        return super().event(event)

    @property
    def is_shown_whole(self) -> bool:
        flags = self.alignment() | (Qt.TextFlag.TextWordWrap if self.wordWrap() else 0)
        needed = self.fontMetrics().boundingRect(self.rect(), int(flags), unbroken(self.text()))
        return needed.width() <= self.width() and needed.height() <= self.height() + 2

    def take_font(self) -> None:
        """Fix the height for two lines if there may be two: else the deck would move."""
        if self._two_lines:  # wrapped lines may be a pixel higher than their spacing
            self.setFixedHeight(2 * (self.fontMetrics().lineSpacing() + 1))

    def show_text(self, text: str, tip: str | None = None) -> None:
        """Show a text; ``tip``: its tool tip, if not the text itself, which may be cut."""
        text = all_seen(text)  # some texts have names of files
        if text != self.text():
            name_owner(self, text)
            self.setText(text)
            tip = tip or ""
        if tip is not None:
            self._tip = plain_tip(tip)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.colour)
        if self.wordWrap():
            flags, text = self.alignment(), unbroken(self.text())
            if self._two_lines:
                fonts = [scaled(self.font(), size, self.font().bold()) for size in _TWO_LINES]
                write_wrapped(painter, self.rect(), text, fonts, flags)
            else:
                painter.drawText(self.rect(), flags | Qt.TextFlag.TextWordWrap, text)
            return
        painter.drawText(self.rect(), self.alignment(), elided(painter, self.text(), self.rect()))


class TextField(TakesKeys, QLineEdit):
    """A text field that handles Ctrl+Backspace itself, which would otherwise clear the table."""

    def __init__(self, parent: QWidget | None = None, **properties: object) -> None:
        """Make a field; ``properties`` are Qt's, such as ``clearButtonEnabled=True``."""
        super().__init__(parent, **properties)  # type: ignore[call-overload]  # no property in it
        if self.hasFrame():
            self.setTextMargins(TIGHT, 0, TIGHT, 0)
        self._hint = self.placeholderText()
        self.textChanged.connect(self._show_hint)
        for clear in self.findChildren(QtWidgets.QToolButton):  # Qt gives this button no name
            clear.setAccessibleName(self.tr("Clear the text"))

    def _show_hint(self, text: str) -> None:  # screen readers would say it beside a text too
        self.setPlaceholderText("" if text else self._hint)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Select the text if a key led here; while a screen reader listens, a moment later.

        Else it says the text in two pieces before the field, and nothing at all of an empty field.
        """
        if event.reason() not in _BY_KEY or not is_listened_to():
            super().focusInEvent(event)
            return
        super().focusInEvent(QtGui.QFocusEvent(event.type()))
        if self.text():
            QTimer.singleShot(0, self, self._select_if_here)

    def _select_if_here(self) -> None:
        """Select all the text, unless the focus has moved on."""
        if self.hasFocus():
            self.selectAll()

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent) -> None:
        """Leave dragged files to the window. Otherwise their names would be inserted here."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key deletes a word or a line, such as Ctrl+U."""
        is_line = QKeySequence(event.keyCombination()) == QKeySequence("Ctrl+U")
        words = QKeySequence.StandardKey.DeleteStartOfWord, QKeySequence.StandardKey.DeleteEndOfWord
        return is_line or any(map(event.matches, words))


class ElidedField(TextField):
    """A field that, without the focus, shows an ellipsis for what has no room, and says it all."""

    @property
    def text_area(self) -> QRect:
        return self.rect().marginsRemoved(self.textMargins()).adjusted(2, 0, -2, 0)

    @property
    def is_cut(self) -> bool:
        wide = self.fontMetrics().horizontalAdvance(self.text())
        return not self.hasFocus() and wide > self.text_area.width()

    def event(self, event: QEvent) -> bool:
        # The class is compared first, as in ``Text.event``.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.is_cut:
            QToolTip.showText(event.globalPos(), plain_tip(self.text()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if not self.is_cut:
            super().paintEvent(event)
            return
        painter, room = QPainter(self), self.text_area
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(self.palette().text().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided(painter, self.text(), room))


class Labelled(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]  # as above
    """A mixin for widgets that screen readers find beside a hidden label with their name."""

    _label: QLabel | None = None

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        if self._label is None:
            self._label = QLabel(self.accessibleName(), self.parentWidget())
            self._label.setBuddy(self)
            self._label.hide()
            self.destroyed.connect(self._label.deleteLater)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        if self._label is not None:
            self._label.setText(name)


_BETWEEN_CARDS: Final = 2000
"""Milliseconds after a letter in which a space still belongs to what is typed."""


class ChoiceBox(Labelled, QComboBox):
    """A combo box whose choice does not change by accident.

    It leaves letters to the window, so that a card typed while it has the focus changes no choice,
    and the space between two cards. It ignores the mouse wheel unless its list is open.
    """

    chosen = Signal()  # the user chose from the open list; the focus may move on
    paints_focus = True

    def __init__(self, name: str = "") -> None:
        super().__init__()
        if name:  # else its list need not be made yet
            self.setAccessibleName(name)
            self.view().setAccessibleName(name)
        self._walking = False
        self._since_letter = QtCore.QElapsedTimer()
        self.currentIndexChanged.connect(self._announce_if_by_key)
        self.activated.connect(self._emit_if_from_list)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrow keys change the choice; leave letters to the window."""
        text, timer = event.text(), self._since_letter
        if text.strip() and text.isprintable():
            timer.start()
        elif not (text == " " and timer.isValid() and not timer.hasExpired(_BETWEEN_CARDS)):
            timer.invalidate()
        if timer.isValid():
            event.ignore()
            return
        self._walking = True
        super().keyPressEvent(event)
        self._walking = False

    def showPopup(self) -> None:
        """Open the list, and give it an accessible name, because Qt does not."""
        self.view().setAccessibleName(self.accessibleName())
        super().showPopup()

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Let a list that has closed return to the choice: screen readers say where it was left."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.PopupFocusReason:
            QTimer.singleShot(0, self, self._return_to_choice)  # then it has been chosen, if it was

    def _return_to_choice(self) -> None:
        """Move the list back to the value that the box shows."""
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height()  # with large letters Qt leaves too little beside them
        return super().sizeHint() + QSize(max(high, high * 13 // 6 - 24), 0)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter, high = control_painter(self), self.fontMetrics().height()
        self.paint_choice(painter, self.rect().adjusted(high * 2 // 3, 0, -high * 3 // 2, 0))
        paint_arrow(painter, self)

    def paint_choice(self, painter: QPainter, room: QRect) -> None:
        text = elided(painter, self.currentText(), room)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        event.ignore()  # the parent widget may scroll

    def _announce_if_by_key(self) -> None:
        if self._walking:
            announce_choice(self)

    def _emit_if_from_list(self) -> None:
        """Emit a choice made in the open list; one made by keys is not final yet."""
        if not self._walking:
            self.chosen.emit()


class GameChoice(ChoiceBox):
    """A box with all games, those of one's own that were added since included."""

    def __init__(self, name: str = "", without: str = "") -> None:
        """Make the box; ``without``: the text of a first choice that is no game, if any."""
        super().__init__(name)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._without = without
        self._games: list[Game | None] = []
        self._fill()

    @property
    def game(self) -> Game | None:
        return self._games[self.currentIndex()]

    def choose(self, game: Game) -> None:
        """Choose a game; one that is not in the list of games any more comes last."""
        self._fill(game)
        self.setCurrentIndex(self._games.index(game))

    def showPopup(self) -> None:
        self._fill(self.game)
        super().showPopup()

    def _fill(self, also: Game | None = None) -> None:
        """List all games; ``also``: one that is not among them any more."""
        games = every_game() if also is None else dict.fromkeys((*every_game(), also))
        self._games = [*[None] * bool(self._without), *games]
        first = self._without
        fill(self, [(translated(g.name), g.key) if g else (first, None) for g in self._games])


def button_for(action: QtGui.QAction) -> QPushButton:
    """Return a button that triggers an action, and is enabled while the action is."""
    button = PaneButton(action.text())
    button.setToolTip(key_name(action.shortcut()))
    button.setEnabled(action.isEnabled())
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button


def fill(box: QComboBox, choices: Sequence[tuple[str, object]]) -> None:
    """Fill a combo box with texts and data; its text stays if it is there, else the first."""
    if [(box.itemText(at), box.itemData(at)) for at in range(box.count())] == [*choices]:
        return
    chosen = box.currentText()
    box.clear()
    for text, data in choices:
        box.addItem(text, data)
    box.setCurrentIndex(max(box.findText(chosen), 0))
