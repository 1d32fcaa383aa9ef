"""Adds up who wins on all boards: the exact odds of seats whose cards are all known.

The classes of a seat's hands are one array, indexed by the multisets of ranks that can still come
to the board. Seats are compared by comparing these arrays of some thousand numbers, each weighted
with the number of boards. Boards on which a seat may have a flush are subtracted and compared
separately, by the set of ranks of the suit and, if they can matter, the multiset of the other
ranks. No board allows flushes in two suits, so no board is subtracted twice.

For the shares with each next card, each board is counted once and not once more for each card: what
it pays is added to every card on it. All cards of a rank that a group of boards does not tell apart
are on equally many of its boards.

Where other seats are open, ``KnownHands`` has the best known hand that they must beat.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card, Suit
from analyser.poker.games.game import Game
from analyser.poker.odds.board.runouts import (
    MEMBERS,
    BoardDeal,
    Runouts,
    SuitedBoards,
    flush_values,
    ranks_of,
)
from analyser.poker.odds.record import (
    UNITS_OF_POT,
    Odds,
    SeatSet,
    category_key,
    category_names,
    odds_from_counts,
)
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.arrays import ClassNumbers, Flags, Masks, Ways, Whole
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.low import LowOrdering, Ordering
from analyser.poker.ranking.rank_tables import five_cards

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

    def add_categories(self, seat: int, values: ClassNumbers | Whole, ways: Ways) -> None:
        """Add a seat's classes, each in so many ways, to its categories."""
        categories = self._categories.take(values, mode="clip")
        self.by_category[seat] += np.bincount(categories, ways, len(self._names) + 1)

    def add_winners(self, values: ClassNumbers, lows: WinnerCodes | None, ways: Ways) -> None:
        """Add winners on n boards: ``values`` (seats, n), ``lows``: indices of ``low_winners``."""
        if lows is None and len(values) == 2:  # faster than with codes
            first, second = values
            alone, tied = ways @ (first < second), ways @ (first == second)
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
    royal_flush = names.index(category_key(ROYAL_FLUSH, game.high))
    places[np.argmax(categories == Category.STRAIGHT_FLUSH)] = royal_flush
    # ``NO_CLASS`` is far above the last place, to which ``take`` clips it.
    return np.array([len(names), *places.tolist(), len(names)], np.uint8)


NOBODY: Final = NO_CLASS - 1
"""A value worse than every class, but better than ``NO_CLASS``: a hand that does not qualify does
not win even if no other hand does."""

_FEW: Final = 5_000
"""So few boards are counted together with others, as if every seat might have a flush on them."""

_Group: TypeAlias = list[tuple[SuitedBoards, ClassNumbers]]
"""Boards, each with the classes of all hands' flushes on them."""


def count_known_hands(situation: Situation) -> Odds:
    """Return the exact odds of seats that have all their cards, in a game with a board."""
    game, deal = situation.game, BoardDeal(situation)
    seats = np.stack([deal.mixed(game.high, ranks_of(hand)) for hand in situation.hands])
    low_winners, lows = low_winners_by_runout(game, deal, situation.hands)
    tally = BoardTally(game, len(seats), low_winners)
    ways, of_seats = deal.ways, [deal.ways] * len(seats)
    strong = None
    if lows is None and not situation.board:  # else it is quicker to compare on each board
        # For each runout, whether a seat makes something better than a flush by ranks alone.
        strong = seats.min(axis=0) < five_cards(game.high, game.deck).suited_classes.max()
    compared: list[tuple[ClassNumbers, Ways]] = []
    lows_there: list[WinnerCodes] = []
    for able, group in _boards_by_flush_seats(situation, deal, merge=strong is None).items():
        counted: Ways = np.zeros(len(ways))
        every: Ways
        if strong is not None:
            for boards, _ in group:  # joined arrays are slower, as they need fresh memory each time
                counted += np.bincount(boards.numbers.ravel(), boards.every_way(), len(ways))
            values, every = _with_flushes_alone(seats, strong, group)
        else:
            numbers = np.concatenate([boards.numbers.ravel() for boards, _ in group])
            every = np.concatenate([boards.every_way() for boards, _ in group])
            counted += np.bincount(numbers, every, len(ways))
            values = _with_flushes(seats, numbers, group)
            if lows is not None:
                lows_there.append(lows.take(numbers))
        ways = ways - counted
        compared.append((values, every))
        for seat in able:
            tally.add_categories(seat, values[seat], every)
            of_seats[seat] = of_seats[seat] - counted
    # All other boards are counted as if there were no flushes.
    compared.append((seats, ways))
    for seat, left in enumerate(of_seats):
        tally.add_categories(seat, seats[seat], left)
    # All at once, as a call for a few boards takes almost as long as one for many.
    all_values, all_ways = zip(*compared, strict=True)
    all_lows = None if lows is None else np.concatenate([*lows_there, lows])
    tally.add_winners(np.concatenate(all_values, axis=1), all_lows, np.concatenate(all_ways))
    return tally.odds(situation)


def _boards_by_flush_seats(
    situation: Situation, deal: BoardDeal, *, merge: bool
) -> dict[tuple[int, ...], _Group]:
    """Group suited boards, each with all hands' flushes, by the seats that can have a flush.

    ``merge``: whether a few boards are grouped as if every seat could.
    """
    every = tuple(range(len(situation.hands)))
    groups: dict[tuple[int, ...], _Group] = {}
    for boards in deal.suited_boards():
        flushes = flush_values(situation.game, boards.held, boards.masks)
        # All these boards have equally many cards of the suit, so one shows who has a flush.
        firsts = flushes[:, 0].tolist()
        able = tuple([seat for seat in every if firsts[seat] != NO_CLASS])
        if able:
            few = merge and boards.numbers.size <= _FEW
            groups.setdefault(every if few else able, []).append((boards, flushes))
    return groups


def _with_flushes(seats: ClassNumbers, numbers: Masks, group: _Group) -> ClassNumbers:
    """Return all seats' classes on each board of a group; ``numbers``: the boards' runouts."""
    values, end = seats.take(numbers, axis=1), 0
    for boards, flushes in group:
        start, end = end, end + boards.numbers.size
        part = values[:, start:end].reshape(-1, *boards.numbers.shape)
        np.minimum(part, flushes[:, :, np.newaxis], out=part)
    return values


def _with_flushes_alone(
    seats: ClassNumbers, strong: Flags, group: _Group
) -> tuple[ClassNumbers, Ways]:
    """Return all seats' classes and the ways of n boards that stand for all of a group.

    Boards with the same cards of the suit are one if their runouts are not ``strong``: flushes
    decide them alone.
    """
    values: list[ClassNumbers] = []
    ways: list[Ways] = []
    for boards, flushes in group:
        numbers = boards.numbers.ravel()
        places = strong.take(numbers).nonzero()[0]
        weak = np.full(len(boards.masks), boards.ways.sum())
        if len(places):  # never if all cards to come are of the suit
            masks, rest = np.divmod(places, len(boards.rest))
            apart, hands = boards.ways.take(rest), seats.take(numbers.take(places), axis=1)
            weak -= np.bincount(masks, apart, len(weak))
            values.append(np.minimum(hands, flushes.take(masks, axis=1)))
            ways.append(apart)
        values.append(flushes)
        ways.append(weak)
    return np.concatenate(values, axis=1), np.concatenate(ways)


def every_category(
    situation: Situation,
    found: dict[int, dict[str, int]],
    known: Mapping[int, tuple[Card, ...]],
    others: Sequence[Card],
) -> list[dict[str, int]]:
    """Return in how many deals each seat makes each category.

    ``found``: in how many ways the open seats do, as if each were the only one; ``known``: the
    other seats, which are counted here, with ``others`` dead, and added to ``found``.
    """
    if known:
        hands, dead = tuple(known.values()), (*situation.dead, *others)
        odds = count_known_hands(Situation(situation.game, hands, situation.board, dead))
        found |= {at: dict(seat.categories) for at, seat in zip(known, odds.seats, strict=True)}
    every = [found[seat] for seat in range(len(situation.hands))]
    # Whatever category a seat has, the other seats can be dealt in equally many ways.
    factors = [situation.deals // sum(counts.values()) for counts in every]
    scaled = zip(every, factors, strict=True)
    return [{name: count * factor for name, count in counts.items()} for counts, factor in scaled]


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
        held = [boards.held[seat] for seat in self._hands]
        flushes = flush_values(game, held, boards.masks)
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
    paid = [(whole + whole[:, [low]]) / 2 if low else whole for low in lows]
    return np.stack(paid, dtype=np.float64)


def _payments_on_boards(table: Units, highs: WinnerCodes, lows: WinnerCodes | None) -> Units:
    """Return a row for each seat: what it is paid on some boards, by a ``_payment_table``."""
    each: Units = table[0].take(highs, axis=1) if lows is None else table[lows, :, highs]
    return each if lows is None else np.moveaxis(each, -1, 0)


def _paid_by_rank(units: Units, runouts: Runouts, left: Sequence[int]) -> Units:
    """Return, by rank, the sum of ``units`` of the runouts that one given card of it is in."""
    return np.rint(units @ runouts.counts.T / np.maximum(left, 1))
