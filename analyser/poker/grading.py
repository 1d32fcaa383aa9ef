"""Any list of hands in order: which is best, which place each has, which are equal.

The order is that of Dyalog's "Ranking poker hands": a comparison gives -1 where its left hand is
the better one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cmp_to_key

from analyser.poker.analysis import Analysis
from analyser.poker.games import Game
from analyser.poker.verdict import showdown


@dataclass(frozen=True, slots=True)
class SortedHands:
    """Some hands and their order. Hands are numbered from 0, as they were given.

    Attributes:
        order: the numbers of the hands, best first, equal ones as they were given.
        grade: for each hand its place, 1 the best: one more than there are better hands, so that
            equal hands have equal places.
        ties: the numbers of each two or more hands that are equal, best first.
        hands: the analysis of each.
    """

    order: tuple[int, ...]
    grade: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    hands: tuple[Analysis, ...]


def compare_two(game: Game, left: Analysis, right: Analysis) -> int:
    """Return -1 where the left hand is better, 1 where the right one is, 0 where they are equal.

    Better is what wins a showdown of the two: in low games the low, elsewhere the high.
    """
    verdict = showdown(game, (left, right))
    assert verdict is not None  # both have cards
    match verdict.winners:
        case (0,):
            return -1
        case (1,):
            return 1
    return 0


def grade_hands(game: Game, hands: Sequence[Analysis]) -> SortedHands:
    """Put hands in order, best first."""

    def compared(left: int, right: int) -> int:
        return compare_two(game, hands[left], hands[right])

    order = sorted(range(len(hands)), key=cmp_to_key(compared))
    groups: list[list[int]] = []
    for hand in order:
        if groups and compared(groups[-1][0], hand) == 0:
            groups[-1].append(hand)
        else:
            groups.append([hand])
    grade = [0] * len(hands)
    place = 1
    for group in groups:
        for hand in group:
            grade[hand] = place
        place += len(group)
    ties = tuple(tuple(group) for group in groups if len(group) > 1)
    return SortedHands(tuple(order), tuple(grade), ties, tuple(hands))
