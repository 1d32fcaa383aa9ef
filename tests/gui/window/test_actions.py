"""Actions by name and key (test_keys, test_fifteen_tasks press them), and recent files."""

import shutil
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QColor
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.theme import DeckColours, ThemeName, dark_palette, light_palette, theme_of
from analyser.gui.look.windows import check
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import TABLES, Actions
from analyser.gui.window.menus import list_recent_files
from analyser.poker.games.registry import GAMES, HOLDEM
from analyser.poker.table.table import Slot
from tests.gui.conftest import User


@pytest.fixture
def actions(user: User) -> Actions:
    return user.window.window_actions


def groups(actions: Actions) -> list[QActionGroup]:
    return [actions.games, actions.themes, actions.decks]


def test_what_actions_call_is_there(user: User) -> None:
    for name, path, *_ in TABLES["calls"]:
        assert callable(attrgetter(path)(user.window)), name


def test_actions_have_names_explanations_keys_and_icons(actions: Actions) -> None:
    everything = actions.single + [a for group in groups(actions) for a in group.actions()]
    names = [action.text() for action in everything]
    assert all(names)
    assert len(names) == len(set(names))
    does = [action.statusTip() for action in actions.single]
    assert len(does) > 30
    assert all(does)
    assert len(does) == len(set(does))
    assert not any(action.whatsThis() for action in everything)  # Orca 48 says it beside the tip
    keys = [key.toString() for action in actions.single for key in action.shortcuts()]
    assert "" not in keys
    assert len(keys) == len(set(keys))

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
        actions.draw_icons(theme.text)
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


@pytest.fixture
def menu(around: QWidget) -> QMenu:
    return QMenu(around)


def entries(menu: QMenu, chosen: list[str]) -> list[QAction]:
    list_recent_files(menu, Settings(), chosen.append)
    return [action for action in menu.actions() if not action.isSeparator()]


def files(folder: Path, *names: str) -> list[str]:
    paths = [folder / name for name in names]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        path.touch()
    return [str(path) for path in paths]


def test_the_last_file_is_first_and_each_is_there_once(menu: QMenu, tmp_path: Path) -> None:
    a, b = files(tmp_path, "night/a & b.handtable", "night/b.handtable")
    for path in (a, b, a):
        Settings().add_recent(path)
    chosen: list[str] = []
    first, second, clear = entries(menu, chosen)
    assert first.text() == "&1 a && b.handtable  (night)"
    assert (second.text(), first.toolTip()) == ("&2 b.handtable  (night)", a)
    assert clear.text() == "&Clear this list"
    second.trigger()
    assert chosen == [b]


def test_missing_files_drop_out_and_users_clear_it(menu: QMenu, tmp_path: Path) -> None:
    gone, there = files(tmp_path, "gone/a", "there/a")
    for path in (gone, there, str(tmp_path), "\0"):
        Settings().add_recent(path)
    shutil.rmtree(tmp_path / "gone")
    assert [action.text() for action in entries(menu, [])] == ["&1 a  (there)", "&Clear this list"]
    assert Settings().recent_files == [there]
    for path in files(tmp_path, "a", "b"):
        Settings().add_recent(path)
    entries(menu, [])[-1].trigger()
    (nothing,) = entries(menu, [])
    assert nothing.text() == "No file yet"
    assert not nothing.isEnabled()
    assert Settings().recent_files == []
