"""The cache of files of hands, in the user's cache folder."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from analyser import __version__
from analyser.poker.hand_table.cache import TableCache


def table_cache() -> TableCache:
    """Return the cache of files of hands that were read."""
    place = QStandardPaths.StandardLocation.CacheLocation
    return TableCache(Path(QStandardPaths.writableLocation(place), "hands"), __version__)
