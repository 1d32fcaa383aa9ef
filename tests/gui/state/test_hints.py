"""The signs on unused cards: what they say, against hands and ranges, and when hidden."""

import time
from collections import Counter
from collections.abc import Callable, Generator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.deck.model import DeckModel
from analyser.gui.felt.deck.view import foot_of
from analyser.gui.look.badges import Badge, Look, colours_of
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import contrast
from analyser.gui.pages.page import Page
from analyser.gui.pages.tabs import Pages
from analyser.gui.state import card_shares
from analyser.gui.state import hints as hints_module
from analyser.gui.state.card_shares import CardShares
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.gui.state.settings import Settings
from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO, RAZZ, SHORT_DECK_HOLDEM
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.ranges import next_cards
from analyser.poker.odds.ranges.next_cards import NextCardShares
from analyser.poker.odds.situation import Situation
from analyser.poker.odds.wording import say_share
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, DEAD, Slot
from not_none import not_none
from range_situations import ranges_at
from tests.gui.conftest import OpenWindow, User

DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole


@pytest.fixture
def hints(document: Document) -> Hints:
    return Hints(document, CardShares(document))


def settle(qtbot: QtBot, hints: Hints) -> None:
    qtbot.waitUntil(lambda: hints.up_to_date)


def two_seats(document: Document, a: str, b: str, board: str) -> None:
    document.begin(HOLDEM, 2)
    for place, cards in ((0, a), (1, b), (BOARD, board)):
        document.activate(Slot(place, 0))
        document.enter(cards)


def shown(hints: Hints) -> dict[str, str]:
    """Every badge in one text: its letters, ! where the card makes something better, ^ in vain."""
    signs = {}
    for card in DECK:
        badge = hints.badge(card)
        if badge is not None:
            better = "!" if badge.look == Look.MAKES else ""
            signs[str(card)] = badge.sign + better + ("^" if badge.vain else "")
    return signs


def test_one_seat_sees_what_a_card_makes(hints: Hints, document: Document, qtbot: QtBot) -> None:
    document.change_game(HOLDEM)
    document.enter("Ah Kh Qh Jh 2c 7d")
    settle(qtbot, hints)
    assert Counter(shown(hints).values()) == {"RF!": 1, "F!": 8, "S!": 3, "P!": 6}
    assert shown(hints)["Th"] == "RF!"
    assert [(badge.sign, text) for badge, text in hints.legend] == [
        ("RF", "royal flush"), ("F", "flush"), ("S", "straight"), ("P", "one pair"),
    ]  # fmt: skip
    document.clear()
    document.change_game(RAZZ)
    document.enter("Ah 3h 7s 9d Jc Qs")
    settle(qtbot, hints)
    signs = shown(hints)
    assert (signs["Ts"], signs["8s"]) == ("10!", "9!")
    assert not {"Ks", "As"} & set(signs)  # they leave the jack low as it is


def test_two_seats_see_who_wins_or_improves(hints: Hints, document: Document, qtbot: QtBot) -> None:
    two_seats(document, "Ah Kh", "Qs Qd", "Qh Jh 2c 7d")
    settle(qtbot, hints)
    signs = shown(hints)
    assert {card for card, sign in signs.items() if sign == "A"} == {
        *("Ts", "Th", "Td", "Tc"),
        *("9h", "8h", "6h", "5h", "4h", "3h"),
    }
    assert (signs["2h"], signs["As"]) == ("^", "^")
    assert "9s" not in signs  # seat B is ahead and stays so: no news
    assert set(signs.values()) == {"A", "^"}
    assert [text for _, text in hints.legend] == ["Seat A wins", "improves, but loses"]
    document.add_seat()
    document.enter("8c 8d")
    settle(qtbot, hints)
    assert set(shown(hints).values()) == {"A"}


def test_who_leads_or_ties_has_own_signs(hints: Hints, document: Document, qtbot: QtBot) -> None:
    two_seats(document, "Ah Kh", "Qs Qd", "Qh Jh 2c")
    document.rename_seat(0, "Ann")
    settle(qtbot, hints)
    assert [text for _, text in hints.legend] == ["Ann leads", "improves, still behind"]
    two_seats(document, "Ah 2c", "Ad 3c", "Ks Kd Qs 3h")
    settle(qtbot, hints)
    ties = {card for card, sign in shown(hints).items() if sign == "="}
    assert ties == {"Qh", "Qd", "Qc", "As", "Ac"}
    assert hints.legend[0] == (Badge("=", Look.TIE), "tie")
    two_seats(document, "Ah 2c", "Ad 3c", "Ks Kd Qs Qd")
    settle(qtbot, hints)
    assert (shown(hints), hints.legend) == ({}, ())


def test_before_the_flop_no_card_is_marked_that_changes_nothing_and_the_high_counts(
    hints: Hints, document: Document, qtbot: QtBot
) -> None:
    """AhKh v QsQd: an ace or a king puts A ahead of the queens, and nothing else does."""
    two_seats(document, "Ah Kh", "Qs Qd", "")
    settle(qtbot, hints)
    ahead = {card for card, sign in shown(hints).items() if sign.startswith("A")}
    assert ahead == {"As", "Ad", "Ac", "Ks", "Kd", "Kc"}
    assert "B" not in "".join(shown(hints).values())
    document.begin(OMAHA_HI_LO, 2)
    for place, cards in ((0, "Ah 2h 9s Ts"), (1, "Kc Kd Qc Jc"), (BOARD, "Ks 8d 7c 9d")):
        document.activate(Slot(place, 0))
        document.enter(cards)
    settle(qtbot, hints)
    assert [text for _, text in hints.legend] == ["Seat A wins the high"]
    assert shown(hints)["6s"] == "A"


def test_beside_an_unknown_hand_none_leads(hints: Hints, document: Document, qtbot: QtBot) -> None:
    for third in ("??", "AA"):
        document.enter(f"AhKh v 2c2d v {third}")
        settle(qtbot, hints)
        assert [text for _, text in hints.legend] == ["Seat A has the best known hand"]
    document.enter("AhKh v 2c2d v 7h7s")
    settle(qtbot, hints)
    assert [text for _, text in hints.legend] == ["Seat A leads", "Seat B leads"]
    two_seats(document, "Ah Kh", "?? ??", "Qh Jh 2c 7d")
    settle(qtbot, hints)
    assert shown(hints)["Th"] == "RF!"
    document.activate(Slot(1, 0))
    settle(qtbot, hints)
    assert shown(hints)["Qs"] == "B"
    assert "A" not in shown(hints).values(), "nearly every card leaves the known hand ahead"


@pytest.mark.parametrize(
    "prepare",
    [
        pytest.param(lambda document: None, id="an empty table"),
        pytest.param(lambda document: document.activate(Slot(DEAD, 0)), id="a dead card"),
        pytest.param(lambda document: document.enter("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"), id="full"),
        pytest.param(lambda document: document.enter("As Ah Ad Ac"), id="always four aces"),
    ],
)
def test_where_there_is_nothing_to_tell_there_are_no_badges(
    prepare: Callable[[Document], None], hints: Hints, document: Document, qtbot: QtBot
) -> None:
    prepare(document)
    settle(qtbot, hints)
    assert (shown(hints), hints.legend) == ({}, ())


def test_badges_can_be_off_and_are_hidden(hints: Hints, document: Document, qtbot: QtBot) -> None:
    document.enter("As Kd")
    settle(qtbot, hints)
    hints.set_shown(False)
    assert (shown(hints), hints.legend) == ({}, ())
    hints.set_shown(True)
    settle(qtbot, hints)
    assert shown(hints)["Ah"] == "P!"
    document.reveal.set_teaching(True)
    document.clear()
    document.enter("As Kd")
    settle(qtbot, hints)
    assert (document.reveal.hidden, shown(hints)) == (True, {})
    document.reveal.show_answers()
    settle(qtbot, hints)
    assert (document.reveal.hidden, shown(hints)["Ah"]) == (False, "P!")
    document.enter("Qd")
    assert (document.reveal.hidden, shown(hints)) == (True, {})
    document.reveal.set_teaching(False)
    settle(qtbot, hints)
    assert shown(hints)["Ah"] == "P!"
    model = DeckModel(document, hints)
    document.reveal.set_teaching(True)
    secret = "What it would make is hidden until you reveal it"
    assert model.index_of(Card("Ah")).data(DESCRIPTION) == secret
    document.reveal.show_answers()
    makes = "Would make: Pair of aces, K-Q kickers"
    assert model.index_of(Card("Ah")).data(DESCRIPTION) == makes


def test_work_in_slices_comes_to_the_same_and_a_new_move_drops_the_old(
    hints: Hints, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints_module, "_SLICE", 0.0001)
    document.enter("As Kd")
    with qtbot.waitSignal(hints.changed):
        pass
    first = shown(hints)
    two_seats(document, "Ah Kh", "Qs Qd", "Qh Jh 2c 7d")
    document.undo_stack.undo()
    document.enter("Qh Jh 2c 3d")
    with qtbot.waitSignal(hints.changed):
        pass
    assert hints.up_to_date
    assert shown(hints) != first
    assert "3d" not in shown(hints)
    assert shown(hints)["Td"] == "A"
    assert "7d" not in shown(hints)


def test_the_model_tells_of_badges_by_rule(hints: Hints, document: Document, qtbot: QtBot) -> None:
    model = DeckModel(document, hints)
    warning = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(model, warning, model)
    with qtbot.waitSignal(hints.changed):
        document.enter("As Kd")
    assert model.state(Card("Ah")).badge == Badge("P", Look.MAKES)
    assert model.state(Card("As")).badge is None
    document.change_game(SHORT_DECK_HOLDEM)
    assert model.state(Card("2s")).badge is None
    settle(qtbot, hints)
    assert tester.model() is model


@pytest.mark.parametrize(
    ("look", "shade"),
    [*((look, 0) for look in (*Look, *range(10))),
     *((look, shade) for look in (Look.UP, Look.DOWN) for shade in (1, 2))],
)  # fmt: skip
def test_every_badge_reads_well(look: int, shade: int) -> None:
    assert contrast(*colours_of(look, shade)) >= 4.5


def test_the_menu_and_the_key_turn_badges_off_and_the_window_remembers(
    user: User, document: Document, open_window: OpenWindow, qtbot: QtBot
) -> None:
    hints = user.window.area.hints
    document.enter("As Kd")
    settle(qtbot, hints)
    assert user.window.window_actions.hints.isChecked()
    user.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert (shown(hints), Settings().hints) == ({}, False)
    again = open_window(document)
    settle(qtbot, again.window.area.hints)
    assert not again.window.window_actions.hints.isChecked()
    assert shown(again.window.area.hints) == {}


def test_a_badge_lies_below_rank_and_suit(user: User, document: Document, qtbot: QtBot) -> None:
    """The face makes room at its foot; above it, it is painted as it is."""
    deck = user.deck
    document.enter("As Kd")
    settle(qtbot, user.window.area.hints)
    marked = deck.grab().toImage()
    size = deck._card_size
    foot = foot_of(size)
    face = CardFaces().compact(Card("Ah"), size, 1.0, foot).toImage()
    place = QRect(QPoint(), size)
    place.moveCenter(deck.visualRect(user.model.index_of(Card("Ah"))).center())
    below = size.height() - foot - 3  # where the badge begins
    inside = range(size.width() // 8, size.width() * 7 // 8)

    def row(image: QImage, y: int, at: QPoint) -> list[int]:
        return [image.pixel(at.x() + x, at.y() + y) for x in inside]

    paper = row(face, size.height() - 3, QPoint())[0]
    ink = [y for y in range(2, size.height() - 2) if set(row(face, y, QPoint())) != {paper}]
    assert ink
    assert max(ink) < below + 3
    for y in range(below):
        assert row(marked, y, place.topLeft()) == row(face, y, QPoint())
    assert any(
        row(marked, y, place.topLeft()) != row(face, y, QPoint())
        for y in range(below, size.height())
    )


@pytest.fixture
def counting(counting: User) -> User:
    """A window that counts: AhKh against a range in hold'em, and no board yet."""
    counting.document.enter("AhKh")
    counting.document.set_range(1, parse_range("QQ+, AKs, 76s"))
    return counting


def board(user: User, cards: str, qtbot: QtBot) -> None:
    user.document.activate(Slot(BOARD, 0))
    user.document.enter(cards)
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)


def looks(user: User) -> dict[str, int]:
    badges = {str(card): user.window.area.hints.badge(card) for card in DECK}
    return {card: badge.look for card, badge in badges.items() if badge is not None}


def test_cards_say_whether_the_known_hand_gets_more(counting: User, qtbot: QtBot) -> None:
    board(counting, "Qh7h2c", qtbot)
    signs = looks(counting)
    raising = {card for card, look in signs.items() if look == Look.UP}
    assert raising == {*(f"{rank}h" for rank in "2345689TJ"), "As", "Ad", "Ac"}
    falling = {card for card in signs if card not in raising}
    assert {signs[card] for card in falling} == {Look.DOWN}
    assert falling == {"7c", "7d", "7s"}, "what all others cost is no news"
    badges = [counting.window.area.hints.badge(Card(card)) for card in signs]
    figures = [badge.sign for badge in badges if badge is not None and len(badge.sign) > 1]
    assert figures == ["+49"] * 7, "the five largest, and what equals them"
    assert len({badge.shade for badge in badges if badge is not None}) > 1
    assert counting.window.area.legend.texts == [
        "+ more for Seat A", "\N{MINUS SIGN} less for Seat A", "±9 percent of equity",
    ]  # fmt: skip
    counting.hover("9h")
    assert counting.window.area.deck_line.preview == (
        "With the nine of hearts: Seat A: Flush, A-K-Q-9-7; "
        "Seat A goes up from 46.07% to 95.45% equity"
    )
    described = counting.model.index_of(Card("Ks")).data(DESCRIPTION)
    assert described.startswith("Would make for Seat A: Pair of kings")
    there = odds_of(ranges_at("AhKh", "QQ+, AKs, 76s", board="Qh7h2cKs"))
    share = say_share(there.seats[0].share)
    assert described.endswith(f"; Seat A goes down from 46.07% to {share} equity")
    counting.window.window_actions.why.setChecked(True)
    tabs = not_none(counting.window.findChild(Pages))
    tabs.setCurrentIndex(1)
    page = tabs.currentWidget()
    assert isinstance(page, Page)
    text = "Seat A goes up with 12 next cards, down with 35"
    qtbot.waitUntil(lambda: text in page.accessibleName() + page.toPlainText())
    assert "9 cards make: flush, 75.45% to 95.45% equity" in page.toPlainText()


def test_a_card_that_changes_nothing_and_one_that_cannot_come(counting: User, qtbot: QtBot) -> None:
    counting.document.set_range(1, parse_range("AsKc, AcKs"))
    board(counting, "2c7d9h4s", qtbot)
    assert looks(counting) == {}, "that nothing changes is no news"
    assert counting.window.area.legend.texts == []
    same = counting.model.index_of(Card("Qd")).data(DESCRIPTION)
    assert same.endswith("; Seat A stays at 50.00% equity")
    counting.document.set_range(1, parse_range("AsKc, AsQc"))
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert counting.model.state(Card("As")).badge is None
    assert (
        counting.model.index_of(Card("As"))
        .data(DESCRIPTION)
        .endswith("; the ace of spades cannot come, because every deal gives it to another seat")
    )


def test_the_signs_follow_moved_seats_and_go_with_ranges(counting: User, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert [counting.window.odds.card_shares.found] == [None]
    board(counting, "Qh7h2c", qtbot)
    counting.document.activate(Slot(0, 1))  # another card in the place of the king
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert [counting.window.odds.card_shares.found] == [None]
    assert not {Look.UP, Look.DOWN} & set(looks(counting).values())
    counting.document.activate(Slot(BOARD, 3))
    counting.document.swap_seats(0, 1)
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    found = not_none(counting.window.odds.card_shares.found)
    assert (found.seat, counting.window.area.legend.texts[0]) == (1, "+ more for Seat B")
    counting.document.set_range(0, None)
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert counting.window.odds.card_shares.found is None
    assert not {Look.UP, Look.DOWN} & set(looks(counting).values())


def test_a_long_count_says_how_far_it_is_and_can_be_stopped(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Situation] = []

    def forever(situation: Situation, seat: int) -> Generator[float, None, NextCardShares]:
        begun.append(situation)
        while True:
            time.sleep(0.002)
            yield 0.4

    monkeypatch.setattr(next_cards, "count_next_cards", forever)
    shares = counting.window.odds.card_shares
    monkeypatch.setattr(card_shares, "LONG", 1)
    counting.document.activate(Slot(BOARD, 0))
    counting.document.enter("Qh7h2c")
    legend = counting.window.area.legend
    qtbot.waitUntil(lambda: legend.texts == ["… 40% of the signs counted; Ctrl+G stops it"])
    counting.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert not shares.is_counting
    assert legend.texts == []
    counting.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)  # on again
    qtbot.waitUntil(lambda: len(begun) == 2)
    counting.document.undo_stack.undo()  # a change gives it up as well
    assert not shares.is_counting


def test_what_cannot_be_counted_leaves_the_usual_signs(counting: User, qtbot: QtBot) -> None:
    counting.document.set_range(1, parse_range("AhQh, KhQd"))
    board(counting, "2c7d9h4s", qtbot)
    assert counting.window.odds.card_shares.found is None
    QApplication.processEvents()
    assert not {Look.UP, Look.DOWN} & set(looks(counting).values())
