"""Runs some of a test's parameters always, and the others only in the long run."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

quick_run: list[pytest.Config] = []
"""The run that is a quick one: in it thousands of tests would be made only to be dropped."""


def mostly_long(count: int, values: Iterable[Any]) -> list[Any]:
    """Return ``values``: those after ``count`` are marked as long, or left out of a quick run."""
    return [
        value if at < count else pytest.param(value, marks=pytest.mark.long)
        for at, value in enumerate(islice(values, count if quick_run else None))
    ]
