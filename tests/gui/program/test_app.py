"""Starting where there is a display, and where there is none."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from analyser.gui.program import app

ROOT = Path(__file__).resolve().parents[3]
linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be without a display"
)


def test_a_problem_ends_with_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "display_problem", lambda *_: "a library is missing")
    assert app.run_window() == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "hand-analyser: a library is missing\n"


def test_a_window_that_cannot_be_loaded_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "display_problem", lambda *_: "")
    monkeypatch.setitem(
        sys.modules, "analyser.gui.program.start", None
    )  # as if Qt missed a library
    try:
        assert app.run_window() == 2
    finally:
        gc.enable()  # a start leaves that to the window
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("hand-analyser: the window cannot be loaded (")
    assert captured.err.count("\n") == 1


@linux
def test_without_a_display_a_sample_and_a_picture_of_the_window_are_shown(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    finished = subprocess.run(
        [
            sys.executable,
            "-c",
            "from analyser.gui.program.app import run_window; exit(run_window())",
        ],
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
