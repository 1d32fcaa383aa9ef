"""Exact odds in games without a board, for hands known in full, in part or not at all."""

from __future__ import annotations

from collections import Counter
from typing import Final

from analyser.poker.generators import Steps, WorkSteps, as_shares
from analyser.poker.odds.deal_by_deal import count_plainly, needs_plain_counting
from analyser.poker.odds.no_board.badugi import count_badugis
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.no_board.many_seats import Seats, count_many, plan_of
from analyser.poker.odds.no_board.pairs import (
    CompleteHands,
    Verdicts,
    count_one,
    count_pair,
    work_of_pair,
)
from analyser.poker.odds.record import Odds, SeatSet, odds_from_counts, too_many
from analyser.poker.odds.situation import Situation

_MOST_WORK: Final = 4_000_000_000
"""The most work, in units of a pair of multisets: about a minute; more is refused."""


def count_without_board(situation: Situation) -> Steps[Odds]:
    """Count the odds of a situation in a game without a board.

    Yields the progress, 0 to 1, every few milliseconds. Raises TooManyDealsError at the first
    step, before counting anything, if counting would take too long.
    """
    game, unseen = situation.game, situation.unseen
    if game.one_of_each:
        return (yield from count_badugis(situation))
    if needs_plain_counting(situation):
        return (yield from count_plainly(situation))
    values = Values(game, [card for hand in situation.hands for card in hand])
    hands = list(zip(situation.hands, situation.to_seats, strict=True))
    # Wholly unknown seats share one Completions.
    seats = {hand: Completions(values, hand, missing, unseen) for hand, missing in hands}
    complete = CompleteHands(game.splits, game.high_counts)
    open_seats: list[tuple[SeatSet, Completions]] = []
    for number, (hand, missing) in enumerate(hands):
        if missing:
            open_seats.append((1 << number, seats[hand]))
        else:
            complete = complete.with_hand(*seats[hand].only, 1 << number)
    work, steps = _counting(open_seats, complete)
    if work is None or work > _MOST_WORK:
        raise too_many(situation.deals)
    yield 0.0
    by_category: list[dict[str, int]] = []
    for hand, _ in hands:
        for _step in seats[hand].prepare():
            yield 0.0
        by_category.append(_categories(seats[hand], situation.deals))
        yield 0.0
    verdicts = yield from as_shares(steps, work)
    return odds_from_counts(situation, verdicts, by_category)


def _categories(seat: Completions, deals: int) -> dict[str, int]:
    """Return in how many of all ``deals`` a seat ends up with each category."""
    if not seat.missing:
        return {seat.values.category(seat.only[0]): deals}
    # Whatever this seat is dealt, the other seats can be dealt in equally many ways.
    ways = deals // len(seat)
    return {name: count * ways for name, count in seat.categories().items()}


def _counting(seats: Seats, complete: CompleteHands) -> tuple[int | None, WorkSteps[Verdicts]]:
    """Return the estimated work, None if it is too much, and the generator that counts."""
    if len(seats) > 2:
        plan = plan_of(seats)
        return plan.work, count_many(plan, complete)
    if len(seats) == 2:
        (one, first), (other, second) = sorted(seats, key=lambda each: len(each[1].keys))
        return work_of_pair(first, second), count_pair(first, second, complete, (one, other))
    return 1, _at_once(seats, complete)


def _at_once(seats: Seats, complete: CompleteHands) -> WorkSteps[Verdicts]:
    """Count in one step: the deals of one open seat, or the only deal if no seat is open."""
    yield 1
    if not seats:
        return Counter([complete.winners()])
    ((bit, seat),) = seats
    return count_one(seat, complete, bit)
