"""The window to practise in: by keys alone, heard, kept, printed, and forgotten."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.look import file_dialogs
from analyser.gui.look.theme import seat_colour
from analyser.gui.look.translation import capital, card_names
from analyser.gui.practice import round_record as practice_round
from analyser.gui.practice import window as practice_window
from analyser.gui.practice.answer_file import PracticeResults
from analyser.gui.practice.answers import AnswerBar, AnswerButton
from analyser.gui.practice.felt import say_question
from analyser.gui.practice.window import PracticeWindow
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.poker.games.registry import find_game
from analyser.poker.practice.hand import fives_that_play
from analyser.poker.practice.questions import Questions
from analyser.poker.practice.record import Kind
from analyser.poker.practice.score import Result
from analyser.poker.practice.wording import Choices, choices_of
from not_none import not_none
from tests.gui.conftest import Heard, Key, ReusedWindow


@pytest.fixture(scope="module")
def shared(reused_window: ReusedWindow) -> Iterator[PracticeWindow]:
    """The window of all these tests, opened once."""
    main = MainWindow(Settings())
    main.fill(Document())
    main.show()
    reused_window.window = main  # which stays open between tests
    yield main.practice
    main.practice.finish()


@pytest.fixture
def practice(
    shared: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[PracticeWindow]:
    monkeypatch.setattr(practice_window, "random_seed", lambda: 7)
    for module in (practice_window, practice_round):
        monkeypatch.setattr(module, "ROUND", 4)
    for box, value in zip((shared.kind, shared.game, shared.level), CHOSEN, strict=True):
        box.setCurrentIndex(box.findData(value))
    if shared.round is None:
        main_of(shared).window_actions.practice.trigger()
    else:
        shared.bring()
        shared.start()
    asked(shared, qtbot)
    yield shared
    PracticeResults().clear()


CHOSEN = "winner", "holdem", 3


def main_of(practice: PracticeWindow) -> MainWindow:
    main = practice.parentWidget()
    assert isinstance(main, MainWindow)
    return main


def asked(window: PracticeWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: not window.is_working and not window.next.isEnabled())


def choose(window: PracticeWindow, qtbot: QtBot, kind: Kind, game: str, level: int = 3) -> None:
    for box, value in ((window.kind, kind), (window.game, game), (window.level, level)):
        box.setCurrentIndex(box.findData(value))
    window.level.activated.emit(0)
    asked(window, qtbot)


def key(window: PracticeWindow, *keys: str | Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(window.windowHandle(), Key(ord(one)) if isinstance(one, str) else one)


def answer(window: PracticeWindow, *, right: bool = True) -> None:
    assert window.question is not None
    for row in choices_of(window.question):
        at = row.right if right else (row.right + 1) % len(row.names)
        seats = len(window.question.seats)
        key(window, "ABCDEF"[at] if at < seats else "TN"[at - seats])
        if at == row.split:
            key(window, *["ABCDEF"[seat] for seat in row.sharing or (0, 1)], Key.Key_Return)


def said(window: PracticeWindow) -> tuple[str, str]:
    return window.headline.text(), window.explanation.text()


def test_keys_answer_a_question(practice: PracticeWindow, qtbot: QtBot, spoken: Heard) -> None:
    first = not_none(practice.question)
    assert said(practice) == ("Who wins?", "")
    assert practice.felt.accessibleName() == say_question(first)
    focused = not_none(practice.focusWidget())
    assert isinstance(focused, AnswerButton)
    assert (focused.accessibleName(), focused.segment) == ("Seat A", seat_colour(0))
    assert practice.answers.y() < practice.felt.y(), "the answers lie where the bar of shares lies"
    assert focused.accessibleDescription() == say_question(first)
    answer(practice)
    assert said(practice) == ("Right", first.text)
    assert practice.felt.accessibleName() == f"Right. {first.text}"
    focused = not_none(practice.focusWidget())
    assert focused.accessibleDescription() == f"Right. {first.text}"  # and not announced, too
    assert (spoken, practice.windowTitle()) == ([], f"Right. {first.text} - Practice")
    assert practice.counts.text() == "1 of 4   streak 1   100%"
    key(practice, Key.Key_Return)
    asked(practice, qtbot)
    assert practice.question is not first
    assert practice.topics.text() == "", "nothing was missed"
    second = not_none(practice.question)
    answer(practice, right=False)
    assert practice.headline.text() == "Wrong"
    key(practice, Key.Key_Return)
    asked(practice, qtbot)
    right, every = (1, 2) if second.topic == first.topic else (0, 1)
    missed = f"{second.topic} {right} of {every}"
    assert practice.topics.text() == f"What you miss comes back sooner: {missed}"
    assert practice.counts.text() == "2 of 4   streak 0   50%"
    assert [result.right for result in PracticeResults().results()] == [True, False]


def test_high_and_low_are_asked_and_no_nuts_in_razz(practice: PracticeWindow, qtbot: QtBot) -> None:
    choose(practice, qtbot, "winner", "omaha8")
    answer(practice)
    assert practice.headline.text() == "Right"
    choose(practice, qtbot, "nuts", "razz")
    assert practice.question is not None
    assert (practice.question.kind, practice.question.game) == ("winner", "razz")


def test_who_shares_a_split_pot_is_asked(practice: PracticeWindow) -> None:
    def ask_split() -> Choices:
        for question in Questions(7, "winner", find_game("holdem"), 5):
            (row,) = choices_of(question)
            if 1 < len(row.sharing) < len(question.seats):
                practice._ask(question)
                return row
        raise AssertionError

    row = ask_split()
    key(practice, "T")
    assert said(practice) == ("Which seats split the pot?", "")
    assert not practice.answers.done.isEnabled()
    key(practice, *["ABCDEF"[seat] for seat in row.sharing], Key.Key_Return)
    assert practice.headline.text() == "Right"
    ask_split()
    others = [seat for seat in range(row.right) if seat not in row.sharing]
    key(practice, "T", "ABCDEF"[row.sharing[0]], "ABCDEF"[others[0]])
    QTest.mouseClick(practice.answers.done, Qt.MouseButton.LeftButton)
    assert practice.headline.text() == "Wrong"
    marks = [button.text()[0] for button in part_of(practice.answers).buttons[0]]
    assert [marks[seat] for seat in (*row.sharing, others[0], row.right)] == ["✓", "✓", "✗", "✓"]


@pytest.mark.parametrize("kind", ["hand", "nuts", "equity"])
def test_every_kind_can_be_answered(practice: PracticeWindow, qtbot: QtBot, kind: Kind) -> None:
    choose(practice, qtbot, kind, "omaha")
    question, shown = practice.question, part_of(practice.answers)
    assert question is not None
    wanted: Any = question.answer
    if kind == "hand":
        (row,) = choices_of(question)
        key(practice, str((row.right + 1) % 10))
    elif kind == "nuts":
        items = [shown.cards.item(row) for row in range(shown.cards.count())]
        names = [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items]
        for card in wanted[0]:
            items[names.index(capital(card_names([card])))].setSelected(True)
        shown.grab()
    else:
        shown.bar.setValue(round(100 * wanted))
        key(practice, Key.Key_Return)
    off = ", off by 0%" if kind == "equity" else ""
    assert said(practice) == (f"Right{off}", capital(question.text))


def test_the_five_that_play_are_clicked_or_chosen_by_keys(
    practice: PracticeWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    choose(practice, qtbot, "hand", "holdem")
    question = not_none(practice.question)
    hint = "Choose its name, or the five cards that play"
    assert said(practice) == ("What is this hand?", hint)
    (five,) = fives_that_play(question)
    plays = [button for button in practice.felt.buttons if button.card in five]
    for button in plays[:4]:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    plays[4].setFocus()
    assert plays[4].accessibleName() in {
        f"{place}: {card_names([plays[4].card])}" for place in ("Seat A", "Board")
    }
    practice.felt.grab()
    key(practice, Key.Key_Space)
    assert (practice.headline.text(), practice.felt.buttons) == ("Right", [])
    key(practice, Key.Key_Return)
    asked(practice, qtbot)
    came: list[QWidget | None] = []

    def follow(_: object, now: QWidget | None) -> None:
        came.append(now)

    qapp.focusChanged.connect(follow)
    for button in practice.felt.buttons[:5]:
        button.setFocus()
        button.click()
    qapp.focusChanged.disconnect(follow)
    assert practice.headline.text() == "Wrong"
    (following,) = [each for each in came[5:] if each is not None]  # and no other
    assert isinstance(following, AnswerButton)
    assert following.text() == "Next"


def part_of(answers: AnswerBar) -> Any:
    return answers.part


def test_who_walks_a_box_hears_it(practice: PracticeWindow, qtbot: QtBot, spoken: Heard) -> None:
    practice.game.setFocus()
    key(practice, Key.Key_Down)
    asked(practice, qtbot)
    assert practice.game.hasFocus()
    assert practice.question is not None
    assert (practice.question.game, spoken[-1][0]) == ("omaha", say_question(practice.question))
    key(practice, Key.Key_Tab, Key.Key_Tab)
    focused = not_none(practice.focusWidget())
    assert focused.accessibleName() == "Seat A"


def test_with_larger_letters_the_cards_are_larger(practice: PracticeWindow, qtbot: QtBot) -> None:
    def sizes() -> tuple[int, float]:
        choose(practice, qtbot, "nuts", "holdem")
        grid = part_of(practice.answers).cards.iconSize().width()
        choose(practice, qtbot, "hand", "holdem")
        return grid, practice.felt.buttons[0].height() / practice.felt.height()

    practice.resize(1280, 900)
    small, _ = sizes()
    main_of(practice).set_zoom(200)
    large, share = sizes()
    main_of(practice).set_zoom(100)
    assert large > 1.5 * small
    assert share > 0.2


def test_the_hand_goes_on_the_table_with_its_explanation(practice: PracticeWindow) -> None:
    answer(practice)
    assert practice.question is not None
    practice.why.trigger()
    table = main_of(practice).document.table
    assert [seat.cards for seat in table.seats] == list(practice.question.seats)
    assert table.board == practice.question.board
    assert main_of(practice).window_actions.why.isChecked()


def test_a_round_ends_with_its_results_which_can_be_forgotten(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        answer(practice, right=number > 0)
        practice.next.trigger()
        if number < 3:
            asked(practice, qtbot)
    page = practice.results
    assert page.sentence.text().startswith("3 of 4 right in ")
    assert page.sentence.text().endswith("longest streak 3")
    focused = practice.focusWidget()
    assert isinstance(focused, QPushButton)
    assert (focused.text(), focused.accessibleDescription()) == ("New &round", page.sentence.text())
    assert page.chart.accessibleName().endswith(" 75%")
    assert page.topics.rowCount() > 1
    page.grab()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    practice.results.forget.click()
    assert (page.topics.rowCount(), PracticeResults().results()) == (0, [])
    page.grab()


def begin_exam(practice: PracticeWindow, qtbot: QtBot, answers: Sequence[bool]) -> None:
    practice.exam.trigger()
    asked(practice, qtbot)
    for right in answers:
        question = practice.question
        answer(practice, right=right)
        qtbot.waitUntil(lambda: practice.question is not question and not practice.is_working)  # noqa: B023
        assert "Right" not in practice.headline.text()


def test_an_exam_says_nothing_before_its_end_and_is_printed(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begin_exam(practice, qtbot, [False, True, True, True])
    assert practice.results.sentence.text().startswith("3 of 4 right")
    assert len(PracticeResults().results()) == 4
    assert PracticeResults().exam_left() is None
    printed = []

    def preview(_parent: object, _title: str, draw: Any) -> bool:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(tmp_path / "exam.pdf"))
        printed.append(draw(printer))
        return False

    monkeypatch.setattr(practice_window, "show_preview", preview)
    practice.results.name.setText("Ann")
    practice.print.trigger()
    assert printed == [True]
    assert (tmp_path / "exam.pdf").stat().st_size > 20_000


def start_anew(practice: PracticeWindow, qtbot: QtBot) -> None:
    """Do what the window does when it is opened first, after the program was killed."""
    practice._exam = None
    practice._saved.exam_lock.release()
    practice.start(goes_on=True)
    qtbot.waitUntil(lambda: not practice.is_working)


def test_an_exam_goes_on_after_a_kill(practice: PracticeWindow, qtbot: QtBot) -> None:
    begin_exam(practice, qtbot, [True, False])
    question = practice.question
    assert not PracticeResults().exam_lock.acquire()  # another window leaves it alone
    practice.kind.setCurrentIndex(2)
    start_anew(practice, qtbot)
    assert (practice.question, practice.kind.currentData()) == (question, "winner")
    text = "The exam goes on where the program was closed: 2 of 4 answered"
    assert (practice.strip.text, practice.counts.text()) == (text, "2 of 4")
    answer(practice)
    qtbot.waitUntil(lambda: practice.question is not question and not practice.is_working)
    answer(practice)
    qtbot.waitUntil(lambda: practice.pages.currentIndex() == 1)
    assert practice.results.sentence.text().startswith("3 of 4 right")
    marked = practice.round.marked  # type: ignore[union-attr]
    assert [one.is_right for one in marked] == [True, False, True, True]


def test_an_exam_killed_at_its_end_shows_its_results(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PracticeWindow, "show_results", lambda _: None)
    practice.exam.trigger()
    asked(practice, qtbot)
    for done in range(1, 5):
        question = practice.question
        answer(practice)
        if done < 4:
            qtbot.waitUntil(lambda: practice.question is not question)  # noqa: B023
    monkeypatch.undo()
    for module in (practice_window, practice_round):
        monkeypatch.setattr(module, "ROUND", 4)
    start_anew(practice, qtbot)
    assert practice.pages.currentIndex() == 1
    assert practice.results.sentence.text().startswith("4 of 4 right")


def test_an_exam_of_other_questions_is_told(practice: PracticeWindow, qtbot: QtBot) -> None:
    practice.end.trigger()
    kept, day = PracticeResults(), "2026-11-22"
    for game in ("holdem", "whist"):
        kept.add(Result(day, "winner", game, 3, "an old topic", True, 2.0), 5, "Seat A")
        start_anew(practice, qtbot)
        assert practice.strip.text.startswith(f"The exam of {day} cannot go on")
    assert (len(kept.results()), kept.exam_left()) == (2, None)


def test_a_new_round_ends_an_exam_of_any_results(practice: PracticeWindow, qtbot: QtBot) -> None:
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


def test_a_sheet_is_saved_and_closing_keeps_the_round(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "sheet.pdf"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: str(file))
    practice.sheet.trigger()
    qtbot.waitUntil(lambda: practice.strip.text == f"Saved as {file}")
    assert file.read_bytes().startswith(b"%PDF")
    choose(practice, qtbot, "hand", "stud", 1)
    question = practice.question
    key(practice, Key.Key_Escape)
    assert not practice.isVisible()
    practice.bring()
    assert practice.question is question
    assert main_of(practice).settings.practice == ("hand", "stud", 1)
