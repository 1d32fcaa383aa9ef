"""The menu of recent files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.translation import in_menu, plain_tip
from analyser.gui.state.settings import Settings


class RecentFiles(QMenu):
    """The menu of recent files that still exist; ``chosen``: the path of one to open."""

    chosen = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self.setToolTipsVisible(True)
        self._settings = settings
        self.aboutToShow.connect(self._fill)

    def add(self, path: str) -> None:
        others = [other for other in self._settings.recent_files if other != path]
        self._settings.recent_files = [path, *others]

    def _fill(self) -> None:
        from PySide6.QtCore import QDir  # the start needs this module, but not that class

        self.clear()
        remembered = self._settings.recent_files
        there = [path for path in remembered if _is_there(path)]
        if there != remembered:
            self._settings.recent_files = there
        for number, path in enumerate(there, 1):
            file = Path(path)
            # The folder distinguishes files with the same name.
            text = self.tr("{name}  ({folder})").format(name=file.name, folder=file.parent.name)
            action = self.addAction(f"&{number % 10} {in_menu(text)}")
            action.setToolTip(plain_tip(QDir.toNativeSeparators(path)))
            action.triggered.connect(lambda _=False, path=path: self.chosen.emit(path))
        if not there:
            self.addAction(self.tr("No file yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("&Clear this list"), self._forget)

    def _forget(self) -> None:
        self._settings.recent_files = []


def _is_there(path: str) -> bool:
    try:
        return Path(path).is_file()
    except (OSError, ValueError):  # ValueError: the text cannot be a path
        return False
