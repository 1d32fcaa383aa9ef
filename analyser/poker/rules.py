"""The rules reference: finding rulings by their keys and by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from analyser.poker.rulebook import RULINGS, TOPICS, Ruling

_BY_KEY: Final = {ruling.key: ruling for ruling in RULINGS}
_WORD: Final = re.compile(r"\w+")


def ruling(key: str) -> Ruling:
    """Return the ruling of a key, as steps of explanations name them. Raises KeyError."""
    return _BY_KEY[key]


def search(text: str, said: Callable[[str], str] = str) -> tuple[Ruling, ...]:
    """Return the rulings in which every word of ``text`` begins a word, in the book's order.

    Capitals, accents and the order of the words do not matter; no words find everything.
    ``said`` says a phrase in the reader's language, so that it is searched in that language.
    """
    wanted = _words(text)
    return tuple(
        found
        for found in RULINGS
        if all(
            any(word.startswith(want) for word in _words(_all_text(found, said))) for want in wanted
        )
    )


def _all_text(found: Ruling, said: Callable[[str], str]) -> str:
    captions = [example.caption for example in found.examples]
    parts = [found.title, *found.text, found.source, TOPICS[found.topic], *captions]
    return " ".join(said(part) for part in parts)


def _words(text: str) -> list[str]:
    """Return the words of a text without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text)
    return _WORD.findall("".join(c for c in plain if not unicodedata.combining(c)).casefold())
