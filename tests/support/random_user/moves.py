"""Imports all moves, and adds moves that use any part of any window."""

from random import Random
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from random_user import (  # noqa: F401 - they register their moves
    file_moves,
    hands_moves,
    practice_moves,
    range_moves,
    table_moves,
    window_moves,
)
from random_user.hands import LEFT, NONE, RIGHT, Hands, keys_named
from random_user.kinds import KINDS, Kind, move
from random_user.user import RandomUser

KEYS: Final = (
    *(Qt.Key(ord(letter)) for letter in "AKQJT98765432SHDC10V@?<&"),
    *keys_named("Tab Backtab Return Escape Space Delete Backspace Left Right Up Down Home End"),
    *keys_named("PageDown F10 Menu"),
)


def choose(rng: Random) -> Kind:
    (kind,) = rng.choices(KINDS, [kind.weight for kind in KINDS])
    return kind


def use_any_part(user: Hands, window: QWidget, rng: Random) -> None:
    parts = [part for part in window.findChildren(QWidget) if part.isVisible() and part.isEnabled()]
    if not parts:
        return
    part = rng.choice(parts)
    where = QPoint(rng.randrange(max(1, part.width())), rng.randrange(max(1, part.height())))
    user.click(part, where, RIGHT if rng.random() < 0.2 else LEFT)


@move(6)
def click_anything(user: RandomUser) -> None:
    user.rest()
    use_any_part(user, user.rng.choice(user.shown_windows()), user.rng)


@move(6)
def press_any_key(user: RandomUser) -> None:
    modifiers = Qt.KeyboardModifier
    keys = user.rng.choice((NONE, NONE, NONE, modifiers.ShiftModifier, modifiers.AltModifier))
    user.key(user.rng.choice(KEYS), keys)


@move(2)
def move_the_pointer(user: RandomUser) -> None:
    window = user.window.windowHandle()
    QTest.mouseMove(window, user.somewhere_in(QRect(QPoint(), window.size())))


@move(1)
def press_a_key_of_the_menu(user: RandomUser) -> None:
    """Press the shortcut of an action, except actions that close or open a window."""
    known = user.window.window_actions
    kept = {known.quit, known.close, known.print, known.about, known.preferences, known.new}
    kept.add(known.full_screen)
    actions = [action for action in known.single if action not in kept and action.shortcuts()]
    user.press(user.rng.choice(actions))
