"""Games of one's own in the window: played from a file, kept, removed; and a game just added."""

from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from analyser.gui.look import file_dialogs
from analyser.gui.look.widgets import ChoiceBox, GameChoice
from analyser.gui.state.document import Document
from analyser.gui.state.kept_files import KeptGames
from analyser.gui.window.header import GameBox
from analyser.gui.window.menus import GameMenu, loaded
from analyser.poker.games.game import Game
from analyser.poker.games.own_games import own_game, rules_of
from analyser.poker.games.registry import GAMES, HOLDEM, every_game, remove_game
from not_none import not_none
from tests.gui.conftest import OpenWindow, User

pytestmark = pytest.mark.usefixtures("no_added_games")


@pytest.fixture
def kept() -> Iterator[KeptGames]:
    games = KeptGames()
    yield games
    games.file.unlink(missing_ok=True)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Two & three"\ndealt = 3\nuses = [0, 2]\n')
    monkeypatch.setattr(file_dialogs, "ask_for_file", lambda *each: each[2](str(file)))
    return file


@pytest.fixture(autouse=True)
def no_lists_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen of tests can open no list."""
    monkeypatch.setattr(ChoiceBox, "showPopup", lambda _: None)


def full(*_: object) -> NoReturn:
    raise OSError(ENOSPC, "disk full")


def opened(user: User) -> tuple[list[str], dict[str, QAction]]:
    """Open the menu of games; return its games, and the entries that remove one."""
    menu = not_none(user.window.findChild(GameMenu))
    menu.aboutToShow.emit()
    removes = not_none(menu.findChild(QMenu))
    games = [action.text() for action in menu.actions() if action.isCheckable()]
    return games, {action.text(): action for action in removes.actions()}


def play(user: User) -> list[str]:
    """Choose "Your own game", and return what was refused."""
    said: list[str] = []
    user.document.refused.connect(said.append)
    user.window.window_actions.own_game.trigger()
    return said


def test_it_is_played_and_kept_until_it_is_removed(
    holdem: User, file: Path, kept: KeptGames, open_window: OpenWindow
) -> None:
    assert play(holdem) == []
    game = holdem.document.table.game
    assert game.key == "Two & three"
    assert rules_of(game) == {"name": "Two & three", "dealt": 3, "uses": [0, 2]}
    box = not_none(holdem.window.findChild(GameBox))
    assert (box.currentText(), box.count()) == ("Two & three", len(GAMES) + 1)
    games, removes = opened(holdem)
    assert games[-1] == "Two && three"
    (checked,) = [a for a in holdem.window.window_actions.games.actions() if a.isChecked()]
    assert checked.data() == game
    holdem.enter("AsKs2s v 9h9d9c @ Qs7s2c4s8d")
    assert holdem.verdict == "A wins"
    for _ in range(2):
        holdem.document.undo()
    assert box.currentText() == "Texas hold'em"
    remove_game(game)  # as at the next start
    loaded.clear()
    later = open_window(Document())
    games, removes = opened(later)
    assert games[-1] == "Two && three"
    remove_game(game)
    open_window(Document())  # which reads the file no more
    assert every_game() == GAMES
    kept.load()
    later_box = not_none(later.window.findChild(GameBox))
    later_box.showPopup()
    later_box.setCurrentIndex(later_box.findText("Two & three"))
    later_box.activated.emit(later_box.currentIndex())
    assert later.document.table.game == game
    noted: list[str] = []
    later.document.noted.connect(noted.append)
    removes["Two && three"].trigger()
    assert noted == ["“Two & three” is no longer in the list of games"]
    assert every_game() == GAMES
    games, removes = opened(later)
    assert (games[-1], removes) == ("Teen patti", {})
    assert later.document.table.game == game  # its table stays
    assert later_box.currentText() == "Two & three"
    for _ in range(2):
        later.document.undo()
        assert every_game() == (*GAMES, game)
        assert opened(later)[0][-1] == "Two && three"
        later.document.redo()
        assert every_game() == GAMES
    assert later.document.undo_stack.undoText() == "remove “Two & three” from the list of games"
    later.document.change_game(HOLDEM)
    assert later_box.count() == len(GAMES)
    KeptGames().load()
    assert every_game() == GAMES


def test_a_game_with_the_name_of_another_is_called_otherwise(
    holdem: User, file: Path, kept: KeptGames
) -> None:
    play(holdem)
    play(holdem)
    file.write_text('name = "two & THREE"\ndealt = 4\n')
    play(holdem)
    names = [str(game.name) for game in every_game()[len(GAMES) :]]
    assert names == ["Two & three", "two & THREE (2)"]
    for game in every_game()[len(GAMES) :]:
        remove_game(game)
    kept.load()
    assert [str(game.name) for game in every_game()[len(GAMES) :]] == names


def test_a_game_that_is_practised_is_not_removed(
    own_window: None, holdem: User, file: Path, kept: KeptGames, qtbot: QtBot, refusals: list[str]
) -> None:
    play(holdem)
    holdem.window.panes.show_left("practice")
    practice = holdem.window.practice

    def choose(game: Game) -> None:
        question = practice.question
        practice.game.choose(game)
        practice.game.activated.emit(practice.game.currentIndex())
        qtbot.waitUntil(lambda: practice.question is not question and not practice.making.is_busy)

    choose(every_game()[-1])
    _, removes = opened(holdem)
    removes["Two && three"].trigger()
    assert refusals == ["“Two & three” is being practised: first choose another game in practice"]
    practice.round_strip.skip.click()  # the question still has its game
    choose(HOLDEM)
    removes["Two && three"].trigger()  # which could not be undone while a question is asked
    assert refusals[1:] == ["Answer the question first, or leave practice with Alt+1"]
    assert every_game() != GAMES
    holdem.window.panes.show_left("")
    removes["Two && three"].trigger()
    assert every_game() == GAMES
    assert "Two & three" in holdem.document.undo_stack.undoText()


def test_a_list_keeps_its_game_in_another_window_when_another_was_removed(
    own_window: None, user: User, open_window: OpenWindow
) -> None:
    first, second, _ = [own_game({"name": name, "dealt": 3}) for name in ("Mine", "Yours", "Ours")]
    old = user.window.hands
    old.editor.games.choose(second)
    for game in (first, second):
        remove_game(game)
        new = open_window(Document()).window.hands
        new.editor.take_from(old.editor)
        assert new.editor.games.game == second


def test_what_cannot_be_played_or_kept_is_said(
    holdem: User, file: Path, kept: KeptGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('name = "Mine"\ndealt = 19\n')
    assert "“dealt” in the rules of the game" in play(holdem)[0]
    file.write_text("dealt = 2\n")
    assert "“name” in the rules of the game" in play(holdem)[0]
    file.unlink()
    assert "cannot be read" in play(holdem)[0]
    monkeypatch.setattr(file_dialogs, "ask_for_file", lambda *_: None)
    assert play(holdem) == []
    assert holdem.document.table.game == HOLDEM
    kept.file.mkdir(parents=True)
    monkeypatch.setattr(KeptGames, "_append", full)
    monkeypatch.setattr(KeptGames, "_write", full)
    file.write_text('name = "Mine"\ndealt = 2\n')
    monkeypatch.setattr(file_dialogs, "ask_for_file", lambda *each: each[2](str(file)))
    said = "The file of your own games cannot be used: disk full"
    aside = "A file of the program cannot be read; it is kept as {}"
    assert play(holdem) == [said, aside.format(*kept.file.parent.glob("games-kept-*.jsonl"))]
    assert holdem.document.table.game.key == "Mine"  # played all the same
    monkeypatch.setattr(KeptGames, "_lines", full)
    _, removes = opened(holdem)
    removes["Mine"].trigger()
    assert every_game()[-1].key == "Mine"


def test_lines_that_are_no_rules_are_passed_over(kept: KeptGames) -> None:
    kept.keep(own_game({"name": "Mine", "dealt": 2}))
    with kept.file.open("a", encoding="utf-8") as file:
        file.write('nothing\n[]\n{"dealt": 2}\n7\n{"name": "Mine too", "dealt": 3}\n')
    remove_game(every_game()[-1])
    kept.load()
    assert [str(game.name) for game in every_game()[len(GAMES) :]] == ["Mine", "Mine too"]


def test_a_game_that_is_added_is_in_every_box_and_on_the_felt(london: Game, holdem: User) -> None:
    assert "London lowball" in opened(holdem)[0]
    holdem.enter("London lowball: As2d3h4c5sKcKd v Ah2s3c4d6hQcQd")
    assert holdem.verdict == "B wins"
    assert holdem.reason.startswith("A six-four beats a king-four")
    assert [holdem.answer(seat)[0] for seat in (0, 1)] == ["Low, K-4-3-2-A", "Low, 6-4-3-2-A"]
    assert holdem.document.table.game is london
    for action in (holdem.window.window_actions.practice, holdem.window.window_actions.left_hands):
        action.trigger()
    boxes = holdem.window.findChildren(GameChoice)
    assert len(boxes) >= 3
    for box in boxes:
        box.showPopup()
        assert box.findText("London lowball") > 0
