"""Moves in the matrix of a seat's range."""

from collections.abc import Callable
from functools import wraps

from PySide6.QtCore import QPoint, Qt

from analyser.gui.felt.matrix.panel import RangePanel
from analyser.gui.window.menus import NamedRanges
from analyser.poker.games.registry import GAMES
from random_user.kinds import Do, move
from random_user.texts import NAMES, RANGES
from random_user.user import RandomUser

_MOST_SAVED = 8


def panel_of(user: RandomUser) -> RangePanel | None:
    """Return an open matrix of the window in use; open one if necessary.

    If the game has no ranges, change to a game with ranges or, half of the time, return None.
    """
    area, document = user.window.area, user.document
    if not area.view.matrices:
        if not document.table.game.takes_ranges:
            if user.rng.random() < 0.5:
                return None
            document.change_game(user.rng.choice([game for game in GAMES if game.takes_ranges]))
        document.range_asked.emit(user.rng.randrange(len(document.table.seats)))
        user.settle()
    view = area.view
    return view.seats[user.rng.choice(view.matrices)].panel if view.matrices else None


def in_panel(weight: float) -> Callable[[Callable[[RandomUser, RangePanel], None]], Do]:
    """Return a decorator: a function is a kind of move with a matrix, if one opens."""

    def register(do: Callable[[RandomUser, RangePanel], None]) -> Do:
        @move(weight)
        @wraps(do)
        def with_panel(user: RandomUser) -> None:
            panel = panel_of(user)
            if panel is not None and panel.isVisible():
                do(user, panel)

        return with_panel

    return register


@in_panel(2)
def drag_over_hands(user: RandomUser, panel: RangePanel) -> None:
    area = panel.matrix.viewport().rect()
    way = [user.somewhere_in(area) for _ in range(user.rng.randint(2, 3))]
    user.pull(panel.matrix.viewport(), way)


@in_panel(2)
def click_a_hand(user: RandomUser, panel: RangePanel) -> None:
    viewport = panel.matrix.viewport()
    user.click(viewport, user.somewhere_in(viewport.rect()))


@in_panel(1)
def walk_over_hands(user: RandomUser, panel: RangePanel) -> None:
    panel.matrix.setFocus()
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Space)
    modifiers = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(2):
        user.key(user.rng.choice(keys), user.rng.choice(modifiers))


@in_panel(2)
def type_a_range(user: RandomUser, panel: RangePanel) -> None:
    user.write(panel.text, user.rng.choice(RANGES))
    if user.rng.random() < 0.6:
        user.key(Qt.Key.Key_Return)


@in_panel(1)
def slide(user: RandomUser, panel: RangePanel) -> None:
    user.click(panel.best, user.somewhere_in(panel.best.rect()))


@in_panel(1)
def weigh_and_tick(user: RandomUser, panel: RangePanel) -> None:
    panel.matrix.asked.emit()
    popover = panel.popover
    if popover is None:
        return
    if user.rng.random() < 0.5:
        popover.weight.setValue(user.rng.choice((0, 1, 50, 99, 100)))
    elif popover.suits.count():
        item = popover.suits.item(user.rng.randrange(popover.suits.count()))
        place = popover.suits.visualItemRect(item)
        user.click(popover.suits.viewport(), QPoint(place.left() + 10, place.center().y()))
    popover.close()


@in_panel(1)
def keep_what_it_makes(user: RandomUser, panel: RangePanel) -> None:
    if panel.kinds.isVisible():
        user.click(panel.kinds.viewport(), user.somewhere_in(panel.kinds.viewport().rect()))


@in_panel(0.5)
def save_a_range(user: RandomUser, panel: RangePanel) -> None:
    if user.document.table.seats[user.document.seat_for_range].range is None:
        return
    settings = user.window.settings
    menu = user.window.findChild(NamedRanges)
    assert menu is not None
    menu.save_as(user.rng.choice(NAMES).strip() or "mine")
    if len(settings.ranges) > _MOST_SAVED:
        settings.ranges = {}


@in_panel(0.5)
def undo_in_the_matrix(user: RandomUser, panel: RangePanel) -> None:
    panel.matrix.setFocus()
    user.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
