"""The class tables: that they say what the plain evaluators say, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import comb

import pytest

from analyser.poker.cards import RANKS
from analyser.poker.ranking.classes import Classes, hands_of_kind, high_classes, kinds, low_classes
from analyser.poker.ranking.high import Category, HighRank, rank_high
from analyser.poker.ranking.low import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    LOW_ORDERINGS,
    LowOrdering,
    LowRank,
    rank_low,
)

ALL_HANDS = comb(52, 5)

AnyClasses = Classes[HighRank] | Classes[LowRank]

TABLES = [
    pytest.param(high_classes(), 7462, id="high"),
    pytest.param(low_classes(ACE_TO_FIVE), 6175, id="ace-to-five"),
    pytest.param(low_classes(EIGHT_OR_BETTER), 56, id="eight-or-better"),
    pytest.param(low_classes(DEUCE_TO_SEVEN), 7462, id="deuce-to-seven"),
    pytest.param(low_classes(ACE_TO_SIX), 7462, id="ace-to-six"),
]


def class_of(classes: AnyClasses, five: tuple[int, ...], flush: bool) -> int | None:
    return (classes.suited if flush else classes.mixed).get(five)


def test_there_are_7462_kinds_of_five_cards() -> None:
    every = list(kinds())
    assert len(set(every)) == len(every) == 7462
    assert sum(flush for _, flush in every) == comb(13, 5) == 1287
    assert sum(map(hands_of_kind, every)) == ALL_HANDS


@pytest.mark.parametrize(
    ("kind", "hands"),
    [
        (((14, 13, 12, 11, 10), True), 4),
        (((14, 13, 12, 11, 10), False), 1020),
        (((14, 14, 8, 8, 11), False), 144),
        (((2, 2, 2, 2, 3), False), 4),
        (((13, 13, 13, 8, 8), False), 24),
    ],
)
def test_hands_of_a_kind(kind: tuple[tuple[int, ...], bool], hands: int) -> None:
    assert hands_of_kind(kind) == hands


def test_a_deck_of_nine_ranks_has_1404_kinds() -> None:
    short = list(kinds(range(6, 15)))
    assert len(short) == 1404
    assert sum(map(hands_of_kind, short)) == comb(36, 5) == 376_992


@pytest.mark.parametrize(("classes", "count"), TABLES)
def test_how_many_classes_there_are(classes: AnyClasses, count: int) -> None:
    assert len(classes) == len(set(classes.ranks)) == count
    used = {*classes.mixed.values(), *classes.suited.values()}
    assert used == set(range(1, count + 1))


@pytest.mark.parametrize(("classes", "count"), TABLES)
def test_better_equal_and_worse_add_up(classes: AnyClasses, count: int) -> None:
    hands_before = 0
    for number in range(1, count + 1):
        better, equal, worse = classes.counts(number)
        assert better == hands_before
        assert better + equal + worse == ALL_HANDS == classes.hands
        assert equal > 0
        hands_before += equal
    counted = sum(map(hands_of_kind, [(five, False) for five in classes.mixed]))
    counted += sum(map(hands_of_kind, [(five, True) for five in classes.suited]))
    assert hands_before == counted


def test_high_classes_are_the_plain_ranks_from_the_best_down() -> None:
    classes = high_classes()
    assert all(better > worse for better, worse in pairwise(classes.ranks))
    for five, flush in kinds():
        number = class_of(classes, five, flush)
        assert number is not None
        assert classes.ranks[number - 1] == rank_high(five, flush)


@pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_low_classes_are_the_plain_ranks_from_the_best_down(ordering: LowOrdering) -> None:
    classes = low_classes(ordering)
    assert all(better < worse for better, worse in pairwise(classes.ranks))
    for five, flush in kinds():
        number = class_of(classes, five, flush)
        assert (classes.ranks[number - 1] if number else None) == rank_low(five, flush, ordering)


def test_distinct_high_hands_of_each_category() -> None:
    found = Counter(Category(rank[0]) for rank in high_classes().ranks)
    assert [found[category] for category in reversed(Category)] == [
        *(0, 10, 156, 156, 1277, 10, 858, 858, 2860, 1277)
    ]


@pytest.mark.parametrize(
    ("five", "flush", "number"),
    [
        ((14, 13, 12, 11, 10), True, 1),
        ((14, 5, 4, 3, 2), True, 10),
        ((14, 14, 14, 14, 13), False, 11),
        ((14, 13, 12, 11, 10), False, 1600),
        ((6, 5, 4, 3, 2), False, 1608),
        ((14, 5, 4, 3, 2), False, 1609),
        ((7, 5, 4, 3, 2), False, 7462),
    ],
)
def test_well_known_places(five: tuple[int, ...], flush: bool, number: int) -> None:
    assert class_of(high_classes(), five, flush) == number


def test_eight_or_better_is_ace_to_five_up_to_its_56th_class() -> None:
    full, short = low_classes(ACE_TO_FIVE), low_classes(EIGHT_OR_BETTER)
    assert {five: number for five, number in full.mixed.items() if number <= 56} == short.mixed
    assert {five: number for five, number in full.suited.items() if number <= 56} == short.suited
    assert max(five[0] for five in short.mixed if 14 not in five) == 8


def test_the_ranks_of_the_deck_are_two_to_ace() -> None:
    assert (RANKS[0], RANKS[-1], len(RANKS)) == (2, 14, 13)
