"""Starting where there is a display, and where there is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from analyser.gui.program import launch

ROOT = Path(__file__).resolve().parents[3]
linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be without a display"
)


def test_a_problem_ends_with_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "display_problem", lambda *_: "a library is missing")
    assert launch.run_window() == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "hand-analyser: a library is missing\n"
    monkeypatch.setattr(launch, "display_problem", lambda *_: "")
    monkeypatch.setitem(
        sys.modules, "analyser.gui.program.start", None
    )  # as if Qt missed a library
    assert launch.run_window() == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("hand-analyser: the window cannot be loaded (")
    assert captured.err.count("\n") == 1


def without_display(
    arguments: list[str], folder: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Start the program in a folder, where no window can open."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    others = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "analyser", *arguments],
        cwd=folder,
        env={**others, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


@linux
def test_without_a_cache_the_answer_comes_without_a_picture(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    finished = without_display([], tmp_path, XDG_CACHE_HOME=str(tmp_path / "file"))
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "Two pair, aces and eights, jack kicker" in finished.stdout
    last = finished.stdout.splitlines()[-1]
    assert last == ("There is no picture of the window, as it cannot be written: Not a directory")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.long
@linux
def test_without_a_display_names_out_of_a_file_cannot_act_on_the_terminal(tmp_path: Path) -> None:
    names = ["\x1b[31mred\x07", "\u202egnp.exe", "\x9b2J", "x" * 1_000_000]
    seats = [{"name": name, "cards": ["As", None]} for name in names]
    for number, seat in enumerate(seats):
        seat["cards"] = [f"{'AKQJ'[number]}s", f"{'AKQJ'[number]}h"]
    file = tmp_path / "strange \x1b[31m\u202e name.json"
    table = {"format": 1, "game": "holdem", "seats": seats, "board": [None] * 5, "active": None}
    file.write_text(json.dumps(table), encoding="utf-8")
    finished = without_display([str(file)], tmp_path)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.replace("\n", "").isprintable()
    assert len(finished.stdout) < 5_000
    assert "red" in finished.stdout


@linux
def test_without_a_display_a_and_a_picture_of_the_window_are_shown(tmp_path: Path) -> None:
    finished = without_display([], tmp_path)
    assert finished.stderr == ""
    assert finished.returncode == 0
    first, *lines = finished.stdout.splitlines()
    assert first.startswith("There is no display here")
    assert "Two pair, aces and eights, jack kicker" in finished.stdout
    picture = Path(lines[-1].rpartition(": ")[2])
    assert Path(os.environ["XDG_CACHE_HOME"]) in picture.parents
    image = QImage(str(picture))
    assert image.width() >= 1024
    assert image.height() >= 700
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, 700, 3)}
    assert len(colours) > 200
