"""One mutant against the tests, in a process forked for it from one that has all loaded but them.

The other text of the module is there from the start of the import: `import_changed`.
"""

import math
import os
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

import pytest
from hypothesis import Phase, settings

MEMORY = 2 << 30
"""Of addresses: a mutant that never stops making things is killed by its memory."""

ASLEEP = 20
"""How many times as long a process may take that waits for something, such as the processor."""

NOT_RUN = 70
"""What a process ends with where we failed, not pytest."""

OPTIONS = (
    *("-x", "-q", "--tb=line", "--no-header", "--no-summary", "--capture=no"),
    *("-p", "no:cacheprovider", "-o", "faulthandler_timeout=0"),
    # What is loaded before pytest keeps its plain asserts; none of them is one of our tests.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)


class Outcome(StrEnum):
    KILLED = "killed"
    """A test failed."""

    STOPPED = "stopped"
    """The tests did not come to an end: somebody waiting for them would have noticed."""

    SURVIVED = "survived"


class Quickly:
    """A plugin of pytest's: properties end at their first failure, which need not be simple."""

    def pytest_configure(self) -> None:
        """After tests/conftest.py has chosen its profile."""
        settings.register_profile("mutants", settings(), phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")


def attempt(work: Callable[[], int], limit: float, folder: Path) -> Outcome:
    """What becomes of a mutant in a forked process that does `work`.

    ``limit``: how many seconds of the processor's it may take; on a busy machine that is longer.
    ``work`` returns pytest's exit status. The process and all it starts are ended before this
    returns; what it writes is in ``folder``, one for each process that calls this.
    """
    log, temporary = folder / "log.txt", folder / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    process = os.fork()
    if process == 0:
        status = NOT_RUN
        try:
            os.setpgid(0, 0)
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(temporary)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(limit), math.ceil(limit) + 1))
            with log.open("wb", buffering=0) as output:
                for stream in (1, 2):
                    os.dup2(output.fileno(), stream)
            status = work()
        except BaseException:  # noqa: BLE001 - whatever it is has to be told outside
            log.write_text(traceback.format_exc(), encoding="utf-8")
        finally:
            # Without what a Python does at its end: that belongs to the process it was forked from.
            os._exit(status)
    try:
        ended = wait_for(process, time.monotonic() + ASLEEP * limit)
    finally:
        with suppress(ProcessLookupError):  # what it has started and left running
            os.killpg(process, signal.SIGKILL)
        shutil.rmtree(temporary, ignore_errors=True)
    if ended is None or ended in (-signal.SIGXCPU, -signal.SIGKILL):
        return Outcome.STOPPED
    if ended in (NOT_RUN, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"The tests were not run: {log.read_text(encoding='utf-8')}")
    return Outcome.SURVIVED if ended == pytest.ExitCode.OK else Outcome.KILLED


def wait_for(process: int, end: float) -> int | None:
    """The exit status of a child; None where it has not ended by `end`."""
    pause = 0.005
    while time.monotonic() < end:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(pause)
        pause = min(pause * 1.5, 0.2)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return None


class Chosen:
    """A plugin of pytest's: runs only the tests it was given, in the order they were given in."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.place = {test: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])


def import_changed(root: Path, path: str, text: str, tests: Sequence[str]) -> int:
    """Run tests with another text of a module; pytest's exit status."""
    if any(name.partition(".")[0] == "analyser" for name in sys.modules):
        raise RuntimeError("The project was imported before it was changed")
    file, usual = str(root / path), SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        """The code of the other text, of which nothing is written to disk."""
        if loader.path != file:
            return usual(loader, name)
        return compile(text, file, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    return pytest.main([*files, *OPTIONS], plugins=[Quickly(), Chosen(tests)])
