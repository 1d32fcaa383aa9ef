"""Finds what decides between two hands, by which deals are sorted into topics of questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from analyser.poker.cards import Card
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.ranking.badugi import category_of
from analyser.poker.ranking.low import LowOrdering, Ordering, low_category
from analyser.poker.results.verdict import Verdict, first_difference, in_two

Rank = Any
"""The rank of a high hand or of a low."""


class Decision(NamedTuple):
    """What decides between the winner and the best other hand."""

    kind: str  # as in ``Reason``
    category: int  # the category of the winner
    against: int  # the category of the other hand
    position: int  # the tie-breaker that decides, from 1; 0 if none does
    better: tuple[int, ...]  # the tie-breakers of the winner
    worse: tuple[int, ...]  # the tie-breakers of the other hand
    # For high hands the top rank of the game's lowest straight, in which the ace is low; for lows
    # 0.
    lowest: int


class Showdown(NamedTuple):
    """A deal with all its cards, and its verdict."""

    game: Game
    seats: Sequence[tuple[Card, ...]]
    board: tuple[Card, ...]
    verdict: Verdict


def decision(ordering: Ordering, better: Rank, worse: Rank, kind: str | None = None) -> Decision:
    """Return what decides between two ranks; ``kind``: as in ``Reason``, None to find it."""
    if isinstance(ordering, LowOrdering):
        categories = [int(low_category(rank, ordering)) for rank in (better, worse)]
        lowest = 0
    else:
        categories = [int(category_of(rank)) for rank in (better, worse)]
        better, worse, lowest = in_two(better), in_two(worse), ordering.wheel[1]
    found = first_difference(better, worse)
    usual = "tie" if found is None else "tiebreaker" if found else "category"
    one, other = categories
    return Decision(kind or usual, one, other, found or 0, better[1], worse[1], lowest)


def decision_of(game: Game, verdict: Verdict, low: bool) -> Decision | None:
    """Return what decides the high of a deal, or the low, unless only one seat or none has it."""
    side = verdict.low if low else verdict.high
    if side is None or side.reason.kind == "no-low":
        return None
    ordering = game.low if low else game.high
    assert ordering is not None
    one, other = sorted(side.reason.seats, key=lambda seat: seat not in side.winners)
    return decision(ordering, side.ranks[one], side.ranks[other], side.reason.kind)


@lru_cache(maxsize=32)  # a game has at most two orderings
def ranks_by_category(game: Game, low: bool) -> Mapping[int, Sequence[Rank]]:
    """Return the ranks of high hands, or of lows, in each category, the best first."""
    ordering = game.low if low else game.high
    assert ordering is not None
    classes = tables_of(game, ()).numbered(ordering)
    found: dict[int, list[Rank]] = {}
    for rank in classes.ranks:
        found.setdefault(decision(ordering, rank, rank).category, []).append(rank)
    return found
