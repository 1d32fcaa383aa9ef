"""The results of deals drawn at random, added up batch by batch."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from analyser.poker.games.hand_classes import HandClasses
from analyser.poker.odds.board.tally import winners_of
from analyser.poker.odds.estimate.drawing import Drawing, DrawnCards
from analyser.poker.odds.estimate.random_numbers import Numbers
from analyser.poker.odds.ranges.range_odds import combos_of, hands_of
from analyser.poker.odds.record import Odds, SeatOdds, SeatSet, category_key, odds_from_counts
from analyser.poker.odds.several_boards import join_odds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.rank_tables import ClassNumbers

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
        if ranking is None:
            return None
        return np.stack([ranking.of(hand, deals.board) for hand in deals.hands])

    def _add_categories(self, classes: ClassNumbers) -> None:
        for by_category, own in zip(self._by_category, classes, strict=True):
            found, counts = np.unique(own, return_counts=True)
            for number, count in zip(found.tolist(), counts.tolist(), strict=True):
                by_category[self._names[number]] += count

    def _add_verdicts(
        self, deals: DrawnCards, highs: ClassNumbers | None, lows: ClassNumbers | None
    ) -> None:
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
