"""Where a window can open, and what is said where it cannot."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from analyser.gui.program import display
from analyser.gui.program.display import NO_DISPLAY, WAYLAND, X11, Kind, display_problem

linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be without a display"
)
HERE = {"DISPLAY": ":0"}
THERE = {"WAYLAND_DISPLAY": "wayland-0"}


@pytest.mark.parametrize(
    ("environment", "system", "broken", "problem"),
    [
        ({}, "linux", [], NO_DISPLAY),
        ({"DISPLAY": ""}, "linux", [], NO_DISPLAY),
        ({"DISPLAY": ":gone"}, "linux", [], NO_DISPLAY),
        ({"WAYLAND_DISPLAY": "gone"}, "linux", [], NO_DISPLAY),
        (HERE, "linux", [], ""),
        (THERE, "linux", [X11], ""),
        ({**HERE, "WAYLAND_DISPLAY": "gone"}, "linux", [], ""),
        ({**HERE, **THERE}, "linux", [WAYLAND], ""),
        ({**HERE, **THERE}, "linux", [X11], ""),
        ({**HERE, **THERE}, "linux", [WAYLAND, X11], "wayland is broken"),
        (HERE, "linux", [X11], "xcb is broken"),
        # Who names a platform gets that or a sentence, not another one.
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", [X11], ""),
        ({"QT_QPA_PLATFORM": "xcb", **THERE}, "linux", [], NO_DISPLAY),
        ({"QT_QPA_PLATFORM": "xcb", **HERE}, "linux", [WAYLAND], ""),
        ({"QT_QPA_PLATFORM": "wayland", **HERE}, "linux", [], NO_DISPLAY),
        ({}, "win32", [], ""),
        ({}, "darwin", [], ""),
    ],
)
def test_what_keeps_a_window_from_opening(
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    system: str,
    broken: list[Kind],
    problem: str,
) -> None:
    def answers(kind: Kind, given: dict[str, str]) -> bool:
        return given.get(kind.variable) in (":0", "wayland-0")

    monkeypatch.setattr(display, "answers", answers)
    monkeypatch.setattr(
        display, "missing", lambda kind: f"{kind.platform} is broken" * (kind in broken)
    )
    assert display_problem(environment, system) == problem


def test_missing_libraries_are_named_with_the_line_that_installs_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(display, "loads", lambda name: "cursor" not in name and "shape" not in name)
    sentence = display.missing(X11)
    assert "missing: libxcb-cursor.so.0, libxcb-shape.so.0;" in sentence
    assert sentence.endswith("sudo apt-get install libxcb-cursor0 libxcb-shape0")
    assert "\n" not in sentence


@linux
def test_a_library_is_looked_for_by_loading_it() -> None:
    assert display.loads("libc.so.6")
    assert not display.loads("libno-such-thing.so.0")


@linux
def test_a_display_answers_only_where_somebody_listens(tmp_path: Path) -> None:
    assert not display.answers(X11, {"DISPLAY": ":65000"})
    assert not display.answers(X11, {})
    runtime = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
    assert not display.answers(WAYLAND, runtime)
    assert not display.answers(WAYLAND, {"XDG_RUNTIME_DIR": str(tmp_path)})
    with socket.socket(socket.AF_UNIX) as left_behind:
        left_behind.bind(str(tmp_path / "wayland-0"))
    assert not display.answers(WAYLAND, runtime), "its compositor is gone"
    (tmp_path / "wayland-0").unlink()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-0"))
        listening.listen()
        assert display.answers(WAYLAND, runtime)


@linux
def test_without_the_libraries_to_ask_loading_the_plugin_decides(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr("ctypes.CDLL", missing)
    assert display.x_answers(":0")
    assert display.wayland_answers(os.fspath(tmp_path))
