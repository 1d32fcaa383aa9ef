"""A strip that says what was done, and shows the progress of long work with a button to stop it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton

from analyser.gui.look.announce import announce
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT, Theme
from analyser.gui.look.widgets import FramedPanel, Text, lay_out

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 500
"""Milliseconds of work before the strip shows its progress."""


class ProgressStrip(FramedPanel):
    """A strip that shows one sentence at a time.

    For long work it also shows the progress and a button to stop the work.
    """

    def __init__(self) -> None:
        super().__init__()
        self._warns = False
        self._status = Text(wraps=True)
        self.progress = QProgressBar(textVisible=False)
        self.stop = QPushButton(self.tr("&Stop"))
        self.patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop.setMinimumHeight(LEAST_TARGET)
        parts, margins = (self._status, self.progress, self.stop), (MEDIUM, TIGHT, SMALL, TIGHT)
        self.row = lay_out(QHBoxLayout(self), *parts, grows=self._status, margins=margins)
        """The layout of the strip's parts from left to right."""
        self.end()
        self.patience.timeout.connect(self._show_progress)

    @property
    def text(self) -> str:
        """The sentence that is shown."""
        return self._status.text()

    @property
    def is_busy(self) -> bool:
        """Whether the strip shows work that can be stopped."""
        return self.stop.isVisible()

    def show_message(self, text: str) -> None:
        """Show and announce a sentence."""
        self._say(text, warns=False)

    def show_warning(self, text: str) -> None:
        """Show and announce why something was not done."""
        self._say(text, warns=True)

    def begin(self) -> None:
        """Show the progress of work that has begun, unless the work ends within half a second."""
        self.progress.setRange(0, 0)  # an animated bar until the first share is known
        if not self.patience.isActive() and not self.is_busy:
            self.patience.start()

    def set_share(self, share: float) -> None:
        """Show the part of the work that is done, 0 to 1."""
        self.progress.setRange(0, 100)
        self.progress.setValue(int(100 * share))

    def end(self) -> None:
        """Hide the progress, because all work is done."""
        self.patience.stop()
        for widget in (self.progress, self.stop):
            widget.hide()

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        """Return the colours of background and outline; those of a warning while one is shown."""
        return (theme.warning, theme.warning) if self._warns else super().colours(theme)

    def _say(self, text: str, warns: bool) -> None:
        self._warns = warns
        self._status.set_ink("on_warning" if warns else "text")
        self.update()
        if text != self.text:
            self._status.show_text(text)
            self._status.setAccessibleName(text)
            announce(self._status, text)

    def _show_progress(self) -> None:
        for widget in (self.progress, self.stop):
            widget.show()
