"""Lines of hands: two hands of five cards, hands with a board, or one hand.

    8C TS KC 9H 4S 7D 2S 5D 3S AC       # two hands of five, as in Project Euler 54
    AhKh | QsQd @ Qc Jh 2h 7d 3c        # hands apart, and the board they share
    AhKh v QsQd vs JcTc                 # the same without a board
    Ac Jd 8s 8c As 3d 4d                # one hand

Text that is typed or pasted in the window has the same grammar; ``read_entry`` reads it as well.
A ``#`` begins a comment, unless a digit follows: ``#12`` is the card with this number.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from analyser.poker.errors import NoCardsError, RangeVerbError
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.hand_files.hand import FileHand, FileSeat, Trouble, read_or_trouble
from analyser.poker.hand_files.text import BadLine, Lines
from analyser.poker.names import seat_name
from analyser.poker.phrases import shortened
from analyser.poker.text.entry import EntryHand
from analyser.poker.text.money import refuse_money
from analyser.poker.text.read_text import has_only_cards, read_entry

_COMMENT: Final = re.compile(r"#(?![0-9]).*", re.DOTALL)
_LOOKED_AT: Final = 100
"""How many lines are tested to find out whether a text consists of hands."""

NAMES: Final = tuple([seat_name(seat) for seat in range(MOST_SEATS)])
"""The default names of seats: "Seat A", "Seat B" and so on."""


def read_lines(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield the hand of each line, or why it cannot be read; skip empty lines and comments."""
    for number, text in lines:
        if isinstance(text, BadLine):
            yield Trouble(number, text.why)
        elif (found := read_or_trouble(number, read_line, number, text)) is not None:
            yield found


def read_line(number: int, text: str) -> FileHand | None:
    """Read one line; None if it is empty or a comment. Raises CardError."""
    text = _COMMENT.sub("", text)
    if not text.strip():
        return None
    entry = read_entry(text)
    hands = entry.hands
    refuse_money(entry.money, [hand.name for hand in hands])
    if not hands:
        raise NoCardsError
    for hand in hands:
        if not hand.cards:
            raise RangeVerbError(range=shortened(str(hand.range) if entry.apart else text))
    if not entry.apart and len(hands[0].cards) == 10:  # two hands of five
        (both,) = hands
        hands = EntryHand(both.cards[:5]), EntryHand(both.cards[5:])
    game = entry.game if entry.options is None else entry.played()
    seats = [FileSeat(hand.name or seat_label(seat), hand.cards) for seat, hand in enumerate(hands)]
    return FileHand(number, tuple(seats), game, entry.boards, suits_assumed=entry.suits_assumed)


def are_lines(lines: Sequence[str]) -> bool:
    """Whether a text has lines of hands, judging by its first lines; True for an empty text.

    Of the first hundred lines that are neither empty nor comments, more must be readable as hands
    than have other words; a line of cards with one misspelt or twice counts for neither.
    """
    texts = (text for line in lines if (text := _COMMENT.sub("", line)).strip())
    seen = list(islice(texts, _LOOKED_AT))
    found = [read_or_trouble(0, read_line, 0, text) for text in seen]
    others = [text for text, hand in zip(seen, found, strict=True) if isinstance(hand, Trouble)]
    return not seen or len(seen) - len(others) > sum(not has_only_cards(text) for text in others)


def seat_label(seat: int) -> str:
    """Return a seat's default name, "Seat A"; beyond the last letter the seat's number, from 1."""
    return NAMES[seat] if seat < len(NAMES) else str(seat + 1)
