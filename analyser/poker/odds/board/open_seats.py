"""Exact odds of games with a board in which two seats or more are not all known.

Boards are taken together as far as they are the same for all seats: by their ranks where no flush
is possible; else by the ranks of the suit and the ranks of the rest. Beside such a board a card is
known by its *kind* (``holdings``), and what a seat is dealt by how often each kind is among it.

Two seats are then compared as ``showdown`` does. Where more are open, those with the fewest ways
are dealt every holding in turn first: that leaves fewer cards and maybe a better hand to beat, and
the last two are compared in each of these *cases*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from math import comb
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Card
from analyser.poker.games.game import Game
from analyser.poker.generators import as_shares
from analyser.poker.odds.board.alike_boards import AlikeBoards, Boards, Group, Known
from analyser.poker.odds.board.board_values import Ordering, flush_values
from analyser.poker.odds.board.deal import (
    BoardDeal,
    SuitedBoards,
    Tally,
    count_board_odds,
    ranks_of,
    suited_mask,
)
from analyser.poker.odds.board.holdings import STEP, Holdings, entries_of, parts
from analyser.poker.odds.board.pairs import Best, Showdown, Side, winners
from analyser.poker.odds.board.runouts import runouts
from analyser.poker.odds.odds import Odds, Winners, category_names, odds_from_counts, too_many_deals
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.multisets import Whole
from analyser.poker.ranking.rank_tables import NO_CLASS, ClassNumbers

_MOST_WORK: Final = 1_000_000_000
"""How much is counted, in entries that are sorted: about a minute of it."""

_MOST_DEALS: Final = 1 << 55
"""Sums of more would not fit into the numbers of an array: a deal is told once for each set of
cards that two seats may share, up to 2**5 times."""

_WORK_OF_LOWS: Final = 3
"""How many times the work is where high and low share the pot."""


def count_open_seats(situation: Situation) -> Generator[float, None, Odds]:
    """Count the odds where two seats or more are still dealt cards, in a game with a board.

    Yields the share that is done, 0 to 1, every few milliseconds. Raises TooManyDealsError at the
    first step, before anything is counted, where counting would take too long.
    """
    count = _Count(situation)
    work = count.work()
    if work > _MOST_WORK or situation.deals > _MOST_DEALS:
        raise too_many_deals(situation)
    yield 0.0
    return (yield from as_shares(count.steps(), work))


# -------------------------------------------------------------------------------------- the seats


class _Seat:
    """A seat that is still dealt cards; those of which nothing is known share one.

    Attributes:
        hand: what is known of it.
        missing: how many cards it is still dealt.
    """

    def __init__(self, game: Game, hand: tuple[Card, ...], missing: int) -> None:
        self._game = game
        self.hand = hand
        self.missing = missing
        self._high: ClassNumbers
        self._low: ClassNumbers | None = None
        self._flushes: ClassNumbers | None = None

    def make_tables(self, deal: BoardDeal) -> Generator[int, None, None]:
        """Make the tables of what it has by the ranks it is dealt and by runout."""
        self._high = yield from self._table(deal, self._game.high)
        if self._game.low is not None:
            self._low = yield from self._table(deal, self._game.low)

    def _table(self, deal: BoardDeal, ordering: Ordering) -> Generator[int, None, ClassNumbers]:
        dealt, own = runouts(self.missing), ranks_of(self.hand)
        table = np.empty((len(dealt), len(deal.to_come)), np.uint16)
        for row in range(len(dealt)):
            table[row] = deal.mixed(ordering, [*own, *dealt.ranks(row)])
            if row % 16 == 0:
                yield 0
        return table

    def take_suit(self, holdings: Holdings, suited: SuitedBoards | None) -> Iterator[int]:
        """Work out the flushes of all holdings on some boards, for ``values``."""
        self._flushes = None
        if suited is None:
            return
        own = suited_mask(self.hand, suited.suit)
        masks, self._places = np.unique(holdings.rows.suited, return_inverse=True)
        self._flushes = np.full((len(masks), len(suited.masks)), NO_CLASS, np.uint16)
        pairs: dict[int, ClassNumbers] = {}
        for place, mask in enumerate(masks.tolist()):
            for part in _played(self._game, own | mask):
                if part not in pairs:
                    pairs[part] = flush_values(self._game, part, suited.masks)
                np.minimum(self._flushes[place], pairs[part], out=self._flushes[place])
            if place % 64 == 0:
                yield 0

    def values(
        self, holdings: Holdings, boards: Boards, at: Whole
    ) -> tuple[ClassNumbers, ClassNumbers | None]:
        """Return the high and the low of all holdings on some boards."""
        places = holdings.numbers * self._high.shape[1] + boards.numbers[at, np.newaxis]
        high = self._high.take(places)
        if self._flushes is not None:
            width = self._flushes.shape[1]
            of_board = self._places * width + boards.masks[at, np.newaxis]
            np.minimum(high, self._flushes.take(of_board), out=high)
        return high, None if self._low is None else self._low.take(places)


def _played(game: Game, mask: int) -> list[int]:
    """Return the sets of a suit of which the best is played, out of a hand's cards of it."""
    if game.uses is None:
        return [mask]
    ranks = [1 << rank for rank in range(len(RANKS)) if mask >> rank & 1]
    return [one | other for at, one in enumerate(ranks) for other in ranks[:at]]


# -------------------------------------------------------------------------------------- the count


class _Cases(NamedTuple):
    """Boards beside which some of the open seats have been dealt their cards.

    Attributes:
        boards: which of ``Boards`` it is.
        left: how many cards of each kind are left.
        ways: how many deals it stands for.
        high, low: the best of the seats that have their cards.
    """

    boards: Whole
    left: Whole
    ways: Whole
    high: Known
    low: Known | None

    def __len__(self) -> int:
        return len(self.boards)

    def part(self, at: slice | Whole) -> _Cases:
        """Return some of them."""
        low = None if self.low is None else Known(self.low.best[at], self.low.winners[at])
        high = Known(self.high.best[at], self.high.winners[at])
        return _Cases(self.boards[at], self.left[at], self.ways[at], high, low)


class _Count:
    """Counts one situation, step by step."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._game = situation.game
        self._deal = BoardDeal(situation)
        hands = list(zip(situation.hands, situation.to_seats, strict=True))
        self._known = {seat: hand for seat, (hand, missing) in enumerate(hands) if not missing}
        kinds = {
            (hand, missing): _Seat(self._game, hand, missing) for hand, missing in hands if missing
        }
        self._kinds = list(kinds.values())
        open_seats = [(1 << at, kinds[each]) for at, each in enumerate(hands) if each in kinds]
        self._seats = sorted(open_seats, key=lambda seat: (seat[1].missing, seat[1].hand))
        self._boards = AlikeBoards(situation, self._deal, self._known)
        self._factor = _WORK_OF_LOWS if self._game.splits else 1
        # Those of the boards that are counted; boards of one suit follow each other.
        self._most: tuple[int, ...] = ()
        self._holdings: dict[int, Holdings] = {}
        self._showdown: Showdown | None = None
        self._verdicts: Counter[tuple[Winners, Winners]] = Counter()
        self._tally = Tally(self._game, len(hands), [0])

    def work(self) -> int:
        """Return about how many entries there are to be sorted."""
        *before, first, second = [seat for _, seat in self._seats]
        work = 0
        for group in self._boards.groups:
            largest = min(first.missing, second.missing)
            of_pair = sum(
                entries_of(group.most, seat.missing, largest)
                for seat in ((first,) if first is second else (first, second))
            )
            work += group.boards * _cases(group, before) * of_pair * self._factor
        return work

    def steps(self) -> Generator[int, None, Odds]:
        """Count; yields about how many entries each step sorted."""
        for seat in self._kinds:
            yield from seat.make_tables(self._deal)
        for boards in self._boards.all():
            yield 0
            for seat in self._kinds:
                holdings = self._holdings_of(boards, seat)
                yield 0
                yield from seat.take_suit(holdings, boards.suited)
                yield from self._add_categories(boards, seat)
            yield from self._count_boards(boards)
        return self._odds()

    def _holdings_of(self, boards: Boards, seat: _Seat) -> Holdings:
        if boards.most != self._most:
            self._most, self._holdings, self._showdown = boards.most, {}, None
        if seat.missing not in self._holdings:
            self._holdings[seat.missing] = Holdings(boards.most, seat.missing)
        return self._holdings[seat.missing]

    # The seats ------------------------------------------------------------------------------

    def _add_categories(self, boards: Boards, seat: _Seat) -> Iterator[int]:
        """Add what a seat ends up with; the others can be dealt the same ways in every case."""
        holdings = self._holdings_of(boards, seat)
        numbers = [bit.bit_length() - 1 for bit, each in self._seats if each is seat]
        for at in parts(len(boards.numbers), len(holdings)):
            ways = holdings.rows.ways(boards.left[at]) * boards.ways[at, np.newaxis]
            high, _ = seat.values(holdings, boards, at)
            self._tally.add_values(numbers[0], high.ravel(), ways.astype(np.float64).ravel())
            yield 0
        for number in numbers[1:]:
            self._tally.made[number] = self._tally.made[numbers[0]]

    def _count_boards(self, boards: Boards) -> Generator[int, None, None]:
        every = np.arange(len(boards.numbers))
        cases = _Cases(every, boards.left, boards.ways, boards.high, boards.low)
        (first_bit, first), (second_bit, second) = self._seats[-2:]
        holdings = self._holdings_of(boards, first), self._holdings_of(boards, second)
        if self._showdown is None:
            self._showdown = Showdown(*holdings, first is second)
        showdown = self._showdown
        open_seats = [(first, holdings[0]), (second, holdings[1])][: 1 if first is second else 2]
        for some in self._dealt(boards, cases, self._seats[:-2]):
            at_once = 1 if some.low is not None else max(1, STEP // showdown.entries)
            for start in range(0, len(some), at_once):
                part = some.part(slice(start, start + at_once))
                sides = [_side(seat, dealt, boards, part) for seat, dealt in open_seats]
                best = Best(part.high.best, None if part.low is None else part.low.best)
                counts = yield from showdown.count(sides, best, part.left, self._factor)
                self._add(counts, part, first_bit, second_bit)

    def _dealt(
        self, boards: Boards, cases: _Cases, seats: Sequence[tuple[Winners, _Seat]]
    ) -> Iterator[_Cases]:
        """Yield the cases after some seats are dealt their cards."""
        if not seats:
            yield cases
            return
        (bit, seat), *others = seats
        holdings = self._holdings_of(boards, seat)
        counts = holdings.rows.counts()
        for some in parts(len(cases), len(holdings), STEP // 8):
            part = cases.part(some)
            side = _side(seat, holdings, boards, part)
            case, of = np.nonzero(side.ways)
            part = part.part(case)
            high = _with(part.high, side.high[case, of], bit)
            low = None
            if part.low is not None and side.low is not None:
                low = _with(part.low, side.low[case, of], bit)
            more = _Cases(
                part.boards, part.left - counts[of], part.ways * side.ways[case, of], high, low
            )
            yield from self._dealt(boards, more, others)

    def _add(self, counts: Whole, cases: _Cases, first: Winners, second: Winners) -> None:
        """Add the outcomes of some cases: how many, by case, low and high."""
        counts = counts * cases.ways[:, np.newaxis, np.newaxis]
        low_best = 0 if cases.low is None else int(cases.low.winners[0])
        for best in np.unique(cases.high.winners).tolist():
            found = counts[cases.high.winners == best].sum(axis=0)
            for low, high in np.argwhere(found).tolist():
                low_winners = 0 if cases.low is None else winners(low, first, second, low_best)
                who = winners(high, first, second, best), low_winners
                self._verdicts[who] += int(found[low, high])

    # The record -----------------------------------------------------------------------------

    def _odds(self) -> Odds:
        situation, names = self._situation, category_names(self._game)
        made = [
            dict(zip(names, map(int, counts), strict=False)) for counts in self._tally.made.tolist()
        ]
        if self._known:
            held = [card for seat in self._kinds for card in seat.hand]
            known = count_board_odds(
                Situation(
                    self._game,
                    tuple(self._known.values()),
                    situation.board,
                    (*situation.dead, *held),
                )
            )
            for number, seat in zip(self._known, known.seats, strict=True):
                made[number] = dict(seat.categories)
        # Whatever it is that one seat ends up with, the others can be dealt in as many ways.
        for each in made:
            factor = situation.deals // sum(each.values())
            for name in each:
                each[name] *= factor
        return odds_from_counts(situation, self._verdicts, made)


def _cases(group: Group, seats: Sequence[_Seat]) -> int:
    """Return about how many cases there are when some seats are dealt their cards."""
    kinds = ways = 1
    left = sum(group.most)
    for seat in seats:
        kinds *= entries_of(group.most, seat.missing, 0)
        ways *= comb(left, seat.missing)
        left -= seat.missing
    return min(kinds, ways)


def _side(seat: _Seat, holdings: Holdings, boards: Boards, cases: _Cases) -> Side:
    high, low = seat.values(holdings, boards, cases.boards)
    return Side(
        holdings.rows.ways(cases.left),
        high.astype(np.int64),
        None if low is None else low.astype(np.int64),
    )


def _with(known: Known, values: Whole, bit: Winners) -> Known:
    """Return the best where one more seat has these values."""
    who = np.where(values < known.best, bit, known.winners)
    who = np.where(values == known.best, who | bit, who)
    return Known(np.minimum(values, known.best), who)
