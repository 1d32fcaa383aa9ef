"""The odds on several boards: each is counted by itself, with the other boards' cards dead.

Whatever is still to come is alike for every board, so a seat's share of the pot is the mean of its
shares on the boards, in whatever order they are dealt.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from types import MappingProxyType
from typing import Any

from analyser.poker.cards import Card
from analyser.poker.generators import Steps, as_part
from analyser.poker.odds.deal_by_deal import winners_among
from analyser.poker.odds.record import HandOdds, Odds, RunOdds, Scoops, SeatOdds
from analyser.poker.odds.situation import Situation
from analyser.poker.results.showdown import rank_cards

_COUNTS = ("win", "tie", "lose", "low_win", "low_tie", "low_lose", "no_low", "scoop")


def count_each_board(
    situation: Situation, odds_of: Callable[[Situation], Steps[Odds]]
) -> Steps[Odds]:
    """Count the odds of a situation with several boards, in steps; ``odds_of`` counts one."""
    apart, found = situation.on_each_board, dict[Situation, Odds]()
    for at, each in enumerate(apart):
        if each not in found:  # boards that are still alike have the same odds
            found[each] = yield from as_part(odds_of(each), at, len(apart))
    joined = join_odds(situation, [found[each] for each in apart])
    return replace(joined, scoops=_scoops(apart))


def join_odds(situation: Situation, runs: Sequence[Odds]) -> Odds:
    """Return the odds on all boards together, each brought to the same number of deals."""
    if len(runs) == 1:
        return runs[0]
    first = runs[0]
    deals = math.lcm(*[run.boards for run in runs]) if first.exact else 0
    weights = [deals // run.boards if first.exact else 1 for run in runs]
    seats = [_mean(each, weights) for each in zip(*[run.seats for run in runs], strict=True)]
    return replace(
        first,
        boards=sum(run.boards * weight for run, weight in zip(runs, weights, strict=True)),
        seats=tuple(seats),
        situation=situation,
        deals=None if first.exact else sum(run.boards for run in runs),
        runs=tuple([RunOdds(run.situation.board, run.boards, run.seats) for run in runs]),
    )


def _mean(runs: Sequence[SeatOdds], weights: Sequence[int]) -> SeatOdds:
    """Return the odds of one seat on all boards; ``weights``: the factor of each one's counts."""

    def total(counts: Sequence[int]) -> int:
        return sum(count * weight for count, weight in zip(counts, weights, strict=True))

    first, share = runs[0], sum([run.share for run in runs[1:]], runs[0].share) / len(runs)
    known = [name for name in _COUNTS if hasattr(first, name)]
    counts: dict[str, Any] = {name: total([getattr(run, name) for run in runs]) for name in known}
    categories = {}
    if all(run.categories for run in runs):
        names = first.categories
        categories = {name: total([run.categories[name] for run in runs]) for name in names}
    hands = None
    if first.hands is not None:
        every = [run.hands or {} for run in runs]
        hands = {
            hand: _mean_hand([each[hand] for each in every])
            for hand in first.hands
            if all(hand in each for each in every)
        }
    return replace(
        first,
        **counts,
        equity=float(share),
        share=share,
        categories=MappingProxyType(categories),
        hands=hands,
        standard_error=_joint_error([run.standard_error for run in runs]),
    )


def _mean_hand(runs: Sequence[HandOdds]) -> HandOdds:
    """Return the odds of one starting hand on all boards together."""
    equities = [run.equity for run in runs if run.equity is not None]
    equity = sum(equities) / len(equities) if len(equities) == len(runs) else None
    return HandOdds(runs[0].combos, equity, _joint_error([run.standard_error for run in runs]))


def _joint_error(errors: Sequence[float | None]) -> float | None:
    """Return the standard error of a mean of separate estimates; None if one has none."""
    known = [error for error in errors if error is not None]
    return math.hypot(*known) / len(errors) if len(known) == len(errors) else None


def _scoops(apart: Sequence[Situation]) -> Scoops | None:
    """Count how often each seat wins every board; None with ranges, open seats or two to come."""
    if any(each.to_board > 1 or any(each.to_seats) or each.ranges for each in apart):
        return None
    seats = range(len(apart[0].hands))
    takers: list[dict[tuple[Card, ...], int | None]] = [
        {(card,): _sole_winner(each, card) for card in each.unseen}
        if each.to_board
        else {(): _sole_winner(each)}
        for each in apart
    ]
    counts, deals = [0] * len(seats), 0
    for dealt in product(*takers):
        cards = [card for run in dealt for card in run]
        if len({*cards}) == len(cards):
            deals += 1
            who = {taken[run] for taken, run in zip(takers, dealt, strict=True)}
            if len(who) == 1 and (seat := who.pop()) is not None:
                counts[seat] += 1
    return Scoops(deals, tuple(counts))


def _sole_winner(situation: Situation, *card: Card) -> int | None:
    """Return the seat that wins a whole board alone, or None; ``card``: what comes to the board."""
    board = (*situation.board, *card)
    ranked = [rank_cards(situation.game, hand, board) for hand in situation.hands]
    winners = {*winners_among(situation.game, ranked)} - {0}
    alone = winners.pop() if len(winners) == 1 else 0
    return alone.bit_length() - 1 if alone.bit_count() == 1 else None
