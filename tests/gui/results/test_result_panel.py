"""What the panel of a seat says about its hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QLabel

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import dark_palette, light_palette, theme_of
from analyser.gui.look.widgets import CardRow, Text
from analyser.gui.results.result_panel import ResultPanel
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import ANY, HOLDEM, find_game
from analyser.poker.results.analysis import Analysis, analyse_cards

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Look


def hand(cards: str, board: str = "") -> Analysis:
    if board:
        return analyse_cards(HOLDEM, parse_cards(cards), parse_cards(board))
    return analyse_cards(ANY, parse_cards(cards))


@pytest.fixture
def panel(qtbot: QtBot) -> ResultPanel:
    """The panel of a seat that has the window to itself."""
    panel = ResultPanel(CardFaces(), theme_of(light_palette()), QFont(), wide=True)
    qtbot.addWidget(panel)
    panel.resize(900, 180)
    panel.show()
    return panel


def texts(panel: ResultPanel) -> list[str]:
    return [
        label.text() for label in panel.findChildren(QLabel) if label.isVisible() and label.text()
    ]


def cards_shown(panel: ResultPanel) -> str:
    row = panel.findChild(CardRow)
    assert row is not None
    return row.accessibleName() if row.isVisible() else ""


def test_the_dead_mans_hand(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("Ac Jd 8s 8c As 3d 4d"), "")
    assert texts(panel) == [
        "Seat A",
        "class 2,525 of 7,462",
        "Two pair, aces and eights, jack kicker",
        "Tie-breakers: A-8-J",
        "Low: J-8-4-3-A (4 ways)",
        "82,836 better, 144 equal",
        "Deuce to seven low: A-J-8-4-3 (4 ways)",
        "Ace to six low: J-8-4-3-A (4 ways)",
    ]
    assert cards_shown(panel) == (
        "Best five: ace of clubs, ace of spades, "
        "eight of spades, eight of clubs and jack of diamonds"
    )


def test_the_tie_breaker_that_decides_is_marked_and_said(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("Ac Jd 8s 8c As 3d 4d"), "", 3)
    (line,) = [text for text in panel.findChildren(Text) if text.text() == "Tie-breakers: A-8-J"]
    says = "Tie-breakers: A-8-J; the kicker decides: jack"
    assert (line.accessibleName(), line.toolTip()) == (says, says)
    marked = line.grab().toImage()
    panel.show_hand("Seat A", hand("Ac Jd 8s 8c As 3d 4d"), "")
    assert (line.accessibleName(), line.toolTip()) == ("", "Tie-breakers: A-8-J")
    plain = line.grab().toImage()
    before = line.fontMetrics().horizontalAdvance("Tie-breakers: A-8-")
    head = QRect(0, 0, before - 1, line.height())
    assert marked.copy(head) == plain.copy(head)
    assert marked != plain


def test_a_tie_breaker_that_a_hand_of_fewer_cards_has_not_is_not_marked(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("As Ah"), "", 2)
    (line,) = [text for text in panel.findChildren(Text) if text.text() == "Tie-breakers: A"]
    assert line.accessibleName() == ""


def test_a_low_that_qualifies_is_called_so(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("As 2d 3h 4c 5s 6d 7h"), "")
    assert "Low: 5-4-3-2-A, 8 or better" in texts(panel)
    assert "Deuce to seven low: 7-5-4-3-2" in texts(panel)
    assert "Ace to six low: 6-4-3-2-A" in texts(panel)


def test_equal_choices_are_counted(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("Ks Kh Kd 8s 8h 8d 2c"), "")
    assert "3 choices of five are as good" in texts(panel)


@pytest.mark.parametrize(
    ("cards", "title", "ranks"),
    [
        ("As", "High card, A", "A"),
        ("As Ad", "One pair, aces", "A"),
        ("As Ad Kc", "One pair, aces, king kicker", "A-K"),
        ("As Ad Ac 2d", "Three of a kind, aces, two kicker", "A-2"),
    ],
)
def test_with_fewer_than_five_cards_it_says_what_there_is_so_far(
    panel: ResultPanel, cards: str, title: str, ranks: str
) -> None:
    panel.show_hand("Seat A", hand(cards), "")
    assert texts(panel) == [
        "Seat A",
        "so far",
        title,
        f"Tie-breakers: {ranks}",
        "Class and lows from five cards on",
    ]
    assert cards_shown(panel).startswith("Cards: ace of spades")


def test_seven_cards_show_the_best_five_of_them(panel: ResultPanel) -> None:
    panel.show_hand("Ann", hand("9h Ks", "10s Jd Qc 6d 5c"), "Wins")
    assert texts(panel)[0] == "Ann"
    assert "Straight, king high" in texts(panel)
    assert "Wins" in texts(panel)
    assert cards_shown(panel) == (
        "Best five: king of spades, queen of clubs, "
        "jack of diamonds, ten of spades and nine of hearts"
    )


def test_without_cards_it_says_what_to_do(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("As Kd Qc Jh Ts"), "Wins")
    panel.show_nothing("Seat A", "No cards yet", "Click a card.")
    assert texts(panel) == ["Seat A", "No cards yet", "Click a card."]
    assert cards_shown(panel) == ""


def test_nothing_of_the_last_hand_stays(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("Ks Kh Kd 8s 8h 8d 2c"), "Leads")
    panel.show_hand("Seat A", hand("2c"), "")
    assert texts(panel) == [
        "Seat A",
        "so far",
        "High card, 2",
        "Tie-breakers: 2",
        "Class and lows from five cards on",
    ]


def test_a_screen_reader_finds_the_panel_by_its_seat_and_every_text_in_it(
    panel: ResultPanel, accessibles: Look
) -> None:
    panel.show_hand("Ann", hand("Ac Jd 8s 8c As 3d 4d"), "Wins")
    first, *rest = [found.name for found in accessibles(panel) if found.name]
    assert first == "Result of Ann"
    assert set(texts(panel)) <= set(rest)
    assert cards_shown(panel) in rest


def test_beside_another_the_panel_keeps_to_the_facts_that_matter_most(qtbot: QtBot) -> None:
    panel = ResultPanel(CardFaces(), theme_of(light_palette()), QFont(), wide=False)
    qtbot.addWidget(panel)
    panel.resize(500, 160)
    panel.show()
    panel.show_hand("Seat A", hand("Ac Jd 8s 8c As 3d 4d"), "")
    assert texts(panel)[3:] == [
        "Tie-breakers: A-8-J",
        "Low: J-8-4-3-A (4 ways)",
        "82,836 better, 144 equal",
    ]
    panel.resize(330, 160)
    assert texts(panel)[2:] == ["Two pair, aces and eights, jack kicker"]


def test_the_heading_does_not_jump_when_a_tag_comes(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("As"), "")
    height = panel.minimumSizeHint().height()
    title = next(label for label in panel.findChildren(QLabel) if label.text() == "High card, A")
    top = title.y()
    panel.show_hand("Seat A", hand("As"), "Leads")
    assert panel.minimumSizeHint().height() == height
    assert title.y() == top


def test_it_follows_the_theme(panel: ResultPanel) -> None:
    panel.show_hand("Seat A", hand("Ac Jd 8s 8c As 3d 4d"), "Wins")

    def ground() -> QColor:
        return panel.grab().toImage().pixelColor(panel.width() - 20, panel.height() - 6)

    theme = theme_of(dark_palette())
    assert ground() == theme_of(light_palette()).panel
    panel.set_theme(theme)
    assert ground() == theme.panel


def test_it_says_what_a_joker_stands_for(panel: ResultPanel) -> None:
    draw = find_game("draw").with_options({"joker": "wild"})
    panel.show_hand("Seat A", analyse_cards(draw, parse_cards("Jo Ks Kh 5d 5c")), "")
    texts_shown = texts(panel)
    assert "Full house, kings full of fives" in texts_shown
    assert "Wild: Jo = K♦" in texts_shown or "Wild: Jo = K♣" in texts_shown
