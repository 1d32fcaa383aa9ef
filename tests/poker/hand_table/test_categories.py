"""One order of strength over all games."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.hand_table.categories import (
    CATEGORIES,
    category_of_high,
    category_of_low,
    class_of,
    strength_of_high,
    strength_of_low,
)
from analyser.poker.ranking.classes import high_classes, low_classes
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering
from analyser.poker.ranking.whole_classes import whole_classes
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.ranked import rank_cards


@pytest.mark.parametrize("ranks", [high_classes().ranks, whole_classes().ranks], ids=len)
def test_the_better_class_is_the_stronger_hand(ranks: Sequence[HighRank]) -> None:
    assert all(one > other for one, other in pairwise(map(strength_of_high, ranks)))


@pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_the_better_low_is_the_stronger_hand(ordering: LowOrdering) -> None:
    ranks = low_classes(ordering).ranks
    strengths = [strength_of_low(rank, ordering) for rank in ranks]
    assert all(one > other for one, other in pairwise(strengths))
    assert str(CATEGORIES[category_of_low(ranks[0], ordering)]) == "low"


def test_lows_are_below_badugis_and_those_below_high_hands() -> None:
    highs = [strength_of_high(rank) for rank in high_classes().ranks]
    badugis = [strength_of_high(rank) for rank in whole_classes().ranks]
    ranks = {one: low_classes(one).ranks for one in LOW_ORDERINGS}
    lows = [strength_of_low(rank, one) for one in ranks for rank in ranks[one]]
    assert min(highs) > max(badugis) > min(badugis) > max(lows) > min(lows) > 0
    assert max(highs) < 1 << 31


def test_categories_are_numbered_worst_first() -> None:
    ranks = high_classes().ranks
    numbers = [category_of_high(rank) for rank in ranks]
    assert numbers == sorted(numbers, reverse=True)
    ends = [str(CATEGORIES[number]) for number in (numbers[0], numbers[-1])]
    assert ends == ["royal flush", "high card"]
    assert str(CATEGORIES[category_of_high(whole_classes().ranks[0])]) == "badugi"


def test_fewer_cards_are_weaker_than_the_same_with_kickers() -> None:
    assert strength_of_high((1, 14, 13)) < strength_of_high((1, 14, 13, 2))
    assert strength_of_high((1, 14, 13)) > strength_of_high((1, 14, 12, 11, 10))


def test_a_hand_that_is_short_of_cards_has_no_class() -> None:
    badugi, omaha = find_game("badugi"), find_game("omaha8")
    hand = rank_cards(badugi, parse_cards("As Ks"), ())
    assert class_of(badugi, hand) == 0
    high = rank_cards(omaha, parse_cards("As Ks Qs Js"), parse_cards("Td Tc 9h 9s 2c"))
    assert class_of(omaha, high) == analyse_cards(omaha, high.cards, high.board).high.class_
