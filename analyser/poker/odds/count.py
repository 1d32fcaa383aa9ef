"""Exact odds of any situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from analyser.poker.generators import Steps, finish

if TYPE_CHECKING:
    from analyser.poker.odds.record import Odds
    from analyser.poker.odds.situation import Situation


def odds_of(situation: Situation) -> Odds:
    """Return the exact odds; this may take about a minute, or raise TooManyDealsError."""
    return finish(count_odds(situation))


def count_odds(situation: Situation) -> Steps[Odds]:
    """Count the odds in steps of a few milliseconds each.

    Yields the progress, 0 to 1; the generator's value is the odds. Raises TooManyDealsError,
    before counting anything, if there are too many deals to count.
    """
    # With all engines and NumPy, which are slow to load; so this module can be imported anywhere.
    from analyser.poker.odds.choose_engine import count_in_steps

    return (yield from count_in_steps(situation))
