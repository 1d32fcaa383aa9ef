"""The orders of hands beside two evaluators of other people: phevaluator and eval7.

phevaluator numbers hands as we do, from 1, the best, to 7,462; its numbers are compared as they
are. eval7 has a value for each hand: sorted by our class, each of theirs must be the same where the
class is the same, and else smaller. Beside pokerkit: tests/poker/ranking/test_other_evaluators.py.
"""

import warnings
from collections.abc import Callable
from itertools import combinations, pairwise
from operator import itemgetter
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest
from phevaluator import _pheval  # the C functions themselves, without the package's own wrapper

from analyser.poker.cards import DECK
from analyser.poker.ranking.rank_many import rank_many

pytestmark = pytest.mark.long

SEED: Final = 20_261_122
RANDOM_HANDS: Final = 500_000
"""Hands of six and of seven cards; of five there is every one."""
Hands = npt.NDArray[np.uint8]


def hands_of(size: int) -> Hands:
    """Every hand of five cards, or many at random of more."""
    if size == 5:
        return np.array(list(combinations(range(52), 5)), np.uint8)
    order = np.random.default_rng([SEED, size]).random((RANDOM_HANDS, 52), np.float32)
    return order.argsort(axis=1)[:, :size].astype(np.uint8)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_classes_are_phevaluators(size: int) -> None:
    hands = hands_of(size)
    evaluate = getattr(_pheval, f"evaluate_{size}cards")
    theirs = hands % 13 * 4 + hands // 13  # they count the cards rank by rank
    assert rank_many(hands).tolist() == [evaluate(*hand) for hand in theirs.tolist()]


@pytest.fixture
def eval7_values() -> Callable[[Hands], list[int]]:
    """Value hands with eval7; skips where it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it stands on uses names that are deprecated
        eval7 = pytest.importorskip("eval7", reason="eval7 is not installed: pip install eval7")
    deck = [eval7.Card(str(card)) for card in DECK]

    def values(hands: Hands) -> list[int]:
        return [eval7.evaluate(itemgetter(*hand)(deck)) for hand in hands.tolist()]

    return values


@pytest.mark.parametrize("size", [5, 6, 7])
def test_hands_have_eval7s_order(size: int, eval7_values: Callable[[Hands], list[int]]) -> None:
    hands = hands_of(size)
    pairs = set(zip(rank_many(hands).tolist(), eval7_values(hands), strict=True))
    assert len(pairs) > 4_000
    for (ours, theirs), (our_next, their_next) in pairwise(sorted(pairs)):
        assert (theirs == their_next) == (ours == our_next)
        assert (theirs > their_next) == (ours < our_next)
    assert len({class_ for class_, _ in pairs}) == len(pairs)
