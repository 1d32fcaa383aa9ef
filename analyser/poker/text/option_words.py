"""The options of a game as people write them: "deuces wild", "2 is wild", "the joker as a bug"."""

import re
from typing import Final

from analyser.poker.cards import CARD_PATTERN, RANK_LETTERS, RANK_PATTERN, RANKS, SUIT_PATTERN
from analyser.poker.names import RANK_NAMES, SUIT_NAMES

RANK_OF_WORD: Final = {
    str(name): RANK_LETTERS[RANKS.index(rank)] for rank, name in RANK_NAMES.items()
} | {"deuce": "2", "sixe": "6"}
"""The letter of each rank that is written as a word; with an s behind it, each is a plural too."""
RANK_WORD: Final = "|".join(sorted(RANK_OF_WORD, key=len, reverse=True))
"""A rank as a word, as a pattern."""
PIECES: Final = {
    "rank": RANK_PATTERN,
    "suit": SUIT_PATTERN,
    "plain_card": CARD_PATTERN,
    "rank_word": RANK_WORD,
    "suit_word": "|".join([str(name).removesuffix("s") for name in SUIT_NAMES.values()]),
}
"""A rank, a suit, a card, and the words for a rank and a suit, as patterns for others."""
_AND: Final = r"(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)"
_RANKS: Final = rf"(?:(?:{RANK_WORD})s?|{RANK_PATTERN}'?s?)"
_BARE: Final = rf"(?:(?:{RANK_WORD})s?|{RANK_PATTERN})(?!\w|{SUIT_PATTERN})"
"""A rank after the word "wild", where "As" and "A♠" are the ace of spades."""
OPTION: Final = rf"""
    (?:the\s+)?jokers?\s*[:=]?\s*(?:(?:counts?\s+)?as\s+|is\s+|are\s+)?(?:an?\s+)?
        (?P<bug>bug|any\s+card|wild)(?!\w)
  | (?P<wild>{_RANKS}(?:{_AND}{_RANKS}){{0,12}})\s+(?:(?:is|are)\s+)?wild(?:\s+cards?)?(?!\w)
  | (?<!\w)wild(?:\s+cards?)?\s*(?:is\s|are\s|[:=])?\s*(?P<behind>{_BARE}(?:{_AND}{_BARE}){{0,12}})
  | (?P<trips>(?:three\s+of\s+a\s+kind|trips)\s+(?:beats?|over)\s+(?:a\s+)?straights?)(?!\w)
  | (?:any\s+low\s+wins|(?:no|without(?:\s+an?)?)\s+qualifier)(?!\w)
"""
"""An option as a pattern, to be compiled with re.VERBOSE and re.IGNORECASE."""


def option_of(match: re.Match[str]) -> tuple[str, str | bool]:
    """Return the name and the value of an option, given a match of ``OPTION``."""
    if match["bug"]:
        return "joker", "bug" if match["bug"].lower() == "bug" else "wild"
    if written := match["wild"] or match["behind"]:
        ranks = re.split(r"[\s,&]+(?:and\s+)?", written.lower())
        letters = [rank_of(rank.removesuffix("s").removesuffix("'")) for rank in ranks]
        return "wild", ",".join(letters)
    return ("trips_beat_straight" if match["trips"] else "no_qualifier"), True


def rank_of(word: str) -> str:
    """Return the letter of a rank that is written as a word; other words stay as they are."""
    return RANK_OF_WORD.get(word.lower(), word)
