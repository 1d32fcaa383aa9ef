"""What becomes of a mutant, by how its process ends."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from trial import Outcome, attempt

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
