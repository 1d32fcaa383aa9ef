"""Texts that are far too long, made by repeating a piece."""

from typing import Final

from analyser.poker.text.read_text import MOST_CHARACTERS
from histories import POKERSTARS

REPEATED: Final = (
    *("As", "As ", "Ah|", "??", "[As]", "shows[As]", "the ", "2 ", "the 2 of ", "|", "v ", "["),
    *("(", "#9", "9", "<0", "dealt to ", " ", "board(a)", "Seat 1: ", "unknown  ", "\ud800"),
    *("[1 1]", "shows" + " " * 190 + "[As]", "board" + "(a)" * 60 + "x[As]", "joker ", "🂱"),
)
"""Of entries."""

LINES: Final = (
    ("Seat 7: Ann ($", "1"),
    ("Seat 7: Ann (1", " in chips"),
    ("", "Nobody: "),
    ("Dealt to Nobody", " ["),
    ("", "PokerStars "),
    ("PokerStars Hand #1: (Hold'em", " No Limit,"),
)
"""Of a line in a hand history: how it begins, and what is repeated."""

WORDY: Final = {"x": "x" * 10**7, "blanks": " " * 10**7, "both": "x " * 10**7}
"""What a sentence would have to quote."""


def entries(piece: str, characters: int = MOST_CHARACTERS) -> tuple[str, ...]:
    """Return texts for the entry, of this piece; by default as long as is allowed."""
    text = (piece * characters)[:characters]
    return text, text[:-1] + "!", "Board [2c] " + text[11:]


def history_lines(begins: str, repeated: str) -> list[str]:
    """Return the lines of a hand history, one of which has a hundred thousand characters."""
    lines = POKERSTARS["holdem"].split("\n")
    lines.insert(3, begins + repeated * (100_000 // len(repeated)))
    return lines
