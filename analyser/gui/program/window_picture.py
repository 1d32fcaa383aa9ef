"""Makes a picture of the whole window without a display."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QLoggingCategory, QStandardPaths
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from analyser.gui.look.card_pictures import png_of
from analyser.gui.program.application import make_application
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE, MainWindow
from analyser.poker.table.table import Table
from analyser.product import PROGRAM

_NAMES: Final = ("window-", ".png")
"""How the names of pictures begin and end; a random part is between them."""
_MOST_CACHED: Final = 10
"""The most pictures that stay in the folder."""


def write_aside(png: bytes) -> Path:
    """Write a picture into the cache folder by a random name; drop old ones. Raises OSError."""
    cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    folder = Path(cache, PROGRAM)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    start, end = _NAMES
    _drop_oldest(folder)
    with tempfile.NamedTemporaryFile(dir=folder, prefix=start, suffix=end, delete=False) as file:
        try:
            file.write(png)
        except OSError:
            Path(file.name).unlink()
            raise
    return Path(file.name)


def _drop_oldest(folder: Path) -> None:
    """Delete the oldest pictures if there are too many to add another one."""
    with suppress(OSError):  # a picture that cannot be deleted does no harm
        pictures = [path for path in folder.glob("*".join(_NAMES)) if not path.is_symlink()]
        pictures.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in pictures[_MOST_CACHED - 1 :]:
            path.unlink()


def picture_of(table: Table) -> bytes:
    """Return a picture of the window with this poker table, as the content of a PNG file."""
    # The offscreen platform warns that it has no window manager that would keep to sizes.
    QLoggingCategory.setFilterRules("default.warning=false")
    application = QApplication.instance() or make_application([PROGRAM])
    document = Document(application)
    document.restore(table)
    window = MainWindow(Settings())
    window.fill(document)
    window.resize(*FIRST_SIZE)
    picture = picture_with_answers(window)
    window.hide()
    return png_of(picture.toImage())


def picture_with_answers(window: MainWindow) -> QPixmap:
    """Show a window, wait until its odds and hints are counted, and return a picture of it."""
    window.show()
    counting = Jobs()
    window.odds.start(counting)
    counting.finish()
    tiles, streets = window.odds.next_cards, window.area.answers.counts
    QCoreApplication.processEvents()
    while not tiles.up_to_date or streets.is_counting:
        # Hints are computed in short steps, after a move has been painted.
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QCoreApplication.processEvents()  # the layout needs one more event
    picture = window.grab()
    streets.stop()
    counting.finish()  # hints and streets are counted in it, too
    return picture
