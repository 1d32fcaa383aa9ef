"""The program's name, version and licence, and the licences of the software that it contains."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from analyser import __version__
from analyser.gui.look.translation import translate
from analyser.gui.look.widgets import halves
from analyser.product import NAME, RELEASES

FOLDER: Final = "licences"
"""The folder of the licence texts, inside the frozen program's folder."""
OVERVIEW: Final = "THIRD-PARTY.txt"
_BUILT_ON: Final = ("PySide6_Essentials", "shiboken6", "numpy")


class AboutBox(QMessageBox):
    """A dialog with name, version and licence, and a button for the licences of other software."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("About", "About {program}").format(program=NAME))
        self.setIconPixmap(parent.windowIcon().pixmap(64, 64))
        self.setText(f"{NAME} {__version__}")
        self.setInformativeText(
            translate(
                "About",
                "Says what some cards make, and which hand wins and why.\n\n"
                "Program and card faces under the MIT licence. It uses Qt under the GNU Lesser "
                "General Public License, version 3, Python and NumPy.\n\n"
                "Newer versions: {releases}",
            ).format(releases=RELEASES)
        )
        self.licences = self.addButton(
            translate("About", "&Licences"), QMessageBox.ButtonRole.ActionRole
        )
        close = self.addButton(QMessageBox.StandardButton.Close)
        self.setDefaultButton(close)
        self.setEscapeButton(close)
        self.licences.clicked.connect(lambda: LicencesDialog(parent).show())


class LicencesDialog(QDialog):
    """A dialog with a list of licences and the text of the selected one. It is not modal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("About", "Licences"))
        self._texts = licence_texts(frozen_folder())
        self.names = QListWidget()
        self.names.setAccessibleName(translate("About", "Texts"))
        self.names.addItems(list(self._texts))
        self.names.setVisible(len(self._texts) > 1)
        self.page = QPlainTextEdit(readOnly=True)
        self.page.setAccessibleName(translate("About", "The text"))
        self.names.currentTextChanged.connect(self._show)
        self.names.setCurrentRow(0)
        both = halves(self.names, self.page)
        both.setSizes([180, 720])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(both)
        layout.addWidget(buttons)
        self.resize(920, 640)

    def _show(self, name: str) -> None:
        self.page.setPlainText(self._texts[name])


def frozen_folder() -> Path | None:
    """Return the folder of the frozen program's licence texts.

    Return None if the program runs from source.
    """
    parts = getattr(sys, "_MEIPASS", None)
    return None if parts is None else Path(parts, FOLDER)


def licence_texts(folder: Path | None) -> dict[str, str]:
    """Return the licence texts by name.

    ``folder``: the folder of the texts, of which the first is an overview; None for a single text,
    which lists the licences of the installed packages.
    """
    if folder is None:
        return {translate("About", "What is installed"): _installed()}
    paths = sorted(folder.glob("*.txt"), key=lambda path: path.name.lower())
    overview = {translate("About", "Overview"): (folder / OVERVIEW).read_text(encoding="utf-8")}
    others = [path for path in paths if path.name != OVERVIEW]
    return overview | {path.stem: path.read_text(encoding="utf-8") for path in others}


def _installed() -> str:
    import importlib.metadata  # slow to import, and not needed to start
    import platform

    lines = [
        translate("About", "The program runs from its source, on what is installed beside it:"),
        "",
        f"Python {platform.python_version()}: Python Software Foundation License",
    ]
    for name in _BUILT_ON:
        about = importlib.metadata.metadata(name)
        keys = [key for key in ("License-Expression", "License") if key in about]
        licence = about[keys[0]] if keys else translate("About", "its licence is not named")
        lines.append(f"{about['Name']} {about['Version']}: {licence}")
    lines += [
        "",
        translate(
            "About", "PySide6 brings Qt along, under the same licences. Its source is at {address}."
        ).format(address="https://download.qt.io/official_releases/"),
    ]
    return "\n".join(lines)
