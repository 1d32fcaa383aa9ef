"""What luck somebody had in a hand of a file: a panel above the folded deck."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CORNER, MEDIUM, SMALL, theme_of
from analyser.gui.look.widgets import Panel, Text, lay_out


class LuckPanel(Panel):
    """The sentences, and beside their heading the keys that go through streets and hands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Text(shrinks=False, ink="on_felt", is_bold=True, text=self.tr("Luck"))
        keys = self.tr("← → streets   ↑ ↓ hands")
        self.keys = Text(shrinks=False, ink="muted_on_felt", text=keys)
        self.words = Text(shrinks=False, ink="on_felt")
        self.words.setWordWrap(True)
        head = lay_out(QHBoxLayout(), self.heading, None, self.keys)
        margins = MEDIUM, SMALL, MEDIUM, SMALL
        lay_out(QVBoxLayout(self), head, self.words, None, margins=margins, spacing=SMALL // 2)
        self.hide()

    def show_words(self, words: str) -> None:
        """Write these sentences; ``TableArea.place_parts`` shows or hides the panel."""
        if words != self.words.text():
            self.words.setText(words)
            self.setAccessibleName(self.tr("Luck: {sentences}").format(sentences=words))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rounded(QPainter(self), QRectF(self.rect()), CORNER, theme_of(self.palette()).plate)
