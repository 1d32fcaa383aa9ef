"""Rows of a file that were read and judged together, much faster than one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from analyser.poker.hand_files.judge import HandRow


class Block(ABC):
    """Consecutive rows of a file, to be read one by one, or counted and written all at once.

    Every row has two hands, a showdown and no extra cells.

    Attributes:
        file: the name of the file.
    """

    file: str

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def rows(self) -> Iterator[HandRow]:
        """Yield the rows; they equal the rows that ``judge`` yields for the same lines."""

    @abstractmethod
    def part(self, start: int, stop: int) -> Block:
        """Return the rows from ``start`` to before ``stop`` as a block."""

    @abstractmethod
    def wins(self) -> tuple[int, int, int]:
        """Return in how many rows the first hand wins, the second wins, and both tie."""

    @abstractmethod
    def csv_text(self) -> str:
        """Return the rows as lines of a CSV file with the columns of two seats."""
