"""All 2,598,960 five-card hands, counted exactly.

The known counts come from two programs outside this project. A difference of one is a bug.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations

import pytest

from analyser.poker.cards import DECK
from analyser.poker.ranking.classes import hands_of_kind, high_classes, kinds, low_classes
from analyser.poker.ranking.high import ROYAL_FLUSH, Category, rank_five, rank_high
from analyser.poker.ranking.low import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    LowOrdering,
    rank_low,
)

ALL_HANDS = 2_598_960

HIGH: dict[int | str, int] = {
    "royal flush": 4,
    Category.STRAIGHT_FLUSH: 36,
    Category.FOUR_OF_A_KIND: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.THREE_OF_A_KIND: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.ONE_PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}
GROUPS: dict[int | str, int] = {
    "pair": 1_098_240,
    "two pair": 123_552,
    "three": 54_912,
    "full house": 3_744,
    "four": 624,
}
ACE_TO_FIVE_COUNTS: dict[int | str, int] = {
    5: 1_024,
    6: 5_120,
    7: 15_360,
    8: 35_840,
    9: 71_680,
    10: 129_024,
    11: 215_040,
    12: 337_920,
    13: 506_880,
    **GROUPS,
}
DEUCE_TO_SEVEN_COUNTS: dict[int | str, int] = {
    7: 4_080,
    8: 14_280,
    9: 34_680,
    10: 70_380,
    11: 127_500,
    12: 213_180,
    13: 335_580,
    14: 503_880,
    **GROUPS,
    "straight": 9_180,
    "flush": 5_112,
    "straight flush": 32,
    "royal flush": 4,
}


def count(name: Callable[[tuple[int, ...], bool], Hashable]) -> Counter[Hashable]:
    """Count all hands by a name that the plain evaluator gives to each kind of them."""
    counts: Counter[Hashable] = Counter()
    for five, flush in kinds():
        counts[name(five, flush)] += hands_of_kind((five, flush))
    return counts


def name_high(five: tuple[int, ...], flush: bool) -> Hashable:
    rank = rank_high(five, flush)
    return "royal flush" if rank == ROYAL_FLUSH else rank[0]


def test_every_kind_stands_for_exactly_its_hands() -> None:
    """Every hand is dealt once, so that all counts by kind are counts of hands."""
    cards = sorted(DECK, key=lambda card: -card.rank)
    dealt: Counter[tuple[int, ...]] = Counter(combinations([card.rank for card in cards], 5))
    suited: Counter[tuple[int, ...]] = Counter(combinations(range(14, 1, -1), 5))
    assert dealt.total() == ALL_HANDS
    for five, flush in kinds():
        flushes = 4 * suited[five]
        assert hands_of_kind((five, flush)) == (flushes if flush else dealt[five] - flushes)


def test_categories_of_high_hands() -> None:
    assert count(name_high) == HIGH
    assert sum(HIGH.values()) == ALL_HANDS


def test_the_class_table_counts_the_same_categories() -> None:
    classes, counts = high_classes(), Counter[Hashable]()
    for rank, equal in zip(classes.ranks, classes.equal, strict=True):
        counts["royal flush" if rank == ROYAL_FLUSH else rank[0]] += equal
    assert counts == HIGH


SHAPES = {(2, 1, 1, 1): "pair", (2, 2, 1): "two pair", (3, 1, 1): "three"} | {
    (3, 2): "full house",
    (4, 1): "four",
}


def test_lows_from_ace_to_five() -> None:
    def name(five: tuple[int, ...], flush: bool) -> Hashable:
        rank = rank_low(five, flush, ACE_TO_FIVE)
        assert rank is not None
        return SHAPES.get(rank[0], rank[1][0])

    assert count(name) == ACE_TO_FIVE_COUNTS
    no_pair = sum(hands for top, hands in ACE_TO_FIVE_COUNTS.items() if isinstance(top, int))
    assert no_pair == 1_317_888


def test_lows_of_eight_or_better() -> None:
    counts = count(lambda five, flush: rank_low(five, flush, EIGHT_OR_BETTER) is not None)
    assert counts == {True: 57_344, False: ALL_HANDS - 57_344}
    assert sum(low_classes(EIGHT_OR_BETTER).equal) == 57_344


CATEGORY_NAMES = {
    Category.ONE_PAIR: "pair",
    Category.TWO_PAIR: "two pair",
    Category.THREE_OF_A_KIND: "three",
    Category.STRAIGHT: "straight",
    Category.FLUSH: "flush",
    Category.FULL_HOUSE: "full house",
    Category.FOUR_OF_A_KIND: "four",
    Category.STRAIGHT_FLUSH: "straight flush",
}


def name_by_category(ordering: LowOrdering) -> Callable[[tuple[int, ...], bool], Hashable]:
    def name(five: tuple[int, ...], flush: bool) -> Hashable:
        rank = rank_low(five, flush, ordering)
        assert rank is not None
        ((category,), ranks) = rank
        if category == Category.HIGH_CARD:
            return ranks[0]
        royal = category == Category.STRAIGHT_FLUSH and ranks[0] == 14
        return "royal flush" if royal else CATEGORY_NAMES[Category(category)]

    return name


def test_lows_from_deuce_to_seven() -> None:
    counts = count(name_by_category(DEUCE_TO_SEVEN))
    assert counts == DEUCE_TO_SEVEN_COUNTS
    assert sum(hands for top, hands in counts.items() if isinstance(top, int)) == 1_303_560


def test_number_one_from_deuce_to_seven() -> None:
    assert low_classes(DEUCE_TO_SEVEN).equal[0] == 1_020


def test_lows_from_ace_to_six_have_the_high_hands_groups_and_one_more_pattern() -> None:
    """As many straights and flushes as from deuce to seven: A-5 comes in, T-A goes out."""
    counts = count(name_by_category(ACE_TO_SIX))
    names = {name: hands for name, hands in counts.items() if isinstance(name, str)}
    assert names == {
        **GROUPS,
        "straight": 9_180,
        "flush": 5_112,
        "straight flush": 36,
    }
    assert sum(counts.values()) == ALL_HANDS


@pytest.mark.long
def test_the_plain_evaluator_names_every_single_hand() -> None:
    counts: Counter[Hashable] = Counter()
    ranks = set()
    for five in combinations(DECK, 5):
        rank = rank_five(five)
        counts["royal flush" if rank == ROYAL_FLUSH else rank[0]] += 1
        ranks.add(rank)
    assert counts == HIGH
    assert len(ranks) == 7_462
