"""Mutation test of the domain: change it in one place, run the tests, see that one of them fails.

``python3 packaging/dev.py mutate --sample 1000 --seed 1`` draws so many mutants at random and says
how many no test notices, with the interval in which that share lies for all mutants (95 %, Wilson).
What is known already is kept in a folder, so that a run can be broken off and gone on with. Mutants
that survived are tried again each time, because the tests may have learnt to notice them.
"""

import argparse
import hashlib
import importlib
import json
import math
import multiprocessing
import os
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from mutants import ROOMS, Mutant, all_mutants, sample, source_of
from reach import LINES, Reach, collected, record
from trial import Outcome, attempt, import_changed

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

PRELOADED = ("hypothesis.strategies", "numpy", "phevaluator", "pokerkit", "PySide6.QtCore")
"""What tests import besides the project: once here, and not in every process."""

OWN_SECONDS: Final = 10.0
"""Of tests of the module itself, which are tried first."""

SLACK: Final = 5.0
FACTOR: Final = 3.0
"""How much longer than measured tests may take, on a machine that has other things to do."""

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Change(NamedTuple):
    """A mutant, and the text of its module without it and with it."""

    mutant: Mutant
    old: str
    new: str

    @property
    def hash(self) -> str:
        return hashlib.sha256(f"{self.mutant.path}\n{self.new}".encode()).hexdigest()


class Result(NamedTuple):
    change: Change
    outcome: Outcome
    seconds: float


@cache
def equivalents() -> dict[tuple[str, str, str], str]:
    """Why each mutant of equivalent.toml is none, by module and the line before and after."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {(entry["path"], entry["before"], entry["after"]): entry["why"] for entry in listed}


def reason(change: Change) -> str | None:
    """Why a change changes nothing that anybody could notice; None where nobody has said so."""
    return equivalents().get((change.mutant.path, *changed_lines(change.old, change.new)))


def changed_lines(old: str, new: str) -> tuple[str, str]:
    """What differs between two texts, in whole lines without what is alike around them."""
    before, after = old.splitlines(), new.splitlines()
    while before and after and before[0] == after[0]:
        del before[0], after[0]
    while before and after and before[-1] == after[-1]:
        del before[-1], after[-1]
    return "\n".join(before).strip(), "\n".join(after).strip()


def wilson(found: int, of: int) -> tuple[float, float]:
    """The interval in which a share lies of which `found` of `of` were seen, 95 %."""
    if not of:
        return 0.0, 1.0
    share = found / of
    middle = share + Z * Z / (2 * of)
    margin = Z * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)


def known(file: Path) -> Mapping[str, Outcome]:
    """What became of texts of a module that were tried before; the last word counts."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {entry["text"]: Outcome(entry["outcome"]) for entry in map(json.loads, lines)}


def remember(file: Path, change: Change, outcome: Outcome) -> None:
    """Write down what became of a text of a module."""
    entry = {"text": change.hash, "mutant": str(change.mutant), "outcome": outcome}
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(entry) + "\n")


class Trial(NamedTuple):
    """A change, and the tests to try one after the other: (tests, seconds that they may take)."""

    change: Change
    parts: Sequence[tuple[Sequence[str], float]]
    folder: Path


def trial_of(change: Change, reach: Reach, patience: float, folder: Path) -> Trial:
    """Choose the tests of the module itself, then as many others as patience lasts for."""
    own, others = reach.tests(change.mutant.path, change.mutant.line)
    parts = []
    for tests, seconds in ((own, OWN_SECONDS), (others, patience)):
        if chosen := list(reach.within(tests, seconds)):
            needed = sum(reach.seconds[test] for test in chosen)
            parts.append((chosen, SLACK + FACTOR * needed))
    return Trial(change, parts, folder)


def try_out(trial: Trial) -> Result:
    """Try a change, in a process that has imported nothing of the project."""
    start, outcome = time.monotonic(), Outcome.SURVIVED
    change, place = trial.change, trial.folder / f"process-{os.getpid()}"
    for tests, seconds in trial.parts:
        if outcome is Outcome.SURVIVED:
            work = partial(import_changed, ROOT, change.mutant.path, change.new, tests)
            outcome = attempt(work, seconds, place)
    return Result(change, outcome, time.monotonic() - start)


def summary(outcomes: Sequence[tuple[Change, Outcome]], of: int) -> Iterator[str]:
    """Yield the lines of what there is to say in the end."""
    survivors = [change for change, outcome in outcomes if outcome is Outcome.SURVIVED]
    not_equivalent = 0
    for change in survivors:
        why = reason(change)
        not_equivalent += why is None
        before, after = changed_lines(change.old, change.new)
        yield f"{change.mutant}\n  - {before}\n  + {after}\n  {why or 'NO REASON GIVEN'}"
    tried, killed = len(outcomes), len(outcomes) - len(survivors)
    stopped = sum(outcome is Outcome.STOPPED for _, outcome in outcomes)
    yield f"{tried} of {of} mutants: {killed} killed ({stopped} of them by not ending)"
    for name, found in (("survived", len(survivors)), ("not equivalent", not_equivalent)):
        low, high = wilson(found, tried)
        yield f"{name}: {found}, {found / max(tried, 1):.1%} (95 %: {low:.1%} to {high:.1%})"


def arguments(words: Sequence[str]) -> argparse.Namespace:
    about = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=about)
    parser.add_argument("--sample", type=int, default=1000, help="how many mutants (1000)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="folders below analyser/poker")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--patience", type=float, default=60, help="seconds of tests for each (60)")
    usual = ROOT / "build" / "mutation"
    parser.add_argument("--folder", type=Path, default=usual, help="what is known already")
    parser.add_argument("--record", action="store_true", help="see anew which test runs what")
    return parser.parse_args(words)


def change_of(mutant: Mutant) -> Change:
    old = (ROOT / mutant.path).read_text(encoding="utf-8")
    return Change(mutant, old, source_of(mutant, old))


def main(words: Sequence[str]) -> int:
    """Draw, try and report; 1 where a mutant survived that nobody has given a reason for."""
    told = arguments(words)
    told.folder.mkdir(parents=True, exist_ok=True)
    os.environ["HYPOTHESIS_PROFILE"] = "ci"  # the same examples each time
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    if told.record or not (told.folder / LINES).exists():
        record(ROOT, told.folder, told.rooms)
    population = list(all_mutants(ROOT, told.rooms))
    changes = [change_of(mutant) for mutant in sample(population, told.sample, told.seed)]
    reach = Reach(ROOT, told.folder)
    reach.learn(collected(ROOT))
    file = told.folder / "outcomes.jsonl"
    before = known(file)
    outcomes = {change: before[change.hash] for change in changes if change.hash in before}
    settled = {change for change in outcomes if outcomes[change] is not Outcome.SURVIVED}
    left = [change for change in changes if change not in settled]
    for module in PRELOADED:
        importlib.import_module(module)
    trials = [trial_of(change, reach, told.patience, told.folder) for change in left]
    with multiprocessing.get_context("fork").Pool(told.workers) as pool:
        for number, result in enumerate(pool.imap_unordered(try_out, trials), 1):
            outcomes[result.change] = result.outcome
            remember(file, result.change, result.outcome)
            place = f"{number}/{len(left)} {result.seconds:.0f} s"
            print(f"{place} {result.outcome} {result.change.mutant}", flush=True)
    print("\n".join(summary([(change, outcomes[change]) for change in changes], len(population))))
    survivors = [change for change in changes if outcomes[change] is Outcome.SURVIVED]
    return int(any(reason(change) is None for change in survivors))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
