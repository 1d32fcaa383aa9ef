"""Several processes: the same bytes as one, and one clear end whatever ends them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import NoReturn

import pytest

import analyser
from analyser import CardError, read_hands
from analyser.cli import run
from analyser.poker.hand_files import batch as batches
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_files.jobs import pieces, pool
from histories import HOLDEM, PHH, POKERSTARS
from in_threads import in_threads

ROOT = Path(analyser.__file__).resolve().parent.parent
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads which processes there are")
PATIENCE = 120.0
"""Seconds until a wait for a program gives up: only a hang takes so long."""
HANDS = "\n\n".join([*POKERSTARS.values(), HOLDEM[:700]]) + "\n\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a file in several pieces and two small ones, and the folder to work in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pieces, "SIZE", 3_000)
    monkeypatch.setattr(pieces, "_MOST", 6_000)
    (tmp_path / "hands").mkdir()
    (tmp_path / "hands" / "a.txt").write_text("what?\nAhAh\n" + HOLDEM)
    (tmp_path / "hands" / "b.csv").write_text("hand 1,hand 2,note\nAhKh,QsQd,=1\n")
    (tmp_path / "hands" / "c.txt").write_text(HANDS * 3)
    (tmp_path / "hands" / "c too.phh").write_text(PHH + "# nobody knows where to cut\n" * 300)
    (tmp_path / "hands" / "d.txt").write_text("AhKh v QsQd v 2c2d\n" * 9)
    return tmp_path


@pytest.fixture
def _in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    in_threads(monkeypatch)


def written(
    folder: Path,
    form: list[str],
    jobs: int,
    capsysbinary: pytest.CaptureFixture[bytes],
    what: str = "hands",
) -> tuple[object, list[bytes]]:
    """What is written out, and into files."""
    assert run(["batch", what, *form, "--jobs", str(jobs)]) == 0
    return capsysbinary.readouterr(), [path.read_bytes() for path in folder.glob("out*")]


FORMS = [[], ["--json"], ["--jsonl"], ["--csv", "out.csv"], ["--json", "--csv", "out.csv"]]


@pytest.mark.usefixtures("_in_threads")
@pytest.mark.parametrize("form", FORMS, ids=" ".join)
def test_two_jobs_write_what_one_writes(
    folder: Path, form: list[str], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    for what in ("hands", "hands/c.txt"):
        one = written(folder, form, 1, capsysbinary, what)
        assert written(folder, form, 2, capsysbinary, what) == one


def test_two_processes_write_what_one_writes(
    folder: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    one = written(folder, FORMS[-1], 1, capsysbinary)
    assert written(folder, FORMS[-1], 2, capsysbinary) == one


def test_python_gets_the_same_rows_and_errors_from_two_processes(folder: Path) -> None:
    one, two = (list(read_hands("hands", jobs=jobs)) for jobs in (1, 2))
    assert one == two
    with pytest.raises(CardError, match="The number of jobs"):
        read_hands("hands", jobs=0)


@pytest.mark.usefixtures("_in_threads")
def test_on_windows_ctrl_c_is_not_held_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(signal, "pthread_sigmask", raising=False)
    assert written(folder, [], 99, capsysbinary)


def test_a_new_process_leaves_ctrl_c_to_the_first_and_ends_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = Event()
    statuses: list[int] = []
    parent = SimpleNamespace(join=ended.wait)
    monkeypatch.setattr(pool, "parent_process", lambda: parent)
    monkeypatch.setattr(os, "_exit", statuses.append)
    before = signal.getsignal(signal.SIGINT)
    pool._begin()
    ignored = signal.signal(signal.SIGINT, before)
    (thread,) = (one for one in threading.enumerate() if one.name.endswith("(_end_with_parent)"))
    ended.set()
    thread.join()
    assert (ignored, statuses) == (signal.SIG_IGN, [1])


@pytest.mark.usefixtures("_in_threads")
def test_a_process_without_memory_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pool, "_do", raise_memory_error)
    assert run(["batch", "hands", "--jobs", "2", "--csv", "out.csv"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "ran out of memory" in err
    assert [path.name for path in folder.iterdir()] == ["hands"]


def raise_memory_error(*_: object) -> NoReturn:
    raise MemoryError


@pytest.mark.parametrize("jobs", ["0", "-1", "1001", "two"])
def test_a_number_of_jobs_that_makes_no_sense_is_refused(
    folder: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["batch", "hands", f"--jobs={jobs}"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert jobs in err


@pytest.mark.usefixtures("_in_threads")
def test_nothing_to_read_is_refused_as_with_one_job(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.txt").write_text("AhKh v QsAh\n" * 2_000)
    said = []
    for jobs in "12":
        assert run(["batch", "bad.txt", "--csv", "out.csv", "--jobs", jobs]) == 2
        said.append(capsys.readouterr())
    assert said[0] == said[1]
    assert "the first of 2,000 errors: Line 1" in said[0].err
    assert not (folder / "out.csv").exists()


def test_all_processors_are_used_for_large_input(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "processors", lambda: 7)
    assert open_batch("hands").usual_jobs == 1
    with (folder / "hands" / "large.txt").open("ab") as file:
        file.truncate(20_000_001)
    assert open_batch("hands").usual_jobs == 7
    monkeypatch.undo()
    assert 1 <= batches.processors() <= (os.cpu_count() or 1)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert batches.processors() == (os.cpu_count() or 1)


def children(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that read hands for a program."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    names = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in found}
    return [int(child) for child, name in names.items() if b"spawn_main" in name]


@pytest.fixture
def endless() -> Iterator[subprocess.Popen[bytes]]:
    """A program that reads hands in two processes, from a pipe that stays open."""
    # It hears of Ctrl+C even where the tests run in the background and do not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        # -u: Python would hold a few rows back until there are more, which never come.
        [sys.executable, "-u", "-m", "analyser", "batch", "-", "--jsonl", "--jobs", "2"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        given_up = threading.Timer(PATIENCE, program.kill)
        given_up.start()
        comments = b"# as much as fills a piece, and little to answer\n" * 6_000
        program.stdin.write((b"AhKh v QsQd @ Qc Jh 2h 8h 3c\n" + comments) * 12)
        program.stdin.flush()
        row = program.stdout.readline()
        given_up.cancel()
        assert row.startswith(b'{"file": "-", "line": 1'), program.communicate(timeout=PATIENCE)
        yield program
    signal.signal(signal.SIGINT, before)


@on_linux
@pytest.mark.parametrize("who", ["child", "ctrl-c", "parent"])
def test_whatever_ends_it_ends_all_of_it(endless: subprocess.Popen[bytes], who: str) -> None:
    program, both = endless, children(endless)
    assert len(both) == 2
    status = {"child": 2, "ctrl-c": 130, "parent": -signal.SIGKILL}[who]
    if who == "child":
        os.kill(both[0], signal.SIGKILL)
    elif who == "ctrl-c":
        for each in (program.pid, *both):  # as a terminal sends it, to all of them
            os.kill(each, signal.SIGINT)
    else:
        program.kill()
    # This also waits for all who hold the pipes.
    _, said = program.communicate(timeout=PATIENCE)
    assert program.returncode == status
    sentence = b"hand-analyser: A process that read some of the hands was ended"
    if who != "parent":  # of a killed program Python's own processes tidy up, and say so
        assert said.startswith(sentence) if who == "child" else said == b""
        assert said.count(b"\n") == (who == "child")


FROZEN = """
import multiprocessing.spawn, sys
sys.frozen = True
multiprocessing.spawn.freeze_support = lambda: sys.exit("works for another")
from analyser.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--multiprocessing-fork", "pipe_handle=3"], "works for another"),
        (["-B", "-c", "from multiprocessing.process import sys; sys.exit('tidies')"], "tidies"),
        (["batch"], "hand-analyser: There has to be one file"),
    ],
)
def test_the_frozen_program_is_the_python_of_its_processes(words: list[str], said: str) -> None:
    command = [sys.executable, "-c", FROZEN, *words]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert ended.stdout == ""
    assert ended.stderr.startswith(said)
