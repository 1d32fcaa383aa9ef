"""Dialogs that ask the user for files to open, for a folder, or for a file to save.

``kinds`` are the file types to choose from, in Qt's format.
"""

import re
from collections.abc import Callable
from pathlib import PurePath

from PySide6.QtWidgets import QWidget

# QFileDialog is imported when it is needed: at the top it would slow the program's start.


def ask_for_files(
    parent: QWidget, title: str, then: Callable[[list[str]], object], *kinds: str, one: bool = False
) -> None:
    """Ask for files, only ``one``, or a folder if there are no ``kinds``, and hand their paths on.

    ``then`` gets them while the dialog is still open, so that it can move the focus: else a screen
    reader would say first where the focus was before.
    """
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(parent, title, "", ";;".join(kinds))
    mode = QFileDialog.FileMode
    files = mode.ExistingFile if one else mode.ExistingFiles
    dialog.setFileMode(files if kinds else mode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly, not kinds)

    def done(result: int) -> None:
        if result:
            then(dialog.selectedFiles())
        QFileDialog.done(dialog, result)

    # No subclass, for which Qt would not use the dialog of the system.
    dialog.done = done  # type: ignore[method-assign]
    dialog.exec()
    dialog.deleteLater()


def ask_for_file(parent: QWidget, title: str, then: Callable[[str], object], kinds: str) -> None:
    """Ask for one file to open, and hand its path on, as ``ask_for_files`` does."""
    ask_for_files(parent, title, lambda paths: then(paths[0]), kinds, one=True)


def ask_where_to_save(parent: QWidget, title: str, name: str, *kinds: str) -> str:
    """Ask where to save a file and return the path; "" if the user cancels.

    The dialog proposes ``name``. A typed name without an ending gets the ending of the chosen file
    type. Only then does the dialog ask whether to overwrite a file of that name.
    """
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(parent, title, "", ";;".join(kinds))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(PurePath(name).suffix)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_first_ending(kind)))
    dialog.selectFile(name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def _first_ending(kind: str) -> str:
    """Return the first ending in a file type, such as ".pdf" of "Document (*.pdf)"; or ""."""
    found = re.search(r"\*(\.\w+)", kind)
    return found[1] if found else ""
