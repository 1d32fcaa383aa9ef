"""Moves in the editor of ranges."""

from collections.abc import Callable
from functools import wraps

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from analyser.gui.range_editor.range_editor import RangeEditor
from analyser.poker.games.registry import GAMES
from random_user.kinds import Do, move
from random_user.texts import NAMES, RANGES
from random_user.user import RandomUser

_MOST_SAVED = 8


def editor_of(user: RandomUser) -> RangeEditor | None:
    """Return the range editor of the window in use; open it if necessary.

    If the game has no ranges, change to a game with ranges or, half of the time, return None.
    """
    window = user.window
    editors = window.findChildren(RangeEditor)
    if editors and editors[0].isVisible():
        return editors[0]
    if not user.document.table.game.takes_ranges:
        if user.rng.random() < 0.5:
            return None
        games = [game for game in GAMES if game.takes_ranges]
        user.document.change_game(user.rng.choice(games))
    window.edit_range(user.rng.randrange(len(user.document.table.seats)))
    user.settle()
    editors = window.findChildren(RangeEditor)
    return editors[0] if editors and editors[0].isVisible() else None


def in_editor(weight: float) -> Callable[[Callable[[RandomUser, RangeEditor], None]], Do]:
    """Return a decorator: a function is a kind of move with the range editor, if that opens."""

    def register(do: Callable[[RandomUser, RangeEditor], None]) -> Do:
        @move(weight)
        @wraps(do)
        def with_editor(user: RandomUser) -> None:
            editor = editor_of(user)
            if editor is not None:
                do(user, editor)

        return with_editor

    return register


@in_editor(2)
def drag_over_hands(user: RandomUser, editor: RangeEditor) -> None:
    area = editor.matrix.viewport().rect()
    way = [user.somewhere_in(area) for _ in range(user.rng.randint(2, 3))]
    user.pull(editor.matrix.viewport(), way)


@in_editor(2)
def click_a_hand(user: RandomUser, editor: RangeEditor) -> None:
    viewport = editor.matrix.viewport()
    user.click(viewport, user.somewhere_in(viewport.rect()))


@in_editor(1)
def walk_over_hands(user: RandomUser, editor: RangeEditor) -> None:
    editor.matrix.setFocus()
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Space)
    modifiers = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(2):
        user.key(user.rng.choice(keys), user.rng.choice(modifiers), editor)


@in_editor(2)
def type_a_range(user: RandomUser, editor: RangeEditor) -> None:
    user.write(editor.text, user.rng.choice(RANGES))
    if user.rng.random() < 0.6:
        user.key(Qt.Key.Key_Return, window=editor)


@in_editor(1)
def weigh_hands(user: RandomUser, editor: RangeEditor) -> None:
    editor.brush.setValue(user.rng.choice((0, 1, 50, 99, 100)))
    user.click(editor.best, user.somewhere_in(editor.best.rect()))


@in_editor(1)
def tick_suits(user: RandomUser, editor: RangeEditor) -> None:
    if not editor.suits.count():
        return
    item = editor.suits.item(user.rng.randrange(editor.suits.count()))
    place = editor.suits.visualItemRect(item)
    user.click(editor.suits.viewport(), QPoint(place.left() + 10, place.center().y()))


@in_editor(1)
def choose_a_known_range(user: RandomUser, editor: RangeEditor) -> None:
    user.click(user.rng.choice(editor.findChildren(QPushButton)))


@in_editor(0.5)
def save_a_range(user: RandomUser, editor: RangeEditor) -> None:
    if editor.model.range.percent == 0:
        return
    settings = user.window.settings
    editor.ranges.save_as(user.rng.choice(NAMES).strip() or "mine")
    if len(settings.ranges) > _MOST_SAVED:
        settings.ranges = {}


@in_editor(0.5)
def undo_in_the_editor(user: RandomUser, editor: RangeEditor) -> None:
    editor.matrix.setFocus()
    user.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, editor)
