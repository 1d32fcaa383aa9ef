"""Dialogs that ask for files to open, a folder, or a file to save in."""

from __future__ import annotations

import re
from pathlib import PurePath

from PySide6.QtWidgets import QWidget

# QFileDialog is imported when it is needed: at the top it would slow the program's start.


def ask_for_files(parent: QWidget, title: str, kinds: str) -> list[str]:
    """Ask for files to open and return their paths; none if the user cancels.

    ``kinds``: Qt's filter of file types.
    """
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getOpenFileNames(parent, title, "", kinds)[0]


def ask_for_file(parent: QWidget, title: str, kinds: str) -> str:
    """Ask for one file to open and return its path; "" if the user cancels.

    ``kinds``: Qt's filter of file types.
    """
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getOpenFileName(parent, title, "", kinds)[0]


def ask_for_folder(parent: QWidget, title: str) -> str:
    """Ask for a folder to open and return its path; "" if the user cancels."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getExistingDirectory(parent, title)


def ask_where_to_save(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """Ask for a file's name and return its path; "" if the user cancels.

    The dialog proposes ``name``. A typed name without an ending gets the ending of the chosen file
    type, before the dialog asks whether to overwrite a file. ``kinds``: Qt's filter of file types,
    divided by ";;".
    """
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(parent, title, "", kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(PurePath(name).suffix)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_first_ending(kind)))
    dialog.selectFile(name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def _first_ending(kind: str) -> str:
    """Return the first ending of a file type in Qt's form: ".pdf" of "Document (*.pdf)"."""
    found = re.search(r"\*(\.\w+)", kind)
    return found[1] if found else ""
