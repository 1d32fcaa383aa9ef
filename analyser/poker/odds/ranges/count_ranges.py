"""Exact odds of situations in which seats have ranges, and with each next card: chooses the way.

Two seats before the flop are sums over the table of all matchups. Few holdings are counted choice
by choice, as known hands: a choice gives each seat one of its holdings. Choices that differ only by
a renaming of suits that keeps the board and the dead cards have equal counts, so only one of each
such group is counted.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, Card, Suit
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.odds.board.tally import count_known_hands
from analyser.poker.odds.limits import MOST_SECONDS_OF_RANGES
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.distinct_boards import renamings_that_keep, suit_renamings
from analyser.poker.odds.ranges.seats import (
    POT,
    RangeCounts,
    SeatRange,
    can_be_held,
    choices_of_holdings,
    range_odds,
    seat_ranges,
    too_many_for_ranges,
    weights_of_choices,
)
from analyser.poker.odds.ranges.ways.by_ranks import LEAST, count_by_ranks, seconds_by_ranks
from analyser.poker.odds.ranges.ways.lay_boards import by_boards
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.matchups import (
    BOARDS,
    cards_renamed,
    holding_cards,
    holdings_renamed,
    matchups,
    share_a_card,
)
from analyser.poker.ranking.arrays import Numbers, Sums
from analyser.poker.ranking.classes import NO_CLASS

_EACH_KNOWN: Final = (0.00026, 0.00026, 0.00034, 0.0006, 0.001, 0.0023)
"""The measured seconds to count two known hands, by the number of cards to come."""

_BESIDE_KNOWN: Final = 0.0008
"""The measured seconds of a count of ranges besides, however few known hands it counts."""

_EXACT: Final = (1 << 53) // math.factorial(len(Suit))
"""Floating point represents all whole numbers up to 2**53 exactly, and the counts of a holding are
added once for each of up to 24 renamings of suits."""

_SEVEN_CARDS = replace(HOLDEM, ranges=False, dealt=0, board=HOLDEM.dealt + HOLDEM.board)
"""Hold'em in which a seat's two cards are on the board too."""

MOST_CHOICES: Final = 3_000_000
"""The most choices to list: larger arrays would take too much memory."""

_IN_A_NUMBER: Final = 6
"""The most holdings whose numbers fit into one 64-bit number, in which choices are compared."""

_REMEMBERED: Final = 10_000
"""The most choices in the cache of a board, which makes painting a range faster."""

CardSet = tuple[Card, ...]
"""The board, or the dead cards."""
Hands = tuple[tuple[Card, ...], ...]
"""Two cards for each seat."""


def count_range_odds(situation: Situation) -> Steps[Odds]:
    """Count the odds of a hold'em situation in which seats have ranges or are open, in steps.

    Yields the progress, 0 to 1. At the first step, before counting anything, raises
    EmptiedRangeError if all holdings of a range contain known cards, and TooManyDealsError if
    counting would take too long. Raises NoDealError if no deal gives all seats a holding.
    """
    seats = seat_ranges(situation)
    # Dividing a seat's weights by their common divisor keeps the sums small.
    common = [int(np.gcd.reduce(seat.weights)) for seat in seats]
    factors = zip(seats, common, strict=True)
    simple = [replace(seat, weights=seat.weights // factor) for seat, factor in factors]
    if len(seats) == 2 and not situation.board and not situation.dead:
        steps = _before_flop(situation, simple)
    else:
        seconds, steps = fastest_way(situation, simple)
        if seconds > MOST_SECONDS_OF_RANGES:
            raise too_many_for_ranges(situation, seats)
    counts = yield from steps
    if not counts.deals:
        raise NoDealError
    counts.multiply(math.prod(common))
    if not counts.seats[0].categories and (hands := _hands_of_any_deal(situation, seats)):
        _add_categories(situation, hands, counts)
    return range_odds(situation, seats, counts)


def fastest_way(
    situation: Situation, seats: Sequence[SeatRange]
) -> tuple[float, Steps[RangeCounts]]:
    """Return the seconds that the fastest way to count takes, estimated, and its steps."""
    board, dead = situation.board, situation.dead
    each = _EACH_KNOWN[situation.to_board] * (len(seats) + 2) / 4
    seconds = _BESIDE_KNOWN + each * estimated_choices(board, dead, seats)
    ways = [(seconds, count_each_deal(board, dead, seats))]
    weights = math.prod(int(seat.weights.sum()) for seat in seats)
    if weights * math.comb(len(situation.unseen), situation.to_board) < _EXACT:
        ways.append(by_boards(situation, seats))
        if ways[-1][0] > LEAST:
            given = situation, seats, not _hands_of_any_deal(situation, seats)
            ways.append((seconds_by_ranks(*given), count_by_ranks(*given)))
    return min(ways, key=itemgetter(0))


def _before_flop(situation: Situation, seats: Sequence[SeatRange]) -> Steps[RangeCounts]:
    """Count two seats before the flop; categories only if one of them has a single holding."""
    counts = _count_two_ranges(*seats)
    if 1 in map(len, seats) and not _hands_of_any_deal(situation, seats):
        by_deal = yield from count_each_deal((), (), seats)
        for seat, same in zip(counts.seats, by_deal.seats, strict=True):
            seat.categories = same.categories
    return counts


def _hands_of_any_deal(situation: Situation, seats: Sequence[SeatRange]) -> list[CardSet]:
    """Return the seats' known cards if any unseen cards, equally likely, complete them, or []."""
    given = zip(seats, situation.hands, strict=True)
    hands = [HOLDINGS[seat.holdings[0]] if len(seat) == 1 else hand for seat, hand in given]
    known = {*situation.board, *situation.dead, *chain.from_iterable(hands)}
    for seat, hand in zip(seats, hands, strict=True):
        possible = seat.spread()[can_be_held(hand, known.difference(hand))]
        if not len(possible) or not possible[0] or (possible != possible[0]).any():
            return []
    return hands


def _add_categories(situation: Situation, hands: Sequence[CardSet], counts: RangeCounts) -> None:
    """Add to ``counts`` the categories of ``hands`` that any unseen cards can complete."""
    # They do not depend on the other seats' unknown cards, so each seat is counted alone, as if the
    # seven cards of its hand and the board were a board.
    known = {*situation.dead, *chain.from_iterable(hands)}
    for seat, hand in zip(counts.seats, hands, strict=True):
        alone = _categories_alone(hand + situation.board, frozenset(known.difference(hand)))
        # Each set of seven cards stands for equally many deals: the ways to divide it between hand
        # and board, times the ways to deal the other seats.
        ways = counts.deals // sum(alone)
        seat.add_categories(ways * count for count in alone)


@lru_cache(maxsize=2)  # two seats without a known card have the same
def _categories_alone(cards: CardSet, dead: frozenset[Card]) -> tuple[int, ...]:
    """Count the sets of seven cards with ``cards``, none of ``dead``, by their category."""
    odds = count_known_hands(Situation(_SEVEN_CARDS, ((),), cards, tuple(dead)))
    return tuple(odds.seats[0].categories.values())


def _count_two_ranges(first: SeatRange, second: SeatRange) -> RangeCounts:
    """Count wins and ties, not categories, of two ranges before the flop without dead cards."""
    table = matchups()
    counts = RangeCounts.zero([first, second])
    for counted, seat, other in zip(counts.seats, (first, second), (second, first), strict=True):
        weights = other.spread().astype(np.float64)
        # Of these, those of holdings that share no card with each holding of the seat.
        with_card = np.bincount(holding_cards().ravel(), np.repeat(weights, 2), len(DECK))
        meeting = with_card[holding_cards()[seat.holdings]].sum(axis=1)
        apart = weights.sum() - meeting + weights[seat.holdings]
        counted.deals = seat.weights * apart * BOARDS
        # Holdings that renamed suits make alike win as much, if the other range stays the same.
        alike = holdings_renamed()[suit_renamings((), (), [other])][:, seat.holdings].min(axis=0)
        distinct, of_holding = np.unique(alike, return_inverse=True)
        for winners, won in enumerate(table, start=1):
            sums: Sums = np.einsum("ij,j->i", won[distinct], weights)  # without threads
            counted.add_won(seat.weights * sums[of_holding], winners)
    counts.deals = int(counts.seats[0].deals.sum())
    return counts


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


def count_each_deal(
    board: CardSet, dead: CardSet, seats: Sequence[SeatRange]
) -> Steps[RangeCounts]:
    """Count the deals of all choices of holdings; yield the progress, 0 to 1."""
    choices = choices_of_holdings(seats)
    kinds, of_choice = kinds_of_choices(choices, seats, board, dead)
    weights = weights_of_choices(choices, seats)
    of_kind = np.zeros(len(kinds), weights.dtype)
    np.add.at(of_kind, of_choice, weights)
    counts = RangeCounts.zero(seats)
    counted = cached_counts(board, dead)
    deals = 0
    pots = np.zeros((len(seats), len(kinds)))
    for at, (first, weight) in enumerate(zip(kinds.tolist(), of_kind.tolist(), strict=True)):
        yield at / len(kinds)
        dealt = zip(seats, choices[first], strict=True)
        hands = tuple(HOLDINGS[seat.holdings[place]] for seat, place in dealt)
        known = counted.get(hands)
        if known is None:
            if len(counted) == _REMEMBERED:
                counted.clear()
            known = counted[hands] = count_known_hands(Situation(HOLDEM, hands, board, dead))
        deals = known.boards
        for number, (seat, found) in enumerate(zip(counts.seats, known.seats, strict=True)):
            pot = found.share * deals
            seat.wins += weight * found.win
            seat.ties += weight * found.tie
            seat.pots += weight * int(pot * POT)
            seat.add_categories(weight * count for count in found.categories.values())
            pots[number, at] = pot
    counts.deals = deals * int(of_kind.sum())
    every = weights.astype(np.float64)
    for number, seat in enumerate(counts.seats):
        places = choices[:, number]
        seat.deals += np.bincount(places, every, len(seat.deals)) * deals
        seat.shares += np.bincount(places, every * pots[number, of_choice], len(seat.deals))
    return counts


def estimated_choices(board: CardSet, dead: CardSet, seats: Sequence[SeatRange]) -> float:
    """Estimate how many choices ``count_each_deal`` counts; infinite above ``MOST_CHOICES``."""
    choices = math.prod(map(len, seats))
    return choices / len(_renamings(board, dead, seats)) if choices <= MOST_CHOICES else math.inf


def _renamings(board: CardSet, dead: CardSet, seats: Sequence[SeatRange]) -> Numbers:
    """Return the suit renamings that keep all known cards; with many seats only the identity."""
    # A choice of more holdings fits into no number, by which renamed choices are compared.
    if len(seats) > _IN_A_NUMBER:
        return suit_renamings(board, dead)[:1]
    return suit_renamings(board, dead, [seat for seat in seats if len(seat) == 1])


@lru_cache(maxsize=1)
def cached_counts(_board: CardSet, _dead: CardSet) -> dict[Hands, Odds]:
    """Return the odds cached for one board and dead cards; other ones start an empty cache."""
    return {}


def kinds_of_choices(
    choices: Numbers, seats: Sequence[SeatRange], board: CardSet, dead: CardSet
) -> tuple[Numbers, Numbers]:
    """Group choices that differ only in suits; return an index for each group, each one's group."""
    ways = _renamings(board, dead, seats)
    if len(ways) == 1:
        return np.arange(len(choices)), np.arange(len(choices))
    least = np.full(len(choices), np.iinfo(np.int64).max)
    for way in ways:
        code = np.zeros(len(choices), np.int64)
        for places, seat in zip(choices.T, seats, strict=True):
            code = code * len(HOLDINGS) + holdings_renamed()[way, seat.holdings[places]]
        least = np.minimum(least, code)
    _, kinds, of_choice = np.unique(least, return_index=True, return_inverse=True)
    return kinds, of_choice
