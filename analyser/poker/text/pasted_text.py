"""Cleans typed and pasted text: HTML, quote marks of mails, emoji, playing-card characters."""

import re
from html import unescape
from typing import Final

from analyser.poker.cards import (
    CARD_PATTERN,
    JOKERS,
    RANK_PATTERN,
    SUIT_PATTERN,
    UNKNOWN,
    Suit,
    in_usual_notation,
)

_ACES: Final = {suit: 0x1F0A1 + 0x10 * at for at, suit in enumerate(reversed(Suit))}
"""The code points of the aces; two to ten, jack, knight, queen and king follow each."""
_CARD_OF_CHARACTER: Final = {
    chr(ace + behind): letter + suit.letter
    for suit, ace in _ACES.items()
    for behind, letter in enumerate("A23456789TJ_QK")
    if letter != "_"
} | {
    "\U0001f0a0": str(UNKNOWN),  # the back of a card
    "\U0001f0cf": str(JOKERS[0]),  # the black joker
    "\U0001f0bf": str(JOKERS[1]),  # the red joker
    "\U0001f0df": str(JOKERS[1]),  # the white joker
}
KNIGHTS: Final = {chr(ace + 11): suit for suit, ace in _ACES.items()}
"""The characters of knights, which poker decks do not have, with their suits."""
_CHARACTER: Final = re.compile("([\U0001f0a0-\U0001f0df])[\ufe0e\ufe0f]?")
_EMOJI: Final = re.compile(
    r"\s?:(club|diamond|heart|spade)s?:|(?<=[0-9TJQKA]):([cdhs]):|[❤♥]", re.IGNORECASE
)
_SMILEY: Final = re.compile(r"(?<!\w):((?:10|[2-9TJQKA])[cdhs])4?:(\w?)", re.IGNORECASE)
"""A card as some forums write it, ``:Ah:``; and a letter right behind it."""
_ANY_SUIT: Final = re.compile(r"(?<!\w)(10|[2-9TJQKA])x ?(10|[2-9TJQKA])x(?!\w)")
"""A hand without suits as some write it: ``8x 8x``."""
_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_AS_OTHERS: Final = str.maketrans(
    {"\u2018": "'", "\u2019": "'", "\u3001": ",", "\r": "\n", "\u2028": "\n", "\u2029": "\n"}
    | {"\U0001f19a": " v "}
    | {chr(0xFF01 + at): chr(0x21 + at) for at in range(94)}  # letters as wide as Chinese ones
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")
    | dict.fromkeys("\u00ad\u200b\u200c\u200e\u200f\u2060\ufe0e\ufe0f\ufeff", "")
    | dict.fromkeys("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", "")
    | dict.fromkeys("\u00ab\u00bb\u201e", '"')
    | dict.fromkeys(
        "\u017f\u212a", "\ufffd"
    )  # without this, a long s would be read as an s, and the Kelvin sign as a king
)


def plain(text: str) -> str:
    """Remove markup, and write unusual signs for cards, suits and line ends as the usual ones."""
    if any(mark in text for mark in ("&", "<", ">", "*", "_", "||", "~~", "[/")):
        text = _without_markup(text)
    text = text.replace("\r\n", "\n").translate(_AS_OTHERS)
    text = _EMOJI.sub(lambda sign: _SIGNS[(sign[1] or sign[2] or "h")[0].lower()], text)
    text = _ANY_SUIT.sub(r"\1\2", text)
    text = _CHARACTER.sub(_card_of_character, _SMILEY.sub(_card_of_smiley, text))
    return _QUOTED.sub(r"(\1)", in_usual_notation(text))


_QUOTED: Final = re.compile(
    rf"""(?<![^\s,;:=(\[])["'\u201c]((?:\s*{RANK_PATTERN}\s?{SUIT_PATTERN}\s*,?){{2,}})["'\u201d](?!\w)""",
    re.IGNORECASE,
)
"""Several cards in quotation marks, which part hands as brackets do."""
_QUOTE_MARK: Final = re.compile(r"^(?:[ \t]*>)+(?=\s)(?!\s*[0-9.]+\s?%)", re.MULTILINE)
_TAG: Final = re.compile(
    r"</?(?:a|b|big|blockquote|body|br|center|cite|code|dd|div|dl|dt|em|font|h[1-6]|hr|html|i|img|li|"
    r"mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul)(?![a-z0-9])"
    r"(?:\s[^<>\n]{0,100}=[^<>\n]{0,100})?\s*/?>"
    r"|\[/?(?:b|center|code|color|font|i|img|quote|s|size|spoiler|u|url)(?:=[^\[\]\n]{0,100})?\]",
    re.IGNORECASE,
)
_CELL: Final = re.compile(r"<t[dh](?:\s[^<>\n]{0,100})?>", re.IGNORECASE)
_LINE_END: Final = re.compile(r"<br\s*/?>|</(?:div|h[1-6]|li|p|tr)>", re.IGNORECASE)
_CARD_IN_TAG: Final = re.compile(
    rf"""(?:(?<![\w"'=/.#-])|(?<=alt=["']))(?:{CARD_PATTERN})+(?!/?[\w.-])""", re.IGNORECASE
)
"""Cards in a tag, ``<b AhKh>``, but in its class or address."""
_ANGLED: Final = re.compile(r"<(?!\s*[0-9]+[\s,]+[0-9]+\s*>)([^<>\n%]{1,200})>")
"""Angle brackets that are no tag, such as <AhKh>; <2 11> is left out, which is itself a card."""
_EMPHASIS: Final = re.compile(
    r"(?<![*|\w])(\*{1,3}|\|\||__?|~~)(?=[^\s*|_~])([^*|\n]+?)(?<!\s)\1(?![*|\w])"
)


def _without_markup(text: str) -> str:
    """Remove tags, quote marks, emphasis, spoilers; decode entities; make angles square."""
    cell = " " if "</t" in text.lower() else r"\g<0>"  # <td> alone is the ten of diamonds
    text = _LINE_END.sub("\n", _CELL.sub(cell, unescape(text)))
    text = _TAG.sub(lambda tag: tag[0] if _CARD_IN_TAG.search(tag[0]) else " ", text)
    text = _ANGLED.sub(r"[\1]", text)
    return _EMPHASIS.sub(r"\2", _QUOTE_MARK.sub("", text))


def _card_of_smiley(match: re.Match[str]) -> str:
    return " ".join(filter(None, match.groups()))


def _card_of_character(match: re.Match[str]) -> str:
    character = match[1]
    # Spaces, because "Jo" and a "2" after it would be read as "Jo2", the second joker.
    return f" {_CARD_OF_CHARACTER.get(character, character)} "
