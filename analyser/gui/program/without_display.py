"""Runs the program without a display: prints the result and saves a picture of the window."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QLoggingCategory, QStandardPaths
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from analyser.api import analyse
from analyser.gui.look.card_pictures import png_of
from analyser.gui.program.application import make_application
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.saved_windows import load_table
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE, MainWindow
from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError, SavedTableError
from analyser.poker.results.outcome import outcome_as_text
from analyser.poker.table.table import Table, new_table
from analyser.product import FILE_SUFFIX, PROGRAM
from analyser.terminal.batch_report import NoRowsError, report_batch
from analyser.terminal.output import cut, deliver, deliver_parts, refuse, shown
from analyser.terminal.report import report_analysis

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


SAMPLE = "Ac Jd 8s 8c As 3d 4d"
"""The hand for a run without a file: the dead man's hand and two more cards."""


def show_without_display(path: str | None) -> int:
    """Print a table with a picture, None: a sample, or a file's hands; return the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        if path is None:
            what = "a sample hand"
            table = new_table().place_all(parse_cards(SAMPLE))
            text = report_analysis(analyse(SAMPLE))
        else:
            what = cut(path)
            table = load_table(path)
            text = outcome_as_text(table)
    except CardError as error:
        if isinstance(error, SavedTableError) and not str(path).lower().endswith(FILE_SUFFIX):
            return _show_hands(str(path))
        return refuse(f"{cut(str(path))}: {error}")
    except OSError as error:
        return refuse(f"{cut(str(path))} cannot be read: {error.strerror}")
    try:
        picture = f"The window, as a picture: {write_aside(picture_of(table))}"
    except OSError as error:
        picture = f"There is no picture of the window, as it cannot be written: {error.strerror}"
    return deliver(
        f"There is no display here, so no window can open; this is {shown(what)}, and the "
        f"window:\n\n{text}\n{picture}\n"
    )


def _show_hands(path: str) -> int:
    """Print the hands of a file as ``batch`` does; return the exit status."""
    try:
        return deliver_parts(report_batch(path, None, "text", {}))
    except NoRowsError as error:
        return refuse(f"{cut(path)}: {error}")
