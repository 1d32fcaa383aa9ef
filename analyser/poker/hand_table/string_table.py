"""A compact table of strings, which are looked up by number."""

from __future__ import annotations

from array import array
from typing import Final

REMEMBERED: Final = 1 << 14
"""The most strings that are remembered at a time, so that they are not stored twice."""


class StringTable:
    """Strings by number; number 0 is the empty string.

    Most strings are stored once. If there are more than ``REMEMBERED`` different strings, a string
    may be stored again under another number. One thread may add strings while others read.
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
        """About how many bytes of memory the strings take."""
        return len(self._bytes) + self._ends.itemsize * len(self._ends)

    def number(self, string: str) -> int:
        """Return the number of a string; store the string first if it is not found."""
        known = self._numbers.get(string)
        if known is not None:
            return known
        if len(self._numbers) >= REMEMBERED:
            self._numbers = {"": 0}
        number = self._numbers[string] = len(self._ends)
        self._bytes += string.encode("utf-8", "surrogatepass")
        self._ends.append(len(self._bytes))
        return number
