"""Which way to count the odds of a situation; see ``odds`` for what comes out."""

from __future__ import annotations

from collections.abc import Generator

from analyser.poker.odds.odds import Odds
from analyser.poker.odds.plain import count_plainly, needs_plain_counting
from analyser.poker.odds.situation import Situation


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
    open_seats = sum(missing > 0 for missing in situation.to_seats)
    if situation.game.board and needs_plain_counting(situation):
        return (yield from count_plainly(situation))
    # What counts with NumPy is imported where it is wanted, so that NumPy is not loaded before.
    if situation.game.board and not open_seats:
        from analyser.poker.odds.board.deal import count_board_odds

        return count_board_odds(situation)
    if situation.game.board and open_seats == 1:
        from analyser.poker.odds.board.open_seat import count_open_seat

        return (yield from count_open_seat(situation))
    if situation.game.board:
        from analyser.poker.odds.board.open_seats import count_open_seats

        return (yield from count_open_seats(situation))
    from analyser.poker.odds.no_board.count import count_dealt_odds

    return (yield from count_dealt_odds(situation))
