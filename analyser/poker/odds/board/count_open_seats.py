"""Exact odds of games with a board in which several seats are *open*: some cards are not known.

Boards that are equivalent for all seats are grouped. If no flush is possible, these are the boards
with the same ranks; otherwise those with the same ranks of the flush's suit and the same ranks of
other cards. Beside such a group only the *kind* of a card matters (see ``seat_pairs``), and a
holding is a multiset of kinds.

Two open seats are compared by ``seat_pairs``. With more of them, all except the last two are first
dealt every possible holding, the seats with the fewest missing cards first. Each result is a
*case*, with fewer cards left and maybe a better hand to beat; the last two seats are compared in
each case.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import comb
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Card
from analyser.poker.games.game import MOST_SEATS, Game
from analyser.poker.generators import Steps, WorkSteps, as_shares, change_steps
from analyser.poker.odds.board import seat_pairs
from analyser.poker.odds.board.runouts import (
    MEMBERS,
    BoardDeal,
    SuitedBoards,
    class_table,
    flushes_of,
    suited_mask,
)
from analyser.poker.odds.board.seat_pairs import Holdings, SeatValues
from analyser.poker.odds.board.tally import BoardTally, KnownHands, WinnerCodes, every_category
from analyser.poker.odds.limits import MOST_WORK_WITH_BOARD, too_many
from analyser.poker.odds.record import Odds, SeatSet, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.arrays import ClassNumbers, Ways, Whole


class BestSoFar(NamedTuple):
    """The best class in each case among complete hands, and the seats with this class, as bits."""

    best: Whole
    winners: Whole


class Cases(NamedTuple):
    """Groups of boards with the cards dealt to some open seats: an element or a row for each."""

    numbers: Whole  # the number of the runout
    masks: Whole  # the index of the set of suited cards in ``SuitedBoards.masks``; 0 without a suit
    left: Whole  # a row with the number of cards of each kind left in the deck
    ways: Whole  # the number of deals
    # The best hands of the seats that have all their cards, open seats dealt so far included: for
    # the high, then for the low if the game has one.
    known: tuple[BestSoFar, ...]

    def __len__(self) -> int:
        return len(self.numbers)

    def part(self, at: slice | Whole) -> Cases:
        """Return some of the cases, those with these indices."""
        known = tuple([BestSoFar(each.best[at], each.winners[at]) for each in self.known])
        return Cases(self.numbers[at], self.masks[at], self.left[at], self.ways[at], known)


class Boards(NamedTuple):
    """Groups of equivalent boards, before an open seat is dealt a card."""

    # The suited boards that are grouped; None for boards without possible flushes.
    suited: SuitedBoards | None
    # For each kind how many cards are left in the deck before the board is completed.
    most: tuple[int, ...]
    cases: Cases


def estimated_groups(
    situation: Situation, deal: BoardDeal, with_flushes: Sequence[SuitedBoards]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield, for each record that ``alike_boards`` yields, (its cases at most, its ``most``).

    This is enough to estimate the work. If a flush is possible, as many cards of its suit as come
    to the board are left out: the lowest, because the estimate does not depend on the ranks.
    """
    yield len(deal.to_come), _left_by_kind(deal.left, 0)
    for suited in with_flushes:
        on_board = suited_mask(situation.board, suited.suit)
        # To know the size, it is enough how many cards of the suit come, whichever they are.
        most = _left_by_kind(suited.others, suited.left)
        coming = int(suited.masks[0] & ~on_board).bit_count()
        left = [rank for rank, count in enumerate(most) if count and rank >= len(RANKS)]
        for rank in left[:coming]:
            most = (*most[:rank], 0, *most[rank + 1 :])
        yield suited.numbers.size, most


def alike_boards(
    situation: Situation,
    deal: BoardDeal,
    with_flushes: Sequence[SuitedBoards],
    full_hands: Mapping[int, tuple[Card, ...]],
) -> Iterator[Boards]:
    """Yield all boards that can come in groups of equivalent ones, those ``with_flushes`` first."""
    game, ways = situation.game, deal.ways
    high = KnownHands(deal, game.high, full_hands)
    low = None if game.low is None else KnownHands(deal, game.low, full_hands)
    for suited in with_flushes:
        of_suit = suited.every_way()
        ways = ways - np.bincount(suited.numbers.ravel(), of_suit, len(ways))
        yield _boards_that_can_come(deal, suited, of_suit, *high.with_flushes(game, suited), low)
    yield _boards_that_can_come(deal, None, ways, high.best, high.winners, low)


def _boards_that_can_come(
    deal: BoardDeal,
    suited: SuitedBoards | None,
    ways: Ways,
    best: ClassNumbers,
    winners: WinnerCodes,
    low: KnownHands | None,
) -> Boards:
    """Return a record of ``alike_boards``; ``ways``, ``best``, ``winners``: of each board."""
    there = np.flatnonzero(ways)
    left = np.zeros((len(there), seat_pairs.KINDS), np.int64)
    if suited is None:
        others: Sequence[int] = deal.left
        numbers, rest, masks, of_rest, of_suit = there, deal.to_come, there * 0, there, 0
    else:
        others, rest, of_suit = suited.others, suited.rest, suited.left
        numbers = suited.numbers.ravel()[there]
        masks, of_rest = np.divmod(there, len(suited.rest))
        left[:, len(RANKS) :] = MEMBERS[suited.left & ~suited.masks][masks]
    left[:, : len(RANKS)] = (np.array(others)[:, np.newaxis] - rest.counts)[:, of_rest].T
    halves = [(best.ravel()[there], winners.ravel()[there])]
    if low is not None:
        halves.append((low.best[numbers], low.winners[numbers]))
    known = tuple([BestSoFar(*[part.astype(np.int64) for part in half]) for half in halves])
    cases = Cases(numbers, masks, left, ways[there].astype(np.int64), known)
    return Boards(suited, _left_by_kind(others, of_suit), cases)


def _left_by_kind(others: Sequence[int], suited: int) -> tuple[int, ...]:
    """Return the cards left of each kind: of ``others`` by rank, of the suit's ranks as a mask."""
    return (*others, *MEMBERS[suited].tolist())


class OpenSeat:
    """A seat with missing cards; all seats without any known card are one object."""

    def __init__(self, game: Game, hand: tuple[Card, ...], missing: int) -> None:
        self._game = game
        self.hand = hand  # the known cards of the seat
        self.missing = missing  # the number of cards still to be dealt to the seat
        self._tables: list[ClassNumbers] = []
        self._flushes: ClassNumbers | None = None

    def make_tables(self, deal: BoardDeal) -> WorkSteps[None]:
        """Make, in steps, the tables of the seat's classes by ranks dealt to it and by runout."""
        for ordering in (self._game.high, self._game.low):
            if ordering is not None:
                steps = class_table(deal, ordering, self.hand, self.missing)
                self._tables.append((yield from change_steps(steps, lambda _: 0)))

    def find_flushes(self, holdings: Holdings, suited: SuitedBoards | None) -> WorkSteps[None]:
        """Find each holding's best flush on ``suited`` boards, in steps, for ``values``."""
        self._flushes = None
        if suited is None:
            return
        own = suited_mask(self.hand, suited.suit)
        masks, self._places = np.unique(holdings.rows.suited, return_inverse=True)
        self._flushes = yield from flushes_of(self._game, (own | masks).tolist(), suited.masks)

    def values(self, holdings: Holdings, cases: Cases) -> SeatValues:
        """Return in how many ways the seat is dealt its holdings in some cases, and their classes.

        The classes of the high come first. Call both methods above before.
        """
        places = holdings.numbers * self._tables[0].shape[1] + cases.numbers[:, np.newaxis]
        values = [table.take(places) for table in self._tables]
        if self._flushes is not None:
            width = self._flushes.shape[1]
            of_board = self._places * width + cases.masks[:, np.newaxis]
            np.minimum(values[0], self._flushes.take(of_board), out=values[0])
        whole = tuple([each.astype(np.int64) for each in values])
        return SeatValues(holdings.rows.ways(cases.left), whole)


_MOST_DEALS: Final = 1 << 55
"""The most deals: sums of more could overflow 64 bits, as a deal is counted once for each set of
cards that two seats may share, up to 2**6 times."""

_WORK_OF_LOWS: Final = 3
"""If high and low share the pot, the work is this many times as much."""


def count_open_seats(situation: Situation) -> Steps[Odds]:
    """Count the odds with two or more open seats, in steps as ``count_odds`` does."""
    count = _OpenSeatsCount(situation)
    work = count.work()
    if work > MOST_WORK_WITH_BOARD or situation.deals > _MOST_DEALS:
        raise too_many(situation.deals)
    yield 0.0
    return (yield from as_shares(count.steps(), work))


class _OpenSeatsCount:
    """Counts the deals of a situation with two or more open seats, step by step."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._game = situation.game
        self._deal = BoardDeal(situation)
        hands = list(zip(situation.hands, situation.to_seats, strict=True))
        self._known = {seat: hand for seat, (hand, missing) in enumerate(hands) if not missing}
        different = {each: OpenSeat(self._game, *each) for each in hands if each[1]}
        self._different_seats = list(different.values())
        open_seats = [(1 << at, different[each]) for at, each in enumerate(hands) if each[1]]
        self._seats = sorted(open_seats, key=lambda seat: (seat[1].missing, seat[1].hand))
        self._suited = list(self._deal.suited_boards())
        self._factor = _WORK_OF_LOWS if self._game.splits else 1
        # The state for the boards being counted; boards of one suit follow each other.
        self._most: tuple[int, ...] = ()
        self._holdings: dict[int, Holdings] = {}
        self._pair: seat_pairs.SeatPair | None = None
        self._verdicts: Counter[tuple[SeatSet, SeatSet]] = Counter()
        self._tally = BoardTally(self._game, len(hands), [0])

    def work(self) -> int:
        """Estimate the work: the entries to sort, one for each holding and set of cards in it."""
        seats = [seat for _, seat in self._seats]
        before, last = seats[:-2], seats[-2:]
        sizes = [seat.missing for seat in {*last}]
        work = 0
        for boards, most in estimated_groups(self._situation, self._deal, self._suited):
            counts = [seat_pairs.count_sets_in_holdings(most, size, min(sizes)) for size in sizes]
            work += boards * _estimated_cases(most, before) * sum(counts) * self._factor
        return work

    def steps(self) -> WorkSteps[Odds]:
        """Count all deals; yield the work of each step, in total about ``work``."""
        for seat in self._different_seats:
            yield from seat.make_tables(self._deal)
        for boards in alike_boards(self._situation, self._deal, self._suited, self._known):
            yield 0
            for seat in self._different_seats:
                holdings = self._holdings_of(boards, seat)
                yield 0
                yield from seat.find_flushes(holdings, boards.suited)
            for seat in self._different_seats:
                yield from self._add_categories(boards, seat)
            yield from self._count_last_two(boards)
        cards = [card for seat in self._different_seats for card in seat.hand]
        found = dict(enumerate(self._tally.categories()))
        by_category = every_category(self._situation, found, self._known, cards)
        return odds_from_counts(self._situation, self._verdicts, by_category)

    def _holdings_of(self, boards: Boards, seat: OpenSeat) -> Holdings:
        """Return a seat's holdings, cached until the boards are of another suit."""
        if boards.most != self._most:
            self._most, self._holdings, self._pair = boards.most, {}, None
        if seat.missing not in self._holdings:
            self._holdings[seat.missing] = Holdings(boards.most, seat.missing)
        return self._holdings[seat.missing]

    # The seats ------------------------------------------------------------------------------

    def _add_categories(self, boards: Boards, seat: OpenSeat) -> Iterator[int]:
        """Add the categories of each seat that ``seat`` stands for, as if no other were open."""
        holdings = self._holdings_of(boards, seat)
        numbers = [bit.bit_length() - 1 for bit, each in self._seats if each is seat]
        for at in seat_pairs.row_batches(len(boards.cases), len(holdings)):
            cases = boards.cases.part(at)
            every, (high, *_) = seat.values(holdings, cases)
            ways = (every * cases.ways[:, np.newaxis]).astype(np.float64)
            self._tally.add_categories(numbers[0], high.ravel(), ways.ravel())
            yield 0
        for number in numbers[1:]:
            self._tally.by_category[number] = self._tally.by_category[numbers[0]]

    def _count_last_two(self, boards: Boards) -> WorkSteps[None]:
        """Deal all other open seats, then add who wins over all deals of the last two as a pair."""
        (first_bit, first), (second_bit, second) = self._seats[-2:]
        seats = (first,) if first is second else (first, second)
        open_seats = [(seat, self._holdings_of(boards, seat)) for seat in seats]
        if self._pair is None:
            self._pair = seat_pairs.SeatPair([dealt for _, dealt in open_seats])
        pair = self._pair
        for some in self._cases_after_dealing(boards, boards.cases, self._seats[:-2]):
            at_once = 1 if len(some.known) > 1 else max(1, seat_pairs.STEP // pair.entries)
            for start in range(0, len(some), at_once):
                part = some.part(slice(start, start + at_once))
                sides = [seat.values(dealt, part) for seat, dealt in open_seats]
                to_beat = tuple([each.best for each in part.known])
                counts = yield from pair.count(sides, to_beat, part.left, self._factor)
                counts *= part.ways[:, np.newaxis, np.newaxis]
                self._add_verdicts(counts, part, first_bit, second_bit)

    def _cases_after_dealing(
        self, boards: Boards, cases: Cases, seats: Sequence[tuple[SeatSet, OpenSeat]]
    ) -> Iterator[Cases]:
        """Deal each of ``seats`` every holding that it can have; yield the new cases in batches."""
        if not seats:
            yield cases
            return
        (bit, seat), *others = seats
        holdings = self._holdings_of(boards, seat)
        counts = holdings.rows.counts()
        for some in seat_pairs.row_batches(len(cases), len(holdings), seat_pairs.STEP // 8):
            part = cases.part(some)
            side = seat.values(holdings, part)
            case, of = np.nonzero(side.ways)
            part = part.part(case)
            halves = zip(part.known, side.values, strict=True)
            known = tuple([_with_seat(best, values[case, of], bit) for best, values in halves])
            ways = part.ways * side.ways[case, of]
            more = Cases(part.numbers, part.masks, part.left - counts[of], ways, known)
            yield from self._cases_after_dealing(boards, more, others)

    def _add_verdicts(self, counts: Whole, cases: Cases, first: SeatSet, second: SeatSet) -> None:
        """Add deals, given by case, outcome of the low and of the high, to their verdicts.

        ``first``, ``second``: the last two open seats as bits.
        """
        leaders, *lows = [each.winners for each in cases.known]
        for leaders_of_low in lows:
            leaders = leaders | leaders_of_low << MOST_SEATS
        for both in np.unique(leaders).tolist():
            low_best, best = divmod(both, 1 << MOST_SEATS)
            found = counts[leaders == both].sum(axis=0)
            for low, high in np.argwhere(found).tolist():
                low_winners = seat_pairs.winners_in(low, first, second, low_best) if lows else 0
                who = seat_pairs.winners_in(high, first, second, best), low_winners
                self._verdicts[who] += int(found[low, high])


def _estimated_cases(most: Sequence[int], seats: Sequence[OpenSeat]) -> int:
    """Estimate in how many ways ``seats`` are dealt holdings, equal ones counted once."""
    kinds = ways = 1
    left = sum(most)
    for seat in seats:
        kinds *= seat_pairs.count_sets_in_holdings(most, seat.missing, 0)
        ways *= comb(left, seat.missing)
        left -= seat.missing
    return min(kinds, ways)


def _with_seat(known: BestSoFar, values: Whole, bit: SeatSet) -> BestSoFar:
    """Return the best hands, by case, after the seat ``bit`` is dealt one of ``values``."""
    who = np.where(values < known.best, bit, known.winners)
    who = np.where(values == known.best, who | bit, who)
    return BestSoFar(np.minimum(values, known.best), who)
