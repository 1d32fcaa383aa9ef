"""Puts the card words of another language into English before a text is read."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, product
from pathlib import Path
from typing import Final

from analyser.poker import names
from analyser.poker.cards import DECK, JOKERS
from analyser.poker.errors import CardError
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.games.registry import GAMES, PLAIN_LETTERS
from analyser.poker.phrases import Phrase, tables_in

READING: Final = "Reading"
"""The context of words to read: a translation lists all words for the English one, with commas."""

_ARTICLE: Final = "the"
_TABLES: Final = tables_in(Path(__file__).with_suffix(".txt"))
_WORDS: Final = [word for (word,) in _TABLES["words"]]
_ALSO_CALLED: Final = [word for (word,) in _TABLES["also-called"]]
_LEAST: Final = 3
"""A shorter name alone is notation: "As" is the ace of spades, in French too but in "as contre"."""
_ACES: Final = str(names.RANK_PLURALS[14])
_AGAINST: Final = "against"
_MOST_COUNTED: Final = 5
""""Two hearts" are two cards, and "three aces" no holding of two ranks."""
_Called = Callable[[Phrase], set[str]]
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def foreign_words(
    translated: Callable[[Phrase], str], listed: Callable[[str], str]
) -> dict[str, str]:
    """Return the English, or the notation, for each word of a language, in lower case.

    Args:
        translated: puts a phrase into the language.
        listed: returns the words for an English one, with commas; itself if there are none.
    """

    def called(name: Phrase) -> set[str]:
        also = listed(name).split(",") if name in _ALSO_CALLED else ()
        return {translated(name), *also}

    said = {translated(game.name): str(game.name) for game in GAMES}
    named = (*names.CATEGORY_NAMES.values(), names.ROYAL_FLUSH_NAME, *names.SUIT_NAMES.values())
    for name in (*named, *names.RANK_PLURALS.values(), *names.RANK_NAMES.values()):
        said |= dict.fromkeys(called(name), str(name))
    said |= {translated(seat): str(seat) for seat in map(names.seat_name, range(MOST_SEATS))}
    said |= {translated(names.card_name(joker)): str(joker) for joker in JOKERS}
    aces = dict.fromkeys(called(names.RANK_PLURALS[14]), _ACES)
    said = {name: english for name, english in said.items() if len(name) >= _LEAST} | aces
    for word in _WORDS:
        said |= dict.fromkeys(listed(word).split(","), word)
    said |= dict(chain(_holdings(called, listed), _cards(called, translated)))
    said = {" ".join(_PART.findall(_plain(name))): english for name, english in said.items()}
    for letters in (PLAIN_LETTERS, _UMLAUTS):
        said |= {name.translate(letters): english for name, english in said.items()}
    return {name: english for name, english in said.items() if name != english.lower()}


def _holdings(called: _Called, listed: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Yield what is said for pairs, and for an ace with another rank, with the English for it."""
    pairs_of, ands = (listed(word).split(",") for word in ("pair of", "and"))
    aces = called(names.RANK_NAMES[14])
    for value, rank in names.RANK_NAMES.items():
        for of, word in product(pairs_of, called(names.RANK_PLURALS[value])):
            yield f"{of} {word}".replace("' ", "'"), f"pair of {names.RANK_PLURALS[value]}"
        if value == 14:
            continue  # "As As" is notation
        for ace, word in product(aces, called(rank)):
            yield f"{ace} {word}", f"ace {rank}"
            if value > _MOST_COUNTED:
                yield f"{word} {ace}", f"{rank} ace"
        # In "as y rey de corazones", "as" is no notation: that would be the ace of spades.
        for ace, also, word in product(aces, ands, (*called(rank), names.RANK_SIGNS[value])):
            yield f"{ace} {also} {word}", f"ace and {rank}"


def _cards(called: _Called, translated: Callable[[Phrase], str]) -> Iterator[tuple[str, str]]:
    """Yield what is said for each card, with its notation."""
    for card in DECK:
        assert card.suit is not None  # only jokers have none
        suit = names.SUIT_NAMES[card.suit]
        ranks = (*called(names.RANK_NAMES[card.rank]), names.RANK_SIGNS[card.rank])
        for rank, word in product(ranks, called(suit)):
            name = translated(Phrase(names.card_name(card).template, rank=rank))
            yield name.replace(translated(suit), word), str(card)
            yield f"{word} {rank}", str(card)
            if card.rank > _MOST_COUNTED:
                yield f"{rank} {word}", str(card)


class ForeignWords:
    """Puts texts with the words of one language into English; the words are ``foreign_words``."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words

    def in_english(self, text: str) -> str:
        """Return a text with its foreign words in English, also with blanks or hyphens in names."""
        english, done = "", 0
        for start, end, word in self._replaced(text):
            english += text[done:start] + word
            done = end
        return english + text[done:]

    def as_typed(self, error: CardError, text: str) -> CardError:
        """Return an error of ``in_english`` that quotes the foreign word that was typed."""
        typed: dict[str, str] = {}
        for start, end, word in self._replaced(text):
            typed |= dict.fromkeys((word, word.partition(" ")[0]), text[start:end])
        gaps = {
            name: typed.get(gap, gap) if type(gap) is str else gap
            for name, gap in error.phrase.gaps.items()
        }
        return type(error)(**gaps)

    def _replaced(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield where each foreign word begins and ends, and the English one."""
        words = self._words
        if not words:
            return
        found = [*_PART.finditer(text)]
        parts = [_plain(part[0]) for part in found]
        most = max(name.count(" ") for name in words) + 1
        at = 0
        while at < len(parts):
            starts = (at, at + 1) if words.get(parts[at]) == _ARTICLE else (at,)
            ends = range(min(at + most, len(parts)), at, -1)
            said = ((" ".join(parts[start:end]), end) for start, end in product(starts, ends))
            known = ((words.get(name, _ARTICLE), end) for name, end in said)
            read = ((word, end) for word, end in known if word != _ARTICLE)
            word, end = next(read, ("", at + 1))
            behind = found[end - 1].end()
            if word == _ACES and len(parts[at]) < _LEAST:
                word = _ACES if self._are_aces(parts[max(at - 1, 0) : end + 1]) else ""
            if word and not (word in _OF_PLAYERS and _REST_OF_NAME.match(text, behind)):
                yield found[at].start(), behind, word
            at = end

    def _are_aces(self, around: Sequence[str]) -> bool:
        """Whether a short word for aces is a hand among the words ``around`` it, and no card.

        It is one only beside a foreign "against": in "As against KK" it is notation.
        """
        read_as = {self._words.get(word, word) for word in around}
        return _AGAINST in map(self._words.get, around) and read_as <= _BESIDE_ACES


_PART: Final = re.compile(r"\w['\u2019](?=\w|\Z)|\w+|\n|[^\w\s-]")
"""A word, a sign or the end of a line; an elided word is a part: "l'as", "paire d'as"."""
_BESIDE_ACES: Final = frozenset((_ACES, _AGAINST, "on the table", "@", ",", "\n"))
_OF_PLAYERS: Final = frozenset((*names.RANK_NAMES.values(), *names.SUIT_NAMES.values(), "and"))
_REST_OF_NAME: Final = re.compile(
    r"[^\S\n]*(?:(?!board|flop|turn|river)\w+[^\S\n]*)?:", re.IGNORECASE
)
"""Behind a word that a player may be called by, too: "König: AhKh", "Ortega y Gasset: QsQd"."""


def _plain(text: str) -> str:
    """Return a text in lower case, its apostrophes straight."""
    return text.lower().replace("\u2019", "'")
