"""Next cards: those that are alike, and the shares with each in a hand's count against a range."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, Card
from analyser.poker.errors import EmptiedRangeError
from analyser.poker.odds.limits import MOST_SECONDS_OF_RANGES
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.count_ranges import fastest_way
from analyser.poker.odds.ranges.distinct_boards import renamings_that_keep
from analyser.poker.odds.ranges.seats import seat_ranges, too_many_for_ranges
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import cards_renamed, holdings_renamed, share_a_card
from analyser.poker.ranking.classes import NO_CLASS


def alike_cards(situation: Situation) -> list[list[Card]]:
    """Group the unseen cards that only a renaming of suits tells apart: their shares are equal."""
    places = (situation.board, situation.dead, *situation.hands)
    plain = [[card for card in place if card.suit is not None] for place in places]
    ways = renamings_that_keep(*[tuple(place) for place in plain])
    for held in (each for each in situation.ranges if each is not None):
        weights = np.frombuffer(bytes(held.weights), np.uint8)
        ways = ways[(weights[holdings_renamed()[ways]] == weights).all(axis=1)]
    least = cards_renamed()[ways].min(axis=0).tolist()
    groups: dict[int, list[Card]] = {}
    for card in situation.unseen:
        groups.setdefault(card.number if card.suit is None else least[card.number], []).append(card)
    return list(groups.values())


def refuse_long_counts(situations: Sequence[Situation]) -> None:
    """Raise TooManyDealsError if counting all of these situations would take too long."""
    seconds = 0.0
    for situation in situations:
        try:
            seats = seat_ranges(situation)
        except EmptiedRangeError:
            continue
        seconds += fastest_way(situation, seats)[0]
        if seconds > MOST_SECONDS_OF_RANGES:
            raise too_many_for_ranges(situation, seats)


def shares_against_a_range(
    situation: Situation, seat: int
) -> dict[Card, tuple[Fraction, ...] | None]:
    """Return both seats' shares of the pot, 0 to 1, with each card that can come next.

    Each board is counted once, and its result is added to the share of every card that comes on it.
    The share is None if a card cannot come, because the other seat has it in every deal.

    ``seat``: of two seats the one whose hand is known, beside a range; on a flop or a turn.
    """
    seats = seat_ranges(situation)
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
    deals, half_pots = (_totals_by_card(boards, sums) for sums in (every, 2 * beaten + tied))
    with_card: dict[Card, tuple[Fraction, ...] | None] = {}
    for card in situation.unseen:
        with_card[card] = None
        if often := deals[card.number]:
            share = Fraction(half_pots[card.number], 2 * often)
            with_card[card] = (share, 1 - share) if seat == 0 else (1 - share, share)
    return with_card


def _totals_by_card(boards: BoardClasses, sums: npt.NDArray[np.uint32]) -> list[int]:
    """Return for each card of the deck the total of ``sums`` over the boards on which it comes."""
    times = np.repeat(sums, boards.runouts.shape[1])
    return [int(total) for total in np.bincount(boards.runouts.ravel(), times, len(DECK))]
