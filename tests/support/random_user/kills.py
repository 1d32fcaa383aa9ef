"""Kills the program at any moment, and checks what is left of its files afterwards."""

import json
import re
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from analyser.gui.state.saved_windows import window_from_json
from analyser.poker.errors import CardError
from analyser.poker.table.saved_table import table_to_json
from processes import start_python

SUPPORT: Final = Path(__file__).resolve().parent.parent
_LIFE: Final = 2.5
"""The most seconds for which a program makes moves before it is killed."""

_OWN: Final = re.compile(
    r"table(-\d+)?\.(json|lock)|(history|practice)\.(jsonl|lock)|practice-exam\.lock"
    r"|hand-analyser\.(ini|conf)"
)
"""What the program keeps, and the locks on it."""

_HALF: Final = re.compile(r".*\.[A-Za-z]{6}|.*\.(ini|conf)\.lock")
"""What is there only while something else is being written."""


@dataclass
class Kills:
    """The results of a number of kills.

    Attributes:
        kills: how many kills there were.
        written: how many of the processes had written something.
        answers: how many answers of practice are in the file at the end.
        tables: the saved table of each window, as JSON, by the window's number.
        lost: messages about files that were damaged or tables that have not come back.
        left: files that should not be there at the end.
    """

    kills: int = 0
    written: int = 0
    answers: int = 0
    tables: dict[str, str] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)


def kill_again_and_again(home: Path, seed: int, kills: int) -> Kills:
    """Start and kill the program many times with the same files, and check them each time."""
    rng, found = Random(seed), Kills()
    for number in range(kills + 1):
        words = "-m", "random_user.victim", str(home), str(1000 * seed + number)
        program = start_python(*words, cwd=SUPPORT, encoding="utf-8")
        try:
            _compare_start(program, found)
            time.sleep(rng.uniform(0, _LIFE) if number < kills else 0)
        finally:
            found.left = _left_in(home)
            program.send_signal(signal.SIGKILL)
            program.communicate()
        found.kills += 1
        _read_files(home, found)
    return found


def _compare_start(program: subprocess.Popen[str], found: Kills) -> None:
    """Check that a program has found the tables that were there before it started."""
    assert program.stdout is not None
    assert program.stderr is not None
    line = program.stdout.readline()
    if not line:
        found.lost.append(f"a start failed: {program.stderr.read()}")
        return
    report = json.loads(line)
    for number, table in found.tables.items():
        if report["tables"].get(number) != table:
            found.lost.append(f"window {number} has not come back with {table}")
    found.lost += [told for told in report["told"] if told.startswith("Not done")]


def _read_files(home: Path, found: Kills) -> None:
    """Read the files that the program has kept; note damaged files and lost answers."""
    before, found.tables = found.tables, {}
    answers = 0
    for path in home.glob("xdg_data_home/*/*.json*"):
        text = path.read_text(encoding="utf-8")
        try:
            if place := re.fullmatch(r"table(?:-(\d+))?\.json", path.name):
                found.tables[place[1] or "1"] = table_to_json(window_from_json(text).table)
            elif path.name == "practice.jsonl":
                answers = len([json.loads(line) for line in text.splitlines()])
        except (CardError, ValueError):
            found.lost.append(f"{path} is torn: {text}")
    if answers < found.answers:
        found.lost.append(f"of {found.answers} answers {answers} are left")
    found.written += answers > found.answers or found.tables != before
    found.answers = answers


def _left_in(home: Path) -> list[str]:
    """Return the files that do not belong to the program, and a user's half-written files."""
    own = [path for path in home.glob("xdg_*/**/*") if path.is_file()]
    others = [path for path in home.glob("files */**/*") if _HALF.fullmatch(path.name)]
    return [str(p) for p in own if not _OWN.fullmatch(p.name)] + [str(p) for p in others]
