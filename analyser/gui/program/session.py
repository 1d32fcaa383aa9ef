"""One run of the window: document, saved state, and the work beside it."""

from __future__ import annotations

import gc
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QTimer

from analyser.gui.look.card_faces import application_icon
from analyser.gui.look.translation import translate, translated
from analyser.gui.program.crash_report import write_log
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.table_files import load_table, save_table, table_file
from analyser.gui.window.main_window import MainWindow
from analyser.poker.errors import CardError
from analyser.poker.games.class_tables import prepare
from analyser.poker.games.registry import ANY
from analyser.poker.table.table import Table

_SAVE_DELAY = 300  # milliseconds without a change before the table is written


def prepare_hands() -> None:
    """Build the tables of all hands, and spare the garbage collector looking through them.

    They stay until the end, and walking over them would hold a frame up now and then.
    """
    prepare()
    gc.freeze()


class Session:
    """Ties a window to what outlives it: the saved table, and background work.

    The saved table comes back after the first paint, when the tables of all hands have been built
    beside the window: a hand is then analysed in less than a frame.
    """

    def __init__(self, window: MainWindow, path: str | None = None) -> None:
        """Fill an empty window; ``path`` names a saved table to open in it."""
        self.window = window
        self.document = Document()
        self.document.hold()
        self.jobs = Jobs()
        self.counting = Jobs()
        """Work of its own thread, so that odds never wait for a table that is being written."""
        window.fill(self.document)
        self._path = path
        self.restored = False
        """Whether the saved table has come back."""
        self._prepared = ANY
        self._unsaved = ""
        self._reported = ""
        self._saving = QTimer(window, singleShot=True, interval=_SAVE_DELAY)
        self._saving.timeout.connect(self._save)
        self.document.changed.connect(self._saving.start)
        self.document.changed.connect(self._prepare_game)
        window.painted.connect(self._prepare)
        window.closing.connect(self.finish)

    def open(self, path: str) -> None:
        """Open a saved table, after the one of the last run if that is still being read."""
        self._path = path
        if self.restored:
            self.window.exchange.open_table(path)

    def finish(self) -> None:
        """Write the table, and wait for all work to end."""
        self._saving.stop()
        self._save()
        self.window.odds.cancel()
        self.counting.finish()
        self.jobs.finish()

    def _prepare(self) -> None:
        self.window.setWindowIcon(application_icon())
        self.jobs.run(prepare_hands, then=self._restore)

    def _prepare_game(self) -> None:
        """Build beside the window the tables of a game that has others, before its first hand."""
        game = self.document.table.game
        if game != self._prepared:
            self._prepared = game
            self.jobs.run(lambda: prepare(game))

    def _restore(self) -> None:
        self.restored = True
        path = table_file()
        try:
            self.document.restore(load_table(path))
        except FileNotFoundError:
            pass  # the first run
        except (OSError, CardError) as error:
            self._put_aside(path, error)
        self.document.release()
        self.window.odds.start(self.counting)
        if self._path is not None:
            self.window.exchange.open_table(self._path)

    def _put_aside(self, path: Path, error: OSError | CardError) -> None:
        """Keep a file that cannot be read beside the one that will be written, and say so."""
        moment = time.strftime("%Y-%m-%d-%H%M%S")
        kept = path.with_name(f"table-kept-{moment}.json")
        with suppress(OSError):  # where nothing can be renamed, nothing will be written either
            path.replace(kept)
        write_log(f"The saved table could not be read and is kept as {kept}: {error}")
        why = translated(error.phrase) if isinstance(error, CardError) else str(error)
        sentence = translate("Session", "{why} ({file})")
        self.document.refused.emit(sentence.format(why=why, file=kept))

    def _save(self) -> None:
        if self.restored:  # before, it would write an empty table over the saved one
            table = self.document.table
            self.jobs.run(lambda: self._write(table), then=self._report_unsaved)

    def _write(self, table: Table) -> None:
        try:
            save_table(table, table_file())
        except OSError as error:
            self._unsaved = str(error)
        else:
            self._unsaved = ""

    def _report_unsaved(self) -> None:
        """Say once that the table will not survive; every change would try, and fail, again."""
        if self._unsaved != self._reported:
            self._reported = self._unsaved
            if self._unsaved:
                sentence = translate(
                    "Session", "the table cannot be kept for the next start: {why}"
                )
                self.document.refused.emit(sentence.format(why=self._unsaved))
