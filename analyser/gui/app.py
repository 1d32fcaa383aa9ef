"""Starts the window, or says in words why it cannot."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

SAMPLE = "Ac Jd 8s 8c As 3d 4d"
"""The hand that is analysed where there is no display: the dead man's hand and two cards more."""


def run_window(path: str | None = None) -> int:
    """Open the window, with a saved table if ``path`` names one; return the exit status."""
    trouble = display_trouble(os.environ, sys.platform)
    if trouble == "no display":
        return _show_without_display()
    if trouble:
        print(f"hand-analyser: {trouble}", file=sys.stderr)
        return 2
    gc.disable()  # until the window is there; see run
    try:
        from analyser.gui.start import run
    except ImportError as error:  # a library that Qt needs is missing
        print(f"hand-analyser: {library_trouble(error)}", file=sys.stderr)
        return 2
    return run(path)


def library_trouble(error: ImportError) -> str:
    """Say which library the window misses, and how to get it."""
    return (
        f"the window cannot be loaded ({error}); install what is missing, on Debian and Ubuntu "
        "with: sudo apt-get install libegl1 libgl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 "
        "libfontconfig1"
    )


def display_trouble(environment: Mapping[str, str], system: str) -> str:
    """Say what keeps a window from opening: "no display", a sentence, or nothing.

    Qt aborts the whole program where a library of its display plugin is missing.
    """
    if not system.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return ""
    if not environment.get("DISPLAY") and not environment.get("WAYLAND_DISPLAY"):
        return "no display"
    if not environment.get("WAYLAND_DISPLAY") and not _loads("libxcb-cursor.so.0"):
        return (
            "a system library for windows is missing, libxcb-cursor.so.0; install it, "
            "on Debian and Ubuntu with: sudo apt-get install libxcb-cursor0"
        )
    return ""


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _show_without_display() -> int:
    from analyser.api import analyse
    from analyser.report import report_analysis

    print("There is no display here, so no window can open; this is a sample hand and its window:")
    print(f"\n{report_analysis(analyse(SAMPLE))}", flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from analyser.gui.session import picture_of

    folder = Path.cwd() if os.access(Path.cwd(), os.W_OK) else Path(tempfile.gettempdir())
    picture = folder / "hand-analyser-window.png"
    if not picture_of(SAMPLE, picture):
        print(f"hand-analyser: the picture {picture} could not be written", file=sys.stderr)
        return 2
    print(f"The window with this hand, as a picture: {picture}")
    return 0
