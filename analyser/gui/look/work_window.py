"""A window beside the main one whose work is done in threads: what all such windows share."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.windows import add_action


class WorkWindow(QWidget):
    """A window with a strip of progress. Escape stops the work, or closes it if there is none.

    Signals:
        help_asked: the rules of poker are to be shown.
    """

    help_asked = Signal()

    def __init__(
        self,
        strip: ProgressStrip,
        parent: QWidget | None = None,
        flags: Qt.WindowType = Qt.WindowType.Window,
    ) -> None:
        super().__init__(parent, flags)
        self.strip = strip
        strip.stop_asked.connect(self.stop)
        for text, shortcut, called in (
            (self.tr("Rules of poker"), "F1", self.help_asked.emit),
            (self.tr("Close"), "Ctrl+W", self.close),
            (self.tr("Stop, or close"), "Esc", self._escape),
        ):
            add_action(self, text, shortcut).triggered.connect(called)

    # What each window does in its own way -----------------------------------------------------

    @property
    def is_working(self) -> bool:
        """Whether any work is under way."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop the work under way, and say so; what is shown stays."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Draw everything in the palette's theme, beside letters of the present size."""
        raise NotImplementedError

    def end_work(self) -> None:
        """Give up all work and wait until it has ended."""
        raise NotImplementedError

    # What is the same in all of them ----------------------------------------------------------

    def bring(self) -> None:
        """Show the window, in front of others."""
        self.show()
        self.activateWindow()

    def finish(self) -> None:
        """Close the window, give up all work and wait until it has ended."""
        self.close()
        self.end_work()

    def rest(self) -> None:
        """Hide the progress if no work is under way any more."""
        if not self.is_working:
            self.strip.end()

    def _escape(self) -> None:
        if self.strip.is_busy:
            self.stop()
        else:
            self.close()

    def changeEvent(self, event: QEvent) -> None:
        """Follow every change of the palette and the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.restyle()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop work that takes long; what is shown is kept for the next time."""
        if self.strip.is_busy:
            self.stop()
        super().closeEvent(event)
