"""Odds of ranges by going through every choice of holdings and every deal beside it.

The plain, readable truth: ``plainly`` for each choice, each deal as often as its weight says.
Everything faster is tested equal to it.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from analyser.poker.cards import Card
from analyser.poker.odds.odds import Odds
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.holdings import HOLDINGS, starting_hand
from analyser.poker.ranges.range import RANDOM
from situations import plainly

Holding = tuple[Card, ...]


@dataclass
class PlainSeat:
    """What comes of one seat, in the units of the record."""

    win: int = 0
    tie: int = 0
    share: Fraction = Fraction()
    categories: Counter[str] = field(default_factory=Counter)
    deals_of: Counter[str] = field(default_factory=Counter)
    shares_of: dict[str, Fraction] = field(default_factory=dict)

    def equities(self) -> dict[str, Fraction]:
        """What each starting hand gets of the pot on average."""
        return {hand: self.shares_of[hand] / deals for hand, deals in self.deals_of.items()}


@dataclass
class PlainOdds:
    """What comes of all seats."""

    boards: int
    seats: list[PlainSeat]


def enumerate_ranges(situation: Situation) -> PlainOdds:
    """Count every choice of holdings and every deal beside it, one by one."""
    holdings = [_holdings(situation, seat) for seat in range(len(situation.hands))]
    found = PlainOdds(0, [PlainSeat() for _ in holdings])
    for choice in product(*holdings):
        hands = [hand for hand, _ in choice]
        cards = [card for hand in hands for card in hand]
        if len(set(cards)) < len(cards):
            continue
        weight = math.prod(weight for _, weight in choice)
        known = situation_of(situation.game, hands, situation.board, situation.dead)
        _add(found, hands, weight, plainly(known))
    for seat in found.seats:
        seat.share /= found.boards or 1
    return found


def _add(found: PlainOdds, hands: list[Holding], weight: int, odds: Odds) -> None:
    found.boards += weight * odds.boards
    for seat, hand, known in zip(found.seats, hands, odds.seats, strict=True):
        name = starting_hand(hand[0], hand[1])
        pots = weight * odds.boards * known.share
        seat.win += weight * known.win
        seat.tie += weight * known.tie
        seat.share += pots
        seat.categories.update({made: weight * count for made, count in known.categories.items()})
        seat.deals_of[name] += weight * odds.boards
        seat.shares_of[name] = seat.shares_of.get(name, Fraction()) + pots


def _holdings(situation: Situation, seat: int) -> list[tuple[Holding, int]]:
    """The holdings of a seat and their weights, in units of 1 or of hundredths."""
    hand, given = situation.hands[seat], situation.ranges[seat]
    elsewhere = {*situation.board, *situation.dead}
    for other, cards in enumerate(situation.hands):
        if other != seat:
            elsewhere.update(cards)
    range_ = RANDOM if given is None else given
    unit = 1 if range_.weighted else 100
    return [
        (cards, weight // unit)
        for cards, weight in zip(HOLDINGS, range_.weights, strict=True)
        if weight and set(hand) <= set(cards) and not elsewhere & set(cards)
    ]
