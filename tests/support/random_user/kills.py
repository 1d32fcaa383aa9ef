"""Kills of a program at any moment, and what has to be there afterwards."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from analyser.gui.state.kept_windows import window_from_json
from analyser.poker.table.saved_table import table_to_json
from random_user.victim import JOURNAL

SUPPORT: Final = Path(__file__).resolve().parent.parent
_LIFE: Final = 2.5
"""The most seconds for which a program makes moves before it is killed."""
_PATIENCE: Final = 120.0
_OWN: Final = re.compile(
    r"table(-\d+)?\.(json|lock)|(history|practice)\.(jsonl|lock)|practice-exam\.lock"
    r"|hand-analyser\.(ini|conf)"
)
"""What the program keeps, and the locks on it."""
_HALF: Final = re.compile(r".*\.[A-Za-z]{6}|.*\.(ini|conf)\.lock")
"""What is there only while something else is being written."""

Contents = dict[str, str | None]


@dataclass
class Kills:
    """What has come of a number of kills.

    Attributes:
        kills: how many there were.
        written: how many of the processes had written something.
        torn: how many were killed while they were writing.
        answers: how many answers of practice were kept in the end.
        lost: what was not there as it was last written, or the time before; empty is right.
        left: what lies about in the end that belongs to nothing; empty is right.
    """

    kills: int = 0
    written: int = 0
    torn: int = 0
    answers: int = 0
    lost: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)


def kill_again_and_again(home: Path, seed: int, kills: int) -> Kills:
    """Start, kill and start again in one home, and compare what is found with what was written."""
    rng, found = Random(seed), Kills()
    kept: Contents = {}
    ranges: list[dict[str, str]] = [{}]
    for number in range(kills + 1):
        program = subprocess.Popen(
            [sys.executable, "-m", "random_user.victim", str(home), str(1000 * seed + number)],
            cwd=SUPPORT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            _compare_start(program, kept, ranges, found)
            time.sleep(rng.uniform(0, _LIFE) if number < kills else 0)
        finally:
            found.left = _left_in(home)
            program.send_signal(signal.SIGKILL)
            program.communicate()
        found.kills += 1
        journal = _read_journal(home)
        found.written += bool(journal)
        found.torn += bool(journal) and not journal[-1]["done"]
        kept = _compare_files(home, kept, journal, found)
        found.answers = sum((text or "").count('"topic"') for text in kept.values())
        ranges = [ranges[-1], *(json.loads(n["content"]) for n in journal if n["what"] == "ranges")]
    return found


def _compare_start(
    program: subprocess.Popen[str], kept: Contents, ranges: list[dict[str, str]], found: Kills
) -> None:
    """Compare what a program says to have found with what was there before it began."""
    assert program.stdout is not None
    assert program.stderr is not None
    line = program.stdout.readline()
    if not line:
        found.lost.append(f"a start failed: {program.stderr.read()}")
        return
    report = json.loads(line)
    for path, text in kept.items():
        place = re.fullmatch(r"table(?:-(\d+))?\.json", Path(path).name)
        if place is None or text is None:
            continue
        table = table_to_json(window_from_json(text).table)
        if report["tables"].get(place[1] or "1") != table:
            found.lost.append(f"{path} has not come back: {text}")
    if report["ranges"] not in ranges[-2:]:
        found.lost.append(f"the ranges are {report['ranges']} instead of one of {ranges[-2:]}")
    ranges.append(report["ranges"])
    found.lost += [told for told in report["told"] if told.startswith("Not done")]


def _read_journal(home: Path) -> list[dict[str, Any]]:
    """Read what a program has written down, and remove it."""
    journal = home / JOURNAL
    lines = journal.read_text(encoding="utf-8").split("\n") if journal.exists() else []
    journal.unlink(missing_ok=True)
    return [json.loads(line) for line in lines if line.endswith("}")]


def _compare_files(
    home: Path, before: Contents, journal: list[dict[str, Any]], found: Kills
) -> Contents:
    """Compare the files that are there with those that were to be; return its own."""
    now: Contents = {}
    folders = [*(home / "xdg_data_home").glob("*")]
    for folder in folders:
        for path in (*folder.glob("table*.json"), *folder.glob("practice.jsonl")):
            now[str(path)] = path.read_text(encoding="utf-8")
    wanted: dict[str, set[str | None]] = {path: {text} for path, text in before.items()}
    for note in journal:
        if note["what"] == "ranges":
            continue
        earlier = wanted.get(note["what"], {None} if "xdg_data" in note["what"] else set())
        content = note["content"]
        wanted[note["what"]] = {content} if note["done"] else {content, *earlier}
    for name, allowed in wanted.items():
        path = Path(name)
        text = path.read_text(encoding="utf-8") if path.is_file() else None
        # Of a file that was not written before, nothing is known but that it may be another.
        new = not any(note["what"] == name and note["done"] for note in journal)
        if text not in allowed and not (new and name not in before):
            found.lost.append(f"{name} has {text} instead of one of {allowed}")
    return now


def _left_in(home: Path) -> list[str]:
    """Return what lies about among the files of the program, and half-written files of a user."""
    own = [path for path in home.glob("xdg_*/**/*") if path.is_file()]
    others = [path for path in home.glob("files */**/*") if _HALF.fullmatch(path.name)]
    return [str(p) for p in own if not _OWN.fullmatch(p.name)] + [str(p) for p in others]
