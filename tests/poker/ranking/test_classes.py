"""The class tables: that they say what the plain evaluators say, and nothing else."""

from itertools import pairwise
from math import comb

import pytest

from analyser.poker.ranking import low
from analyser.poker.ranking.classes import Classes, hands_of_kind, high_classes, kinds, low_classes
from analyser.poker.ranking.high import HighRank, rank_high

ALL_HANDS = comb(52, 5)

AnyClasses = Classes[HighRank] | Classes[low.LowRank]

TABLES = [
    pytest.param(high_classes(), 7462, id="high"),
    pytest.param(low_classes(low.ACE_TO_FIVE), 6175, id="ace-to-five"),
    pytest.param(low_classes(low.EIGHT_OR_BETTER), 56, id="eight-or-better"),
    pytest.param(low_classes(low.DEUCE_TO_SEVEN), 7462, id="deuce-to-seven"),
    pytest.param(low_classes(low.ACE_TO_SIX), 7462, id="ace-to-six"),
]


def class_of(classes: AnyClasses, five: tuple[int, ...], flush: bool) -> int | None:
    return (classes.suited if flush else classes.mixed).get(five)


def test_there_are_7462_kinds_of_five_cards() -> None:
    every = list(kinds())
    assert len(set(every)) == len(every) == 7462
    assert sum(flush for _, flush in every) == comb(13, 5) == 1287
    assert sum(map(hands_of_kind, every)) == ALL_HANDS


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


@pytest.mark.parametrize("ordering", low.LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_low_classes_are_the_plain_ranks_from_the_best_down(ordering: low.LowOrdering) -> None:
    classes = low_classes(ordering)
    assert all(better < worse for better, worse in pairwise(classes.ranks))
    for five, flush in kinds():
        number = class_of(classes, five, flush)
        assert (classes.ranks[number - 1] if number else None) == low.rank_low(
            five, flush, ordering
        )
