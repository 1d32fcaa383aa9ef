"""Runs some of a test's parameters always, and the others only in the long run."""

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_long(count: int, values: Iterable[Any]) -> list[Any]:
    """Return ``values``, of which all but the first ``count`` are marked as long."""
    return [
        value if at < count else pytest.param(value, marks=pytest.mark.long)
        for at, value in enumerate(values)
    ]
