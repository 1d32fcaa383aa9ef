"""What every reader of hands must do, whatever it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from analyser.poker.hand_files.hand import FileHand, Trouble
from analyser.poker.hand_files.text import Lines


def reads_or_refuses(
    reader: Callable[[Lines], Iterator[FileHand | Trouble]], lines: Iterable[str]
) -> bool:
    """Whether a reader yields hands and named troubles alone; it raises nothing."""
    found = reader(iter(enumerate(lines, 1)))
    return all(isinstance(each, FileHand | Trouble) for each in found)
