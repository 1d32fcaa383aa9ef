"""What is said below the bar, a line for each subject: side pots, the bet and the outs."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.foot.fitting_text import FittingText
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.bets import set_bet, set_to_call
from felt_contents import counted, laid, said_of
from tests.gui.conftest import User


def test_a_call_is_said_with_its_reason(counting: User, qtbot: QtBot) -> None:
    counting.document.enter("AhKh v QsQd @ QhJh2c, pot 90, B bets 60")
    qtbot.waitUntil(lambda: counting.window.odds.live_call.found is not None)
    said = [line.text for line in counting.content.foot.lines if "call" in line.text]
    why = "A needs 29% and has 34%: a call wins 11.06 on average, with no more betting"
    assert said == [f"Call. {why}"]
    counting.document.enter("pot 90, B bets 900")
    qtbot.waitUntil(lambda: counting.window.odds.live_call.found is not None)
    said = [line.text for line in counting.content.foot.lines if "call" in line.text]
    assert said[0].startswith("Fold. A needs 48% and has 34%")
    counting.window.window_actions.teach.setChecked(True)
    assert counting.content.foot.lines == ()
    counting.window.window_actions.teach.setChecked(False)
    counting.document.set_bet(0, 5)
    assert counting.window.odds.live_call.found is None


def test_pots_so_far_and_outs_are_said_and_no_call_at_the_end() -> None:
    table = set_to_call(laid("AhKh v QsQd @ QhJh2c7d3s").set_pot(100), 0, 50)
    assert said_of(table, counted(table)).foot.lines == ()
    table = laid("AhKh v QsQd @ QhJh2c")
    table = set_bet(set_bet(table, 0, 50), 1, 100)
    lines = said_of(table, counted(table)).foot.lines
    assert [line.text for line in lines[:2]] == [
        "Main pot of 100: Seat B so far",
        "50 back to Seat B",
    ]
    assert [line.is_first for line in lines] == [True, False, True]

    def said(text: str) -> list[str]:
        table = laid(text)
        return [line.text for line in said_of(table, counted(table)).foot.lines]

    expected = ["Seat A has 9 outs (9 of 41, 21.95%), 39.51% to hit by the river"]
    assert said("AhKh v QsQd v 9s9d v 7h6h @ QhJh2c") == expected
    assert said("KsKh v 9c8c @ Kd7h2s") == ["Seat B needs running cards (4.85%)"]


def test_each_subject_begins_a_line_if_there_is_room(user: User) -> None:
    user.document.restore(set_to_call(laid("AhKh v QsQd @ QhJh2c").set_pot(100), 0, 50))
    user.window.resize(1180, 820)
    QApplication.processEvents()
    user.document.restore(set_to_call(laid("AhKh v QsQd @ QhJh2c").set_pot(100), 0, 60))
    said = user.window.area.verdict.foot.findChildren(FittingText)[0]
    assert said.is_whole
    assert said.text().count("\n") == len(user.content.foot.lines) - 1


@pytest.mark.parametrize("folded", [False, True])
def test_below_a_verdict_without_a_bar_the_foot_has_its_own_room(user: User, folded: bool) -> None:
    table = laid("AhKh v QsQd @ QhJh2c8s3d")
    user.document.change_game(HOLDEM)
    user.document.restore(set_bet(set_bet(table, 0, 50), 1, 100))
    user.window.resize(1180, 820)
    user.window.set_zoom(200)
    user.window.area.tray.fold(folded)
    QApplication.processEvents()
    verdict = user.window.area.verdict
    assert verdict.bar.isHidden()
    assert verdict.foot.isVisible()
    assert verdict.geometry().bottom() < verdict.foot.y()
    user.window.set_zoom(100)
