"""Tables of equities, as PokerStove, Equilab, ProPokerTools and this program write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_FIGURE: Final = r"(?:[<~±]?\s?[0-9][0-9,]*(?:\.[0-9]+)?\s?%?)"
_ROW: Final = re.compile(
    rf"\s*(?P<head>[^{{}}]*?)[\s:]*(?<!\S)(?:{_FIGURE}(?:\s+|\Z)){{2,}}(?P<tail>[{{].*[}}]|\S.*)?\s*"
)
_SHARE: Final = re.compile(r"[0-9]\.[0-9]+\s?%")
_END: Final = re.compile(r"\s*ends with\b", re.IGNORECASE)


def without_tables(lines: Sequence[str]) -> list[str]:
    """Write the rows of equities, as PokerStove, Equilab and others write them, as named hands."""
    found = []
    for line in lines:
        if _END.match(line):
            break
        row = _ROW.fullmatch(line) if _SHARE.search(line) else None
        if row is None:
            found.append(line)
            continue
        name, hand = row["head"].rstrip(": \t"), (row["tail"] or "").strip("{} \t")
        if not hand:
            cells = re.split(r"\s{2,}|\t", name or line.split()[0])
            name, hand = ("", cells[0]) if len(cells) == 1 else (cells[0], cells[-1])
        found.append(f"{name or f'Hand {len(found)}'}: {hand}")
    return found
