"""What lies below the bar: a line for each subject, and nothing over anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.foot.fitting_text import FittingText
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.bets import set_bet, set_to_call
from felt_contents import laid

if TYPE_CHECKING:
    from tests.gui.conftest import User


def test_each_subject_begins_a_line_if_there_is_room(user: User) -> None:
    user.document.restore(set_to_call(laid("AhKh v QsQd @ QhJh2c").set_pot(100), 50))
    user.window.resize(1180, 820)
    QApplication.processEvents()
    user.document.restore(set_to_call(laid("AhKh v QsQd @ QhJh2c").set_pot(100), 60))
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
    user.window.area.fold(folded)
    QApplication.processEvents()
    verdict = user.window.area.verdict
    assert verdict.bar.isHidden()
    assert verdict.foot.isVisible()
    assert verdict.geometry().bottom() < verdict.foot.y()
    user.window.set_zoom(100)
