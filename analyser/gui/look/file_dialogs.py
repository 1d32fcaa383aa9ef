"""Ask for files: one to save in, or files and folders to open."""

from __future__ import annotations

import re
from pathlib import PurePath

from PySide6.QtWidgets import QWidget

# QFileDialog is imported when it is needed: at the top it would delay a start.


def ask_for_files(parent: QWidget, title: str, kinds: str) -> list[str]:
    """Ask for files to open and return their paths. ``kinds``: what the dialog lists."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getOpenFileNames(parent, title, "", kinds)[0]


def ask_for_file(parent: QWidget, title: str, kinds: str) -> str:
    """Ask for one file to open and return its path, "" if none was chosen."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getOpenFileName(parent, title, "", kinds)[0]


def ask_for_folder(parent: QWidget, title: str) -> str:
    """Ask for a folder to open and return its path, "" if none was chosen."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getExistingDirectory(parent, title)


def ask_where_to_save(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """Ask for a file's name and return its path, "" if none was chosen.

    ``name`` is proposed; a name typed without an ending gets that of ``name``, before the dialog
    asks about a file that is there already. ``kinds``: what the dialog lists; where that is several
    lists, divided by ";;", the name gets the ending of the one that is chosen.
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
    """Return the first ending that a kind of files names: ".pdf" of "Document (*.pdf)"."""
    found = re.search(r"\*(\.\w+)", kind)
    return found[1] if found else ""
