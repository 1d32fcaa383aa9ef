"""The options of the game: offered where there are any, chosen, shown and undone."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from analyser.gui.window.menus import GameOptions
from analyser.poker.games.game import Game
from analyser.poker.games.options import NO_OPTIONS, Options
from analyser.poker.games.registry import ANY, DRAW, GAMES, LOWBALL, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.names import RANK_PLURALS
from analyser.poker.table.table import new_table
from not_none import not_none
from tests.gui.conftest import User


def menu(user: User) -> GameOptions:
    return not_none(user.window.findChild(GameOptions))


def entries(user: User) -> dict[str, QAction]:
    def below(menu: QMenu) -> dict[str, QAction]:
        found: dict[str, QAction] = {}
        for action in menu.actions():
            inner = action.menu()
            found |= below(inner) if isinstance(inner, QMenu) else {action.text(): action}
        return {text.replace("&", ""): action for text, action in found.items()}

    options = menu(user)
    options.aboutToShow.emit()
    return below(options)


def choose(user: User, text: str) -> None:
    entries(user)[text].trigger()


def ticked(user: User) -> list[str]:
    return [text for text, action in entries(user).items() if action.isChecked()]


RANKS = [str(RANK_PLURALS[rank]).capitalize() for rank in reversed(range(2, 15))]
JOKERS = ["No joker", "A joker that is a bug", "A joker that is any card"]


@pytest.mark.parametrize(("game", "offered"), [
    (DRAW, JOKERS + RANKS), (LOWBALL, JOKERS),
    (OMAHA_HI_LO, ["Any low wins, not only eight or better"]),
    (SHORT_DECK_HOLDEM, ["Three of a kind beats a straight"]),
], ids=lambda value: value.key if isinstance(value, Game) else "")  # fmt: skip
def test_the_menu_offers_what_the_game_allows(user: User, game: Game, offered: list[str]) -> None:
    user.document.change_game(game)
    assert list(entries(user)) == offered
    for text in offered:
        choose(user, text)
    assert user.prompt == "First card"


def test_the_menu_is_there_if_a_game_has_options(user: User) -> None:
    for game in GAMES:
        user.document.change_game(game)
        assert menu(user).menuAction().isVisible() == bool(game.allows), game


def test_one_joker_is_ticked_any_ranks_and_boxes_show_the_game(user: User) -> None:
    user.document.change_game(DRAW)
    assert ticked(user) == ["No joker"]
    for text in reversed(JOKERS):
        choose(user, text)
        assert ticked(user) == [text]
    choose(user, "Jacks")
    choose(user, "Twos")
    assert user.document.table.game.options == Options(wild=(2, 11))
    choose(user, "Jacks")
    assert user.document.table.game.options == Options(wild=(2,))
    assert ticked(user) == ["No joker", "Twos"]
    steps = user.document.undo_stack.count()
    choose(user, "No joker")
    assert user.document.undo_stack.count() == steps
    user.document.restore(new_table(DRAW))
    choose(user, "Twos")
    assert user.window.game_box.currentText() == "Five-card draw"
    assert user.window.window_actions.games.checkedAction().data() is DRAW
    assert not user.document.change_game(DRAW)
    assert user.document.table.game.options == Options(wild=(2,))
    choose(user, JOKERS[2])
    user.document.change_game(LOWBALL)
    assert user.document.table.game.options is NO_OPTIONS


def test_each_choice_is_undone_in_words(user: User) -> None:
    stack = user.document.undo_stack
    told = []

    def chosen(text: str) -> None:
        choose(user, text)
        told.append(stack.undoText())

    user.document.change_game(DRAW)
    for text in (JOKERS[1], JOKERS[2], JOKERS[0], "Twos", "Twos"):
        chosen(text)
    user.document.change_game(SHORT_DECK_HOLDEM)
    chosen("Three of a kind beats a straight")
    chosen("Three of a kind beats a straight")
    user.document.change_game(OMAHA_HI_LO)
    chosen("Any low wins, not only eight or better")
    chosen("Any low wins, not only eight or better")
    assert told == [
        "play with the joker as a bug", "play with the joker as any card", "play with no joker",
        "make twos wild", "take twos as they are", "let three of a kind beat a straight",
        "let a straight beat three of a kind", "let any low win",
        "ask for a low of eight or better",
    ]  # fmt: skip
    while stack.canUndo():
        stack.undo()
        game = user.document.table.game
        assert game.options.chosen().keys() <= set(game.allows)
    assert user.document.table.game is ANY


def test_the_box_for_the_game_says_which_options_are_chosen(user: User) -> None:
    user.document.change_game(DRAW)
    box = user.window.game_box
    plain = box.grab().toImage()
    assert box.toolTip() == ""
    for text in (JOKERS[1], "Twos", "Jacks"):
        choose(user, text)
    assert box.toolTip() == "The joker as a bug and twos and jacks wild"
    assert box.grab().toImage() != plain
