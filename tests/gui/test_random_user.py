"""Somebody who does anything with the window: nothing fails, nothing is lost, nothing grows.

`python -m random_user --help`, from tests/support, shows a run again and makes it shorter.
"""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from random_user import kills
from random_user.kills import kill_again_and_again
from random_user.run import run
from random_user.user import RandomUser
from random_user.waiting import Fault

SUPPORT = Path(kills.SUPPORT)


@pytest.mark.parametrize(("seed", "moves"), [
    pytest.param(1, 15, id="known"),
    # What a new seed may find is no fault of the change that is tried.
    pytest.param(int(time.time()), 1000, id="new", marks=pytest.mark.long),
])  # fmt: skip
def test_nothing_fails_at_all(seed: int, moves: int, tmp_path: Path, qapp: QApplication) -> None:
    """The second seed is another one each time; a failure names it."""
    run(seed, range(moves), tmp_path, print)


def test_a_fault_is_seen_and_says_how_to_see_it_again(tmp_path: Path, qapp: QApplication) -> None:
    """An error in a slot, a warning of Qt's, and a card that lies in two places."""
    from dataclasses import replace

    from PySide6.QtCore import QTimer, qWarning

    from analyser.poker.cards import Card

    def fail() -> None:
        raise ZeroDivisionError

    with RandomUser(1, tmp_path) as user:
        for fault, says in ((fail, "ZeroDivisionError"), (lambda: qWarning("odd"), "says: odd")):
            QTimer.singleShot(0, fault)
            user.settle()
            with pytest.raises(Fault, match=says):
                user.raise_faults()
        document = user.document
        document.clear()
        document.pick(Card("As"))
        seat = document.table.seats[0]
        twice = seat._replace(slots=(Card("As"), Card("As"), *seat.slots[2:]))
        from random_user.checks import check_window

        check_window(user.window)
        document.show(replace(document.table, seats=(twice, *document.table.seats[1:])))
        with pytest.raises(Fault, match="in two places: As"):
            check_window(user.window)
        document.show(replace(document.table, seats=(seat, *document.table.seats[1:])))


@pytest.mark.long
def test_nothing_fails_and_nothing_grows_in_a_hundred_thousand_moves() -> None:
    """In one run: what is remembered up to a bound is full after its first tenth."""
    command = [sys.executable, "-m", "random_user", "--seed", "1001", "--moves", "100000"]
    command.append("--measure")
    made = subprocess.run(command, cwd=SUPPORT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_two_hundred_kills_cost_nothing(tmp_path: Path) -> None:
    found = kill_again_and_again(tmp_path, seed=2, kills=200)
    assert (found.lost, found.left, found.kills) == ([], [], 201)
    assert found.written > 66
    assert found.answers > 66
