"""The numbers of multisets of ranks: no gaps, and none out of range even for five of a rank."""

from itertools import combinations_with_replacement

import numpy as np
import pytest

from analyser.poker.cards import RANKS
from analyser.poker.ranking.multisets import RANK_KEYS, count_of, multisets

NINE = 7  # the lowest of the upper ranks, counted from the two


@pytest.mark.parametrize("size", range(1, 8))
def test_each_multiset_has_a_number_of_its_own(size: int) -> None:
    every = combinations_with_replacement(range(len(RANKS)), size)
    rows = [row for row in every if max(map(row.count, row)) <= 4]
    numbers = multisets(size).numbers(RANK_KEYS[np.array(rows)].sum(axis=1))
    assert len(multisets(size)) == len(rows)
    assert sorted(numbers) == list(range(len(rows)))
    assert [tuple(row) for row in multisets(size).rows()[numbers]] == rows


@pytest.mark.parametrize("size", range(5, 11))
def test_five_and_more_of_a_rank_get_a_number_that_every_table_has(size: int) -> None:
    every = combinations_with_replacement(range(NINE - 1, len(RANKS)), size)
    rows = np.array([row for row in every if max(map(row.count, row)) > 4])
    numbers = multisets(size).numbers(RANK_KEYS[rows].sum(axis=1), strict=False)
    assert numbers.min() >= 0
    assert numbers.max() == len(multisets(size)) - 1


def test_a_key_says_how_often_each_rank_comes() -> None:
    row = [0, 0, 5, NINE - 1, NINE, NINE, NINE, 12]
    (counts,) = np.array([[count_of(rank, RANK_KEYS[[row]].sum(axis=1)) for rank in range(13)]])
    assert counts.ravel().tolist() == [row.count(rank) for rank in range(13)]
