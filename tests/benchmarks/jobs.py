"""Seconds and memory of ``batch`` with one job and with two, for large files of each format.

    python tests/benchmarks/jobs.py                        # our own hands, 100 MB in each format
    python tests/benchmarks/jobs.py --megabytes 20 phh     # less, and of one format
    python tests/benchmarks/jobs.py --out parquet FILE ..  # these files, repeated; as Parquet
    python tests/benchmarks/jobs.py --feeds                # how many readers the first can feed

Works on Linux. On a busy machine only the processor time counts. The memory is the most that all
processes had together: by resident pages, and by their share of pages that several of them have.
Files are repeated with other ids of their hands.
"""

import argparse
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))

from analyser import HandRow, read_hands
from analyser.poker.cards import DECK
from analyser.terminal.batch_report import Form, Table, report_batch
from histories import PHH, POKERSTARS, TRIPLE_DRAW, ohh, ohh_text
from site_hands import SITE_HANDS

OWN: Final = SITE_HANDS | {
    "pokerstars": "\n\n\n".join(POKERSTARS.values()),
    "phh": f"[1]\n{PHH}[2]\n{TRIPLE_DRAW}",
    "ohh": ohh_text(ohh()),
    "lines": "".join(f"{' '.join(map(str, random.Random(0).sample(DECK, 10)))}\n" for _ in "12"),
}
"""Some hands in each format."""
_WHO: Final = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
_PAUSE: Final = 0.02
"""Seconds between two looks at the memory."""


class Measured(NamedTuple):
    """What a run took: seconds, seconds of processors, megabytes by resident pages and by share."""

    seconds: float
    processor: float
    resident: float
    share: float


def main() -> None:
    """Print a line for each file, kind of output and number of jobs."""
    parser = argparse.ArgumentParser(description="Measure batch with several jobs.")
    parser.add_argument("what", nargs="*", default=list(OWN), help="formats, or files of hands")
    parser.add_argument("--megabytes", type=int, default=100)
    parser.add_argument("--out", nargs="+", default=["csv"], help="csv, parquet, json, jsonl")
    parser.add_argument("--jobs", nargs="+", default=["1", "2"])
    parser.add_argument("--feeds", action="store_true")
    arguments = parser.parse_args()
    print(f"{'':16}{'out':8} jobs  seconds  processor  MB resident  MB by share")
    with tempfile.TemporaryDirectory() as folder:
        for what in arguments.what:
            path = Path(folder) / "hands"
            path.write_bytes(OWN[what].encode() if what in OWN else Path(what).read_bytes())
            _repeat(path, arguments.megabytes * 1_000_000)
            for out in arguments.out:
                if arguments.feeds:
                    print(f"{Path(what).stem[:15]:16}{out:8} feeds {feeds(path, out):.0f} readers")
                    continue
                for jobs in arguments.jobs:
                    found = measure(path, out, jobs)
                    print(
                        f"{Path(what).stem[:15]:16}{out:8} {jobs:>4} {found.seconds:8.1f} "
                        f"{found.processor:10.1f} {found.resident:12.0f} {found.share:12.0f}",
                        flush=True,
                    )
            path.unlink()


def feeds(path: Path, out: str) -> float:
    """Return how many seconds readers work for each second of the process that feeds them."""
    form: Form = "text" if out == "csv" else "jsonl"
    tables: dict[Table, str] = {"csv": str(path.with_suffix(".out"))} if out == "csv" else {}
    started = [resource.getrusage(who) for who in _WHO]
    deque(report_batch(str(path), None, form, tables, 2), maxlen=0)
    used = [resource.getrusage(who) for who in _WHO]
    first, readers = [
        after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        for before, after in zip(started, used, strict=True)
    ]
    return readers / first


def _repeat(path: Path, size: int) -> None:
    """Make a file this large from its hands, whose ids are numbered anew."""
    hands = path.read_bytes().removesuffix(b"\n") + b"\n\n"
    ids = {row.hand or "" for row in read_hands(path) if isinstance(row, HandRow)}
    named = [f"{re.escape(one)}\\b".encode() for one in sorted(ids) if len(one) > 3]
    numbers = count(10**9)

    def anew(_: re.Match[bytes]) -> bytes:
        return str(next(numbers)).encode()

    with path.open("wb") as stream:
        while stream.tell() < size:
            stream.write(re.sub(b"|".join(named), anew, hands) if named else hands)


def measure(path: Path, out: str, jobs: str) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        form = [f"--{out}", *([f"{folder}/out"] if out in ("csv", "parquet") else [])]
        command = [sys.executable, "-m", "analyser", "batch", str(path), *form, "--jobs", jobs]
        start = time.perf_counter()
        program = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        most = {"Rss": 0, "Pss": 0}
        while not (ended := os.wait4(program.pid, os.WNOHANG))[0]:
            found = [_memory(process) for process in _processes(program.pid)]
            most = {kind: max(size, sum(one[kind] for one in found)) for kind, size in most.items()}
            time.sleep(_PAUSE)
        seconds, (_, status, used) = time.perf_counter() - start, ended
    if status:
        sys.exit(f"batch ended with {os.waitstatus_to_exitcode(status)}")
    return Measured(seconds, used.ru_utime + used.ru_stime, *(kb / 1000 for kb in most.values()))


def _processes(process: int) -> Iterator[int]:
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in _text(children).split():
            yield from _processes(int(child))


def _memory(process: int) -> dict[str, int]:
    """Return the memory of a process in kilobytes; none if it has ended."""
    text = _text(Path(f"/proc/{process}/smaps_rollup"))
    found = dict(re.findall(r"^(Rss|Pss): +(\d+) kB", text, re.MULTILINE))
    return {kind: int(found.get(kind, 0)) for kind in ("Rss", "Pss")}


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:  # the process has ended
        return ""


if __name__ == "__main__":
    main()
