"""Text histories of 888poker and its network; the letters of cards may be in any language."""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from analyser.poker.hand_files.hand import FileHand, Player
from analyser.poker.hand_files.sites.text_history import LineHistory, text_site

_HEADER: Final = re.compile(
    r".*?\*{4,5} (?!Betfair)[^*]+ Hand History for Game (?P<hand>\d+) \*{5}"
)
_GAME: Final = re.compile(r"Limit (?P<game>.*?)(?: Jackpot [Tt]able)? - \*{3}")
_CARDS: Final = re.compile(r"\[([^\[\]]*)\](?=[^\[\]]*$)")
_CARD: Final = re.compile(r"(?P<rank>\d\d?|[^\W\d_]n?s?)(?P<suit>[^\W\d_]+)")

_RANKS: Final = (
    {rank: rank for rank in "23456789TJQKA"}
    | {"10": "T", "E": "A", "Es": "A", "Ess": "A", "\u0422": "A", "Ò": "A"}
    | {"H": "K", "R": "K", "\u041a": "K", "Ê": "K"}
    | {"D": "Q", "Д": "Q", "Ä": "Q"}
    | {"Kn": "J", "B": "J", "\u0412": "J", "Â": "J"}
)
"""The ranks by their letters in English, Swedish, Dutch, French, German and Russian.

Russian letters are included as they look if their bytes are read as Windows-1252.
"""
_SPANISH: Final = {"t": "c", "p": "s", "e": "d", "o": "h"}
"""The suits in Spanish, in which D is the ten. The letter of hearts may be c instead."""
_NO_CORAZONES: Final = frozenset("hseo")
"""Suits that no hand has in which c is hearts."""
_SPAIN: Final = re.compile(r"\*{4,5} [^*]*(?:\.es\b|Torneos)")
_SUITS: Final = (
    {suit: suit for suit in "cdhs"}
    | _SPANISH
    | dict(pair.split() for pair in ("Pik s", "Kier h", "Karo d", "Trefl c", "Herz h", "Kreuz c"))
)
_DUTCH: Final = re.compile(r"\[ ?(?:[HB][cdhs]\b|[^\]]* [HB][cdhs]\b)|[$€] \d")
"""Signs of a Dutch history: its letters for king and jack, or a space after a currency's sign."""


class _History(LineHistory):
    """A hand of 888poker, read line by line."""

    seat_line = re.compile(r"Seat (?P<number>\d+): (?P<name>.*) \( ?(?P<stack>[^()]*)\)$")

    def read(self, block: Sequence[str]) -> FileHand:
        """Return the hand, whose cards may be in any language."""
        return super().read(_in_english(block))

    def posts(self, player: Player, rest: str) -> None:
        """Read a blind, an ante or a dead blind; in "dead blind [$1 + $2]" only $1 is dead."""
        dead, plus, alive = rest.partition(" + ")
        if plus:
            super().posts(player, alive)
        super().posts(player, dead)

    words: ClassVar = {**LineHistory.words, "posts": posts, "collected": LineHistory.wins_pot}


def _game(_: re.Match[str], block: Sequence[str]) -> str:
    """Return the name of the game in the line below the header."""
    title = next((text for text in block[1:] if text.strip()), "")
    game = _GAME.search(title)
    return title if game is None else game["game"]


def _in_english(block: Sequence[str]) -> Sequence[str]:
    """Return the lines with English letters for the cards."""
    at = {
        number
        for number, text in enumerate(block)
        if text.startswith(("Dealt to ", "** Dealing ")) or " shows [" in text or " mucks [" in text
    }
    dealt = "".join([found[0] for number in at for found in _CARDS.finditer(block[number])])
    used = {found["suit"] for found in _CARD.finditer(dealt)}
    is_of_spain = used <= {"c", "d"} and any(map(_SPAIN.match, block[:2]))
    is_spanish = is_of_spain or not used.isdisjoint("tp")
    hearts = is_spanish and used.isdisjoint(_NO_CORAZONES)
    queen = any(_DUTCH.search(text) for text in block)
    ranks = _RANKS | {"V": "Q" if queen else "J"}
    suits = _SUITS | ({"c": "h"} if hearts else {})

    def card(found: re.Match[str]) -> str:
        rank, suit = ranks.get(found["rank"]), suits.get(found["suit"])
        if found["rank"] == "D" and (hearts or found["suit"] in _SPANISH):
            rank = "T"
        return found[0] if rank is None or suit is None else rank + suit

    def cards(found: re.Match[str]) -> str:
        return f"[{_CARD.sub(card, found[1])}]"

    return [_CARDS.sub(cards, text) if number in at else text for number, text in enumerate(block)]


POKER_888: Final = text_site(
    "888",
    "888poker",
    " Hand History for Game ",
    _HEADER,
    _game,
    _History,
    asides=("#Game No",),
    head=(1, 3),
)
