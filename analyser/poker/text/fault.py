"""Where in a text the part lies that an error is about, so that it can be marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from analyser.poker.cards import ANY_CARD, Card, parse_cards
from analyser.poker.errors import CardError
from analyser.poker.phrases import Phrase

_WRONG: Final = ("rest", "token", "word", "term", "card", "cards", "hand", "name", "mark")
"""The fields of errors that quote the part at fault, the most exact first."""


def fault_in(text: str, error: CardError) -> tuple[int, int] | None:
    """Return where the part begins that an error is about, and its length; None if it is not known.

    Of a card that is there twice, it is the last one.
    """
    return _place(text, error.phrase.gaps)


def _place(text: str, gaps: Mapping[str, object]) -> tuple[int, int] | None:
    inner = gaps.get("why")
    if isinstance(inner, Phrase):
        return _place(text, inner.gaps)
    for name in _WRONG:
        wrong = gaps.get(name)
        if isinstance(wrong, Card):
            places = [m for m in ANY_CARD.finditer(text) if parse_cards(m[0]) == (wrong,)]
            if places:
                return places[-1].start(), len(places[-1][0])
        elif wrong and (at := text.rfind(str(wrong))) >= 0:
            return at, len(str(wrong))
    return None
