"""What the pane shows while it has no hands: the ways to get some."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import button_for, lay_out
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.names import listed


class EmptyPage(QScrollArea):
    """The page with a button for each way; with large letters it is scrolled."""

    def __init__(self, ways: list[QAction]) -> None:
        super().__init__()
        text = self.tr(
            "Open, drop or paste hands: lines such as “AhKh v QsQd @ Qc Jh 2h”, CSV files, the "
            "two open standards PHH and OHH, and histories of {sites}."
        )
        sites = translated(listed([site.name for site in SITES]))
        kinds = QLabel(text.format(sites=sites), wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        kinds.setBuddy(kinds)  # else its 44 words would be heard before the first button
        self.buttons = [button_for(action) for action in ways]
        page = QWidget()
        lay_out(QVBoxLayout(page), kinds, *self.buttons, None)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in (page, self.viewport()):
            part.setAutoFillBackground(False)
