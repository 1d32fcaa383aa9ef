"""The orders of hands beside three evaluators of other people: phevaluator, eval7 and pokerkit.

phevaluator numbers hands as we do, from 1, the best, to 7,462; its numbers are compared as they
are. eval7 has a value for each hand, and pokerkit compares hands: sorted by our class, each hand of
theirs must be as good as its neighbour where the class is the same, and else better.
"""

from __future__ import annotations

import faulthandler
import warnings
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from operator import itemgetter
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest
from phevaluator import _pheval  # the C functions themselves, without the package's own wrapper
from pokerkit import (
    BadugiHand,
    EightOrBetterLowHand,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, OMAHA, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.analysis import Analysis, analyse_cards

pytestmark = pytest.mark.long

SEED: Final = 20_261_122
RANDOM_HANDS: Final = 500_000
"""Hands of six and of seven cards; of five there is every one."""
HANDS_FOR_POKERKIT: Final = 30_000
"""... which takes a millisecond or two for each."""

Hands = npt.NDArray[np.uint8]


@pytest.fixture(autouse=True)
def take_minutes() -> None:
    """Nothing hangs here: it takes this long."""
    faulthandler.cancel_dump_traceback_later()


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
def test_hands_are_in_the_order_of_eval7(
    size: int, eval7_values: Callable[[Hands], list[int]]
) -> None:
    hands = hands_of(size)
    pairs = set(zip(rank_many(hands).tolist(), eval7_values(hands), strict=True))
    assert len(pairs) > 4_000
    check_order(sorted(pairs))
    assert len({class_ for class_, _ in pairs}) == len(pairs)


def high_class(analysis: Analysis) -> int | None:
    return analysis.high.class_


def low_class(ordering: str) -> Callable[[Analysis], int | None]:
    def of(analysis: Analysis) -> int | None:
        assert analysis.lows is not None
        return analysis.lows[ordering].class_

    return of


@pytest.mark.parametrize(
    ("theirs", "class_of", "game", "sizes"),
    [
        (StandardHighHand, high_class, ANY, (5, 0)),
        (StandardHighHand, high_class, ANY, (7, 0)),
        (RegularLowHand, low_class("ace-to-five"), ANY, (5, 0)),
        (RegularLowHand, low_class("ace-to-five"), ANY, (7, 0)),
        (StandardLowHand, low_class("deuce-to-seven"), ANY, (5, 0)),
        (StandardLowHand, low_class("deuce-to-seven"), ANY, (7, 0)),
        (EightOrBetterLowHand, low_class("eight-or-better"), ANY, (7, 0)),
        (OmahaHoldemHand, high_class, OMAHA, (4, 5)),
        (OmahaEightOrBetterLowHand, low_class("eight-or-better"), OMAHA_HI_LO, (4, 5)),
        (BadugiHand, high_class, BADUGI, (4, 0)),
        (ShortDeckHoldemHand, high_class, SHORT_DECK_HOLDEM, (2, 5)),
    ],
    ids=lambda value: getattr(value, "__name__", None) or getattr(value, "key", None) or str(value),
)
def test_hands_are_in_the_order_of_pokerkit(
    theirs: type[Hand],
    class_of: Callable[[Analysis], int | None],
    game: Game,
    sizes: tuple[int, int],
) -> None:
    random, compared = Random(f"{SEED} {theirs.__name__} {sizes}"), []
    for _ in range(HANDS_FOR_POKERKIT):
        cards: list[Card] = random.sample(list(game.deck), sum(sizes))
        hole, board = cards[: sizes[0]], cards[sizes[0] :]
        ours = class_of(analyse_cards(game, hole, board))
        other = theirs.from_game_or_none(format_cards(hole, ""), format_cards(board, ""))
        assert (ours is None) == (other is None)
        if ours is not None:
            compared.append((ours, other))
    assert len(compared) > 5_000
    check_order(sorted(compared, key=itemgetter(0)))


def check_order(hands: Sequence[tuple[int, Any]]) -> None:
    """Of hands sorted by our class, best first, theirs is the same or falls as ours does."""
    for (ours, theirs), (our_next, their_next) in pairwise(hands):
        assert (theirs == their_next) == (ours == our_next)
        assert (theirs > their_next) == (ours < our_next)
