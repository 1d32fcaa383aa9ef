"""The user's settings, saved for the next start: the window's geometry, colours and more."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings

from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.state.unread_files import put_aside, say_put_aside
from analyser.product import PROGRAM

translate = QCoreApplication.translate

T = TypeVar("T")

_MOST_RECENT: Final = 10
"""The number of recent files; each has a digit as its key in the menu."""

ZOOMS: Final = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""The text sizes that the user can choose, in percent of the system's."""
PLAIN_ZOOM: Final = 100


NARROWEST_PANE, PANE, WIDEST_PANE = 280, 324, 420
"""The least, the usual and the largest width of a pane, in a window of the reference size."""
_MOST_BYTES: Final = 1 << 20
"""The size limit, in bytes, of a file that is read: a hundred times the size of all settings."""


class _Setting(Generic[T]):
    """A setting as an attribute of ``Settings``, read and saved under ``key``."""

    def __init__(
        self,
        key: str,
        default: T,
        read: Callable[..., T],
        kind: type = str,
        *,
        at_once: bool = False,
    ) -> None:
        """Make a setting; ``default`` counts if it is missing, or ``read`` raises ValueError.

        ``at_once``: whether it is written at once, so that a kill does not lose it.
        """
        self._key, self._default, self._read, self._kind = key, default, read, kind
        self._at_once = at_once

    def __get__(self, settings: Settings, owner: type[Settings]) -> T:
        if settings.store.contains(self._key):
            with suppress(ValueError):
                return self._read(settings.store.value(self._key, type=self._kind))
        return self._default

    def __set__(self, settings: Settings, value: T) -> None:
        written = " ".join(map(str, value)) if isinstance(value, tuple) else value
        settings.store.setValue(self._key, value.value if isinstance(value, StrEnum) else written)
        if self._at_once:
            settings.keep()


def _read_pane_width(text: str) -> int:
    return min(max(int(text), NARROWEST_PANE), WIDEST_PANE)


def _read_kind_game_level(text: str) -> tuple[str, str, int]:
    kind, game, level = text.split()
    return kind, game, int(level)


def _read_recent(paths: list[object]) -> list[str]:
    return [path for path in paths if isinstance(path, str) and path][:_MOST_RECENT]


class Settings:
    """Typed access to the user's settings. An invalid value is treated as missing."""

    language = _Setting("language", "", str)
    """The code of the chosen language; "" for that of the system."""
    theme = _Setting("theme", ThemeName.SYSTEM, ThemeName)
    deck = _Setting("deck", DeckColours.TWO, DeckColours)
    """The chosen colours of the four suits."""
    details = _Setting("details", False, bool, bool)
    """Whether the pages next to the table are open."""
    left_width = _Setting("left-width", PANE, _read_pane_width)
    """The width of the pane left of the felt, in a window of the size of the first start."""
    right_width = _Setting("right-width", PANE, _read_pane_width)
    """The width of the pane right of the felt."""
    left_page = _Setting("left-page", "", str)
    """What the pane left of the felt shows, by its key; "" while there is none."""
    next_card = _Setting("next_card", True, bool, bool)
    """Whether the deck shows what each card would bring."""
    type_anywhere = _Setting("type_anywhere", True, bool, bool)
    """Whether typing a rank and a suit picks a card, whatever widget has the focus."""
    zoom = _Setting("zoom", PLAIN_ZOOM, lambda text: ZOOMS[ZOOMS.index(int(text))])
    """The size of the window's text, in percent of the system's."""
    practice = _Setting("practice", ("winner", "holdem", 1), _read_kind_game_level)
    """The kind of questions, the game and the level of the last practice."""
    recent_files = _Setting("recent", list[str](), _read_recent, list, at_once=True)
    """The paths of the files that were opened or saved last, the most recent one first."""

    def __init__(self) -> None:
        self._unread: Path | None = None
        """Where the settings are that could not be read, if there were any."""
        # Called with a sentence if a setting cannot be saved. It is called again only after saving
        # has worked in between.
        self.report: Callable[[str], object] = lambda _: None
        self._is_kept = True
        name, file = PROGRAM, settings_file()
        if not _may_be_read(file) and not self._put_aside():
            name = f"{PROGRAM}-new"  # the old file is not opened: reading a pipe would block
        is_damaged = name == PROGRAM and _is_damaged(file)
        # The file of the settings, INI on every system: a text file that users can edit.
        form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
        self.store = QSettings(form, scope, PROGRAM, name)
        if is_damaged:
            read = {key: self.store.value(key) for key in self.store.allKeys()}
            if self._put_aside():
                for key, value in read.items():  # keep the settings that could be read
                    self.store.setValue(key, value)

    def add_recent(self, path: str) -> None:
        """Remember a file; "" for a table without one."""
        if path:
            self.recent_files = [path, *[other for other in self.recent_files if other != path]]

    def _put_aside(self) -> bool:
        """Rename the damaged file; False if that fails; ``trouble`` says what was done."""
        self._unread = file = settings_file()
        with suppress(OSError):
            self._unread = put_aside(file, "settings")
        return self._unread != file

    @property
    def trouble(self) -> str:
        """Why the settings were reset, and where they are now; "" if they were not reset."""
        if self._unread is None:
            return ""
        if self._unread != settings_file():
            return say_put_aside(self._unread)
        sentence = translate("Settings", "The settings cannot be read; they stay in {file}")
        return sentence.format(file=self._unread)

    def keep(self) -> None:
        """Write the settings at once, and report a full disk."""
        self.store.sync()
        was_kept, self._is_kept = self._is_kept, self.store.status() == QSettings.Status.NoError
        if was_kept and not self._is_kept:
            sentence = translate("Settings", "This cannot be kept for the next start: {file}")
            self.report(sentence.format(file=self.store.fileName()))

    @property
    def ranges(self) -> dict[str, str]:
        """The ranges with a name, in the order in which they were named."""
        saved = {}
        self.store.beginGroup("ranges")
        # Only existing entries: in a damaged file the stored size of the array may be any number.
        for number in sorted(self.store.childGroups(), key=lambda text: (len(text), text)):
            keys = (f"{number}/name", f"{number}/text")
            name, text = (str(self.store.value(key, type=str)) for key in keys)
            if name and text:
                saved[name] = text
        self.store.endGroup()
        return saved

    @ranges.setter
    def ranges(self, ranges: dict[str, str]) -> None:
        self.store.remove("ranges")
        self.store.beginWriteArray("ranges", len(ranges))
        for number, (name, text) in enumerate(ranges.items()):
            self.store.setArrayIndex(number)
            self.store.setValue("name", name)
            self.store.setValue("text", text)
        self.store.endArray()
        self.keep()

    def geometry_of(self, number: int) -> QByteArray:
        kept = self.store.value(_geometry_key(number), type=QByteArray)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def set_geometry_of(self, number: int, geometry: QByteArray) -> None:
        self.store.setValue(_geometry_key(number), geometry)


def _geometry_key(number: int) -> str:
    return "geometry" if number == 1 else f"geometry-{number}"


def settings_file() -> Path:
    """Return the path of the settings file, which may be missing, or not a regular file."""
    beside = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, PROGRAM).fileName()
    return Path(beside).parent / PROGRAM / f"{PROGRAM}.ini"


def _may_be_read(file: Path) -> bool:
    """Whether a file is missing, or regular, readable and not too large: Qt checks none of it."""
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    ordinary = stat.S_ISREG(found.st_mode) and found.st_size <= _MOST_BYTES
    return ordinary and os.access(file, os.R_OK)


def _is_damaged(file: Path) -> bool:
    """Whether a regular file has a line that is no setting, which Qt would drop as it saves."""
    with suppress(OSError):
        lines = file.read_bytes().splitlines()
        return any(b"\0" in line or not _SETTING.match(line) for line in lines)
    return False


_SETTING: Final = re.compile(rb"\s*(;.*|\[[^\]]*\]\s*|[^=]+=.*)?$", re.DOTALL)
"""Matches a comment, the name of a section, a setting, or an empty line."""
