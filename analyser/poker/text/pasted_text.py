"""Cleans typed and pasted text: HTML, quote marks of mails, emoji, playing-card characters."""

import re
from html import unescape
from typing import Final

from analyser.poker.cards import JOKERS, UNKNOWN, Suit, in_usual_notation
from analyser.poker.phrases import compiled_beside
from analyser.poker.text.option_words import PIECES

_ACES: Final = {suit: 0x1F0A1 + 0x10 * at for at, suit in enumerate(reversed(Suit))}
"""The code points of the aces; two to ten, jack, knight, queen and king follow each."""
_CARD_OF_CHARACTER: Final = {
    chr(ace + behind): letter + suit.letter
    for suit, ace in _ACES.items()
    for behind, letter in enumerate("A23456789TJ_QK")
    if letter != "_"
} | dict(zip("🂠🃏🂿🃟", map(str, (UNKNOWN, *JOKERS, JOKERS[1])), strict=True))
KNIGHTS: Final = {chr(ace + 11): suit for suit, ace in _ACES.items()}
"""The characters of knights, which poker decks do not have, with their suits."""
_PATTERNS: Final = compiled_beside(__file__, PIECES, re.IGNORECASE)
_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_AS_OTHERS: Final = str.maketrans(
    {"\u2018": "'", "\u2019": "'", "\u3001": ",", "\r": "\n", "\u2028": "\n", "\u2029": "\n"}
    | {"\U0001f19a": " v "}
    | {chr(0xFF01 + at): chr(0x21 + at) for at in range(94)}  # letters as wide as Chinese ones
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")
    | dict.fromkeys("\u00ad\u200b\u200c\u200e\u200f\u202a\u202c\u2060\ufe0e\ufe0f\ufeff", "")
    | dict.fromkeys("\u00ab\u00bb\u201e", '"')
    # Else a long s would be read as an s, and the Kelvin sign as a king.
    | dict.fromkeys("\u017f\u212a", "\ufffd")
)


def plain(text: str) -> str:
    """Remove markup, and write unusual signs for cards, suits and line ends as the usual ones."""
    if any(mark in text for mark in ("&", "<", ">", "*", "_", "||", "~~", "[/")):
        text = _without_markup(text)
    text = text.replace("\r\n", "\n").translate(_AS_OTHERS)
    text = _PATTERNS["emoji"].sub(lambda sign: _SIGNS[(sign[1] or sign[2] or "h")[0].lower()], text)
    text = _PATTERNS["smiley"].sub(_card_of_smiley, _PATTERNS["any_suit"].sub(r"\1\2", text))
    text = _PATTERNS["character"].sub(_card_of_character, text)
    return _PATTERNS["quoted"].sub(r"(\1)", in_usual_notation(text))


def _without_markup(text: str) -> str:
    """Remove tags, quote marks, emphasis, spoilers; decode entities; make angles square."""
    cell = " " if "</t" in text.lower() else r"\g<0>"
    text = _PATTERNS["line_end"].sub("\n", _PATTERNS["cell"].sub(cell, unescape(text)))
    has_card = _PATTERNS["card_in_tag"].search
    text = _PATTERNS["tag"].sub(lambda tag: tag[0] if has_card(tag[0]) else " ", text)
    text = _PATTERNS["quote_mark"].sub("", _PATTERNS["angled"].sub(r"[\1]", text))
    return _PATTERNS["emphasis"].sub(r"\2\4", text)


def _card_of_smiley(match: re.Match[str]) -> str:
    return " ".join(filter(None, match.groups()))


def _card_of_character(match: re.Match[str]) -> str:
    character = match[1]
    # Spaces, because "Jo" and a "2" after it would be read as "Jo2", the second joker.
    return f" {_CARD_OF_CHARACTER.get(character, character)} "
