"""Exact odds in games without a board, for hands known in full, in part or not at all.

In badugi, which cards of a hand play depends on suits as much as on ranks. So the completions of a
seat (the sets of cards that complete its hand), at most 270,725, are not grouped. All completions
are ranked at once: the class of each full hand is the best class of its fifteen choices of cards.

Two seats cannot be dealt the same card. By inclusion and exclusion, the number of pairs of
completions that share no card is the sum, over all sets S of cards, of (-1)^|S| times the number of
pairs in which both contain S. Sorting finds the pairs with the same S.

Three or more seats are dealt one after another, the seats with the fewest completions first. After
each seat only a *state* matters: the dealt cards (*gone* from the deck), and the *lead*: the best
values so far and the seats that have them. Deals with the same state are merged. The last two seats
are either dealt in the same way, or counted for each state by ``completion_pairs``, whichever is
less work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, combinations, groupby, pairwise
from math import comb, prod
from operator import itemgetter, mul
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.games.hand_classes import badugi_numbers
from analyser.poker.generators import Steps, WorkSteps, as_shares, change_steps
from analyser.poker.names import category_name
from analyser.poker.odds.limits import MOST_BADUGI_PAIRS, MOST_WORK_WITHOUT_BOARD, too_many
from analyser.poker.odds.no_board import completions
from analyser.poker.odds.no_board.completion_pairs import (
    BestHand,
    CompleteHands,
    PairTally,
    Verdicts,
    count_only_seat,
    count_pair,
    work_of_pair,
)
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.record import Odds, SeatSet, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.arrays import Whole
from analyser.poker.ranking.classes import NO_CLASS, whole_classes

_AnySeat: TypeAlias = "Completions | BadugiCompletions"
_Seat = TypeVar("_Seat", Completions, "BadugiCompletions")
BadugiSeats: TypeAlias = "Sequence[tuple[SeatSet, BadugiCompletions]]"
OpenSeats = Sequence[tuple[SeatSet, Completions]]
_Counting: TypeAlias = tuple[int | None, WorkSteps[Verdicts]]
"""The estimated work, None if it is too much, and the steps that count."""


def count_without_board(situation: Situation) -> Steps[Odds]:
    """Count the odds in a game without a board, in steps as ``count_odds`` does."""
    game, unseen = situation.game, situation.unseen
    # Wholly unknown seats share one entry.
    hands = dict(zip(situation.hands, situation.to_seats, strict=True)).items()
    if game.one_of_each:
        badugis = {hand: BadugiCompletions(hand, missing, unseen) for hand, missing in hands}
        return (yield from _count(situation, badugis, count_badugis))
    values = Values(game, [card for hand in situation.hands for card in hand])
    seats = {hand: Completions.of(values, hand, missing, unseen) for hand, missing in hands}
    return (yield from _count(situation, seats, _choose_count))


def _count(
    situation: Situation,
    seats: Mapping[tuple[Card, ...], _Seat],
    counting: Callable[[list[tuple[SeatSet, _Seat]], CompleteHands], _Counting],
) -> Steps[Odds]:
    """Count the odds in steps; ``counting`` returns the work for open seats, and its steps."""
    complete = CompleteHands(situation.game)
    open_seats: list[tuple[SeatSet, _Seat]] = []
    for number, (hand, missing) in enumerate(zip(situation.hands, situation.to_seats, strict=True)):
        if missing:
            open_seats.append((1 << number, seats[hand]))
        else:
            complete = complete.with_hand(*seats[hand].complete_values, 1 << number)
    work, steps = counting(open_seats, complete) if open_seats else (1, _count_complete(complete))
    if work is None or work > MOST_WORK_WITHOUT_BOARD:
        raise too_many(situation.deals)
    yield 0.0
    by_category: list[dict[str, int]] = []
    for seat in map(seats.__getitem__, situation.hands):
        for _step in seat.prepare():
            yield 0.0
        # Whatever this seat is dealt, the other seats can be dealt in equally many ways.
        ways = situation.deals // len(seat)
        by_category.append({name: count * ways for name, count in seat.categories().items()})
        yield 0.0
    verdicts = yield from as_shares(steps, work)
    return odds_from_counts(situation, verdicts, by_category)


def _choose_count(seats: OpenSeats, complete: CompleteHands) -> _Counting:
    """Return the work of one, two or more open seats that are no badugis, and the steps."""
    if len(seats) > 2:
        return count_many(seats, complete)
    if len(seats) == 2:
        (one, first), (other, second) = sorted(seats, key=lambda each: len(each[1].keys))
        return work_of_pair(first, second), count_pair(first, second, complete, (one, other))
    ((bit, seat),) = seats
    return 1, count_only_seat(seat, complete, bit)


def _count_complete(complete: CompleteHands) -> WorkSteps[Verdicts]:
    """Count the only deal if no seat is open."""
    yield 1
    return Counter([complete.halves(complete.main.seats, complete.second.seats)])


_CLASS_BITS: Final = 11


class BadugiCompletions:
    """All completions of one seat: the sets of cards that complete its hand."""

    def __init__(self, hand: Sequence[Card], missing: int, unseen: Sequence[Card]) -> None:
        self.hand = tuple(hand)
        self.missing = missing
        self.unseen = tuple(unseen)

    def __len__(self) -> int:
        return comb(len(self.unseen), self.missing)

    @cached_property
    def cards(self) -> Whole:
        """The card numbers of the completions, a row each."""
        return completions.choices(self.unseen, self.missing)

    @cached_property
    def main(self) -> Whole:
        """For each completion the class of the full hand, 1 the best."""
        held = np.tile(np.array([card.number for card in self.hand], np.int64), (len(self), 1))
        return badugi_numbers(np.concatenate([held, self.cards], axis=1))

    @property
    def complete_values(self) -> tuple[int, int]:
        """The class of a hand without missing cards, and ``NO_CLASS``: a badugi has only one."""
        return int(self.main[0]), NO_CLASS

    def prepare(self) -> Iterator[None]:
        """Do nothing, because all completions are ranked in one step."""
        yield from ()

    def one_by_one(self) -> tuple[Whole, Whole, Whole]:
        """Return all completions as bits of cards, the full hands' classes, and ``NO_CLASS``."""
        return (np.int64(1) << self.cards).sum(axis=1), self.main, np.full_like(self.main, NO_CLASS)

    def categories(self) -> dict[str, int]:
        """Return how many completions give the hand each category, by the category's name."""
        found: Counter[str] = Counter()
        ranks = whole_classes().ranks
        for number, count in zip(*np.unique(self.main, return_counts=True), strict=True):
            found[str(category_name(ranks[int(number) - 1]))] += int(count)
        return found

    def holders(self, shared: int) -> tuple[Whole, Whole]:
        """Return how many completions of each class contain each set of ``shared`` cards.

        The pairs that occur as numbers, the set in the high bits, ascending; and their counts.
        """
        bits = np.int64(1) << self.cards
        chosen = combinations(range(self.missing), shared)
        sets = [bits[:, list(columns)].sum(axis=1) for columns in chosen]
        keys = np.concatenate([each << _CLASS_BITS | self.main for each in sets])
        found, counts = np.unique(keys, return_counts=True)
        return found, counts.astype(np.int64)


def count_badugis(seats: BadugiSeats, complete: CompleteHands) -> _Counting:
    """Return the work of two or more open badugis, and the steps that count them."""
    if len(seats) == 2:
        return 1, _count_pair_of_badugis(seats, complete)
    in_order = sorted(seats, key=lambda each: len(each[1]))
    states = [*accumulate([len(seat) for _, seat in in_order], mul, initial=1)]
    work, steps = sum(states[1:]), count_one_by_one(in_order, complete)
    is_few = work <= MOST_BADUGI_PAIRS and states[-2] <= MOST_STATES
    return COST_OF_STATE * work if is_few else None, steps


def _count_pair_of_badugis(seats: BadugiSeats, complete: CompleteHands) -> WorkSteps[Verdicts]:
    yield 1
    (bit, first), (other, second) = seats
    tally = PairTally(complete)
    for shared in range(min(first.missing, second.missing) + 1):
        sign = (-1) ** shared
        keys, counts = first.holders(shared)
        held, of_held = second.holders(shared)
        before = np.concatenate([[0], of_held.cumsum()])
        sets, main = keys >> _CLASS_BITS, keys & (1 << _CLASS_BITS) - 1
        low = np.full_like(main, NO_CLASS)
        best = np.minimum(main, complete.main.value)
        at = sets << _CLASS_BITS
        bounds = at, at | best, (at | best) + 1, at + (1 << _CLASS_BITS)
        until = [before[np.searchsorted(held, bound)] for bound in bounds]
        for place, (start, end) in enumerate(pairwise(until)):
            tally.add(main, low, (place, 1), sign * counts * (end - start))
    return tally.verdicts(bit, other)


# The array elements processed in one step of some milliseconds.
_STEP: Final = 1 << 16

MOST_STATES: Final = 1 << 18
"""The most states after any seat is dealt: sorting more would take longer than a step may."""

_FEW_LEADS: Final = 8
"""The estimated number of different leads among states with the same cards gone."""

COST_OF_STATE: Final = 20
"""The work of dealing one completion in one state; the unit is comparing two multisets."""

_COST_OF_PAIRS: Final = 400_000
"""The least work of counting two seats by ``completion_pairs``, in the same unit."""

# A lead is one number: the best main value and its seats, the best second value and its seats.
_VALUE_BITS: Final = 16
_SEAT_BITS: Final = 10
_HALF_BITS: Final = _VALUE_BITS + _SEAT_BITS
_HALF: Final = (1 << _HALF_BITS) - 1
_SEATS: Final = (1 << _SEAT_BITS) - 1


class _States(NamedTuple):
    """The states in which a deal can be after some seats are dealt their cards.

    Equal states are merged, unless stated otherwise. Each array has an element for each state.
    """

    gone: Whole  # the dealt cards, as bits
    leads: Whole  # the best values and the seats that have them, as one number
    deals: Whole  # the number of deals that end in the state

    def __len__(self) -> int:
        return len(self.gone)


def count_many(seats: OpenSeats, complete: CompleteHands) -> _Counting:
    """Return the work of three or more seats, and the generator that counts with the least work.

    The work is estimated, in comparisons of two multisets; None if it would keep too many states.
    """
    in_order = sorted(seats, key=lambda each: len(each[1]))
    states, elements, before = [1], [], 0
    for number, (_, seat) in enumerate(in_order):
        elements.append(states[-1] * len(seat))
        before += seat.missing
        # Deals that use the same cards are merged, apart from a few leads.
        gone = comb(len(seat.unseen), before) * (number + 1) * _FEW_LEADS
        states.append(min(elements[-1], gone))
    one_by_one = count_one_by_one(in_order, complete)
    choices: list[tuple[int, WorkSteps[Verdicts]]] = []
    if max(states[:-1]) <= MOST_STATES:
        choices.append((COST_OF_STATE * sum(elements), one_by_one))
    if max(states[:-2]) <= MOST_STATES:
        last = [seat for _, seat in in_order[-2:]]
        pair = work_of_pair(*sorted(last, key=lambda seat: len(seat.keys)))
        times = states[-3]
        if not _suits_matter(in_order[-2:]):
            ranks = prod(len(seat.keys) for _, seat in in_order[:-2])
            times = min(times, ranks * _FEW_LEADS)
        work = COST_OF_STATE * sum(elements[:-2]) + times * (pair + _COST_OF_PAIRS)
        choices.append((work, count_last_as_pair(in_order, complete, work)))
    return min(choices, key=itemgetter(0), default=(None, one_by_one))


def count_one_by_one(
    seats: Sequence[tuple[SeatSet, _AnySeat]], complete: CompleteHands
) -> WorkSteps[Verdicts]:
    """Count all deals by dealing seat after seat, best those with few completions first."""
    verdicts: Verdicts = Counter()
    states = yield from _all_dealt(seats[:-1], complete)
    for part in _dealt(states, *seats[-1]):
        _add_verdicts(part, complete, verdicts)
        yield COST_OF_STATE * _STEP
    return verdicts


def _all_dealt(
    seats: Sequence[tuple[SeatSet, _AnySeat]], complete: CompleteHands
) -> WorkSteps[_States]:
    """Deal some seats their cards, one after another; the generator's value is all final states."""
    best = complete.main, complete.second
    main, second = [each.value << _SEAT_BITS | each.seats for each in best]
    lead = np.array([main | second << _HALF_BITS], np.int64)
    states = _States(np.zeros(1, np.int64), lead, np.ones(1, np.int64))
    for bit, seat in seats:
        parts = []
        for part in _dealt(states, bit, seat):
            parts.append(part)
            yield COST_OF_STATE * _STEP
        states = _merged(parts)
        yield 0
    return states


# ------------------------------------------------------------------------------------ seat by seat


def _dealt(states: _States, bit: SeatSet, seat: _AnySeat) -> Iterator[_States]:
    """Deal a seat each completion of its hand in each state; yield the new states in batches."""
    cards, main, second = seat.one_by_one()
    own, low = main << _SEAT_BITS | bit, second << _SEAT_BITS | bit
    step = max(1, _STEP // len(cards))
    for start in range(0, len(states), step):
        some = slice(start, start + step)
        for first in range(0, len(cards), _STEP):
            of_seat = slice(first, first + _STEP)
            at, of = np.nonzero(states.gone[some, None] & cards[of_seat] == 0)
            at += start
            of += first
            leads = states.leads[at]
            halves = _better_half(leads & _HALF, own[of])
            others = _better_half(leads >> _HALF_BITS, low[of])
            gone = states.gone[at] | cards[of]
            yield _States(gone, halves | others << _HALF_BITS, states.deals[at])


def _better_half(one: Whole, other: Whole) -> Whole:
    """Return the better of each two halves of leads; with the seats of both if they are equal."""
    values, others = one >> _SEAT_BITS, other >> _SEAT_BITS
    better = np.where(others < values, other, one)
    both: Whole = np.where((values == others) & (values != NO_CLASS), one | other, better)
    return both


def _merged(parts: Sequence[_States]) -> _States:
    """Join batches of states to one, and merge equal states by adding their deals."""
    gone, leads, deals = map(np.concatenate, zip(*parts, strict=True))
    order = np.lexsort((leads, gone))
    gone, leads = gone[order], leads[order]
    new = np.ones(len(gone), np.bool_)
    new[1:] = (gone[1:] != gone[:-1]) | (leads[1:] != leads[:-1])
    first = np.flatnonzero(new)
    return _States(gone[first], leads[first], np.add.reduceat(deals[order], first))


def _add_verdicts(states: _States, complete: CompleteHands, verdicts: Verdicts) -> None:
    """Add to ``verdicts`` the deals that end in ``states``, in which every seat has its cards."""
    main, second = states.leads & _SEATS, states.leads >> _HALF_BITS & _SEATS
    codes, which = np.unique(second << _SEAT_BITS | main, return_inverse=True)
    deals = completions.sums_by_place(which, states.deals, len(codes))
    for code, count in zip(codes.tolist(), deals.tolist(), strict=True):
        verdicts[complete.halves(code & _SEATS, code >> _SEAT_BITS)] += count


# -------------------------------------------------------------------------- the last two as a pair


def _suits_matter(seats: OpenSeats) -> bool:
    """Whether one of the seats can still be dealt a flush that changes the value of its hand."""
    return any(seat.flush_parts for _, seat in seats)


def _merged_by_ranks(states: _States, seat: Completions) -> _States:
    """Merge states with the same best values, seats and dealt ranks, if no flush can follow."""
    game = seat.values.game
    of_state = np.zeros((len(states), completions.SYMBOLS + 1), np.int64)
    of_state[:, completions.SYMBOLS] = states.leads
    for card in seat.unseen:
        of_state[:, game.deck.looked_up[card]] += states.gone >> card.number & 1
    _, first, which = np.unique(of_state, axis=0, return_index=True, return_inverse=True)
    deals = completions.sums_by_place(which, states.deals, len(first))
    return _States(states.gone[first], states.leads[first], deals)


def count_last_as_pair(seats: OpenSeats, complete: CompleteHands, work: int) -> WorkSteps[Verdicts]:
    """Count all deals, the last two seats as a pair; each state yields its part of ``work``."""
    verdicts: Verdicts = Counter()
    states, last = (yield from _all_dealt(seats[:-2], complete)), seats[-2:]
    if not _suits_matter(last):
        states = _merged_by_ranks(states, last[0][1])
    unseen = last[0][1].unseen
    rows = zip(states.gone.tolist(), states.leads.tolist(), states.deals.tolist(), strict=True)
    for gone, alike in groupby(rows, key=itemgetter(0)):
        left = [card for card in unseen if not gone >> card.number & 1]
        fewer = [(bit, seat.among(left)) for bit, seat in last]
        (bit, first), (other, second) = sorted(fewer, key=lambda each: len(each[1].keys))
        for _, lead, deals in alike:
            parts = lead & _HALF, lead >> _HALF_BITS
            halves = [BestHand(half >> _SEAT_BITS, half & _SEATS) for half in parts]
            leading = CompleteHands(complete.game, *halves)
            steps = count_pair(first, second, leading, (bit, other))
            found = yield from change_steps(steps, lambda _: 0)
            for winners, count in found.items():
                verdicts[winners] += count * deals
            yield work // len(states)
    return verdicts
