"""Time for every hand there is."""

import faulthandler

import pytest


@pytest.fixture(autouse=True)
def take_minutes() -> None:
    """Nothing hangs here: it takes this long."""
    faulthandler.cancel_dump_traceback_later()
