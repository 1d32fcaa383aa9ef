"""What several benchmarks are measured with."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

FreshPython = Callable[[str], float]


@pytest.fixture
def eval7() -> Iterator[ModuleType]:
    """The library of that name; what it stands on uses names that are deprecated."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield pytest.importorskip("eval7", reason="eval7 is not installed: pip install eval7")


@pytest.fixture
def fresh_python() -> FreshPython:
    """Run code in a Python of its own; return its milliseconds of processor time."""
    resource = pytest.importorskip("resource", reason="needs the times of finished processes")

    def used() -> float:
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds: float = children.ru_utime + children.ru_stime
        return seconds

    def fresh_python(code: str) -> float:
        before = used()
        subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
        return 1000 * (used() - before)

    return fresh_python
