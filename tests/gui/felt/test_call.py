"""A bet that is faced, on the whole felt: the verdict, the needle, and shares of all the money."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import FeltContent
from tests.gui.conftest import User

THREE = "KcKd v JcTc v AhQh @ JhTs4h, A all in, pot 90, B bets 60"


def faced(user: User, qtbot: QtBot, text: str) -> FeltContent:
    user.document.enter(text)
    qtbot.waitUntil(lambda: user.window.odds.live_call.found is not None)
    qtbot.waitUntil(lambda: user.content.bar.needle is not None)
    return user.content


def test_the_felt_says_whether_to_call_and_shares_all_money(counting: User, qtbot: QtBot) -> None:
    content = faced(counting, qtbot, THREE)
    why = "C needs 29% and has 37%: a call wins 18.67 on average, with no more betting"
    assert (content.verdict.text, content.verdict.reason) == ("Call.", why)
    assert content.title == f"Texas hold'em: Call. {why}"
    assert not content.verdict.is_final
    assert [segment.number for segment in content.bar.segments] == ["6%", "56%", "37%"]
    seat, needed = content.bar.needle or (None, 0.0)
    assert (seat, round(needed, 4)) == (2, 0.2857)
    seats = "; ".join(f"{seat.share}, {seat.deals}" for seat in content.seats)
    assert seats == "6.07%, 12.76 of 210; 56.46%, 118.57 of 210; 37.46%, 78.67 of 210"
    counting.window.window_actions.copy.trigger()
    said = f"Call. {why}\nEquity: Seat A 6.07%, Seat B 56.46% and Seat C 37.46%\n"
    assert QApplication.clipboard().text().endswith(f"A all in\npot 90\nB bets 60\n{said}")
    counting.window.window_actions.teach.setChecked(True)
    assert counting.content.verdict.text == "Who is ahead?"
    assert counting.content.bar.needle is None
    counting.window.window_actions.teach.setChecked(False)


@pytest.mark.parametrize(("text", "left"), [
    (THREE, 1 - 60 / 210), ("AhKh v QsQd @ QhJh2c, pot 90, B bets 60", 60 / 210),
])  # fmt: skip
def test_the_needle_is_measured_from_the_callers_outer_edge(
    counting: User, qtbot: QtBot, text: str, left: float
) -> None:
    faced(counting, qtbot, text)
    image = counting.window.area.view.scoreboard.bar.grab().toImage()
    row = [image.pixelColor(x, image.height() - 1) for x in range(image.width())]
    white = [x for x, colour in enumerate(row) if colour == QColor("#ffffff")]
    assert white, "it sticks out below the bar"
    assert sum(white) / len(white) / image.width() == pytest.approx(left, abs=0.01)


def test_a_bet_moves_no_part_by_more_than_the_needles_tag(counting: User, qtbot: QtBot) -> None:
    def parts() -> list[int]:
        QApplication.processEvents()
        area = counting.window.area
        return [part.geometry().top() for part in (*area.view.seats, area.tray)]

    counting.document.enter("AhKh v QsQd @ QhJh2c")
    qtbot.waitUntil(lambda: bool(counting.content.bar.segments))
    before = parts()
    counting.document.enter("AhKh v QsQd @ QhJh2c, pot 90")
    assert parts() == before
    for bet in ("B bets 60", "pot 90, B bets 60"):
        content = faced(counting, qtbot, f"AhKh v QsQd @ QhJh2c, {bet}")
        assert content.verdict.text in ("Call.", "Fold.")
        moved = [abs(now - was) for now, was in zip(parts(), before, strict=True)]
        assert max(moved) <= 12
