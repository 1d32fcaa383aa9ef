"""The equity of a known hand against ranges, with each card that can come next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, Card
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.generators import Steps, as_part
from analyser.poker.odds.limits import MOST_SECONDS_OF_RANGES
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.count import count_range_odds, seconds_of_ranges
from analyser.poker.odds.ranges.deals import too_many_for_ranges
from analyser.poker.odds.ranges.distinct_boards import renamings
from analyser.poker.odds.ranges.seats import SeatRange, seat_ranges
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import cards_renamed, share_a_card
from analyser.poker.ranking.classes import NO_CLASS


@dataclass(frozen=True, slots=True)
class NextCardShares:
    """A known hand's average share of the pot, now and after each card that can come next.

    Attributes:
        seat: the number of the hand's seat in the situation.
        now: the share, 0 to 1, over all deals.
        with_card: the share if this unseen card comes next; None if it cannot come, because another
            seat has it in every deal.
    """

    seat: int
    now: Fraction
    with_card: Mapping[Card, Fraction | None] = field(hash=False)

    def change(self, card: Card) -> Fraction | None:
        """Return the share if ``card`` comes next, minus the share now; None if it cannot come."""
        share = self.with_card.get(card)
        return None if share is None else share - self.now


def count_next_cards(situation: Situation, seat: int) -> Steps[NextCardShares]:
    """Count a known hand's share of the pot with every card that can come next.

    ``seat``: the seat with the hand. Another seat must have a range, and the board must be a flop
    or turn. Yields the progress, 0 to 1. Raises the errors of ``count_range_odds`` at the first
    step.
    """
    seats = seat_ranges(situation)
    if len(seats) == 2:
        yield 0.0
        return _of_two(situation, seats, seat)
    return (yield from _each_card(situation, seats, seat))


def _of_two(situation: Situation, seats: list[SeatRange], seat: int) -> NextCardShares:
    """Return a known hand's shares of the pot against one other seat.

    Each board is counted once, and its result is added to the share of every card that comes on it.
    """
    known, other = seats[seat], seats[1 - seat]
    boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
    own, theirs = (boards.classes(each.holdings) for each in (known, other))
    fits = (theirs < NO_CLASS) & (own < NO_CLASS)
    # The known hand may be a range of one holding; then its cards are also in the other range.
    apart = ~share_a_card(other.holdings, known.holdings)
    weights = (other.weights * apart).astype(np.uint32)  # bytes are added fastest in this type
    every, beaten, tied = (
        np.einsum("i,ij->j", weights, flags.view(np.uint8), dtype=np.uint32, casting="unsafe")
        for flags in (fits, (theirs > own) & fits, (theirs == own) & fits)
    )
    assert every.any()  # the range has holdings without a known card, and the deck has cards
    half_pots = 2 * beaten + tied
    deals, shared = (_by_card(boards, sums) for sums in (every, half_pots))
    now = Fraction(int(half_pots.sum()), 2 * int(every.sum()))
    with_card: dict[Card, Fraction | None] = {}
    for card in situation.unseen:
        often = deals[card.number]
        with_card[card] = Fraction(shared[card.number], 2 * often) if often else None
    return NextCardShares(seat, now, MappingProxyType(with_card))


def _by_card(boards: BoardClasses, sums: npt.NDArray[np.uint32]) -> list[int]:
    """Return for each card of the deck the total of ``sums`` over the boards on which it comes.

    ``sums``: a number for each board.
    """
    times = np.repeat(sums, boards.runouts.shape[1])
    return [int(total) for total in np.bincount(boards.runouts.ravel(), times, len(DECK))]


def _each_card(situation: Situation, seats: list[SeatRange], seat: int) -> Steps[NextCardShares]:
    """Count a known hand's shares of the pot, now and with each next card, against any seats.

    Each next card is a count of its own.
    """
    # Cards that a renaming of suits changes into each other give the same share.
    ways = renamings(situation.board, situation.dead, seats)
    least = cards_renamed()[ways].min(axis=0).tolist()
    kinds = sorted({least[card.number] for card in situation.unseen})
    with_cards = [
        replace(situation, board=(*situation.board, Card.from_number(kind))) for kind in kinds
    ]
    every = [situation, *with_cards]
    if sum(seconds_of_ranges(each, seats) for each in every) > MOST_SECONDS_OF_RANGES:
        raise too_many_for_ranges(situation, seats)
    shares: list[Fraction | None] = []
    for at, each in enumerate(every):
        try:
            odds = yield from as_part(count_range_odds(each), at, len(every))
        except (EmptiedRangeError, NoDealError):
            if each is situation:
                raise
            shares.append(None)
        else:
            shares.append(odds.seats[seat].share)
    now, *rest = shares
    assert now is not None  # else it would have been refused
    of_kind = dict(zip(kinds, rest, strict=True))
    with_card = {card: of_kind[least[card.number]] for card in situation.unseen}
    return NextCardShares(seat, now, MappingProxyType(with_card))
