"""Which tests are tried for a change, and in which order."""

import json
from pathlib import Path

import pytest

from reach import ABOUT_ALL, AT_IMPORT, LINES, SECONDS, TESTS, Reach

PATH = "analyser/poker/results/share_pot.py"
SOURCE = """\
@cache
def share(
    pot: int,
) -> int:
    half = (
        pot
        // 2
    )
    if half:
        return half
    return 0
"""


@pytest.fixture
def reach(tmp_path: Path) -> Reach:
    """A project of one module and five tests, and what was recorded of them."""
    module = tmp_path / PATH
    module.parent.mkdir(parents=True)
    module.write_text(SOURCE, encoding="utf-8")
    own, beside = "tests/poker/results/test_share_pot.py::", "tests/poker/results/test_seats.py::"
    seconds = {f"{own}slow": 3.0, f"{own}other": 0.1, f"{beside}half": 0.5, f"{beside}quick": 0.1}
    seconds |= {"tests/test_api.py::pot": 0.2, "tests/test_api.py::deck": 0.1}
    lines = {"2": [AT_IMPORT], "5": [f"{own}slow", f"{beside}half"], "7": [f"{own}slow"]}
    lines["10"] = ["tests/test_api.py::pot"]
    (tmp_path / SECONDS).write_text(json.dumps(seconds), encoding="utf-8")
    (tmp_path / LINES).write_text(json.dumps({PATH: lines}), encoding="utf-8")
    return Reach(tmp_path, tmp_path)


def test_tests_that_run_the_statement_come_first_and_the_quick_before_others(reach: Reach) -> None:
    own, others = reach.tests(PATH, 6)
    assert [test.partition("::")[2] for test in own] == ["slow", "other"]
    assert [test.partition("::")[2] for test in others] == ["half", "pot", "quick", "deck"]


def test_no_more_tests_are_tried_than_there_is_time_for(reach: Reach) -> None:
    tests = ["tests/test_api.py::pot", "tests/test_api.py::deck", "tests/test_api.py::new"]
    assert list(reach.within(tests, 0.25)) == tests[:1]
    assert list(reach.within(tests, 0.5)) == tests


@pytest.mark.parametrize("name", sorted({*TESTS, *ABOUT_ALL}))
def test_what_is_recorded_is_there(name: str) -> None:
    assert (Path(__file__).parents[2] / name).exists()
