"""The badges on unused cards: what they say, when they come, and when they are hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from analyser.gui.felt.deck.model import DeckModel
from analyser.gui.felt.deck.view import foot_of
from analyser.gui.look.badges import Badge, Look, colours_of
from analyser.gui.look.theme import contrast
from analyser.gui.state import hints as hints_module
from analyser.gui.state.card_shares import CardShares
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.gui.state.settings import Settings
from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO, RAZZ, SHORT_DECK_HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot
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
        ("RF", "royal flush"),
        ("F", "flush"),
        ("S", "straight"),
        ("P", "one pair"),
    ]
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
    face = deck._faces.compact(Card("Ah"), size, 1.0, foot).toImage()
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
