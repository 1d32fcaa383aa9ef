"""Let a random user loose: from tests/support, `python -m random_user --seed 7 --moves 1000`.

A failure says how to see it again; `--shrink` looks for fewer moves that show it.
"""

import argparse
import faulthandler
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(prog="random_user", description=__doc__)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--moves", type=int, default=1000, help="how many")
    parser.add_argument("--only", default="", help="the numbers of the moves to make: 3,17,25")
    parser.add_argument("--shrink", action="store_true", help="leave out what a failure can spare")
    parser.add_argument("--measure", action="store_true", help="fail where memory or handles grow")
    asked = parser.parse_args()
    numbers = [int(n) for n in asked.only.split(",")] if asked.only else [*range(asked.moves)]
    if asked.shrink:
        return shrink(asked.seed, numbers)
    with tempfile.TemporaryDirectory(prefix="random-user-") as folder:
        prepare(Path(folder))
        return play(asked.seed, numbers, Path(folder), asked.measure)


def prepare(folder: Path) -> None:
    """Make the program use other files and another screen than those of this user."""
    faulthandler.enable()
    use_home(folder)
    (folder / "files").mkdir()


def use_home(folder: Path) -> None:
    """Make the program store its files in a folder, and find its modules and those of the tests."""
    sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent.parent)]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder / name.lower())


def expect_an_end() -> None:
    """Start a timer: if it is not started again soon, print where the program is and end it."""
    faulthandler.dump_traceback_later(600, exit=True)


def play(seed: int, numbers: Sequence[int], folder: Path, measures: bool) -> int:
    """Make the moves with these numbers; return 1 if the program had a fault, otherwise 0."""
    from analyser.gui.program.application import make_application
    from random_user.run import run
    from random_user.waiting import Fault

    application = make_application(["random_user"])
    try:
        grown = run(seed, numbers, folder / "files", say, measures, expect_an_end)
    except Fault as fault:
        print(f"seed {seed}: {fault}", file=sys.stderr)
        return 1
    finally:
        application.clipboard().clear()  # what is there would outlive Python, and crash
    application.processEvents()
    if measures and grown:
        print(f"seed {seed}: grown: {grown}", file=sys.stderr)
        return 1
    return 0


def say(text: str) -> None:
    print(text, flush=True)


# Fewer moves ---------------------------------------------------------------------------------


def shrink(seed: int, numbers: Sequence[int]) -> int:
    """Leave out as many moves as possible so that the failure still occurs, and print the rest."""
    fails = fault_of(seed, numbers)
    if not fails:
        print("nothing fails")
        return 0
    kept, size = list(numbers), max(1, len(numbers) // 2)
    while size:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            if fewer and fault_of(seed, fewer) == fails:
                kept = fewer
                print(f"{len(kept)} moves are enough", flush=True)
            else:
                at += size
        size //= 2
    print(f"--seed {seed} --only {','.join(map(str, kept))}\n{fails}")
    return 1


def fault_of(seed: int, numbers: Sequence[int]) -> str:
    """Make moves in a separate process; return the fault that they show, or "" if there is none."""
    only = ",".join(map(str, numbers))
    command = [sys.executable, "-m", "random_user", "--seed", str(seed), "--only", only]
    run = subprocess.run(
        command, cwd=HERE.parent, capture_output=True, text=True, check=False, errors="replace"
    )
    if run.returncode < 0:
        return f"ended by signal {-run.returncode}"
    return run.stderr.strip().rpartition("\n")[2] if run.returncode else ""


if __name__ == "__main__":
    sys.exit(main())
