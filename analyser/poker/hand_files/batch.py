"""Reads files of hands, or the standard input, hand by hand; and adds up totals of the results."""

from __future__ import annotations

import errno
import io
import re
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain, starmap, zip_longest
from pathlib import Path
from threading import RLock
from typing import IO, Any, Final, Literal
from zipfile import BadZipFile, ZipFile

from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.format import READERS, find_format
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.judge import Found, HandRow, Rules, UnreadHand, judge_all
from analyser.poker.hand_files.text import (
    DAMAGED,
    ByteStream,
    FileCutError,
    Line,
    Source,
    TextBlock,
    lines_of,
    open_file,
)
from analyser.poker.phrases import N_, Phrase

STANDARD_INPUT: Final = "-"
_ZIP: Final = ".zip"
_IN_ZIP: Final = re.compile(r"\.zip(?=/)", re.IGNORECASE)
_LOCKED: Final = Phrase(N_("It is in a ZIP file with a password"))


class Origin:
    """A file, the standard input or a pasted text."""

    def __init__(
        self, name: str, text: bytes | None = None, watch: Callable[[int], object] = bool
    ) -> None:
        """Prepare to read; nothing is opened yet.

        ``text``: the bytes of a pasted text; None for a file, or "-", the standard input.
        ``watch``: called with the size of each piece that is read.
        """
        self.name = name  # the name of the file, "-" for the standard input
        self._text = text
        self._watch = watch
        self.format: Format | None = None  # the format of the text; None until it has been found
        self.size = 0  # how many bytes the file had when its format was found; 0 if unknown
        self._begun: Source | None = None
        """The standard input, which can be opened only once."""

    def open(self) -> ByteStream:
        """Open the file or the text, at its start, or the standard input. Raises OSError."""
        if self._text is not None:
            return io.BytesIO(self._text)
        if self.name == STANDARD_INPUT:
            return standard_input()
        archive = archive_of(self.name)
        return open_file(self.name) if archive is None else ZipMember(archive, self.name)

    @contextmanager
    def _opened_source(self) -> Iterator[Source]:
        """Yield the file, opened anew; of the standard input always the one source, read once."""
        if self.name == STANDARD_INPUT:
            self._begun = self._begun or Source(self.open(), watch=self._watch)
            yield self._begun
        else:
            with self.open() as stream:
                yield Source(stream, watch=self._watch)

    def find_format(self) -> None:
        """Read the start of the file, to set ``format`` and ``size``. Raises OSError."""
        with self._opened_source() as source:
            name = "" if self.name == STANDARD_INPUT else self.name
            self.size = size_of(name) if name else 0
            self.format = find_format(source.head, name)

    @contextmanager
    def read(self) -> Iterator[Source]:
        """Return a context manager that opens the text, which can be read once.

        Raises OSError, and at the end of the ``with`` block FileCutError if the file has become
        shorter since its format was found.
        """
        with self._opened_source() as source:
            yield source
        if source.size is not None and source.size < self.size:
            raise FileCutError(self.name)


def size_of(name: str) -> int:
    """Return how many bytes a file has, which may be in a ZIP file. Raises OSError."""
    archive = archive_of(name)
    if archive is None:
        return Path(name).stat().st_size
    with ZipMember(archive, name) as member:
        return member.size


def files_at(path: str | Path) -> list[str]:
    """Return the path itself or, of a folder or ZIP file, all files in it, sorted.

    The files in its subfolders and in the ZIP files there are included; hidden files, and all files
    in hidden folders, are left out.
    """
    folder = Path(path)
    if str(path) == STANDARD_INPUT or not folder.is_dir():
        return members_of(str(path)) if is_zip(path) else [str(path)]
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if not any(part.startswith(".") for part in file.relative_to(folder).parts)
        and file.is_file()
    ]
    return [name for file in files for name in files_at(file)]


def standard_input() -> ByteStream:
    """Return the standard input. Raises OSError if there is none."""
    if sys.stdin is None:  # a windowed program on Windows has no streams
        raise OSError(errno.ENOENT, "there is no standard input", STANDARD_INPUT)
    # Without Python's buffer, which waits until it is full, and must not be in use at the end.
    buffer: Any = sys.stdin.buffer
    raw: ByteStream = getattr(buffer, "raw", buffer)
    return raw


# ------------------------------------------------------------------------------------ in ZIP files


def is_zip(path: str | Path) -> bool:
    """Whether a path is that of a ZIP file, judging by its ending and by what it is."""
    return str(path).lower().endswith(_ZIP) and Path(path).is_file()


def members_of(archive: str) -> list[str]:
    """Return the names of the files in a ZIP file, sorted; only its own if it cannot be read."""
    try:
        with _zip_file(archive) as file:
            names = [info.filename for info in file.infolist() if not info.is_dir()]
    except OSError:
        return [archive]
    shown = [name for name in names if not any(map(_is_hidden, name.split("/")))]
    return [f"{archive}/{name}" for name in sorted(shown)]


def _is_hidden(part: str) -> bool:
    """Whether a part of a path in a ZIP file hides what is in it."""
    return part.startswith(".") or part == "__MACOSX"


def archive_of(name: str) -> str | None:
    """Return the path of the ZIP file that a file is in; None for any other file."""
    paths = (name[: ending.end()] for ending in _IN_ZIP.finditer(name))
    return next((path for path in paths if Path(path).is_file()), None)


class ZipMember(io.BufferedIOBase):
    """The bytes of a file in a ZIP file."""

    def __init__(self, archive: str, name: str) -> None:
        """Open "a.zip/b", its ``name``. Raises OSError if it is missing, damaged or locked."""
        self._stream: IO[bytes] = io.BytesIO()  # what is closed if the file is not there
        with _zip_file(archive) as zip_file:
            info = zip_file.getinfo(name[len(archive) + 1 :])
            self.size = info.file_size
            self._archive = archive
            self._stream = zip_file.open(info)

    def read(self, size: int | None = -1, /) -> bytes:
        """Read at most ``size`` bytes; b"" at the end. Raises OSError."""
        try:
            with _zip_errors_as_os_errors(self._archive):
                return self._stream.read(-1 if size is None else size)
        except OSError:
            self.close()  # else the ZIP file would stay open as long as the error is kept
            raise

    def close(self) -> None:
        """Close the file, and the ZIP file if it is no longer in use."""
        self._stream.close()
        super().close()


_OPEN_ZIP: Final[dict[tuple[str, int, int], ZipFile]] = {}
"""The ZIP file that was opened last, by its path, size and time; one alone."""
_ZIP_LOCK: Final = RLock()
"""Held while a ZIP file is opened or one of its files is, as another thread may close it."""


@contextmanager
def _zip_file(archive: str) -> Iterator[ZipFile]:
    """Open a ZIP file, once as long as it does not change. Raises OSError.

    Kept open until another is, as one of ten thousand files has a long directory.
    """
    status = Path(archive).stat()
    key = archive, status.st_size, status.st_mtime_ns
    with _ZIP_LOCK, _zip_errors_as_os_errors(archive):
        if key not in _OPEN_ZIP:
            for other in _OPEN_ZIP.values():
                other.close()  # its file stays open while one of its streams is
            _OPEN_ZIP.clear()
            _OPEN_ZIP[key] = ZipFile(archive)
        yield _OPEN_ZIP[key]


@contextmanager
def _zip_errors_as_os_errors(archive: str) -> Iterator[None]:
    try:
        yield
    except (BadZipFile, zlib.error, EOFError, KeyError) as error:
        raise OSError(errno.EIO, DAMAGED, archive) from error
    except (RuntimeError, NotImplementedError) as error:  # with a password, or an unusual method
        raise OSError(errno.EACCES, _LOCKED, archive) from error


_LEAST_TOGETHER: Final = 1 << 13
"""From this many bytes on, lines are judged together; for less, loading NumPy takes longer."""


class Batch:
    """Files of hands to be read. Iterate over it, once, to get their rows and errors."""

    def __init__(self, origins: Sequence[Origin], rules: Rules = None) -> None:
        """Find the files' formats; skip summaries beside hands. Raises OSError for an only file."""
        self.origins = origins  # the files, in the order they are read
        self.rules = rules  # how to judge hands that name no game
        for origin in origins:
            try:
                origin.find_format()
            except OSError:
                if len(origins) == 1:
                    raise
        with_hands = [origin for origin in origins if origin.format != "summary"]
        if any(origin.format not in (None, "unknown") for origin in with_hands):
            self.origins = with_hands  # beside histories, summaries of tournaments are passed over
        self.files = tuple([origin.name for origin in self.origins])  # the names of the files

    @property
    def format(self) -> Format | Literal["mixed"]:
        """The format of all files that can be read, or "mixed"; "lines" if none can be read."""
        found = {one.format for one in self.origins if one.format is not None} or {"lines"}
        return found.pop() if len(found) == 1 else "mixed"

    def __iter__(self) -> Iterator[Found]:
        return chain.from_iterable(read_origin(origin, self.rules) for origin in self.origins)


def read_origin(origin: Origin, rules: Rules) -> Iterator[Found]:
    """Yield the rows and errors of a file; ``rules``: for hands that name no game."""
    try:
        with origin.read() as source:
            assert origin.format is not None  # known once the file is open
            yield from judged(origin.format, source.blocks(), origin.name, rules)
    except OSError as error:
        yield unread_file(origin.name, error)


def judged(
    kind: Format, blocks: Iterator[TextBlock], file: str, rules: Rules, head: Sequence[Line] = ()
) -> Iterator[Found]:
    """Yield the results of the hands in a text of this format: rows and errors.

    ``rules``: how to judge hands that name no game. ``head``: numbered lines to read first, such as
    the header of CSV; not used for lines of hands.
    """
    if kind == "lines" and rules in (None, ANY):
        yield from chain.from_iterable(_judge_lines(block, file, rules) for block in blocks)
    else:
        lines = chain.from_iterable(starmap(lines_of, blocks))
        yield from judge_all(READERS[kind](chain(head, lines)), file, rules)


def _judge_lines(block: TextBlock, file: str, rules: Rules) -> Iterator[Found]:
    if len(block.data) < _LEAST_TOGETHER:
        return judge_all(READERS["lines"](lines_of(*block)), file, rules)
    from analyser.poker.hand_files.plain_lines import judge_lines  # loads NumPy

    return judge_lines(lines_of(*block), file, rules)


def open_batch(path: str | Path, rules: Rules = None) -> Batch:
    """Find the files of a path: a file, all files of a folder, or "-" for the standard input.

    ``rules``: how to judge hands that name no game. Raises OSError if an only file cannot be read.
    """
    return Batch([Origin(file) for file in files_at(path)], rules)


def unread_file(name: str, error: OSError) -> UnreadHand:
    """Return the entry of a file that cannot be read."""
    return UnreadHand(name, None, say_unreadable(error))


def say_unreadable(error: OSError) -> str:
    """Return the sentence that says why a file cannot be read."""
    return str(Phrase(N_("The file cannot be read: {why}"), why=error.strerror or str(error)))


@dataclass(slots=True)
class BatchTotals:
    """The totals of a batch, to which ``add`` adds each row."""

    rows: int = 0  # how many rows there are
    # For each seat number how many hands it won alone. Hands of histories are not counted, because
    # a seat number means another player in each of them.
    wins: list[int] = field(default_factory=list)
    won: int = 0  # how many hands of histories somebody won alone
    ties: int = 0  # in how many rows several seats share the pot
    no_showdown: int = 0  # how many rows had no showdown
    errors: int = 0  # how many hands or lines could not be read; ``add`` does not count these

    def add(self, row: HandRow) -> None:
        """Count a row."""
        self.count(0 if row.source.from_history else len(row.hands), row.winners)

    def count(self, seats: int, winners: Sequence[int], rows: int = 1) -> None:
        """Count rows with the same winners, () without a showdown; ``seats``: 0 for a history's."""
        self.rows += rows
        self.wins += [0] * (seats - len(self.wins))
        if not winners:
            self.no_showdown += rows
        elif len(winners) > 1:
            self.ties += rows
        elif seats:
            self.wins[winners[0]] += rows
        else:
            self.won += rows

    def include(self, other: BatchTotals) -> None:
        """Add the totals of another part of the batch."""
        self.rows += other.rows
        both = zip_longest(self.wins, other.wins, fillvalue=0)
        self.wins[:] = [one + another for one, another in both]
        self.won += other.won
        self.ties += other.ties
        self.no_showdown += other.no_showdown
        self.errors += other.errors
