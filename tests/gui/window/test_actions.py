"""What can be done, by name and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup, QColor, QKeySequence

from analyser.gui.look.theme import DeckColours, ThemeName, dark_palette, light_palette, theme_of
from analyser.gui.window.actions import Actions, check
from analyser.poker.games.registry import GAMES, HOLDEM
from analyser.poker.table.table import Slot
from tests.gui.conftest import User


@pytest.fixture
def actions(user: User) -> Actions:
    return user.window.window_actions


def groups(actions: Actions) -> list[QActionGroup]:
    return [actions.games, actions.themes, actions.decks]


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("undo", {"Ctrl+Z"}),
        ("redo", {"Ctrl+Shift+Z", "Ctrl+Y"}),
        ("copy", {"Ctrl+C"}),
        ("paste", {"Ctrl+V"}),
        ("deal", {"Ctrl+R"}),
        ("enter", {"Ctrl+L"}),
        ("unknown", {"?"}),
        ("make_unknown", {"Ctrl+U"}),
        ("help", {"F1"}),
        ("quit", {"Ctrl+Q"}),
    ],
)
def test_the_keys_people_rely_on(actions: Actions, name: str, keys: set[str]) -> None:
    portable = QKeySequence.SequenceFormat.PortableText
    shortcuts = {key.toString(portable) for key in getattr(actions, name).shortcuts()}
    assert keys <= shortcuts


def test_every_action_has_a_name_an_explanation_and_own_keys(actions: Actions) -> None:
    everything = actions.single + [a for group in groups(actions) for a in group.actions()]
    names = [action.text() for action in everything]
    assert all(names)
    assert len(names) == len(set(names))
    does = [action.whatsThis() for action in actions.single]
    assert len(does) > 30
    assert all(does)
    assert len(does) == len(set(does))
    keys = [key.toString() for action in actions.single for key in action.shortcuts()]
    assert "" not in keys
    assert len(keys) == len(set(keys))


def test_icons_take_the_ink_of_the_theme_and_groups_offer_every_choice(actions: Actions) -> None:
    def offered(group: QActionGroup) -> list[object]:
        return [action.data() for action in group.actions()]

    assert (offered(actions.games), offered(actions.themes)) == (list(GAMES), list(ThemeName))
    assert offered(actions.decks) == list(DeckColours)
    check(actions.themes, ThemeName.DARK)
    check(actions.themes, ThemeName.LIGHT)
    assert actions.themes.checkedAction().data() == ThemeName.LIGHT
    check(actions.games, HOLDEM)
    assert actions.games.checkedAction().data() is HOLDEM

    def ink() -> str:
        image = actions.deal.icon().pixmap(20, 20).toImage()
        pixels = [image.pixelColor(x, y) for x in range(20) for y in range(20)]
        solid = [pixel for pixel in pixels if pixel.alpha() == 255]
        return max(solid, key=QColor.alpha).name()

    for palette in (light_palette(), dark_palette()):
        theme = theme_of(palette)
        actions.draw_icons(theme.text, 20)
        assert ink() == theme.text.name()


def test_the_keys_for_unknown_cards_leave_texts_alone(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    user.document.activate(Slot(0, 0))
    user.deck.setFocus()
    user.type("?")
    assert user.cards() == "??"
    user.document.activate(Slot(1, 1))
    user.key(Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert [user.cards(seat) for seat in (0, 1)] == ["??", "?? ??"]
    user.document.clear()
    user.window.entry.setFocus()
    user.type("??")
    assert user.window.entry.text() == "??"
    user.key(Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert user.document.table.is_empty
    user.window.entry.setText("??")
    user.key(Qt.Key.Key_Return)
    assert user.cards() == "??"
