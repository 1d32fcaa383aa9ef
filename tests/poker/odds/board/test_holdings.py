"""What a seat can be dealt beside a board: counted against plain choices of cards."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest

from analyser.poker.odds.board.holdings import KINDS, Holdings, entries_of, rows_of
from analyser.poker.ranking.multisets import RANK_KEYS, multisets

LEFT = (3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, *[0] * 9, 1)
"""How many cards of each kind are left: twos, threes, a six and aces, some of the suit."""


def cards() -> list[tuple[int, int]]:
    """Every card that is left, as its kind and a number that tells it from others of the kind."""
    return [(kind, number) for kind, count in enumerate(LEFT) for number in range(count)]


def kinds_of(chosen: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(sorted(kind for kind, _ in chosen))


@pytest.mark.parametrize("size", range(6))
def test_every_choice_of_cards_is_in_one_row(size: int) -> None:
    rows = rows_of(LEFT, size)
    ways = rows.ways(np.array([LEFT]))[0]
    chosen = Counter(kinds_of(choice) for choice in combinations(cards(), size))
    found = {tuple(kinds): way for kinds, way in zip(rows.kinds.tolist(), ways, strict=True)}
    assert found == chosen
    assert len(set(rows.keys.tolist())) == len(rows)


def test_ways_are_those_of_the_cards_of_each_case() -> None:
    rows = rows_of([4] * 13 + [0] * 13, 4)
    left = np.array([[4] * 13 + [0] * 13, [3] * 13 + [0] * 13, [1] * 13 + [0] * 13])
    assert rows.ways(left).sum(axis=1).tolist() == [comb(52, 4), comb(39, 4), comb(13, 4)]


def test_the_suit_of_a_row_and_its_number() -> None:
    holdings = Holdings(LEFT, 3)
    for kinds, suited, counts, number in zip(
        holdings.rows.kinds.tolist(),
        holdings.rows.suited.tolist(),
        holdings.rows.counts().tolist(),
        holdings.numbers.tolist(),
        strict=True,
    ):
        assert suited == sum(1 << kind - 13 for kind in kinds if kind >= 13)
        assert counts == [kinds.count(kind) for kind in range(KINDS)]
        keys = sum(RANK_KEYS[kind % 13] for kind in kinds)
        assert number == multisets(3).numbers(np.array([keys]))[0]


@pytest.mark.parametrize("shared", range(5))
def test_what_holdings_share(shared: int) -> None:
    """Each entry once, with as many sets of such kinds as a holding of cards contains."""
    holdings = Holdings(LEFT, 4)
    sets, rests = rows_of(LEFT, shared), rows_of(LEFT, 4 - shared)
    found = {}
    for of_set, of_holding, inside in zip(*holdings.shared(sets, rests), strict=True):
        found[tuple(sets.kinds[of_set]), tuple(holdings.rows.kinds[of_holding])] = inside
    wanted = {}
    for choice in combinations(cards(), 4):
        inside_it = Counter(kinds_of(part) for part in combinations(choice, shared))
        wanted.update({(part, kinds_of(choice)): count for part, count in inside_it.items()})
    assert found == wanted


@pytest.mark.parametrize("largest", range(5))
def test_entries_are_estimated_exactly(largest: int) -> None:
    holdings = Holdings(LEFT, 4)
    pairs = [(rows_of(LEFT, shared), rows_of(LEFT, 4 - shared)) for shared in range(largest + 1)]
    entries = sum(len(holdings.shared(*pair).sets) for pair in pairs)
    assert entries_of(LEFT, 4, largest) == entries


def test_without_a_limit_there_are_all_multisets() -> None:
    assert len(rows_of([5] * KINDS, 2)) == len(list(combinations_with_replacement(range(KINDS), 2)))
