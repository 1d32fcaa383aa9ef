"""A user of the real window who makes random moves, which are the same again with the same seed.

A move depends only on the seed, the number of the move and the present table. So moves can be left
out, and the others do not change. In this way a long failing run can be made short.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final
from unittest.mock import patch

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt.matrix import panel
from analyser.gui.felt.tray import deck_view, tray
from analyser.gui.hands import list_editor
from analyser.gui.program import session
from analyser.gui.program.start import Start, Windows
from analyser.gui.state import document, live_odds
from analyser.gui.state.document import Document
from analyser.gui.window.main_window import MainWindow
from random_user.doors import Doors
from random_user.files import make_files
from random_user.waiting import LONG_PATIENCE

_LONG: Final = 3_600_000
_MOST_WINDOWS: Final = 3
_SAVES_EVERY: Final = 5
"""After how many moves tables are saved: the hands of the history must not depend on a pause."""


class RandomUser(Doors):
    """Makes moves with real events, answers every menu and dialog, and notes every fault."""

    def __init__(self, seed: int, folder: Path, saves_after: int = _LONG) -> None:
        """``folder``: an empty folder, for files to open and to save.

        ``saves_after``: after how many milliseconds without a change a table is saved; it is also
        saved after every fifth move.
        """
        super().__init__(seed, folder)
        self._saves_after = saves_after
        self.seed = seed
        self.rng = Random(seed)
        self.moves = 0
        self._patches = ExitStack()
        make_files(folder, Random(seed))

    # From the start to the end --------------------------------------------------------------

    def __enter__(self) -> RandomUser:
        """Open the window, and note from now on everything that goes wrong."""
        enter = self._patches.enter_context
        enter(self._noting_faults())
        for module in (document, live_odds, list_editor):
            enter(patch.object(module, "random_seed", lambda: self.rng.randrange(10**9)))
        # What happens after a pause would make a slow machine go another way.
        enter(patch.object(tray, "is_listened_to", lambda: True))
        enter(patch.object(deck_view, "_TYPING_PAUSE", _LONG))
        enter(self._dragging_by_hand())
        enter(self._opening_doors())
        enter(patch.object(session, "SAVE_DELAY", self._saves_after))
        enter(patch.object(session, "SAVE_LIMIT", _LONG))
        enter(patch.object(panel, "_PAUSE", 0))
        quits = QApplication.quitOnLastWindowClosed()
        self._patches.callback(QApplication.setQuitOnLastWindowClosed, quits)
        QApplication.setQuitOnLastWindowClosed(False)
        QCursor.setPos(0, 0)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.leave()
        finally:
            self._patches.close()
        if kind is None:
            self.raise_faults()

    def start(self) -> None:
        """Start the program, as after the end of the last one."""
        self.windows = Windows()
        self.windows.open()
        self.wait_until(self.is_ready)

    def leave(self) -> None:
        """End the program in the same way as when its last window is closed."""
        self.close_popups()
        self.windows.leave()
        self.windows.finish()
        for start in self.windows.starts:
            start.window.deleteLater()
        self.settle()

    def is_ready(self) -> bool:
        """Whether every open window has restored its table."""
        sessions = [start.session for start in self.windows.starts]
        return all(one is not None and one.restored for one in sessions)

    # Moves ----------------------------------------------------------------------------------

    def make_move(self, number: int) -> None:
        """Make the move with this number, and do the quick checks. Raises Fault."""
        from random_user.checks import check_window
        from random_user.moves import choose

        self.rng = Random(f"{self.seed} {number}")
        self.moves += 1
        kind = choose(self.rng)
        self.last = f"move {number}, {kind.name}"
        with self._answering_by(Random(f"{self.seed} {number} door")):
            kind.do(self)
            self.settle()
            self.close_popups()
        self.keep_a_window()
        if number % _SAVES_EVERY == 0:
            self._end_pauses_before_saving()
        self.raise_faults()
        for window in self.open_windows():
            check_window(window)

    def _end_pauses_before_saving(self) -> None:
        """Save every table, and its hand in the history, without waiting for the pause."""
        for start in self._starts():
            if start.session is not None and start.session.saving.isActive():
                start.session.saving.stop()
                start.session.saving.timeout.emit()

    def keep_a_window(self) -> None:
        """Start again if no window is open; wait for new windows, and close surplus ones."""
        if not self.open_windows():
            self.leave()
            self.start()
        self.wait_until(self.is_ready)
        while len(self.open_windows()) > _MOST_WINDOWS:
            self.open_windows()[-1].close()
            self.settle()

    # What there is --------------------------------------------------------------------------

    def open_windows(self) -> list[MainWindow]:
        return [start.window for start in self._starts() if start.window.isVisible()]

    def _starts(self) -> list[Start]:
        return [start for start in self.windows.starts if not start.window.isHidden()]

    def shown_windows(self) -> list[QWidget]:
        """Return every visible window, in an order that is the same in each run."""
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()]
        places = {id(window): at for at, window in enumerate(self.open_windows())}

        def place(window: QWidget) -> tuple[int, str, str]:
            at = places.get(id(window), places.get(id(window.parent()), len(places)))
            return at, type(window).__name__, window.windowTitle()

        return sorted(shown, key=place)

    @property
    def window(self) -> MainWindow:
        windows = self.open_windows()
        active = [window for window in windows if window.isActiveWindow()]
        return (active or windows)[0]

    @property
    def document(self) -> Document:
        return self.window.document

    def rest(self) -> None:
        """Wait until no work is going on in any window; cancel counts that may take long.

        Moves that look at results need this, because they must not depend on how fast results come.
        """
        from random_user.checks import is_at_rest, is_soon_counted

        for window in self.open_windows():
            if not is_soon_counted(window.document.table):
                window.odds.cancel()

        def rests() -> bool:
            return self._is_written() and all(map(is_at_rest, self.open_windows()))

        self.wait_until(rests, LONG_PATIENCE)
        self.settle()

    def _is_written(self) -> bool:
        """Whether all tables and hands have been saved."""
        sessions = [start.session for start in self._starts()]
        return not any(one and one.jobs.is_busy for one in sessions)
