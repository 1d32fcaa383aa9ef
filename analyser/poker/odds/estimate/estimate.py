"""Estimated odds from random deals: unbiased, reproducible by seed, and with standard errors.

Deals are drawn in batches of a fixed size, and the surplus of the last batch is dropped; so a seed
and a number of deals give the same estimate on every machine. Callers give the limit in seconds
or deals; their default is ``limits.USUAL_SECONDS``.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.odds.situation import Situation

if TYPE_CHECKING:
    from analyser.poker.odds.record import Odds


class Growing(NamedTuple):
    """An unfinished estimate."""

    done: float  # the progress, 0 to 1: the share of the deals drawn or of the time used
    odds: Odds  # the odds from the deals drawn so far


def estimate_odds(
    situation: Situation, seed: int, seconds: float | None = None, deals: int | None = None
) -> Generator[Growing, None, Odds]:
    """Estimate the odds of a situation until ``deals`` are drawn or ``seconds`` have passed.

    At least one limit must be given; on several boards ``deals`` is how many to draw for each.
    Yields the estimate so far after every batch except the last. At the first step, raises
    EmptiedRangeError or NoDealError if no deal fits the ranges.
    """
    from analyser.poker.odds.estimate.drawn_deals import DrawnDeals, odds_of_runs  # loads NumPy

    start = time.monotonic()
    runs = [DrawnDeals(each, seed + at) for at, each in enumerate(situation.on_each_board)]
    while True:
        for drawn in runs:
            drawn.add(None if deals is None else deals - drawn.deals)
        elapsed = time.monotonic() - start
        done = max(
            0.0 if deals is None else runs[0].deals / deals,
            0.0 if seconds is None else elapsed / seconds,
        )
        odds = odds_of_runs(situation, runs)
        if done >= 1:
            return odds
        yield Growing(done, odds)
