"""Opens the window, or says why it cannot be opened."""

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from analyser.gui.program.display_check import NO_DISPLAY, display_problem
from analyser.gui.program.quick_imports import import_pyside
from analyser.terminal.output import refuse


def run_window(*paths: str, until_painted: str = "") -> int:
    """Open the window as ``start.run``, or say why it cannot be opened; return the exit status."""
    problem = display_problem(os.environ, sys.platform)
    if problem not in ("", NO_DISPLAY):
        return refuse(problem)
    try:  # both import Qt
        if problem:
            from analyser.gui.program.without_display import show_without_display

            return show_without_display(paths[0] if paths else None)
        gc.disable()  # until the window is open; see run
        import_pyside()
        from analyser.gui.program.start import run
    except ImportError as error:  # a library that Qt needs is missing
        return refuse(library_problem("the window cannot be loaded", error))
    return run(*paths, until_painted=until_painted)


def run_self_test(folder: str, qt_options: Sequence[str]) -> int:
    """Run the self-test, which writes to ``folder``, with options of Qt; return the exit status."""
    problem = display_problem(os.environ, sys.platform)
    if problem == NO_DISPLAY:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif problem:
        return refuse(problem)
    gc.disable()  # this ends soon, and the thread of a job must not collect; see collector
    try:
        from analyser.gui.program.self_test import self_test  # imports Qt
    except ImportError as error:
        return refuse(library_problem("the window cannot be loaded", error))
    try:
        return self_test(Path(folder), qt_options)
    except OSError as error:
        return refuse(f"{folder} cannot be written: {error.strerror}")


def library_problem(what: str, error: ImportError) -> str:
    """Say what is impossible, which library is missing, and how to install it."""
    return (
        f"{what} ({error}); install what is missing, on Debian and Ubuntu with: sudo apt-get "
        "install libegl1 libgl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libfontconfig1"
    )
