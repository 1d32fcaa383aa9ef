"""Dialogs that ask the user for files to open, for a folder, or for a file to save."""

from __future__ import annotations

import re
from pathlib import PurePath

from PySide6.QtWidgets import QWidget

# QFileDialog is imported when it is needed: at the top it would slow the program's start.


def ask_for_files(parent: QWidget, title: str, *kinds: str) -> list[str]:
    """Ask for files to open and return their paths; an empty list if the user cancels.

    ``kinds``: the file types to choose from, in Qt's format.
    """
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getOpenFileNames(parent, title, "", ";;".join(kinds))[0]


def ask_for_file(parent: QWidget, title: str, kinds: str) -> str:
    """Ask for one file to open and return its path; "" if the user cancels.

    ``kinds``: the file types to choose from, in Qt's format.
    """
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getOpenFileName(parent, title, "", kinds)[0]


def ask_for_folder(parent: QWidget, title: str) -> str:
    """Ask for a folder to open and return its path; "" if the user cancels."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getExistingDirectory(parent, title)


def ask_where_to_save(parent: QWidget, title: str, name: str, *kinds: str) -> str:
    """Ask where to save a file and return the path; "" if the user cancels.

    The dialog proposes ``name``. A typed name without an ending gets the ending of the chosen file
    type. Only then does the dialog ask whether to overwrite a file of that name. ``kinds``: the
    file types to choose from, in Qt's format.
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
