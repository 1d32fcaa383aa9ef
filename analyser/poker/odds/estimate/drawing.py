"""Draws random deals of a situation, each with a probability proportional to its weight.

First each seat with a range draws a holding by weight; if two holdings share a card, all these
seats draw again. The number of cards left does not depend on the holdings, so the other cards can
then be drawn one by one from the rest of the deck.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.errors import NoDealError
from analyser.poker.odds.estimate.random_numbers import Numbers, RandomNumbers
from analyser.poker.odds.ranges.seats import (
    SeatRange,
    choices_of_holdings,
    seat_ranges,
    weights_of_choices,
)
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import Sets, holding_cards, holding_sets

_AT_MOST: Final = 200_000
"""The most combinations of the seats' holdings to list; if there are more, each seat draws a
holding, and if any two share a card, all seats draw again."""

_MOST_WEIGHT: Final = np.iinfo(np.int64).max
"""The most that the weights of these combinations may add up to, as they are summed in int64."""

_Drawer: TypeAlias = Callable[[RandomNumbers, int], Numbers]
"""Draws so many combinations of the seats' holdings: rows of indices into each seat's holdings."""


class DrawnCards(NamedTuple):
    """Some deals, as arrays of card numbers with a row for each deal."""

    hands: list[Numbers]  # for each seat the cards of its full hand
    board: Numbers  # the cards of the full board
    # By number of each seat with a range, its holding in each deal: an index into
    # ``SeatRange.holdings``.
    places: dict[int, Numbers]


class Drawing:
    """Draws random deals of a situation. Raises EmptiedRangeError or NoDealError if none fits."""

    def __init__(self, situation: Situation, seed: int) -> None:
        self._situation = situation
        self._numbers = RandomNumbers(seed)
        # The possible holdings of each seat with a range, by seat number.
        self.seats: dict[int, SeatRange] = {}
        if situation.ranges:
            every = enumerate(seat_ranges(situation))
            self.seats = {at: seat for at, seat in every if seat.range is not None}
        self._draw_holdings = _holding_drawer(list(self.seats.values()))
        self._unseen = _numbers_of(situation.unseen)

    def draw(self, count: int) -> DrawnCards:
        """Return the next ``count`` random deals."""
        places = self._draw_holdings(self._numbers, count)
        drawn = dict(zip(self.seats, places.T, strict=True))
        taken = np.zeros(count, np.int64)
        hands = []
        for at, hand in enumerate(self._situation.hands):
            if at in drawn:
                holdings = self.seats[at].holdings[drawn[at]]
                cards = holding_cards()[holdings]
                taken |= holding_sets()[holdings]
            else:
                cards = np.tile(_numbers_of(hand), (count, 1))
            hands.append(cards)
        for at, missing in enumerate(self._situation.to_seats):
            if at not in drawn:
                hands[at] = np.column_stack((hands[at], self._dealt(taken, missing)))
        known = np.tile(_numbers_of(self._situation.board), (count, 1))
        board = np.column_stack((known, self._dealt(taken, self._situation.to_board)))
        return DrawnCards(hands, board, drawn)

    def _dealt(self, taken: Sets, cards: int) -> Numbers:
        """Deal ``cards`` more cards in each deal, and add them to those ``taken`` (as bits)."""
        dealt = np.zeros((len(taken), max(0, cards)), np.intp)
        for column in range(dealt.shape[1]):
            again = np.arange(len(taken))
            while len(again):
                places = self._numbers.below(len(self._unseen), len(again))
                dealt[again, column] = self._unseen[places]
                again = again[taken[again] >> dealt[again, column] & 1 != 0]
            taken |= np.int64(1) << dealt[:, column]
        return dealt


def _holding_drawer(seats: Sequence[SeatRange]) -> _Drawer:
    """Return what draws holdings by weight, without a shared card. Raises NoDealError."""
    whole = math.prod([int(seat.weights.sum()) for seat in seats])
    if math.prod(map(len, seats)) <= _AT_MOST and whole <= _MOST_WEIGHT:
        rows = choices_of_holdings(seats)
        if not len(rows):
            raise NoDealError
        of_rows = weights_of_choices(rows, seats).cumsum()

        def from_list(numbers: RandomNumbers, count: int) -> Numbers:
            drawn = numbers.below(int(of_rows[-1]), count)
            return rows[np.searchsorted(of_rows, drawn, side="right")]

        return from_list
    every_set = [holding_sets()[seat.holdings] for seat in seats]
    if not _can_all_be_dealt([sets.tolist() for sets in every_set]):
        raise NoDealError
    every_until = [seat.weights.cumsum() for seat in seats]

    def seat_by_seat(numbers: RandomNumbers, count: int) -> Numbers:
        places = np.zeros((count, len(seats)), np.intp)
        again = np.arange(count)
        while len(again):
            taken = np.zeros(len(again), np.int64)
            met = np.zeros(len(again), np.bool_)
            for column, (until, sets) in enumerate(zip(every_until, every_set, strict=True)):
                drawn = numbers.below(int(until[-1]), len(again))
                place = np.searchsorted(until, drawn, side="right")
                places[again, column] = place
                met |= taken & sets[place] != 0
                taken |= sets[place]
            # If only the last seat drew again, holdings that block others would come too often.
            again = again[met]
        return places

    return seat_by_seat


def _can_all_be_dealt(seats: Sequence[Sequence[int]], taken: int = 0) -> bool:
    """True if each seat can have one of its sets of cards, as bits, without a shared card."""
    if not seats:
        return True
    left = [[cards for cards in seat if not cards & taken] for seat in seats]
    first, *others = sorted(left, key=len)
    return any(_can_all_be_dealt(others, taken | cards) for cards in first)


def _numbers_of(cards: Sequence[Card]) -> Numbers:
    return np.array([card.number for card in cards], np.intp)
