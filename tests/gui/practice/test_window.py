"""The window to practise in: by keys alone, heard, kept, printed, and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from analyser.gui.look import save_dialog
from analyser.gui.practice import window as practice_window
from analyser.gui.practice.answers import AnswerBar
from analyser.gui.practice.kept import PracticeResults
from analyser.gui.practice.window import PracticeWindow, say_question
from analyser.poker.practice.record import ROUND, Kind
from analyser.poker.practice.wording import choices_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import User

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def practice(user: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PracticeWindow]:
    monkeypatch.setattr(practice_window, "random_seed", lambda: 7)
    user.key(Key.Key_K, CTRL)
    window = user.window.practice
    asked(window, qtbot)
    yield window
    window.finish()
    PracticeResults().clear()


def asked(window: PracticeWindow, qtbot: QtBot) -> None:
    """Wait for a question that is not answered yet."""
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: not window.is_working and not window.next.isEnabled())


def choose(window: PracticeWindow, qtbot: QtBot, kind: Kind, game: str) -> None:
    """Choose what to practise, as in the boxes."""
    for box, value in ((window.kind, kind), (window.game, game)):
        box.setCurrentIndex(box.findData(value))
    window.level.activated.emit(0)
    asked(window, qtbot)


def key(window: PracticeWindow, text: str) -> None:
    QTest.keyClick(window.windowHandle(), Qt.Key(ord(text)))


def answer(window: PracticeWindow, *, right: bool = True) -> None:
    """Answer the question by keys."""
    assert window.question is not None
    for row in choices_of(window.question):
        at = row.right if right else (row.right + 1) % len(row.names)
        seats = len(window.question.seats)
        key(window, "ABCDEF"[at] if at < seats else "TN"[at - seats])


def test_a_question_is_answered_and_the_next_asked_by_keys_alone(
    practice: PracticeWindow, qtbot: QtBot
) -> None:
    first = practice.question
    assert first is not None
    assert practice.felt.accessibleName() == say_question(first)
    focused = practice.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Seat A"
    assert focused.accessibleDescription() == say_question(first)
    answer(practice)
    assert practice.said.text() == f"Right. {first.text}" == practice.felt.accessibleName()
    assert practice.windowTitle() == f"Right. {first.text} - Practice"
    assert practice.counts.text() == "1 of 20   streak 1   100%"
    QTest.keyClick(practice.windowHandle(), Key.Key_Return)
    asked(practice, qtbot)
    assert practice.question is not first
    assert practice.said.text() == f"What you miss comes back sooner: {first.topic} 1 of 1"
    answer(practice, right=False)
    assert practice.said.text().startswith("Wrong. Seat")
    assert practice.counts.text() == "2 of 20   streak 0   50%"
    assert [result.right for result in PracticeResults().results()] == [True, False]


def test_high_and_low_are_asked_one_after_the_other(practice: PracticeWindow, qtbot: QtBot) -> None:
    choose(practice, qtbot, "winner", "omaha8")
    answer(practice)
    assert practice.said.text().startswith("Right. ")


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
        for card in wanted[0]:
            shown.cards.item(shown._deck.index(card)).setSelected(True)
    else:
        shown.bar.setValue(round(100 * wanted))
        QTest.keyClick(practice.windowHandle(), Key.Key_Return)
    off = ", off by 0%" if kind == "equity" else ""
    assert practice.said.text() == f"Right{off}. {question.text}"
    qtbot.waitUntil(lambda: not practice.felt._task.is_busy)
    assert not practice.felt._image.isNull()


def part_of(answers: AnswerBar) -> Any:
    return answers.part


def test_a_game_without_a_board_asks_who_wins(practice: PracticeWindow, qtbot: QtBot) -> None:
    choose(practice, qtbot, "nuts", "razz")
    assert practice.question is not None
    assert (practice.question.kind, practice.question.game) == ("winner", "razz")


def test_the_hand_goes_on_the_table_with_its_explanation(
    user: User, practice: PracticeWindow
) -> None:
    answer(practice)
    assert practice.question is not None
    practice.why.trigger()
    table = user.document.table
    assert [seat.cards for seat in table.seats] == list(practice.question.seats)
    assert table.board == practice.question.board
    assert user.window.window_actions.why.isChecked()


def test_a_round_ends_with_its_results_which_can_be_forgotten(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(ROUND):
        answer(practice, right=number % 4 > 0)
        practice.next.trigger()
        if number < ROUND - 1:
            asked(practice, qtbot)
    page = practice.results
    assert page.sentence.text().startswith("15 of 20 right, in ")
    assert page.sentence.text().endswith("at most 3 in a row")
    assert page.chart.accessibleName().endswith(" 75%")
    topics = [page.topics.item(row, 2).text() for row in range(page.topics.rowCount())]  # type: ignore[union-attr]
    assert len(topics) >= 4
    page.grab()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    practice.forget.click()
    assert (page.topics.rowCount(), PracticeResults().results()) == (0, [])
    page.grab()


def test_an_exam_says_nothing_before_its_end_and_is_printed(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    practice.exam.trigger()
    asked(practice, qtbot)
    for number in range(ROUND):
        question = practice.question
        answer(practice, right=number > 0)
        qtbot.waitUntil(lambda: practice.question is not question and not practice.is_working)  # noqa: B023
        assert "Right" not in practice.said.text()
    assert practice.results.sentence.text().startswith("19 of 20 right")
    assert len(PracticeResults().results()) == ROUND
    printed = []

    def preview(_parent: object, _title: str, draw: Any) -> bool:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(tmp_path / "exam.pdf"))
        printed.append(draw(printer))
        return False

    monkeypatch.setattr(practice_window, "show_preview", preview)
    practice.name.setText("Ann")
    practice.print.trigger()
    assert printed == [True]
    assert (tmp_path / "exam.pdf").stat().st_size > 20_000


def test_a_sheet_is_saved(
    practice: PracticeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "sheet.pdf"
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(file))
    practice.sheet.trigger()
    qtbot.waitUntil(lambda: practice.strip.text == f"Saved as {file}")
    assert file.read_bytes().startswith(b"%PDF")


def test_closing_keeps_the_round_and_what_is_chosen(
    user: User, practice: PracticeWindow, qtbot: QtBot
) -> None:
    choose(practice, qtbot, "hand", "stud")
    question = practice.question
    QTest.keyClick(practice.windowHandle(), Key.Key_Escape)
    assert not practice.isVisible()
    practice.bring()
    assert practice.question is question
    assert user.window.settings.practice == ("hand", "stud", 1)


def test_a_damaged_line_of_the_results_is_passed_over(practice: PracticeWindow) -> None:
    answer(practice)
    kept = PracticeResults()
    with kept.file.open("a", encoding="utf-8") as file:
        file.write('{"day": 3}\nno JSON\n[]\n')
    assert len(kept.results()) == 1
