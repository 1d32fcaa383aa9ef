"""Whether a file or a text has hands in it, before it is read."""

from __future__ import annotations

import io
from typing import Final

from analyser.poker.hand_files.format import READERS, find_format
from analyser.poker.hand_files.hand import FileHand, Format
from analyser.poker.hand_files.text import HEAD, Source

_KEY: Final = b'"ohh"'
"""The key of every object of an OHH file; other JSON has no hands."""
_OF_A_SITE: Final = "["
"""What sites have around cards: a line with it is only part of a hand."""


def holds_hands(head: bytes, name: str = "", least: int = 1) -> bool:
    """Whether a file is a file of hands, by its first ``HEAD`` bytes and its name.

    ``least``: how many hands a file of plain lines must have at least; other formats need none.
    """
    source = Source(io.BytesIO(head[:HEAD]))
    kind = find_format(source.head, name)
    if kind == "ohh":
        return _KEY in source.head
    return kind != "lines" or _count(source, kind, least) >= least


def holds_several(text: str) -> bool:
    """Whether a text, such as a pasted one, has more than one hand to be judged."""
    source = Source(io.BytesIO(text.encode(errors="replace")[:HEAD]))
    kind = find_format(source.head, "")
    return _count(source, kind, 2, compared=kind == "lines") > 1


def _count(source: Source, kind: Format, enough: int, compared: bool = False) -> int:
    """Count hands up to ``enough``; ``compared``: only those with two seats to compare."""
    lines = source.lines()
    if kind == "lines":
        lines = ((number, text) for number, text in lines if _OF_A_SITE not in text)
    found = 0
    for hand in READERS[kind](lines):
        if isinstance(hand, FileHand) and (not compared or len(hand.seats) > 1):
            found += 1
            if found == enough:
                break
    return found
