"""Starts the window, or says in words why it cannot."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from analyser.gui.program.display import NO_DISPLAY, display_problem

SAMPLE = "Ac Jd 8s 8c As 3d 4d"
"""The hand that is analysed where there is no display: the dead man's hand and two cards more."""


def run_window(path: str | None = None, until_painted: str = "") -> int:
    """Open the window, with a saved table if ``path`` names one; return the exit status.

    ``until_painted``: as in ``start.run``.
    """
    problem = display_problem(os.environ, sys.platform)
    if problem == NO_DISPLAY:
        return _show_without_display(path)
    if problem:
        return _refuse(problem)
    gc.disable()  # until the window is there; see run
    try:
        from analyser.gui.program.quick_imports import import_pyside

        import_pyside()
        from analyser.gui.program.start import run
    except ImportError as error:  # a library that Qt needs is missing
        return _refuse(library_problem(error))
    return run(path, until_painted)


def run_self_test(folder: str, qt_options: Sequence[str]) -> int:
    """Check this program, with its results in ``folder``; return the exit status.

    ``qt_options``: for Qt, such as ``-platform offscreen``.
    """
    problem = display_problem(os.environ, sys.platform)
    if problem == NO_DISPLAY:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif problem:
        return _refuse(problem)
    gc.disable()  # this ends soon, and the thread of a job must not collect; see collector
    try:
        from analyser.gui.program.self_test import self_test
    except ImportError as error:
        return _refuse(library_problem(error))
    try:
        return self_test(Path(folder), qt_options)
    except OSError as error:
        return _refuse(f"{folder} cannot be written: {error.strerror}")


def library_problem(error: ImportError) -> str:
    """Say which library the window misses, and how to get it."""
    return (
        f"the window cannot be loaded ({error}); install what is missing, on Debian and Ubuntu "
        "with: sudo apt-get install libegl1 libgl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 "
        "libfontconfig1"
    )


def _refuse(why: str) -> int:
    """Say in the terminal why there is no window; return the exit status."""
    from analyser.terminal.output import refuse  # a window that opens has no use for it

    return refuse(why)


def _show_without_display(path: str | None) -> int:
    """Say what the window would show, and draw it: a saved table, or a sample hand."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Where a window can open, it is there without any of these.
    from analyser.api import CardError, analyse, parse_cards
    from analyser.gui.program.window_picture import picture_of, write_aside
    from analyser.gui.state.table_files import load_table
    from analyser.poker.results.outcome import text_of
    from analyser.poker.table.table import new_table
    from analyser.terminal.output import cut, deliver, shown
    from analyser.terminal.report import report_analysis

    try:
        if path is None:
            what = "a sample hand"
            table = new_table().place_all(parse_cards(SAMPLE))
            text = report_analysis(analyse(SAMPLE))
        else:
            what = cut(path)
            table = load_table(path)
            text = text_of(table)
    except CardError as error:
        return _refuse(f"{cut(str(path))}: {error}")
    except OSError as error:
        return _refuse(f"{cut(str(path))} cannot be read: {error.strerror}")
    try:
        picture = f"The window, as a picture: {write_aside(picture_of(table))}"
    except OSError as error:
        picture = f"There is no picture of the window, as it cannot be written: {error.strerror}"
    return deliver(
        f"There is no display here, so no window can open; this is {shown(what)}, and the "
        f"window:\n\n{text}\n{picture}\n"
    )
