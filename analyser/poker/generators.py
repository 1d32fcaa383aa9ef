"""Runs work that is done in steps.

Long work is a generator: it yields its progress every few milliseconds, so that the caller can show
the progress or stop the work; its return value is the result. A ``for`` loop would lose the result;
``yield from`` keeps it, but cannot change the values that are yielded.
"""

from collections.abc import Callable, Generator
from typing import Final, TypeAlias, TypeVar

Step = TypeVar("Step")
Changed = TypeVar("Changed")
Result = TypeVar("Result")

Steps: TypeAlias = Generator[float, None, Result]
"""Work in steps: yields the share done, 0 to 1, and returns the result."""

WorkSteps: TypeAlias = Generator[int, None, Result]
"""Work in steps: yields the amount of work of each step, and returns the result."""

_ALMOST: Final = 0.999
"""The largest share that is reported before the end."""


def finish(
    steps: Generator[Step, None, Result], each: Callable[[Step], object] | None = None
) -> Result:
    """Do all steps and return the result; ``each``: what to call with each yielded value."""
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
        if each is not None:
            each(step)


def change_steps(
    steps: Generator[Step, None, Result], change: Callable[[Step], Changed]
) -> Generator[Changed, None, Result]:
    """Run steps with the same result, but yield ``change(value)`` for each value they yield."""
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield change(step)


def as_part(steps: Steps[Result], at: float, count: float) -> Steps[Result]:
    """Run steps as part ``at``, from 0, of ``count`` equal parts; yield the whole progress."""
    return change_steps(steps, lambda done: (at + done) / count)


def as_shares(steps: WorkSteps[Result], work: int) -> Steps[Result]:
    """Run steps that yield amounts of work, but yield the progress instead: 0 to just under 1.

    The result is that of the steps. ``work``: roughly the sum of all amounts.
    """
    done = 0

    def share(more: int) -> float:
        nonlocal done
        done += more
        return _ALMOST * min(1.0, done / work)

    return change_steps(steps, share)
