"""Ranges by going through all deals, and asking of each how often it is dealt.

``every_range`` goes through the choices of holdings and counts each as a situation of known hands.
Here nothing is chosen: any two cards come to a seat, and weigh what its range says of them, which
is nothing for most. Hands are ranked by the brute force.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations, count
from random import Random

import pytest

from analyser.poker.cards import Card
from analyser.poker.errors import CardError, NoDealError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.odds import Odds
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import RangeCounts
from analyser.poker.odds.ranges.record import range_odds
from analyser.poker.odds.ranges.seats import SeatRange, seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.by_ranks import count_by_ranks
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HOLDINGS
from brute_force import Hand, winners_of, worth_in
from mostly_long import mostly_long
from range_situations import small_situation

Weights = dict[frozenset[Card], int]

SIZES = [
    *[(2, board, 9 if board == 0 else 8) for board in range(6)],
    *[(3, board, 9) for board in (2, 3, 4, 5)],
    *[(4, 5, 10), (4, 4, 9)],
]
"""How many seats, cards on the board, and cards left in the deck."""


@pytest.mark.parametrize(
    "seed", [0, *[pytest.param(n, marks=pytest.mark.long) for n in range(1, 25)]]
)
@pytest.mark.parametrize(("seats", "board", "left"), SIZES)
def test_ranges_are_counted_as_deal_by_deal(seats: int, board: int, left: int, seed: int) -> None:
    situation = small_situation(Random(f"{seats} {board} {left} {seed}"), seats, board, left)
    check(situation, odds_of)


@pytest.mark.parametrize("seed", mostly_long(12, range(300)))
def test_three_ranges_are_counted_by_cards_as_deal_by_deal(seed: int) -> None:
    def by_cards(situation: Situation, seats: Sequence[SeatRange]) -> RangeCounts:
        boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
        return finish(count_by_cards(boards, seats))

    situation = small_situation(Random(f"by cards {seed}"), 3, 3 + seed % 3, 9)
    check(situation, partial(counted_in, by_cards))


@pytest.mark.parametrize("seed", mostly_long(24, range(300)))
def test_two_ranges_are_counted_by_ranks_as_deal_by_deal(seed: int) -> None:
    """Alone, or beside a known hand."""

    def by_ranks(situation: Situation, seats: Sequence[SeatRange]) -> RangeCounts:
        return finish(count_by_ranks(situation, seats))

    random, seats, board = Random(f"by ranks {seed}"), 2 + seed % 2, seed // 2 % 6
    situations = (small_situation(random, seats, board, 11 - board // 2) for _ in count())
    situation = next(each for each in situations if sum(map(bool, each.to_seats)) < 3)
    check(situation, partial(counted_in, by_ranks))


def counted_in(
    way: Callable[[Situation, Sequence[SeatRange]], RangeCounts], situation: Situation
) -> Odds:
    """The odds, counted in one of the ways."""
    seats = seat_ranges(situation)
    counts = way(situation, seats)
    if not counts.deals:
        raise NoDealError
    return range_odds(situation, seats, counts)


def check(situation: Situation, counted: Callable[[Situation], Odds]) -> None:
    """Compare a count with all deals."""
    wins, ties, shares, made, hands = deal_by_deal(situation)
    try:
        odds = counted(situation)
    except CardError:  # no deal fits
        assert not shares
        return
    whole, seats = odds.boards, range(len(odds.seats))
    assert [seat.win for seat in odds.seats] == [wins[at] for at in seats]
    assert [seat.tie for seat in odds.seats] == [ties[at] for at in seats]
    assert [seat.share for seat in odds.seats] == [shares[at] / whole for at in seats]
    for at, seat in enumerate(odds.seats):
        if seat.categories:
            assert {name: count for name, count in seat.categories.items() if count} == made[at]
    check_hands(odds, hands)


def check_hands(odds: Odds, hands: dict[tuple[int, str], list[Fraction]]) -> None:
    """What each starting hand of a range gets of the pots it is dealt in."""
    for at, seat in enumerate(odds.seats):
        for name, worth in (seat.hands or {}).items():
            pots = hands.get((at, name))
            expected = None if pots is None else pytest.approx(float(pots[0] / pots[1]))
            assert worth.equity == expected


def deal_by_deal(
    situation: Situation,
) -> tuple[
    Counter[int],
    Counter[int],
    dict[int, Fraction],
    dict[int, Counter[str]],
    dict[tuple[int, str], list[Fraction]],
]:
    """By seat: wins, ties, pots, categories; and by seat and hand, its pots and its deals."""
    worth = worth_in(HOLDEM)
    wins, ties = Counter[int](), Counter[int]()
    shares: dict[int, Fraction] = defaultdict(Fraction)
    made: dict[int, Counter[str]] = defaultdict(Counter)
    hands: dict[tuple[int, str], list[Fraction]] = {}
    for weight, (*dealt, board) in every_deal_and_its_weight(situation):
        highs, _, names = zip(*[worth(hand, board) for hand in dealt], strict=True)
        winners = winners_of(highs, max)
        for at, hand in enumerate(dealt):
            pot = Fraction(weight if at in winners else 0, len(winners))
            wins[at] += weight if winners == (at,) else 0
            ties[at] += weight if at in winners and len(winners) > 1 else 0
            shares[at] += pot
            made[at][names[at]] += weight
            of_hand = hands.setdefault((at, name_of_holding(hand)), [Fraction(), Fraction()])
            of_hand[0] += pot
            of_hand[1] += weight
    return wins, ties, shares, made, hands


def every_deal_and_its_weight(situation: Situation) -> Iterator[tuple[int, list[Hand]]]:
    """Yield every way to deal two cards to each seat and the rest of the board."""
    weights = [weights_of(situation, at) for at in range(len(situation.hands))]

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


def weights_of(situation: Situation, seat: int) -> Weights:
    """What each two cards weigh in a seat: whole where nothing is weighed, else in hundredths."""
    held = situation.ranges[seat]
    if held is None:
        return {frozenset(cards): 1 for cards in HOLDINGS}
    hundredths = {frozenset(cards): held.weights[at] for at, cards in enumerate(HOLDINGS)}
    if set(hundredths.values()) <= {0, 100}:
        return {cards: weight // 100 for cards, weight in hundredths.items()}
    return hundredths


def name_of_holding(hand: Hand) -> str:
    """The starting hand that two cards are: “AKs”, “77”."""
    (high, suit), (low, other) = sorted(
        [(str(card)[0], str(card)[1]) for card in hand],
        key=lambda card: -"23456789TJQKA".index(card[0]),
    )
    return high + low + ("" if high == low else "s" if suit == other else "o")
