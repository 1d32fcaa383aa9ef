"""A file, a folder of files or a stream, read hand by hand."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, Literal, NamedTuple

from analyser.poker.errors import CardError
from analyser.poker.files.csv import read_csv
from analyser.poker.files.format import Format, find_format
from analyser.poker.files.hand import FileHand, Trouble
from analyser.poker.files.lines import read_lines
from analyser.poker.files.ohh import read_ohh
from analyser.poker.files.phh import read_phh
from analyser.poker.files.pokerstars import read_pokerstars
from analyser.poker.files.rows import HandError, HandRow, judge
from analyser.poker.files.text import BadLine, Lines, Source, lines_of, open_file
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

if TYPE_CHECKING:
    from analyser.poker.files.two_hands import TwoHands

STANDARD_INPUT: Final = "-"

_READERS: Final[dict[Format, Callable[[Lines], Iterator[FileHand | Trouble]]]] = {
    "lines": read_lines,
    "csv": read_csv,
    "phh": read_phh,
    "ohh": read_ohh,
    "pokerstars": read_pokerstars,
}
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

    def __init__(self, files: Sequence[str], game: Game | None = None) -> None:
        """Find out what the files are. Raises OSError where there is one, and it cannot be read."""
        self.files = tuple(files)
        self.game = game
        self._input = Source(_standard_input()) if STANDARD_INPUT in files else None
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
                    with open_file(file) as stream:
                        yield from self._read(Source(stream), file)
            except OSError as error:
                yield HandError(file, None, _why(error))

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
            yield from self._judged(_READERS[kind](source.lines()), file)

    def _read_blocks(self, source: Source, file: str) -> Iterator[HandRow | HandError | Chunk]:
        for first, data in source.blocks():
            if isinstance(data, BadLine) or len(data) < _WORTH_A_CHUNK:
                yield from self._judged(read_lines(lines_of(first, data)), file)
                continue
            from analyser.poker.files.two_hands import TwoHands, split  # loads NumPy

            for found in split(first, data):
                if isinstance(found, TwoHands):
                    yield Chunk(file, found)
                else:
                    yield from self._judged(read_lines(lines_of(*found)), file)

    def _judged(
        self, read: Iterator[FileHand | Trouble], file: str
    ) -> Iterator[HandRow | HandError]:
        for found in read:
            if isinstance(found, Trouble):
                yield HandError(file, found.line, str(found.why))
                continue
            try:
                yield from judge(found, file, self.game)
            except CardError as error:
                yield HandError(file, found.line, str(error))


def open_batch(path: str | Path, game: Game | None = None) -> Batch:
    """Find out what there is to read: a file, a folder with all its files, or "-" for the input.

    ``game``: what is played in hands that do not say. Raises OSError where nothing can be read.
    """
    name = str(path)
    if name != STANDARD_INPUT and Path(name).is_dir():
        return Batch(_files_in(Path(name)), game)
    return Batch([name], game)


def _standard_input() -> BinaryIO:
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


def _why(error: OSError) -> str:
    reason = error.strerror or str(error)
    return str(Phrase(QT_TRANSLATE_NOOP("analyser", "The file cannot be read: {why}"), why=reason))
