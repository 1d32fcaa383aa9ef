"""Physical lines: every encoding, line ends of all kinds, and what is no text at all."""

import gzip
import io
import os
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from analyser.poker.hand_files.text import LONGEST, BadLine, Source, UnusualFileError, open_file


def lines(data: bytes) -> list[tuple[int, str]]:
    return list(Source(io.BytesIO(data)).lines())


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_every_encoding_gives_the_same_lines(encoding: str, end: str) -> None:
    text = f"As Kd{end}{end}Çelik: folds €5{end}the last"
    expected = [(1, "As Kd"), (2, ""), (3, "Çelik: folds €5"), (4, "the last")]
    assert lines(text.encode(encoding)) == expected


def test_windows_1252_and_marks_in_the_middle_or_of_quotations_are_read() -> None:
    assert lines(b"\x80 5\n\xc3\x87elik\nJos\xe9\n") == [(1, "€ 5"), (2, "Çelik"), (3, "José")]
    # Two sessions glued together: the second begins with a mark of its own.
    for spoilt in ("\ufeff", "ï»¿", "ï»", "»¿", "ÿþ", "þÿ", "∩╗┐", "\u200b"):
        assert lines(f"As\n{spoilt}Kd\n".encode()) == [(1, "As"), (2, "Kd")]
    assert lines(b"\xbb\xbfAs") == lines(b"\xef\xbb\xbf\xef\xbb\xbfAs") == [(1, "As")]
    assert lines(b"> As\n>\n>> Kd > 2c\n") == [(1, "As"), (2, ""), (3, "Kd > 2c")]
    assert lines(b"<a\n>As</a\n>\n") == [(1, "<a"), (2, ">As</a"), (3, ">")]  # XML


@pytest.mark.parametrize("bad", [b"A\0s", b"\x81\x8d", "A\0".encode("utf-16-le")])
def test_what_is_no_text_is_one_bad_line(bad: bytes) -> None:
    found = lines(b"As\n" + bad + b"\nKd\n")
    assert [text for _, text in found] == ["As", "", "Kd"]
    assert isinstance(found[1][1], BadLine)
    assert "no text" in found[1][1].why


def test_damaged_utf_16_is_a_bad_line() -> None:
    data = "As\n".encode("utf-16") + b"\x00\xd8" + "\nKd\n".encode("utf-16-le")
    found = lines(data)
    assert [type(text) for _, text in found] == [str, BadLine, str]
    assert found[2] == (3, "Kd")


def test_one_huge_line_is_passed_over() -> None:
    found = lines(b"As\n" + b"x" * (3 * LONGEST) + b"\nKd\n")
    assert [(number, str(text)) for number, text in found] == [(1, "As"), (2, ""), (3, "Kd")]
    assert isinstance(found[1][1], BadLine)
    assert "too long" in found[1][1].why
    assert [type(text) for _, text in lines(b"x" * (2 * LONGEST))] == [BadLine]


def test_a_block_ends_where_a_line_does() -> None:
    """More than one block, so that the seams are there."""
    text = "".join(f"{number:,} As Kd\n" for number in range(100_000))
    found = lines(text.encode())
    assert [number for number, _ in found] == list(range(1, 100_001))
    assert [text for _, text in found] == text.splitlines()


def test_what_gzip_has_packed_is_unpacked() -> None:
    """In one part or several, of any encoding; what is cut or changed there is said."""
    text = "".join(f"{number:,} As Kd €5\n" for number in range(100_000))
    packed = gzip.compress(text.encode())
    assert [line for _, line in lines(packed * 2)] == text.splitlines() * 2
    assert lines(gzip.compress("As\rKd".encode("utf-16"))) == [(1, "As"), (2, "Kd")]
    source = Source(io.BytesIO(packed))
    assert len(list(source.lines())) == 100_000
    assert source.size == len(packed)  # as the file has on disk
    bomb = gzip.compress(b"A" * (40 * LONGEST))
    assert len(Source(io.BytesIO(bomb)).head) < LONGEST
    assert [type(line) for _, line in lines(bomb)] == [BadLine]
    for damaged in (packed[:-9], packed[:-9] + b"x" * 9, packed[:20] + b"x" * 99):
        with pytest.raises(OSError, match="packed file is damaged"):
            lines(damaged)


@given(st.binary(max_size=400))
def test_any_bytes_are_lines_good_or_bad(data: bytes) -> None:
    numbers = [number for number, _ in lines(data)]
    assert numbers == list(range(1, len(numbers) + 1))


BESIDES = "\r\0>\ufeff\u200bï»þÿ∩"
"""What a text loses: ends and quotations of lines, and marks of the encoding, damaged ones too."""


@given(st.text(st.characters(exclude_characters=BESIDES, exclude_categories=["Cs"])))
def test_text_comes_back(text: str) -> None:
    assert "\n".join(line for _, line in lines(text.encode("utf-8-sig"))) == text.removesuffix("\n")


def test_what_is_no_ordinary_file_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(UnusualFileError, match="It is a folder, a pipe or a device"):
        open_file(tmp_path)


def test_what_has_become_something_else_meanwhile_is_closed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hands.txt"
    file.write_text("AhKh")
    folder = os.stat(tmp_path)  # noqa: PTH116 - as the code under test asks
    monkeypatch.setattr("os.fstat", lambda _: folder)
    with pytest.raises(UnusualFileError):
        open_file(file)


@pytest.mark.parametrize(("end", "bad"), [(b"\n", 0), (b"\r", 0), (b"K", 1)])
def test_half_a_line_end_in_utf_16_is_no_bad_line(end: bytes, bad: int) -> None:
    """Programs that do not know UTF-16 cut files so."""
    source = Source(io.BytesIO("As\nKd\n".encode("utf-16") + end))
    lines = [text for _, text in source.lines()]
    assert lines[:2] == ["As", "Kd"]
    assert sum(isinstance(line, BadLine) for line in lines) == bad
