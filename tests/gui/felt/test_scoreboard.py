"""The scoreboard: the bar's texts by their room, its keys and its motion, and its buttons."""

from typing import Final

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from analyser.gui.felt import scoreboard
from analyser.gui.felt.content import (
    BarAction,
    BarContent,
    FeltContent,
    SeatContent,
    Segment,
    VerdictContent,
)
from analyser.gui.felt.geometry import FeltState, lay_out_felt
from analyser.gui.felt.lettering import sizes_of
from analyser.gui.felt.scoreboard import ScoreBoard, ShareBar
from not_none import not_none
from tests.gui.conftest import Key, User


def segments(*shares: float) -> tuple[Segment, ...]:
    return tuple(
        [
            Segment(share, seat, f"{share:.0%}", f"Seat {'ABCD'[seat]}", "ABCD"[seat], f"{seat}")
            for seat, share in enumerate(shares)
        ]
    )


@pytest.fixture
def bar(around: QWidget) -> ShareBar:
    bar = ShareBar(around)
    bar.resize(1000, 56)
    bar.sizes = sizes_of(1096, 732, 1.0)
    bar.show()
    return bar


def written(bar: ShareBar, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are painted on the bar, from left to right."""
    texts: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _, *said: texts.append(said[-1]))
    bar.grab()
    return texts


@pytest.mark.parametrize(("shares", "texts"), [
    ((0.55, 0.45), ["55%", "Seat A", "45%", "Seat B"]),
    ((0.9, 0.1), ["90%", "Seat A", "B", "10%"]),
    ((0.95, 0.05), ["95%", "Seat A", "B", "5%"]),
    ((0.98, 0.02), ["98%", "Seat A", "B"]),
    ((0.99, 0.01), ["99%", "Seat A"]),
    ((1.0,), ["100%", "Seat A"]),
])  # fmt: skip
def test_a_segment_says_as_much_as_fits(
    bar: ShareBar, monkeypatch: pytest.MonkeyPatch, shares: tuple[float, ...], texts: list[str]
) -> None:
    bar.display(BarContent(segments(*shares)))
    assert written(bar, monkeypatch) == texts


@pytest.mark.parametrize("needed", [0.01, 0.05, 0.1, 0.3, 0.49])
@pytest.mark.parametrize("caller", [0, 1])
def test_the_needle_crosses_no_text(
    bar: ShareBar, monkeypatch: pytest.MonkeyPatch, caller: int, needed: float
) -> None:
    spans: list[tuple[float, float]] = []

    class Listening(QPainter):
        def drawText(self, at: QPointF | QRectF, *rest: object) -> None:  # type: ignore[override]
            wide = self.fontMetrics().horizontalAdvance(str(rest[-1]))
            left = at.x() if isinstance(at, QPointF) else at.center().x() - wide / 2
            spans.append((left, left + wide))

    monkeypatch.setattr(scoreboard, "QPainter", Listening)
    bar.display(BarContent(segments(0.5, 0.5), needle=(caller, needed)))
    bar.grab()
    at = not_none(bar.needle_at) * bar.width()
    assert len(spans) == 4
    assert not [span for span in spans if span[0] - 2 < at < span[1] + 2]


def test_the_arrow_keys_go_from_seat_to_seat_and_enter_chooses_one(bar: ShareBar) -> None:
    chosen: list[int] = []
    bar.seat_chosen.connect(chosen.append)
    bar.display(BarContent(segments(0.5, 0.3, 0.2)))
    bar.setFocus()
    for key, seat in ((Key.Key_Right, "1"), (Key.Key_Right, "2"), (Key.Key_Right, "2"),
                      (Key.Key_Left, "1")):  # fmt: skip
        QTest.keyClick(bar, key)
        assert bar.accessibleName() == seat
    QTest.keyClick(bar, Key.Key_Return)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(900, 20))
    assert chosen == [1, 2]


def test_the_bar_moves_to_new_shares_and_can_be_stopped_on_its_way(
    bar: ShareBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scoreboard, "motion_wanted", lambda: True)
    bar.display(BarContent(segments(0.2, 0.8)))
    bar.display(BarContent(segments(0.6, 0.4)))
    bar.animation.pause()
    bar.animation.setCurrentTime(bar.animation.duration() // 2)
    bar.animation.resume()
    assert 0.2 < bar.shares_now()[0][1] < 0.6
    monkeypatch.setattr(scoreboard, "motion_wanted", lambda: False)
    bar.display(BarContent(segments(0.1, 0.9)))
    assert bar.shares_now()[0][1] == pytest.approx(0.1)


LONG_REASON: Final = (
    "A full house beats two pair and more than that; no low: only two low ranks on the board"
)


def shown(around: QWidget, verdict: str, bar: BarContent = BarContent()) -> ScoreBoard:  # noqa: B008
    board = ScoreBoard(around)
    board.set_places(lay_out_felt(1096, 732, 1.0, FeltState((2, 2), ((0, 3, 1, 1),))))
    said = VerdictContent(verdict, "A flush beats a pair", title=verdict, has_why=True)
    board.display(FeltContent(verdict=said, bar=bar))
    board.show()
    return board


def test_the_verdict_has_one_size_and_shrinks_only_if_it_would_not_fit(around: QWidget) -> None:
    short, long = (shown(around, "A wins" * count).verdict for count in (1, 14))
    assert short.font().pixelSize() == 30
    assert 18 <= long.font().pixelSize() < 30
    assert short.geometry() == long.geometry()


@pytest.mark.parametrize(("size", "text", "count", "letters", "has_pot"), [
    ((1096, 732), 1.0, 5, 21, False), ((1096, 732), 2.0, 1, 40, True),
    ((788, 464), 3.0, 2, 60, True), ((788, 464), 3.0, 3, 47, False),
])  # fmt: skip
def test_for_a_long_verdict_the_button_beside_it_goes_before_it_shrinks(
    around: QWidget, size: tuple[int, int], text: float, count: int, letters: int, has_pot: bool
) -> None:
    board, said = ScoreBoard(around), " ".join(["A is behind, but"] * count)
    board.set_places(lay_out_felt(*size, text, FeltState((2, 2))))
    verdict = VerdictContent(said, title=said)
    board.display(FeltContent(verdict=verdict, seats=(SeatContent(), SeatContent())))
    assert (board.verdict.font().pixelSize(), board.verdict.is_shown_whole) == (letters, True)
    assert board.pot.isHidden() != has_pot


@pytest.mark.parametrize(("wide", "text", "shown_text", "letters"), [
    (1096, 1.0, f"{LONG_REASON}; it takes three", 16),
    (700, 1.0, f"{LONG_REASON} …", 13),
    (1096, 2.0, "A full house beats two pair and more than that; no low …", 32),
    (700, 3.0, "A full house beats two pair and more than that …", 29),
])  # fmt: skip
def test_a_long_reason_keeps_its_size_and_loses_clauses_but_no_part_of_one(
    around: QWidget, wide: int, text: float, shown_text: str, letters: int
) -> None:
    board = ScoreBoard(around)
    board.set_places(lay_out_felt(wide, 732, text, FeltState((2, 2))))
    whole = f"{LONG_REASON}; it takes three"
    said = VerdictContent("A wins", whole, "3 14 8 11", has_why=True)
    board.display(FeltContent(verdict=said))
    reason = board.reason
    assert board._quiet.isHidden() == (wide < 1000 or text > 1)
    assert (reason.text(), reason.font().pixelSize()) == (shown_text, letters)
    assert (reason.is_shown_whole, reason.accessibleName()) == (True, f"Reason: {whole}")
    assert not reason.geometry().intersects(board.why.geometry())


def test_the_clause_that_decides_is_the_last_of_a_reason_to_go() -> None:
    kickers, short = "Both have a pair; the king beats the queen", "The king beats the queen"
    verdict = VerdictContent(short=short)
    assert verdict.shorter(f"{kickers}; B goes ahead on 3 of 44 rivers") == kickers
    assert (verdict.shorter(kickers), verdict.shorter(short)) == (short, "")


def test_the_last_answer_stands_there_faint_while_the_next_one_is_counted(around: QWidget) -> None:
    waiting = VerdictContent("Counting the chances", title="Nines")
    awaited = FeltContent(verdict=waiting, bar=BarContent(is_awaited=True))
    for content, text, has_bar in (
        (awaited, "A wins", True),
        (awaited._replace(seats=(SeatContent("Ann"),)), waiting.text, False),
    ):
        board = shown(around, "A wins", BarContent(segments(0.55, 0.45)))
        board.display(content)
        verdict, inside = board.verdict, QPoint(30, board.bar.height() // 2)
        assert (verdict.text(), verdict.accessibleName()) == (text, f"Verdict: {waiting.text}")
        colour = board.bar.grab().toImage().pixelColor(inside)
        assert (colour.blue() > colour.red() + 20) == has_bar  # the colour of seat A
        assert (board.why.isHidden(), board.stop.isHidden()) == (True, True)


@pytest.mark.parametrize(("bar", "buttons"), [
    (BarContent(), ""), (BarContent(progress=0.12, track="Counting 12%"), "stop"),
    (BarContent(action=BarAction.ESTIMATE), "longer"),
])  # fmt: skip
def test_buttons_are_there_while_of_use(around: QWidget, bar: BarContent, buttons: str) -> None:
    board = shown(around, "A wins", bar)
    found = [name for name in ("longer", "stop") if getattr(board, name).isVisible()]
    assert found == buttons.split()
    assert board.reason.text() == (f"{bar.track} ·" if bar.track else "A flush beats a pair")
    longer = board.longer.geometry()
    assert "longer" not in found or not board.bar.geometry().intersects(longer)


def test_the_eye_hides_the_answer_and_why_opens_the_page(holdem: User) -> None:
    holdem.enter("AhKh v QsQd @ QhJh2c7d3s")
    eye, teach = holdem.window.area.view.scoreboard.eye, holdem.window.window_actions.teach
    for hidden in (True, False, True):
        QTest.mouseClick(eye, Qt.MouseButton.LeftButton)
        assert (holdem.content.is_hidden, teach.isChecked()) == (hidden, True)
    teach.trigger()
    assert not holdem.content.is_hidden
    # Why opens the page.
    QTest.mouseClick(holdem.window.area.view.scoreboard.why, Qt.MouseButton.LeftButton)
    assert holdem.window.window_actions.why.isChecked()
