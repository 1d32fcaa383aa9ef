"""The address bar of the table: it shows the table as text, and takes another table as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QInputMethodEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from analyser.gui.look.announce import is_listened_to
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CARD_ASPECT, CORNER, SMALL, TIGHT, theme_of
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import ElidedField, FramedPanel
from analyser.gui.state.document import Document, text_of
from analyser.poker.cards import format_cards

if TYPE_CHECKING:
    from analyser.poker.text.read_text import TypedWord

_INSIDE: Final = 13
"""The space between the text and its frame at either side."""
_MOST_RECALLED: Final = 50
_MOST_PREVIEWED: Final = 1_000
"""A longer text is read only when it is entered, because reading it after each key is slow."""
_MOST_ROWS: Final = 4
_CENTRED: Final = ' style="vertical-align: middle"'
_PAUSE: Final = 600
"""Milliseconds without a key before what is wrong is named, and a screen reader says the rest."""


class EntryField(ElidedField):
    """A field that shows the table as text; what one types replaces the table by Enter.

    While one types, what is read lies below the field as cards. What is wrong is underlined, and
    named there, after a pause, because half a text is seldom right; then Enter does nothing. Escape
    brings the table's text back. Arrow up brings back the earlier entries, the last one first;
    arrow down goes on to the later ones, and at the end to the text that was not entered.
    """

    left = Signal()  # a text was entered, or given up, so the deck can get the focus again
    paints_focus = True

    def __init__(self, document: Document, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent, frame=False)
        self.setTextMargins(_INSIDE, 0, _INSIDE, 0)
        palette = QPalette()
        palette.setColor(palette.ColorRole.Base, Qt.GlobalColor.transparent)  # on its own frame
        self.setPalette(palette)
        self._document, self._faces = document, faces
        self._entered: list[str] = []
        self._at = 0
        self._unsent = self._shown = self._hint = ""
        self._is_clicked = self._is_given_up = False
        self.is_wrong = False
        """Whether the text cannot be put on the table."""
        self.preview: EntryPreview | None = None
        """What is understood; made when something is first typed."""
        self.textChanged.connect(self._read_typed)
        self.textEdited.connect(self._end_recall)
        self.returnPressed.connect(self._enter)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._finish_reading)
        document.changed.connect(self._follow)
        self._follow()

    def show_hint(self, hint: str) -> None:
        """Show an example while the table is empty; screen readers say it beside any text."""
        self._hint = hint
        self.setPlaceholderText("" if self._shown else hint)

    @property
    def is_edited(self) -> bool:
        return self.text() != self._shown

    def _follow(self) -> None:
        """Show the present table, unless something is being typed."""
        line = text_of(self._document.table)
        if line == self._shown:
            return
        was_edited, self._shown = self.is_edited, line
        self.show_hint(self._hint)
        if not was_edited:
            self._show_table()

    def _show_table(self) -> None:
        self.setText(self._shown)
        if self.hasFocus():
            self.selectAll()
        else:
            self.setCursorPosition(0)

    def _enter(self) -> None:
        """Put what is typed on the table, and leave; what is wrong stays, and is named again."""
        text, is_edited = self.text(), self.is_edited
        if self.is_wrong:
            self._finish_reading(again=True)
        elif is_edited and not self._document.enter(text):
            self.selectAll()
        else:
            if is_edited:
                self._remember(text)
            self._leave()

    def _leave(self) -> None:
        """Give the focus away, and then show the table: a screen reader says what changes in it."""
        self._is_given_up = True
        self.left.emit()
        self._is_given_up = False
        self._show_table()

    def _remember(self, text: str) -> None:
        self._entered = [*[one for one in self._entered if one != text], text][-_MOST_RECALLED:]
        self._end_recall()

    def _end_recall(self) -> None:
        """Treat the text as new: arrow up shows the last entry, and arrow down this text again."""
        self._at = len(self._entered)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif not step:
            super().keyPressEvent(event)
        elif 0 <= self._at + step <= len(self._entered):
            if self._at == len(self._entered):
                self._unsent = self.text()
            self._at += step
            self.setText([*self._entered, self._unsent][self._at])

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_clicked = event.reason() is Qt.FocusReason.MouseFocusReason
        if self.selectedText() != self.text() and not is_listened_to():  # see ``TextField``
            self.selectAll()
        self._read_typed(self.text())

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Select the whole text at the click that gives the focus, unless it has selected some."""
        super().mouseReleaseEvent(event)
        if self._is_clicked and not self.hasSelectedText():
            self.selectAll()
        self._is_clicked = False

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Bring the table's text back; arrow up brings what was typed."""
        super().focusOutEvent(event)
        reasons = Qt.FocusReason
        if event.reason() in (reasons.ActiveWindowFocusReason, reasons.PopupFocusReason):
            return
        if self.is_edited and self.text().strip() and not self._is_given_up:
            self._remember(self.text())
        self._show_table()
        self._read_typed("")

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.preview is not None:
            self.preview.lie_below(self)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        theme = theme_of(self.window().palette())
        edge = QPen(theme.edge, 1)
        if self.is_wrong and not self.isModified():
            edge = QPen(theme.refused, 2)
        elif self.hasFocus():
            edge = QPen(self.palette().highlight().color(), 2)
        paint_rounded(QPainter(self), self.rect(), CORNER, theme.panel, edge, inset=1)
        super().paintEvent(event)

    def _read_typed(self, text: str) -> None:
        """Read the text as far as it is typed, show what is understood, and mark what is wrong."""
        text = text if self.hasFocus() and self.is_edited and len(text) <= _MOST_PREVIEWED else ""
        if self.preview is None:
            if not text.strip():
                return
            self.preview = EntryPreview(self._faces, self.window())
        # The grammar, not needed for the first paint.
        from analyser.poker.text import read_text, refusals

        error = self._document.why_not(text) if text.strip() else None
        at = None if error is None else refusals.fault_in(text, error)
        read = read_text.understood(text if at is None else text[: at[0]])
        wrong = None if error is None else translated(error.phrase)
        if wrong and self.isModified():  # it may become right with the next key
            wrong, at = "", None
        self.is_wrong = wrong is not None
        self._underline(at)
        self.preview.display(read, wrong, bool(text))
        self.preview.lie_below(self)
        self.update()
        if not text:
            self.setAccessibleDescription("")
        self._pause.start()  # wait, or a screen reader would say it after each letter

    def _underline(self, part: tuple[int, int] | None) -> None:
        """Underline a part of the text, given by its place and its length, and nothing else."""
        attributes = []
        if part is not None:
            wavy = QtGui.QTextCharFormat()
            wavy.setUnderlineStyle(wavy.UnderlineStyle.WaveUnderline)
            wavy.setUnderlineColor(theme_of(self.palette()).refused)
            kind = QInputMethodEvent.AttributeType.TextFormat
            start = part[0] - self.cursorPosition()
            attributes.append(QInputMethodEvent.Attribute(kind, start, part[1], wavy))
        # A line edit has no formats; it takes those of an input method.
        QCoreApplication.sendEvent(self, QInputMethodEvent("", attributes))

    def _finish_reading(self, again: bool = False) -> None:
        """Name what is wrong, and let screen readers read it, ``again``: also if they have."""
        self.setModified(False)
        if self.preview is not None:
            self._read_typed(self.text())
            self._pause.stop()
            said = self.preview.accessibleName()
            # A screen reader does not say an unchanged text.
            is_same = said == self.accessibleDescription()
            self.setAccessibleDescription(said + "\u200b" * (again and is_same))


class EntryPreview(FramedPanel):
    """What is understood of a typed text, and what is wrong, in rows as wide as the field."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._window = faces, parent
        self._pieces: list[TypedWord] = []
        self.text = ""
        """What is wrong, or what Enter does; "" while that is not yet said."""
        self._is_wrong = False
        self._written = QtGui.QTextDocument(self, documentMargin=SMALL)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def display(self, pieces: Iterable[TypedWord], wrong: str | None, is_typed: bool) -> None:
        """Show what is read, if any ``is_typed``; ``wrong``: "" not yet said, None for nothing."""
        self._pieces = [piece for piece in pieces if piece.is_read]
        self._is_wrong = bool(wrong)
        self.text = self.tr("Enter puts it on the table") if wrong is None else wrong
        self.setAccessibleName(self._spoken() if is_typed else "")
        self.update()
        self.setVisible(is_typed and bool(self._pieces or self.text))

    def lie_below(self, field: QWidget) -> None:
        """Move below a field, as wide as the field, with as much as has room."""
        place = field.mapTo(self._window, QPoint(1, field.height()))
        width, wide = field.width() - 2, max(24, round(field.fontMetrics().height() * 1.3))
        shown, most = len(self._pieces), round(_MOST_ROWS * (wide * CARD_ASPECT + TIGHT))
        self._written.setDefaultFont(self.font())
        self._write_cards(shown, wide)
        self._written.setTextWidth(width)
        while self._written.size().height() > most and shown:
            shown = shown * 3 // 4
            self._write_cards(shown, wide)
        self.setGeometry(QRect(place, QSize(width, round(self._written.size().height()))))
        self.raise_()

    def _write_cards(self, shown: int, wide: int) -> None:
        """Write the first ``shown`` parts, with cards so ``wide``, and then the sentence."""
        from html import escape  # loads the names of all characters, which no start needs

        theme, image = theme_of(self.palette()), self._written.ResourceType.ImageResource
        words = []
        for piece in self._pieces[:shown]:
            for card in piece.cards:
                picture = self._faces.pixmap(card, wide, self.devicePixelRatioF())
                self._written.addResource(image.value, QUrl(f"card:{card}"), picture)
            pictures = [f'<img src="card:{card}"{_CENTRED}>' for card in piece.cards]
            words.append(" ".join(pictures) or escape(piece.text))
        said = escape(self.text)
        if self._is_wrong:
            said = f'<b style="color: {theme.refused.name()}">{said}</b>'
        ink, gap = theme.muted.name(), "&nbsp;&nbsp; "
        self._written.setHtml(f'<span style="color: {ink}">{gap.join([*words, said])}</span>')

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        self._written.drawContents(QPainter(self))

    def _spoken(self) -> str:
        """Return what a screen reader says of the typed text: what is understood, what is wrong."""
        read = [format_cards(piece.cards) or piece.text for piece in self._pieces]
        if not read:
            return self.text
        text = self.tr("Understood: {cards}")
        if self._is_wrong:
            text = self.tr("Understood: {cards}; {wrong}")
        return text.format(cards=" ".join(read), wrong=self.text)
