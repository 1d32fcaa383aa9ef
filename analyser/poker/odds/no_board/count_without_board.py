"""Exact odds in games without a board, for hands known in full, in part or not at all."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar

from analyser.poker.cards import Card
from analyser.poker.generators import Steps, WorkSteps, as_shares
from analyser.poker.odds.limits import MOST_WORK_WITHOUT_BOARD, too_many
from analyser.poker.odds.no_board.badugi import BadugiCompletions, count_badugis
from analyser.poker.odds.no_board.completion_pairs import (
    CompleteHands,
    Verdicts,
    count_one,
    count_pair,
    work_of_pair,
)
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.no_board.many_seats import Seats, count_many
from analyser.poker.odds.record import Odds, SeatSet, odds_from_counts
from analyser.poker.odds.situation import Situation

_Seat = TypeVar("_Seat", Completions, BadugiCompletions)


def count_without_board(situation: Situation) -> Steps[Odds]:
    """Count the odds in a game without a board, in steps as ``count_odds`` does."""
    game, unseen = situation.game, situation.unseen
    # Wholly unknown seats share one entry.
    hands = dict(zip(situation.hands, situation.to_seats, strict=True)).items()
    if game.one_of_each:
        badugis = {hand: BadugiCompletions(hand, missing, unseen) for hand, missing in hands}
        return (yield from _count(situation, badugis, count_badugis))
    values = Values(game, [card for hand in situation.hands for card in hand])
    seats = {hand: Completions(values, hand, missing, unseen) for hand, missing in hands}
    return (yield from _count(situation, seats, _choose_count))


def _count(
    situation: Situation,
    seats: Mapping[tuple[Card, ...], _Seat],
    counting: Callable[
        [list[tuple[SeatSet, _Seat]], CompleteHands], tuple[int | None, WorkSteps[Verdicts]]
    ],
) -> Steps[Odds]:
    """Count the odds in steps; ``counting`` returns the work for open seats, and its steps."""
    game = situation.game
    complete = CompleteHands(game.splits, game.high_counts)
    open_seats: list[tuple[SeatSet, _Seat]] = []
    for number, (hand, missing) in enumerate(zip(situation.hands, situation.to_seats, strict=True)):
        if missing:
            open_seats.append((1 << number, seats[hand]))
        else:
            complete = complete.with_hand(*seats[hand].complete_values, 1 << number)
    work, steps = counting(open_seats, complete) if open_seats else (1, _count_complete(complete))
    if work is None or work > MOST_WORK_WITHOUT_BOARD:
        raise too_many(situation.deals)
    yield 0.0
    by_category: list[dict[str, int]] = []
    for seat in map(seats.__getitem__, situation.hands):
        for _step in seat.prepare():
            yield 0.0
        # Whatever this seat is dealt, the other seats can be dealt in equally many ways.
        ways = situation.deals // len(seat)
        by_category.append({name: count * ways for name, count in seat.categories().items()})
        yield 0.0
    verdicts = yield from as_shares(steps, work)
    return odds_from_counts(situation, verdicts, by_category)


def _choose_count(seats: Seats, complete: CompleteHands) -> tuple[int | None, WorkSteps[Verdicts]]:
    """Return the estimated work, None if too much, and the generator that counts."""
    if len(seats) > 2:
        return count_many(seats, complete)
    if len(seats) == 2:
        (one, first), (other, second) = sorted(seats, key=lambda each: len(each[1].keys))
        return work_of_pair(first, second), count_pair(first, second, complete, (one, other))
    ((bit, seat),) = seats
    return 1, count_one(seat, complete, bit)


def _count_complete(complete: CompleteHands) -> WorkSteps[Verdicts]:
    yield 1
    return Counter([complete.winners()])
