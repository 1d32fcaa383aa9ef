"""Drawn deals: fitting, complete, and as likely as their weights say."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from analyser.poker.cards import DECK, parse_cards
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.games.registry import DRAW, OMAHA, STUD
from analyser.poker.odds.estimate import drawing
from analyser.poker.odds.estimate.drawing import Drawing
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
def test_choices_of_holdings_are_as_likely_as_their_weights(
    written_down: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not written_down:
        monkeypatch.setattr(drawing, "_AT_MOST", 0)
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


@pytest.mark.parametrize("written_down", [True, False])
def test_what_no_deal_fits(written_down: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not written_down:
        monkeypatch.setattr(drawing, "_AT_MOST", 0)
    with pytest.raises(NoDealError):
        Drawing(ranges_at("AA", "AA", "AA"), 1)
    with pytest.raises(EmptiedRangeError):
        Drawing(ranges_at("AA", "KK", board="KsKhKd"), 1)
