"""Tables in files, one place and lock a window: read back, nothing written over."""

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from analyser.gui.state import saved_windows
from analyser.gui.state.data_folder import FileLock, data_folder
from analyser.gui.state.saved_windows import (
    SavedWindow,
    claim_new,
    claim_saved,
    load_table,
    save_table,
    table_file,
)
from analyser.gui.state.undoable_table import WindowContent
from analyser.poker.cards import parse_cards
from analyser.poker.errors import NewerTableError, SavedTableError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import new_table

TABLE = new_table(HOLDEM, 2).place_all(parse_cards("As Kd 10h")).rename_seat(1, "Zoë")


def test_what_is_kept_comes_back_and_is_a_saved_table_to_others() -> None:
    window = SavedWindow(1)
    for kept in (
        WindowContent(TABLE),
        WindowContent(TABLE, "/home/zoë/a.json", True),
        WindowContent(TABLE, "a\udce4.json"),
    ):
        window.save(kept)
        assert window.load() == kept
    SavedWindow(1).save(WindowContent(TABLE, "/home/zoë/a.json", True))
    assert load_table(table_file()) == TABLE


@pytest.mark.parametrize("file", ["7", '"a.json"', '{"path": 7}', '{"path": "a", "modified": 1}'])
def test_a_file_that_makes_no_sense_costs_no_table(file: str) -> None:
    save_table(TABLE, table_file())
    text = table_file().read_text(encoding="utf-8")
    table_file().write_text(text.replace("{", '{"file": ' + file + ",", 1), encoding="utf-8")
    assert SavedWindow(1).load() == WindowContent(TABLE)


def test_windows_take_places_of_their_own_where_no_table_is() -> None:
    one, two = claim_new(), claim_new()
    assert (one.number, two.number) == (1, 2)
    assert (one.file, two.file) == (table_file(), data_folder() / "table-2.json")
    one.release()
    again = claim_new()
    assert again.number == 1
    for window in (again, two):
        window.release()
    SavedWindow(1).save(WindowContent(TABLE))
    window = claim_new()
    assert window.number == 2
    SavedWindow(1).delete()
    window.save(WindowContent(TABLE))
    window.delete()
    window.delete()
    window.release()
    assert claim_saved() is None


def test_what_was_left_is_claimed_in_order_and_once() -> None:
    for number in (10, 3, 1):
        SavedWindow(number).save(WindowContent(TABLE))
    for name in ("table-01.json", "table-kept-2026-01-01-120000.json", "table-x.json", "other"):
        (data_folder() / name).touch()
    claimed = [claim_saved() for _ in range(4)]
    assert [window and window.number for window in claimed] == [1, 3, 10, None]
    fresh = claim_new()
    assert fresh.number == 2
    for window in (*claimed, fresh):
        if window is not None:
            window.release()


def test_what_is_put_aside_takes_nothing_elses_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "now")
    kept = []
    for content in ("a", "b", "c"):
        table_file().parent.mkdir(parents=True, exist_ok=True)
        table_file().write_text(content)
        kept.append(SavedWindow(1).put_aside())
    assert [path.name for path in kept] == [
        "table-kept-now.json", "table-kept-now-2.json", "table-kept-now-3.json",
    ]  # fmt: skip
    assert [path.read_text() for path in kept] == ["a", "b", "c"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in its folders")
def test_a_pipe_is_left_there_too_and_refused_at_once() -> None:
    table_file().parent.mkdir(parents=True)
    os.mkfifo(table_file())
    window = claim_saved()
    assert window is not None
    with pytest.raises(SavedTableError, match="it is no ordinary file"):
        window.load()
    assert window.put_aside().is_fifo()
    window.release()


def test_a_folder_not_written_has_a_place_and_no_lock(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(saved_windows, "data_folder", lambda: tmp_path / "file")
    assert claim_saved() is None
    window = claim_new()
    with pytest.raises(OSError, match="file"):
        window.save(WindowContent(TABLE))
    # Where nothing can be written there is no lock.
    with pytest.raises(OSError, match="file"):
        FileLock(tmp_path / "file" / "table.lock").acquire()


def test_what_is_open_here_is_not_left_even_where_nothing_can_be_locked() -> None:
    for number in (1, 2):
        window = SavedWindow(number)
        window.save(WindowContent(TABLE))
        window.file.with_suffix(".lock").mkdir()  # which nobody can open as a file
    found = [claim_saved(ours) for ours in ((), (1,), (1, 2))]
    assert [window and window.number for window in found] == [1, 2, None]


def test_a_table_comes_back_from_new_folders_and_no_other_is_read(tmp_path: Path) -> None:
    save_table(TABLE, table_file())
    assert load_table(table_file()) == TABLE
    path = tmp_path / "table.json"
    path.write_text('{"format": 99}')
    with pytest.raises(NewerTableError, match="format 99"):
        load_table(path)
    with pytest.raises(FileNotFoundError):
        load_table(tmp_path / "none.json")
    path = tmp_path / "a" / "b" / "table.json"
    save_table(TABLE, path)
    assert load_table(path) == TABLE
    assert [file.name for file in path.parent.iterdir()] == ["table.json"]


def test_a_table_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.mkdir()
    (path / "inside").write_text("kept")
    with pytest.raises(OSError, match=r"table\.json"):
        save_table(TABLE, path)
    assert (path / "inside").read_text() == "kept"
    with pytest.raises(OSError, match="inside"):
        save_table(TABLE, path / "inside" / "table.json")


@pytest.mark.parametrize("content", [
    b"", b"{}", b"nonsense", b"\x00\xff\xfe", b"[1, 2]", b'{"format": 1}', b'{"format": true}',
])  # fmt: skip
def test_a_damaged_file_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)
    with pytest.raises(SavedTableError, match="the file is kept as it is"):
        load_table(path)
    assert path.read_bytes() == content


HOLDING = """
import sys
from pathlib import Path
from analyser.gui.state.data_folder import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_one_holds_it_at_a_time_and_threads_wait(tmp_path: Path) -> None:
    path = tmp_path / "a" / "table.lock"
    one, other = FileLock(path), FileLock(path)
    assert one.acquire()
    assert one.acquire()  # it is its own already
    assert not other.acquire()
    one.release()
    one.release()
    assert other.acquire()
    assert not one.acquire()
    other.release()
    lock = FileLock(tmp_path / "table.lock")
    order: list[str] = []
    has_begun = threading.Event()

    def second() -> None:
        has_begun.set()
        with lock:
            order.append("second")

    with lock:
        thread = threading.Thread(target=second)
        thread.start()
        assert has_begun.wait(60)
        thread.join(0.05)  # a thread that did not wait would come first
        order.append("first")
    thread.join(60)
    assert order == ["first", "second"]


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "table.lock"
    lock = FileLock(path)
    program = [sys.executable, "-c", HOLDING, str(path)]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not lock.acquire()
        holder.kill()
        holder.wait()
        assert lock.acquire(wait=True)
    lock.release()


@pytest.mark.parametrize("error", [errno.ENOLCK, errno.EDEADLK])
def test_a_lock_that_is_impossible_is_no_lock_of_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """Without locks, as on some network drives, a new window was sought without end."""
    monkeypatch.setattr(
        "analyser.gui.state.data_folder._lock", Mock(side_effect=OSError(error, os.strerror(error)))
    )
    lock = FileLock(tmp_path / "table.lock")
    if error == errno.ENOLCK:
        assert claim_new().number == 1
        with lock:
            pass
    else:  # what Windows says after ten seconds
        assert not lock.acquire(wait=True)
        with pytest.raises(TimeoutError, match=r"table\.lock"), lock:
            raise AssertionError
