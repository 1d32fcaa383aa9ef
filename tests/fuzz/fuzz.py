"""Fuzz everything that reads what somebody else wrote, guided by the code that is reached.

    python tests/fuzz/fuzz.py --minutes 60            # all targets, the time shared among them
    python tests/fuzz/fuzz.py --minutes 5 ranges ohh  # some of them
    python tests/fuzz/fuzz.py --keep                  # take what was found into the corpus, small

Needs ``pip install atheris``, and runs one process at a time. What reaches new code is written to
``build/fuzz/TARGET``, and what fails, hangs or takes long to ``build/fuzz/findings``: mend it, with
a test, and put the bytes into the corpus, which ``test_corpus.py`` reads in every run of the tests.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from _typeshed import TraceFunction

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
CORPUS: Final = HERE / "corpus"
BUILD: Final = ROOT / "build" / "fuzz"
FINDINGS: Final = BUILD / "findings"

LONGEST: Final = 6000
"""The most bytes of an input."""
SECONDS_AT_MOST: Final = 10
"""How long one input may take; far more than any of this length should need."""
JSON: Final = ("saved_table", "kept_table", "history", "ohh", "any_file")
"""The targets that read JSON, which is changed as such now and then."""
IN_MEMORY: Final = Path("/dev/shm")
"""Where files are written fast, on systems that have it."""


def main() -> int:
    """Run what the command line asks for; the exit status is 1 where something was found."""
    parser = argparse.ArgumentParser(description="Fuzz what reads text and files.")
    parser.add_argument("targets", nargs="*", help="which to fuzz, all by default")
    parser.add_argument("--minutes", type=float, default=10, help="for all targets together")
    parser.add_argument("--keep", action="store_true", help="take what was found into the corpus")
    parser.add_argument("--one", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        target, *rest = arguments.one
        return keep(target) if rest == ["--keep"] else fuzz_one(target, rest)
    targets = arguments.targets or known_targets()
    if arguments.keep:
        return max(_start(target, "--keep") for target in targets)
    seconds = max(1, round(60 * arguments.minutes / len(targets)))
    FINDINGS.mkdir(parents=True, exist_ok=True)
    failed = [target for target in targets if fuzz(target, seconds)]
    print(f"{len(targets)} targets, {seconds} s each; failed: {', '.join(failed) or 'none'}")
    return 1 if failed else 0


def known_targets() -> list[str]:
    sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]
    from fuzz_targets import TARGETS

    return list(TARGETS)


def fuzz(target: str, seconds: int) -> int:
    """Fuzz one target in a process of its own, from the corpus and what was found before."""
    print(f"== {target}", flush=True)
    found = BUILD / target
    found.mkdir(parents=True, exist_ok=True)
    return _start(
        target,
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        f"-timeout={SECONDS_AT_MOST}",
        "-rss_limit_mb=2048",
        f"-dict={HERE / 'words.dict'}",
        f"-artifact_prefix={FINDINGS / target}-",
        "-print_final_stats=1",
        str(found),
        str(CORPUS / target),
    )


def _start(target: str, *arguments: str) -> int:
    """Start this again for one target, away from the user's own files."""
    place = IN_MEMORY if IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="hand-analyser-fuzz-", dir=place) as folder:
        own = {f"XDG_{kind}_HOME": folder for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        command = [sys.executable, __file__, "--one", target, *arguments]
        environment = {**os.environ, **own, "TMPDIR": folder, "QT_QPA_PLATFORM": "offscreen"}
        return subprocess.run(command, env=environment, check=False).returncode


def keep(target: str) -> int:
    """Add to the corpus what reaches code that nothing in it reaches, the shortest first."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]
    from fuzz_targets import TARGETS

    seen: set[Step] = set()
    known = sorted((CORPUS / target).iterdir())
    found = sorted((BUILD / target).iterdir(), key=lambda file: (file.stat().st_size, file.name))
    for file in (*known, *found):
        new = steps_of(TARGETS[target], file.read_bytes()) - seen
        seen |= new
        if new and file not in known:
            shutil.copy(file, CORPUS / target / file.name[:12])
    print(f"{target}: {len(seen)} steps, {len(list((CORPUS / target).iterdir()))} files")
    return 0


Step = tuple[str, int, int]
"""A step from one line of a file to another."""


def steps_of(read: Callable[[bytes], None], data: bytes) -> set[Step]:
    """All steps inside the program while a target reads."""
    program, steps = str(ROOT / "analyser"), set[Step]()

    def enter(frame: FrameType, event: str, argument: object) -> TraceFunction | None:
        if not frame.f_code.co_filename.startswith(program):
            return None
        before = 0

        def step(frame: FrameType, event: str, argument: object) -> TraceFunction:
            nonlocal before
            if event == "line":
                steps.add((frame.f_code.co_filename, before, frame.f_lineno))
                before = frame.f_lineno
            return step

        return step

    sys.settrace(enter)
    try:
        read(data)
    finally:
        sys.settrace(None)
    return steps


def fuzz_one(target: str, arguments: Sequence[str]) -> NoReturn:
    """Hand one target to libFuzzer, which ends the process."""
    import atheris

    sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]
    # What texts are compared with is tried; the hook for expressions has no `match` from a place.
    atheris.enabled_hooks.add("str")
    from changed_json import changed_json

    with atheris.instrument_imports(include=["analyser"]):
        from fuzz_targets import TARGETS

    def change(data: bytes, longest: int, seed: int) -> bytes:
        random = Random(seed)
        changed = changed_json(data, random) if random.randrange(2) else None
        if changed is not None and len(changed) <= longest:
            return changed
        return bytes(atheris.Mutate(data, longest))

    own = {"custom_mutator": change} if target in JSON else {}
    atheris.Setup([sys.argv[0], *arguments], TARGETS[target], **own)
    atheris.Fuzz()
    raise AssertionError("libFuzzer ends the process")


if __name__ == "__main__":
    sys.exit(main())
