"""Whether something is a file of hands, before it is read as one."""

from __future__ import annotations

import io
from typing import Final

from analyser.poker.hand_files.batch import READERS
from analyser.poker.hand_files.format import Format, find_format
from analyser.poker.hand_files.hand import FileHand
from analyser.poker.hand_files.text import HEAD, Source

_KEY: Final = b'"ohh"'
"""What every object of an OHH file begins with; other JSON holds no hands."""
_OF_A_SITE: Final = "["
"""What lines of a site have around their cards: several of them tell one hand."""


def holds_hands(head: bytes, name: str = "", least: int = 1) -> bool:
    """Whether a file is one of hands, by its first ``HEAD`` bytes and its name.

    ``least``: the fewest hands that plain lines have to hold; what has another format needs none.
    """
    source = Source(io.BytesIO(head[:HEAD]))
    kind = find_format(source.head, name)
    if kind == "ohh":
        return _KEY in source.head
    return kind != "lines" or _count(source, kind, least) >= least


def holds_several(text: str) -> bool:
    """Whether a text, such as one that was pasted, tells more than one hand to be judged."""
    source = Source(io.BytesIO(text.encode(errors="replace")[:HEAD]))
    kind = find_format(source.head, "")
    return _count(source, kind, 2, compared=kind == "lines") > 1


def _count(source: Source, kind: Format, enough: int, compared: bool = False) -> int:
    """Count hands, up to ``enough``; ``compared``: only those that have two hands to compare."""
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
