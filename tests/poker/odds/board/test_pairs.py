"""Two seats beside a board, against comparing every two choices of cards that share none."""

import random
from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest

from analyser.poker.odds.board.holdings import Holdings, rows_of
from analyser.poker.odds.board.pairs import Halves, SeatValues, entries, outcomes, winners
from analyser.poker.ranking.multisets import Whole

LEFT = [3, 2, 1, *[0] * 10, 1, 1, 0, 1, *[0] * 9]
FIRST, SECOND, BEST = 1, 2, 4


def whose(values: tuple[int, int, int]) -> int:
    return sum(1 << seat for seat, value in enumerate(values) if value == min(values))


@pytest.mark.parametrize("lows", [False, True])
@pytest.mark.parametrize("sizes", [(1, 1), (2, 2), (1, 2), (3, 2), (3, 3)])
@pytest.mark.parametrize("seed", range(4))
def test_the_same_as_comparing_every_two(lows: bool, sizes: tuple[int, int], seed: int) -> None:
    choose = random.Random(seed)
    alike = sizes[0] == sizes[1] and seed % 2 == 0
    holdings = [Holdings(LEFT, size) for size in sizes]
    # Few values, so that many are equal.
    lengths = [range(len(each)) for each in holdings]
    highs, their_lows = (
        [[choose.randint(1, 6) for _ in each] for each in lengths] for _ in range(2)
    )
    if alike:
        highs[1], their_lows[1] = highs[0], their_lows[0]
    best = choose.randint(0, 7), choose.randint(0, 7)
    left = np.array([LEFT])
    sides = [
        SeatValues(
            each.rows.ways(left),
            (np.array([high]), np.array([low])) if lows else (np.array([high]),),
        )
        for each, high, low in zip(holdings, highs, their_lows, strict=True)
    ]
    beat = tuple([np.array([value]) for value in best[: 1 + lows]])
    total = counted(sides[:1] if alike else sides, holdings, beat, left)

    cards = [(kind, number) for kind, count in enumerate(LEFT) for number in range(count)]
    wanted: Counter[tuple[int, int]] = Counter()
    values = [
        {
            tuple(kinds): pair
            for kinds, pair in zip(
                each.rows.kinds.tolist(), zip(high, low, strict=True), strict=True
            )
        }
        for each, high, low in zip(holdings, highs, their_lows, strict=True)
    ]
    for one, other in product(combinations(cards, sizes[0]), combinations(cards, sizes[1])):
        if not set(one) & set(other):
            first = values[0][tuple(sorted(kind for kind, _ in one))]
            second = values[1][tuple(sorted(kind for kind, _ in other))]
            high = whose((first[0], second[0], best[0]))
            wanted[whose((first[1], second[1], best[1])) if lows else FIRST, high] += 1
    assert total == wanted


def counted(
    sides: list[SeatValues], holdings: list[Holdings], best: Halves, left: Whole
) -> Counter[tuple[int, int]]:
    """Return the number of pairs by winners of the low and of the high."""
    total: Counter[tuple[int, int]] = Counter()
    for shared in range(min(each.size for each in holdings) + 1):
        sets = rows_of(LEFT, shared)
        ways = sets.ways(left)
        keys = np.concatenate(
            [
                entries(
                    side,
                    side.codes(best),
                    each.shared(sets, rows_of(LEFT, each.size - shared)),
                    ways,
                    place == 1,
                )
                for place, (side, each) in enumerate(zip(sides, holdings, strict=False))
            ]
        )
        found = outcomes(keys, len(sides) == 1, best, (-1) ** shared * ways)
        for case, low, high in np.argwhere(found).tolist():
            pair = (winners(each, FIRST, SECOND, BEST) for each in (low, high))
            total[*pair] += int(found[case, low, high])  # type: ignore[index]  # two numbers
    return Counter({pair: count for pair, count in total.items() if count})


def test_who_wins_with_each_outcome() -> None:
    """Every set of three there is, but for none."""
    assert {winners(outcome, FIRST, SECOND, BEST) for outcome in range(7)} == set(range(1, 8))


def test_where_nothing_can_be_dealt_nothing_comes_out() -> None:
    for best in ((np.array([3]),), (np.array([3]), np.array([5]))):
        counts = outcomes(np.zeros(0, np.int64), False, best, np.ones((1, 4), np.int64))
        assert not counts.any()
