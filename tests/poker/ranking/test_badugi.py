"""Badugi: what plays, and which hand is better."""

import pytest

from analyser import analyse
from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.ranking.badugi import BADUGI, BadugiCategory


@pytest.mark.parametrize(("cards", "rank", "class_", "equal"), [
    ("As 2h 3d 4c", (4, 4, 3, 2, 1), 1, 24), ("Kd Qh Js Tc", (4, 13, 12, 11, 10), 715, 24),
    ("4s 3s 2h Ad", (3, 3, 2, 1), 716, 900), ("Ks Qh Jd Kd", (3, 13, 12, 11), 1001, 180),
    ("As 2h 3s 4h", (2, 2, 1), 1002, 3632), ("As 2s 3s 4s", (1, 1), 1080, 881),
    ("Kc Kd Kh Ks", (1, 13), 1092, 1),
])  # fmt: skip
def test_known_hands(cards: str, rank: tuple[int, ...], class_: int, equal: int) -> None:
    high = analyse(cards, game="badugi").high
    assert high.rank == rank
    assert (high.class_, high.classes, high.equal) == (class_, 1092, equal)
    assert high.better is not None
    assert high.worse is not None
    assert high.better + equal + high.worse == 270_725


def test_equal_choices_are_all_there() -> None:
    """Which of two fives plays does not matter; one of the spades has to go."""
    hand = analyse("5s 5h 2s Ad", game="badugi").high
    assert [format_cards(choice) for choice in hand.all] == ["5h 2s Ad"]
    best = [format_cards(cards) for cards in BADUGI.best_choices(parse_cards("5c 5h 2s Ad"))]
    assert best == ["5c 2s Ad", "5h 2s Ad"]
    hand = analyse("5c 5h 2s Ad", game="badugi").high
    assert (hand.choices, hand.category) == (2, "three cards")
    assert hand.description == "Three-card hand, 5-2-A"


def test_fewer_than_four_cards_are_what_there_is_so_far() -> None:
    hand = analyse("As 2s", game="badugi")
    assert (hand.complete, hand.lows, hand.high.class_) == (False, None, None)
    assert (hand.high.rank, hand.high.pattern) == ((BadugiCategory.ONE_CARD, 1), None)
