"""Drawn deals: fitting, and as likely as their weights say."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from analyser.poker.cards import DECK, parse_cards
from analyser.poker.dealing import MOST_SEED, Shuffler
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.games.registry import DRAW, OMAHA, STUD
from analyser.poker.odds.estimate import drawn_deals
from analyser.poker.odds.estimate.drawn_deals import Drawing, RandomNumbers
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.range import Range
from range_situations import ranges_at

SITUATIONS = [
    ranges_at("QQ+:0.5, KhQh", "AKs", "Ah??", board="9c4d", dead="2c2d"),
    ranges_at("random", "random:0.5", "22+", "??"),
    situation_of(OMAHA, [parse_cards("As2h3d4c"), parse_cards("Kd"), ()], parse_cards("5c6d9h")),
    situation_of(STUD, [parse_cards("As2h3d"), ()], (), parse_cards("KdKh")),
    situation_of(DRAW.with_options({"joker": "wild"}), [parse_cards("AsJo"), ()]),
]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_deal_is_complete_and_has_no_card_twice(situation: Situation) -> None:
    deals = Drawing(situation, 3).draw(500)
    game = situation.game
    cards = np.column_stack((*deals.hands, deals.board))
    assert cards.shape == (500, game.dealt * len(situation.hands) + game.board)
    assert all(len(set(row)) == len(row) for row in cards.tolist())
    dead = {card.number for card in situation.dead}
    assert not dead & set(cards.ravel().tolist())
    for at, hand in enumerate(situation.hands):
        assert {card.number for card in hand} <= set(deals.hands[at][0].tolist())
        if situation.ranges and situation.ranges[at] is not None:
            allowed = {cards for cards, _ in _holdings(situation.ranges[at])}
            found = {frozenset(str(DECK[card]) for card in row) for row in deals.hands[at].tolist()}
            assert found <= allowed


@pytest.mark.parametrize("written_down", [True, False])
def test_holdings_are_as_likely_as_their_weights_or_no_deal_fits(
    written_down: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not written_down:
        monkeypatch.setattr(drawn_deals, "_AT_MOST", 0)
    situation = ranges_at("AsAh, AsKs:0.5, QsQh:0.25", "AsQd:0.5, AhQh, KdKh:0.1", board="9c4d2h")
    deals = Drawing(situation, 5).draw(60_000)
    first, second = (_holdings(held) for held in situation.ranges)
    pairs = [(one, other) for one, other in product(first, second) if not one[0] & other[0]]
    expected = {(one, other): weight * more for (one, weight), (other, more) in pairs}
    found: Counter[tuple[frozenset[str], frozenset[str]]] = Counter()
    for rows in zip(*(hand.tolist() for hand in deals.hands), strict=True):
        one, other = (frozenset(str(DECK[number]) for number in row) for row in rows)
        found[one, other] += 1
    assert found.keys() == expected.keys()
    whole = sum(expected.values())
    for choice, weight in expected.items():
        share = weight / whole
        error = (60_000 * share * (1 - share)) ** 0.5
        assert abs(found[choice] - 60_000 * share) < 5 * error
    # What no deal fits.
    with pytest.raises(NoDealError):
        Drawing(ranges_at("AA", "AA", "AA"), 1)
    with pytest.raises(EmptiedRangeError):
        Drawing(ranges_at("AA", "KK", board="KsKhKd"), 1)


def test_the_weights_of_many_narrow_ranges_do_not_overflow() -> None:
    """Eight seats with fractions as weights: one holding was drawn twice as often as it should."""
    pairs = [f"{r}s{r}h" for r in "23456789TJQK"] + [f"{r}d{r}c" for r in "23456789TJQK"]
    weights = ("0.99", "0.98", "0.97")
    ranges = [
        ", ".join(map(":".join, zip(pairs[at : at + 3], weights, strict=True)))
        for at in range(0, 24, 3)
    ]
    places = Drawing(ranges_at(*ranges), 5).draw(30_000).places
    for drawn in places.values():
        shares = np.bincount(drawn, minlength=3) / 30_000
        assert np.allclose(shares, 1 / 3, atol=0.03)


def _holdings(held: Range | None) -> list[tuple[frozenset[str], int]]:
    assert held is not None
    every = zip(HOLDINGS, held.weights, strict=True)
    return [(frozenset(map(str, cards)), weight) for cards, weight in every if weight]


@pytest.mark.parametrize("seed", [0, 7, 2**63, MOST_SEED])
def test_the_stream_is_that_of_the_deals(seed: int) -> None:
    one_by_one, at_once = Shuffler(seed), RandomNumbers(seed)
    found = [*at_once.words(3), *at_once.words(0), *at_once.words(1000)]
    assert list(map(int, found)) == [one_by_one.next64() for _ in range(1003)]


def test_numbers_of_a_seed_are_pinned() -> None:
    numbers = RandomNumbers(7)
    assert numbers.below(52, 8).tolist() == [24, 1, 8, 37, 28, 15, 29, 20]
    assert numbers.below(1326, 4).tolist() == [846, 212, 1122, 668]
    assert numbers.below(1, 3).tolist() == [0, 0, 0]


@pytest.mark.parametrize("bound", [2, 3, 52, 1081])
def test_every_number_below_a_bound_is_as_likely(bound: int) -> None:
    drawn = RandomNumbers(11).below(bound, 1000 * bound)
    counts = np.bincount(drawn, minlength=bound)
    assert len(counts) == bound
    # The sum of squares is about chi-squared, with a variance of twice its mean.
    chi = ((counts - 1000) ** 2 / 1000).sum()
    assert abs(chi - (bound - 1)) < 5 * (2 * bound) ** 0.5
