"""Reads tables of equities, as PokerStove, Equilab, ProPokerTools and this program write them.

Other texts that this program puts on the clipboard are read as well. Only the hands, the boards and
the game are used, no figures.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.text.words import SAID_OF_CARDS, words

_SHARE: Final = r"[<>~]?\s?[0-9]+\.[0-9]+\s?%"
_FIGURE: Final = r"(?:[<>~±]?\s?[0-9][0-9,]*(?:\.[0-9]+)?\s?%?|±\s\?)"
_ROW: Final = re.compile(
    rf"\s*(?P<head>[^{{}}]*?)[\s:]*(?<!\S){_SHARE}(?:\s+{_FIGURE})+(?:\s+|\Z)"
    r"(?P<tail>[{].*[}]|\S.*)?\s*"
)
_COUNTED: Final = re.compile(
    r"\s*(?:(?P<game>\S.*)\.\s)?(?:Estimated from|Every deal counted|All deals counted)\b.*"
)
_SAID: Final = re.compile(
    r"\s*(?:Equity(?:, estimated)?: |± \?: |Pot: (?![^:]*\b[2-9TJQKA][cdhs])\D)"
)
_STREETS: Final = re.compile(r"\s*Equity by street\b")
_END: Final = re.compile(
    r"\s*(?:ends with\b|verdict\s{2}|low hands\s*\Z|.*: [0-9,.]+ holdings\s*\Z)", re.IGNORECASE
)
_CARDS_OF_ONE: Final = re.compile(r"  Cards\s{2,}(.*)")
_APART: Final = re.compile(r"\s*\t\s*|\s{2,}")


def without_tables(lines: Sequence[str]) -> list[str]:
    """Rewrite each row of a table of equities as "name: hand", without figures.

    Sentences about the odds and the odds of earlier streets are left out, and in a text that this
    program has written everything below the equities. If such a text analyses a single hand, only
    its first line and the cards stay.
    """
    found: list[str] = []
    in_streets = False
    for at, line in enumerate(lines):
        in_streets = bool(_STREETS.match(line) or (in_streets and line.strip()))
        if _END.match(line):
            break
        if at == 2 and (cards := _CARDS_OF_ONE.fullmatch(line)):  # one hand, analysed
            return [lines[0], f"Hand: {cards[1]}"]
        if in_streets or _SAID.match(line):
            continue
        if counted := _COUNTED.fullmatch(line):
            found.append(counted["game"] or "")
            continue
        row = _ROW.fullmatch(line) if "%" in line else None
        found.append(_in_columns(line) if row is None else _named(row, len(found)))
    return found


def _named(row: re.Match[str], count: int) -> str:
    """Rewrite a row of an equity table as a hand: name, colon, cards.

    A hand without a name is named "Hand" with the number ``count``. ``row``: a match of ``_ROW``.
    """
    name, hand = row["head"].rstrip(": \t"), (row["tail"] or "").strip("{} \t")
    if not hand:
        cells = _APART.split(name or row[0].split()[0])
        name, hand = ("", cells[0]) if len(cells) == 1 else (cells[0], " ".join(cells[1:]))
    return f"{name or f'Hand {count}'}: {hand}"


def _in_columns(line: str) -> str:
    """Rewrite a row with columns (name, cards, what they make) as a hand: name, colon, cards.

    Any other line is returned as it is.
    """
    cells = [cell for cell in _APART.split(line.strip()) if cell]
    if len(cells) < 2:
        return line
    name, cards, more = [{word.kind for word in words(cell)} for cell in (*cells, "")[:3]]
    is_row = name == {"word"} and cards == {"cards"}
    is_row = is_row and (not more or "word" in more or SAID_OF_CARDS.match(cells[2]) is not None)
    return f"{cells[0].rstrip(':')}: {cells[1]}" if is_row else line
