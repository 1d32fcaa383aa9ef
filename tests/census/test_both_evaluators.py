"""The fast evaluator against the plain one, and the orders of hands beside those of others.

The plain evaluator ranks each of the 2,598,960 choices of five cards, one by one; their places
among all ranks found are their classes. What more cards are worth is then the best class of all
their choices of five, looked up one by one. Nothing of this uses the tables of ``rank_many``, nor
those of ``classes``.

phevaluator numbers hands as we do, from 1, the best, to 7,462; its numbers are compared as they
are. eval7 has a value for each hand: sorted by our class, each of theirs must be the same where the
class is the same, and else smaller. Beside pokerkit: tests/poker/ranking/test_other_evaluators.py.
"""

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import comb
from operator import itemgetter
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest
from phevaluator import _pheval

from analyser.poker.cards import DECK, Card
from analyser.poker.ranking.high import rank_five
from analyser.poker.ranking.low import LOW_ORDERINGS
from analyser.poker.ranking.rank_many import rank_many
from plain_wild import rank_five_low

pytestmark = pytest.mark.long

Hands = npt.NDArray[np.uint8]
ClassNumbers = npt.NDArray[np.uint16]

LOWS: Final = {ordering.name: ordering for ordering in LOW_ORDERINGS}
ORDERINGS: Final = ("high", *LOWS)

NO_LOW: Final = 65_535
"""In these tables what is no low is worse than everything, so that the best is the least."""

HANDS_OF_EACH_SIZE: Final = 2_000_000
SEED: Final = 20_261_122
LOT: Final = 20_000
"""Hands taken at a time."""


@cache
def plain_classes(ordering: str) -> ClassNumbers:
    """The class of every five cards, in the order of ``place_of``."""
    rank: Callable[[Sequence[Card]], Any] = rank_five
    if ordering != "high":
        low = LOWS[ordering]
        rank = lambda five: rank_five_low(five, low)  # noqa: E731 -- one of two
    ranks = [rank(five) for five in combinations(DECK, 5)]
    found = sorted({one for one in ranks if one is not None}, reverse=ordering == "high")
    class_of = {one: number for number, one in enumerate(found, 1)}
    return np.array([class_of.get(one, NO_LOW) for one in ranks], np.uint16)


@cache
def _skipped() -> npt.NDArray[np.int32]:
    """By position and card, the choices of five that come before those with this card there."""
    return np.array([[-comb(51 - card, 5 - at) for card in range(52)] for at in range(5)], np.int32)


def place_of(fives: Sequence[Hands]) -> npt.NDArray[np.int32]:
    """The place of five cards, lowest first, among ``combinations(DECK, 5)``.

    A choice is followed by as many as can be made of higher cards: those that share its first
    cards and go on higher.
    """
    places = np.full(fives[0].shape, comb(52, 5) - 1, np.int32)
    for skipped, cards in zip(_skipped(), fives, strict=True):
        places += skipped.take(cards)
    return places


def test_places_are_those_of_all_choices() -> None:
    hands = np.array(list(combinations(range(52), 5)), np.uint8)
    assert np.array_equal(place_of(list(hands.T)), np.arange(comb(52, 5)))


@pytest.mark.parametrize("ordering", ORDERINGS)
def test_every_five_cards(ordering: str) -> None:
    hands = np.array(list(combinations(range(52), 5)), np.uint8)
    plain = plain_classes(ordering)
    assert np.array_equal(rank_many(hands, ordering), np.where(plain == NO_LOW, 0, plain))


@pytest.mark.parametrize("size", range(6, 11))
def test_two_million_hands_of_each_size(size: int) -> None:
    generator = np.random.default_rng([SEED, size])
    for _ in range(HANDS_OF_EACH_SIZE // LOT):
        hands = generator.random((LOT, 52), np.float32).argsort(axis=1)[:, :size].astype(np.uint8)
        columns = np.ascontiguousarray(np.sort(hands, axis=1).T)
        best = {ordering: np.full(LOT, NO_LOW, np.uint16) for ordering in ORDERINGS}
        for five in combinations(columns, 5):
            places = place_of(five)
            for ordering, least in best.items():
                np.minimum(least, plain_classes(ordering).take(places), out=least)
        for ordering, least in best.items():
            expected = np.where(least == NO_LOW, 0, least)
            assert np.array_equal(rank_many(hands, ordering), expected), ordering


RANDOM_HANDS: Final = 500_000
"""Hands of six and of seven cards; of five there is every one."""


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
