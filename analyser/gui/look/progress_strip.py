"""A strip that says one sentence at a time, and shows the progress of what takes long."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton

from analyser.gui.look.announce import announce
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT, Theme
from analyser.gui.look.widgets import Panel, Text

PATIENCE = 500
"""Milliseconds of work before its progress is shown."""


class ProgressStrip(Panel):
    """Says one sentence at a time, and offers to stop what takes long.

    Signals:
        stop_asked: the work under way is to be given up.
    """

    stop_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._warns = False
        self._status = Text(wraps=True)
        self.progress = QProgressBar(textVisible=False)
        self.stop = QPushButton(self.tr("&Stop"))
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop.setMinimumHeight(LEAST_TARGET)
        self.row = QHBoxLayout(self)
        """What there is from left to right."""
        self.row.setContentsMargins(MEDIUM, TIGHT, SMALL, TIGHT)
        self.row.setSpacing(SMALL)
        self.row.addWidget(self._status, 1)
        for widget in (self.progress, self.stop):
            self.row.addWidget(widget)
            widget.hide()
        self._patience.timeout.connect(self._show_progress)
        self.stop.clicked.connect(self.stop_asked)
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
