"""Opens and saves poker tables and hands, and reads what is pasted or dropped."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt.tray.dragging import read_dragged
from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import local_path, read_head, read_short_text, tried
from analyser.gui.look.translation import said_beside, translated
from analyser.gui.state.document import Document
from analyser.gui.state.guest import hand_of_file
from analyser.poker.errors import CardError, SavedTableError
from analyser.poker.hand_files.text import DAMAGED, HEAD
from analyser.product import FILE_SUFFIX

_said: Final = said_beside(__file__)
_SUFFIXES = (FILE_SUFFIX, ".json")
_FILES = " ".join(f"*{suffix}" for suffix in _SUFFIXES)
"""The filter for files with tables: JSON, and the program's own type."""
_TRIED: Final = 16
"""The most files to read in order to find out whether the files have hands."""


class OpenAndSave(QObject):
    """Opens and saves poker tables, and reads what is pasted or dropped.

    The signal ``refused`` of the document reports errors. The readers of hands are imported only
    when they are needed, because that takes long.
    """

    hands_found = Signal(list)  # paths of files and folders with hands, for the pane of hands
    hands_pasted = Signal(str)  # a text of several hands, for the same pane

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    def paste(self) -> None:
        self._take_text(QApplication.clipboard().text())

    def may_take(self, dragged: QMimeData) -> bool:
        """Whether the window accepts what is dragged: anything except a card of this program."""
        return read_dragged(dragged) is None

    def take(self, dropped: QMimeData) -> None:
        """Read a table, hands or cards that were dropped on the window; refuse anything else."""
        files = dropped.urls()
        elsewhere = [file for file in files if not local_path(file)]
        if elsewhere:
            self._document.refused.emit(_said("elsewhere", file=elsewhere[0].toDisplayString()))
        elif len(files) > 1:
            self.open_paths(list(map(local_path, files)))
        elif files:
            self._take_file(local_path(files[0]))
        elif dropped.hasText():
            self._take_text(dropped.text())
        else:
            self._document.refused.emit(_said("nothing-else"))

    def _take_text(self, text: str) -> None:
        """Show the one hand of a history, or several in their pane; other text is typed cards."""
        # Imported late: it loads every reader of histories.
        from analyser.poker.hand_files.format import holds_several, only_hand_on_tables

        def take() -> None:
            if (only := only_hand_on_tables(text)) is not None:
                self._document.show_hand(hand_of_file(*only))
            elif holds_several(text):
                self.hands_pasted.emit(text)
            else:
                self._document.enter(text)

        tried(self._document.refused.emit, take)

    def open_paths(self, paths: Sequence[str]) -> None:
        """Show the hands of several files, unless none of up to 16 contains any."""
        if len(paths) > _TRIED or any(map(has_hands, paths)):
            self.hands_found.emit(paths)
        else:
            self._document.refused.emit(why_no_hands(paths[0]))

    def _take_file(self, path: str) -> None:
        """Show a file's hands or its saved table, or enter its text as if it were typed."""
        why = why_no_hands(path, least=2)
        if not why:
            self.hands_found.emit([path])
        elif path.lower().endswith(_SUFFIXES):
            self.open_table(path)
        else:
            refuse, says = self._document.refused.emit, partial(_said, "not-read", file=path)
            tried(refuse, lambda: self._document.enter(read_short_text(path, why)), says=says)

    def open(self) -> None:
        title, kinds = _said("open"), _said("tables", files=_FILES)
        file_dialogs.ask_for_file(self._window, title, self.open_path, kinds)

    def open_path(self, path: str) -> None:
        """Show the saved table of a file, or the hands of a file or folder in their pane."""
        if has_hands(path):
            self.hands_found.emit([path])
        else:
            self.open_table(path)

    def open_table(self, path: str) -> None:
        """Show a saved table, as an undoable step. If the file cannot be read, say why."""
        from analyser.gui.state.saved_windows import load_table  # the start needs it later

        path = str(Path(path).absolute())  # the next start may be in another folder
        try:
            table = load_table(path)
        except CardError as error:
            is_other = isinstance(error, SavedTableError) and not path.lower().endswith(_SUFFIXES)
            why = why_no_hands(path) if is_other else ""
            self._document.refused.emit(why or translated(error.phrase))
        except OSError as error:
            self._document.refused.emit(_said("not-read", file=path, why=error.strerror))
        else:
            self._document.open(table, path)

    def save(self) -> None:
        """Save the table in its file. If it has no file, ask for one."""
        if self._document.guest is not None or not self._document.file:
            self.save_as()
        elif self._make_own():
            self.save_in(self._document.file)

    def save_as(self) -> None:
        if not self._make_own():
            return
        title, kinds = _said("save"), _said("tables", files=_FILES)
        name = self._document.file or f"table{FILE_SUFFIX}"
        if path := file_dialogs.ask_where_to_save(self._window, title, name, kinds):
            self.save_in(str(Path(path).absolute()))

    def copy_link(self) -> None:
        """Save the table in its file, and copy the file: a paste attaches it, or links to it."""
        self.save()
        if not self._document.file or self._document.is_modified:
            return  # it was not saved
        from PySide6.QtCore import QUrl  # slow to load

        link = QMimeData()
        link.setUrls([QUrl.fromLocalFile(self._document.file)])
        QApplication.clipboard().setMimeData(link)
        self._document.noted.emit(_said("linked", file=self._document.file_name))

    def _make_own(self) -> bool:
        """Make the table that is shown, with what is typed, the user's own; False if it cannot."""
        return self._document.take_in() and self._document.take_guest()

    def save_in(self, path: str) -> None:
        """Save the table in a file. From then on, this is the table's own file."""
        from analyser.gui.state.saved_windows import save_table  # as above

        if tried(self._document.refused.emit, save_table, self._document.table, path):
            self._document.set_saved(path)
            self._document.noted.emit(_said("saved", file=path))


def has_hands(path: str) -> bool:
    """Whether a path is a folder, a ZIP file or a file of hands that can be read. Thread-safe."""
    return not why_no_hands(path)


def why_no_hands(path: str, least: int = 1) -> str:
    """Say what can be read in place of a file that has no hands; "" if ``has_hands``.

    ``least``: the fewest hands in a file with one on each line; in others none are counted.
    """
    from analyser.poker.hand_files import batch, format as formats  # as in _take_text

    try:
        if not path.lower().endswith(FILE_SUFFIX) and (
            Path(path).is_dir()
            or batch.is_zip(path)
            or formats.holds_hands(read_head(path, HEAD), path, least)
        ):
            return ""
    except OSError as error:
        if error.strerror == DAMAGED:
            return translated(DAMAGED)
    return translated(formats.no_hands().phrase)
