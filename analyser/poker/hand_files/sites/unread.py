"""Recognises sites whose histories cannot be read, so that the refusal can name them."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from analyser.poker import errors
from analyser.poker.hand_files.hand import FileHand, Trouble
from analyser.poker.hand_files.sites.header import summary_of
from analyser.poker.hand_files.sites.languages import language_of
from analyser.poker.hand_files.sites.pokernow import SITE as POKERNOW
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.hand_files.sites.site import LONGEST_LINE
from analyser.poker.hand_files.text import Lines
from analyser.poker.names import listed
from analyser.poker.phrases import tables_in

FIRST_LINES: Final = 20
"""The first hand of a history must begin within this many lines, blank ones not counted."""

_PATTERNS: Final = {
    name: re.compile(rf"\s*(?:{'|'.join(begins)})")
    for name, *begins in tables_in(Path(__file__).with_suffix(".txt"))["sites"]
}
_OTHERS: Final = re.compile(
    r"\s*(?P<site>[^\W\d_][\w.&' -]{1,30}?)(?: Poker)? (?:Hand|Game) ?#\d+"
    r"|.*\b(?P<named>Global Poker|Horizon)\b"
)
"""A text of another form that nobody reads may name its site all the same."""


def unread_site(lines: Sequence[str]) -> str | None:
    """Return the site that cannot be read whose texts begin with these lines, or None."""
    return next((name for name, begins in _PATTERNS.items() if any(map(begins.match, lines))), None)


def read_unknown(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield one error, which says that the site cannot be read or that the format is unknown."""
    first = list(islice(((number, text) for number, text in lines if text.strip()), FIRST_LINES))
    if first:
        yield Trouble(first[0][0], refusal([text[:LONGEST_LINE] for _, text in first]).phrase)


def refusal(lines: Sequence[str]) -> errors.CardError:
    """Return the error that says why a text that begins with these lines cannot be read."""
    known = listed([*[site.name for site in SITES], POKERNOW])
    summary = next(filter(None, map(summary_of, lines)), None)
    if summary is not None:
        return errors.TournamentSummaryError(site=summary)
    other = next(filter(None, map(_OTHERS.match, lines)), None)
    site = unread_site(lines) or (other and (other["site"] or other["named"]))
    if site:
        return errors.UnreadSiteError(site=site, known=known)
    language = language_of(lines)
    if language is not None:
        return errors.TranslatedHistoryError(language=language)
    return errors.UnknownTextError(known=known)
