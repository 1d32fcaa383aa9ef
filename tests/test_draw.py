"""Rows of cards as a picture, in the terminal and without a display."""

import os
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from analyser import Card, CardError, draw
from analyser.cli import run
from analyser.gui.look.card_pictures import picture_of_rows, svg_of_rows
from analyser.gui.look.theme import DeckColours
from analyser.poker.cards import parse_cards
from analyser.terminal.commands import DECKS
from examples import examples
from mostly_long import mostly_long
from processes import ROOT, run_python
from screen import Screen

ROWS = [parse_cards("As Ks 10s"), parse_cards("?? Jo ??")]
WORDS = ["A♠ #50 Ts", "??Jo??"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_png_is_the_picture_of_the_rows(folder: Path, screen: Screen) -> None:
    out = screen.answer("draw", *WORDS, "-o", "hands.png")
    picture = QImage(str(folder / "hands.png"))
    drawn = picture_of_rows(ROWS)
    assert picture.convertToFormat(drawn.format()) == drawn
    assert out == f"hands.png: {drawn.width()} by {drawn.height()} pixels\n"


def test_the_decks_are_those_of_the_window() -> None:
    assert list(DECKS) == [colours.value for colours in DeckColours]
    assert DECKS[0] == DeckColours.TWO.value


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("output", ["-o", "--output"])
def test_an_svg_has_the_inks_of_the_deck(folder: Path, deck: str, output: str) -> None:
    assert run(["draw", output, "hands.svg", "--deck", deck, *WORDS]) == 0
    assert (folder / "hands.svg").read_bytes() == svg_of_rows(ROWS, DeckColours(deck))


def test_the_json_says_what_was_drawn_where(screen: Screen) -> None:
    picture = picture_of_rows(ROWS)
    size = {"width": picture.width() // 2, "height": picture.height() // 2}
    drawn = {"file": "für ♠.svg", **size, "rows": [["As", "Ks", "Ts"], ["??", "Jo", "??"]]}
    assert screen.json("draw", *WORDS, "-o", "für ♠.svg") == drawn


def test_the_options_of_every_game_change_nothing(folder: Path) -> None:
    for name, options in {"a.svg": [], "b.svg": ["--game", "hold'em", "--joker", "bug"]}.items():
        assert run(["draw", *WORDS, "-o", name, *options]) == 0
    assert (folder / "a.svg").read_bytes() == (folder / "b.svg").read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="needs a file name that Windows does not allow")
def test_a_file_name_cannot_act_on_the_terminal(screen: Screen) -> None:
    out = screen.answer("draw", "As", "-o", "a\x1b[31m\n.svg")
    assert out.startswith(r"a\x1b[31m\n.svg: ")


@pytest.mark.parametrize(("line", "message"), examples(__file__, "not_drawn.txt"))
def test_a_refusal_writes_no_file(line: str, message: str, folder: Path, screen: Screen) -> None:
    assert screen.refusal(*line.split()).startswith(message)
    assert not list(folder.iterdir())


def test_the_example_in_the_help_works(folder: Path, screen: Screen) -> None:
    _, _, example = screen.answer("draw", "--help").partition("Example: hand-analyser ")
    screen.answer(*example.split())
    assert [path.name for path in folder.iterdir()] == ["hands.png"]


def test_python_draws_rows_of_cards_in_any_form(folder: Path) -> None:
    for name in ("a.png", "a.svg"):
        saved = draw(["As Kd", parse_cards("Qh")], folder / name, deck="four-colour")
        assert Path(saved.file) == folder / name
        assert saved.rows == (parse_cards("AsKd"), (Card("Qh"),))
        assert (folder / name).stat().st_size > 1_000
    assert draw("AsKd", "b.svg").rows == (parse_cards("AsKd"),)
    for rows, path, deck, message in (
        (["Ax"], "c.png", "two-colour", "“Ax”"),
        ([], "c.png", "two-colour", "There is no card here"),
        (["As"], "c.gif", "two-colour", "c.gif"),
        (["As"], "", "two-colour", "the path of a file"),
        (["As"], "c.png", "pink", "“pink” is not possible here; the decks are two-colour, "),
    ):
        with pytest.raises(CardError, match=message):
            draw(rows, path, deck)
    assert not [*folder.glob("c.*")]


def in_a_process(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python where there is no display."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    return run_python("-c", code, cwd=None, env=environment)


DRAW = "import sys; from analyser.cli import run; sys.exit(run(['draw', 'AsKd', '-o', 'a.png']))"


def test_no_display_is_needed(folder: Path) -> None:
    finished = in_a_process(DRAW)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert not QImage(str(folder / "a.png")).isNull()


@pytest.mark.parametrize(
    "module", mostly_long(1, ["PySide6.QtSvg", "PySide6", "analyser.gui.resources_rc"])
)
def test_where_qt_cannot_be_loaded_it_is_said(module: str, folder: Path) -> None:
    finished = in_a_process(f"import sys; sys.modules[{module!r}] = None; {DRAW}")
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr.startswith("hand-analyser: Pictures cannot be drawn (")
    assert "sudo apt-get install libegl1 libgl1" in finished.stderr
    assert finished.stderr.count("\n") == 1
    assert not list(folder.iterdir())
