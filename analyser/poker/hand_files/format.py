"""The formats of files of hands: how to recognise each, and which function reads it.

Also quick tests whether a file or a text contains hands, from its beginning.
"""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from typing import Final

from analyser.poker.errors import CardError, NoHandForTableError, UnknownTextError
from analyser.poker.hand_files.csv_files import is_header, read_csv
from analyser.poker.hand_files.hand import FileHand, Format, Trouble
from analyser.poker.hand_files.judge import HandRow, UnreadHand, judge_all
from analyser.poker.hand_files.lines import are_lines, read_lines
from analyser.poker.hand_files.ohh import read_ohh
from analyser.poker.hand_files.phh import read_phh
from analyser.poker.hand_files.sites.header import summary_of
from analyser.poker.hand_files.sites.ipoker import IPOKER
from analyser.poker.hand_files.sites.pokernow import is_pokernow, read_pokernow
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.hand_files.sites.site import LONGEST_LINE, Site
from analyser.poker.hand_files.sites.unread import FIRST_LINES, read_unknown, refusal, unread_site
from analyser.poker.hand_files.street_tables import tables_of
from analyser.poker.hand_files.text import HEAD, Lines, Source, decoded
from analyser.poker.table.table import Table


def _reader_of(first: Site) -> Callable[[Lines], Iterator[FileHand | Trouble]]:
    """Return a reader for a file that begins with hands of ``first``; other sites' may follow."""

    def read(lines: Lines) -> Iterator[FileHand | Trouble]:
        """Read hands one after the other, also if the file changes from one site to another."""
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

_UNREAD: Final[tuple[Format, ...]] = ("summary", "unknown")
"""The formats of files from which no hand is read."""

READERS: Final[dict[Format, Callable[[Lines], Iterator[FileHand | Trouble]]]] = {
    "lines": read_lines,
    "csv": read_csv,
    "phh": read_phh,
    "ohh": read_ohh,
    **{site.format: _reader_of(site) for site in SITES},
    "pokernow": read_pokernow,
    **dict.fromkeys(_UNREAD, read_unknown),
}
"""The reader of each format."""

_TOML: Final = re.compile(r"\s*(\[\s*[0-9]+\s*\]\s*(#.*)?|(variant|antes|actions)\s*=.*)$")
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
    if lines and lines[0].lstrip().startswith("{"):
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
    late = _site_of_first_hand(lines[FIRST_LINES:])
    return "unknown" if late is None else late.format


def _format_of_site(first: Sequence[str]) -> Format | None:
    """Return the format of the site that lines show, "unknown" if not read; None without one."""
    if (site := _site_of_first_hand(first)) is not None:
        return site.format
    if is_pokernow(first):
        return "pokernow"
    if any(map(summary_of, first)):
        return "summary"
    return None if unread_site(first) is None else "unknown"


def _site_of_first_hand(lines: Sequence[str]) -> Site | None:
    return next(filter(None, map(site_of, lines)), None)


# ------------------------------------------------------------------- quick tests of texts and files


_TAGS: Final = re.compile(r"\s*(?:\[[^\[\]]{1,99}\]|<[^<>]{1,99}>|[`*|]+)+\s*")
"""What may come before a hand in a forum's post, such as ``[code]``."""
_CARDS: Final = re.compile(r"\[[2-9TJQKA][cdhs][\] ]")


def holds_hands(head: bytes, name: str = "", least: int = 1) -> bool:
    """Whether a file contains hands, judging by its first ``HEAD`` bytes and its name.

    Also True for a history that cannot be read, so that the user sees why the reader refuses it.
    ``least``: how many hands the file must have if its lines are cards, not in other formats.
    """
    source, kind, refused = _format_and_refusal(head, name)
    if kind == "ohh":
        return b'"ohh"' in source.head  # the key of every hand; other JSON has none
    if kind in _UNREAD:
        return refused is not None
    return kind != "lines" or _count_hands(source, kind, least) >= least


def no_hands() -> CardError:
    """Return the error that says what can be read, for a text or file without hands."""
    return refusal([])


def holds_several(text: str) -> bool:
    """Whether a text, such as a pasted one, contains several hands, as a file of hands does.

    A line of cards counts as a hand only if it has two seats or more. Also True for a history that
    cannot be read, so that the user sees why the reader refuses it.
    """
    source, kind, refused = _format_and_refusal(text.encode(errors="replace"))
    if kind in _UNREAD:
        return refused is not None
    return _count_hands(source, kind, 2, seats=2 if kind == "lines" else 0) > 1


def only_hand(text: str) -> HandRow | None:
    """Return a text's hand if the text is the history of a single hand, else None.

    A hand that was run more than once has the board of the first run; ``source`` has all. Raises
    NoHandForTableError if the hand cannot be read, UnreadSiteError if the program cannot read
    histories of the site, and TranslatedHistoryError if the history is not in English.
    """
    source, kind, refused = _format_and_refusal(_from_first_hand(text).encode(errors="replace"))
    if refused is not None:
        raise refused
    if kind in ("lines", "csv", *_UNREAD):
        return None
    found = list(judge_all(READERS[kind](source.lines()), "", None))
    if len({each.line for each in found}) != 1:
        return None
    if isinstance(found[0], UnreadHand):
        raise NoHandForTableError(why=found[0].message)
    return found[0]


def _from_first_hand(text: str) -> str:
    """Return a text without what a forum's post has before its first hand, if that is near."""
    lines = text.splitlines()
    for at, line in enumerate(lines[:FIRST_LINES]):
        for first in (line, _TAGS.sub("", line)):
            if any(site.is_first_line(first) for site in TEXT_SITES):
                return "\n".join([first, *lines[at + 1 :]])
        if _CARDS.search(line):  # of a hand whose beginning is missing
            break
    return text


def only_hand_on_tables(text: str) -> tuple[tuple[Table, ...], bool] | None:
    """Return the tables of a text's ``only_hand``, and if its pot is in cents; None without one."""
    row = only_hand(text)
    return None if row is None else (tables_of(row), row.source.pot_in_cents)


def _format_and_refusal(head: bytes, name: str = "") -> tuple[Source, Format, CardError | None]:
    """Return a text, its format, and the error if it is a history that cannot be read, or None."""
    source = Source(io.BytesIO(head[:HEAD]))
    kind = find_format(source.head, name)
    if kind not in _UNREAD:
        return source, kind, None
    lines = [line[:LONGEST_LINE] for line in decoded(source.head) if line.strip()]
    error = refusal(lines[:FIRST_LINES])
    return source, kind, None if isinstance(error, UnknownTextError) else error


def _count_hands(source: Source, kind: Format, enough: int, seats: int = 0) -> int:
    """Count hands of a text, up to ``enough``; ``seats``: only those of so many or more."""
    lines = source.lines()
    if kind == "lines":
        # A bracket is before cards in sites' histories: such a line is only part of a hand.
        lines = ((number, text) for number, text in lines if "[" not in text)
    hands = (h for h in READERS[kind](lines) if isinstance(h, FileHand) and len(h.seats) >= seats)
    return len(list(islice(hands, enough)))
