"""What is counted in games with a board: who wins how often, and how often each seat makes what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from analyser.poker.games.game import Game
from analyser.poker.odds.board.runouts import Ways
from analyser.poker.odds.odds import (
    Odds,
    SeatSet,
    category_names,
    category_of_high,
    odds_from_counts,
)
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.multisets import Whole
from analyser.poker.ranking.rank_tables import ClassNumbers

Comparisons = npt.NDArray[np.uint8]
"""How hands compare with the best of the others: 0 is better, 1 equal, 2 worse."""

WinnerCodes = npt.NDArray[np.intp] | npt.NDArray[np.uint16]
"""Sets of winners, one for each of many boards: ``SeatSet``, or a number for a pair of them."""


class BoardTally:
    """Adds up who wins and what each seat makes, many boards at a time.

    Attributes:
        by_category: of shape (seats, categories + 1), how often each seat ends up with
            each category of ``category_names``; the last column is for what no hand has.
    """

    def __init__(self, game: Game, seats: int, low_winners: Sequence[SeatSet]) -> None:
        self._seats = seats
        self._low_winners = low_winners
        self._verdicts = np.zeros(len(low_winners) << seats)
        self._names = category_names(game)
        self._categories = category_places(game)
        self.by_category = np.zeros((seats, len(self._names) + 1))

    def add(self, seats: ClassNumbers, lows: WinnerCodes | None, ways: Ways) -> None:
        """Add boards on which all seats are known.

        ``seats``: of shape (seats, n), the class of each. The rest as for ``add_winners``.
        """
        self.add_winners(winners_of(seats), lows, ways)
        for seat, values in enumerate(seats):
            self.add_values(seat, values, ways)

    def add_winners(self, highs: WinnerCodes, lows: WinnerCodes | None, ways: Ways) -> None:
        """Add who wins.

        Args:
            highs: the winners of the high on each of n boards.
            lows: the winners of the low, as places among the sets of winners there are; None if
                that is the first everywhere.
            ways: how many deals each of the n is; negative to take them back.
        """
        codes = highs if lows is None else lows << self._seats | highs
        self._verdicts += np.bincount(codes, ways, len(self._verdicts))

    def add_values(self, seat: int, values: ClassNumbers | Whole, ways: Ways) -> None:
        """Add what a seat makes: classes, and in how many deals each of them is made."""
        categories = self._categories.take(values, mode="clip")
        self.by_category[seat] += np.bincount(categories, ways, len(self._names) + 1)

    def odds(self, situation: Situation) -> Odds:
        """Make the record of all that was added."""
        verdicts: dict[tuple[SeatSet, SeatSet], int] = {}
        for code in np.flatnonzero(self._verdicts).tolist():
            winners = code & (1 << self._seats) - 1, self._low_winners[code >> self._seats]
            verdicts[winners] = int(self._verdicts[code])
        by_category = [
            {name: int(count) for name, count in zip(self._names, counts, strict=False)}
            for counts in self.by_category
        ]
        return odds_from_counts(situation, verdicts, by_category)


def comparisons_of(
    values: Whole | ClassNumbers, best: Whole | ClassNumbers | np.uint16
) -> Comparisons:
    """Compare values, of which the lowest is the best, with the best of the others."""
    comparisons: Comparisons = (values >= best).view(np.uint8)
    comparisons += values > best
    return comparisons


def winners_of(seats: ClassNumbers) -> WinnerCodes:
    """Return for each column of classes the seats that have the best of them."""
    best = seats.min(axis=0)
    codes = np.zeros(len(best), np.uint16)
    for number, seat in enumerate(seats):
        codes |= (seat == best).view(np.uint8).astype(np.uint16) << number
    return codes


@lru_cache(maxsize=64)  # which ranks are wild can be chosen in thousands of ways
def category_places(game: Game) -> npt.NDArray[np.uint8]:
    """Return the place of each class's category among the game's, and last a place for none."""
    names = category_names(game)
    categories = five_cards(game.high, game.deck).categories
    place_of = np.full(max(Category) + 1, len(names), np.uint8)
    for category in Category:
        name = category_of_high((category,))
        place_of[category] = names.index(name) if name in names else len(names)
    places = place_of.take(categories)
    # The best straight flush, the first of its category, has a name of its own.
    places[np.argmax(categories == Category.STRAIGHT_FLUSH)] = names.index(
        category_of_high(ROYAL_FLUSH)
    )
    return np.array([len(names), *places.tolist(), len(names)], np.uint8)
