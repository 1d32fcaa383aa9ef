"""What the user has chosen and the window remembers between two runs: place, colours, pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSettings

from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.product import PROGRAM

_MOST_RECENT: Final = 10
"""How many files are remembered; each has a digit for a key in the menu."""

ZOOMS: Final = (75, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of text that one can choose, in percent of the system's."""
PLAIN_ZOOM: Final = 100


class Settings:
    """Typed access to the user's settings; a value that makes no sense counts as missing."""

    def __init__(self) -> None:
        # INI on every system: the same text file everywhere, and it can be mended by hand.
        self._store = QSettings(
            QSettings.Format.IniFormat,
            QSettings.Scope.UserScope,
            PROGRAM,
            PROGRAM,
        )

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
        """Whether the unused cards show what comes of them."""
        return bool(self._store.value("hints", defaultValue=True, type=bool))

    @hints.setter
    def hints(self, shown: bool) -> None:
        self._store.setValue("hints", shown)

    @property
    def ranges(self) -> dict[str, str]:
        """The ranges that the user has saved: the text of each by its name."""
        saved = {}
        self._store.beginGroup("ranges")
        # What is there, and not as many as the array says: a damaged file may say any number.
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

    @property
    def recent_files(self) -> list[str]:
        """The paths of the files that were opened or saved last, the last one first."""
        value = self._store.value("recent", defaultValue=[])
        paths = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [path for path in paths if isinstance(path, str) and path][:_MOST_RECENT]

    @recent_files.setter
    def recent_files(self, paths: list[str]) -> None:
        self._store.setValue("recent", paths[:_MOST_RECENT])
        self._store.sync()  # at once: a kill must not cost what was saved just before it

    @property
    def type_anywhere(self) -> bool:
        """Whether a rank and a suit pick a card wherever the focus is in the window."""
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
        value = self._store.value("geometry", type=QByteArray)
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)

    def geometry_of(self, number: int) -> QByteArray:
        """Return the size and place of one of several windows, counted from 1."""
        if number == 1:
            return self.geometry
        value = self._store.value(f"geometry-{number}", type=QByteArray)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_geometry_of(self, number: int, geometry: QByteArray) -> None:
        """Remember the size and place of one of several windows, counted from 1."""
        if number == 1:
            self.geometry = geometry
        else:
            self._store.setValue(f"geometry-{number}", geometry)
