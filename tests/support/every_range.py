"""Odds of ranges, counted by going through all deals and asking how likely each of them is.

No deal is left out: any two cards may come to a seat, and have the weight that its range gives
them, which is mostly 0. Hands are ranked by the brute force, which shares only the plain evaluators
with the engine.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

import pytest

from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HOLDINGS
from brute_force import Hand, winners_of, worth_in

Weights = dict[frozenset[Card], int]


@dataclass
class PlainSeat:
    """The counts of one seat, in the units of ``Odds``; ``share`` is a part of one pot."""

    win: int = 0
    tie: int = 0
    share: Fraction = Fraction()
    categories: Counter[str] = field(default_factory=Counter)
    deals_of: Counter[str] = field(default_factory=Counter)
    shares_of: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))

    def equities(self) -> dict[str, Fraction]:
        """Return the average part of the pot that each starting hand wins."""
        return {hand: self.shares_of[hand] / deals for hand, deals in self.deals_of.items()}


@dataclass
class PlainOdds:
    boards: int
    seats: list[PlainSeat]


def enumerate_ranges(situation: Situation) -> PlainOdds:
    """Count every deal as often as the product of the weights of its hands says."""
    worth = worth_in(HOLDEM)
    found = PlainOdds(0, [PlainSeat() for _ in situation.hands])
    for weight, (*dealt, board) in _every_deal_and_its_weight(situation):
        highs, _, names = zip(*[worth(hand, board) for hand in dealt], strict=True)
        winners = winners_of(highs, max)
        found.boards += weight
        for at, (seat, hand) in enumerate(zip(found.seats, dealt, strict=True)):
            pot = Fraction(weight if at in winners else 0, len(winners))
            seat.win += weight if winners == (at,) else 0
            seat.tie += weight if at in winners and len(winners) > 1 else 0
            seat.share += pot
            seat.categories[names[at]] += weight
            seat.deals_of[_name_of(hand)] += weight
            seat.shares_of[_name_of(hand)] += pot
    for seat in found.seats:
        seat.share /= found.boards or 1
    return found


def check_ranges(odds: Odds, plain: PlainOdds) -> None:
    """Check that odds are the same as these plain ones."""
    assert (odds.boards, odds.exact) == (plain.boards, True)
    for seat, truth in zip(odds.seats, plain.seats, strict=True):
        assert (seat.win, seat.tie) == (truth.win, truth.tie)
        assert seat.lose == plain.boards - truth.win - truth.tie
        assert seat.share == truth.share
        assert seat.equity == pytest.approx(float(truth.share))
        if seat.categories:
            assert truth.categories == {name: n for name, n in seat.categories.items() if n}
        if seat.hands is not None:
            equities = {hand: worth.equity for hand, worth in seat.hands.items()}
            expected = {hand: float(equity) for hand, equity in truth.equities().items()}
            never = dict.fromkeys(equities.keys() - expected.keys())
            assert equities == pytest.approx(never | expected)


def _every_deal_and_its_weight(situation: Situation) -> Iterator[tuple[int, list[Hand]]]:
    """Yield every deal, two cards for each seat and the rest of the board, after its weight."""
    weights = [_weights_of(situation, at) for at in range(len(situation.hands))]

    def deal(at: int, left: frozenset[Card]) -> Iterator[tuple[int, list[Hand]]]:
        if at == len(weights):
            for more in combinations(sorted(left), situation.to_board):
                yield 1, [situation.board + more]
            return
        known = situation.hands[at]
        for more in combinations(sorted(left), 2 - len(known)):
            hand = known + more
            weight = weights[at].get(frozenset(hand), 0)
            if weight:
                for others, rest in deal(at + 1, left.difference(more)):
                    yield weight * others, [hand, *rest]

    gone = {*situation.board, *situation.dead, *(card for hand in situation.hands for card in hand)}
    return deal(0, frozenset(HOLDEM.deck).difference(gone))


def _weights_of(situation: Situation, seat: int) -> Weights:
    """Return the weight of every two cards as a seat's hand: 0 or 1, or in hundredths."""
    held = situation.ranges[seat]
    if held is None:
        return {frozenset(cards): 1 for cards in HOLDINGS}
    hundredths = {frozenset(cards): held.weights[at] for at, cards in enumerate(HOLDINGS)}
    if set(hundredths.values()) <= {0, 100}:
        return {cards: weight // 100 for cards, weight in hundredths.items()}
    return hundredths


def _name_of(hand: Hand) -> str:
    """Return the name of the starting hand of two cards, such as “AKs” or “77”."""
    (high, suit), (low, other) = sorted(
        [(str(card)[0], str(card)[1]) for card in hand],
        key=lambda card: -"23456789TJQKA".index(card[0]),
    )
    return high + low + ("" if high == low else "s" if suit == other else "o")
