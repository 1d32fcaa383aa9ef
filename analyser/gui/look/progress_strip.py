"""A strip that says what was done, and shows the progress of long work with a button to stop it."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from analyser.gui.look.announce import announce
from analyser.gui.look.atomic_file import tried, why_not
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT, Theme
from analyser.gui.look.widgets import FramedPanel, PaneButton, Text, lay_out, name_owner
from analyser.poker.errors import CardError
from analyser.poker.generators import Steps

T = TypeVar("T")

PATIENCE = 500
"""Milliseconds of work before the strip shows its progress, as many as ``LONG`` in state/jobs."""


class ProgressStrip(FramedPanel):
    """A strip with one sentence at a time, or the progress of long work and a button to stop it."""

    def __init__(
        self, is_working: Callable[[], bool], stop: Callable[[], object], heir: QWidget
    ) -> None:
        """Make it; ``is_working``: whether any work runs; ``heir``: gets the focus after Stop."""
        super().__init__()
        self.setFocusProxy(heir)
        self._is_working = is_working
        self._warns, self._doing = False, ""
        self._status = Text(wraps=True)
        self.progress = QProgressBar(textVisible=False)
        self.stop = PaneButton(self.tr("&Stop"))
        self.patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop.setMinimumHeight(LEAST_TARGET)
        self.stop.clicked.connect(stop)
        parts, margins = (self._status, self.progress, self.stop), (MEDIUM, TIGHT, SMALL, TIGHT)
        self.row = lay_out(QHBoxLayout(self), *parts, grows=self._status, margins=margins)
        """The layout of the strip's parts from left to right."""
        self.end()
        self.patience.timeout.connect(self._show_progress)
        self.hide()

    @property
    def text(self) -> str:
        return self._status.text()

    @property
    def is_busy(self) -> bool:
        """Whether the strip shows work that can be stopped."""
        return self.stop.isVisible()

    def show_message(self, text: str, *, warns: bool = False, is_heard: bool = True) -> None:
        """Show a text, and announce it if ``is_heard``; "" hides the strip unless it shows work."""
        self._warns = warns
        self._status.set_ink("on_warning" if warns else "text")
        self.update()
        if text != self.text:
            self._status.show_text(text)
            name_owner(self._status, text, self._status)  # else Orca 43 says it at each way back
            self._status.setAccessibleName(text)
        if is_heard and text:
            announce(self._status, text)
        self.setVisible(bool(text) or self.is_busy)

    def show_quietly(self, text: str) -> None:
        """Show a message of which screen readers hear elsewhere."""
        self.show_message(text, is_heard=False)

    def show_warning(self, text: str) -> None:
        """Show and announce why something was not done."""
        self.show_message(text, warns=True)

    def warn(self, error: CardError | OSError) -> None:
        """Show why something has failed."""
        self.show_warning(why_not(error))

    def clear(self) -> None:
        self.show_message("")

    def tried(self, use: Callable[..., object], *given: object) -> bool:
        """Call ``use``; on a CardError or OSError warn, and return False."""
        return tried(self.show_warning, use, *given)

    def work(
        self,
        start: Callable[..., object],
        steps: Steps[T],
        then: Callable[[T], object],
        refused: Callable[[CardError | OSError], object] | None = None,
        doing: str = "",
    ) -> None:
        """Start work in steps, and show its progress, or why it was not done.

        ``start``: ``Task.start``. ``then``: called with the result of the work; ``refused``: with
        why it was not done, if that is not said here. ``doing``: as in ``begin``.
        """

        def take(result: T) -> None:
            self.rest()
            then(result)

        def refuse(error: CardError | OSError) -> None:
            self.rest()
            (refused or self.warn)(error)

        self.begin(doing)
        start(steps, take, refused=refuse, progressed=self.set_share, failed=self.rest)

    def begin(self, doing: str = "") -> None:
        """Show progress, and what is ``doing``, unless the work ends within ``PATIENCE``."""
        self._clear_doing()
        self._doing = doing
        self.progress.setRange(0, 0)  # an animated bar until the first share is known
        if self.is_busy:
            self._show_progress()
        elif not self.patience.isActive():
            self.patience.start()

    def set_share(self, share: float) -> None:
        self.progress.setRange(0, 100)
        self.progress.setValue(int(100 * share))

    def end(self) -> None:
        """Hide the progress, even if work runs; if Stop has the focus, the focus proxy gets it."""
        self.patience.stop()
        self._clear_doing()
        if self.stop.hasFocus() and (heir := self.focusProxy()) is not None:
            heir.setFocus()
        for widget in (self.progress, self.stop):
            widget.hide()

    def rest(self) -> None:
        """Hide the progress, unless other work is still running."""
        if not self._is_working():
            self.end()
            self.setVisible(bool(self.text))

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        """Return the colours of background and outline; those of a warning while one is shown."""
        return (theme.warning, theme.warning) if self._warns else super().colours(theme)

    def _clear_doing(self) -> None:
        if self._doing and self.text == self._doing:
            self.clear()
        self._doing = ""

    def _show_progress(self) -> None:
        if self._doing:
            self.show_message(self._doing)
        for widget in (self.progress, self.stop, self):
            widget.show()
