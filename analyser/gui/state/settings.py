"""The user's settings, saved between two runs: the window's place, colours, pages and more."""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings

from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.product import PROGRAM

translate = QCoreApplication.translate

_MOST_RECENT: Final = 10
"""How many recent files are stored; each has a digit as its key in the menu."""

ZOOMS: Final = (75, 90, 100, 110, 125, 150, 175, 200)
"""The text sizes that the user can choose, in percent of the system's."""
PLAIN_ZOOM: Final = 100


_MOST_BYTES: Final = 1 << 20
"""The largest file that is read, in bytes: a hundred times the size of all settings."""


class Settings:
    """Typed access to the user's settings; an invalid value counts as missing.

    Attributes:
        trouble: a sentence that says why the settings were reset, and where the old file is; "" if
            they were not reset.
        report: called with a sentence if a setting cannot be saved, but not for each failure: only
            for the first one, and again after saving has worked.
    """

    def __init__(self) -> None:
        self.trouble = ""
        self.report: Callable[[str], object] = lambda _: None
        self._is_kept = True
        name, file = PROGRAM, _settings_file()
        if not _may_be_read(file) and not self._put_aside():
            name = f"{PROGRAM}-new"  # the old file is not opened: reading a pipe would block
        is_damaged = name == PROGRAM and _is_damaged(file)
        self._store = _open(name)
        if is_damaged:
            read = {key: self._store.value(key) for key in self._store.allKeys()}
            if self._put_aside():
                for key, value in read.items():  # what could be read stays in use
                    self._store.setValue(key, value)

    def _put_aside(self) -> bool:
        """Rename a file that cannot be read, and set ``trouble``; return False if that failed."""
        file = _settings_file()
        moment = time.strftime("%Y-%m-%d-%H%M%S")
        aside = file.with_name(f"{file.stem}-kept-{moment}-{os.urandom(4).hex()}{file.suffix}")
        try:
            file.rename(aside)
        except OSError:
            sentence = translate("Settings", "The settings cannot be read; they stay in {file}")
            self.trouble = sentence.format(file=file)
            return False
        sentence = translate(
            "Settings", "The settings could not be read; the file is kept as {file}"
        )
        self.trouble = sentence.format(file=aside)
        return True

    def _keep(self) -> None:
        """Save a setting at once, so that a kill cannot lose it and a full disk is reported."""
        self._store.sync()
        was_kept, self._is_kept = self._is_kept, self._store.status() == QSettings.Status.NoError
        if was_kept and not self._is_kept:
            sentence = translate("Settings", "This cannot be kept for the next start: {file}")
            self.report(sentence.format(file=self._store.fileName()))

    @property
    def theme(self) -> ThemeName:
        """The chosen theme."""
        value = str(self._store.value("theme", type=str))
        return ThemeName(value) if value in list(ThemeName) else ThemeName.SYSTEM

    @theme.setter
    def theme(self, theme: ThemeName) -> None:
        self._store.setValue("theme", theme.value)

    @property
    def deck(self) -> DeckColours:
        """The chosen inks of the four suits."""
        value = str(self._store.value("deck", type=str))
        return DeckColours(value) if value in list(DeckColours) else DeckColours.TWO

    @deck.setter
    def deck(self, colours: DeckColours) -> None:
        self._store.setValue("deck", colours.value)

    @property
    def details(self) -> bool:
        """Whether the pages next to the table are open."""
        return bool(self._store.value("details", defaultValue=False, type=bool))

    @details.setter
    def details(self, shown: bool) -> None:
        self._store.setValue("details", shown)

    @property
    def hints(self) -> bool:
        """Whether the unused cards show hints."""
        return bool(self._store.value("hints", defaultValue=True, type=bool))

    @hints.setter
    def hints(self, shown: bool) -> None:
        self._store.setValue("hints", shown)

    @property
    def ranges(self) -> dict[str, str]:
        """The ranges that the user has saved, as text, by name."""
        saved = {}
        self._store.beginGroup("ranges")
        # Only existing entries: in a damaged file the stored size of the array may be any number.
        numbers = sorted(self._store.childGroups(), key=lambda text: (len(text), text))
        for number in numbers:
            keys = (f"{number}/name", f"{number}/text")
            name, text = (str(self._store.value(key, type=str)) for key in keys)
            if name and text:
                saved[name] = text
        self._store.endGroup()
        return saved

    @ranges.setter
    def ranges(self, ranges: dict[str, str]) -> None:
        self._store.remove("ranges")
        self._store.beginWriteArray("ranges", len(ranges))
        for number, (name, text) in enumerate(ranges.items()):
            self._store.setArrayIndex(number)
            self._store.setValue("name", name)
            self._store.setValue("text", text)
        self._store.endArray()
        self._keep()

    @property
    def recent_files(self) -> list[str]:
        """The paths of the files that were opened or saved last, the last one first."""
        value = self._store.value("recent", defaultValue=[])
        paths = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [path for path in paths if isinstance(path, str) and path][:_MOST_RECENT]

    @recent_files.setter
    def recent_files(self, paths: list[str]) -> None:
        self._store.setValue("recent", paths[:_MOST_RECENT])
        self._keep()

    @property
    def type_anywhere(self) -> bool:
        """Whether typing a rank and a suit picks a card, whatever widget has the focus."""
        return bool(self._store.value("type_anywhere", defaultValue=True, type=bool))

    @type_anywhere.setter
    def type_anywhere(self, anywhere: bool) -> None:
        self._store.setValue("type_anywhere", anywhere)

    @property
    def zoom(self) -> int:
        """The size of the window's text, in percent of the system's."""
        value = str(self._store.value("zoom", type=str))
        return int(value) if value in map(str, ZOOMS) else PLAIN_ZOOM

    @zoom.setter
    def zoom(self, percent: int) -> None:
        self._store.setValue("zoom", percent)

    @property
    def geometry(self) -> QByteArray:
        """The window's size and place in Qt's format; empty before the first run."""
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)

    @property
    def files_geometry(self) -> QByteArray:
        """The size and place of the window for files of hands; empty before its first use."""
        return self._bytes("files-geometry")

    @files_geometry.setter
    def files_geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("files-geometry", geometry)

    def geometry_of(self, number: int) -> QByteArray:
        """Return the size and place of the window with this number, from 1."""
        if number == 1:
            return self.geometry
        return self._bytes(f"geometry-{number}")

    def set_geometry_of(self, number: int, geometry: QByteArray) -> None:
        """Save the size and place of the window with this number, from 1."""
        if number == 1:
            self.geometry = geometry
        else:
            self._store.setValue(f"geometry-{number}", geometry)

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key, type=QByteArray)
        return value if isinstance(value, QByteArray) else QByteArray()


def _open(name: str) -> QSettings:
    # INI on every system: a text file that users can edit.
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM, name)


def _settings_file() -> Path:
    """Return the path that ``_open`` reads; there may be no file, or one that is not regular."""
    beside = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM).fileName()
    return Path(beside).parent / PROGRAM / f"{PROGRAM}.ini"


def _may_be_read(file: Path) -> bool:
    """True for a regular file of reasonable size, or for none: Qt would read a pipe for ever.

    False without read permission: Qt would silently treat such a file as empty.
    """
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    ordinary = stat.S_ISREG(found.st_mode) and found.st_size <= _MOST_BYTES
    return ordinary and os.access(file, os.R_OK)


def _is_damaged(file: Path) -> bool:
    """Whether a file has a line that is no setting: Qt ignores it, and deletes it when it saves.

    The file must be a regular one, or missing.
    """
    try:
        lines = file.read_bytes().splitlines()
    except OSError:
        return False
    return any(b"\0" in line or not _SETTING.match(line) for line in lines)


_SETTING: Final = re.compile(rb"\s*(;.*|\[[^\]]*\]\s*|[^=]+=.*)?$", re.DOTALL)
"""Matches a comment, the name of a section, a setting, or an empty line."""
