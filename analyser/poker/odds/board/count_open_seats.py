"""Exact odds of games with a board in which several seats are *open*: some cards are not known.

Boards that are equivalent for all seats are grouped. If no flush is possible, these are the boards
with the same ranks; otherwise those with the same ranks of the flush's suit and the same ranks of
other cards. Beside such a group only the *kind* of a card matters (see ``holdings``), and a holding
is a multiset of kinds.

Two open seats are compared by ``seat_pairs``. With more of them, all except the last two are first
dealt every possible holding, the seats with the fewest missing cards first. Each result is a
*case*, with fewer cards left and maybe a better hand to beat; the last two seats are compared in
each case.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from typing import Final

import numpy as np

from analyser.poker.games.game import MOST_SEATS
from analyser.poker.generators import Steps, WorkSteps, as_shares
from analyser.poker.odds.board.open_seat import (
    BestSoFar,
    Boards,
    Cases,
    OpenSeat,
    alike_boards,
    estimated_groups,
)
from analyser.poker.odds.board.runouts import BoardDeal
from analyser.poker.odds.board.seat_pairs import (
    STEP,
    Holdings,
    SeatPair,
    SeatValues,
    count_sets_in_holdings,
    row_batches,
    winners,
)
from analyser.poker.odds.board.tally import BoardTally, every_category
from analyser.poker.odds.limits import MOST_WORK_WITH_BOARD, too_many
from analyser.poker.odds.record import Odds, SeatSet, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.multisets import Whole

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
        open_seats = [
            (1 << at, different[each]) for at, each in enumerate(hands) if each in different
        ]
        self._seats = sorted(open_seats, key=lambda seat: (seat[1].missing, seat[1].hand))
        self._suited = list(self._deal.suited_boards())
        self._factor = _WORK_OF_LOWS if self._game.splits else 1
        # The state for the boards being counted; boards of one suit follow each other.
        self._most: tuple[int, ...] = ()
        self._holdings: dict[int, Holdings] = {}
        self._pair: SeatPair | None = None
        self._verdicts: Counter[tuple[SeatSet, SeatSet]] = Counter()
        self._tally = BoardTally(self._game, len(hands), [0])

    def work(self) -> int:
        """Estimate the work: the entries to sort, one for each holding and set of cards in it."""
        seats = [seat for _, seat in self._seats]
        before, last = seats[:-2], seats[-2:]
        largest = min(seat.missing for seat in last)
        work = 0
        for boards, most in estimated_groups(self._situation, self._deal, self._suited):
            entries = sum(count_sets_in_holdings(most, seat.missing, largest) for seat in {*last})
            work += boards * _estimated_cases(most, before) * entries * self._factor
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
                yield from seat.take_suit(holdings, boards.suited)
            for seat in self._different_seats:
                yield from self._add_categories(boards, seat)
            yield from self._count_last_two(boards)
        return self._odds()

    def _holdings_of(self, boards: Boards, seat: OpenSeat) -> Holdings:
        """Return a seat's holdings, cached until the boards are of another suit."""
        if boards.most != self._most:
            self._most, self._holdings, self._pair = boards.most, {}, None
        if seat.missing not in self._holdings:
            self._holdings[seat.missing] = Holdings(boards.most, seat.missing)
        return self._holdings[seat.missing]

    # The seats ------------------------------------------------------------------------------

    def _add_categories(self, boards: Boards, seat: OpenSeat) -> Iterator[int]:
        """Add a seat's categories as if it were the only open seat; ``_odds`` scales them."""
        holdings = self._holdings_of(boards, seat)
        numbers = [bit.bit_length() - 1 for bit, each in self._seats if each is seat]
        for at in row_batches(len(boards.cases), len(holdings)):
            cases = boards.cases.part(at)
            ways = holdings.rows.ways(cases.left) * cases.ways[:, np.newaxis]
            high, *_ = seat.values(holdings, cases)
            self._tally.add_values(numbers[0], high.ravel(), ways.astype(np.float64).ravel())
            yield 0
        for number in numbers[1:]:
            self._tally.by_category[number] = self._tally.by_category[numbers[0]]

    def _count_last_two(self, boards: Boards) -> WorkSteps[None]:
        """Count the last two open seats together: what one holds is not in the other's hand."""
        (first_bit, first), (second_bit, second) = self._seats[-2:]
        seats = (first,) if first is second else (first, second)
        open_seats = [(seat, self._holdings_of(boards, seat)) for seat in seats]
        if self._pair is None:
            self._pair = SeatPair([dealt for _, dealt in open_seats])
        pair = self._pair
        for some in self._dealt(boards, boards.cases, self._seats[:-2]):
            at_once = 1 if len(some.known) > 1 else max(1, STEP // pair.entries)
            for start in range(0, len(some), at_once):
                part = some.part(slice(start, start + at_once))
                sides = [_seat_values(seat, dealt, part) for seat, dealt in open_seats]
                to_beat = tuple([each.best for each in part.known])
                counts = yield from pair.count(sides, to_beat, part.left, self._factor)
                counts *= part.ways[:, np.newaxis, np.newaxis]
                self._add_verdicts(counts, part, first_bit, second_bit)

    def _dealt(
        self, boards: Boards, cases: Cases, seats: Sequence[tuple[SeatSet, OpenSeat]]
    ) -> Iterator[Cases]:
        """Deal each of ``seats`` every holding that it can have; yield the new cases in batches."""
        if not seats:
            yield cases
            return
        (bit, seat), *others = seats
        holdings = self._holdings_of(boards, seat)
        counts = holdings.rows.counts()
        for some in row_batches(len(cases), len(holdings), STEP // 8):
            part = cases.part(some)
            side = _seat_values(seat, holdings, part)
            case, of = np.nonzero(side.ways)
            part = part.part(case)
            halves = zip(part.known, side.values, strict=True)
            known = tuple([_with_seat(best, values[case, of], bit) for best, values in halves])
            ways = part.ways * side.ways[case, of]
            more = Cases(part.numbers, part.masks, part.left - counts[of], ways, known)
            yield from self._dealt(boards, more, others)

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
                low_winners = winners(low, first, second, low_best) if lows else 0
                who = winners(high, first, second, best), low_winners
                self._verdicts[who] += int(found[low, high])

    # The record -----------------------------------------------------------------------------

    def _odds(self) -> Odds:
        cards = [card for seat in self._different_seats for card in seat.hand]
        found = dict(enumerate(self._tally.categories()))
        by_category = every_category(self._situation, found, self._known, cards)
        return odds_from_counts(self._situation, self._verdicts, by_category)


def _estimated_cases(most: Sequence[int], seats: Sequence[OpenSeat]) -> int:
    """Estimate in how many ways ``seats`` are dealt holdings, equal ones counted once."""
    kinds = ways = 1
    left = sum(most)
    for seat in seats:
        kinds *= count_sets_in_holdings(most, seat.missing, 0)
        ways *= comb(left, seat.missing)
        left -= seat.missing
    return min(kinds, ways)


def _seat_values(seat: OpenSeat, holdings: Holdings, cases: Cases) -> SeatValues:
    values = [each.astype(np.int64) for each in seat.values(holdings, cases)]
    return SeatValues(holdings.rows.ways(cases.left), tuple(values))


def _with_seat(known: BestSoFar, values: Whole, bit: SeatSet) -> BestSoFar:
    """Return the best hands, by case, after the seat ``bit`` is dealt one of ``values``."""
    who = np.where(values < known.best, bit, known.winners)
    who = np.where(values == known.best, who | bit, who)
    return BestSoFar(np.minimum(values, known.best), who)
