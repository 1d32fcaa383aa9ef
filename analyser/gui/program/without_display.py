"""Runs the program without a display: prints the result and saves a picture of the window."""

from __future__ import annotations

import os

from analyser.api import analyse
from analyser.gui.program.window_picture import picture_of, write_aside
from analyser.gui.state.saved_windows import load_table
from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError, SavedTableError
from analyser.poker.results.copied_text import outcome_as_text
from analyser.poker.table.table import new_table
from analyser.product import FILE_SUFFIX
from analyser.terminal.batch_report import NoRowsError, report_batch
from analyser.terminal.output import cut, deliver, deliver_parts, refuse, shown
from analyser.terminal.report import report_analysis

SAMPLE = "Ac Jd 8s 8c As 3d 4d"
"""The hand for a run without a file: the dead man's hand and two more cards."""


def show_without_display(path: str | None) -> int:
    """Print a table's result and save a picture, or print a file's hands; return the status."""
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
