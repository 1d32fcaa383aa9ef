"""Tells the type checker that a value is not None, because a test has set it."""

from typing import TypeVar

T = TypeVar("T")


def not_none(found: T | None) -> T:
    """Return the value; fail the test if it is None."""
    assert found is not None
    return found
