"""The window for lists: typing, dealing, mistakes, order, pictures, and what takes long."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.list_window import window as list_window
from analyser.gui.list_window.model import Column
from analyser.gui.list_window.window import ListWindow
from analyser.gui.look import file_dialogs as saving
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.card_pictures import picture_of_rows, svg_of_rows
from analyser.gui.look.theme import DeckColours, ThemeName, theme_of
from analyser.gui.state.document import Document
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, HOLDEM, OMAHA, RAZZ
from analyser.poker.generators import Steps, finish
from analyser.poker.results.hand_list import HandList, deal_text, grade_text, text_of_list
from not_none import not_none
from tests.gui.conftest import CTRL, LEFT, SHIFT, Heard, Key, Look, User

THREE = "3c 4h 5d 6c 7s\nKc Qc 9c 8c 2c\nKd Qd 9d 8d 2d"


@pytest.fixture
def hands(user: User, qtbot: QtBot) -> Iterator[ListWindow]:
    user.key(Key.Key_L, CTRL | SHIFT)
    window = not_none(user.window.list_window)
    qtbot.waitUntil(window.isActiveWindow)
    window.pause.setInterval(10)
    yield window
    window.finish()


Write = Callable[[str], None]


@pytest.fixture
def write(hands: ListWindow, qtbot: QtBot) -> Write:
    def write(text: str) -> None:
        hands.input.text.setPlainText(text)
        settle(hands, qtbot)

    return write


def settle(hands: ListWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not hands.pause.isActive() and not hands.is_working)


def rows(hands: ListWindow) -> list[str]:
    model = hands.model
    columns = (Column.PLACE, Column.CARDS, Column.HAND)
    return [
        " | ".join(model.index(row, column).data() for column in columns)
        for row in range(model.rowCount())
    ]


def press(hands: ListWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(hands.windowHandle(), key, modifiers)


def test_f1_opens_the_help_of_the_main_window(user: User, hands: ListWindow, qtbot: QtBot) -> None:
    press(hands, Key.Key_F1, Qt.KeyboardModifier.NoModifier)
    qtbot.waitUntil(user.window.isActiveWindow)
    rules = not_none(user.window.details).rules
    assert rules.isVisible()
    qtbot.waitUntil(rules.page.hasFocus)


def test_an_empty_list_is_not_saved(hands: ListWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(saving, "ask_where_to_save", lambda *what: asked.append(what))
    for action in (hands.copy_text, hands.copy_picture, hands.save_picture, hands.use):
        assert not action.isEnabled()
        assert not hands.buttons[action].isEnabled()
        action.trigger()
    press(hands, Key.Key_C, CTRL | SHIFT)
    assert asked == []


def test_what_is_typed_is_read_after_a_while(hands: ListWindow, qtbot: QtBot, write: Write) -> None:
    assert hands.input.text.hasFocus()
    QTest.keyClicks(hands.input.text, "KcQc9c8c2c")
    assert hands.pause.isActive()
    assert rows(hands) == []
    QTest.keyClick(hands.input.text, Key.Key_Return)
    QTest.keyClicks(hands.input.text, "3c4h5d6c7s")
    settle(hands, qtbot)
    assert rows(hands) == [
        "1 | Kc Qc 9c 8c 2c | Flush, K-Q-9-8-2",
        "2 | 3c 4h 5d 6c 7s | Straight, seven high",
    ]
    assert hands.strip.text == "2 hands in order. Best: line 1, flush, K-Q-9-8-2"
    press(hands, Key.Key_F6, Qt.KeyboardModifier.NoModifier)
    assert hands.table.hasFocus()
    assert hands.table.selected_row() == 0
    write(THREE)
    assert [row.split(" | ")[0] for row in rows(hands)] == ["1", "1", "3"]
    write("As Kd")
    assert hands.strip.text == "1 hand"
    write("")
    assert rows(hands) == []
    assert hands.strip.text.startswith("Type, paste or deal hands")
    assert not hands.copy_text.isEnabled()


def test_game_and_options_are_those_of_the_table(
    user: User, hands: ListWindow, write: Write, qtbot: QtBot, document: Document
) -> None:
    write("2c 2d 2h 2s 3c\n7c 5d 4h 3s 2d")
    user.document.change_game(RAZZ)
    settle(hands, qtbot)
    assert rows(hands)[0].startswith("1 | 7c 5d 4h 3s 2d | Low, 7-5-4-3-2")
    hands.input.games.setCurrentText("Five-card draw")
    settle(hands, qtbot)
    assert rows(hands)[0].startswith("1 | 2c 2d 2h 2s 3c")
    user.document.change_game(HOLDEM)
    assert hands.input.game == DRAW
    assert hands.input.games.itemText(0) == "As on the table: Texas hold'em"
    parent = QtWidgets.QWidget()
    qtbot.addWidget(parent)
    hands = ListWindow(document, CardFaces(), parent)
    document.change_game(DRAW.with_options({"joker": "wild"}))
    hands.input.text.setPlainText("Jo As Ah Ad Ac\nKs Qs Js Ts 9s")
    settle(hands, qtbot)
    assert "Five aces" in rows(hands)[0]
    hands.input.games.setCurrentText("Five-card draw")
    settle(hands, qtbot)
    assert "Left out: Line 1: Jo cannot be used in Five-card draw" in hands.strip.text
    hands.finish()


def test_hands_share_a_board(user: User, hands: ListWindow, write: Write, qtbot: QtBot) -> None:
    assert not hands.input.board.isEnabled()
    user.document.change_game(HOLDEM)
    assert hands.input.board.isEnabled()
    hands.input.board.setText("9c Kh Kd 9s Ah")
    write("Qc 5h\nAs Jd")
    assert rows(hands)[0] == "1 | As Jd | Two pair, aces and kings, jack kicker"
    hands.input.board.setText("9c Kh Kx")
    settle(hands, qtbot)
    assert hands.strip.text.startswith("Board: “Kx” is not a card")
    hands.input.board.setText("9c Kh Kd")
    write("Qc 5h\nAs Jd")
    hands.table.selectRow(0)
    hands.use.trigger()
    table = user.document.table
    assert (table.seats[0].cards, table.board) == (parse_cards("As Jd"), parse_cards("9c Kh Kd"))


def test_a_mistake_is_named_and_hides_no_other_line(hands: ListWindow, write: Write) -> None:
    write(THREE)
    before = rows(hands)
    write("Ah Kx")
    assert hands.strip.text.startswith("Line 1: “Kx” is not a card")
    assert rows(hands) == before
    assert not hands.table.isEnabled(), "what it shows is another list"
    assert not hands.copy_text.isEnabled()
    write("As\n" * 300 + "Kx\n" + "As\n" * 300)
    hands.strip.order.setFocus()
    hands.strip.mend.click()
    text = hands.input.text
    assert text.hasFocus()
    assert (text.textCursor().blockNumber(), text.textCursor().positionInBlock()) == (300, 2)
    assert text.viewport().rect().contains(text.cursorRect())
    write("As")
    assert not hands.strip.mend.isVisible()
    write(THREE)
    before = rows(hands)
    write(f"{THREE}\n\nAh Kx")
    assert hands.strip.text.startswith("3 hands in order. Left out: Line 5: “Kx” is not a card")
    (mark,) = hands.input.text.extraSelections()
    assert mark.cursor.blockNumber() == 4
    assert (hands.input.text.toPlainText(), rows(hands)) == (f"{THREE}\n\nAh Kx", before)
    assert hands.copy_text.isEnabled()
    write(f"Ah Ky\n{THREE}\n\nAh Kx")
    assert ". Lines left out: 2. Line 1: “Ky”" in hands.strip.text
    assert len(hands.input.text.extraSelections()) == 2
    write(f"{THREE}\n\nAh Kc")
    assert hands.input.text.extraSelections() == []
    assert not hands.strip.mend.isVisible()
    assert len(rows(hands)) == 4


def test_a_fault_of_the_program_does_not_leave_it_busy(
    hands: ListWindow, write: Write, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(THREE)
    caught: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: caught.append(kind))
    monkeypatch.setattr(list_window, "text_of_list", lambda *_: 1 // 0)
    hands.copy_text.trigger()
    settle(hands, qtbot)
    assert caught == [ZeroDivisionError]
    assert not hands.strip.progress.isVisible()


def test_lists_and_mistakes_are_told_once(hands: ListWindow, write: Write, spoken: Heard) -> None:
    write("As As")
    write("As As ")
    write("As Ks")
    assert spoken == [("Line 1: As is there twice, 1st and 2nd", False), ("1 hand", False)]


def test_dealing_fills_the_list_as_games_do(hands: ListWindow, qtbot: QtBot, user: User) -> None:
    hands.input.text.setPlainText("As Kd")
    hands.input.count.setValue(40)
    hands.input.cards.setValue(5)
    hands.input.seed.setText("7")
    press(hands, Key.Key_R, CTRL)
    settle(hands, qtbot)
    assert hands.input.text.toPlainText() == finish(deal_text(hands.input.game, 40, 5, 7))
    assert len(rows(hands)) == 40
    assert hands.strip.text.endswith(". Dealt; the number 7 deals these hands again")
    hands.input.text.undo()
    assert hands.input.text.toPlainText() == "As Kd"
    for game in (HOLDEM, OMAHA, RAZZ):
        user.document.change_game(game)
        cards = hands.input.cards
        bounds = cards.value(), cards.minimum(), cards.maximum()
        assert bounds == (game.dealt, game.least, game.most_alone)


def test_without_a_number_each_deal_says_its_own(hands: ListWindow, qtbot: QtBot) -> None:
    texts = []
    for _ in range(2):
        hands.input.deal.click()
        settle(hands, qtbot)
        texts.append(hands.input.text.toPlainText())
    assert texts[0] != texts[1]
    number = hands.strip.text.split("the number ")[1].split()[0]
    hands.input.seed.setText(number)
    QTest.keyClick(hands.input.seed, Key.Key_Return)
    settle(hands, qtbot)
    assert hands.input.text.toPlainText() == texts[1]


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        ("seven", "“seven” is not a whole number; type digits only"),
        ("-1", "The seed is -1; it must be"),
    ],
)
def test_a_number_that_is_none_deals_nothing(
    hands: ListWindow, write: Write, qtbot: QtBot, seed: str, message: str
) -> None:
    write(THREE)
    hands.input.seed.setText(seed)
    hands.input.deal.click()
    settle(hands, qtbot)
    assert hands.strip.text.startswith(message)
    assert hands.input.text.toPlainText() == THREE
    assert hands.table.isEnabled(), "the list is as it was"
    hands.input.text.appendPlainText("As Kd")
    hands.input.deal.click()
    qtbot.waitUntil(lambda: hands.strip.text.startswith("4 hands in order"))


def test_the_order_is_chosen_by_header_and_by_keyboard(hands: ListWindow, write: Write) -> None:
    write(THREE)
    header = hands.table.horizontalHeader()
    where = header.sectionViewportPosition(Column.LINE) + 5
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(where, 5))
    assert hands.strip.order.currentText() == "First line first"
    assert [row.split(" | ")[1][:2] for row in rows(hands)] == ["3c", "Kc", "Kd"]
    hands.strip.order.setFocus()
    QTest.keyClick(hands.strip.order, Key.Key_Down)
    assert hands.strip.order.currentText() == "Last line first"
    assert [row.split(" | ")[1][:2] for row in rows(hands)] == ["Kd", "Kc", "3c"]


def test_enter_puts_a_hand_on_the_table(user: User, hands: ListWindow, write: Write) -> None:
    user.document.enter("2c 2d")
    before = user.document.table
    write(THREE)
    assert not hands.use.isEnabled()
    hands.table.setFocus()
    hands.table.selectRow(2)
    QTest.keyClick(hands.table, Key.Key_Return)
    assert user.cards() == "3c 4h 5d 6c 7s"
    assert hands.strip.text.startswith("3c 4h 5d 6c 7s is on the table now")
    user.document.undo_stack.undo()
    assert user.document.table == before


def test_ctrl_c_copies_the_rows_or_the_text(hands: ListWindow, write: Write, qtbot: QtBot) -> None:
    write(THREE)
    hands.table.setFocus()
    press(hands, Key.Key_C, CTRL)
    settle(hands, qtbot)
    assert hands.model.hands is not None
    assert QtWidgets.QApplication.clipboard().text() == text_of_list(hands.model.hands)
    assert hands.strip.text == "The list is copied as text"
    hands.input.text.setFocus()
    hands.input.text.selectAll()
    press(hands, Key.Key_C, CTRL)
    assert QtWidgets.QApplication.clipboard().text() == THREE


def test_a_picture_of_the_rows_is_copied_and_saved(
    user: User,
    hands: ListWindow,
    write: Write,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    user.window.set_deck(DeckColours.FOUR)
    write(THREE)
    press(hands, Key.Key_C, CTRL | SHIFT)
    settle(hands, qtbot)
    straight, *flushes = map(parse_cards, THREE.split("\n"))
    expected = picture_of_rows([*flushes, straight], DeckColours.FOUR)
    assert QtWidgets.QApplication.clipboard().image() == expected
    write("2c\nAs Kd")
    path = tmp_path / "hands.svg"
    monkeypatch.setattr(saving, "ask_where_to_save", lambda *_: str(path))
    hands.save_picture.trigger()
    settle(hands, qtbot)
    rows_saved = [parse_cards("As Kd"), parse_cards("2c")]
    assert path.read_bytes() == svg_of_rows(rows_saved, DeckColours.FOUR)
    assert hands.strip.text == f"Saved as {path}"
    path = tmp_path / "nowhere" / "hands.png"
    hands.save_picture.trigger()
    settle(hands, qtbot)
    assert str(path) in hands.strip.text
    path = tmp_path / "hands.jpeg"
    hands.save_picture.trigger()
    settle(hands, qtbot)
    assert "ends in neither .png nor .svg" in hands.strip.text


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    go_on = threading.Event()

    def slowly(game: Game, text: str, board: str) -> Steps[HandList]:
        if text.startswith("2c"):
            yield 0.4
            go_on.wait(60)
            yield 0.5
        return (yield from grade_text(game, text, board))

    monkeypatch.setattr(list_window, "grade_text", slowly)
    yield go_on
    go_on.set()


@pytest.mark.parametrize("how", ["button", "escape"])
def test_long_work_shows_how_far_it_is_and_can_be_stopped(
    slow: threading.Event, hands: ListWindow, qtbot: QtBot, how: str
) -> None:
    hands.strip.patience.setInterval(0)
    hands.input.text.setPlainText("2c\n3c")
    qtbot.waitUntil(lambda: hands.strip.progress.value() == 40)
    assert hands.strip.stop.isVisible()
    if how == "button":
        hands.strip.stop.click()
    else:
        press(hands, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert not hands.strip.progress.isVisible()
    assert hands.isVisible()
    assert hands.strip.text == "Stopped; change the list to have it read again"
    slow.set()
    hands.jobs.finish()
    QtWidgets.QApplication.processEvents()
    assert rows(hands) == []
    hands.input.text.setPlainText("3c\n4c")
    settle(hands, qtbot)
    assert (len(rows(hands)), hands.strip.stop.isVisible()) == (2, False)


def test_closing_ends_it(
    slow: threading.Event, user: User, hands: ListWindow, qtbot: QtBot
) -> None:
    hands.input.text.setPlainText("2c\n3c")
    qtbot.waitUntil(lambda: hands.is_working)
    slow.set()
    user.window.close()
    QtWidgets.QApplication.processEvents()
    assert not hands.isVisible()
    assert rows(hands) == []


def test_the_window_opens_again_with_its_list(user: User, hands: ListWindow, write: Write) -> None:
    write(THREE)
    press(hands, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert not hands.isVisible()
    user.window.window_actions.hands.trigger()
    assert user.window.list_window is hands
    assert hands.isVisible()
    assert len(rows(hands)) == 3
    hands.move(50_000, 50_000)  # as on a screen that has been taken away
    hands.close()
    hands.bring()
    assert QtWidgets.QApplication.screenAt(hands.geometry().center()) is not None


def test_all_has_a_name_and_tab_stop(hands: ListWindow, write: Write, accessibles: Look) -> None:
    write(THREE)
    kinds = (
        QtWidgets.QAbstractButton,
        QtWidgets.QComboBox,
        QtWidgets.QAbstractSpinBox,
        QtWidgets.QPlainTextEdit,
    )
    widgets = [*hands.findChildren(QtWidgets.QWidget), hands.table]
    for widget in widgets:
        if isinstance(widget, kinds) and widget.isVisible():
            names = [found.name for found in accessibles(widget)]
            assert names[0], f"{widget} has no name"
    spoken = [found.name for found in accessibles(hands.table)]
    assert "Place 1, equal with 1 other" in spoken
    assert any(name.startswith("Cards: king of clubs, queen of clubs") for name in spoken)
    hands.table.selectRow(0)
    hands.input.text.setFocus()
    seen = []
    for _ in range(20):
        QTest.keyClick(hands.windowHandle(), Key.Key_Tab)
        focus = not_none(QtWidgets.QApplication.focusWidget())
        seen.append(focus)
        if focus is hands.input.text:
            break
    reachable = [
        *(hands.input.games, hands.input.count, hands.input.cards, hands.input.seed),
        *(hands.input.deal, hands.strip.order, hands.table, hands.input.text),
        *hands.buttons.values(),
    ]
    assert {id(widget) for widget in reachable} <= {id(widget) for widget in seen}


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.DARK])
def test_cards_are_painted_and_those_that_do_not_play_faded(
    user: User, hands: ListWindow, write: Write, theme: ThemeName
) -> None:
    user.window.set_theme(theme)
    write("Ac Jd 8s 8c As 3d 4d")
    image = hands.table.viewport().grab().toImage()
    first, second = darkest(hands, image, 0), darkest(hands, image, 5)
    ground = hands.palette().base().color()
    assert contrast(first, ground) > contrast(second, ground) + 0.1


def darkest(hands: ListWindow, image: QImage, card: int) -> QColor:
    """The ink or paper of a card that differs most from the ground."""
    rect = hands.table.visualRect(hands.model.index(0, Column.CARDS))
    ground = hands.palette().base().color()
    ratio = image.devicePixelRatio()
    left = rect.left() + 8 + card * 44
    colours = [
        image.pixelColor(round((left + x) * ratio), round((rect.top() + 4 + y) * ratio))
        for x in range(4, 36)
        for y in range(4, 50)
    ]
    return max(colours, key=lambda colour: contrast(colour, ground))


def contrast(one: QColor, other: QColor) -> float:
    return abs(one.lightnessF() - other.lightnessF())


def test_a_mistake_is_marked_in_every_theme(user: User, hands: ListWindow, write: Write) -> None:
    write("Kx")
    for theme, ground in ((ThemeName.LIGHT, "#ffe3a3"), (ThemeName.DARK, "#4a3508")):
        user.window.set_theme(theme)
        QtWidgets.QApplication.processEvents()  # each window gets the palette by an event
        (mark,) = hands.input.text.extraSelections()
        assert mark.format.background().color() == QColor(ground)
        assert mark.format.foreground().color() == theme_of(hands.palette()).on_error_row


@pytest.mark.parametrize(
    "text", ["AhKh\n" * 2_000_000, "x" * 20_000, " " * 10_000_000], ids=["lines", "line", "blanks"]
)
def test_far_too_long_a_text_is_refused_before_it_is_laid_out(hands: ListWindow, text: str) -> None:
    hands.input.text.setPlainText(THREE)
    QtWidgets.QApplication.clipboard().setText(text)
    changes: list[object] = []
    hands.input.text.document().contentsChange.connect(lambda *change: changes.append(change))
    hands.input.text.paste()
    assert (changes, hands.input.text.toPlainText()) == ([], THREE)
    assert hands.strip.text == (
        f"The text has {len(text):,} characters, too many for a list of hands; paste up to "
        "4,000,000, with one hand on a line"
    )


def test_as_many_hands_as_a_list_has_can_be_pasted(hands: ListWindow, qtbot: QtBot) -> None:
    """They come in pieces, so that the window answers meanwhile, and one undo takes them back."""
    text = hands.input.text
    text.setPlainText("first\nlast")
    text.moveCursor(QTextCursor.MoveOperation.EndOfLine)
    QtWidgets.QApplication.clipboard().setText("\n" + "AhKh\n" * 20_000)
    text.paste()
    assert text.document().blockCount() < 10_000
    assert text.isReadOnly()
    qtbot.waitUntil(lambda: not text.isReadOnly())
    assert text.toPlainText() == "first\n" + "AhKh\n" * 20_000 + "\nlast"
    assert text.textCursor().blockNumber() == 20_001
    text.undo()
    assert text.toPlainText() == "first\nlast"
    QtWidgets.QApplication.clipboard().setText("AhKh\n" * 20_000)
    hands.input.text.paste()
    hands.input.replace_text(THREE)
    QtWidgets.QApplication.processEvents()
    assert hands.input.text.toPlainText() == THREE
    assert not hands.input.text.isReadOnly()
