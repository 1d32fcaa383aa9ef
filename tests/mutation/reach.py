"""Which tests run which lines of the domain, and how long each takes: one run of them all."""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from coverage import CoverageData
from coverage.parser import PythonParser

TESTS = (
    *("tests/poker", "tests/census", "tests/terminal", "tests/test_api.py"),
    *("tests/test_batch.py", "tests/test_caches.py", "tests/test_equity.py"),
    *("tests/test_games.py", "tests/test_nothing_in.py", "tests/test_odd_arguments.py"),
    *("tests/test_quiz.py", "tests/test_ranges.py", "tests/test_several_boards.py"),
    "tests/test_sort.py",
)
"""The tests of the domain, and of what answers from it in the same process."""

ABOUT_ALL = ("tests/poker/test_records.py", "tests/test_caches.py")
"""Tests of what every module makes when it is imported; they run none of its lines themselves."""

COVERAGE = "tests.coverage"
SECONDS = "seconds.json"
LINES = "lines.json"

AT_IMPORT = ""
"""Stands among the tests of a line that runs while no test does."""

QUICK = 3.0
"""Of slower tests nobody asks which lines they run: they are tried last in any case."""


class Stopwatch:
    """A plugin of pytest's: writes how long each test took, and leaves out what is not quick."""

    def __init__(self, file: Path) -> None:
        self.file = file
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.known: dict[str, float] = known
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out tests that are known to be slow; measure which lines all others run."""
        items[:] = [item for item in items if self.known.get(item.nodeid, 0.0) < QUICK]
        for item in items:  # a mark for the gate alone, which needs no second run of a line
            item.own_markers[:] = [mark for mark in item.own_markers if mark.name != "no_cover"]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        del session
        self.file.write_text(json.dumps(self.known | self.seconds), encoding="utf-8")


def record(root: Path, folder: Path, rooms: Iterable[str]) -> None:
    """Run the tests of the domain, none of which may fail; leave in `folder` what `Reach` reads."""
    command = [sys.executable, str(Path(__file__)), str(folder / SECONDS), *TESTS]
    command += ["--quiet", "--cov-context=test", "--cov-report="]
    command += [f"--cov=analyser/poker/{room}" for room in rooms]
    # A process of its own: this one must not have imported the domain before it is mutated.
    environment = os.environ | {"COVERAGE_FILE": str(folder / COVERAGE)}
    subprocess.run(command, cwd=root, check=True, env=environment)
    # Into a file that any process can read: coverage's own forgets everything in a forked one.
    data = CoverageData(str(folder / COVERAGE))
    data.read()
    lines: dict[str, dict[int, list[str]]] = {}
    for file in data.measured_files():
        path = Path(file).relative_to(root).as_posix()
        lines[path] = {
            line: sorted({context.rpartition("|")[0] for context in contexts})
            for line, contexts in data.contexts_by_lineno(file).items()
        }
    (folder / LINES).write_text(json.dumps(lines), encoding="utf-8")


def collected(root: Path) -> list[str]:
    """The names of the tests that there are now, those that came after a recording among them."""
    command = [sys.executable, "-m", "pytest", *TESTS, "--collect-only", "-q", "--no-header"]
    found = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return [line for line in found.stdout.splitlines() if "::" in line]


class Reach:
    """What `record` found out."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.new: set[str] = set()
        self.seconds: dict[str, float] = json.loads((folder / SECONDS).read_text(encoding="utf-8"))
        lines = (folder / LINES).read_text(encoding="utf-8")
        self.lines: dict[str, dict[str, list[str]]] = json.loads(lines)

    def learn(self, tests: Iterable[str]) -> None:
        """Take in tests that came after the recording: what they run is not known."""
        self.new = {test for test in tests if test not in self.seconds}
        self.seconds |= dict.fromkeys(self.new, 0.1)

    def tests(self, path: str, line: int) -> tuple[list[str], list[str]]:
        """The tests that may notice a change of a line, those of its own module's first.

        In each part the most likely come first: those about whatever is made at import, where the
        statement runs then; those that run the statement, and new ones of the
        same folder, which may; those that run anything of the module, because a line that runs
        once, at import or behind a cache, is noted for one test at most; then those of the same
        folder, then all.
        """
        by_line = self.lines.get(path, {})
        first_line = parsed((self.root / path).read_text(encoding="utf-8")).first_line
        own = own_test_file(path)
        folder = own.rpartition("/")[0] + "/"
        statement = [key for key in by_line if first_line(int(key)) == first_line(line)]
        reaching = {test for key in statement for test in by_line[key]}
        about_all = {test for test in self.seconds if test.startswith(ABOUT_ALL)}
        layers: list[Iterable[str]] = [
            about_all if AT_IMPORT in reaching else (),
            (reaching - {AT_IMPORT}) | {test for test in self.new if test.startswith(folder)},
            {test for tests in by_line.values() for test in tests} - {AT_IMPORT},
            (test for test in self.seconds if test.startswith(folder)),
            self.seconds,
        ]
        ordered = list(dict.fromkeys(test for layer in layers for test in self.by_time(layer)))
        mine = [test for test in ordered if test.startswith(own + "::")]
        return mine, [test for test in ordered if not test.startswith(own + "::")]

    def by_time(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds.get(test, 0.0), test))

    def within(self, tests: Iterable[str], seconds: float) -> Iterator[str]:
        """As many of the tests, from the first on, as take no longer than `seconds` together."""
        for test in tests:
            seconds -= self.seconds.get(test, 0.0)
            if seconds < 0:
                return
            yield test


def own_test_file(path: str) -> str:
    folder, _, name = path.removeprefix("analyser/").rpartition("/")
    return f"tests/{folder}/test_{name}"


@cache
def parsed(source: str) -> PythonParser:
    """The text of a module, of which the parser knows where each statement begins."""
    parser = PythonParser(text=source)
    parser.parse_source()
    return parser


if __name__ == "__main__":
    watch = Stopwatch(Path(sys.argv[1]))
    sys.exit(pytest.main(sys.argv[2:], plugins=[watch]))
