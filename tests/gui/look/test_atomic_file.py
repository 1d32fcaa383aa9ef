"""A file is written whole, or stays what it was; and only an ordinary file is read."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from analyser.gui.look.atomic_file import (
    LONGEST_TEXT,
    LargeFileError,
    read_file,
    read_short_text,
    write_atomically,
)
from analyser.poker.hand_files.text import UnusualFileError


def test_a_file_is_written_and_replaced_and_nothing_else_is_left_there(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    for content in (b"As Kd", b"\x00\xff", b""):
        write_atomically(str(path), content)
        assert (path.read_bytes(), list(tmp_path.iterdir())) == (content, [path])


@pytest.mark.parametrize("name", ["folder", "none/cards.txt"])
def test_what_cannot_be_written_is_named_and_changes_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=name):
        write_atomically(str(tmp_path / name), b"As Kd")
    assert [found.name for found in tmp_path.rglob("*")] == ["folder"]


def test_a_file_is_read_up_to_the_size_that_is_expected(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_bytes(b"As\r\n\x00\xff")
    assert read_file(str(path), 6) == b"As\r\n\x00\xff"
    with pytest.raises(LargeFileError):
        read_file(str(path), 5)
    with path.open("wb") as file:
        file.truncate(1 << 40)  # which takes no room
    with pytest.raises(LargeFileError):
        read_file(str(path), 1_000)
    with pytest.raises(UnusualFileError):
        read_file(str(tmp_path), 1_000)
    with pytest.raises(FileNotFoundError):
        read_file(str(tmp_path / "none"), 1_000)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither in its folders")
def test_a_pipe_is_not_waited_for_and_a_device_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("pipe", "endless"):
        with pytest.raises(UnusualFileError):
            read_file(str(tmp_path / name), 1_000)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="a file of Linux's")
def test_a_file_that_does_not_say_its_size_is_read_no_further(tmp_path: Path) -> None:
    link = tmp_path / "maps"
    link.symlink_to("/proc/self/maps")
    assert link.stat().st_size == 0
    with pytest.raises(LargeFileError):
        read_file(str(link), 10)


@pytest.mark.parametrize(
    ("content", "text"), [(b"As Kd\n", "As Kd\n"), ("\ufeffA♠".encode(), "A♠"), (b"", "")]
)
def test_a_text_is_read(tmp_path: Path, content: bytes, text: str) -> None:
    (tmp_path / "cards.txt").write_bytes(content)
    assert read_short_text(str(tmp_path / "cards.txt")) == text


@pytest.mark.parametrize("content", [b"As\0Kd", b"\xff\xfe", b"A" * (LONGEST_TEXT + 1)])
def test_what_is_no_text_is_not_read(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.txt").write_bytes(content)
    with pytest.raises(ValueError, match=r"cards\.txt|codec"):
        read_short_text(str(tmp_path / "cards.txt"))
