"""The lines of a file, in any encoding and with any line ends.

A file is read in blocks of whole lines, so that it may be of any size. UTF-8 with or without a byte
order mark, UTF-16 and Windows-1252 are read. A line in any other encoding, with NUL bytes, or
longer than ``LONGEST`` becomes a ``BadLine``; the lines after it are read. Gzip is unpacked.
"""

from __future__ import annotations

import codecs
import errno
import io
import os
import re
import stat
import zlib
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from analyser.poker.phrases import N_, Phrase

Encoding = Literal["utf-8", "utf-16-le", "utf-16-be"]
"""The encoding of the lines; "utf-8" means Windows-1252 as well."""

HEAD: Final = 1 << 16
"""How many bytes of a file are read to find its format."""
LONGEST: Final = 1 << 20
"""The most bytes of a line that is read; a longer one is a ``BadLine``."""

# Bytes read at once, and so the steps in which ``watch`` hears how much is done.
_BLOCK: Final = 1 << 17
_GZIP: Final = 16 + zlib.MAX_WBITS
_MARKS: Final = ("\ufeff", "ï»", "»¿", "ÿþ", "þÿ", "∩╗┐", "\u200b")
"""A byte order mark, and what it becomes in other encodings, or if it is cut."""
_MARKED: Final = re.compile("^(?:\ufeff|ï»¿?|»¿|ÿþ|þÿ|∩╗┐|\u200b)+", re.MULTILINE)
_QUOTED: Final = re.compile(r"^>[> ]*")
"""What mail programs and forums put before each line that they quote."""
_UTF_16: Final[dict[bytes, Encoding]] = {
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}

TOO_LONG: Final = Phrase(N_("The line is too long to be read"))
TOO_DEEP: Final = Phrase(N_("a number is too long or it is nested too deeply"))
"""Why Python's own readers of JSON and TOML may refuse a text that is right."""
DAMAGED: Final = Phrase(N_("The packed file is damaged"))
NO_TEXT: Final = Phrase(
    N_("The line is no text: it holds NUL bytes, or it is not in UTF-8, UTF-16 or Windows-1252")
)


class FileCutError(OSError):
    """A file that became shorter while it was read, so that hands are missing."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(errno.EIO, Phrase(N_("It became shorter while it was read")), str(path))


class UnusualFileError(OSError):
    """A path that leads not to a regular file, but to a folder, a pipe or a device."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(errno.EINVAL, Phrase(N_("It is a folder, a pipe or a device")), str(path))


def open_file(path: str | Path) -> ByteStream:
    """Open a regular file for reading. Raises OSError, such as UnusualFileError.

    Opening a pipe that no program writes to would wait for ever, and a device may have no end.
    """
    if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - opening a device can have effects
        raise UnusualFileError(path)
    # Checked again once it is open: the file at the path may have been replaced.
    without_waiting = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    stream = open(os.open(path, without_waiting), "rb")  # noqa: PTH123, SIM115 - by its number
    if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
        stream.close()
        raise UnusualFileError(path)
    return stream


class BadLine(str):
    """A line that cannot be read: an empty string, with the reason as an attribute."""

    __slots__ = ("why",)

    why: Phrase

    def __new__(cls, why: Phrase) -> BadLine:
        """Return an empty string that has ``why``, the reason, as an attribute."""
        line = super().__new__(cls, "")
        line.why = why
        return line


class TextBlock(NamedTuple):
    """Consecutive whole lines of a file."""

    first: int  # the number of the first line, from 1
    data: bytes | BadLine  # the lines in UTF-8 or Windows-1252, or one bad line


Line = tuple[int, str]
"""A line of a file after its number, from 1; a line that cannot be read is a ``BadLine``."""
Lines = Iterator[Line]


ByteStream: TypeAlias = io.BufferedIOBase | io.RawIOBase
"""A stream of bytes, such as a binary file."""


class Source:
    """The text of one file."""

    def __init__(self, stream: ByteStream, watch: Callable[[int], object] = bool) -> None:
        """Read the start of a stream; ``watch`` hears each piece's size. Raises OSError."""
        self._stream = stream
        self._watch = watch
        start = read_up_to(stream, HEAD)
        self._watch(len(start))
        self.size: int | None = None  # how many bytes the file had; None before the end is reached
        self._bytes = len(start)
        self._packed = zlib.decompressobj(_GZIP) if start.startswith(b"\x1f\x8b") else None
        start = next(self._unpacked(start), b"")
        self.encoding = encoding_of(start)  # the encoding of the file's lines
        decoder = codecs.getincrementaldecoder(self.encoding)("replace")
        self._decoder = None if self.encoding == "utf-8" else decoder
        self._has_old_ends = False
        plain = self._plain(start)
        self._has_old_ends = b"\r" in plain and b"\n" not in plain
        # The first bytes of the file, in UTF-8 or Windows-1252 as in a ``TextBlock``.
        self.head = plain.replace(b"\r", b"\n") if self._has_old_ends else plain

    def blocks(self) -> Iterator[TextBlock]:
        """Yield the lines in blocks; can be called only once. Raises OSError."""
        first, rest = 1, self.head
        for data in chain([b""], self._read_rest()):
            long = len(rest) > LONGEST - _BLOCK
            rest += data
            end = rest.rfind(b"\n") + 1
            if long and rest.find(b"\n", 0, LONGEST + 1) < 0 and len(rest) > LONGEST:
                # Whether a line is too long must not depend on where the stream's pieces end.
                yield TextBlock(first, BadLine(TOO_LONG))
                rest = rest[rest.index(b"\n") + 1 :] if end else self._after_the_line()
                first += 1
            elif end:
                yield TextBlock(first, rest[:end])
                first += rest.count(b"\n", 0, end)
                rest = rest[end:]
        if rest:
            yield TextBlock(first, rest)

    def lines(self) -> Lines:
        """Yield the lines one by one, from number 1; can be called only once. Raises OSError."""
        for number, data in self.blocks():
            yield from lines_of(number, data)

    def _read_rest(self) -> Iterator[bytes]:
        """Yield what follows the start that was read; learn the size at the end."""
        # The rest of what the start was packed in.
        rest = b"" if (last := self._packed) is None else last.unconsumed_tail or last.unused_data
        yield from map(self._plain, self._unpacked(rest))
        while data := self._stream.read(_BLOCK):
            self._bytes += len(data)
            self._watch(len(data))
            yield from map(self._plain, self._unpacked(data))
        self.size = self._bytes
        if self._packed is not None and not self._packed.eof:
            raise OSError(errno.EIO, DAMAGED)
        if self._decoder is not None and self._decoder.getstate()[0] not in (b"", b"\n", b"\r"):
            yield self._plain(b"", final=True)  # the file may end in half of a character

    def _after_the_line(self) -> bytes:
        """Skip the rest of a line that is too long; return the bytes already read after it."""
        for data in self._read_rest():
            if b"\n" in data:
                return data[data.index(b"\n") + 1 :]
        return b""

    def _unpacked(self, data: bytes) -> Iterator[bytes]:
        """Unpack the next bytes if gzip has packed them, maybe as several files in one.

        A few bytes may be packed from very many, so these are yielded in parts. Raises OSError.
        """
        while data:
            if self._packed is None:
                yield data
                return
            if self._packed.eof:
                self._packed = zlib.decompressobj(_GZIP)
            try:
                yield self._packed.decompress(data, _BLOCK)
            except zlib.error as error:
                raise OSError(errno.EIO, DAMAGED) from error
            data = self._packed.unconsumed_tail or self._packed.unused_data

    def _plain(self, data: bytes, final: bool = False) -> bytes:
        """Convert UTF-16 to UTF-8, and old Macs' line ends; ``final``: the last bytes."""
        if self._decoder is not None:
            # Damaged characters become NUL bytes, and so their line becomes a ``BadLine``.
            data = self._decoder.decode(data, final).replace("\ufffd", "\0").encode()
        return data.replace(b"\r", b"\n") if self._has_old_ends else data


def blocks_of(
    lines: Lines, begins: Callable[[str], object]
) -> Iterator[tuple[int, list[str] | BadLine, int]]:
    """Yield the lines of each hand, where a hand begins on a line for which ``begins`` is true.

    Yield the number of its first line, its lines, and how many characters they have; lines beyond
    ``LONGEST`` characters are left out. Yield each line that cannot be read in the same way.
    """
    first, size, block = 0, 0, list[str]()
    for number, text in lines:
        if isinstance(text, BadLine):
            yield number, text, 0
        elif block or text.strip():
            if block and begins(text):
                yield first, block, size
                block = []
            if not block:
                first, size = number, 0
            size += len(text)
            if size <= LONGEST:
                block.append(text)
    if block:
        yield first, block, size


def lines_of(first: int, data: bytes | BadLine) -> Lines:
    """Return (number, line) for each line of a block; the first number is ``first``."""
    return iter([(first, data)]) if isinstance(data, BadLine) else enumerate(decoded(data), first)


def decoded(data: bytes) -> list[str]:
    """Return a block's lines, cleaned of ends, byte order marks and the "> " of quoted mails."""
    text = data.removesuffix(b"\n").decode("utf-8", _FALLBACK)
    if any(mark in text for mark in _MARKS):
        text = _MARKED.sub("", text)
    lines = text.split("\n")
    if "\r" in text:
        lines = [line.rstrip("\r") for line in lines]
    if (text.startswith(">") or "\n>" in text) and "</" not in text:  # quoted in a mail, no XML
        lines = [_QUOTED.sub("", line) for line in lines]
    return [_without_nul(line) for line in lines] if "\0" in text else lines


def _without_nul(line: str) -> str:
    """Remove NUL bytes before a PartyPoker hand; return a ``BadLine`` if there are others."""
    text = line.lstrip("\0") if line.lstrip("\0").startswith("*****") else line
    return BadLine(NO_TEXT) if "\0" in text else text


def _from_windows_1252(error: UnicodeError) -> tuple[str, int]:
    """Read a byte as Windows-1252 or, failing that, as NUL; for ``bytes.decode``."""
    assert isinstance(error, UnicodeDecodeError)
    return _WINDOWS_1252[error.object[error.start]], error.start + 1


_WINDOWS_1252: Final = bytes(range(256)).decode("cp1252", "replace").replace("\ufffd", "\0")
"""The character of each byte, NUL if it has none."""
_FALLBACK: Final = "analyser.windows-1252"
codecs.register_error(_FALLBACK, _from_windows_1252)


def encoding_of(start: bytes) -> Encoding:
    """Find the encoding of a file from its byte order mark, or from NUL bytes at its start."""
    name = _UTF_16.get(start[:2]) if b"\0" in start or len(start) < 4 else None
    if name is None:
        # In English text in UTF-16 every second byte is NUL, and the bytes between are not.
        even, odd = start[0:2000:2], start[1:2000:2]
        mostly = max(1, len(odd) * 3 // 4)
        if odd.count(0) >= mostly and not even.count(0):
            name = "utf-16-le"
        elif even.count(0) >= mostly and not odd.count(0):
            name = "utf-16-be"
    return name or "utf-8"


def read_up_to(stream: ByteStream, size: int) -> bytes:
    """Read ``size`` bytes, or fewer only at the end, even from a pipe. Raises OSError."""
    parts = b""
    while len(parts) < size and (data := stream.read(size - len(parts))):
        parts += data
    return parts
