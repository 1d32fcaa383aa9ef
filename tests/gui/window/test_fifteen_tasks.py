"""What a player does most takes few steps, by keys alone and by mouse.

A step picks one card, chooses one entry of a menu or a button, presses one key, or writes one text
into a field. By keys alone a task takes at most twice as many keys as it has characters to type, or
two if it has none.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.look import file_dialogs
from analyser.poker.games.registry import GAMES, HOLDEM, OMAHA_HI_LO
from drops import COPY, drag_over, let_go
from histories import HOLDEM as A_HAND
from not_none import not_none
from tests.gui.conftest import ALT, CTRL, NONE, SHIFT, Key, User
from tests.gui.hands.conftest import settle

THREE_OMAHAS = "As2hKdKcAd4dQcQs5h5c6d7d"


class Steps:
    """The user's hands, and how many steps they have made."""

    def __init__(self, user: User) -> None:
        self.user, self.count = user, 0
        self.pressed = self.typed = 0
        """The keys that were pressed, and the characters of cards and texts among them."""

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.count += 1
        self.pressed += 1
        self.user.key(key, modifiers)
        QApplication.processEvents()

    def write(self, text: str) -> None:
        """Write a text where the keyboard is, and finish with Enter."""
        self.count += 1
        self.typed += len(text)
        self.pressed += len(text) + 1
        QTest.keyClicks(not_none(QApplication.focusWidget()), text)
        self.user.key(Key.Key_Return)
        QApplication.processEvents()

    def type_cards(self, cards: str) -> None:
        for at in range(0, len(cards), 2):
            self.count += 1
            self.typed += 2
            self.pressed += 2
            self.user.type(cards[at : at + 2].lower())

    def click_cards(self, cards: str) -> None:
        for at in range(0, len(cards), 2):
            self.count += 1
            self.user.click(cards[at : at + 2])

    def click(self, target: QWidget) -> None:
        self.count += 1
        assert target.isVisible()
        assert target.isEnabled()
        QTest.mouseClick(target, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def choose(self, action: QAction, menu: QMenu | None = None) -> None:
        """Choose an entry of a menu; without one, of a menu of the menu bar."""
        self.count += 1
        bar = self.user.window.menuBar()
        menus = [menu] if menu is not None else bar.findChildren(QMenu)
        assert any(action in each.actions() for each in menus)
        assert action.isEnabled()
        action.trigger()
        QApplication.processEvents()


@pytest.fixture
def steps(own_window: None, user: User) -> Iterator[Steps]:
    user.window.resize(1180, 820)
    QApplication.processEvents()
    steps = Steps(user)
    yield steps
    assert steps.pressed <= max(2 * steps.typed, 2)


by_keys = pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])


@by_keys
@pytest.mark.parametrize(("cards", "verdict"), [
    ("AcJd8s8cAs3d4d", "Two pair, aces and eights"), ("AhKhQsQdQcJh2h8h3c", "A wins"),
], ids=["seven", "to the river"])  # fmt: skip
def test_each_card_is_a_step(steps: Steps, by_mouse: bool, cards: str, verdict: str) -> None:
    if verdict == "A wins":
        steps.user.document.begin(HOLDEM, 2)
    (steps.click_cards if by_mouse else steps.type_cards)(cards)
    assert (steps.user.verdict, 2 * steps.count) == (verdict, len(cards))


@by_keys
def test_three_hands_of_omaha_hi_lo(steps: Steps, by_mouse: bool) -> None:
    user, actions = steps.user, steps.user.window.window_actions
    if by_mouse:
        game = actions.games.actions()[GAMES.index(OMAHA_HI_LO)]
        steps.choose(game)
        every = user.window.findChildren(QAbstractButton)
        (add,) = [one for one in every if one.accessibleName() == "Add a seat" and one.isVisible()]
        while len(user.document.table.seats) < 3:
            steps.click(add)
    else:
        steps.key(Key.Key_L, CTRL)
        steps.write("omaha8: - v - v -")
    assert len(user.document.table.seats) == 3
    (steps.click_cards if by_mouse else steps.type_cards)(THREE_OMAHAS)
    assert [user.cards(seat) for seat in range(3)] == [
        "As 2h Kd Kc", "Ad 4d Qc Qs", "5h 5c 6d 7d",
    ]  # fmt: skip
    assert steps.count <= 3 + 12


def test_two_ranges_typed(steps: Steps) -> None:
    steps.user.document.begin(HOLDEM, 2)
    steps.key(Key.Key_L, CTRL)
    steps.write("AA v KK")
    assert [str(seat.range) for seat in steps.user.document.table.seats] == ["AA", "KK"]
    assert steps.count <= 3


def test_two_ranges_by_mouse_a_click_each_in_the_matrix_of_the_seat(steps: Steps) -> None:
    user = steps.user
    user.document.begin(HOLDEM, 2)
    steps.choose(user.window.window_actions.hold_range)
    for hands in (["AA", "KK"], ["QQ", "JJ"]):
        for seat, hand in enumerate(hands):
            panel = not_none(user.window.area.view.seats[seat].panel)
            assert panel.isVisible()
            steps.count += 1
            place = panel.matrix.visualRect(panel.model.index_of(hand)).center()
            QTest.mouseClick(panel.matrix.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert [str(seat.range) for seat in user.document.table.seats] == hands
        user.document.clear()
    assert steps.count == 1 + 2 + 2  # a matrix stays open until it is closed
    user.key(Key.Key_Escape)
    assert user.window.area.view.matrices == ()


@by_keys
def test_what_beats_me(steps: Steps, by_mouse: bool) -> None:
    steps.user.document.enter("9h9c @ QhJh9d4s")
    if by_mouse:
        steps.choose(steps.user.window.window_actions.beats)
    else:
        steps.key(Key.Key_B, CTRL | SHIFT)
    details = steps.user.window.details
    assert not_none(details.focusProxy()).accessibleName() == "Nuts pane"
    assert steps.count == 1


@by_keys
@pytest.mark.parametrize(("said", "seats", "most"), [
    (", pot 90, B bets 60", "AhKh v QsQd @ QhJh2c", 2),
    (", A in 50, B in 100, C in 1000", "AhKh v KsQd v 9c9d @ AdKd2c3c4h", 3),
], ids=["pot and call", "side pots"])  # fmt: skip
def test_money_is_said_after_the_table(
    steps: Steps, by_mouse: bool, said: str, seats: str, most: int
) -> None:
    user = steps.user
    user.document.enter(seats)
    if by_mouse:
        steps.click(user.window.entry)
    else:
        steps.key(Key.Key_L, CTRL)
    user.key(Key.Key_End)
    steps.pressed += 1
    steps.write(said)
    table = user.document.table
    if most == 2:
        assert (table.pot, table.seats[1].wager) == (90, 60)
    else:
        assert [seat.bet for seat in table.seats] == [50, 100, 1000]
    assert steps.count <= most


@by_keys
def test_a_file_and_its_replay(
    steps: Steps, by_mouse: bool, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, path = steps.user, tmp_path / "hands.txt"
    path.write_text(A_HAND + "\n\n\n" + A_HAND.replace("#", "#1"))
    if by_mouse:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        steps.count += 1
        assert drag_over(user.window, data).isAccepted()
        assert let_go(user.window, data, COPY)
    else:
        monkeypatch.setattr(file_dialogs, "ask_for_files", lambda *each: each[2]([str(path)]))
        steps.key(Key.Key_O, CTRL | ALT)
    pane = user.window.hands
    qtbot.waitUntil(lambda: user.document.guest is not None)
    settle(pane, qtbot)
    assert steps.count == 1
    steps.count = 0
    if by_mouse:
        tiles = user.window.area.view.rows[0].tiles
        steps.click(tiles[1])
    else:
        steps.key(Key.Key_Left)
    assert user.document.shown_street is not None
    assert steps.count == 1
    pane.finish()


@by_keys
@pytest.mark.parametrize(("name", "key", "modifiers", "is_done"), [
    ("hands", Key.Key_L, CTRL | SHIFT, lambda user: user.window.hands.editor.text.hasFocus()),
    ("practice", Key.Key_3, ALT, lambda user: user.window.panes.left_key == "practice"),
    ("copy", Key.Key_C, CTRL, lambda _: "Seat B" in QApplication.clipboard().text()),
    ("teach", Key.Key_H, CTRL, lambda user: user.document.reveal.hidden),
    ("undo", Key.Key_Z, CTRL, lambda user: user.document.table.is_empty),
])  # fmt: skip
def test_a_list_practice_share_hide_and_undo_take_one_step(
    steps: Steps,
    by_mouse: bool,
    name: str,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier,
    is_done: Callable[[User], bool],
) -> None:
    steps.user.document.enter("AhKh v QsQd @ QhJh2c")
    steps.user.deck.setFocus()
    if by_mouse:
        steps.choose(getattr(steps.user.window.window_actions, name))
    else:
        steps.key(key, modifiers)
    assert is_done(steps.user)
    assert steps.count == 1
