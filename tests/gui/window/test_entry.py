"""The entry: a situation is the table, what was entered comes back, and what is read is shown."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from analyser.gui.window.header import Header
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, new_table
from analyser.poker.table.written_line import line_of, whole_line_of
from analyser.poker.text.enter import enter
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import CTRL, Key, User

FORMS = ["AhKh v QsQd @ QhJh2c", "Hero (BTN): A♥ K♥ Villain: Q♠ Q♦ Flop: Q♥ J♥ 2♣"]


MORE_FORMS = [
    "Ah Kh, Qs Qd, board Qh Jh 2c", "BTN AhKh SB QsQd flop QhJh2c?", "AhKh v QsQd\nQhJh2c",
    "<AhKh> v <QsQd> on <QhJh2c>", "Hero: AhKh | Villain: QsQd | Flop: QhJh2c",
    "$1/$2 NLHE: AhKh v QsQd, the flop is QhJh2c, pot $12",
]  # fmt: skip
REFUSED = [
    "AhKh v QsQd v QhJh2c", "AhKh v QsQd QhJh2c", "AhKh 66% v QsQd (34%)",
    "AhKh | QsQd @ QhJh2c | 7d3s",
]  # fmt: skip
TWO = "Not done: This can be read in two ways; write AhKh v QsQd"


@pytest.mark.parametrize("text", FORMS)
def test_a_situation_in_any_form_is_typed_letter_by_letter(user: User, text: str) -> None:
    user.document.enter("AsAd v KsKd v 7c7d @ 2s3s4s5s6s")
    user.key(Key.Key_L, CTRL)
    user.window.entry.insert(text[:-1])
    user.window.entry.insert(text[-1])
    user.key(Key.Key_Return)
    assert line_of(user.document.table) == FORMS[0]
    assert user.window.entry.text() == whole_line_of(user.document.table)
    assert user.deck.hasFocus()


@pytest.mark.parametrize(
    "before", mostly_long(1, ["2c3c v 4c5c v 6c7c @ 2s3s4s dead 8c", "", "stud: 2c3c4c v 5c"])
)
def test_every_road_gives_one_table_or_one_sentence(user: User, before: str) -> None:
    if before:
        user.document.enter(before)
    full = user.document.table
    for text in MORE_FORMS + REFUSED:
        seen = []
        for road in ("type", "paste"):
            QApplication.clipboard().setText(text)
            if road == "type":
                user.key(Key.Key_L, CTRL)
            user.key(Key.Key_V, CTRL)
            if road == "type":
                user.key(Key.Key_Return)
            is_read = user.document.table != full
            refused = f"Not done: {user.below}" if road == "type" else user.prompt
            seen.append(line_of(user.document.table) if is_read else refused)
            if is_read:
                user.key(Key.Key_Z, CTRL)
            assert user.document.table == full
            user.deck.setFocus()
        said = FORMS[0] if text in MORE_FORMS else TWO
        assert [each.startswith(said) for each in seen] == [True, True], (text, seen)
        assert seen[0] == seen[1]


def test_all_boards_of_before_are_offered_and_completed(user: User) -> None:
    user.enter("AhKh v QsQd @ QhJh2c @ 9c9d3s")
    boards, actions = user.document.table.boards, user.window.window_actions
    assert actions.complete.text() == "&Complete the boards"
    user.enter("AsAd v KsKd")
    offer = user.window.area.prompt.offer
    assert (user.prompt, offer.text()) == ("The boards from before are gone", "Keep the boards")
    assert actions.complete.text() == "&Complete the board"
    offer.click()
    assert user.document.table.boards == boards
    assert user.document.undo_stack.undoText() == "keep the boards"
    actions.complete.trigger()
    assert [len(board) for board in user.document.table.boards] == [5, 5]
    assert user.document.undo_stack.undoText() == "complete the boards"


def test_the_board_of_before_or_another_game_is_offered(user: User) -> None:
    user.enter("AhKh v QsQd @ QhJh2c8sTs")
    user.enter("AsAd v KsKd")
    offer = user.window.area.prompt.offer
    assert (user.prompt, offer.text()) == ("The board from before is gone", "Keep the board")
    offer.click()
    assert line_of(user.document.table) == "AsAd v KsKd @ QhJh2c8sTs"
    assert offer.isHidden()
    user.enter("AsQh v KsKd")
    assert offer.isVisible()
    offer.click()
    assert (user.prompt, user.cards(BOARD)) == ("Not done: Qh is already in seat A", "")
    user.enter("AhKh v QsQd @ 2c3c4c")
    user.enter("draw: AhKhQhJh9h v AsKsQsJs9s")
    assert user.window.area.prompt.offer.isHidden()
    assert "board" not in user.prompt
    user.enter("AhKhQhJh v AsKsQsJs @ 2c3c4c")
    user.enter("AhKh v QsQd")
    assert offer.text() == "Play as Texas hold'em?"
    offer.click()
    assert (user.document.table.game, user.cards(BOARD)) == (HOLDEM, "")


def test_what_was_entered_comes_back_with_the_arrows(user: User) -> None:
    for text in ("AhKh v QsQd", "AsAd v KsKd", "AhKh v QsQd"):
        user.enter(text)
    entry = user.window.entry
    user.key(Key.Key_L, CTRL)
    entry.insert("7c")
    seen = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Down):
        user.key(key)
        seen.append(entry.text())
    first, last = "AsAd v KsKd", "AhKh v QsQd"
    assert seen == [last, first, last, "7c", "7c"]
    for key in (Key.Key_Up, Key.Key_Backspace, Key.Key_Up, Key.Key_Down):
        user.key(key)
    assert entry.text() == last[:-1], "what was edited is kept too"


def test_what_is_understood_lies_below_the_field_while_one_types(user: User) -> None:
    entry = user.window.entry
    user.key(Key.Key_L, CTRL)
    entry.insert("Ann: AhKh v Zz")
    preview = not_none(entry.preview)
    assert preview.isVisible()
    assert preview.geometry().right() < user.window.width()
    wrong = "“Zz” cannot be read here; write v between hands and the board after @"
    assert (preview.accessibleName(), user.below) == ("Understood: Ann Ah Kh v", "")
    assert entry.accessibleDescription() == ""
    pause = not_none(entry.findChild(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly))
    pause.timeout.emit()  # said when the user has stopped typing
    assert preview.accessibleName().startswith(f"Understood: Ann Ah Kh v; {wrong}")
    assert entry.accessibleDescription() == preview.accessibleName()
    entry.setText("AhKh v QsQd")
    assert (user.below, entry.is_wrong) == ("Enter puts it on the table", False)
    assert preview.accessibleName() == "Understood: Ah Kh v Qs Qd"
    entry.setText("hello")
    assert preview.accessibleName() == user.below != ""
    entry.setText(" v ".join(["AhKhQhJhTh9h8h"] * 20))
    preview.grab()
    assert preview.height() < user.window.height() / 3
    user.window.resize(800, 600)
    QApplication.processEvents()
    assert preview.geometry().right() < 800
    user.deck.setFocus()
    assert preview.isHidden()
    pause.timeout.emit()
    assert entry.accessibleDescription() == ""


@pytest.mark.parametrize(("text", "wrong"), [
    ("AhAh v KsKd", "Ah is there twice, 1st and 2nd"), ("AhKh v QsQx", "“Qx” is not a card"),
    ("AhKh v AhQd", "Ah is there twice, in seat A and in seat B"),
    ("AhKh v", "There are no cards on one side of “v”"), ("AhKh v QsQd @ Qh7x2c", "“Qh7x2c”"),
    ("AhKh v QsQd, pot 1.5", "The pot is 1.5"), ("AhKh v QsQd, B bets 1.5", "The bet is 1.5"),
])  # fmt: skip
def test_while_a_text_is_wrong_it_is_marked_and_enter_does_nothing(
    user: User, text: str, wrong: str
) -> None:
    user.enter("2c3c v 4c5c")
    entry, header = user.window.entry, not_none(user.window.findChild(Header))
    before, table = user.window.entry.text(), user.document.table
    user.key(Key.Key_L, CTRL)
    calm = header.grab().toImage()
    entry.setText(text)
    assert wrong in user.below
    assert header.grab().toImage() != calm
    user.key(Key.Key_Return)
    assert (entry.text(), entry.hasFocus(), user.document.table) == (text, True, table)
    assert wrong in entry.accessibleDescription()
    heard = entry.accessibleDescription()
    user.key(Key.Key_Return)  # it was silent: an unchanged text is not said again
    assert entry.accessibleDescription() == heard + "\u200b"
    user.key(Key.Key_Escape)
    assert (entry.text(), entry.is_wrong, user.deck.hasFocus()) == (before, False, True)
    assert user.document.table == table


def test_the_field_shows_the_table_whatever_is_done(user: User) -> None:
    entry = user.window.entry
    assert entry.text() == ""
    user.type("as")
    assert entry.text() == "any cards: As"
    user.document.begin(HOLDEM, 3)
    user.document.deal(7)
    assert enter(new_table(), entry.text()) == user.document.table
    user.document.make_unknown(1)
    user.document.rename_seat(2, "Ann")
    user.document.pick(user.document.table.cards_of(0)[0])
    assert whole_line_of(enter(new_table(), entry.text())) == entry.text()
    user.key(Key.Key_L, CTRL)
    assert entry.selectedText() == entry.text()
    user.document.undo()
    assert entry.selectedText() == entry.text() == whole_line_of(user.document.table)
    entry.setText("AhK")
    user.document.undo()
    assert entry.text() == "AhK", "what is being typed stays"
    user.deck.setFocus()
    assert entry.text() == whole_line_of(user.document.table)
    user.key(Key.Key_L, CTRL)
    user.key(Key.Key_Up)
    assert entry.text() == "AhK", "and comes back"


def test_a_click_selects_the_whole_text_a_second_one_a_place(user: User) -> None:
    user.enter("AhKh v QsQd")
    entry = user.window.entry
    QTest.mouseClick(entry, Qt.MouseButton.LeftButton)
    assert entry.selectedText() == "AhKh v QsQd"
    QTest.mouseClick(entry, Qt.MouseButton.LeftButton, pos=entry.rect().center())
    assert entry.selectedText() == ""


def test_a_name_gives_the_keyboard_back_and_is_seen_whole(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    QApplication.processEvents()
    user.window.area.view.seats[0].edit_name()
    name = user.window.area.view.seats[0].name
    wide = name.fontMetrics().horizontalAdvance("phil ivey the great")
    user.type("phil ivey the great")
    assert name.width() > wide
    user.key(Key.Key_Return)
    user.type("as")
    assert user.document.table.seats[0].name == "phil ivey the great"
    assert (user.cards(), user.deck.hasFocus()) == ("As", True)
