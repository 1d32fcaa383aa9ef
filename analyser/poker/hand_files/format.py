"""Finding out what kind of file it is: by what is in it, and else by its name."""

from __future__ import annotations

import re
from typing import Final, Literal

from analyser.poker.hand_files.csv_reader import is_header
from analyser.poker.hand_files.sites.pokerstars import is_first_line
from analyser.poker.hand_files.text import decoded

Format = Literal["lines", "csv", "phh", "ohh", "pokerstars"]

_TOML: Final = re.compile(r"\s*(\[\s*[0-9]+\s*\]\s*(#.*)?|(variant|antes|actions)\s*=.*)$")
_JSON: Final = re.compile(r"\s*\{")
_BY_ENDING: Final[dict[str, Format]] = {".phh": "phh", ".phhs": "phh", ".ohh": "ohh"}


def find_format(head: bytes, name: str) -> Format:
    """Return the format of a file, from its first bytes and its name."""
    lines = [line for line in decoded(head) if line.strip()]
    if any(is_first_line(line) for line in lines[:20]):
        return "pokerstars"
    if lines and _JSON.match(lines[0]):
        return "ohh"
    if any(_TOML.match(line) for line in lines):
        return "phh"
    for ending, named in _BY_ENDING.items():
        if name.lower().endswith(ending):
            return named
    return "csv" if lines and is_header(lines[0]) else "lines"
