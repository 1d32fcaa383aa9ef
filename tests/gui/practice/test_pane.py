"""The pane to practise in, in rounds of four (of twenty: tests/test_quiz.py); kept, printed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.look import file_dialogs
from analyser.gui.look.theme import seat_colour
from analyser.gui.look.translation import card_names
from analyser.gui.practice import pane as practice_pane, round_record as practice_round
from analyser.gui.practice.felt import AnswerButton, say_question
from analyser.gui.practice.pane import PracticePane
from analyser.gui.practice.round_record import PracticeResults
from analyser.gui.state.document import Document
from analyser.gui.state.guest import Guest
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.poker.games.registry import GAMES, find_game
from analyser.poker.practice.questions import Questions, fives_that_play, make_quiz
from analyser.poker.practice.quiz import AnswerChoices, Kind, answer_choices
from analyser.poker.practice.schedule import Result
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import CTRL, SHIFT, Heard, Key, ReusedWindow, User

OpenAnew = Callable[[], PracticePane]


@pytest.fixture(scope="module")
def shared(reused_window: ReusedWindow) -> Iterator[PracticePane]:
    """The pane of all these tests, in a window that is opened once."""
    main = MainWindow(Settings())
    main.fill(Document())
    main.resize(1180, 820)
    main.show()
    reused_window.window = main  # which stays open between tests
    yield main.practice
    main.practice.finish()


@pytest.fixture
def rounds_of_four(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_round, "random_seed", lambda: 7)
    for module in (practice_pane, practice_round):
        monkeypatch.setattr(module, "ROUND", 4)


@pytest.fixture
def practice(shared: PracticePane, qtbot: QtBot, rounds_of_four: None) -> Iterator[PracticePane]:
    for box, value in zip((shared.kind, shared.game, shared.level), CHOSEN, strict=True):
        box.setCurrentIndex(box.findData(value))
    window = main_of(shared)
    with qtbot.waitActive(window):
        window.activateWindow()
    is_first = shared.round is None
    window.window_actions.practice.trigger()
    if not is_first:
        shared.start()
    asked(shared, qtbot)
    yield shared
    qtbot.waitUntil(lambda: not shared.making.is_busy)
    window.panes.show_left("")
    PracticeResults().clear()


CHOSEN = "winner", "holdem", 2  # with one board


def main_of(practice: PracticePane) -> MainWindow:
    main = practice.window() if practice.isVisible() else practice._area.window()
    assert isinstance(main, MainWindow)
    return main


def asked(pane: PracticePane, qtbot: QtBot, before: object = ...) -> None:
    qtbot.waitUntil(
        lambda: not (pane.question is before or pane.making.is_busy or pane.next.isVisible())
    )


def choose(pane: PracticePane, qtbot: QtBot, kind: Kind, game: str, level: int = 3) -> None:
    for box, value in ((pane.kind, kind), (pane.game, game), (pane.level, level)):
        box.setCurrentIndex(box.findData(value))
    before = pane.question
    pane.level.activated.emit(0)
    asked(pane, qtbot, before)


def key(pane: PracticePane, *keys: str | Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(main_of(pane).windowHandle(), Key(ord(one)) if isinstance(one, str) else one)


def go_on(pane: PracticePane, qtbot: QtBot) -> None:
    before = pane.question
    key(pane, Key.Key_Return)
    asked(pane, qtbot, before)


def answer(pane: PracticePane, *, right: bool = True) -> None:
    for row in answer_choices(not_none(pane.question)):
        at = row.right if right else (row.right + 1) % len(row.names)
        seats = len(not_none(pane.question).seats)
        key(pane, "ABCDEF"[at] if at < seats else "TN"[at - seats])
        if at == row.split:
            key(pane, *["ABCDEF"[seat] for seat in row.sharing or (0, 1)], Key.Key_Return)


def leave_and_come_back(pane: PracticePane) -> None:
    main_of(pane).window_actions.table.trigger()
    main_of(pane).window_actions.practice.trigger()


def said(pane: PracticePane) -> tuple[str, str]:
    board = main_of(pane).area.view.scoreboard
    return board.verdict.text(), board.reason.text()


def is_said_right(pane: PracticePane) -> bool:
    verdict, _ = said(pane)
    assert verdict.startswith(("Right: ", "No: "))
    return verdict.startswith("Right: ")


def test_keys_answer_a_question_on_the_felt(
    practice: PracticePane, qtbot: QtBot, spoken: Heard
) -> None:
    first, area = not_none(practice.question), main_of(practice).area
    main_of(practice).window_actions.teach.setChecked(True)  # who has answered has asked
    assert said(practice)[0] == "Who wins?"
    assert main_of(practice).document.reveal.hidden
    assert [list(seat.cards) for seat in main_of(practice).document.table.seats] == [
        list(cards) for cards in first.seats
    ]
    focused = not_none(QApplication.focusWidget())
    assert isinstance(focused, AnswerButton)
    assert (focused.accessibleName(), focused.segment) == ("Seat A", seat_colour(0))
    (cards, asks), heard = say_question(first), focused.accessibleDescription()
    assert answers_of(practice).accessibleName() == f"Question 1 of 4. {cards}"
    assert heard.startswith(asks)
    assert heard.endswith("or click")  # how it is answered is said until somebody did
    assert all(len(text.split()) <= 30 for text in (cards, heard))
    practice.kind.setFocus()
    focused.setFocus()  # it was heard
    named = answers_of(practice).accessibleName(), focused.accessibleDescription()
    assert named == ("Question 1 of 4", "")
    answers, bar = answers_of(practice).geometry(), area.view.scoreboard.bar.geometry()
    assert bar.contains(answers)  # the needle sticks out of the segments
    assert (answers.center(), answers.width()) == (bar.center(), bar.width())
    assert area.tray.isHidden()
    answer(practice)
    assert is_said_right(practice)
    assert answers_of(practice).isHidden()
    assert area.view.scoreboard.bar.isVisible()
    focused = not_none(QApplication.focusWidget())
    assert focused is practice.next
    assert focused.accessibleDescription() == ". ".join(said(practice))  # and not announced, too
    practice.kind.setFocus()
    assert focused.accessibleDescription() == ""
    focused.setFocus()
    assert practice.round_strip.title.text() == "Question 1 of 4"
    assert practice.round_strip.score.text() == "1 right, 0 missed"
    assert [practice.round_strip.marks.asked] == [None], "no other is asked yet"
    leave_and_come_back(practice)
    asked(practice, qtbot)
    assert practice.round_strip.marks.asked == 1
    assert practice.question is not first, "what was answered is not asked again"
    assert practice.missed.text() == "", "nothing was missed"
    assert not_none(QApplication.focusWidget()).accessibleDescription().endswith("Who wins?")
    second = not_none(practice.question)
    answer(practice, right=False)
    assert not is_said_right(practice)
    assert "You said " in said(practice)[1]
    right, every = (1, 2) if second.topic == first.topic else (0, 1)
    missed = f"{second.topic} {right} of {every}"
    assert practice.missed.text() == f"What you miss comes back sooner: {missed}"
    assert practice.round_strip.score.text() == "1 right, 1 missed"
    assert [result.right for result in PracticeResults().results()] == [True, False]
    practice.round_strip.grab()


def test_who_passes_sees_the_answer_and_misses_the_question(practice: PracticePane) -> None:
    practice.round_strip.skip.click()
    assert not is_said_right(practice)
    assert said(practice)[1].startswith("You said nothing. ")
    assert [result.right for result in PracticeResults().results()] == [False]


def test_the_own_table_comes_back_and_the_question_too(practice: PracticePane) -> None:
    window, question = main_of(practice), practice.question
    steps = window.document.undo_stack.count()
    actions = window.window_actions
    others = [actions.made[name].trigger for name in ("add_seat", "pot", "hold_range", "deal")]
    for refused in (window.document.undo, *others):
        practice.round_strip.note.clear()
        refused()
        assert practice.round_strip.note.text().startswith("Answer the question first")
    QTest.keyClick(window.game_box, Key.Key_Down)
    assert window.game_box.game == window.document.table.game
    window.window_actions.table.trigger()
    assert window.document.guest is None
    assert window.area.tray.isVisible()
    assert window.document.undo_stack.count() == steps
    assert window.area.deck.hasFocus()
    actions.pot.trigger()
    actions.hold_range.trigger()
    actions.practice.trigger()
    assert (window.area.pot.isHidden(), window.area.view.matrices) == (True, ())
    assert practice.question is question
    assert said(practice)[0] == "Who wins?"
    window.window_actions.table.trigger()
    window.document.hold()  # as at a start, until the saved table is there
    actions.practice.trigger()
    assert (window.document.guest, practice.strip.text) == (None, "")
    window.document.release()
    assert said(practice)[0] == "Who wins?"


def test_the_way_back_to_the_own_table_says_no_verdict_again(
    practice: PracticePane, spoken: Heard
) -> None:
    user = User(window := main_of(practice))
    window.window_actions.table.trigger()
    window.document.enter("AhKh v QsQd @ QhJh2c8s")
    user.tell()
    window.window_actions.practice.trigger()
    answer(practice)
    user.tell(practice.kind.setFocus)
    spoken.clear()
    user.tell(window.window_actions.table.trigger)
    assert (window.area.accessibleName(), spoken) == ("\u200b", [])
    window.document.clear()


def test_in_a_narrow_window_the_question_stays_when_the_pane_goes(
    practice: PracticePane, qtbot: QtBot
) -> None:
    window = main_of(practice)
    window.resize(800, 560)
    window.window_actions.why.setChecked(True)
    QApplication.processEvents()
    assert window.panes.right.isVisible()
    practice.start()
    qtbot.waitUntil(lambda: not practice.making.is_busy)
    assert not practice.isVisible()  # it would lie over the question
    assert (window.panes.right.isVisible(), window.window_actions.why.isChecked()) == (False, False)
    assert said(practice)[0] == "Who wins?"
    assert practice.round_strip.note.text().startswith("Ctrl+K shows the pane")
    key(practice, "A")
    assert practice.next.hasFocus()
    go_on(practice, qtbot)
    window.window_actions.practice.trigger()
    assert practice.isVisible()
    key(practice, Key.Key_Escape)
    assert not practice.isVisible()
    assert said(practice)[0] == "Who wins?"
    window.window_actions.practice.trigger()
    practice.level.setFocus()
    question = practice.question
    key(practice, Key.Key_Down)
    asked(practice, qtbot, question)
    assert (practice.isVisible(), practice.level.hasFocus()) == (True, True)  # who walks goes on
    key(practice, Key.Key_Escape)
    assert answers_of(practice).isAncestorOf(not_none(QApplication.focusWidget()))
    QTest.keyClick(not_none(QApplication.focusWidget()), Key.Key_E, CTRL | SHIFT)
    assert practice.isVisible()  # with the results
    window.resize(1180, 820)


@pytest.mark.parametrize(("kind", "game"), [
    ("hand", "any"), ("winner", "omaha8"), ("hand", "holdem"), ("nuts", "holdem"),
])  # fmt: skip
@pytest.mark.parametrize(
    "look", mostly_long(1, [((800, 560), 300), ((1180, 820), 200), ((800, 560), 100)])
)
def test_neither_cards_nor_answers_are_covered(
    practice: PracticePane, qtbot: QtBot, kind: Kind, game: str, look: tuple[tuple[int, int], int]
) -> None:
    (size, zoom), window = look, main_of(practice)
    window.resize(*size)
    window.set_zoom(zoom)
    choose(practice, qtbot, kind, game)
    strip, view = practice.round_strip, window.area.view
    buttons = [each for each in strip.findChildren(AnswerButton) if each.isVisible()]
    qtbot.waitUntil(lambda: all(each.height() >= each.sizeHint().height() for each in buttons))
    for tile in (*view.seats, *view.rows):
        assert not tile.geometry().intersects(strip.geometry())
    for answer in (*buttons, *strip.findChildren(DeckView)):
        if answer.isVisible():
            place = QRect(answer.mapTo(strip, QPoint()), answer.size())
            assert strip.rect().contains(place)
    window.set_zoom(100)
    window.resize(1180, 820)


def test_answers_follow_the_size_of_the_text_and_the_height_of_the_window(
    practice: PracticePane, qtbot: QtBot
) -> None:
    """After a question on the bar, the buttons of others kept the letters of that question."""
    window, strip = main_of(practice), practice.round_strip
    choose(practice, qtbot, "hand", "holdem")
    QApplication.processEvents()  # the answers get their room
    usual, button = strip.skip.height(), answers_of(practice).first
    window.set_zoom(150)
    letters = strip.skip.fontInfo().pixelSize()
    assert button.fontInfo().pixelSize() == letters
    window.set_zoom(100)
    assert button.fontInfo().pixelSize() < letters
    window.resize(800, 560)
    qtbot.waitUntil(lambda: strip.skip.height() < usual)
    window.resize(1180, 820)
    qtbot.waitUntil(lambda: strip.skip.height() == usual)


def test_f6_leads_from_the_pane_to_the_answer_and_back(practice: PracticePane) -> None:
    window = main_of(practice)
    window.window_actions.practice.trigger()
    assert practice.kind.hasFocus()
    key(practice, Key.Key_F6)
    assert not_none(QApplication.focusWidget()).accessibleName() == "Seat A"
    window.window_actions.previous_part.trigger()
    assert practice.isAncestorOf(not_none(QApplication.focusWidget()))


def test_high_and_low_are_asked_and_no_nuts_in_razz(practice: PracticePane, qtbot: QtBot) -> None:
    choose(practice, qtbot, "winner", "omaha8")
    # The bar has no room for both.
    assert answers_of(practice).parentWidget() is practice.round_strip
    answer(practice)
    assert is_said_right(practice)
    choose(practice, qtbot, "nuts", "razz")
    question = not_none(practice.question)
    assert (question.kind, question.game) == ("winner", "razz")


def test_who_wins_each_of_two_boards_is_asked(practice: PracticePane) -> None:
    question = next(one for one in Questions(7, "winner", find_game("holdem"), 3) if one.boards)
    practice.ask(question)
    assert said(practice)[0] == "Who wins which board?"
    boards = main_of(practice).document.table.boards
    assert boards == question.boards
    assert f"Board 2: {card_names(boards[1])}. Who wins which board?" in say_question(question)[1]
    rows = answers_of(practice).buttons
    assert [row[0].accessibleName() for row in rows] == ["Board 1: Seat A", "Board 2: Seat A"]
    answer(practice)
    assert is_said_right(practice)
    assert said(practice)[1].startswith("On board 1 ")
    practice.ask(question)
    answer(practice, right=False)
    assert not is_said_right(practice)


def test_who_shares_a_split_pot_is_asked(practice: PracticePane) -> None:
    def ask_split() -> AnswerChoices:
        for question in Questions(7, "winner", find_game("holdem"), 5):
            row = answer_choices(question)[0]
            if question.boards is None and 1 < len(row.sharing) < len(question.seats):
                practice.ask(question)
                return row
        raise AssertionError

    row = ask_split()
    key(practice, "T")
    assert practice.round_strip.note.text() == "Which seats split the pot?"
    assert not practice.round_strip.done.isEnabled()
    key(practice, *["ABCDEF"[seat] for seat in row.sharing], Key.Key_Return)
    assert is_said_right(practice)
    ask_split()
    others = [seat for seat in range(row.right) if seat not in row.sharing]
    key(practice, "T", "ABCDEF"[row.sharing[0]], "ABCDEF"[others[0]])
    QTest.mouseClick(practice.round_strip.done, Qt.MouseButton.LeftButton)
    assert not is_said_right(practice)
    marks = [button.text()[0] for button in answers_of(practice).buttons[0]]
    assert [marks[seat] for seat in (*row.sharing, others[0], row.right)] == ["✓", "✓", "✗", "✓"]


@pytest.mark.parametrize("kind", ["hand", "nuts", "equity"])
def test_every_kind_can_be_answered(practice: PracticePane, qtbot: QtBot, kind: Kind) -> None:
    choose(practice, qtbot, kind, "omaha")
    question, shown = practice.question, answers_of(practice)
    assert question is not None
    wanted: Any = question.answer
    if kind == "hand":
        (row,) = answer_choices(question)
        key(practice, str((row.right + 1) % 10))
    elif kind == "nuts":
        (on_board, *_), (first, second) = question.board, wanted[0]
        for card in (on_board, first, first, first):  # one of the board is not taken
            shown.deck.toggle(shown.deck.cards.index_of(card))
        (seat,) = main_of(practice).document.table.seats
        assert seat.cards[0] is first
        shown.grab()
        shown.deck.typed.emit(second)
    else:
        shown.bar.setValue(round(100 * wanted))
        key(practice, Key.Key_Return)
    assert is_said_right(practice)


def test_a_share_is_set_on_the_bar_which_marks_the_right_one(
    practice: PracticePane, qtbot: QtBot
) -> None:
    choose(practice, qtbot, "equity", "holdem")
    bar, exact = answers_of(practice).bar, not_none(practice.question).answer
    shares = main_of(practice).area.view.scoreboard.bar
    assert shares.geometry().contains(answers_of(practice).geometry())
    place = QPoint(bar.width() // 4, bar.height() // 2)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=place)
    assert bar.value() == 25
    key(practice, Key.Key_Right)
    assert (bar.value(), bar.exact) == (26, None)
    done = practice.round_strip.done
    assert done.isVisible()
    assert done.width() >= done.own_width()
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert bar.exact == exact
    assert isinstance(exact, float)
    points = round(abs(100 * exact - 26))
    assert said(practice)[1] == f"You said 26%, off by {points} points"
    bar.grab()


@pytest.fixture
def came(qapp: QApplication) -> Iterator[list[QWidget]]:
    """Each widget that got the focus."""
    widgets: list[QWidget] = []

    def follow(_: object, now: QWidget | None) -> None:
        if now is not None:
            widgets.append(now)

    qapp.focusChanged.connect(follow)
    yield widgets
    qapp.focusChanged.disconnect(follow)


def test_the_five_that_play_are_clicked_or_chosen_by_keys(
    practice: PracticePane, qtbot: QtBot, came: list[QWidget]
) -> None:
    choose(practice, qtbot, "hand", "holdem")
    question = not_none(practice.question)
    hint = "Choose its name, or the five cards that play"
    assert said(practice) == ("What is this hand?", hint)
    main_of(practice).area.view.repaint()
    (five,) = fives_that_play(question)
    plays = [slot for slot in answers_of(practice).slots if slot.card in five]
    for slot in plays[:4]:
        QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
        slot.grab()
    plays[4].setFocus()
    assert plays[4].accessibleName().endswith(f": {card_names([not_none(plays[4].card)])}")
    key(practice, Key.Key_Space)
    assert is_said_right(practice)
    assert answers_of(practice).slots == []
    assert not any(slot.isChecked() for slot in plays)
    go_on(practice, qtbot)
    came.clear()
    for slot in answers_of(practice).slots[:5]:
        slot.setFocus()
        slot.click()
    assert not is_said_right(practice)
    assert came[5:] == [practice.next]


@pytest.mark.parametrize("kind", ["winner", "hand", "nuts", "equity"])
def test_the_focus_goes_nowhere_else_on_the_way_to_a_question_or_to_the_results(
    practice: PracticePane, qtbot: QtBot, came: list[QWidget], kind: Kind
) -> None:
    """Newer screen readers would say each stop."""
    choose(practice, qtbot, kind, "holdem")
    answers_of(practice).first.setFocus()
    practice.round_strip.skip.click()
    assert practice.next.hasFocus()
    came.clear()
    go_on(practice, qtbot)
    first = [answers_of(practice).first]
    assert came == first
    practice.exam.trigger()
    asked(practice, qtbot)
    assert came == [*first, answers_of(practice).first]
    practice.round_strip.skip.click()
    asked(practice, qtbot)
    practice.end.trigger()
    assert len(came) == 4, came
    leave_and_come_back(practice)
    assert practice.isAncestorOf(not_none(QApplication.focusWidget()))
    practice.start()
    asked(practice, qtbot)
    practice.kind.setFocus()
    window = main_of(practice)
    for action in (window.window_actions.table, window.window_actions.practice):
        action.trigger()
    assert came[-3:] == [practice.kind, window.area.deck, answers_of(practice).first]
    window.look_up("rules")
    window.details.setFocus()
    practice.start()
    asked(practice, qtbot)
    assert [window.area.deck, answers_of(practice).first] not in (came[-2:], came[-3:-1])


def answers_of(practice: PracticePane) -> Any:
    return practice.answers


def test_who_walks_a_box_hears_it(practice: PracticePane, qtbot: QtBot, spoken: Heard) -> None:
    practice.game.setFocus()
    before = practice.question
    key(practice, Key.Key_Down)
    asked(practice, qtbot, before)
    assert practice.game.hasFocus()
    question = not_none(practice.question)
    assert question.game == GAMES[1 + GAMES.index(find_game("holdem"))].key
    assert ". ".join([text for text, _ in spoken]) == ". ".join(say_question(question))
    answers_of(practice).first.setFocus()
    described = not_none(QApplication.focusWidget()).accessibleDescription()
    named = answers_of(practice).accessibleName()
    assert (named, "Who wins?" in described) == ("Question 1 of 4", False)


def test_the_hand_goes_on_the_table_with_its_explanation(practice: PracticePane) -> None:
    assert practice.kind.toolTip() == ""  # nothing is answered that another choice would end
    answer(practice)
    assert practice.game.toolTip() == "Another choice begins a new round"
    window = main_of(practice)
    window.area.view.scoreboard.why.click()
    assert window.window_actions.why.isChecked()
    window.window_actions.why.setChecked(False)
    assert window.document.take_guest()
    hands = [seat.cards for seat in window.document.own_table.seats]
    assert hands == list(not_none(practice.question).seats)
    assert window.panes.left_key == "", "the rail says what is on the felt"


def test_a_round_ends_with_its_results_which_can_be_forgotten(
    practice: PracticePane, qtbot: QtBot
) -> None:
    for number in range(4):
        answer(practice, right=number > 0)
        if number < 3:
            go_on(practice, qtbot)
    assert practice.next.text() == "See the results"
    practice.next.click()
    page = practice.results
    assert page.sentence.text().startswith("3 of 4 right in ")
    assert page.sentence.text().endswith("longest streak 3")
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    assert (focused.text(), focused.accessibleDescription()) == ("New &round", page.sentence.text())
    assert page.heading.text() == "All 4 answers to such questions, by topic"
    assert page.topics.rowCount() > 1
    by_day = not_none(page.topics.item(0, 2)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert by_day in {"0%", "50%"}  # the topic that goes worst, today
    assert page.topics.isColumnHidden(2), "one day is no course"
    results = PracticeResults().results()
    page.show_topics([replace(results[0], day="2020-01-01"), *results])
    assert not page.topics.isColumnHidden(2)
    page.show_topics(results[:1])
    assert page.heading.text() == "The only answer to such a question"
    assert page.missed.count() == 1
    window = main_of(practice)
    assert window.document.guest is None
    page.missed.itemActivated.emit(page.missed.item(0))
    shown: Guest = not_none(window.document.guest)
    hands = [seat.cards for seat in shown.table.seats]
    assert hands == list(not_none(practice.round).marked[0].question.seats)
    assert not is_said_right(practice)
    window.hands.read_text("AhKh v QsQd\n7c7d v 2s2c\n")
    qtbot.waitUntil(lambda: window.hands.visit.is_shown)
    window.window_actions.practice.trigger()
    assert window.document.guest is None, "the results have no hand on the felt"
    practice.results.forget.click()
    assert (page.topics.rowCount(), PracticeResults().results()) == (0, [])
    assert page.forget.text() == "Brin&g all back"
    assert practice.strip.text == "All answers are forgotten"
    practice.results.forget.click()
    assert page.heading.text() == "All 4 answers to such questions, by topic"
    assert (page.forget.text(), len(PracticeResults().results())) == ("For&get all", 4)
    page.grab()


def begin_exam(practice: PracticePane, qtbot: QtBot, answers: Sequence[bool]) -> None:
    practice.exam.trigger()
    qtbot.waitUntil(lambda: not_none(practice.round).is_exam and not practice.making.is_busy)
    for right in answers:
        assert practice.level.toolTip() == "Another choice ends the exam"
        question, before = practice.question, practice.answers
        answer(practice, right=right)
        qtbot.waitUntil(lambda: practice.question is not question and not practice.making.is_busy)  # noqa: B023
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert isValid(before)  # else Orca 48 would say all around the new ones
        assert not said(practice)[0].startswith(("Right", "No"))
        if practice.question is not None:
            assert said(practice)[0] == "Exam: Who wins?"
            done = len(not_none(practice.round).marked)
            assert practice.round_strip.note.text().startswith(f"Answer {done} is taken: ")
            assert practice.round_strip.score.text() == ""


def test_an_exam_says_nothing_before_its_end_and_is_printed(
    practice: PracticePane,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    spoken: Heard,
    tmp_path: Path,
) -> None:
    begin_exam(practice, qtbot, [False, True, True, True])
    assert practice.level.toolTip() == ""
    assert practice.results.sentence.text().startswith("Exam: 3 of 4 right")
    assert len(PracticeResults().results()) == 4
    assert PracticeResults().exam_left() is None
    missed, topics = practice.results.missed, practice.results.topics
    assert missed.count() == 1  # the sheet of what was wrong
    assert ". You said " in missed.item(0).text()
    for part in (missed, topics):  # Orca said how many rows there are, and none of them
        part.setFocus()
        assert part.selectionModel().isRowSelected(0)
    reader = not_none(QAccessible.queryAccessibleInterface(topics))
    named = reader.child(topics._child_number(0)).text(QAccessible.Text.Name)
    assert named == not_none(topics.item(0, 0)).text()
    first, *others = missed.item(0).data(Qt.ItemDataRole.AccessibleTextRole).split()
    assert (first, 20 <= len(others) <= 29) == ("Wrong:", True)
    missed.itemActivated.emit(missed.item(0))
    assert [said for said, _ in spoken if said.startswith("Board: ")]
    printed = []

    def preview(_parent: object, _title: str, draw: Any) -> bool:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(tmp_path / "exam.pdf"))
        printed.append(draw(printer))
        return False

    monkeypatch.setattr(practice_pane, "show_preview", preview)
    practice.results.name.setText("Ann")
    practice.print.trigger()
    assert printed == [True]
    assert (tmp_path / "exam.pdf").stat().st_size > 20_000


@pytest.fixture
def open_anew(rounds_of_four: None, qtbot: QtBot) -> OpenAnew:
    """Open a window, and practice in it, after the program with the last one was killed."""
    opened: list[PracticePane] = []
    Settings().practice = CHOSEN

    def open_anew() -> PracticePane:
        for pane in opened:
            pane.finish()  # the system takes back the lock
        main = MainWindow(Settings())
        qtbot.addWidget(main, before_close_func=lambda _: pane.finish())
        main.fill(Document())
        main.resize(1180, 820)
        with qtbot.waitActive(main):
            main.show()
        pane = main.practice
        opened[:] = [pane]
        main.window_actions.practice.trigger()
        qtbot.waitUntil(lambda: not pane.making.is_busy)
        return pane

    return open_anew


def test_an_exam_goes_on_after_a_kill(open_anew: OpenAnew, qtbot: QtBot) -> None:
    practice = open_anew()
    begin_exam(practice, qtbot, [True, False])
    question = practice.question
    assert not PracticeResults().exam_lock.acquire()  # another window leaves it alone
    Settings().practice = "nuts", "holdem", 2
    practice = open_anew()
    assert (practice.question, practice.kind.currentData()) == (question, "winner")
    assert practice.strip.text == "The exam goes on where the program was closed: 2 of 4 answered"
    assert practice.round_strip.title.text() == "Exam: question 3 of 4"
    answer(practice)
    qtbot.waitUntil(lambda: practice.question is not question and not practice.making.is_busy)
    answer(practice)
    qtbot.waitUntil(lambda: practice.question is None)
    assert practice.results.sentence.text().startswith("Exam: 3 of 4 right")
    marks = [one.result.right for one in not_none(practice.round).marked]
    assert marks == [True, False, True, True]


def test_an_exam_killed_at_its_end_shows_its_results(open_anew: OpenAnew, qtbot: QtBot) -> None:
    practice = open_anew()
    begin_exam(practice, qtbot, [True] * 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PracticePane, "show_results", lambda _: None)
        answer(practice)
    practice = open_anew()
    assert practice.question is None
    assert practice.results.sentence.text().startswith("Exam: 4 of 4 right")


def test_an_exam_of_other_questions_is_told(open_anew: OpenAnew) -> None:
    kept, day = PracticeResults(), "2026-11-22"
    for game in ("holdem", "whist"):
        kept.add(Result(day, "winner", game, 3, "an old topic", True, 2.0), 5, "Seat A")
        practice = open_anew()
        assert practice.strip.text.startswith(f"The exam of {day} cannot go on")
    assert (len(kept.results()), kept.exam_left()) == (2, None)


def test_a_new_round_ends_an_exam_of_any_results(practice: PracticePane, qtbot: QtBot) -> None:
    begin_exam(practice, qtbot, [True])
    assert PracticeResults().exam_left() is not None
    practice.begin.trigger()
    asked(practice, qtbot)
    assert PracticeResults().exam_left() is None
    answer(practice)
    kept = PracticeResults()
    before = len(kept.results())
    with kept.file.open("a", encoding="utf-8") as file:
        file.write('{"day": 3}\nno JSON\n[]\n')
    assert len(kept.results()) == before
    assert kept.exam_left() is None


def test_a_sheet_is_saved_as_long_as_chosen(
    practice: PracticePane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "sheet.pdf"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: str(file))
    made: list[int] = []
    came_back = Event()

    def make_noted(*given: Any) -> Any:
        assert came_back.wait(10)
        made.append(given[-1])
        return make_quiz(*given)

    monkeypatch.setattr(practice_pane, "make_quiz", make_noted)
    practice.length.setCurrentIndex(0)
    practice.sheet.trigger()
    leave_and_come_back(practice)
    assert main_of(practice).area.has_question, "the question was away until another was made"
    question = practice.question
    answer(practice)
    assert practice.next.isVisible(), "the answer was not taken"
    leave_and_come_back(practice)
    asked(practice, qtbot, question)
    came_back.set()
    qtbot.waitUntil(lambda: practice.strip.text == f"Saved as {file}")
    assert file.read_bytes().startswith(b"%PDF")
    assert made == [10]
    choose(practice, qtbot, "hand", "stud", 1)
    assert main_of(practice).settings.practice == ("hand", "stud", 1)
