"""Which way to count the odds of a situation; see ``odds`` for what comes out."""

from __future__ import annotations

from collections.abc import Generator

from analyser.poker.enumeration import enumerate_deals
from analyser.poker.odds import Odds
from analyser.poker.situation import Situation


def odds_of(situation: Situation) -> Odds:
    """Count the odds of a situation, however long that takes.

    Raises TooManyDealsError where there are more than can be counted.
    """
    steps = count_odds(situation)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            odds: Odds = end.value
            return odds


def count_odds(situation: Situation) -> Generator[float, None, Odds]:
    """Count the odds in steps of a few milliseconds each.

    Yields the share that is done, 0 to 1; the generator's value is the odds. Raises
    TooManyDealsError, before anything is counted, where there are more than can be counted.
    """
    if situation.game.board and not any(situation.to_seats):
        from analyser.poker.board_odds import count_board_odds  # loads NumPy, so not before

        return count_board_odds(situation)
    return (yield from enumerate_deals(situation))
