"""The strip above a list of hands: what there is to say, the progress of long work, the order."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QProgressBar, QPushButton

from analyser.gui.hands.hands_model import Column
from analyser.gui.look.announce import announce
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT, Theme
from analyser.gui.look.widgets import Panel, Text

PATIENCE = 500
"""Milliseconds of work before its progress is shown."""

_ORDERS = (
    (Column.PLACE, Qt.SortOrder.AscendingOrder),
    (Column.PLACE, Qt.SortOrder.DescendingOrder),
    (Column.LINE, Qt.SortOrder.AscendingOrder),
    (Column.LINE, Qt.SortOrder.DescendingOrder),
)


class HandsStrip(Panel):
    """Says one sentence at a time, and offers what goes with it.

    Signals:
        stop_asked: the work under way is to be given up.
        mend_asked: the line that cannot be used is to be shown.
        order_chosen: the hands are to be sorted by a column, in a direction.
    """

    stop_asked = Signal()
    mend_asked = Signal()
    order_chosen = Signal(int, Qt.SortOrder)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._warns = False
        self._status = Text(wraps=True)
        self.mend = QPushButton(self.tr("Go to the &line"))
        self.progress = QProgressBar(textVisible=False)
        self.stop = QPushButton(self.tr("&Stop"))
        self.order = QComboBox()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self.order.addItems(
            [
                self.tr("Best first"),
                self.tr("Worst first"),
                self.tr("First line first"),
                self.tr("Last line first"),
            ]
        )
        self.order.setAccessibleName(self.tr("Order"))
        self.progress.setAccessibleName(self.tr("Progress"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(MEDIUM, TIGHT, SMALL, TIGHT)
        layout.setSpacing(SMALL)
        layout.addWidget(self._status, 1)
        for widget in (self.mend, self.progress, self.stop, self.order):
            layout.addWidget(widget)
            if widget is not self.progress:
                widget.setMinimumHeight(32)
            if widget is not self.order:
                widget.hide()
        self._patience.timeout.connect(self._show_progress)
        self.stop.clicked.connect(self.stop_asked)
        self.mend.clicked.connect(self.mend_asked)
        self.order.activated.connect(lambda at: self.order_chosen.emit(*_ORDERS[at]))
        self.set_theme(theme)

    @property
    def text(self) -> str:
        """The sentence that is shown."""
        return self._status.text()

    @property
    def is_busy(self) -> bool:
        """Whether work is shown that can be stopped."""
        return self.stop.isVisible()

    def show_message(self, text: str) -> None:
        """Show and announce a sentence."""
        self._say(text, warns=False)

    def show_warning(self, text: str) -> None:
        """Show and announce why something was not done."""
        self._say(text, warns=True)

    def begin(self) -> None:
        """Work has begun: show its progress, should it take long."""
        self.progress.setRange(0, 0)  # moves to and fro until something is known
        if not self._patience.isActive() and not self.is_busy:
            self._patience.start()

    def set_share(self, share: float) -> None:
        """Show how much of the work is done, 0 to 1."""
        self.progress.setRange(0, 100)
        self.progress.setValue(int(100 * share))

    def end(self) -> None:
        """All work is done."""
        self._patience.stop()
        for widget in (self.progress, self.stop):
            widget.hide()

    def follow_order(self, column: int, order: Qt.SortOrder) -> None:
        """Show in which order the hands are."""
        chosen = Column.LINE if column == Column.LINE else Column.PLACE
        self.order.setCurrentIndex(_ORDERS.index((chosen, order)))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        if self._warns:
            self.set_colours(theme.warning, theme.warning)
        else:
            self.set_colours(theme.panel, theme.panel_border)
        self._status.set_colour(theme.on_warning if self._warns else theme.text)

    def _say(self, text: str, warns: bool) -> None:
        self._warns = warns
        self.set_theme(self._theme)
        if text != self.text:
            self._status.show_text(text)
            self._status.setAccessibleName(text)
            announce(self._status, text)

    def _show_progress(self) -> None:
        for widget in (self.progress, self.stop):
            widget.show()
