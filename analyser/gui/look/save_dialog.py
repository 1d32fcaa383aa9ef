"""Asking for the file to save something in."""

from __future__ import annotations

import re
from pathlib import PurePath

from PySide6.QtWidgets import QWidget


def ask_where_to_save(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """Ask for a file's name and return its path, "" if none was chosen.

    ``name`` is proposed; a name typed without an ending gets that of ``name``, before the dialog
    asks about a file that is there already. ``kinds``: what the dialog lists; where that is several
    lists, divided by ";;", the name gets the ending of the one that is chosen.
    """
    from PySide6.QtWidgets import QFileDialog  # not at the top: loading it would delay a start

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
