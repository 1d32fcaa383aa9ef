"""Which places of a module are changed, and which of them are drawn."""

from __future__ import annotations

import ast

import pytest

from mutants import Mutant, Never, sample

SOURCE = """\
from __future__ import annotations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

limit: int | None = 5 + 2


def first(cards: Sequence[int] | None, least: int = 1) -> int | None:
    if cards is None:
        return None
    return min(cards) + least


def pairs(cards: Sequence[int]) -> list[tuple[int, int]]:
    return [(one, two) for one, two in zip(cards, cards, strict=True) if one == two]
"""


@pytest.mark.parametrize(("text", "never"), [
    ("TYPE_CHECKING:", True), ("from collections", True), ("int | None = 5", True),
    ("5 + 2", False), ("Sequence[int] | None", True), ("int = 1", True), ("1) ->", False),
    ("int | None:", True), ("cards is None", False), ("True) if", True), ("one == two", False),
])  # fmt: skip
def test_what_no_test_can_notice_is_not_changed(text: str, never: bool) -> None:
    found = Never()
    found.visit(ast.parse(SOURCE))
    at = SOURCE.index(text)
    line = SOURCE.count("\n", 0, at) + 1
    assert ((line, at - SOURCE.rfind("\n", 0, at) - 1) in found) == never


def mutant(number: int) -> Mutant:
    return Mutant("analyser/poker/first.py", 1, number, "core/AddNot", number, str(number))


def test_a_sample_is_the_same_each_time_and_part_of_every_larger_one() -> None:
    every = [mutant(number) for number in range(500)]
    ten, hundred = sample(every, 10, 1), sample(reversed(every), 100, 1)
    assert hundred[:10] == ten
    assert sample(every, 10, 2) != ten
    assert sorted(sample(every, 500, 1), key=every.index) == every
    # Drawn from everywhere: one half is not much more likely than the other.
    assert 30 <= sum(one.column < 250 for one in hundred) <= 70
