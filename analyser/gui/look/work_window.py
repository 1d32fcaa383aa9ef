"""The base class of windows, other than the main window, that do long work in threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor
from PySide6.QtWidgets import QApplication, QHBoxLayout, QProgressBar, QPushButton, QWidget

from analyser.gui.look.announce import announce
from analyser.gui.look.atomic_file import why_not
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT, Theme
from analyser.gui.look.widgets import FramedPanel, Text, lay_out
from analyser.gui.look.windows import add_action
from analyser.poker.errors import CardError
from analyser.poker.generators import Steps

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


class WorkWindow(QWidget):
    """A window with a progress strip.

    Escape stops the work. If no work is running, Escape closes the window.

    Signals:
        help_asked: the user wants to see the rules of poker.
    """

    help_asked = Signal()

    def __init__(self, strip: ProgressStrip, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.strip = strip
        strip.stop.clicked.connect(self.stop)
        add_action(self, self.tr("Rules of poker"), "F1", self.help_asked.emit)
        add_action(self, self.tr("Close"), "Ctrl+W", self.close)
        add_action(self, self.tr("Stop, or close"), "Esc", self._escape)

    # What each window defines for itself ------------------------------------------------------

    @property
    def is_working(self) -> bool:
        """Whether any work is running."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop the running work, and say so. The results so far stay in the window."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Draw the icons in the theme's colours, as large as the letters."""
        raise NotImplementedError

    def end_work(self) -> None:
        """Cancel all work and wait until it has ended."""
        raise NotImplementedError

    # What all windows have in common ----------------------------------------------------------

    def bring(self) -> None:
        """Show the window in front of others.

        If it lies outside the screen, move it to the screen.
        """
        if QApplication.screenAt(self.geometry().center()) is None:
            self.move(QApplication.primaryScreen().availableGeometry().topLeft())
        self.show()
        self.activateWindow()

    def finish(self) -> None:
        """Close the window, cancel all work and wait until it has ended."""
        self.close()
        self.end_work()

    def work(
        self,
        start: Callable[..., R],
        steps: Steps[T],
        then: Callable[[T], object],
        refused: Callable[[CardError | OSError], object] | None = None,
    ) -> R:
        """Start work in steps, and show its progress in the strip.

        Args:
            start: ``Task.start`` or ``Jobs.run_steps``; its result is returned.
            steps: the work.
            then: called with the result of the work.
            refused: called if the work raises CardError or OSError, with the error; None to show
                the error in the strip.
        """

        def take(result: T) -> None:
            self.rest()
            then(result)

        def refuse(error: CardError | OSError) -> None:
            self.rest()
            (refused or self.warn)(error)

        self.strip.begin()
        return start(steps, take, refused=refuse, progressed=self.strip.set_share, failed=self.rest)

    def warn(self, error: CardError | OSError) -> None:
        """Show and announce why something was not done."""
        self.strip.show_warning(why_not(error))

    def rest(self) -> None:
        """Hide the progress, unless other work is still running."""
        if not self.is_working:
            self.strip.end()

    def _escape(self) -> None:
        if self.strip.is_busy:
            self.stop()
        else:
            self.close()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the window again after a change of the palette or the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.restyle()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop long work. The window keeps what it shows until it is opened again."""
        if self.strip.is_busy:
            self.stop()
        super().closeEvent(event)
