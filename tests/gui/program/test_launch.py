"""Starting with a display or without, and the self-test of an installed program."""

import json
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLoggingCategory, qWarning
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser import __version__
from analyser.cli import run
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.program import launch, self_test as module
from analyser.gui.program.launch import NO_DISPLAY, WAYLAND, X11, DisplayKind, display_problem
from analyser.gui.program.self_test import SelfTestError, self_test
from analyser.gui.program.without_display import picture_of, picture_with_answers, write_aside
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE, MainWindow
from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import new_table
from examples import examples
from histories import HOLDEM as HAND
from not_none import not_none
from processes import run_python

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
    assert (captured.out, captured.err) == ("", "hand-analyser: a library is missing\n")
    monkeypatch.setattr(launch, "display_problem", lambda *_: "")
    monkeypatch.setitem(
        sys.modules, "analyser.gui.program.start", None
    )  # as if Qt missed a library
    assert launch.run_window() == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("hand-analyser: the window cannot be loaded (")
    assert captured.err.count("\n") == 1


@linux
def test_without_a_display_and_without_qts_libraries_a_sentence_names_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "display_problem", lambda *_: NO_DISPLAY)
    monkeypatch.setitem(sys.modules, "analyser.gui.program.without_display", None)
    assert launch.run_window() == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert "sudo apt-get install libegl1" in captured.err


def without_display(
    arguments: list[str], folder: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    others = {name: value for name, value in os.environ.items() if name not in hidden}
    variables = {**others, "PYTHONPATH": str(ROOT), **environment}
    return run_python("-m", "analyser", *arguments, cwd=folder, env=variables)


@linux
def test_without_a_cache_the_answer_comes_without_a_picture(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    finished = without_display([], tmp_path, XDG_CACHE_HOME=str(tmp_path / "file"))
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "Two pair, aces and eights, jack kicker" in finished.stdout
    last = finished.stdout.splitlines()[-1]
    assert last == ("There is no picture of the window, as it cannot be written: Not a directory")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@linux
def test_without_a_display_the_hands_of_a_file_are_shown(tmp_path: Path) -> None:
    hands, notes = tmp_path / "hands.txt", tmp_path / "notes.txt"
    hands.write_text(HAND, encoding="utf-8")
    notes.write_text("We should play more often, she said.", encoding="utf-8")
    finished = without_display([str(hands)], tmp_path)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "Ann wins: a flush beats three of a kind" in finished.stdout
    finished = without_display([str(notes)], tmp_path)
    assert (finished.returncode, finished.stdout) == (2, "")
    assert "There are no hands here; lines of hands such as" in finished.stderr


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
    assert (finished.stderr, finished.returncode) == ("", 0)
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


@pytest.mark.parametrize(
    ("environment", "system", "broken", "problem"), examples(__file__, "displays.txt")
)
def test_what_keeps_a_window_from_opening(
    monkeypatch: pytest.MonkeyPatch, environment: str, system: str, broken: str, problem: str
) -> None:
    def answers(kind: DisplayKind, given: dict[str, str]) -> bool:
        return given.get(kind.variable) in (":0", "wayland-0")

    def missing(kind: DisplayKind) -> str:
        return f"{kind.platform} is broken" * (kind.platform in broken)

    monkeypatch.setattr(launch, "answers", answers)
    monkeypatch.setattr(launch, "missing", missing)
    variables = dict(each.split("=") for each in environment.split())
    assert display_problem(variables, system) == problem.replace("no display", NO_DISPLAY)


def test_missing_libraries_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "loads", lambda name: "cursor" not in name and "shape" not in name)
    sentence = launch.missing(X11)
    assert "missing: libxcb-cursor.so.0, libxcb-shape.so.0;" in sentence
    assert sentence.endswith("sudo apt-get install libxcb-cursor0 libxcb-shape0")
    assert "\n" not in sentence


@linux
def test_a_library_is_looked_for_by_loading_it_or_the_plugin_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert launch.loads("libc.so.6")
    assert not launch.loads("libno-such-thing.so.0")

    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr("ctypes.CDLL", missing)
    assert launch.x_answers(":0")


@linux
def test_a_display_answers_only_where_somebody_listens(tmp_path: Path) -> None:
    assert not launch.answers(X11, {"DISPLAY": ":65000"})
    assert not launch.answers(X11, {})
    runtime = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
    assert not launch.answers(WAYLAND, runtime)
    assert not launch.answers(WAYLAND, {"XDG_RUNTIME_DIR": str(tmp_path)})
    with socket.socket(socket.AF_UNIX) as left_behind:
        left_behind.bind(str(tmp_path / "wayland-0"))
    assert not launch.answers(WAYLAND, runtime), "its compositor is gone"
    (tmp_path / "wayland-0").unlink()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "wayland-0"))
        listening.listen()
        assert launch.answers(WAYLAND, runtime)


PROGRAM = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from analyser.gui.program.application import make_application
application = make_application(["test"])
print(application.applicationName(), application.applicationDisplayName(), sep=", ")
print(application.desktopFileName(), application.style().name(), sep=", ")
print(application.styleHints().tabFocusBehavior().name)
application.file_opened.connect(print)
QCoreApplication.sendEvent(application, QFileOpenEvent("/tables/mine.handtable"))
"""


def test_it_has_the_products_names_and_passes_on_the_files_to_open() -> None:
    """In a program of its own: there can be one application object only."""
    finished = run_python("-c", PROGRAM)
    assert finished.stdout.splitlines() == [
        "hand-analyser, Hand Analyser", "io.github.hand_analyser.HandAnalyser, fusion",
        "TabFocusAllControls", "/tables/mine.handtable",
    ]  # fmt: skip


TABLE = new_table(HOLDEM, seats=2).place_all(parse_cards("AhKhQsQdQhJh2c7d"))


def test_a_picture_shows_what_is_counted_beside_the_window(qtbot: QtBot) -> None:
    document = Document()
    document.restore(TABLE)
    window = MainWindow(Settings())
    window.fill(document)
    qtbot.addWidget(window)
    picture = picture_with_answers(window)
    assert not picture.isNull()
    assert [seat.win for seat in not_none(window.odds.standing.odds).seats] == [10, 34]
    assert window.odds.next_cards.up_to_date
    tile = window.odds.next_cards.tile(Card("Th"))
    assert not_none(tile).text == "100%"


def test_a_picture_has_the_size_of_a_first_start(qtbot: QtBot) -> None:
    try:
        image = QImage.fromData(picture_of(TABLE))
    finally:
        QLoggingCategory.setFilterRules("")  # it silences a warning for the rest of the program
    assert (image.width(), image.height()) == FIRST_SIZE


def test_a_picture_nobody_asked_for_is_a_file_of_its_own_and_few_stay(tmp_path: Path) -> None:
    one, other = write_aside(b"one"), write_aside(b"other")
    assert one != other
    assert (one.read_bytes(), other.read_bytes()) == (b"one", b"other")
    assert Path(os.environ["XDG_CACHE_HOME"]) in one.parents
    assert len(one.stem.removeprefix("window-")) >= 8
    if os.name == "posix":
        assert stat.S_IMODE(one.stat().st_mode) == 0o600
    pictures = [write_aside(str(number).encode()) for number in range(30)]
    for at, path in enumerate(pictures):
        if path.exists():
            os.utime(path, (at, at))
    last = write_aside(b"last")
    kept = list(last.parent.iterdir())
    assert last in kept
    assert len(kept) == 10


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
    assert all(len(line.split()) > 2 for line in checked), "each says what it has found"
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
