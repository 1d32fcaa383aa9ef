"""Each seat's share of the pot with every card that can come next to the board, in one pass.

Instead of counting the boards once more for each next card, each board is counted once, and what
it pays is added to every card on it. Boards are grouped as in ``known_hands``; all cards of a rank
that a group does not tell apart are on equally many of its boards.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card, Suit
from analyser.poker.odds.board.deal import BoardDeal, ranks_of
from analyser.poker.odds.board.known_hands import KnownHands, low_winners_by_runout
from analyser.poker.odds.board.runouts import MEMBERS, Runouts
from analyser.poker.odds.board.tally import WinnerCodes
from analyser.poker.odds.record import UNITS_OF_POT, SeatSet
from analyser.poker.odds.situation import Situation

Units = npt.NDArray[np.float64]
"""Parts of pots, in whole numbers far below 2**53, which floating point represents exactly."""


def shares_with_each_card(situation: Situation) -> dict[Card, tuple[Fraction, ...]]:
    """Return for each unseen card every seat's share of the pot, 0 to 1, if it comes next.

    All seats must have all their cards, and the board must lack at least one.
    """
    game, deal = situation.game, BoardDeal(situation)
    seats = KnownHands(deal, game.high, dict(enumerate(situation.hands)))
    low_winners, lows = low_winners_by_runout(game, deal, situation.hands)
    paid = _payment_table(len(situation.hands), low_winners)
    without = _payments_on_boards(paid, seats.winners, lows)
    # All boards are added as if there were no flushes, and then what flushes change.
    every = _paid_by_rank(without * deal.ways, deal.to_come, deal.left)
    sums: dict[Suit | None, Units] = {suit: every.copy() for suit in Suit}
    for flush in Suit:
        for boards in deal.boards_of(flush):
            _, winners = seats.with_flushes(game, boards)
            of_lows = None if lows is None else lows.take(boards.numbers)
            changes = _payments_on_boards(paid, winners, of_lows)
            changes = (changes - without.take(boards.numbers, axis=1)) * boards.ways
            others = _paid_by_rank(changes.sum(axis=1), boards.rest, boards.others)
            of_flush = changes.sum(axis=2) @ MEMBERS[boards.masks]
            for suit in Suit:
                sums[suit] += of_flush if suit is flush else others
    pots = UNITS_OF_POT * comb(len(situation.unseen) - 1, situation.to_board - 1)
    return {
        card: tuple([Fraction(round(units), pots) for units in sums[card.suit][:, rank].tolist()])
        for card, rank in zip(situation.unseen, ranks_of(situation.unseen), strict=True)
    }


def _payment_table(seat_count: int, lows: Sequence[SeatSet]) -> Units:
    """Return what each seat is paid, of shape (sets that win the low, seats, sets for the high)."""
    winners = np.arange(1 << seat_count)
    members = winners >> np.arange(seat_count)[:, np.newaxis] & 1
    whole = members * (UNITS_OF_POT // members.sum(axis=0).clip(1))
    return np.stack(
        [(whole + whole[:, [low]]) / 2 if low else whole for low in lows], dtype=np.float64
    )


def _payments_on_boards(paid: Units, highs: WinnerCodes, lows: WinnerCodes | None) -> Units:
    """Return what each seat is paid on some boards; the first axis is of the seats."""
    each: Units = paid[0].take(highs, axis=1) if lows is None else paid[lows, :, highs]
    return each if lows is None else np.moveaxis(each, -1, 0)


def _paid_by_rank(units: Units, runouts: Runouts, left: Sequence[int]) -> Units:
    """Return what each seat is paid on the boards that one card of each rank comes on."""
    return np.rint(units @ runouts.counts.T / np.maximum(left, 1))
