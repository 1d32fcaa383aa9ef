"""What counts as the inside of functions, and what becomes of a forked process."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType

import pytest

from trial import Outcome, attempt, changed_codes

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")

SOURCE = """\
LIMIT = 5

class Table:
    seats: int = 10

    def full(self, seats):
        return seats >= LIMIT

def larger(seats):
    return [seat + 1 for seat in seats]
"""


def changed(old: str, new: str) -> dict[CodeType, CodeType] | None:
    return changed_codes(SOURCE, SOURCE.replace(old, new), Path("table.py"))


@pytest.mark.parametrize(
    ("old", "new", "function"), [(">=", ">", "full"), ("+ 1", "+ 2", "larger")]
)
def test_the_inside_of_a_function_can_be_replaced(old: str, new: str, function: str) -> None:
    codes = changed(old, new)
    assert codes is not None
    (before, after) = next(iter(codes.items()))
    assert before.co_name == after.co_name == function
    assert len(codes) == 1


@pytest.mark.parametrize(("old", "new"), [("LIMIT = 5", "LIMIT = 6"), ("= 10", "= 11")])
def test_what_happens_at_import_cannot(old: str, new: str) -> None:
    assert changed(old, new) is None


def hang() -> int:
    while True:
        pass


def leave() -> int:
    os._exit(1)


@pytest.mark.parametrize(
    ("work", "outcome"),
    [
        (lambda: int(pytest.ExitCode.OK), Outcome.SURVIVED),
        (lambda: int(pytest.ExitCode.TESTS_FAILED), Outcome.KILLED),
        (leave, Outcome.KILLED),
        (hang, Outcome.STOPPED),
    ],
)
def test_how_a_process_ends_is_what_becomes_of_a_mutant(
    work: Callable[[], int], outcome: Outcome, tmp_path: Path
) -> None:
    assert attempt(work, 1, tmp_path) is outcome
