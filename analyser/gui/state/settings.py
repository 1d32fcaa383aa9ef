"""What the user has chosen and the window remembers between two runs: place, colours, pages."""

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
"""How many files are remembered; each has a digit for a key in the menu."""

ZOOMS: Final = (75, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of text that one can choose, in percent of the system's."""
PLAIN_ZOOM: Final = 100


_MOST_BYTES: Final = 1 << 20
"""A hundred times what all settings take."""


class Settings:
    """Typed access to the user's settings; a value that makes no sense counts as missing.

    Attributes:
        trouble: a sentence that says why the settings were reset, and where the old ones are; empty
            if they were not.
        report: called with a sentence if a setting cannot be saved; once, until saving works again.
    """

    def __init__(self) -> None:
        self.trouble = ""
        self.report: Callable[[str], object] = lambda _: None
        self._is_kept = True
        name, file = PROGRAM, _settings_file()
        if not _may_be_read(file) and not self._put_aside():
            name = f"{PROGRAM}-new"  # the old file is not opened: a pipe would block
        is_damaged = name == PROGRAM and _is_damaged(file)
        self._store = _open(name)
        if is_damaged:
            read = {key: self._store.value(key) for key in self._store.allKeys()}
            if self._put_aside():
                for key, value in read.items():  # what could be read stays in use
                    self._store.setValue(key, value)

    def _put_aside(self) -> bool:
        """Move a file that cannot be read out of the way; say so; return whether it could be."""
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
        """Write a setting at once: a kill must not lose it, and a full disk must be reported."""
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
        """Whether the pages beside the table are open."""
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
        """The ranges that the user has saved: the text of each by its name."""
        saved = {}
        self._store.beginGroup("ranges")
        # Only entries that exist: in a damaged file the array's size may be any number.
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
        """How large the text of the window is, in percent of the system's."""
        value = str(self._store.value("zoom", type=str))
        return int(value) if value in map(str, ZOOMS) else PLAIN_ZOOM

    @zoom.setter
    def zoom(self, percent: int) -> None:
        self._store.setValue("zoom", percent)

    @property
    def geometry(self) -> QByteArray:
        """The window's size and place, empty before the first run."""
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)

    @property
    def files_geometry(self) -> QByteArray:
        """Size and place of the window for files of hands, empty before it is first used."""
        return self._bytes("files-geometry")

    @files_geometry.setter
    def files_geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("files-geometry", geometry)

    def geometry_of(self, number: int) -> QByteArray:
        """Return the size and place of one of several windows, counted from 1."""
        if number == 1:
            return self.geometry
        return self._bytes(f"geometry-{number}")

    def set_geometry_of(self, number: int, geometry: QByteArray) -> None:
        """Remember the size and place of one of several windows, counted from 1."""
        if number == 1:
            self.geometry = geometry
        else:
            self._store.setValue(f"geometry-{number}", geometry)

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key, type=QByteArray)
        return value if isinstance(value, QByteArray) else QByteArray()


def _open(name: str) -> QSettings:
    # INI on every system: the same text file everywhere, and it can be mended by hand.
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM, name)


def _settings_file() -> Path:
    """Return the file that ``_open`` reads, which may be anything, or nothing, by now."""
    beside = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM).fileName()
    return Path(beside).parent / PROGRAM / f"{PROGRAM}.ini"


def _may_be_read(file: Path) -> bool:
    """True for a regular file of reasonable size, or for none: Qt would read a pipe for ever.

    Qt would silently take a file without read permission for an empty one.
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
    """Whether something in a file is no setting: Qt passes over that, and next time writes it off.

    The file is an ordinary one, or missing.
    """
    try:
        lines = file.read_bytes().splitlines()
    except OSError:
        return False
    return any(b"\0" in line or not _SETTING.match(line) for line in lines)


_SETTING: Final = re.compile(rb"\s*(;.*|\[[^\]]*\]\s*|[^=]+=.*)?$", re.DOTALL)
"""A comment, the name of a section, a setting, or an empty line."""
