"""Opens the window, or says why none can open: before Qt is loaded, which aborts if none can."""

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from analyser.gui.program.quick_imports import import_pyside
from analyser.terminal.output import refuse

NO_DISPLAY: Final = "no display"


def run_window(*paths: str, until_painted: str = "") -> int:
    """Do as ``start.run`` or, without a display, ``show_without_display``; return the status."""
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

        return self_test(Path(folder), qt_options)
    except ImportError as error:
        return refuse(library_problem("the window cannot be loaded", error))
    except OSError as error:
        return refuse(f"{folder} cannot be written: {error.strerror}")


def library_problem(what: str, error: ImportError) -> str:
    """Say what is impossible, which library is missing, and how to install it."""
    return (
        f"{what} ({error}); install what is missing, on Debian and Ubuntu with: sudo apt-get "
        "install libegl1 libgl1 libglib2.0-0 libxkbcommon0 libdbus-1-3 libfontconfig1"
    )


class DisplayKind(NamedTuple):
    """A kind of display on Linux, such as X11."""

    variable: str
    """The environment variable with the address of the display."""
    platform: str
    """Qt's name for the kind."""
    libraries: Mapping[str, str]
    """The libraries that Qt's plugin needs, each with its package in Debian and Ubuntu."""


WAYLAND: Final = DisplayKind(
    "WAYLAND_DISPLAY",
    "wayland",
    {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
)
X11: Final = DisplayKind(
    "DISPLAY",
    "xcb",
    {
        "libxcb.so.1": "libxcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
    },
)


def display_problem(environment: Mapping[str, str], system: str) -> str:
    """Return a sentence that says why no window can open; ``NO_DISPLAY`` if there is no display.

    Return "" if a window can open. ``system``: as ``sys.platform``; only Linux can lack a display.
    """
    wanted = environment.get("QT_QPA_PLATFORM", "")
    kinds = [kind for kind in (WAYLAND, X11) if not wanted or wanted.startswith(kind.platform)]
    if not system.startswith("linux") or not kinds:
        return ""
    # A generator, as one display that works is enough: the other need not even answer.
    problems = (missing(kind) for kind in kinds if answers(kind, environment))
    first = next(problems, NO_DISPLAY)
    return "" if not first or "" in problems else first


def answers(kind: DisplayKind, environment: Mapping[str, str]) -> bool:
    """Whether a display of this kind accepts connections."""
    name = environment.get(kind.variable, "")
    if kind is WAYLAND:
        return bool(name) and listens(Path(environment.get("XDG_RUNTIME_DIR", ""), name))
    return bool(name) and x_answers(name)


# ctypes and socket are imported when they are needed: on Linux, for some of Qt's platforms.


def x_answers(display: str) -> bool:
    """Whether an X server accepts connections; True without libxcb, which ``missing`` reports."""
    import ctypes

    if not loads("libxcb.so.1"):
        return True
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    has_answered = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return has_answered


def listens(place: Path) -> bool:
    """Whether a program, such as a Wayland compositor, accepts connections to a socket."""
    import socket

    with suppress(OSError), socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(place))
        return True
    return False


def missing(kind: DisplayKind) -> str:
    """Return a sentence with the libraries that this kind needs and the system lacks; else ""."""
    names = [library for library in kind.libraries if not loads(library)]
    if not names:
        return ""
    packages = " ".join(kind.libraries[library] for library in names)
    return (
        f"system libraries for windows are missing: {', '.join(names)}; install them, "
        f"on Debian and Ubuntu with: sudo apt-get install {packages}"
    )


def loads(library: str) -> bool:
    """Whether the system can load this library."""
    import ctypes

    with suppress(OSError):
        ctypes.CDLL(library)
        return True
    return False
