"""What luck somebody had in a hand of a file: a panel above the folded deck."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CORNER, MEDIUM, SMALL, theme_of
from analyser.gui.look.widgets import Panel, Text, lay_out


class LuckPanel(Panel):
    """The sentences, and beside their heading the keys that go through streets and hands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Text(shrinks=False, ink="on_felt", is_bold=True)
        self.heading.setText(self.tr("Luck"))
        self.keys = Text(shrinks=False, ink="muted_on_felt")
        self.keys.setText(self.tr("← → streets   ↑ ↓ hands"))
        self.words = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        head = lay_out(QHBoxLayout(), self.heading, None, self.keys)
        margins = MEDIUM, SMALL, MEDIUM, SMALL
        lay_out(QVBoxLayout(self), head, self.words, None, margins=margins, spacing=SMALL // 2)
        self.take_colours()
        self.hide()

    def show_words(self, words: str) -> None:
        """Show these sentences; hide the panel if there are none."""
        if words != self.words.text():
            self.words.setText(words)
            self.setAccessibleName(self.tr("Luck: {sentences}").format(sentences=words))

    def take_font(self) -> None:
        font = self.font()
        font.setBold(True)
        self.heading.setFont(font)

    def take_colours(self) -> None:
        palette = self.words.palette()
        palette.setColor(palette.ColorRole.WindowText, theme_of(self.palette()).on_felt)
        self.words.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rounded(painter, QRectF(self.rect()), CORNER, theme_of(self.palette()).plate)
