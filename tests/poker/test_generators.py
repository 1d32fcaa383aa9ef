"""Driving work that is done in steps: the result is kept, and every step is seen."""

from collections.abc import Generator

import pytest

from analyser.poker.generators import as_shares, change_steps, finish


def counting(*steps: int) -> Generator[int, None, str]:
    """Work that yields these steps and returns a text."""
    yield from steps
    return "done"


def failing() -> Generator[int, None, str]:
    yield 1
    raise ZeroDivisionError


def test_every_step_is_seen_in_its_order() -> None:
    seen: list[int] = []
    assert finish(counting(3, 1, 2), seen.append) == "done"
    assert seen == [3, 1, 2]
    assert finish(counting()) == "done"


def test_what_watches_the_steps_can_end_the_work() -> None:
    seen: list[int] = []

    def watch(step: int) -> None:
        seen.append(step)
        if step == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        finish(counting(1, 2, 3), watch)
    assert seen == [1, 2]


def test_changed_steps_keep_the_result_and_let_mistakes_through() -> None:
    seen: list[str] = []
    assert finish(change_steps(counting(1, 2), str), seen.append) == "done"
    assert seen == ["1", "2"]
    with pytest.raises(ZeroDivisionError):
        finish(change_steps(failing(), str))


def test_shares_grow_with_the_work_and_stay_under_one() -> None:
    seen: list[float] = []
    assert finish(as_shares(counting(1, 1, 2), 4), seen.append) == "done"
    assert seen == pytest.approx([0.25, 0.5, 1.0], abs=0.01)
    assert seen[-1] < 1
    more: list[float] = []  # than was estimated
    finish(as_shares(counting(5, 5), 4), more.append)
    assert more[0] == more[1] < 1
