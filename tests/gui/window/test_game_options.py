"""The options of the game: offered where there are any, chosen, shown and undone."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QIcon, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from analyser.gui.look.card_faces import icon
from analyser.poker.games.game import Game
from analyser.poker.games.options import NO_OPTIONS, Options
from analyser.poker.games.registry import ANY, DRAW, GAMES, LOWBALL, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.names import RANK_PLURALS
from analyser.poker.table.table import new_table
from tests.gui.conftest import Look, User


def entries(user: User) -> dict[str, QAction]:
    def below(menu: QMenu) -> dict[str, QAction]:
        found: dict[str, QAction] = {}
        for action in menu.actions():
            inner = action.menu()
            found |= below(inner) if isinstance(inner, QMenu) else {action.text(): action}
        return {text.replace("&", ""): action for text, action in found.items()}

    user.window.options.menu.aboutToShow.emit()
    return below(user.window.options.menu)


def choose(user: User, text: str) -> None:
    entries(user)[text].trigger()


def ticked(user: User) -> list[str]:
    return [text for text, action in entries(user).items() if action.isChecked()]


RANKS = [str(RANK_PLURALS[rank]).capitalize() for rank in reversed(range(2, 15))]
JOKERS = ["No joker", "A joker that is a bug", "A joker that is any card"]


@pytest.mark.parametrize(
    ("game", "offered"),
    [
        (DRAW, JOKERS + RANKS), (LOWBALL, JOKERS),
        (OMAHA_HI_LO, ["Any low wins, not only eight or better"]),
        (SHORT_DECK_HOLDEM, ["Three of a kind beats a straight"]),
    ],
    ids=lambda value: value.key if isinstance(value, Game) else "",
)  # fmt: skip
def test_the_menu_offers_what_the_game_allows(user: User, game: Game, offered: list[str]) -> None:
    user.document.change_game(game)
    assert list(entries(user)) == offered
    for text in offered:
        choose(user, text)
    assert user.prompt == "First card"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_the_button_and_menu_are_there_if_a_game_has_options(user: User, game: Game) -> None:
    user.document.change_game(game)
    QApplication.processEvents()
    assert user.window.options.button.isVisible() == bool(game.allows)
    assert user.window.options.menu.menuAction().isVisible() == bool(game.allows)


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


def test_the_button_says_how_many_are_chosen_and_which(user: User, accessibles: Look) -> None:
    user.document.change_game(DRAW)
    button = user.window.options.button
    assert button.text() == "Options"
    choose(user, JOKERS[1])
    choose(user, "Twos")
    choose(user, "Jacks")
    assert button.text() == "Options (2)"
    text = "The joker as a bug and twos and jacks wild"
    assert button.toolTip() == text
    found = [a for a in accessibles(user.window) if a.name == "Options of the game"]
    assert found[0].description == text


@pytest.mark.parametrize(
    "style", [Qt.ToolButtonStyle.ToolButtonIconOnly, Qt.ToolButtonStyle.ToolButtonTextBesideIcon]
)
def test_the_arrow_lies_beside_the_picture(user: User, style: Qt.ToolButtonStyle) -> None:
    button = user.window.options.button

    def picture(arrow: QIcon, sliders: QIcon) -> QImage:
        button.set_arrow(arrow)
        button.setIcon(sliders)
        return button.grab().toImage()

    def inked(one: QImage, other: QImage) -> set[int]:
        places = product(range(one.width()), range(one.height()))
        return {x for x, y in places if one.pixel(x, y) != other.pixel(x, y)}

    user.document.change_game(DRAW)
    button.setToolButtonStyle(style)
    button.resize(button.sizeHint())
    colour = QColor("black")
    arrow, sliders, nothing = icon("more", colour), icon("settings", colour), QIcon()
    button.setText("")
    bare = picture(nothing, sliders)
    of_arrow = inked(picture(arrow, sliders), bare)
    blank = QPixmap(button.iconSize())
    blank.fill(Qt.GlobalColor.transparent)
    of_icon = inked(picture(nothing, QIcon(blank)), bare)
    assert min(of_arrow) > max(of_icon)


@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)")
def test_the_button_is_reached_and_opened_by_keyboard(user: User) -> None:
    user.document.change_game(DRAW)
    QApplication.processEvents()
    user.window.game_box.setFocus()
    user.key(Qt.Key.Key_Tab)
    assert user.focus() == "Options of the game"
    # Opening runs until the menu closes, so what happens in it has to be waiting.
    chosen = []
    menu = user.window.options.menu

    def pick() -> None:
        chosen.append(menu.activeAction() is menu.actions()[0])
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)

    menu.aboutToShow.connect(pick, Qt.ConnectionType.QueuedConnection)
    user.key(Qt.Key.Key_Space)
    assert (chosen, user.document.table.game.options) == ([True], Options(joker="bug"))
