"""How fast rank_many is, beside phevaluator's C function called from Python, in the same run.

Both sides take turns, every call gets hands it has never seen, and the median counts.
"""

from collections.abc import Callable, Sized
from itertools import starmap
from statistics import median
from typing import TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import pytest
from phevaluator import _pheval  # the C functions themselves, without the package's own wrapper

from analyser.poker.ranking.low import LOW_ORDERINGS
from analyser.poker.ranking.rank_many import SIZES, rank_many
from tests.benchmarks.conftest import FreshPython, seconds

Hands: TypeAlias = npt.NDArray[np.uint8]
T = TypeVar("T", bound=Sized)

MANY = 1 << 20
"""Hands in one call of rank_many: some hundredths of a second."""
FEW = 1 << 16
"""Hands in one loop over phevaluator's function: about as long."""
ROUNDS = 9

GENERATOR = np.random.default_rng()


def deal(count: int, size: int) -> Hands:
    """Deal hands at random: draw all their cards, and draw again where a card came twice."""
    hands = np.empty((0, size), np.uint8)
    while len(hands) < count:
        drawn = GENERATOR.integers(0, 52, (2 * count, size), np.uint8)
        in_order = np.sort(drawn, axis=1)
        different = (in_order[:, 1:] != in_order[:, :-1]).all(axis=1)
        hands = np.concatenate([hands, drawn[different]])
    return hands[:count].copy()


def rate(work: Callable[[T], object], hands: T) -> float:
    """Measure how many hands a second of processor time, of any core, some work takes on."""
    return len(hands) / seconds(lambda: work(hands))


def for_phevaluator(hands: Hands) -> list[tuple[int, ...]]:
    """Number the cards its way, 4 * rank + suit, as the Python numbers its function takes."""
    suit, rank = np.divmod(hands, 13)
    return [tuple(hand) for hand in (4 * rank + suit).tolist()]


def loop(hands: list[tuple[int, ...]]) -> list[int]:
    """Rank hand after hand: of the loops one can write in Python, the quickest."""
    return list(starmap(_pheval.evaluate_7cards, hands))


def loop_rate() -> float:
    return rate(loop, for_phevaluator(deal(FEW, 7)))


def test_seven_cards_beside_phevaluator() -> None:
    rank_many(deal(1, 7))
    pairs = [(rate(rank_many, deal(MANY, 7)), loop_rate()) for _ in range(ROUNDS)]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    print(f"rank_many, seven cards:         {ours / 1e6:6.1f} million hands a second (bound: 30)")
    print(f"phevaluator's C function, loop: {theirs / 1e6:6.1f} million hands a second")
    print(f"ratio:                          {ours / theirs:6.1f} (bound: 4)")
    assert ours >= 4 * theirs


@pytest.mark.parametrize("ordering", ["high", *(ordering.name for ordering in LOW_ORDERINGS)])
def test_no_size_in_any_ordering_is_slower_than_the_loop(ordering: str) -> None:
    for size in SIZES:
        rank_many(deal(1, size), ordering)
    rates = []
    for _ in range(3):
        hands = deal(MANY, SIZES[-1])
        shorter = [hands[:, :size].copy() for size in SIZES]
        rates.append([rate(lambda cards: rank_many(cards, ordering), cards) for cards in shorter])
    typical = np.median(rates, axis=0)
    listed = ", ".join(f"{n}: {found / 1e6:.0f}" for n, found in zip(SIZES, typical, strict=True))
    print(f"{ordering}, million hands a second by number of cards: {listed}")
    assert typical.min() >= loop_rate()


def test_the_first_use_costs_little_beside_importing_numpy(fresh_python: FreshPython) -> None:
    first_hand = (
        "from analyser.poker.ranking.rank_many import rank_many; rank_many([[0, 1, 2, 3, 4, 5, 6]])"
    )
    codes = ("pass", "import numpy", first_hand)
    turns = [tuple(map(fresh_python, codes)) for _ in range(ROUNDS)]
    bare, numpy, ours = (median(side) for side in zip(*turns, strict=True))
    print(f"Python alone {bare:.0f} ms, with NumPy {numpy - bare:.0f} ms more,")
    print(f"with a first seven-card hand {ours - bare:.0f} ms more, NumPy included")
    assert ours - bare <= 4 * (numpy - bare)
