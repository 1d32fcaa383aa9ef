"""Ctrl+C at any moment: status 130 and no traceback, from the program's first line to its last."""

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL

import pytest

from mostly_long import mostly_long
from processes import ROOT, run_python, start_python

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")

INTERRUPTED = 130


@pytest.fixture(autouse=True)
def _ctrl_c_is_heard() -> Iterator[None]:
    """Let children hear of Ctrl+C where the tests themselves run in the background and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


COUNTS_CALLS = """
import os, runpy, signal, sys
left, begun = int(sys.argv.pop(1)), False

def count(frame, event, _):
    global left, begun
    begun = begun or frame.f_code.co_filename.endswith("__main__.py")
    if begun and event == "call":
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGINT)

sys.setprofile(count)
runpy.run_module("analyser", run_name="__main__", alter_sys=True)
"""
"""The program, which gets Ctrl+C at a call of a function: the first argument says which."""


def environment() -> dict[str, str]:
    return (
        os.environ
        | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        # The offscreen screen has no window manager to tell sizes to, and says so.
        | {"QT_LOGGING_RULES": "default.warning=false", "PYTHONFAULTHANDLER": "1"}
    )


def interrupt_at(call: int, argv: list[str]) -> tuple[int, str]:
    """Start the program, send it Ctrl+C at a call of its window's thread; return its end."""
    ended = run_python(
        "-S", "-c", COUNTS_CALLS, str(call), *argv, env=environment(), stdout=DEVNULL
    )
    return ended.returncode, ended.stderr


def interrupt(argv: list[str], after: float) -> tuple[int, str]:
    """Start the program, send it Ctrl+C so many seconds after its first lines; return its end.

    Before its first lines it is Python that starts, and Python that answers. Python itself says
    what it imports, and the first that the program does is to import the module for signals.
    """
    words = "-S", "-X", "importtime", "-m", "analyser", *argv
    process = start_python(*words, env=environment(), stdout=DEVNULL, text=True)
    assert process.stderr is not None
    # A program that goes on is one that failed; it says where it is.
    too_late = threading.Timer(60, process.send_signal, [signal.SIGABRT])
    too_late.start()
    with process, process.stderr as written:
        for line in written:
            if line.endswith("| signal\n"):
                break
        time.sleep(0.001 + after)  # the import is over, and what it was for comes right after it
        process.send_signal(signal.SIGINT)
        said = "".join(line for line in written if not line.startswith("import time:"))
    too_late.cancel()
    return process.returncode, said


ANSWERS = [
    ["analyse", "AcJd8s8cAs3d4d"],
    ["equity", "AhKh", "QsQd", "--board", "QcJh2h"],
    ["deal", "2000", "--seats", "5"],
    ["equity", "AhKhQhJh", "QsQdJsTd", "--game", "omaha"],
    ["draw", "AsKsQs", "-o", "hands.png"],
]


CALLS = (2, 500, 10_000, 30_000)
"""At which calls Ctrl+C comes: from the first in its first lines to the middle of short answers."""


@pytest.mark.parametrize("argv", mostly_long(2, ANSWERS), ids=" ".join)
def test_ctrl_c_while_it_starts_and_answers(argv: list[str], tmp_path: Path) -> None:
    argv = [str(tmp_path / word) if word.endswith(".png") else word for word in argv]
    for call in CALLS:
        assert interrupt_at(call, argv) == (INTERRUPTED, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("call", mostly_long(2, CALLS))
def test_ctrl_c_while_the_window_starts(call: int) -> None:
    assert interrupt_at(call, []) == (INTERRUPTED, "")


JUST_BEFORE = """
import os, signal, sys
from analyser.gui.program.application import Application
begin = Application.exec
def after_ctrl_c(_):
    os.kill(os.getpid(), signal.SIGINT)
    return begin()
Application.exec = after_ctrl_c
from analyser.gui.program.start import run
sys.exit(run(None))
"""


def test_ctrl_c_just_before_the_window_listens_is_not_lost() -> None:
    assert run_python("-c", JUST_BEFORE).returncode == INTERRUPTED


WHEN_IT_IS_TAKEN_APART = """
import os, signal, sys
class Last:
    def __del__(self, kill=os.kill, process=os.getpid(), ctrl_c=signal.SIGINT):
        kill(process, ctrl_c)
last = Last()
sys.argv[1:] = ["analyse", "AcJd8s8cAs3d4d"]
from analyser.__main__ import main
sys.exit(main())
"""


def test_ctrl_c_after_the_answer_is_too_late() -> None:
    """Python has stopped handling signals, and deletes what its modules hold."""
    ended = run_python("-c", WHEN_IT_IS_TAKEN_APART)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Two pair" in ended.stdout


INTERRUPTED_IN_A_TEXT = """
import sys
from analyser import cli
from analyser.__main__ import main
def interrupted(*_):
    exec("raise KeyboardInterrupt")
cli.analyse = interrupted
sys.argv[1:] = ["analyse", "As"]
sys.exit(main())
"""


def test_ctrl_c_within_an_exec_of_text_ends_with_130(tmp_path: Path) -> None:
    """Of such a KeyboardInterrupt Python makes its own end by the signal, though it was caught."""
    (tmp_path / "interrupted.py").write_text(INTERRUPTED_IN_A_TEXT, encoding="utf-8")
    modules = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    ended = run_python("-m", "interrupted", env=os.environ | modules)
    assert (ended.returncode, ended.stdout, ended.stderr) == (INTERRUPTED, "", "")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_ctrl_c_at_four_hundred_random_moments(seed: int) -> None:
    chance = random.Random(seed)
    for number in range(20):
        argv = [] if number % 4 == 0 else chance.choice(ANSWERS[:-1])
        status, said = interrupt(argv, chance.uniform(0, 1.5 if not argv else 0.3))
        assert said == "", argv
        assert status in (INTERRUPTED, 0), argv
