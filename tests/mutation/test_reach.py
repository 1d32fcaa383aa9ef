"""Which tests are tried for a change, and in which order."""

from pathlib import Path

import pytest

from reach import ABOUT_ALL, TESTS


@pytest.mark.parametrize("name", sorted({*TESTS, *ABOUT_ALL}))
def test_what_is_recorded_is_there(name: str) -> None:
    assert (Path(__file__).parents[2] / name).exists()
