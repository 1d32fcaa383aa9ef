"""Use a frozen or installed program: run it in the terminal, and run its window's self-test."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from analyser.terminal.output import INTERRUPTED
from product import NAME, PROGRAM, VERSION
from tools import BuildError, say

SELF_TEST: Final = "self-test"
DISPLAYS: Final[Mapping[str, Sequence[str]]] = {
    "linux": ("offscreen",),  # also X, if there is a display
    "win32": ("windows",),  # offscreen has no fonts there, and warns of that
    "darwin": ("offscreen", "cocoa"),
}
"""The display platforms, in Qt's names, that every machine has, by sys.platform."""
MOMENTS: Final = (0.0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2)
"""The seconds between the loading of Qt's first library and Ctrl+C, in the different tries."""


def clean_environment(home: str, **more: str) -> dict[str, str]:
    """Return the environment of a user: an empty home folder, and no variables of developers."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "QT_", "XDG_", "VIRTUAL_ENV", "LD_"))
        and name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    return {**kept, "HOME": home, "XDG_RUNTIME_DIR": home, **more}


def answer_of(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: str
) -> tuple[int, str, str]:
    """Run a program in `folder`; return its exit status, its output and its error output."""
    finished = subprocess.run(
        [str(word) for word in command],
        env=environment,
        cwd=folder,
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return finished.returncode, finished.stdout, finished.stderr


def unexpected(output: str, platform: str, how: str = "frozen") -> list[str]:
    """Return the lines in a self-test's output that a passing self-test does not write.

    `platform`: Qt's name of the display platform to be used; `how`: "frozen" or "from source".
    """
    first, *checks, last = output.splitlines() or ["", ""]
    wrong = [line for line in checks if not re.match(r"ok {6}[a-z]+ +\S", line)]
    if not re.match(rf"{NAME} {re.escape(VERSION)}, {how}, \w+, {platform}, ", first):
        wrong.insert(0, first)
    if last != "The self-test has passed." or not checks:
        wrong.append(last)
    return wrong


def check_self_test(
    command: Sequence[str | Path],
    platform: str,
    environment: Mapping[str, str],
    folder: str,
    how: str = "frozen",
) -> None:
    """Run an installed program's self-test, with its results in `folder`.

    `command`: the program, and words before it. `platform`, `how`: the same as for `unexpected`.
    """
    words = [*command, "--self-test", Path(folder, SELF_TEST)]
    if platform == "offscreen":
        words += ["-platform", platform]
    status, output, errors = answer_of(words, environment, folder)
    wrong = unexpected(output, platform, how) + errors.splitlines()
    if status or wrong:
        raise BuildError(f"self-test, {platform}: status {status}\n{output}{errors}")
    if not Path(folder, SELF_TEST, "window.png").is_file():
        raise BuildError(f"self-test, {platform}: there is no picture of the window")
    say(f"self-test, {platform}: {len(output.splitlines()) - 2} checks passed")


def check_terminal(command: Sequence[str | Path], environment: Mapping[str, str]) -> None:
    """Ask the program in the terminal questions that it answers, and one that it refuses."""
    known = {
        "--version": (0, f"{PROGRAM} {VERSION}\n", ""),
        "analyse AsKs": (0, "High card, A-K\n", ""),
        "analyse AhKhAh": (2, "", f"{PROGRAM}: Ah is there twice, 1st and 3rd\n"),
    }
    for line, (status, part, wrong) in known.items():
        answer = answer_of([*command, *line.split()], environment, environment["HOME"])
        if (answer[0], answer[2]) != (status, wrong) or part not in answer[1]:
            raise BuildError(f"{line}: {answer}, and not {(status, part, wrong)}")
    say(f"terminal: {len(known)} answers as they should be")


def check_interrupts(program: Path, environment: Mapping[str, str]) -> None:
    """Press Ctrl+C at several moments after the program has begun to load Qt, on Linux.

    It must end silently with status 130. It begins to load Qt after its own first lines.
    """
    # A program inherits an ignored Ctrl+C, as of a script in the background; so handle it here.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for moment in MOMENTS:
            status, errors = _interrupted(program, environment, moment)
            if status != INTERRUPTED or errors:
                raise BuildError(f"Ctrl+C after {moment} s of loading: status {status}\n{errors}")
    finally:
        signal.signal(signal.SIGINT, before)
    say(f"Ctrl+C at {len(MOMENTS)} moments: status {INTERRUPTED} and not a word")


def _interrupted(program: Path, environment: Mapping[str, str], moment: float) -> tuple[int, str]:
    """Start a program, and press Ctrl+C ``moment`` seconds after it has begun to load Qt.

    Return the program's exit status and error output. If it has not ended after a minute, it is
    killed, which the status shows.
    """
    with subprocess.Popen(
        [program, "deal", "10000"],
        env=environment,
        cwd=environment["HOME"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        too_late = threading.Timer(60, process.kill)
        too_late.start()
        loaded = Path("/proc", str(process.pid), "maps")
        while process.poll() is None and "libshiboken" not in loaded.read_text():
            time.sleep(0.001)
        time.sleep(moment)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
        too_late.cancel()
    return process.returncode, errors
