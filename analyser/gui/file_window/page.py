"""The page that shows a file of hands: filters, rows, chart, description of a hand, buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from analyser.gui.file_window.actions import FileActions
from analyser.gui.file_window.filter_bar import FilterBar
from analyser.gui.file_window.flow import Flow
from analyser.gui.file_window.rows_view import FileView
from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.summary import Summary
from analyser.gui.look.theme import SMALL
from analyser.gui.look.widgets import halves, lay_out


class TablePage(QScrollArea):
    """Lays out the parts of the page; the page scrolls if its parts are too high for the screen."""

    def __init__(
        self,
        filters: FilterBar,
        view: FileView,
        summary: Summary,
        details: DetailsPanel,
        actions: FileActions,
    ) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        self.setWidget(page)
        rows = halves(view, summary, grows=0)
        rows.setHandleWidth(SMALL)
        lay_out(QVBoxLayout(page), filters, rows, details, _row_of(actions), grows=rows)


def _row_of(actions: FileActions) -> Flow:
    """Return the row of buttons, first the buttons that put a hand on the poker table."""
    row = Flow()
    for action in (actions.use, actions.step):
        row.addWidget(actions.buttons[action])
    gap = QWidget()
    gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    row.addWidget(gap)
    for action in (actions.copy_text, actions.copy_csv):
        row.addWidget(actions.buttons[action])
    row.addWidget(actions.save)
    return row
