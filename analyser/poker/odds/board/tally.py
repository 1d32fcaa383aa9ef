"""Adds up deals in games with a board: by winners, and by each seat's category."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from analyser.poker.games.game import Game
from analyser.poker.odds.board.runouts import Ways
from analyser.poker.odds.record import Odds, SeatSet, category_key, category_names, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.multisets import Whole
from analyser.poker.ranking.rank_tables import ClassNumbers

Comparisons = npt.NDArray[np.uint8]
"""How hands compare with the best other hand: 0 is better, 1 equal, 2 worse."""

WinnerCodes = npt.NDArray[np.intp] | npt.NDArray[np.unsignedinteger]
"""The winners on each of many boards: as a ``SeatSet``, or as an index into a list of them."""


class BoardTally:
    """Adds up the deals by winners and by category of each seat, many boards at a time.

    ``low_winners``: the sets of seats that can win the low; without a low only the empty set, 0.
    """

    def __init__(self, game: Game, seats: int, low_winners: Sequence[SeatSet]) -> None:
        self._seats = seats
        self._low_winners = low_winners
        self._verdicts = np.zeros(len(low_winners) << seats)
        self._names = category_names(game)
        self._categories = category_places(game)
        # Of shape (seats, categories + 1), the deals in which each seat ends up with each category
        # of ``category_names``; the last column is for values without a category.
        self.by_category = np.zeros((seats, len(self._names) + 1))

    def add_values(self, seat: int, values: ClassNumbers | Whole, ways: Ways) -> None:
        """Add a seat's classes, each in so many ways, to its categories."""
        categories = self._categories.take(values, mode="clip")
        self.by_category[seat] += np.bincount(categories, ways, len(self._names) + 1)

    def add_winners(self, values: ClassNumbers, lows: WinnerCodes | None, ways: Ways) -> None:
        """Add winners on n boards: ``values`` (seats, n), ``lows``: indices of ``low_winners``."""
        if lows is None and len(values) == 2:  # faster than with codes
            first, second = values
            won = np.array([first < second, first == second], np.float64)
            alone, tied = np.einsum("ij,j->i", won, ways)
            self._verdicts += 0, alone, ways.sum() - alone - tied, tied
            return
        highs = winners_of(values)
        codes = highs if lows is None else lows << self._seats | highs
        self._verdicts += np.bincount(codes, ways, len(self._verdicts))

    def categories(self) -> list[dict[str, int]]:
        """Return for each seat how many deals end in each category, by the category's name."""
        every = self.by_category.astype(np.int64).tolist()
        return [dict(zip(self._names, counts, strict=False)) for counts in every]

    def odds(self, situation: Situation) -> Odds:
        """Return the odds of a situation whose deals have all been added."""
        verdicts: dict[tuple[SeatSet, SeatSet], int] = {}
        for code in np.flatnonzero(self._verdicts).tolist():
            winners = code & (1 << self._seats) - 1, self._low_winners[code >> self._seats]
            verdicts[winners] = int(self._verdicts[code])
        return odds_from_counts(situation, verdicts, self.categories())


def distinct(numbers: WinnerCodes) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Return the different ``numbers``, which must be small, and the index of each among them."""
    there = np.bincount(numbers.ravel()) > 0
    return there.nonzero()[0], (there.cumsum() - 1).take(numbers)


def comparisons_of(
    values: Whole | ClassNumbers, best: Whole | ClassNumbers | np.uint16
) -> Comparisons:
    """Compare each value with ``best``: 0 is better (a lower value), 1 is equal, 2 is worse."""
    comparisons: Comparisons = (values >= best).view(np.uint8)
    comparisons += values > best
    return comparisons


def winners_of(values: ClassNumbers, numbers: Iterable[int] | None = None) -> WinnerCodes:
    """Return for each board the seats with the best class, as bits; ``values``: a row a seat.

    ``numbers``: the seats of the first rows, whose classes alone can win; by default all rows.
    """
    best = values.min(axis=0)
    bits = [1 << number for number in (range(len(values)) if numbers is None else numbers)]
    kind = np.min_scalar_type(sum(bits))  # one byte a place, if that is enough, is fastest
    codes = np.zeros(best.shape, kind)
    for bit, value in zip(bits, values, strict=False):
        codes |= (value == best).view(np.uint8) * kind.type(bit)
    return codes


@lru_cache(maxsize=64)  # which ranks are wild can be chosen in thousands of ways
def category_places(game: Game) -> npt.NDArray[np.uint8]:
    """Return each class's index in ``category_names``; one past the last for no class."""
    names = category_names(game)
    categories = five_cards(game.high, game.deck).categories
    place_of = np.full(max(Category) + 1, len(names), np.uint8)
    for category in Category:
        name = category_key((category,), game.high)
        place_of[category] = names.index(name) if name in names else len(names)
    places = place_of.take(categories)
    # The best straight flush, the first of its category, has a name of its own.
    places[np.argmax(categories == Category.STRAIGHT_FLUSH)] = names.index(
        category_key(ROYAL_FLUSH, game.high)
    )
    # ``NO_CLASS`` is far above the last place, to which ``take`` clips it.
    return np.array([len(names), *places.tolist(), len(names)], np.uint8)
