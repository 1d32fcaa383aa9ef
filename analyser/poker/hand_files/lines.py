"""Lines of hands: two hands of five cards, hands with a board, or one hand.

    8C TS KC 9H 4S 7D 2S 5D 3S AC       # two hands of five, as in Project Euler 54
    AhKh | QsQd @ Qc Jh 2h 7d 3c        # hands apart, and the board they share
    AhKh v QsQd vs JcTc                 # the same without a board
    Ac Jd 8s 8c As 3d 4d                # one hand

The same grammar is used for text that is typed or pasted in the window; ``read_entry`` reads both.
A ``#`` begins a comment, unless a digit follows: then it begins a card's number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from analyser.poker.errors import CardError, NoCardsError
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.hand_files.hand import FileHand, FileSeat, Trouble
from analyser.poker.hand_files.text import BadLine, Lines
from analyser.poker.names import seat_name
from analyser.poker.table.entry import EntryHand, read_entry

_COMMENT: Final = re.compile(r"#(?![0-9]).*", re.DOTALL)
_TWO_HANDS: Final = 10
_LOOKED_AT: Final = 100
"""How many lines are looked at to find out whether a text consists of hands."""
_OF_A_SITE: Final = re.compile(
    r"\b(?:dealt to|shows|showed|mucks|mucked|collected)\b.*\[|\*\*\*", re.IGNORECASE
)
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_CARD: Final = re.compile(r"(?<!\w)(?:10|[2-9TJQKA])[cdhs](?!\w)", re.IGNORECASE)
_LIKE_CARDS: Final = re.compile(r"[AKQJTCDHSOX]+", re.IGNORECASE)
_WORDS: Final = frozenset(["versus", "against", "the", "and", "board", "flop", "turn", "river"])
"""Words of the grammar, so that lines with no others need not be read here."""

NAMES: Final = tuple([seat_name(seat) for seat in range(MOST_SEATS)])
"""The default names of seats: "Seat A", "Seat B" and so on."""


def read_lines(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield the hand of each line, or why it cannot be read; skip empty lines and comments."""
    for number, text in lines:
        if isinstance(text, BadLine):
            yield Trouble(number, text.why)
            continue
        try:
            hand = read_line(number, text)
        except CardError as error:
            yield Trouble(number, error.phrase)
        else:
            if hand is not None:
                yield hand


def read_line(number: int, text: str) -> FileHand | None:
    """Read one line; None if it is empty or a comment. Raises CardError."""
    text = _COMMENT.sub("", text)
    if not text.strip():
        return None
    entry = read_entry(text)
    hands = entry.hands
    if not hands:
        raise NoCardsError
    if not entry.apart and len(hands[0].cards) == _TWO_HANDS:
        (both,) = hands
        hands = EntryHand(both.cards[:5]), EntryHand(both.cards[5:])
    seats = [FileSeat(hand.name or seat_label(seat), hand.cards) for seat, hand in enumerate(hands)]
    return FileHand(line=number, seats=tuple(seats), boards=(entry.board,))


def are_lines(lines: Sequence[str]) -> bool:
    """Whether the first lines of a text are hands, misspelt ones included.

    It is another text if it has a line of a site, a line with cards among words that are no part
    of the grammar, or more lines of such words than others.
    """
    others = 0
    for line in lines[:_LOOKED_AT]:
        text = _COMMENT.sub("", line)
        if _OF_A_SITE.search(text):
            return False
        words = [word for word in _WORD.findall(text) if word.lower() not in _WORDS]
        if not all(map(_LIKE_CARDS.fullmatch, words)) and not _reads(text):
            if _CARD.search(text):
                return False
            others += 1
    return others * 2 <= len(lines[:_LOOKED_AT])


def _reads(text: str) -> bool:
    try:
        return read_line(0, text) is not None
    except CardError:
        return False


def seat_label(seat: int) -> str:
    """Return the default name of a seat; beyond the seats of a table it is the number, from 1."""
    return NAMES[seat] if seat < len(NAMES) else str(seat + 1)
