"""A site whose histories are read: how its hands are found in a file, and how it writes cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

from analyser.poker.cards import Card, read_each
from analyser.poker.errors import CardError, TranslatedHistoryError
from analyser.poker.hand_files.hand import FileHand, Format, NextHandError, Trouble, of_no_hand
from analyser.poker.hand_files.sites.header import summary_of
from analyser.poker.hand_files.sites.languages import language_of
from analyser.poker.hand_files.text import BadLine, Lines

MOST_LINES: Final = 5_000
"""The most lines of a hand; further lines are ignored."""
LONGEST_LINE: Final = 1_000
"""How many characters of a line are read, several times what sites write: searching for names and
numbers takes time that grows faster than the line."""

_HEAD: Final = 3
"""In so many lines a hand's number, game and stakes stand."""
_BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")

SiteOf: TypeAlias = "Callable[[str], Site | None]"
"""Returns the site of a line with which a hand begins; None for any other line."""
Found: TypeAlias = "Generator[FileHand | Trouble, None, tuple[Site, tuple[int, str]] | None]"
"""Yields the hands and errors of one site, until a hand of another site or the file's end.

It returns the other site, and the first line of that hand with its number; None at the file's end.
"""


@dataclass(frozen=True, slots=True)
class Site:
    """A site whose text histories are read."""

    format: Format  # the name of the format
    name: str  # the name of the site
    sign: str  # a text that the first line of each hand contains, for a quick test
    # Tests whether a line with the sign is the first line of a hand: a pattern's ``match`` or a
    # function.
    begins: Callable[[str], object]
    # Reads a hand, from the number of its first line and its lines. Raises CardError.
    read: Callable[[int, Sequence[str]], FileHand]
    asides: tuple[str, ...] = ()  # the beginnings of lines that may come between hands

    def is_first_line(self, line: str) -> bool:
        """Whether this line, in any language, is the first of a hand of this site."""
        return self.sign in line and bool(self.begins(line[:LONGEST_LINE]))

    def read_hands(self, lines: Lines, site_of: SiteOf = lambda _: None) -> Found:
        """Yield each hand, or why it cannot be read, until a hand of another site begins.

        Then return that site, and the first line of that hand with its number; return None if the
        lines end first. All lines before the first hand are one error, or none if they are the
        summary of a tournament. ``site_of``: returns the site whose hand a line begins, or None.
        """
        sign, end, said, block = self.sign, 0, False, dict[int, str]()
        for number, line in lines:
            if not line:
                if isinstance(line, BadLine):
                    yield Trouble(number, line.why)
                continue
            # One of these is in the first line of every history.
            if sign in line or "Hand" in line or "Game" in line or "<" in line:
                site = self if self.is_first_line(line) else site_of(line)
                if site is not None:
                    yield from self._read(block)
                    if site is not self:
                        return site, (number, line)
                    end, block = number + MOST_LINES, {number: line[:LONGEST_LINE]}
                    continue
            if not block:
                said = said or summary_of(line) is not None
                if not said and (said := self._is_stray(line)):
                    yield stray(number, line)
            elif number < end:
                block[number] = line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE]
        yield from self._read(block)
        return None

    def _is_stray(self, line: str) -> bool:
        """Whether a line before the first hand has words, and is none of ``asides``."""
        text = line[:LONGEST_LINE].strip()
        return bool(text.strip(" *#-=_0123456789")) and not text.startswith(self.asides)

    def _read(self, block: Mapping[int, str]) -> Iterator[FileHand | Trouble]:
        """Yield the hand, or why it cannot be read; ``block``: its lines by their numbers."""
        numbers, lines = [*block], [*block.values()]
        if not block:
            return
        try:
            yield self.read(numbers[0], lines)
        except NextHandError as error:
            at = len(lines) - error.left
            yield from self._read(dict([*block.items()][:at]))
            rest: Sequence[str] = lines[at:]
            while rest:  # each hand without its first lines
                yield stray(numbers[-len(rest)], rest[0])
                rest = self._next_hand(lines[:_HEAD], rest)
        except CardError as error:
            language = language_of(lines)
            found = error if language is None else TranslatedHistoryError(language=language)
            yield Trouble(numbers[0], found.phrase)

    def _next_hand(self, head: Sequence[str], lines: Sequence[str]) -> Sequence[str]:
        """Return ``lines`` from the next hand on, () without one; ``head``: first lines to add."""
        try:
            with suppress(CardError):
                self.read(0, [*head, *lines])
        except NextHandError as error:
            return lines[-error.left :] if error.left < len(lines) else ()
        return ()


def stray(number: int, line: str) -> Trouble:
    """Return the error for a line that belongs to no hand."""
    return Trouble(number, of_no_hand(line).phrase)


def cards_in_brackets(text: str) -> tuple[Card, ...]:
    """Return all cards in brackets in a text. Raises CardError."""
    return site_cards(" ".join(_BRACKETS.findall(text)))


def site_cards(text: str) -> tuple[Card, ...]:
    """Read cards as sites write them: "Ah Kd", "Ah, Kd", "X X Kd". Raises CardError."""
    if "," in text or "X" in text:
        text = text.replace(",", " ").replace("X", "??")
    return tuple(read_each(text))
