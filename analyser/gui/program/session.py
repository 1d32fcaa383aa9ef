"""The session of one window, from its first paint to its end: saving, and work in threads."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from analyser.gui.look.atomic_file import why_not
from analyser.gui.look.card_faces import application_icon
from analyser.gui.look.translation import key_name, said_beside, translated
from analyser.gui.program.crash_report import write_log
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, work_is_left
from analyser.gui.window.main_window import MainWindow
from analyser.gui.window.open_save_paste import has_hands
from analyser.poker.errors import CardError
from analyser.poker.games.registry import ANY
from analyser.poker.generators import finish
from analyser.poker.table.table import Table, new_table

if TYPE_CHECKING:
    from analyser.gui.state.hand_history import HandHistory, PastHand, Recorder
    from analyser.gui.state.saved_windows import SavedWindow
    from analyser.gui.state.undoable_table import WindowContent
    from analyser.poker.games.game import Game

_said: Final = said_beside(__file__)

SAVE_DELAY = 300  # milliseconds without a change before the table is written
SAVE_LIMIT = 2000  # milliseconds after which it is written even if changes go on
LOAD_DELAY = 1000  # milliseconds after the start in which nothing delays the first moves
LOAD_STEP = 50  # milliseconds from one module to the next
_ROWS_FIRST = 100  # milliseconds in which nothing delays the first rows of a file
LINES_OF_TWO_HANDS = "Ah Kh Qd Jd 9c 2s 2c 5d 5h 7s\n" * 300
"""Lines of hands to read in advance: enough to be read in one batch, as in a large file."""
LOADED_LATER = (
    "analyser.poker.explain.side_by_side",
    "analyser.poker.hints.next_card",
    "analyser.gui.pages.odds_page",
    "analyser.gui.pages.pages_panel",
    "analyser.gui.hands.rows_view",
    "analyser.gui.hands.export",
    "analyser.gui.hands.pane",
    "analyser.poker.ranges.summary",
    "analyser.gui.felt.matrix.panel",
    "analyser.poker.results.hand_list",
    "analyser.gui.window.sharing",
)
"""The modules of the other windows and of the pages, each loaded in about a frame or less.

If they were loaded at the first click, that would take visibly long."""


def prepare(game: Game = ANY) -> None:
    """Build the lookup tables of a game's hand classes; threads call this function."""
    from analyser.poker.games import class_tables  # an empty table does not need it

    class_tables.prepare(game)


def prepare_hands() -> None:
    """Build the lookup tables of hand classes, and exclude them from garbage collection.

    The tables are used until the program ends, and every collection would otherwise have to scan
    them. They are excluded only once: a second time would exclude objects of closed windows too.
    """
    prepare()
    if not gc.get_freeze_count():
        gc.freeze()


def prepare_files() -> None:
    """Read a few lines of hands, so that what the first file needs is loaded before it."""
    from analyser.poker.hand_table.table import FileTable  # loads NumPy

    # They sort, filter and describe the hands of a file.
    for module in ("analyser.poker.hand_files.all_in_luck", "analyser.poker.hand_table.search"):
        import_module(module)
    hands = FileTable(text=LINES_OF_TWO_HANDS)
    finish(hands.read())
    hands.close()


class Session:
    """Connects a window with its saved table, the history and threads.

    The saved table is read after the first paint, when a thread has built the lookup tables of
    hand classes. From then on each move can be analysed within a frame.
    """

    # Imported here because ``start`` imports no jobs but needs this.
    work_is_left = staticmethod(work_is_left)

    _history: HandHistory
    _recorder: Recorder

    def __init__(
        self,
        window: MainWindow,
        path: str | None = None,
        saved_window: SavedWindow | None = None,
        comes_back: Callable[[], bool] = lambda: True,
    ) -> None:
        """Fill an empty window, and open the file at ``path``, if one is given: a table, or hands.

        ``saved_window``: the file in which the table is saved; None to claim one that is not open,
        or a new one. ``comes_back``: whether the next start opens this window again; asked as it
        closes.
        """
        self.window = window
        self.document = Document()
        self.document.hold()
        self.jobs = Jobs()
        self.counting = Jobs()
        """The thread for odds, so that they never wait for a table that is being written."""
        window.fill(self.document)
        self._path = path
        self._saved_window = saved_window
        self._comes_back = comes_back
        self._hands: str | None = None
        """The path of a file of hands, if ``path`` is one."""
        self._found: WindowContent | None = None
        self._trouble: Exception | None = None
        self._saved: WindowContent | None = None
        """What this window's file contains, or will contain after the running jobs."""
        self.restored = self._may_keep = self._is_over = False
        self.farewell = ""
        """A message for another window, if this table went into the history; "" otherwise."""
        self._prepared = ANY
        self._unsaved = self._forgotten = self._reported = ""
        document = self.document
        self.saving = QTimer(document, singleShot=True, interval=SAVE_DELAY)
        self.saving.timeout.connect(self._save)
        self.save_limit = QTimer(document, singleShot=True, interval=SAVE_LIMIT)
        self.save_limit.timeout.connect(self._save_table)
        self.pause = QTimer(document, singleShot=True, interval=LOAD_DELAY)
        self.pause.timeout.connect(self._prepare_windows)
        self.loading = QTimer(document, interval=LOAD_STEP)
        self.loading.timeout.connect(self._load_next)
        self._to_load = iter(LOADED_LATER)
        for changed in (document.changed, document.filed, document.reveal.changed):
            changed.connect(self._save_soon)
        document.changed.connect(self._prepare_game)
        window.painted.connect(self._prepare)
        self._connect()

    def _connect(self) -> None:
        self.window.odds.changed.connect(self.saving.start)  # now a range's favourite is known
        window = self.window  # which may be an old one by then; a lambda as in ``Windows._connect``
        window.closing.connect(lambda: self.finish() if window is self.window else None)

    def move_to(self, window: MainWindow) -> None:
        """Show the table in another window instead; what is typed on the felt is taken in."""
        self.document.take_in()
        self.document.drop_edits()  # what cannot be read goes with its field
        old, self.window = self.window, window
        old.odds.stop()
        old.area.answers.counts.stop()
        window.fill(self.document)
        window.set_number(old.number)
        window.panes.keeps_left, old.panes.keeps_left = old.panes.keeps_left, False
        window.setWindowIcon(application_icon())
        self._connect()
        if self.restored:  # else it starts once the table is there
            window.odds.take_estimate_of(old.odds)
            window.odds.start(self.counting)

    def open(self, path: str) -> None:
        """Open a saved table or hands, but only after the last session's table has been read."""
        self._path = path
        if self.restored:
            self.window.open_and_save.open_path(path)

    def finish(self) -> None:
        """Save the table, or move it to the history if it does not come back; end all work."""
        if self._is_over:
            return
        self.document.take_in()
        self.window.panes.keeps_left = False  # the end of a visit to the felt leaves practice
        self.document.leave_guest()
        for timer in (self.saving, self.save_limit, self.pause, self.loading):
            timer.stop()
        if self._comes_back() and self._is_worth_keeping:
            self._save()
        elif self.restored and self._may_keep:
            table, verdict = self.document.table, self._verdict
            self.jobs.run(lambda: self._move_to_history(table, verdict))
        self._is_over = True
        self.document.blockSignals(True)  # so that nothing is counted or saved any more
        self.window.odds.cancel()
        self.window.area.answers.counts.stop()
        self.counting.close()
        self.jobs.close()
        if self._saved_window is not None:
            self._saved_window.release()

    @property
    def _is_worth_keeping(self) -> bool:
        """Whether the next start opens this again: the first, or one with a file or cards."""
        document, saved_window = self.document, self._saved_window
        first = saved_window is None or saved_window.number == 1
        return first or bool(document.file) or not document.own_table.is_empty

    @property
    def _verdict(self) -> str:
        """The verdict on the table in a few words; "" while the answers are hidden."""
        return self.window.area.answers.content.verdict.title

    def _move_to_history(self, table: Table, verdict: str) -> None:
        """Put the table of a closed window among the past hands, and delete the window's file."""
        with suppress(OSError):  # then the next start opens this window again
            if not table.is_empty:
                self._history.add_table(table, verdict)
                self.farewell = _said("farewell", key=key_name("Ctrl+Shift+H"))
            if self._saved_window is not None:
                self._saved_window.delete()

    def _prepare(self) -> None:
        """Load what the first move needs, and the saved table or the hands of a given path."""
        self.window.setWindowIcon(application_icon())
        path = self._path
        if path is None:
            self._start_loading_table()
            return
        self.jobs.run(lambda: self._look_for_hands(path))
        # A second job, which runs even if the first failed.
        self.jobs.run(bool, then=self._show_hands)

    def _look_for_hands(self, path: str) -> None:
        """Keep a path, in a thread, if its file has hands; also load what reading them needs."""
        if has_hands(path):
            self._hands = path
            prepare_files()

    def _show_hands(self) -> None:
        """Show the hands if any were found, and load the saved table a moment later."""
        if self._hands is None or self._is_over:
            self._start_loading_table()
            return
        if self._path == self._hands:
            self._path = None  # unlike a table, hands need not wait for the saved table
        self.window.open_and_save.hands_found.emit([self._hands])
        QTimer.singleShot(_ROWS_FIRST, self._start_loading_table)

    def _start_loading_table(self) -> None:
        if self._is_over:
            return
        self.jobs.run(prepare_hands)
        # A second job, which runs even if the first failed.
        self.jobs.run(self._load, then=self._restore)
        # The tables of all decks with wild cards.
        self.jobs.run(lambda: prepare(ANY.with_options({"joker": "bug"})))

    def _begin_pause(self) -> None:
        """Wait before the other windows are prepared, so that the first moves are not slow."""
        if not self._is_over:
            self.pause.start()

    def _prepare_windows(self) -> None:
        """Load what other windows need: tables in a thread, modules in the window's own."""
        self.jobs.run(prepare_files)
        self.loading.start()

    def _load_next(self) -> None:
        """Import the next module that a click may need, in this thread because it imports Qt."""
        module = next(self._to_load, None)
        if module is None:
            self.loading.stop()
        else:
            import_module(module)

    def _prepare_game(self) -> None:
        """Build in a thread the tables of a game just chosen, to have them for its first hand."""
        game = self.document.table.game
        if game != self._prepared:
            self._prepared = game
            self.jobs.run(lambda: prepare(game))

    def _load(self) -> None:
        """Find the file of this window, and read the saved table; a thread calls this method."""
        from analyser.gui.state import hand_history, saved_windows  # loads the rules of poker

        self._history, self._recorder = hand_history.HandHistory(), hand_history.Recorder()
        try:
            claimed = self._saved_window or saved_windows.claim_saved() or saved_windows.claim_new()
            self._saved_window = claimed
            self._found = claimed.load()
        except (FileNotFoundError, NotADirectoryError):
            pass  # the first run, or a new window
        except Exception as error:  # noqa: BLE001 - whatever it is, it must not hold the window up
            self._trouble = error

    def _restore(self) -> None:
        """Show the table that ``_load`` has found, and begin all that waits for it."""
        if self._is_over:
            return
        try:
            if (found := self._found) is not None:
                self.document.restore(found.table, found.file, is_modified=found.is_modified)
                if found.is_modified:
                    self.document.noted.emit(_said("back", file=self.document.file_name))
        except Exception as error:  # noqa: BLE001 - as above
            self.document.restore(new_table())
            self._trouble = error
        if self._saved_window is not None:
            self.window.set_number(self._saved_window.number)
        self.window.panes.keeps_left = self.window.number == 1
        self._may_keep = self._trouble is None or self._put_aside(self._trouble)
        self._saved = self.document.content
        self.restored = True
        self.document.release()
        self.window.odds.start(self.counting)
        # Wait for NumPy, which the first count loads in its thread.
        self.counting.run(bool, then=self._begin_pause)
        if self._path is not None:
            self.window.open_and_save.open_path(self._path)
        elif self.window.number == 1:  # another window is for a table of its own
            self.window.panes.show_again()
        self.window.restored.emit()

    def _put_aside(self, error: Exception) -> bool:
        """Rename the file that cannot be read, and tell; False: it must not be overwritten."""
        why = _said("unread")
        if isinstance(error, CardError):
            why = translated(error.phrase)
        elif isinstance(error, OSError):
            why = _said("unread-file", why=error.strerror or error)
        saved_window, done = self._saved_window, False
        kept = None if saved_window is None else saved_window.file
        with suppress(OSError):
            if saved_window is not None:
                kept, done = saved_window.put_aside(), True
        trace = "".join(traceback.format_exception(error))
        write_log(f"The saved table could not be read and is kept as {kept}: {error}\n{trace}")
        said = "put-aside" if done else "left-as-it-is"
        self.document.refused.emit(_said(said, why=why, file=kept))
        return done

    def _save_soon(self) -> None:
        """Save after ``SAVE_DELAY`` without a change, and after ``SAVE_LIMIT`` at the latest."""
        self.saving.start()
        if not self.save_limit.isActive():
            self.save_limit.start()

    def _save(self) -> None:
        """Save a changed table and add its hand to the history, once the saved table is read."""
        self.save_limit.stop()
        if self._is_over or not (self.restored and self._may_keep):
            return
        document = self.document
        if document.guest is None:
            entry = self._recorder.note(document.table, document.outcome, self._verdict)
            if entry is not None:
                self.jobs.run(partial(self._add_to_history, entry))
        self._save_table()

    def _save_table(self) -> None:
        """Save the table if it has changed, unless the last session's has not been read yet."""
        if not (self.restored and self._may_keep):
            return
        kept = self.document.content
        if kept != self._saved:
            self._saved = kept
            self.jobs.run(lambda: self._save_content(kept), then=self._report_unsaved)

    def _add_to_history(self, entry: PastHand) -> None:
        """Add a past hand; remember why not, to warn once."""
        history = self._history
        self._forgotten = _why_not_written("forgotten", history.add, entry) or history.trouble

    def _save_content(self, kept: WindowContent) -> None:
        """Save the window for the next start; remember why not, to warn once."""
        if (saved_window := self._saved_window) is not None:
            self._unsaved = _why_not_written("unsaved", saved_window.save, kept)

    def _report_unsaved(self) -> None:
        """Tell the user once that saving fails, although each change tries to save again."""
        # Only one of them: usually both have the same cause.
        trouble = self._unsaved or self._forgotten
        if trouble and trouble != self._reported:
            self.document.refused.emit(trouble)
        self._reported = trouble


def _why_not_written(which: str, write: Callable[..., object], what: object) -> str:
    """Write ``what`` to a file; return "", or the sentence named ``which`` with the reason."""
    try:
        write(what)
    except OSError as error:
        return _said(which, why=why_not(error))
    return ""
