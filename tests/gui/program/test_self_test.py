"""The self-test of an installed program: it passes here, and sees what is wrong."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from analyser import __version__
from analyser.cli import run
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.program import self_test as module
from analyser.gui.program.self_test import SelfTestError, self_test
from analyser.poker.cards import Card
from processes import run_python


@pytest.fixture(autouse=True)
def stay_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests are kept away from the user's files; nothing has to be moved once more."""
    monkeypatch.setattr(module, "_stay_away_from_the_users_files", lambda folder: None)


def test_it_passes_writes_what_it_found_and_nothing_else(tmp_path: Path) -> None:
    # In a process of its own, whose first paint comes before NumPy.
    # The window of the test speaks English, whatever the user's language is.
    variables = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "LANGUAGE": "de"}
    folder = tmp_path / "new" / "folder"
    finished = run_python("-m", "analyser", "--self-test", folder, env=variables)
    assert (finished.returncode, finished.stderr) == (0, "")
    first, *checked, last = finished.stdout.splitlines()
    assert first.startswith(f"Hand Analyser {__version__}, from source, {sys.platform}, offscreen,")
    assert [line.split()[:2] for line in checked] == [["ok", name] for name in module.CHECKS]
    assert last == "The self-test has passed."
    assert (folder / "self-test.txt").read_text(encoding="utf-8") == finished.stdout
    assert QImage(str(folder / "window.png")).width() > 1000
    assert list(tmp_path.iterdir()) == [tmp_path / "new"]  # nothing in the user's cache


def test_a_check_a_word_from_qt_or_an_error_in_a_slot_fails_it_and_the_others_go_on(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def talks(folder: Path) -> str:
        qWarning("a font is missing")
        return "fine"

    def swallows(folder: Path) -> str:
        error = ValueError("in a slot")
        sys.excepthook(ValueError, error, None)  # as PySide calls it
        return "fine"

    def broken(folder: Path) -> str:
        raise SelfTestError("the aces are missing")

    hook = sys.excepthook
    made = {"talks": talks, "swallows": swallows, "broken": broken, "sound": lambda _: "fine"}
    monkeypatch.setattr(module, "CHECKS", made)
    assert self_test(tmp_path) == 1
    assert sys.excepthook is hook
    _, *checked, last = capsys.readouterr().out.splitlines()
    assert checked == [
        "FAILED  talks      fine", "        QtWarningMsg: a font is missing",
        "FAILED  swallows   fine", "        ValueError: in a slot",
        "FAILED  broken     SelfTestError: the aces are missing", "ok      sound      fine",
    ]  # fmt: skip
    assert last == "The self-test has FAILED."


@pytest.mark.parametrize("name", [name for name in module.CHECKS if name != "window"])
def test_each_check_passes_by_itself(qapp: QApplication, tmp_path: Path, name: str) -> None:
    assert module.CHECKS[name](tmp_path)


def test_cards_with_one_face_or_none_are_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drawn = CardFaces.image
    monkeypatch.setattr(CardFaces, "image", lambda self, _, *size: drawn(self, Card("As"), *size))
    with pytest.raises(SelfTestError, match="3c looks like 2c"):
        module.CHECKS["cards"](tmp_path)

    def blank(self: CardFaces, card: Card | str, width: int, ratio: float) -> QImage:
        image = QImage(round(width * ratio), 10, QImage.Format.Format_ARGB32)
        image.fill(0)
        return image

    monkeypatch.setattr(CardFaces, "image", blank)
    with pytest.raises(SelfTestError, match=r"2c is blank, \d+ wide at 1x"):
        module.CHECKS["cards"](tmp_path)


def test_a_wrong_answer_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "RANKED", {"high": [1, 2]})
    with pytest.raises(SelfTestError, match=r"high: \[1, 7462\], and not \[1, 2\]"):
        module.CHECKS["engine"](tmp_path)


def test_it_needs_a_folder_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--self-test"]) == 2
    assert "name one: --self-test DIR" in capsys.readouterr().err
    file = tmp_path / "file"
    file.touch()
    assert run(["--self-test", str(file)]) == 2
    assert f"{file} cannot be written" in capsys.readouterr().err
