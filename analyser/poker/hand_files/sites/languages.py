"""Recognises histories in other languages, so that they can be refused: only English is read."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from analyser.poker.errors import TranslatedHistoryError
from analyser.poker.phrases import N_, Phrase, tables_in

_LANGUAGES: Final = tables_in(Path(__file__).with_suffix(".txt"))["languages"]
_TABLE: Final = {word: language for language, words, _ in _LANGUAGES for word in words.split()}
_ACTIONS: Final = {word: language for language, _, words in _LANGUAGES for word in words.split()}
_FIRST_WORD: Final = re.compile("|".join(_TABLE))
ANOTHER: Final = Phrase(N_("not English"))

_REFLEXIVE: Final = re.compile(r"(?:se|sich|mit|si) (?=\w)")
_NUMBER: Final = re.compile(r"\d{6}")
# A single line about a table may be a sentence in a chat.
_ENOUGH: Final = 2


def language_of_table(line: str) -> Phrase | None:
    """Return the language of a line about a table or seat; None for English or other lines."""
    word = _FIRST_WORD.match("Siège" if "siège" in line else line)
    return None if word is None else Phrase(_TABLE[word[0]])


def refuse_translated(does: str) -> None:
    """Refuse a player's action if its words are not English. Raises TranslatedHistoryError."""
    language = _ACTIONS.get(_REFLEXIVE.sub("", does.lower(), count=1).partition(" ")[0])
    if language is not None:
        raise TranslatedHistoryError(language=Phrase(language))


def language_of(lines: Sequence[str]) -> Phrase | None:
    """Return the language of a history that is not in English; None for any other text.

    It begins with the number of a hand, and several lines about a poker table or seats.
    """
    found = [language for line in lines if (language := language_of_table(line)) is not None]
    is_history = len(found) >= _ENOUGH and any(_NUMBER.search(line) for line in lines)
    return found[0] if is_history else None
