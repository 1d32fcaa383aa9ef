"""The strip of the pane that shows what was done, and the progress of long work with Stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from analyser.gui.look.atomic_file import why_not
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.poker.errors import CardError
from analyser.poker.generators import Steps

T = TypeVar("T")
R = TypeVar("R")


class WorkStrip(ProgressStrip):
    """A strip for several kinds of work; it takes no room while it has nothing to show."""

    def __init__(self, is_working: Callable[[], bool]) -> None:
        """``is_working``: returns whether any work is running."""
        super().__init__()
        self._is_working = is_working
        self.patience.timeout.connect(self.show)
        self.hide()

    def work(self, start: Callable[..., R], steps: Steps[T], then: Callable[[T], object]) -> R:
        """Start work in steps, and show its progress, or why it was not done.

        ``start``: ``Task.start``; its result is returned. ``then``: called with the result of the
        work.
        """

        def take(result: T) -> None:
            self.rest()
            then(result)

        def refuse(error: CardError | OSError) -> None:
            self.rest()
            self.warn(error)

        self.begin()
        return start(steps, take, refused=refuse, progressed=self.set_share, failed=self.rest)

    def warn(self, error: CardError | OSError) -> None:
        """Show and announce why something was not done."""
        self.show_warning(why_not(error))

    def rest(self) -> None:
        """Hide the progress, unless other work is still running."""
        if not self._is_working():
            self.end()
            self.setVisible(bool(self.text))

    def clear(self) -> None:
        """Show no sentence any more."""
        self.show_message("")

    def _say(self, text: str, warns: bool) -> None:
        super()._say(text, warns)
        self.setVisible(bool(text) or self.is_busy)
