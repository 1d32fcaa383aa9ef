"""The page that is shown while no file is open: what the window is for, and how to begin."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from analyser.gui.look.theme import LARGE
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import bold, lay_out
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.names import listed

_WIDEST: Final = 80
"""The most letters of a line that is easy to read."""


class EmptyPage(QWidget):
    """The page with a button for each way to open hands."""

    def __init__(self) -> None:
        super().__init__()
        title = _line(self.tr("Who won each hand of a file, with what, and why"))
        title.setFont(bold())
        ways = _line(
            self.tr("Open a file or a folder, drop it here, or paste hands that you have copied.")
        )
        kinds = _line(
            self.tr(
                "Lines of hands such as “AhKh v QsQd @ Qc Jh 2h”, CSV files, the two open "
                "standards PHH and OHH, and histories of {sites} are read. The program finds "
                "out which it is."
            ).format(sites=translated(listed([site.name for site in SITES])))
        )
        self.files = QPushButton(self.tr("Open &files…"))
        self.folder = QPushButton(self.tr("Open a f&older…"))
        self.paste = QPushButton(self.tr("Past&e"))
        buttons = lay_out(QHBoxLayout(), None, self.files, self.folder, self.paste, None)
        column = QVBoxLayout(self)
        column.setSpacing(LARGE)
        column.addStretch(1)
        for line in (title, ways, kinds):
            line.setMaximumWidth(_WIDEST * self.fontMetrics().averageCharWidth())
            column.addLayout(lay_out(QHBoxLayout(), line))
        column.addLayout(buttons)
        column.addStretch(2)


def _line(text: str) -> QLabel:
    plain, centre = Qt.TextFormat.PlainText, Qt.AlignmentFlag.AlignCenter
    return QLabel(text, wordWrap=True, alignment=centre, textFormat=plain)
