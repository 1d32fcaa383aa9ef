"""Starting where there is a display, and where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from analyser.gui import app
from analyser.gui.app import display_trouble

ROOT = Path(__file__).resolve().parents[2]
linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be without a display"
)


@pytest.mark.parametrize(
    ("environment", "system", "library", "trouble"),
    [
        ({}, "linux", True, "no display"),
        ({"DISPLAY": ""}, "linux", True, "no display"),
        ({"DISPLAY": ":0"}, "linux", True, ""),
        ({"DISPLAY": ":gone"}, "linux", True, "no display"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False, ""),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False, ""),
        ({}, "win32", False, ""),
        ({}, "darwin", False, ""),
    ],
)
def test_what_keeps_a_window_from_opening(
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    system: str,
    library: bool,
    trouble: str,
) -> None:
    monkeypatch.setattr(app, "_loads", lambda _: library)
    monkeypatch.setattr(app, "_answers", lambda display: display == ":0")
    assert display_trouble(environment, system) == trouble


def test_a_missing_library_is_named_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app, "_loads", lambda _: False)
    monkeypatch.setattr(app, "_answers", lambda _: True)
    sentence = display_trouble({"DISPLAY": ":0"}, "linux")
    assert "libxcb-cursor.so.0" in sentence
    assert "sudo apt-get install libxcb-cursor0" in sentence
    assert "\n" not in sentence


@linux
def test_a_display_that_is_not_there_does_not_answer() -> None:
    assert not app._answers(":65000")


@linux
def test_a_library_is_looked_for_by_loading_it() -> None:
    assert app._loads("libc.so.6")
    assert not app._loads("libno-such-thing.so.0")


def test_trouble_ends_with_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "display_trouble", lambda *_: "a library is missing")
    assert app.run_window() == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "hand-analyser: a library is missing\n"


@linux
def test_without_a_display_a_sample_and_a_picture_of_the_window_are_shown(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    finished = subprocess.run(
        [sys.executable, "-c", "from analyser.gui.app import run_window; exit(run_window())"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert finished.stderr == ""
    assert finished.returncode == 0
    first, *lines = finished.stdout.splitlines()
    assert first.startswith("There is no display here")
    assert "Two pair, aces and eights, jack kicker" in finished.stdout
    picture = Path(lines[-1].rpartition(": ")[2])
    assert picture.parent == tmp_path
    image = QImage(str(picture))
    assert image.width() >= 1024
    assert image.height() >= 700
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, 700, 3)}
    assert len(colours) > 200
