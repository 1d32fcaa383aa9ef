"""Where lines begin, in every encoding."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.hand_files.text import Encoding, Source
from analyser.poker.hand_table import line_index
from analyser.poker.hand_table.line_index import IndexedStream, LineIndex

LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\0\n")
TEXTS = st.lists(st.text(LETTERS, max_size=9))


def indexed(data: bytes, piece: int) -> LineIndex:
    """The index of bytes that were read in pieces of a size."""
    stream = IndexedStream(io.BytesIO(data), lambda _: None)
    while stream.read(piece):
        pass
    return stream.index


@given(
    TEXTS,
    st.sampled_from(["utf-8", "utf-16-le", "utf-16-be"]),
    st.integers(1, 30),
    st.integers(1, 9),
)
def test_a_line_remembered_begins_where_it_is_said(
    lines: list[str], encoding: Encoding, apart: int, piece: int
) -> None:
    mark = "\ufeff" if encoding != "utf-8" else ""
    data = (mark + "\n".join(lines)).encode(encoding)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_index, "APART", apart)
        index = indexed(data, piece)
    assert index.encoding == encoding
    whole = data.decode(encoding).split("\n")
    for line in range(1, len(lines) + 2):
        found = index.before(line)
        assert 1 <= found.line <= max(line, 1)
        before = "\n".join(whole[: found.line - 1]) + "\n" * (found.line > 1)
        assert len(before.encode(encoding)) == found.byte
        assert found.byte % len("\n".encode(encoding)) == 0


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_lines_of_two_bytes_a_letter_are_found_in_any_pieces(encoding: Encoding) -> None:
    data = "\ufeffAs\n\nKd ♥\n".encode(encoding)
    stream = IndexedStream(io.BytesIO(data), lambda _: None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_index, "APART", 1)
        while stream.read(3):
            pass
    begins = [(place.line, place.byte) for place in map(stream.index.before, (1, 2, 3, 4))]
    assert begins == [(1, 0), (2, 8), (3, 10), (4, 20)]


def test_places_are_as_near_as_they_are_to_be() -> None:
    data = b"".join(b"%06d\n" % number for number in range(100_000))
    index = indexed(data, 1 << 20)
    for line in (1, 2, 777, 50_000, 100_000):
        start = index.before(line)
        assert 0 <= 7 * (line - 1) - start.byte <= 2 * line_index.APART
        assert data[start.byte :].startswith(b"%06d" % (start.line - 1))
    assert index.size <= len(data) / 200


def test_what_is_read_is_what_is_there() -> None:
    data = bytes(range(256)) * 2_000
    seen: list[bytes] = []
    stream = IndexedStream(io.BytesIO(data), seen.append)
    parts = []
    while part := stream.read(1 << 18):
        parts.append(part)
    assert b"".join(parts) == b"".join(seen) == data
    assert Source(IndexedStream(io.BytesIO(data), seen.append)).head == data[: 1 << 16]


def test_leaving_the_stream_closes_the_file() -> None:
    file = io.BytesIO(b"a\n")
    with IndexedStream(file, lambda _: None) as stream:
        assert stream.read(9) == b"a\n"
    assert file.closed
