"""Exact odds of seats whose cards are all known, and the best known hand that open seats must beat.

The classes of a seat's hands are one array, indexed by the multisets of ranks that can still come
to the board. Seats are compared by comparing these arrays of some thousand numbers, each weighted
with the number of boards. Boards on which a seat may have a flush are subtracted and compared
separately, by the set of ranks of the suit and the multiset of the other ranks. No board allows
flushes in two suits, so no board is subtracted twice.

For the shares with each next card, each board is counted once and not once more for each card: what
it pays is added to every card on it. All cards of a rank that a group of boards does not tell apart
are on equally many of its boards.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card, Suit
from analyser.poker.games.game import Game
from analyser.poker.odds.board.board_values import flush_values
from analyser.poker.odds.board.deal import BoardDeal, SuitedBoards, ranks_of, suited_mask
from analyser.poker.odds.board.runouts import MEMBERS, Runouts
from analyser.poker.odds.board.tally import BoardTally, WinnerCodes, distinct, winners_of
from analyser.poker.odds.record import UNITS_OF_POT, Odds, SeatSet
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import LowOrdering, Ordering
from analyser.poker.ranking.rank_tables import ClassNumbers

NOBODY: Final = NO_CLASS - 1
"""A value worse than every class, but better than ``NO_CLASS``: a hand that does not qualify does
not win even if no other hand does."""

_FEW: Final = 5_000
"""So few boards are counted together with others, as if every seat might have a flush on them."""


def count_known_hands(situation: Situation) -> Odds:
    """Return the exact odds of seats that have all their cards, in a game with a board."""
    game, deal = situation.game, BoardDeal(situation)
    seats = np.stack([deal.mixed(game.high, ranks_of(hand)) for hand in situation.hands])
    low_winners, lows = low_winners_by_runout(game, deal, situation.hands)
    tally = BoardTally(game, len(seats), low_winners)
    ways, of_seats = deal.ways, [deal.ways] * len(seats)
    for able, group in _boards_by_flush_seats(situation, deal).items():
        numbers = np.concatenate([boards.numbers.ravel() for boards, _ in group])
        every = np.concatenate([boards.every_way() for boards, _ in group])
        values = seats.take(numbers, axis=1)
        end = 0
        for boards, flushes in group:
            start, end = end, end + boards.numbers.size
            part = values[:, start:end].reshape(-1, *boards.numbers.shape)
            np.minimum(part, flushes[:, :, np.newaxis], out=part)
        tally.add_winners(values, None if lows is None else lows.take(numbers), every)
        counted = np.bincount(numbers, every, len(ways))
        ways = ways - counted
        for seat in able:
            tally.add_values(seat, values[seat], every)
            of_seats[seat] = of_seats[seat] - counted
    # All other boards are counted as if there were no flushes.
    tally.add_winners(seats, lows, ways)
    for seat, (values, left) in enumerate(zip(seats, of_seats, strict=True)):
        tally.add_values(seat, values, left)
    return tally.odds(situation)


def _boards_by_flush_seats(
    situation: Situation, deal: BoardDeal
) -> dict[tuple[int, ...], list[tuple[SuitedBoards, ClassNumbers]]]:
    """Group suited boards, each with all hands' flushes, by the seats that can have a flush."""
    every = tuple(range(len(situation.hands)))
    groups: dict[tuple[int, ...], list[tuple[SuitedBoards, ClassNumbers]]] = {}
    for boards in deal.suited_boards():
        flushes = flushes_of_hands(situation.game, situation.hands, boards)
        # All these boards have equally many cards of the suit, so one shows who has a flush.
        able = tuple(np.flatnonzero(flushes[:, 0] != NO_CLASS).tolist())
        group = groups.setdefault(every if boards.numbers.size <= _FEW else able, [])
        group.append((boards, flushes))
    return groups


def every_category(
    situation: Situation,
    found: dict[int, dict[str, int]],
    known: Mapping[int, tuple[Card, ...]],
    others: Sequence[Card],
) -> list[dict[str, int]]:
    """Return in how many deals each seat makes each category.

    ``found``: in how many ways the open seats do, as if each were the only one; ``known``: the
    other seats, which are counted here, with the cards ``others`` dead.
    """
    if known:
        hands, dead = tuple(known.values()), (*situation.dead, *others)
        odds = count_known_hands(Situation(situation.game, hands, situation.board, dead))
        found |= {at: dict(seat.categories) for at, seat in zip(known, odds.seats, strict=True)}
    every = [found[seat] for seat in range(len(situation.hands))]
    # Whatever category a seat has, the other seats can be dealt in equally many ways.
    factors = [situation.deals // sum(counts.values()) for counts in every]
    return [
        {name: count * factor for name, count in counts.items()}
        for counts, factor in zip(every, factors, strict=True)
    ]


def flushes_of_hands(
    game: Game, hands: Iterable[Sequence[Card]], boards: SuitedBoards
) -> ClassNumbers:
    """Return the class of each hand's flush, of shape (hands, sets of cards of the suit)."""
    return flush_values(game, [suited_mask(hand, boards.suit) for hand in hands], boards.masks)


def low_winners_by_runout(
    game: Game, deal: BoardDeal, hands: Sequence[tuple[Card, ...]]
) -> tuple[Sequence[SeatSet], WinnerCodes | None]:
    """Return the sets of seats that can win the low, and for each runout the index of its set.

    The set is 0 where nobody has a low. The indices are None in a game without lows.
    """
    if game.low is None:
        return [0], None
    sets, of_runout = distinct(KnownHands(deal, game.low, dict(enumerate(hands))).winners)
    return sets.tolist(), of_runout


class KnownHands:
    """The best hand among the seats with known cards, in one ordering, with each runout."""

    def __init__(self, deal: BoardDeal, ordering: Ordering, hands: Mapping[int, tuple[Card, ...]]):
        self._hands = hands
        values = [deal.mixed(ordering, ranks_of(hand)) for hand in hands.values()]
        if not hands or isinstance(ordering, LowOrdering):
            # An extra last row, which belongs to no seat, leaves a value to compare with if no seat
            # has a hand.
            values.append(np.full(len(deal.to_come), NOBODY, np.uint16))
        self._values = np.stack(values)
        # For each runout the best class; ``NOBODY`` if no seat has a hand that counts.
        self.best: ClassNumbers = self._values.min(axis=0)
        # For each runout the seats with this class, as bits.
        self.winners = winners_of(self._values, hands)

    def with_flushes(self, game: Game, boards: SuitedBoards) -> tuple[ClassNumbers, WinnerCodes]:
        """Return the best class, flushes included, and its seats, on each of ``boards.numbers``."""
        values = self._values.take(boards.numbers, axis=1)
        hands = values[: len(self._hands)]
        flushes = flushes_of_hands(game, self._hands.values(), boards)
        np.minimum(hands, flushes[:, :, np.newaxis], out=hands)
        return values.min(axis=0), winners_of(values, self._hands)


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
