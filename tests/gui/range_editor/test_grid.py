"""The square of hands: where each is, and what known cards leave of it."""

from __future__ import annotations

import pytest

from analyser.gui.range_editor.grid import HANDS, SIDE, cell_of, hand_at, left_of
from analyser.poker.cards import parse_cards
from analyser.poker.ranges.holdings import STARTING_HANDS
from analyser.poker.ranges.notation import parse_range


def test_every_hand_has_one_place() -> None:
    assert sorted(HANDS) == sorted(STARTING_HANDS)
    assert len(HANDS) == SIDE**2


@pytest.mark.parametrize(
    ("row", "column", "hand"),
    [(0, 0, "AA"), (0, 1, "AKs"), (1, 0, "AKo"), (12, 12, "22"), (4, 12, "T2s"), (12, 0, "A2o")],
)
def test_suited_hands_are_above_the_pairs(row: int, column: int, hand: str) -> None:
    assert hand_at(row, column) == hand


def test_known_cards_take_holdings_away() -> None:
    assert [len(left_of(hand, ())) for hand in ("AA", "AKs", "AKo")] == [6, 4, 12]
    known = parse_cards("Ah Kd")
    assert [len(left_of(hand, known)) for hand in ("AA", "AKs", "AKo")] == [3, 2, 7]


@pytest.mark.parametrize(
    ("hand", "known", "share"),
    [
        ("AKs", "", 0.5),
        ("QQ", "", 1 / 6),
        ("QQ", "Qs", 1 / 3),
        ("QQ", "Qh", 0),
        ("QQ", "QhQsQd", 0),
    ],
)
def test_a_cell_has_the_part_of_what_is_left(hand: str, known: str, share: float) -> None:
    left = left_of(hand, parse_cards(known) if known else ())
    assert cell_of(parse_range("AKs:0.5, QhQd"), hand, left, None).share == pytest.approx(share)
