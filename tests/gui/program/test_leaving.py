"""Leaving the program while it works: it ends, in good order, and says nothing."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from random_user import kills

PATIENCE = 300.0
"""Seconds within which a program has started, worked and ended on a busy machine."""
NO_WINDOW_MANAGER = "This plugin does not support"


def leave(home: Path, seed: int) -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "random_user.leaver", str(home)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*command, str(seed)], cwd=kills.SUPPORT, stdout=pipe, stderr=pipe, text=True
    ) as program:
        try:
            output, errors = program.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            program.send_signal(signal.SIGABRT)  # it says where each of its threads is
            output, errors = program.communicate()
    said = [line for line in errors.splitlines() if not line.startswith(NO_WINDOW_MANAGER)]
    assert (program.returncode, said, output) == (0, [], ""), f"seed {seed}"
    assert not list(home.glob("**/*.log")), f"seed {seed}"


@pytest.mark.parametrize("seed", [
    pytest.param(5, id="reading hands", marks=pytest.mark.long),
    pytest.param(6, id="drawing a picture", marks=pytest.mark.long),
    # What a new seed may find is no fault of the change that is tried.
    pytest.param(int(time.time()), id="new", marks=pytest.mark.long),
])  # fmt: skip
def test_the_program_is_left_in_good_order_while_it_works(seed: int, tmp_path: Path) -> None:
    leave(tmp_path, seed)


@pytest.mark.long
def test_two_hundred_times_the_program_is_left_in_good_order(tmp_path: Path) -> None:
    """In one home: each finds what the one before has left."""
    for seed in range(200):
        leave(tmp_path, seed)
