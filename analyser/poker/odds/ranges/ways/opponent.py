"""The weight of another seat's range that remains possible with each holding on each board."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.ranges.matchups import Numbers, holding_cards

Left: TypeAlias = npt.NDArray[np.float32]
"""Sums of one seat's weights: at most 1,326 times 100, which 32-bit floats represent exactly."""

Flags: TypeAlias = npt.NDArray[np.bool_]


class OpponentRange:
    """The range of an opponent. ``seat``: the opponent; ``holdings``: the holdings of the seat."""

    def __init__(self, seat: SeatRange, holdings: Numbers) -> None:
        self._one, self._other = holding_cards()[holdings].T
        one, other = holding_cards()[seat.holdings].T
        # The weight of the holding of every two cards, of those with one card, and of all.
        self._of_two: Left = np.zeros((len(DECK), len(DECK)), np.float32)
        self._of_two[one, other] = self._of_two[other, one] = seat.weights
        self._of_one: Left = self._of_two.sum(axis=1)
        self._all = np.float32(seat.weights.sum())

    def left(self, runouts: Numbers, meets: Flags) -> Left:
        """Return the weight of the opponent's possible holdings, of shape (boards, holdings).

        Holdings that share a card with the board or with the seat's holding are impossible.
        ``runouts``: the cards to come, of shape (boards, cards); ``meets``: True where one of them
        is in the seat's holding; the result is then 0.
        """
        every = self._all - self._of_one.take(runouts).sum(axis=1, dtype=np.float32)
        for first, second in combinations(runouts.T, 2):  # these have been taken away twice
            every += self._of_two[first, second]
        with_card = self._of_one - self._of_two.take(runouts, axis=0).sum(axis=1)
        # The holding itself has both cards, and has been taken away twice as well.
        left: Left = every[:, np.newaxis] + self._of_two[self._one, self._other]
        left -= with_card.take(self._one, axis=1)
        left -= with_card.take(self._other, axis=1)
        left[meets] = 0
        return left
