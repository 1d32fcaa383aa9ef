"""What a type says may be missing, and a test has put there."""

from typing import TypeVar

T = TypeVar("T")


def not_none(found: T | None) -> T:
    """Return what is there; fail the test if it is not."""
    assert found is not None
    return found
