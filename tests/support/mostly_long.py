"""Some of a test's parameters in each run, and all of them in the long one."""

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_long(count: int, values: Iterable[Any]) -> list[Any]:
    """Mark all but the first ``count`` of ``values`` as long."""
    return [
        value if at < count else pytest.param(value, marks=pytest.mark.long)
        for at, value in enumerate(values)
    ]
