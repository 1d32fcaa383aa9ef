"""A file is written whole, or stays what it was; what is read as text is text."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyser.gui.look.files import LONGEST_TEXT, read_short_text, write_atomically


def test_a_file_is_written_and_replaced_and_nothing_else_is_left_there(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    for content in (b"As Kd", b"\x00\xff", b""):
        write_atomically(str(path), content)
        assert path.read_bytes() == content
        assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["folder", "none/cards.txt"])
def test_what_cannot_be_written_is_named_and_changes_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=name):
        write_atomically(str(tmp_path / name), b"As Kd")
    assert [found.name for found in tmp_path.rglob("*")] == ["folder"]


@pytest.mark.parametrize(
    ("content", "text"),
    [(b"As Kd\n", "As Kd\n"), ("\ufeffA♠".encode(), "A♠"), (b"", "")],
)
def test_a_text_is_read(tmp_path: Path, content: bytes, text: str) -> None:
    (tmp_path / "cards.txt").write_bytes(content)
    assert read_short_text(str(tmp_path / "cards.txt")) == text


@pytest.mark.parametrize("content", [b"As\0Kd", b"\xff\xfe", b"A" * (LONGEST_TEXT + 1)])
def test_what_is_no_text_is_not_read(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.txt").write_bytes(content)
    with pytest.raises(ValueError, match=r"cards\.txt|codec"):
        read_short_text(str(tmp_path / "cards.txt"))
