"""Deals drawn at random, each with a probability proportional to its weight, and their results.

First each seat with a range draws a holding by weight; if two holdings share a card, all these
seats draw again. The number of cards left does not depend on the holdings, so the other cards can
then be drawn one by one from the rest of the deck. The results are added up batch by batch.

The random numbers are those of ``dealing.Shuffler``, computed as whole arrays: the state of
SplitMix64 grows by a constant, so each number can be computed without the ones before.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card
from analyser.poker.errors import NoDealError
from analyser.poker.games.hand_classes import HandClasses
from analyser.poker.odds.board.tally import winners_of
from analyser.poker.odds.ranges.seats import (
    SeatRange,
    choices_of_holdings,
    combos_of,
    hands_of,
    seat_ranges,
    weights_of_choices,
)
from analyser.poker.odds.record import Odds, SeatOdds, SeatSet, category_key, odds_from_counts
from analyser.poker.odds.several_boards import join_odds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import holding_cards, holding_sets
from analyser.poker.ranking.arrays import ClassNumbers, Numbers, Sets
from analyser.poker.ranking.classes import NO_CLASS

Words: TypeAlias = npt.NDArray[np.uint64]

_GAMMA = np.uint64(0x9E3779B97F4A7C15)


class RandomNumbers:
    """The stream of random numbers that starts from a seed, 0 to 2**64 - 1."""

    def __init__(self, seed: int) -> None:
        self._state = np.uint64(seed)

    def words(self, count: int) -> Words:
        """Return the next ``count`` numbers of the stream, 0 to 2**64 - 1."""
        mixed = np.arange(1, count + 1, dtype=np.uint64)  # wraps around, as it should
        mixed *= _GAMMA
        mixed += self._state
        if count:
            self._state = mixed[-1]
        mixed ^= mixed >> np.uint64(30)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(27)
        mixed *= np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
        return mixed

    def below(self, bound: int, count: int) -> Numbers:
        """Return ``count`` random numbers from 0 to ``bound`` - 1, all equally likely."""
        # Of each number only the highest bits are used, as many as ``bound`` - 1 has; results that
        # are not below ``bound`` are drawn again, as a remainder would favour the lowest.
        bits = (bound - 1).bit_length()
        drawn = np.zeros(count, np.intp)
        if not bits:
            return drawn
        again = np.arange(count)
        while len(again):
            drawn[again] = (self.words(len(again)) >> np.uint64(64 - bits)).astype(np.intp)
            again = again[drawn[again] >= bound]
        return drawn


_AT_MOST: Final = 200_000
"""The most combinations of the seats' holdings to list; if there are more, each seat draws a
holding, and if any two share a card, all seats draw again."""

_MOST_WEIGHT: Final = np.iinfo(np.int64).max
"""The most that the weights of these combinations may add up to, as they are summed in int64."""

_Drawer: TypeAlias = Callable[[RandomNumbers, int], Numbers]
"""Draws so many combinations of the seats' holdings: rows of indices into each seat's holdings."""


class DrawnCards(NamedTuple):
    """Some deals, as arrays of card numbers with a row for each deal."""

    hands: list[Numbers]  # for each seat the cards of its full hand
    board: Numbers  # the cards of the full board
    # By number of each seat with a range, its holding in each deal: an index into
    # ``SeatRange.holdings``.
    places: dict[int, Numbers]


class Drawing:
    """Draws random deals of a situation. Raises EmptiedRangeError or NoDealError if none fits."""

    def __init__(self, situation: Situation, seed: int) -> None:
        self._situation = situation
        self._numbers = RandomNumbers(seed)
        # The possible holdings of each seat with a range, by seat number.
        self.seats: dict[int, SeatRange] = {}
        if situation.ranges:
            every = enumerate(seat_ranges(situation))
            self.seats = {at: seat for at, seat in every if seat.range is not None}
        self._draw_holdings = _holding_drawer(list(self.seats.values()))
        self._unseen = _card_numbers(situation.unseen)

    def draw(self, count: int) -> DrawnCards:
        """Return the next ``count`` random deals."""
        places = self._draw_holdings(self._numbers, count)
        drawn = dict(zip(self.seats, places.T, strict=True))
        taken = np.zeros(count, np.int64)
        hands = []
        for at, hand in enumerate(self._situation.hands):
            if at in drawn:
                holdings = self.seats[at].holdings[drawn[at]]
                cards = holding_cards()[holdings]
                taken |= holding_sets()[holdings]
            else:
                cards = np.tile(_card_numbers(hand), (count, 1))
            hands.append(cards)
        for at, missing in enumerate(self._situation.to_seats):
            if at not in drawn:
                hands[at] = np.column_stack((hands[at], self._deal_and_take(taken, missing)))
        known = np.tile(_card_numbers(self._situation.board), (count, 1))
        board = np.column_stack((known, self._deal_and_take(taken, self._situation.to_board)))
        return DrawnCards(hands, board, drawn)

    def _deal_and_take(self, taken: Sets, count: int) -> Numbers:
        """Return ``count`` more cards for each deal, and add their bits to its set in ``taken``."""
        dealt = np.zeros((len(taken), max(0, count)), np.intp)
        for column in range(dealt.shape[1]):
            again = np.arange(len(taken))
            while len(again):
                places = self._numbers.below(len(self._unseen), len(again))
                dealt[again, column] = self._unseen[places]
                again = again[taken[again] >> dealt[again, column] & 1 != 0]
            taken |= np.int64(1) << dealt[:, column]
        return dealt


def _holding_drawer(seats: Sequence[SeatRange]) -> _Drawer:
    """Return a function that draws holdings by weight, no card twice. Raises NoDealError."""
    whole = math.prod([int(seat.weights.sum()) for seat in seats])
    if math.prod(map(len, seats)) <= _AT_MOST and whole <= _MOST_WEIGHT:
        rows = choices_of_holdings(seats)
        if not len(rows):
            raise NoDealError
        of_rows = weights_of_choices(rows, seats).cumsum()

        def from_list(numbers: RandomNumbers, count: int) -> Numbers:
            drawn = numbers.below(int(of_rows[-1]), count)
            return rows[np.searchsorted(of_rows, drawn, side="right")]

        return from_list
    every_set = [holding_sets()[seat.holdings] for seat in seats]
    if not _can_all_be_dealt([sets.tolist() for sets in every_set]):
        raise NoDealError
    every_until = [seat.weights.cumsum() for seat in seats]

    def seat_by_seat(numbers: RandomNumbers, count: int) -> Numbers:
        """Draw holdings seat by seat; draw all seats again if two share a card."""
        places = np.zeros((count, len(seats)), np.intp)
        again = np.arange(count)
        while len(again):
            taken = np.zeros(len(again), np.int64)
            met = np.zeros(len(again), np.bool_)
            for column, (until, sets) in enumerate(zip(every_until, every_set, strict=True)):
                drawn = numbers.below(int(until[-1]), len(again))
                place = np.searchsorted(until, drawn, side="right")
                places[again, column] = place
                met |= taken & sets[place] != 0
                taken |= sets[place]
            # If only the last seat drew again, holdings that block others would come too often.
            again = again[met]
        return places

    return seat_by_seat


def _can_all_be_dealt(seats: Sequence[Sequence[int]], taken: int = 0) -> bool:
    """True if each seat can have one of its sets of cards, as bits, without a shared card."""
    if not seats:
        return True
    left = [[cards for cards in seat if not cards & taken] for seat in seats]
    first, *others = sorted(left, key=len)
    return any(_can_all_be_dealt(others, taken | cards) for cards in first)


def _card_numbers(cards: Sequence[Card]) -> Numbers:
    return np.array([card.number for card in cards], np.intp)


BATCH: Final = 4_096
"""The number of deals in a batch; changing it changes the deals drawn from a seed."""

SLOW_BATCH: Final = 128
"""The number of deals in a batch in games whose hands are ranked one by one."""

Verdict = tuple[SeatSet, SeatSet]
"""The winners of one deal: (of the high, of the low)."""


class DrawnDeals:
    """Draws random deals and adds up their results."""

    def __init__(self, situation: Situation, seed: int) -> None:
        self._situation, self._seed = situation, seed
        self._drawing = Drawing(situation, seed)
        game = situation.game
        known = [card for hand in situation.hands for card in hand]
        self._high = HandClasses(game, game.high, known) if game.high_counts else None
        self._low = None if game.low is None else HandClasses(game, game.low, known)
        if (second := game.second) is not None:
            self._high = HandClasses(game.first, game.main, known)
            self._low = HandClasses(second, second.main, known)
        main = self._high or self._low
        assert main is not None  # a game counts highs or lows
        # For each class number the name of its category; "" at 0, which is no class.
        self._names = ["", *[category_key(rank, main.ordering) for rank in main.ranks]]
        self._batch = BATCH if game.has_fast_odds else SLOW_BATCH
        self._verdicts: Counter[Verdict] = Counter()
        self._by_category: list[Counter[str]] = [Counter() for _ in situation.hands]
        # By holding of a seat: the deals, the sum of its shares of the pot, and of their squares.
        self._sums = {at: np.zeros((3, len(seat))) for at, seat in self._drawing.seats.items()}
        self.deals = 0  # the number of deals so far

    def add(self, most: int | None) -> None:
        """Draw one more batch of deals, and add the results of all, or of the first ``most``."""
        drawn = self._drawing.draw(self._batch)
        used = self._batch if most is None else min(most, self._batch)
        deals = DrawnCards(
            [hand[:used] for hand in drawn.hands],
            drawn.board[:used],
            {at: places[:used] for at, places in drawn.places.items()},
        )
        self.deals += used
        highs, lows = self._classes(self._high, deals), self._classes(self._low, deals)
        main = lows if highs is None else highs
        assert main is not None  # a game counts highs or lows
        self._add_categories(main)
        self._add_verdicts(deals, highs, lows)

    def _classes(self, ranking: HandClasses | None, deals: DrawnCards) -> ClassNumbers | None:
        """Return the class of each seat's hand in each deal; None if there is no ``ranking``."""
        if ranking is None:
            return None
        return np.stack([ranking.of(hand, deals.board) for hand in deals.hands])

    def _add_categories(self, classes: ClassNumbers) -> None:
        """Count the category of each hand; ``classes``: a row for each seat."""
        for by_category, own in zip(self._by_category, classes, strict=True):
            found, counts = np.unique(own, return_counts=True)
            for number, count in zip(found.tolist(), counts.tolist(), strict=True):
                by_category[self._names[number]] += count

    def _add_verdicts(
        self, deals: DrawnCards, highs: ClassNumbers | None, lows: ClassNumbers | None
    ) -> None:
        """Count who wins each deal, and add up what each holding of a range wins."""
        seats = len(deals.hands)
        codes = _winners(lows) << seats | _winners(highs)
        found, of_deal, counts = np.unique(codes, return_inverse=True, return_counts=True)
        verdicts = [(code & (1 << seats) - 1, code >> seats) for code in found.tolist()]
        for verdict, count in zip(verdicts, counts.tolist(), strict=True):
            self._verdicts[verdict] += count
        for at, places in deals.places.items():
            shares = np.array([_share(verdict, at) for verdict in verdicts])[of_deal]
            for sums, weights in zip(self._sums[at], (None, shares, shares**2), strict=True):
                np.add(sums, np.bincount(places, weights, len(sums)), out=sums)

    def odds(self) -> Odds:
        """Return the odds from all deals added so far."""
        odds = odds_from_counts(self._situation, self._verdicts, self._by_category)
        seats = tuple(self._seat_odds(at, seat) for at, seat in enumerate(odds.seats))
        scale = 1 if self._drawing.seats else None
        return replace(
            odds, exact=False, seats=seats, scale=scale, deals=self.deals, seed=self._seed
        )

    def _seat_odds(self, at: int, seat: SeatOdds) -> SeatOdds:
        """Return a seat's odds as an estimate: with its error and, of a range, its hands."""
        alone = len(self._by_category) == 1  # a single seat always gets the pot
        error = 0.0 if alone else _standard_error(self._verdicts, at, self.deals)
        held = self._drawing.seats.get(at)
        estimated = replace(seat, is_estimate=True, standard_error=error)
        if held is None:
            return estimated
        hands = hands_of(held, *self._sums[at])
        return replace(estimated, range=str(held.range), combos=combos_of(held), hands=hands)


def _winners(classes: ClassNumbers | None) -> Numbers | int:
    """Return for each deal the seats with the best class, as bits; 0 if nobody has one."""
    if classes is None:
        return 0
    return np.where(classes.min(axis=0) == NO_CLASS, 0, winners_of(classes)).astype(np.intp)


def _share(verdict: Verdict, seat: int) -> float:
    """Return the share of the pot, 0 to 1, that a seat gets from a deal with these winners."""
    halves = [winners for winners in verdict if winners]
    return sum((winners >> seat & 1) / winners.bit_count() for winners in halves) / len(halves)


def _standard_error(verdicts: Mapping[Verdict, int], seat: int, deals: int) -> float | None:
    """Return the standard error of a seat's mean share; None if it never differed."""
    shares = {verdict: _share(verdict, seat) for verdict in verdicts}
    if len(set(shares.values())) == 1:
        return None
    mean = sum(count * shares[verdict] for verdict, count in verdicts.items()) / deals
    squares = sum(count * (shares[verdict] - mean) ** 2 for verdict, count in verdicts.items())
    return math.sqrt(squares / (deals - 1) / deals)


def odds_of_runs(situation: Situation, runs: Sequence[DrawnDeals]) -> Odds:
    """Return the odds of a situation from the deals drawn for each of its boards."""
    return join_odds(situation, [drawn.odds() for drawn in runs])
