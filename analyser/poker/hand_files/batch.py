"""A file, a folder of files or a stream, read hand by hand."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, Literal, NamedTuple

from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.csv_reader import read_csv
from analyser.poker.hand_files.format import Format, find_format
from analyser.poker.hand_files.hand import FileHand, Trouble
from analyser.poker.hand_files.lines import read_lines
from analyser.poker.hand_files.ohh import read_ohh
from analyser.poker.hand_files.phh import read_phh
from analyser.poker.hand_files.rows import HandError, HandRow, judge
from analyser.poker.hand_files.sites.pokerstars import read_pokerstars
from analyser.poker.hand_files.text import BadLine, ByteStream, Lines, Source, lines_of, open_file
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

if TYPE_CHECKING:
    from analyser.poker.hand_files.two_hands import TwoHands

STANDARD_INPUT: Final = "-"

READERS: Final[dict[Format, Callable[[Lines], Iterator[FileHand | Trouble]]]] = {
    "lines": read_lines,
    "csv": read_csv,
    "phh": read_phh,
    "ohh": read_ohh,
    "pokerstars": read_pokerstars,
}
"""What reads the lines of each format."""
_WORTH_A_CHUNK: Final = 1 << 13
"""Bytes from which on lines are read together; before that, loading NumPy takes longer."""

HISTORIES: Final[tuple[Format, ...]] = ("phh", "ohh", "pokerstars")


class Chunk(NamedTuple):
    """Lines of two hands that were read together, and the file they are of."""

    file: str
    hands: TwoHands


class Batch:
    """Some files of hands; iterating reads them, once.

    Attributes:
        files: the files, in the order they are read.
        formats: the format of each; None for one that cannot be read.
        game: what is played in hands that do not say; None: what their cards look like.
    """

    def __init__(
        self,
        files: Sequence[str],
        game: Game | None = None,
        open_file: Callable[[str], ByteStream] | None = None,
    ) -> None:
        """Find out what the files are. Raises OSError where there is one, and it cannot be read.

        ``open_file``: what opens a file, or the standard input, to be read from its start.
        """
        self.files = tuple(files)
        self.game = game
        self._open = open_file or _open_file
        self._input = Source(self._open(STANDARD_INPUT)) if STANDARD_INPUT in files else None
        self.formats = tuple([self._format_of(file) for file in files])

    @property
    def format(self) -> Format | Literal["mixed"]:
        """The format of all files, "mixed" where they differ."""
        found = {one for one in self.formats if one is not None} or {"lines"}
        return found.pop() if len(found) == 1 else "mixed"

    def __iter__(self) -> Iterator[HandRow | HandError]:
        for found in self.chunks():
            if isinstance(found, Chunk):
                yield from found.hands.rows(found.file)
            else:
                yield found

    def chunks(self) -> Iterator[HandRow | HandError | Chunk]:
        """Do what iterating does, and leave lines together that are read together."""
        for file in self.files:
            try:
                if self._input is not None:
                    yield from self._read(self._input, file)
                else:
                    with self._open(file) as stream:
                        yield from self._read(Source(stream), file)
            except OSError as error:
                yield HandError(file, None, say_unreadable(error))

    def _format_of(self, file: str) -> Format | None:
        if self._input is not None:
            return find_format(self._input.head, "")
        try:
            with open_file(file) as stream:
                return find_format(Source(stream).head, file)
        except OSError:
            if len(self.files) == 1:
                raise
            return None

    def _read(self, source: Source, file: str) -> Iterator[HandRow | HandError | Chunk]:
        kind = find_format(source.head, file)
        if kind == "lines" and self.game in (None, ANY):
            yield from self._read_blocks(source, file)
        else:
            yield from judged(READERS[kind](source.lines()), file, self.game)

    def _read_blocks(self, source: Source, file: str) -> Iterator[HandRow | HandError | Chunk]:
        for first, data in source.blocks():
            if isinstance(data, BadLine) or len(data) < _WORTH_A_CHUNK:
                yield from judged(read_lines(lines_of(first, data)), file, self.game)
                continue
            from analyser.poker.hand_files.two_hands import TwoHands, split  # loads NumPy

            for found in split(first, data):
                if isinstance(found, TwoHands):
                    yield Chunk(file, found)
                else:
                    yield from judged(read_lines(lines_of(*found)), file, self.game)


def judged(
    read: Iterator[FileHand | Trouble], file: str, game: Game | None
) -> Iterator[HandRow | HandError]:
    """Yield the answers to what was read of a file.

    ``game``: what is played in hands that do not say.
    """
    for found in read:
        if isinstance(found, Trouble):
            yield HandError(file, found.line, str(found.why))
            continue
        try:
            yield from judge(found, file, game)
        except CardError as error:
            yield HandError(file, found.line, str(error))


def open_batch(path: str | Path, game: Game | None = None) -> Batch:
    """Find out what there is to read: a file, a folder with all its files, or "-" for the input.

    ``game``: what is played in hands that do not say. Raises OSError where nothing can be read.
    """
    return Batch(files_at(path), game)


def files_at(path: str | Path) -> list[str]:
    """Return what there is to read at a path: the files of a folder, else the path itself."""
    name = str(path)
    if name != STANDARD_INPUT and Path(name).is_dir():
        return _files_in(Path(name))
    return [name]


def _open_file(file: str) -> BinaryIO:
    return standard_input() if file == STANDARD_INPUT else open_file(file)


def standard_input() -> BinaryIO:
    """Return the standard input. Raises OSError where there is none."""
    if sys.stdin is None:  # a windowed program on Windows has no streams
        raise OSError(errno.ENOENT, "there is no standard input", STANDARD_INPUT)
    return sys.stdin.buffer


def _files_in(folder: Path) -> list[str]:
    """Return the files of a folder and of the folders in it; hidden ones are left out."""
    return [
        str(path)
        for path in sorted(folder.rglob("*"))
        if not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and path.is_file()
    ]


def say_unreadable(error: OSError) -> str:
    """Say why a file cannot be read."""
    reason = error.strerror or str(error)
    return str(Phrase(QT_TRANSLATE_NOOP("analyser", "The file cannot be read: {why}"), why=reason))
