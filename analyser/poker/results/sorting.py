"""Sorts any list of hands: finds their order, the place of each hand, and which hands are equal.

As in Dyalog's "Ranking poker hands", a comparison returns -1 if the left hand is better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from analyser.poker.games.game import Game
from analyser.poker.records import OMITTED_WHEN_NONE, Record
from analyser.poker.results.analysis import Analysis, key_of

MOST_HANDS: Final = 100_000
"""The most hands that can be sorted at once."""


@dataclass(frozen=True, slots=True, repr=False)
class SortedHands(Record):
    """Some hands and their order. Hands are numbered from 0, as they were given.

    Attributes:
        order: the numbers of the hands, best first; equal hands in the order given.
        grade: for each hand its place: 1 plus the number of better hands. Equal hands have equal
            places.
        ties: groups of two or more equal hands, by number, the best group first.
        hands: the analysis of each hand.
        suits: "assumed" if no suits were given and these were chosen; else None, which JSON leaves
            out.
    """

    order: tuple[int, ...]
    grade: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    hands: tuple[Analysis, ...]
    suits: str | None = field(default=None, kw_only=True, metadata=OMITTED_WHEN_NONE)

    def __iter__(self) -> Iterator[Analysis]:
        """Iterate over the hands, best first."""
        return (self.hands[number] for number in self.order)

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def headline(self) -> str:
        """How many hands there are, and the best of them."""
        return f"the best of {len(self)}: {next(iter(self)).headline}"


def compare_two(game: Game, left: Analysis, right: Analysis) -> int:
    """Return -1 if the left hand is better, 1 if the right hand is, 0 if they are equal."""
    one, other = key_of(game, left), key_of(game, right)
    sign = (one > other) - (one < other)
    return -sign if game.high_counts else sign


def grade_hands(game: Game, hands: Sequence[Analysis]) -> SortedHands:
    """Sort hands, best first."""
    keys = [key_of(game, hand) for hand in hands]
    # Sorting backwards, too, leaves equal hands as they were given.
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=game.high_counts)
    groups = [tuple(group) for _, group in groupby(order, key=keys.__getitem__)]
    grade = [0] * len(keys)
    place = 1
    for group in groups:
        for hand in group:
            grade[hand] = place
        place += len(group)
    ties = tuple([group for group in groups if len(group) > 1])
    return SortedHands(tuple(order), tuple(grade), ties, tuple(hands))
