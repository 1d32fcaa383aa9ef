"""What the window remembers between two runs: its place, theme, deck colours and the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QIODevice, QSaveFile, QSettings, QStandardPaths

from analyser.gui.theme import DeckColours, ThemeName

if TYPE_CHECKING:
    from analyser.poker.table import Table


class Settings:
    """Typed access to the user's settings; a value that makes no sense counts as missing."""

    def __init__(self) -> None:
        # INI on every system: the same text file everywhere, and it can be mended by hand.
        self._store = QSettings(
            QSettings.Format.IniFormat,
            QSettings.Scope.UserScope,
            "hand-analyser",
            "hand-analyser",
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
    def geometry(self) -> QByteArray:
        """The window's size and place, empty before the first run."""
        value = self._store.value("geometry", type=QByteArray)
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)


def table_file() -> Path:
    """Return the file in which the window's table survives a restart."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "table.json"


def save_table(table: Table, path: str | Path) -> None:
    """Write a table to a file at one stroke: the old file or the new one, never half of it.

    Raises OSError where the file cannot be written.
    """
    from analyser.poker.saved import table_to_json  # settings are read before the rules are loaded

    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    file = QSaveFile(str(path))
    if (
        not file.open(QIODevice.OpenModeFlag.WriteOnly)
        or file.write(table_to_json(table).encode()) < 0
        or not file.commit()
    ):
        raise OSError(f"{path}: {file.errorString()}")


def load_table(path: str | Path) -> Table:
    """Read a table from a file. Raises OSError, SavedTableError or NewerTableError."""
    from analyser.poker.saved import table_from_json

    return table_from_json(Path(path).read_text(encoding="utf-8", errors="replace"))
