"""Which places of a module are changed, which tests try them, what becomes of each, and the sum."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mutate
from mutants import Mutant, Never, sample
from mutate import Change, equivalents, summary, wilson
from reach import ABOUT_ALL, TESTS
from trial import Outcome, attempt

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


OLD = "def half(pot):\n    if pot:\n        return pot // 2\n    return 0\n"


def change(old: str, new: str) -> Change:
    mutant = Mutant("analyser/poker/results/outcome.py", 3, 4, "core/Some", 0, new)
    return Change(mutant, OLD, OLD.replace(old, new))


@pytest.mark.parametrize(("found", "of", "low", "high"), [
    (3, 100, 0.0103, 0.0845), (0, 50, 0.0, 0.07135), (50, 50, 0.92865, 1.0), (0, 0, 0.0, 1.0),
])  # fmt: skip
def test_known_intervals(found: int, of: int, low: float, high: float) -> None:
    assert wilson(found, of) == pytest.approx((low, high), abs=5e-5)


def test_survivors_are_listed_with_reasons_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    known, other = change("// 2", "// 3"), change("return 0", "return 1")
    listed = {
        ("analyser/poker/results/outcome.py", "return pot // 2", "return pot // 3"): "No matter."
    }
    monkeypatch.setattr(mutate, "equivalents", lambda: listed)
    killed = [(change("if pot", f"if pot + {number}"), Outcome.KILLED) for number in range(97)]
    outcomes = [(known, Outcome.SURVIVED), (other, Outcome.SURVIVED), *killed]
    outcomes.append((change("if pot", "while pot"), Outcome.STOPPED))
    lines = "\n".join(summary(outcomes, 5000)).splitlines()
    assert lines[3].strip() == "No matter."
    assert lines[7].strip() == "NO REASON GIVEN"
    survived = [
        "survived: 2, 2.0% (95 %: 0.6% to 7.0%)",
        "not equivalent: 1, 1.0% (95 %: 0.2% to 5.4%)",
    ]
    assert lines[8:] == ["100 of 5000 mutants: 98 killed (1 of them by not ending)", *survived]


def test_every_mutant_that_is_none_is_still_one_of_the_code() -> None:
    for (path, before, after), why in equivalents().items():
        text = (mutate.ROOT / path).read_text(encoding="utf-8")
        assert before in text, f"{path} has no {before!r} any more"
        assert after != before
        assert why.endswith(".")


@pytest.mark.parametrize("name", sorted({*TESTS, *ABOUT_ALL}))
def test_what_is_recorded_is_there(name: str) -> None:
    assert (Path(__file__).parents[2] / name).exists()


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")


def hang() -> int:
    while True:
        pass


def leave() -> int:
    os._exit(1)


@pytest.mark.parametrize(("work", "outcome"), [
    (lambda: int(pytest.ExitCode.OK), Outcome.SURVIVED),
    (lambda: int(pytest.ExitCode.TESTS_FAILED), Outcome.KILLED),
    (leave, Outcome.KILLED), (hang, Outcome.STOPPED),
])  # fmt: skip
def test_how_a_process_ends_is_what_becomes_of_a_mutant(
    work: Callable[[], int], outcome: Outcome, tmp_path: Path
) -> None:
    assert attempt(work, 1, tmp_path) is outcome
