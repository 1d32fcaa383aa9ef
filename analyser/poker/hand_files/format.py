"""The formats of files of hands: how to recognise each, and which function reads it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from analyser.poker.hand_files.csv_reader import is_header, read_csv
from analyser.poker.hand_files.hand import FileHand, Format, Trouble
from analyser.poker.hand_files.lines import are_lines, read_lines
from analyser.poker.hand_files.ohh import read_ohh
from analyser.poker.hand_files.phh import read_phh
from analyser.poker.hand_files.sites.header import summary_of
from analyser.poker.hand_files.sites.ipoker import IPOKER
from analyser.poker.hand_files.sites.pokernow import is_pokernow, read_pokernow
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.hand_files.sites.text_history import LONGEST_LINE, Site
from analyser.poker.hand_files.sites.unread import FIRST_LINES, read_unknown, unread_site
from analyser.poker.hand_files.text import Lines, decoded


def _reader_of(first: Site) -> Callable[[Lines], Iterator[FileHand | Trouble]]:
    """Return a reader for a file that begins with hands of ``first``; other sites' may follow."""

    def read(lines: Lines) -> Iterator[FileHand | Trouble]:
        following = yield from first.read_hands(lines, site_of)
        while following is not None:
            site, line = following
            following = yield from site.read_hands(chain([line], lines), site_of)

    return read


def site_of(line: str) -> Site | None:
    """Return the site whose hand begins on this line; None if no hand begins on it."""
    return next((site for site in SITES if site.is_first_line(line)), None)


TEXT_SITES: Final = [site for site in SITES if site is not IPOKER]
"""The sites whose hands are lines of text."""

READERS: Final[dict[Format, Callable[[Lines], Iterator[FileHand | Trouble]]]] = {
    "lines": read_lines,
    "csv": read_csv,
    "phh": read_phh,
    "ohh": read_ohh,
    **{site.format: _reader_of(site) for site in SITES},
    "pokernow": read_pokernow,
    "summary": read_unknown,
    "unknown": read_unknown,
}
"""The reader of each format."""

_TOML: Final = re.compile(r"\s*(\[\s*[0-9]+\s*\]\s*(#.*)?|(variant|antes|actions)\s*=.*)$")
_JSON: Final = re.compile(r"\s*\{")
_BY_ENDING: Final[dict[str, Format]] = {".phh": "phh", ".phhs": "phh", ".ohh": "ohh"}


def find_format(head: bytes, name: str) -> Format:
    """Return a file's format, judging by its first bytes, ``head``, and by its name.

    The name decides only if it ends in .phh, .phhs or .ohh, and if the bytes show neither a site's
    history nor PHH or OHH.
    """
    lines = [line for line in decoded(head) if line.strip()]
    first = [line[:LONGEST_LINE] for line in lines[:FIRST_LINES]]
    if (of_a_site := _format_of_site(first)) is not None:
        return of_a_site
    if lines and _JSON.match(lines[0]):
        return "ohh"
    if any(_TOML.match(line) for line in lines):
        return "phh"
    for ending, named in _BY_ENDING.items():
        if name.lower().endswith(ending):
            return named
    if lines and is_header(lines[0]):
        return "csv"
    if are_lines(lines):
        return "lines"
    # Long after the rest of a hand whose beginning is missing.
    late = _first_site(lines[FIRST_LINES:])
    return "unknown" if late is None else late.format


def _format_of_site(first: Sequence[str]) -> Format | None:
    """Return the format of a text that begins as a site's; None for any other text."""
    if (site := _first_site(first)) is not None:
        return site.format
    if is_pokernow(first):
        return "pokernow"
    if any(map(summary_of, first)):
        return "summary"
    return None if unread_site(first) is None else "unknown"


def _first_site(lines: Sequence[str]) -> Site | None:
    return next(filter(None, map(site_of, lines)), None)
