"""Lines of hands: two hands of five cards, hands with a board, or one hand.

    8C TS KC 9H 4S 7D 2S 5D 3S AC       # two hands of five, as in Project Euler 54
    AhKh | QsQd @ Qc Jh 2h 7d 3c        # hands apart, and the board they share
    AhKh v QsQd vs JcTc                 # the same without a board
    Ac Jd 8s 8c As 3d 4d                # one hand

A ``#`` begins a comment, unless a digit follows: that is a card's number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError
from analyser.poker.files.hand import FileHand, FileSeat, Trouble
from analyser.poker.files.text import BadLine, Lines
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.names import seat_name

_COMMENT: Final = re.compile(r"#(?![0-9]).*", re.DOTALL)
_BETWEEN: Final = re.compile(r"\||(?<!\S)vs?\.?(?!\S)", re.IGNORECASE)
_TWO_HANDS: Final = 10

NAMES: Final = tuple([seat_name(seat) for seat in range(MOST_SEATS)])
"""What the seats of lines are called."""


def read_lines(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Read every line that holds more than a comment."""
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
    """Read one line; None where it holds no hand. Raises CardError."""
    text = _COMMENT.sub("", text).strip()
    if not text:
        return None
    hands, at, shared = text.partition("@")
    parts = _BETWEEN.split(hands)
    board = parse_cards(shared) if at else ()
    holes = [parse_cards(part) for part in parts]
    if len(holes) == 1 and not at and len(holes[0]) == _TWO_HANDS:
        holes = [holes[0][:5], holes[0][5:]]
    seats = [FileSeat(seat_label(seat), cards) for seat, cards in enumerate(holes)]
    return FileHand(number, None, tuple(seats), (board,))


def seat_label(seat: int) -> str:
    """Name a seat that its file does not name; there may be more than a table has."""
    return NAMES[seat] if seat < len(NAMES) else str(seat + 1)
