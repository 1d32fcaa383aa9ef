"""Many texts, each known by a number, in little more memory than they are long."""

from __future__ import annotations

from array import array
from typing import Final

_REMEMBERED: Final = 1 << 14
"""How many texts are known again; most files repeat few, and some repeat none."""


class Texts:
    """Texts by number. 0 is the empty text.

    The same text is mostly kept once. Where a file has too many different ones to remember, it is
    kept again, under another number. One thread may add texts while others read them.
    """

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._ends = array("Q", [0])
        self._numbers = {"": 0}

    def __len__(self) -> int:
        return len(self._ends)

    def __getitem__(self, number: int) -> str:
        end = self._ends[number]
        start = self._ends[number - 1] if number else 0
        return self._bytes[start:end].decode("utf-8", "surrogatepass")

    @property
    def size(self) -> int:
        """How many bytes of memory they take, about."""
        return len(self._bytes) + self._ends.itemsize * len(self._ends)

    def number(self, text: str) -> int:
        """Return the number of a text, a new one where it is not known."""
        known = self._numbers.get(text)
        if known is not None:
            return known
        if len(self._numbers) >= _REMEMBERED:
            self._numbers = {"": 0}
        number = self._numbers[text] = len(self._ends)
        self._bytes += text.encode("utf-8", "surrogatepass")
        self._ends.append(len(self._bytes))
        return number
