"""What the names of games are made of: a family, a number of cards, high or low, and so on.

Two names with the same parts name one game, whatever their order and spelling: "Omaha hi/lo",
"hi-lo Omaha" and "omaha 8 or better".
"""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

from analyser.poker.phrases import tables_in

_FIGURES: Final = {"four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "plus": "+"}
"""Words in names of games, each with the figure or sign that stands for it."""
_BETWEEN: Final = r"[-\s/']*"
"""What may part the words of a game's name in a text."""
PLAIN_LETTERS: Final = str.maketrans("áàâäéèêëíìîïñóòôöúùûüç", "aaaaeeeeiiiinoooouuuuc") | {
    ord("œ"): "oe",
    ord("ß"): "ss",
}
"""Letters without accents: a table and not unicodedata, which the packed program lacks."""
_JOINED: Final = [
    (re.compile(pattern), one)
    for pattern, one in (
        ("['`]", ""),
        (r"\bno\W*low\b|\b(?:hi|high)\W*only\b", " high "),
        (r"hi(?:gh)?low?\b", " 8 "),
        (r"\bhold\W*em\b", "holdem"),
        (r"\bsplit\W*holdem\b", "splitholdem"),  # PokerStars' game of two boards
        (r"\blow\W*ball\b", "lowball"),
        (r"\bh\W?l\b", " 8 "),
        (r"(?:\b(?:deuces?|twos?)|(?<![0-9])2)\W*(?:to\W*)?7(?!\W*card)", " deucetoseven "),
        (r"\ba(?:ces?)?\W*(?:to\W*)?5(?!\W*card)", " acetofive "),
        # Alone it is the ten of diamonds.
        (r"(\bdeucetoseven|\bacetofive|\blowball|\bbadugi|\d)\W*td\b", r"\1 triple draw "),
        (r"\bsd\b|(?<=\d)sd\b", " single draw "),
        (r"\bor\W*better\b", " 8 "),
    )
]
"""Words that belong together, and the one word that they become."""
FILLING: Final = frozenset(
    ("card", "cards", "poker", "game", "limit", "no", "pot", "fix", "fixed", "nl", "pl", "fl")
) | {"the", "a"}
"""Words that are part of no game's name, or that make no difference to whose hand is better."""
_HIGH: Final = frozenset(["high", "hi"])
_LOW: Final = frozenset(["low", "lo"])
_HIGH_AND_LOW: Final = frozenset(["8", "hilo", "hilow", "highlow", "highlo", "hl", "split"])


def _in_figures(name: str) -> str:
    """Write a game's name in lower case and with figures: "5" for "five", "+" for "plus"."""
    name = name.lower()
    for word, figure in _FIGURES.items():
        name = name.replace(word, figure)
    return name


def pattern_of(name: str) -> str:
    """Return a pattern for a game's name in a text, with any separators between its words."""
    pattern = _BETWEEN.join(re.split(r"[^\w+]+", _in_figures(name)))
    pattern = re.sub(r"(?<=[a-z])(?=[0-9])", "[-/]?", pattern).replace("?8", r"?\s?8")
    pattern = pattern.replace(f"2{_BETWEEN}7", "2[-/]7")  # and not 27, a range
    for word, figure in _FIGURES.items():
        pattern = pattern.replace(figure, f"(?:{re.escape(figure)}|{word})")
    return pattern


def parts_of(name: str) -> frozenset[str]:
    """Return the parts of a game's name.

    "high" and "low", eight or better, and "split" are one part, "hilo".

    >>> sorted(parts_of("PLO 5-card high/low")), sorted(parts_of("7-card Stud, No Limit"))
    (['5', 'hilo', 'plo'], ['7', 'stud'])
    """
    name = _in_figures(re.sub("(?<=[a-z])(?=[A-Z])", " ", name)).translate(PLAIN_LETTERS)
    for pattern, one in _JOINED:
        name = pattern.sub(one, name)
    words = frozenset(re.findall(r"[a-z]+|[0-9]+|[^\s\w()/,.;:&-]+", name))
    parts = words - FILLING or words
    said = parts - _HIGH - _LOW
    if parts & _HIGH and not parts & _LOW and said & _HIGH_AND_LOW <= {"8"}:
        return said | {"high"}
    if said & _HIGH_AND_LOW or parts & _HIGH:
        return said - _HIGH_AND_LOW - {"b"} | {"hilo"}
    return said | {"low"} if parts & _LOW else said


OTHER_GAMES: Final = [
    name for (name,) in tables_in(Path(__file__).with_name("other_games.txt"))["games"]
]
"""Games that people name and that are not judged here, so that none is taken for a name."""


def with_known_words(text: str, known: Collection[str]) -> str:
    """Replace each word of four letters or more that is nearly a ``known`` one by that."""

    def known_word(word: re.Match[str]) -> str:
        said = word[0].lower()
        return said if said in known else [*nearest(said, known, 1, 0.75), said][0]

    return re.sub(r"[A-Za-z]{4,}", known_word, text)


def nearest(word: str, known: Collection[str], count: int = 3, alike: float = 0.6) -> list[str]:
    """Return up to ``count`` of the ``known`` texts most like a word; ``alike``: least, 0 to 1."""
    from difflib import get_close_matches  # most names are known, and the start needs none

    return get_close_matches(word, sorted(known), count, alike)
