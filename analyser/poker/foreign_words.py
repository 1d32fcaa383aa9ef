"""Puts the card words of another language into English before a text is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from analyser.poker.cards import DECK, JOKERS
from analyser.poker.games.registry import GAMES
from analyser.poker.names import (
    CATEGORY_NAMES,
    RANK_NAMES,
    RANK_PLURALS,
    RANK_SIGNS,
    SUIT_NAMES,
    card_name,
)
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

READING: Final = "Reading"
"""The context of words to read: a translation lists all words for the English one, with commas."""

_WORDS: Final = (
    QT_TRANSLATE_NOOP("Reading", "against"),
    QT_TRANSLATE_NOOP("Reading", "and"),
    QT_TRANSLATE_NOOP("Reading", "on the table"),
    QT_TRANSLATE_NOOP("Reading", "board"),
    QT_TRANSLATE_NOOP("Reading", "flop"),
    QT_TRANSLATE_NOOP("Reading", "turn"),
    QT_TRANSLATE_NOOP("Reading", "river"),
    QT_TRANSLATE_NOOP("Reading", "dead"),
    QT_TRANSLATE_NOOP("Reading", "has"),
    QT_TRANSLATE_NOOP("Reading", "pot"),
    QT_TRANSLATE_NOOP("Reading", "bets"),
    QT_TRANSLATE_NOOP("Reading", "to call"),
    QT_TRANSLATE_NOOP("Reading", "pair of"),
    QT_TRANSLATE_NOOP("Reading", "suited"),
    QT_TRANSLATE_NOOP("Reading", "offsuit"),
    QT_TRANSLATE_NOOP("Reading", "random"),
    QT_TRANSLATE_NOOP("Reading", "unknown card"),
    QT_TRANSLATE_NOOP("Reading", "wild"),
    # In searches.
    QT_TRANSLATE_NOOP("Reading", "came from behind"),
    QT_TRANSLATE_NOOP("Reading", "all in"),
    QT_TRANSLATE_NOOP("Reading", "showdown"),
    QT_TRANSLATE_NOOP("Reading", "paid otherwise"),
    QT_TRANSLATE_NOOP("Reading", "hero"),
    QT_TRANSLATE_NOOP("Reading", "split pot"),
    QT_TRANSLATE_NOOP("Reading", "won"),
    QT_TRANSLATE_NOOP("Reading", "lost"),
    QT_TRANSLATE_NOOP("Reading", "when"),
    QT_TRANSLATE_NOOP("Reading", "stakes"),
)
_LEAST: Final = 3
"""A shorter name alone is notation: "As" is the ace of spades, in French too."""


# Tables and not unicodedata, which the packed program does not bring along.
_PLAIN: Final = str.maketrans("áàâäéèêëíìîïñóòôöúùûüç", "aaaaeeeeiiiinoooouuuuc") | {
    ord("œ"): "oe",
    ord("ß"): "ss",
}
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def foreign_words(
    translated: Callable[[Phrase], str], listed: Callable[[str], str]
) -> dict[str, str]:
    """Return what to read for the words of a language, in lower case.

    Args:
        translated: puts a phrase into the language.
        listed: returns the words of the language for one of ``_WORDS``; itself if there are none.
    """
    said = {translated(card_name(joker)): str(joker) for joker in JOKERS}
    for card in DECK:
        assert card.suit is not None  # only jokers have none
        said[translated(card_name(card))] = str(card)
        suit = translated(SUIT_NAMES[card.suit])
        for rank in (translated(RANK_NAMES[card.rank]), RANK_SIGNS[card.rank]):
            said |= dict.fromkeys((f"{suit} {rank}", f"{rank} {suit}"), str(card))
    games = [game.name for game in GAMES]
    ranks = (*RANK_NAMES.values(), *RANK_PLURALS.values())
    for name in (*ranks, *SUIT_NAMES.values(), *CATEGORY_NAMES.values(), *games):
        said[translated(name)] = name
    said = {name: english for name, english in said.items() if len(name) >= _LEAST}
    for word in _WORDS:
        said |= dict.fromkeys(listed(word).split(","), word)
    said = {name.strip().lower(): english for name, english in said.items()}
    for letters in (_PLAIN, _UMLAUTS):
        said |= {name.translate(letters): english for name, english in said.items()}
    return {name: english for name, english in said.items() if name != english.lower()}


def in_english(text: str, words: Mapping[str, str]) -> str:
    """Return a text with its foreign words in English; all else stays as it is written.

    ``words``: from ``foreign_words``; between the parts of a name may be blanks or hyphens.
    """
    if not words:
        return text
    by_parts = {tuple(_PARTS.split(name)): english for name, english in words.items()}

    def read(found: re.Match[str]) -> str:
        english = by_parts[tuple(_PARTS.split(found[0].lower()))]
        is_name = english in _RANKS and text[found.end() :].lstrip().startswith(":")
        return found[0] if is_name else english

    return _pattern(tuple(words)).sub(read, text)


_RANKS: Final = frozenset(RANK_NAMES.values())
"""Words that a player may be called by, too: "König: AhKh"."""


_PARTS: Final = re.compile(r"(?:[^\S\n]|-)+")


@lru_cache(maxsize=4)  # there are few languages
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(names, key=len, reverse=True)
    each = [_PARTS.pattern.join(map(re.escape, _PARTS.split(name))) for name in longest_first]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)
