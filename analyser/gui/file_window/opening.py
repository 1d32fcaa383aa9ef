"""Chooses hands to read: files, folders, the clipboard, or what is dropped on the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QApplication

from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import local_path
from analyser.gui.look.work_window import WorkWindow
from analyser.poker.hand_files.recognise import holds_several

_ENDINGS: Final = "*.txt *.csv *.phh *.phhs *.ohh"


class Opening(QObject):
    """Finds out which hands the user wants to read.

    Signals:
        files_chosen: the paths of files and folders, to be read as one table.
        text_given: a text with hands.
    """

    files_chosen = Signal(list)
    text_given = Signal(str)

    def __init__(self, window: WorkWindow) -> None:
        """``window``: the parent of the dialogs; its strip says what cannot be read."""
        super().__init__(window)
        self._window = window

    def ask_for_files(self) -> None:
        """Let the user choose files."""
        kinds = ";;".join(
            [
                self.tr("Files of hands ({endings})").format(endings=_ENDINGS),
                self.tr("All files ({endings})").format(endings="*"),
            ]
        )
        title = self.tr("Open a file of hands")
        if paths := file_dialogs.ask_for_files(self._window, title, kinds):
            self.files_chosen.emit(paths)

    def ask_for_folder(self) -> None:
        """Let the user choose a folder, all files of which are to be read."""
        if path := file_dialogs.ask_for_folder(self._window, self.tr("Open a folder of hands")):
            self.files_chosen.emit([path])

    def paste(self) -> None:
        """Take the text or the files in the clipboard; say so if there are none."""
        text = QApplication.clipboard().text()
        if holds_several(text):
            self.text_given.emit(text)
        else:
            sentence = self.tr("There are no hands to paste; copy several of them")
            self._window.strip.show_warning(sentence)

    def take(self, dropped: QMimeData) -> None:
        """Take files or a text that were dropped."""
        files = [path for path in map(local_path, dropped.urls()) if path]
        if files:
            self.files_chosen.emit(files)
        elif dropped.hasText() and holds_several(dropped.text()):
            self.text_given.emit(dropped.text())
        else:
            self._window.strip.show_warning(self.tr("Only files of hands can be read here"))
