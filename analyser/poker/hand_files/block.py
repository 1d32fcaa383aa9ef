"""Lines of a file that were read and judged together, much faster than one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from analyser.poker.hand_files.judge import HandRow


class Block(ABC):
    """Some rows of a file; they can be taken one by one, or counted and written all at once.

    Every row has two hands, a showdown and no cells of its own.

    Attributes:
        file: the name of the file.
    """

    file: str

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def rows(self) -> Iterator[HandRow]:
        """Yield the rows one by one: the same as if they had been read and judged so."""

    @abstractmethod
    def part(self, start: int, stop: int) -> Block:
        """Return some of the rows."""

    @abstractmethod
    def wins(self) -> tuple[int, int, int]:
        """Return how many rows the first hand wins, how many the second, and how many are ties."""

    @abstractmethod
    def csv_text(self) -> str:
        """Return the rows as lines of a CSV file with the columns of two seats."""
