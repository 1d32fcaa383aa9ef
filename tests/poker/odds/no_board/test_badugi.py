"""Odds in badugi: the fast twin of the plain evaluator, and counts against brute force."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.registry import BADUGI
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.no_board.badugi import badugi_numbers
from analyser.poker.ranking.badugi import BADUGI as BADUGI_HIGH
from analyser.poker.ranking.whole_classes import whole_classes
from brute_force import brute_force, written
from situations import counted, hands_at


def test_every_hand_has_the_class_that_is_counted_for_it() -> None:
    cards = np.array(list(combinations(range(52), 4)), np.int64)
    counts = np.bincount(badugi_numbers(cards), minlength=1093)[1:]
    assert tuple(counts.tolist()) == whole_classes().equal


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=4, unique=True))
def test_the_fast_way_is_equal_to_the_plain_one(cards: list[Card]) -> None:
    (number,) = badugi_numbers(np.array([[card.number for card in cards]], np.int64))
    assert whole_classes().ranks[number - 1] == BADUGI_HIGH.rank(cards)


@pytest.mark.parametrize(
    "hands",
    ["As2h3d/Kd", "As2h/3s4h5d", "As2h3d/4d5h6c/7s8h9d", "??/As2h3d4c", "As2h3d4c/5s6h7d8c"],
)
def test_counts_are_those_of_every_deal(hands: str) -> None:
    used = {card for hand in hands.split("/") for card in parse_cards(hand)}
    left = [str(card) for card in DECK if card not in used]
    of = hands_at(BADUGI, hands, dead=" ".join(left[12:]))
    assert written(odds_of(of)) == brute_force(of)


def test_two_unknown_seats_are_counted_in_full_and_three_refused() -> None:
    found = counted(BADUGI, "??/??")
    one, other = found.seats
    assert found.boards == 270_725 * 194_580
    assert (one.win, one.tie, one.lose) == (other.lose, other.tie, other.win)
    assert one.win == one.lose
    assert one.categories["four cards"] == 17_160 * 194_580
    with pytest.raises(TooManyDealsError):
        counted(BADUGI, "??/??/??")
