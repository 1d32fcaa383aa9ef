"""The first difference of two hands: where it is, what each has there, and who is better."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.ranking import high
from analyser.poker.ranking.low import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    LOW_ORDERINGS,
    LowOrdering,
    rank_five_low,
    rank_low_so_far,
)
from analyser.poker.results.first_difference import Difference, compare_two_highs, compare_two_lows

fives = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


@pytest.mark.parametrize(("left", "right", "expected"), [
    ("As Ad Kc 9h 6s", "Ah Ac Kd 9s 7h", Difference(4, (6, 7), 1)),
    ("As Ad Kc 9h 6s", "Ah Ac Kd 9s 6h", None),
    ("As Ad Kc 9h 6s", "2h 2c 3d 3s 4h", Difference(0, None, 1)),
    ("5s 4d 3c 2h As", "Kh Kc Ks 9s 6h", Difference(0, None, 0)),
    ("5s 4d 3c 2h As", "6h 5c 4s 3s 2h", Difference(1, (5, 6), 1)),
])  # fmt: skip
def test_two_high_hands(left: str, right: str, expected: Difference | None) -> None:
    one, other = high.rank_five(parse_cards(left)), high.rank_five(parse_cards(right))
    assert compare_two_highs(one, other) == expected


def test_the_games_own_order_of_the_categories_counts() -> None:
    flush = high.rank_five(parse_cards("As Ks 9s 8s 6s"))
    full_house = high.rank_five(parse_cards("Ac Ad Ah Kc Kd"))
    assert compare_two_highs(flush, full_house) == Difference(0, None, 1)
    assert compare_two_highs(flush, full_house, high.SHORT_DECK_HIGH) == Difference(0, None, 0)


def test_a_hand_of_fewer_cards_has_nothing_where_the_other_has_its_kicker() -> None:
    more, fewer = (high.rank_groups(ranks) for ranks in ((14, 13), (14,)))
    assert compare_two_highs(more, fewer) == Difference(2, (13, None), 0)
    low, lower = (rank_low_so_far(ranks, ACE_TO_FIVE) for ranks in ((3, 2, 14), (3, 2)))
    assert compare_two_lows(low, lower) == Difference(3, (1, None), 1)


@pytest.mark.parametrize(("left", "right", "order", "expected"), [
    ("8c 7d 3h 2s Ac", "7c 4d 3h 2s Ac", EIGHT_OR_BETTER, Difference(1, (8, 7), 1)),
    ("As 2d 3h 4s 9c", "As 2d 3h 4s 8c", EIGHT_OR_BETTER, Difference(0, None, 1)),
    ("As 2d 3h 4s 8c", "As 2d 3h 4s 9c", EIGHT_OR_BETTER, Difference(0, None, 0)),
    ("As 2d 3h Ts 9c", "As 2d 3h 4s 9c", EIGHT_OR_BETTER, None),
    ("Ks Kh 5d 5c 3s", "Kc Kd 5h 5s 2d", ACE_TO_FIVE, Difference(5, (3, 2), 1)),
    ("As 2d 3h 4s 5c", "2c 2d 7h 8s 9c", DEUCE_TO_SEVEN, Difference(0, None, 0)),
])  # fmt: skip
def test_two_lows(left: str, right: str, order: LowOrdering, expected: Difference | None) -> None:
    one, other = (rank_five_low(parse_cards(cards), order) for cards in (left, right))
    assert compare_two_lows(one, other) == expected


@given(fives, fives, st.sampled_from([high.STANDARD_HIGH, high.SHORT_DECK_HIGH]))
def test_the_better_hand_is_that_of_greater_strength(
    left: list[Card], right: list[Card], ordering: high.HighOrdering
) -> None:
    one, other = high.rank_five(left, ordering), high.rank_five(right, ordering)
    difference = compare_two_highs(one, other, ordering)
    if difference is None:
        assert one == other
        return
    assert (difference.better == 0) == (ordering.strength(one) > ordering.strength(other))
    assert one[: difference.position] == other[: difference.position]
    assert one[difference.position] != other[difference.position]


@given(fives, fives, st.sampled_from(LOW_ORDERINGS))
def test_the_better_low_is_that_of_the_smaller_rank(
    left: list[Card], right: list[Card], ordering: LowOrdering
) -> None:
    one, other = rank_five_low(left, ordering), rank_five_low(right, ordering)
    difference = compare_two_lows(one, other)
    if difference is None:
        assert one == other
    elif one is None or other is None:
        assert (difference.position, difference.better) == (0, int(one is None))
    else:
        assert (difference.better == 0) == (one < other)
        assert (difference.position == 0) == (one[0] != other[0])
