"""The parts of an explanation: steps with sentences and rows of cards, ready to be drawn.

A window or a terminal can draw these parts without knowing the rules, because they name the cards
to mark, and have the texts below and between the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from analyser.poker.cards import Card
from analyser.poker.phrases import Phrase


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side."""

    cards: tuple[Card, ...]  # from left to right
    title: Phrase | None = None  # the title of the row; None if the step's title is enough
    below: tuple[str, ...] = ()  # a short text for each card; empty if there are none
    # A short text for each pair of neighbouring cards; empty if there are none.
    between: tuple[str, ...] = ()
    marked: tuple[Card, ...] = ()  # the cards to highlight
    faded: bool = False  # True for cards that do not play


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation."""

    key: str  # the subject of the step in one word, the same in every explanation
    title: Phrase  # the title, a few words
    says: tuple[Phrase, ...]  # the sentences, in reading order
    rows: tuple[CardRow, ...] = ()  # the cards that the sentences are about
    # The key of the ruling in the rules reference that the step applies, or None.
    ruling: str | None = None


def step(
    key: str,
    title: str,
    says: Iterable[str],
    rows: Iterable[CardRow] = (),
    ruling: str | None = None,
) -> Step:
    """Return a step; the arguments are the attributes of ``Step``.

    A title or sentence without placeholders may be an untranslated text instead of a phrase.
    """
    sentences = [each if isinstance(each, Phrase) else Phrase(each) for each in says]
    return Step(key, Phrase(title), tuple(sentences), tuple(rows), ruling)
