"""Several processes: the same bytes as one, and one clear end whatever ends them."""

import io
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any, NoReturn
from unittest import mock

import pytest

from analyser import CardError, UnreadHand, read_hands
from analyser.cli import run
from analyser.poker.hand_files import batch, text
from analyser.poker.hand_files.jobs import lifeline, pool, process
from analyser.poker.hand_files.jobs.tables import packed_rows
from analyser.poker.hand_files.text import TextBlock
from histories import HOLDEM, PHH, POKERSTARS
from in_threads import begin_thread, in_threads, read_all
from mostly_long import mostly_long
from not_none import not_none
from processes import start_python

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads which processes there are")
PATIENCE = 120.0
"""Seconds until a wait for a program gives up: only a hang takes so long."""
HANDS = "\n\n".join([*POKERSTARS.values(), HOLDEM[:700]]) + "\n\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a file in several pieces and two small ones, and the folder to work in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pool, "SIZE", 3_000)
    monkeypatch.setattr(pool, "_MOST", 6_000)
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


@pytest.mark.usefixtures("_in_threads")
def test_on_windows_no_signal_is_held_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    one = written(folder, [], 1, capsysbinary)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(signal, "pthread_sigmask", raising=False)
    for jobs in (2, 99):
        assert written(folder, [], jobs, capsysbinary) == one


@pytest.mark.usefixtures("_in_threads")
def test_python_gets_the_same_rows_and_errors(folder: Path) -> None:
    one, two = (list(read_hands("hands", jobs=jobs)) for jobs in (1, 2))
    assert one == two
    with pytest.raises(CardError, match="The number of jobs"):
        read_hands("hands", jobs=0)


@pytest.mark.usefixtures("_in_threads")
def test_options_alone_leave_the_game_to_the_cards_in_every_process(folder: Path) -> None:
    (folder / "hands" / "e.txt").write_text("AhKh v QsQd @ Qc Jh 2h 7d 3c\n" * 200)
    wild = {"wild": "2"}
    one, two = (list(read_hands("hands", options=wild, jobs=jobs)) for jobs in (1, 2))
    assert one == two
    assert not isinstance(two[-1], UnreadHand)
    assert (two[-1].game, two[-1].played.options.wild) == ("holdem", (2,))


@pytest.mark.usefixtures("_in_threads")
@pytest.mark.parametrize("jobs", mostly_long(1, [2, 1]))
def test_rows_come_while_more_of_a_pipe_is_waited_for(
    folder: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = b"AhKh v QsQd @ Qc Jh 2h 8h 3c\n" * (text.HEAD // 25)
    have_come = threading.Event()

    def texts() -> Iterator[bytes]:
        yield from (some[: text.HEAD], some[text.HEAD :])
        assert have_come.wait(PATIENCE)
        yield some

    left = texts()
    pipe = SimpleNamespace(read=lambda _: next(left, b""))
    monkeypatch.setattr(batch, "standard_input", lambda: pipe)
    found = read_hands("-", game="holdem", jobs=jobs)
    rows = list(islice(found, (len(some) - 2 * pool.SIZE) // 29))
    have_come.set()
    assert len(rows + list(found)) == 2 * len(some) // 29


def test_what_is_not_asked_for_is_not_read(folder: Path) -> None:
    """A thread that waits until there is room for one more result ends too."""
    (folder / "hands" / "z.txt").write_text("AhKh v QsQd\n" * 99_000)
    found = read_hands("hands", jobs=2)
    before = threading.active_count()
    next(found)
    assert threading.active_count() > before
    del found
    while threading.active_count() > before:
        threading.enumerate()[-1].join()


def test_the_frozen_program_is_the_python_of_its_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = pool.Piece("hands", "lines", TextBlock(1, b"AhKh v QsQd\n"), ())
    messages = io.BytesIO(pickle.dumps((None, list)) + pickle.dumps(piece))
    full = SimpleNamespace(write=raise_memory_error, flush=None)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=messages))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=full))
    others = set(threading.enumerate())
    monkeypatch.setattr(sys, "argv", ["hand-analyser", process.READ_PIECES])
    monkeypatch.setattr(lifeline, "end_with_sender", lambda: None)
    here = threading.current_thread()
    leave = mock.Mock(
        side_effect=lambda _: sys.exit(0) if threading.current_thread() is here else 0
    )
    monkeypatch.setattr(os, "_exit", leave)
    before = signal.getsignal(signal.SIGINT)
    try:
        from analyser.__main__ import main  # prepares for Ctrl+C, which is no matter of a test
    finally:
        signal.signal(signal.SIGINT, before)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    for reader in set(threading.enumerate()) - others:
        reader.join()
    assert leave.call_count == 2  # by the thread that found its results unwanted, too


def test_the_frozen_program_begins_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    pipes = {"stdin": io.BytesIO(), "stdout": io.BytesIO(), "kill": None, "wait": None}
    begin = mock.Mock(return_value=SimpleNamespace(**pipes))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(subprocess, "Popen", begin)
    process.begin_process()
    assert begin.call_args.args == ([sys.executable, process.READ_PIECES],)


BEGUN: list[Any] = []


def killed_at_once() -> Any:
    process = BEGIN()
    process.kill()
    process.wait()  # so that already the first message is refused
    BEGUN.append(process)
    return process


def raise_memory_error(_: object) -> NoReturn:
    raise MemoryError


def without_memory() -> Any:
    full: Any = SimpleNamespace(write=raise_memory_error, flush=None)
    return begin_thread(lambda pieces, _: read_all(pieces, full))


def killed_at_work() -> Any:
    def answer(pieces: IO[bytes], results: IO[bytes]) -> None:
        # The other one may be lost first, and then nobody asks or listens to this one any more.
        with suppress(EOFError, OSError):
            pickle.load(pieces)
            pickle.load(pieces)
            results.write(pickle.dumps(["a result of which only the first part is written"])[:20])

    return begin_thread(answer)


def not_begun() -> NoReturn:
    raise BlockingIOError(11, "Resource temporarily unavailable")


BEGIN = process.begin_process


@pytest.mark.parametrize("begin", [killed_at_once, without_memory, not_begun, killed_at_work])
def test_a_process_that_is_lost_is_said(
    folder: Path,
    begin: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(pool, "begin_process", begin)
    assert run(["batch", "hands", "--jobs", "2", "--csv", "out.csv"]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("hand-analyser: A process that read some of the hands was ended")
    assert [path.name for path in folder.iterdir()] == ["hands"]
    while BEGUN:
        process = BEGUN.pop()
        assert process.stdin.closed
        assert process.stdout.closed


@pytest.mark.parametrize("jobs", ["0", "-1", "1001", "two"])
def test_a_number_of_jobs_that_makes_no_sense_is_refused(
    folder: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["batch", "hands", f"--jobs={jobs}"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert jobs in err


@pytest.mark.usefixtures("_in_threads")
def test_without_hands_there_is_a_refusal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.txt").write_text("AhKh v QsAh\n" * 2_000)
    said = []
    for jobs in "12":
        assert run(["batch", "bad.txt", "--csv", "out.csv", "--jobs", jobs]) == 2
        said.append(capsys.readouterr())
    assert said[0] == said[1]
    assert "the first of 2,000 errors: Line 1" in said[0].err
    assert not (folder / "out.csv").exists()


def test_large_input_uses_all_processors(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "processors", lambda: 7)
    assert [process.usual_jobs(size) for size in (20_000_000, 20_000_001)] == [1, 7]
    monkeypatch.undo()
    assert 1 <= process.processors() <= (os.cpu_count() or 1)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert process.processors() == (os.cpu_count() or 1)


@pytest.mark.parametrize(("jobs", "begun"), [("1", 0), ("2", 2), ("9", 3)])
def test_processes_for_a_large_file_begin_early(
    folder: Path, monkeypatch: pytest.MonkeyPatch, jobs: str, begun: int
) -> None:
    """They load while this process does; each is used before another is started."""
    with (folder / "large.txt").open("wb") as file:
        file.truncate(20_000_001)
    monkeypatch.setattr(process, "processors", lambda: 3)
    begin = mock.Mock()
    monkeypatch.setattr(process, "_begin_process_now", begin)
    monkeypatch.setattr(process, "_begun", [])
    process.begin_early("large.txt", int(jobs))
    process.begin_early("hands", int(jobs))
    process.begin_early("missing", None)
    assert begin.call_count == begun
    for _ in range(4):
        process.begin_process()
    assert begin.call_count == 4


def test_a_process_ends_with_its_sender_in_the_middle_of_a_piece() -> None:
    process = BEGIN()
    for message in (
        (None, packed_rows),
        pool.Piece("hands", "lines", TextBlock(1, b"AhKh v QsQd @ Qc Jh 2h 8h 3c\n" * 20_000), ()),
    ):
        pickle.dump(message, not_none(process.stdin))
    not_none(process.stdin).close()
    with not_none(process.stdout) as results:
        assert results.read() == b""
    process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="there the input has to be read")
def test_a_process_that_loads_ends_with_its_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()
    monkeypatch.setattr(os, "_exit", lambda _: ended.set())
    ours, theirs = os.pipe()
    os.write(theirs, b"what nobody reads")
    lifeline.end_with_sender(ours)
    os.close(theirs)
    assert ended.wait(PATIENCE)
    os.close(ours)


def children(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that read hands for a program."""
    threads = Path(f"/proc/{process.pid}/task").glob("*/children")
    found = [child for thread in threads for child in thread.read_text().split()]
    names = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in found}
    return [int(child) for child, name in names.items() if b"read_pieces" in name]


@pytest.fixture
def endless() -> Iterator[subprocess.Popen[bytes]]:
    """A program that reads hands in two processes, from a pipe that stays open."""
    # Where no game is named, NumPy reads lines, which takes long to load. Python would hold a few
    # rows back until there are more, which never come: -u.
    words = ["-u", "-m", "analyser", "batch", "-", "--jsonl", "--jobs", "2", "--game", "holdem"]
    # It hears of Ctrl+C even where the tests run in the background and do not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with start_python(*words, process_group=0, stdin=subprocess.PIPE) as program:
        given_up = threading.Timer(PATIENCE, program.kill)
        given_up.start()
        assert program.stdin is not None
        assert program.stdout is not None
        comments = b"# as much as fills a piece, and little to answer".ljust(999) + b"\n"
        piece = b"AhKh v QsQd @ Qc Jh 2h 8h 3c\n" + comments * (pool.SIZE // 1000 + 9)
        # Each of the last two takes many times half a second.
        program.stdin.write(piece * 5 + b"AhKh v QsQd @ Qc Jh 2h 8h 3c\n" * (pool.SIZE // 12))
        program.stdin.flush()
        row = program.stdout.readline()
        given_up.cancel()
        assert row.startswith(b'{"file": "-", "line": 1'), program.communicate(timeout=PATIENCE)
        yield program
    signal.signal(signal.SIGINT, before)


def seconds_worked(process: int) -> float | None:
    """The processor time of a process so far, or None if it has ended."""
    try:
        state, *fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    ticks = sum(map(int, fields[10:12]))
    return None if state in "ZX" else ticks / os.sysconf("SC_CLK_TCK")


@on_linux
@pytest.mark.parametrize(
    "who", mostly_long(1, ["SIGTERM", "SIGHUP", "SIGKILL", "SIGINT", "child", "ctrl-c"])
)
def test_whatever_ends_it_ends_all_of_it(endless: subprocess.Popen[bytes], who: str) -> None:
    program, both = endless, children(endless)
    assert len(both) == 2
    number = getattr(signal, who, signal.SIGINT)
    status = 2 if who == "child" else 130 if number == signal.SIGINT else -number
    before = [seconds_worked(each) or 0 for each in both]
    if who == "child":
        os.kill(both[0], signal.SIGKILL)
    elif who == "ctrl-c":
        os.killpg(program.pid, signal.SIGINT)  # as a terminal sends it, to all of them
    else:
        program.send_signal(number)
    while any(now := [seconds_worked(each) or 0 for each in both]):
        assert max(one - then for one, then in zip(now, before, strict=True)) < 0.5
    # This also waits for all who hold the pipes.
    _, said = program.communicate(timeout=PATIENCE)
    assert program.returncode == status
    sentence = b"hand-analyser: A process that read some of the hands was ended"
    assert said.startswith(sentence) if who == "child" else said == b""
    assert said.count(b"\n") == (who == "child")
