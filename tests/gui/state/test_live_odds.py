"""The odds in the window: counted beside it, shown as bars, as a page and as text."""

import threading
import time
from collections.abc import Callable, Generator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.pages.odds_page import Seat, odds_page
from analyser.gui.pages.page import Page
from analyser.gui.pages.pages_panel import Pages
from analyser.gui.state import live_odds
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.live_odds import NOTHING, CurrentOdds, LiveOdds
from analyser.poker.cards import Card, parse_cards
from analyser.poker.errors import NotEnoughCardsError
from analyser.poker.games.registry import HOLDEM, find_game
from analyser.poker.odds.count import count_odds, odds_of
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation, situation_at
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, Slot
from felt_contents import said_of
from not_none import not_none
from tests.gui.conftest import CTRL, Heard, Look, User, menus, open_menu, take, words
from tests.gui.window.test_tree import tree_faults
from written_pages import html_of, look, spoken_of

Counting = Generator[float, None, Odds]


def deal(user: User, first: str, second: str, board: str = "") -> None:
    for place, cards in ((0, first), (1, second), (BOARD, board)):
        if cards:
            user.document.activate(Slot(place, 0))
            assert user.document.enter(cards)
    QApplication.processEvents()


def settled(qtbot: QtBot, user: User) -> None:
    qtbot.waitUntil(lambda: user.window.odds.standing.odds is not None)


def counts_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(situation: Situation) -> Counting:
        while True:
            time.sleep(0.002)
            yield 0.25

    monkeypatch.setattr(live_odds, "count_odds", forever)


def test_a_window_that_was_never_painted_counts_nothing_and_copies_none(user: User) -> None:
    user.document.add_seat()
    user.document.enter("As Ks Qs Js 2s")
    assert user.window.odds.standing.odds is None
    assert user.shares() == ()
    user.window.window_actions.copy_odds.trigger()
    assert user.prompt == "Not done: There are no odds to copy yet"
    assert QApplication.clipboard().text() == ""


def test_verdict_and_bars_come_at_once(counting: User, qtbot: QtBot, accessibles: Look) -> None:
    deal(counting, "Ah Qd", "Ac Jd", "As 9c 7d 4h")
    settled(qtbot, counting)
    assert counting.shares() == ("Seat A, 93.18%, 41 of 44", "Seat B, 6.82%, 3 of 44")
    assert [seat.share for seat in counting.content.seats] == ["93.18%", "6.82%"]
    assert counting.verdict == "A is ahead"
    assert counting.reason == (
        "Both have a pair of aces; the queen kicker beats the jack; B goes ahead on 3 of 44 rivers"
    )
    names = {found.name for found in accessibles(counting.window)}
    assert "Seat A, 93.18%; Seat B, 6.82%" in names  # the bar; its parts say the deals too
    plates = [name for name in names if name.startswith("Seat") and "king" not in name[:8]]
    for share in ("93.18%", "6.82%"):  # at the seats
        assert any(name.endswith(f"kicker, {share}") for name in plates), plates


def test_taking_a_card_back_counts_again_not_the_slot(counting: User, qtbot: QtBot) -> None:
    deal(counting, "Ah Qd", "Ac Jd", "As 9c 7d 4h")
    settled(qtbot, counting)
    before = counting.window.odds.standing.odds
    counting.document.activate(Slot(0, 0))
    assert counting.window.odds.standing.odds is before
    counting.document.pick(Card("4h"))
    settled(qtbot, counting)
    after = not_none(counting.window.odds.standing.odds)
    assert after.boards == 990
    exact = counting.window.odds.standing
    counting.window.odds.estimate()
    assert counting.window.odds.standing == exact


def test_what_takes_long_says_how_far_it_is_and_can_be_cancelled(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, accessibles: Look
) -> None:
    in_a_step, cancelled = threading.Event(), threading.Event()
    ended: list[bool] = []

    def counts(situation: Situation) -> Counting:
        while not in_a_step.is_set():
            time.sleep(0.002)
            yield 0.25
        ended.append(cancelled.wait(60))
        yield 0.5
        raise AssertionError("nobody gave it up")

    monkeypatch.setattr(live_odds, "count_odds", counts)
    live, strip = counting.window.odds, counting.window.area.view.scoreboard
    monkeypatch.setattr(live_odds, "LONG", 1)
    assert strip.stop.isHidden()
    deal(counting, "Ah Qd", "Ac Jd")
    qtbot.waitUntil(lambda: live.standing.share == 0.25)
    assert (strip.stop.isVisible(), tree_faults(accessibles(counting.window))) == (True, [])
    in_a_step.set()
    strip.stop.click()  # and waits for no step
    assert strip.stop.isHidden()
    assert live.standing.refusal == "The odds were not counted to the end."
    cancelled.set()
    assert ended in ([], [True])


def test_a_new_change_gives_up_what_was_being_counted(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        counts_slowly(patched)
        deal(counting, "Ah Qd", "Ac Jd", "As 9c 7d")
        assert counting.shares() == ()
    counting.document.enter("4h")
    settled(qtbot, counting)
    odds = not_none(counting.window.odds.standing.odds)
    assert odds.boards == 44


def test_refusals_are_said(counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(situation: Situation) -> Counting:
        yield 0.0
        raise NotEnoughCardsError(wanted=53, deck=52)

    monkeypatch.setattr(live_odds, "count_odds", refuses)
    deal(counting, "Ah Qd", "Ac Jd")
    qtbot.waitUntil(lambda: bool(counting.window.odds.standing.refusal))
    assert counting.window.odds.standing.refusal == str(NotEnoughCardsError(wanted=53, deck=52))
    assert counting.content.bar.track == counting.window.odds.standing.refusal


def counts_when_told(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    go_on, count = threading.Event(), count_odds

    def waits(situation: Situation) -> Counting:
        while not go_on.wait(0.002):
            yield 0.25
        return (yield from count(situation))

    monkeypatch.setattr(live_odds, "count_odds", waits)
    return go_on


@pytest.mark.parametrize(("change", "seats"), [
    pytest.param(lambda document: document.swap_seats(0, 1), (0, 2), id="swapped"),
    pytest.param(lambda document: document.remove_seat(0), (0, 1), id="removed"),
])  # fmt: skip
def test_seats_that_move_while_it_counts_get_their_own_odds(
    counting: User,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Document], object],
    seats: tuple[int, int],
) -> None:
    go_on = counts_when_told(monkeypatch)
    counting.document.add_seat()  # A stays without a card
    deal(counting, "", "As Ah", "2c 7d 9h")
    counting.document.activate(Slot(2, 0))
    assert counting.document.enter("Ks Kh")
    change(counting.document)
    go_on.set()
    settled(qtbot, counting)
    standing = counting.window.odds.standing
    assert standing.seats == seats
    assert standing.table is counting.document.table
    assert [bar.split(",")[0] for bar in counting.shares()] == [f"Seat {'ABC'[at]}" for at in seats]


def test_odds_are_shown_for_no_table_but_their_own(counting: User, qtbot: QtBot) -> None:
    deal(counting, "Ah Qd", "Ac Jd", "As 9c 7d 4h")
    settled(qtbot, counting)
    counting.document.table_changed.disconnect(counting.window.odds._follow)
    counting.document.pick(Card("4h"))
    assert (counting.window.odds.standing, counting.shares()) == (NOTHING, ())


def test_whoever_shows_a_change_finds_short_odds_there_in_any_order(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views that were connected before the odds have them with the move as well."""
    monkeypatch.setattr(live_odds, "AT_ONCE", 60)  # however slow the machine is
    counters: list[LiveOdds] = []
    found: list[Odds | None] = []
    document.changed.connect(lambda: found.append(counters[0].standing.odds))
    counters.append(LiveOdds(document))
    jobs = Jobs()
    counters[0].start(jobs)
    jobs.finish()
    document.begin(HOLDEM, 2)
    document.restore(document.table.place_all(parse_cards("AhQd AcJd As9c7d4h2c")))
    jobs.finish()
    assert found[-1] is not None
    assert found[-1] is counters[0].standing.odds


def page(user: User, tab: int = 1) -> Page:
    user.window.window_actions.why.setChecked(True)
    QApplication.processEvents()
    details = user.window.details
    tabs = not_none(details.findChild(Pages))
    tabs.setCurrentIndex(tab)
    QApplication.processEvents()
    found = tabs.currentWidget()
    assert isinstance(found, Page)
    return found


def test_the_page_has_exact_counts_outs_and_categories(counting: User, qtbot: QtBot) -> None:
    deal(counting, "Ah Kd", "9h 8h", "As Th 2h 3c")
    settled(qtbot, counting)
    shown = page(counting)
    odds = not_none(counting.window.odds.standing.odds)
    text = shown.toPlainText()
    assert "Every deal counted: 44" in text
    assert f"Wins: Seat A {100 * odds.seats[0].win / 44:.2f}%, {odds.seats[0].win}; " in " ".join(
        shown.sentences
    )
    assert text.count("%") == 4  # wins and losses of either seat, and each figure once
    assert f"Seat B has {odds.seats[1].win} outs" in text
    heard = " ".join(shown.sentences)
    flush = odds.seats[1].categories["flush"]
    assert f"{flush} cards make: flush: " in heard
    assert "king of hearts" in heard
    assert "Flush: Seat A" not in heard  # that is on the page Why
    seats = counting.window.details.choice
    seats.setCurrentIndex(seats.findData(0))
    assert "What Seat A ends up with" in shown.toPlainText()
    assert "Seat B" not in shown.toPlainText()


def test_why_names_the_favourite_and_what_each_ends_up_with(counting: User, qtbot: QtBot) -> None:
    deal(counting, "Ah Kd", "9h 8h", "As Th 2h 3c")
    settled(qtbot, counting)
    why = page(counting, 0)
    flush = not_none(counting.window.odds.standing.odds).seats[1].categories["flush"]
    heard = " ".join(why.sentences)
    assert "Seat A is ahead now" in why.toPlainText()
    assert "Seat A is the favourite. Every deal counted: 44." in heard
    assert f"Flush: Seat A 0.00%, 0; Seat B {100 * flush / 44:.2f}%, {flush}." in heard
    assert "Full house" not in heard  # nobody can make one
    counting.window.document.enter("QQ+ v AKs @ Qs7s2c")  # no verdict between ranges
    settled(qtbot, counting)
    assert "Seat A is the favourite\n" in why.toPlainText()
    counting.window.document.enter("AhKd v AcKs v QhQd v QcQs v 2c2d")
    settled(qtbot, counting)
    ends = "ends up with"  # there is no room for all five
    qtbot.waitUntil(lambda: "Seat B" not in why.toPlainText().partition(ends)[2])
    counting.window.document.enter("AhAd v AcAs @ 2c3d4h")
    settled(qtbot, counting)
    assert "favourite" not in page(counting, 0).toPlainText()


def test_a_single_seat_has_its_categories(counting: User, qtbot: QtBot) -> None:
    counting.document.remove_seat(1)
    shown = page(counting)
    assert shown.toPlainText() == "No odds yet: give a seat cards."
    deal(counting, "Ah Kh", "", "Qh 2h 3c 4d")
    settled(qtbot, counting)
    page(counting)
    assert "9 cards make: flush" in " ".join(shown.sentences)
    assert "equity" not in " ".join(shown.sentences)


def test_the_odds_are_copied_as_text_unless_they_are_hidden(counting: User, qtbot: QtBot) -> None:
    game = find_game("omaha8")
    counting.document.change_game(game)
    deal(counting, "Ah Qd 2c 3c", "Ac Jd Kd Ks", "As 9c 7d 4h")
    settled(qtbot, counting)
    counting.window.window_actions.copy_odds.trigger()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "Omaha hi-lo. Every deal counted: 40"
    assert lines[-1].endswith("{ Ac Jd Kd Ks }")
    assert counting.prompt == "The odds are copied as text"
    actions = counting.window.window_actions
    counting.document.begin(HOLDEM, 2)
    actions.teach.trigger()
    QApplication.clipboard().clear()
    deal(counting, "Ah Qd", "Ac Jd", "As 9c 7d 4h")
    settled(qtbot, counting)
    for copy in (actions.copy, actions.copy_odds):
        copy.trigger()
        assert counting.prompt == "Not done: The answer is hidden; reveal it to copy it"
        assert QApplication.clipboard().text() == ""
    actions.reveal.trigger()
    actions.copy_odds.trigger()
    assert "6.82%" in QApplication.clipboard().text()
    counting.document.enter("any cards: AcJd8s8cAs")
    settled(qtbot, counting)
    actions.reveal.trigger()
    actions.copy_odds.trigger()
    assert counting.prompt == "Not done: There are no odds to copy yet", "of one hand alone"


def test_the_result_is_copied_with_its_odds(counting: User, qtbot: QtBot) -> None:
    counting.document.enter("AA v KK")
    settled(qtbot, counting)
    counting.key(Qt.Key.Key_C, CTRL)
    assert QApplication.clipboard().text().splitlines() == [
        "Texas hold'em", "Seat A: AA", "Seat B: KK", "Seat A is the favourite",
        "Equity: Seat A 81.95% and Seat B 18.05%",
    ]  # fmt: skip


def test_odds_that_come_late_are_announced_alone(user: User, spoken: Heard) -> None:
    user.document.begin(HOLDEM, 2)
    deal(user, "Ah Kh", "Qs Qd", "Qh Jh 2c 7d")
    playing = situation_at(user.document.table)
    before = CurrentOdds(user.document.table, seats=playing.seats)
    late = before._replace(odds=odds_of(playing.situation))
    answers = user.window.area.answers
    user.tell()
    spoken.clear()
    for standing in (before, late, late):
        answers.content = said_of(user.document.table, standing)
        user.tell()
    reason = "Reason: A set beats ace high; A goes ahead on 10 of 44 rivers"
    assert [text for text, _ in spoken] == [f"{reason}. Seat A, 22.73%; Seat B, 77.27%"]


def test_scoops_and_halves_are_counted_if_they_share_the_pot(counting: User, qtbot: QtBot) -> None:
    counting.document.change_game(find_game("omaha8"))
    deal(counting, "As 2s 3h Kd", "Kc Qd Jc Tc", "7h 8c 2d")
    settled(qtbot, counting)
    odds = not_none(counting.window.odds.standing.odds)
    page = [*odds_page(look(), odds, [Seat("Seat A", 0, 0), Seat("Seat B", 1, 1)])]
    labels = [sentence.partition(":")[0] for sentence in spoken_of(page).split(". ")[1:]]
    assert labels[:3] == ["Scoops", "Wins the high", "Loses the high"]  # there are no ties
    assert "Wins the low" in html_of(page)


def too_many_to_count(user: User, qtbot: QtBot) -> None:
    assert user.document.enter("AA v 15% v random v random")
    qtbot.waitUntil(lambda: user.window.odds.standing.may_be_estimated)


def test_what_cannot_be_counted_is_estimated_with_errors(counting: User, qtbot: QtBot) -> None:
    too_many_to_count(counting, qtbot)
    board, content = counting.window.area.view.scoreboard, counting.content
    assert content.verdict.text == "Too many deals: estimate?"
    takes = "An estimate takes 5 seconds; more cards or smaller ranges are counted"
    assert content.verdict.reason == takes
    assert content.spoken == f"Verdict: Too many deals: estimate? {takes}"
    assert board.bar.accessibleName() == "Estimate"
    assert not any(seat.share for seat in content.seats)
    QTest.mouseClick(board.bar, Qt.MouseButton.LeftButton)
    settled(qtbot, counting)
    assert board.stop.isVisible()
    assert {seat.deals for seat in counting.content.seats} == {"estimated"}
    assert all("±" in seat.share for seat in counting.content.seats)
    assert counting.content.verdict.text == "A is the favourite"
    counting.document.remove_seat(3)
    counting.document.remove_seat(2)
    qtbot.waitUntil(lambda: counting.window.odds.standing.exact is not None)
    assert not any("±" in seat.share for seat in counting.content.seats)
    too_many_to_count(counting, qtbot)
    counting.window.odds.estimate()
    qtbot.waitUntil(lambda: counting.window.odds.standing.odds is not None)
    odds = not_none(counting.window.odds.standing.odds)
    page = [*odds_page(look(), odds, [Seat("A", 0, 0), Seat("B", 1, 1)])]
    said = spoken_of(page)
    assert "Wins" not in said  # each figure would need an error of its own
    assert "Estimated from" in said


def test_cancelling_shows_no_estimate_of_another_table(counting: User, qtbot: QtBot) -> None:
    too_many_to_count(counting, qtbot)
    live = counting.window.odds
    live.estimate()
    qtbot.waitUntil(lambda: live.standing.odds is not None)
    counting.document.add_seat()
    counting.document.enter("2c")
    qtbot.waitUntil(lambda: live.standing.may_be_estimated)
    live.cancel()
    odds = live.standing.odds
    assert odds is None or len(odds.seats) == 5


@menus
def test_an_estimate_grows_for_as_long_as_somebody_chooses(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, accessibles: Look
) -> None:
    monkeypatch.setattr(live_odds, "HALFWAY", 0.02)  # so that it grows quickly
    too_many_to_count(counting, qtbot)
    live, bar = counting.window.odds, counting.window.area.view.scoreboard
    QTest.mouseClick(bar.longer, Qt.MouseButton.LeftButton)
    menu = open_menu()
    assert words(menu) == ["5 seconds", "15 seconds", "60 seconds", "Until stopped"]
    take(menu, "Until stopped")
    assert not bar.longer.isVisible()
    qtbot.waitUntil(lambda: live.standing.odds is not None)
    first = not_none(live.standing.odds)
    assert (first.exact, live.standing.exact) == (False, None)
    qtbot.waitUntil(lambda: live.standing.odds is not first)
    assert (bar.stop.text(), tree_faults(accessibles(counting.window))) == ("&Stop", [])
    assert all("±" in seat.share for seat in counting.content.seats)
    QTest.mouseClick(bar.stop, Qt.MouseButton.LeftButton)
    stopped = not_none(live.standing.odds)
    assert (live.standing.share, len(counting.shares())) == (None, 4)
    assert not bar.stop.isVisible()
    assert stopped.boards > first.boards
    assert bar.longer.isVisible()  # to draw for another while
    begun: list[float] = []
    bar.estimate_asked.disconnect()
    bar.estimate_asked.connect(begun.append)
    QTest.mouseClick(bar.longer, Qt.MouseButton.LeftButton)
    take(open_menu(), "15 seconds")
    assert begun == [15]


def test_it_says_what_of_a_range_is_beaten(counting: User, qtbot: QtBot, accessibles: Look) -> None:
    says = "A beats 70.00% of B's range"
    counting.document.set_range(1, parse_range("QQ, KdQd, 22"))
    deal(counting, "AhKh", "", "Ac 9s 7d 4h 2c")
    settled(qtbot, counting)
    qtbot.waitUntil(lambda: says in counting.reason)
    counting.document.reveal.set_teaching(True)
    assert says not in counting.reason
