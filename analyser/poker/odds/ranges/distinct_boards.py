"""Groups boards that differ only by a renaming of suits; one board of each group is counted.

Only renamings that keep the board, the dead cards and every seat's range may be used. Of each group
the board with the least card numbers is counted, and its counts are multiplied by the number of
boards in the group.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, Card
from analyser.poker.generators import Steps
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.ranges.matchups import cards_renamed, holdings_renamed
from analyser.poker.ranking.arrays import Numbers

Runouts: TypeAlias = npt.NDArray[np.uint8]
"""For each board a row with the numbers of the cards to come, ascending."""

_AT_ONCE: Final = 1 << 15
"""About how many boards are listed in one step of some milliseconds."""


class Distinct(NamedTuple):
    """One board of each group of boards that differ only by a renaming of suits."""

    runouts: Runouts  # for each group the cards to come to its board, a row each
    times: npt.NDArray[np.uint8]  # for each group the number of its boards


def suit_renamings(
    board: Sequence[Card], dead: Sequence[Card], seats: Sequence[SeatRange] = ()
) -> Numbers:
    """Return which suit renamings, as rows of ``holdings_renamed``, keep all cards and ranges."""
    kept = renamings_that_keep(tuple(board), tuple(dead))
    for seat in seats:
        weights = seat.spread()
        kept = kept[(weights[holdings_renamed()[kept]] == weights).all(axis=1)]
    return kept


@lru_cache(maxsize=64)  # asked for several times in each count
def renamings_that_keep(*places: tuple[Card, ...]) -> Numbers:
    """Return the numbers of the suit renamings that turn each set of cards into itself."""
    kept = np.arange(len(cards_renamed()))
    for cards in places:
        numbers = sorted(card.number for card in cards)
        renamed = np.sort(cards_renamed()[kept][:, numbers], axis=1)
        kept = kept[(renamed == numbers).all(axis=1)]
    kept.flags.writeable = False
    return kept


def distinct_boards(unseen: Sequence[Card], to_come: int, renamings: Numbers) -> Steps[Distinct]:
    """Find one board of each group that these suit renamings make alike; yield the progress."""
    deck = np.array([card.number for card in unseen], np.uint8)
    # The lowest card has the highest bit, so the least of some boards has the largest sum of bits.
    bits = np.int64(1) << (len(DECK) - 1 - cards_renamed()[renamings])
    least = Distinct(np.zeros((1, 0), np.uint8), np.ones(1, np.uint8))
    for size in range(to_come):
        # If a board is the least of its group, so is the board without its last card.
        parts = []
        at_once = max(1, _AT_ONCE // (len(deck) - size))
        for start in range(0, len(least.runouts), at_once):
            longer = _with_one_more(least.runouts[start : start + at_once], deck)
            parts.append(_least_of_alike(longer, bits))
            yield start / len(least.runouts) if size == to_come - 1 else 0.0
        least = Distinct(*map(np.concatenate, zip(*parts, strict=True)))
    return least


def _with_one_more(runouts: Runouts, deck: Runouts) -> Runouts:
    """Return each runout with each higher card of the deck, whose numbers ascend."""
    first = np.searchsorted(deck, runouts[:, -1], "right") if runouts.shape[1] else np.zeros(1, int)
    of, later = np.nonzero(np.arange(len(deck)) >= first[:, np.newaxis])
    return np.column_stack((runouts[of], deck[later]))


def _least_of_alike(runouts: Runouts, bits: npt.NDArray[np.int64]) -> Distinct:
    """Return the least of the boards that are alike but for their suits, with their number.

    ``bits``: by renaming and card, higher for lower cards: the least board has the largest sum.
    """
    if len(bits) == 1:  # nothing is alike
        return Distinct(runouts, np.ones(len(runouts), np.uint8))
    none = np.zeros(len(runouts), np.int64)
    own, *others = (sum((table[column] for column in runouts.T), none) for table in bits)
    is_least, same = np.ones(len(runouts), np.bool_), np.ones(len(runouts), np.int64)
    for other in others:
        is_least &= own >= other
        same += own == other
    times = (len(bits) // same).astype(np.uint8)
    return Distinct(runouts[is_least], times[is_least])
