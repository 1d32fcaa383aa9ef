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
    """Cards side by side.

    Attributes:
        cards: from left to right.
        title: the title of the row; None if the step's title is enough.
        below: a short text for each card; empty if there are none.
        between: a short text for each pair of neighbouring cards; empty if there are none.
        marked: the cards to highlight.
        faded: True for cards that do not play.
    """

    cards: tuple[Card, ...]
    title: Phrase | None = None
    below: tuple[str, ...] = ()
    between: tuple[str, ...] = ()
    marked: tuple[Card, ...] = ()
    faded: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation.

    Attributes:
        key: the subject of the step in one word, the same in every explanation.
        title: the title, a few words.
        says: the sentences, in reading order.
        rows: the cards that the sentences are about.
        ruling: the key of the ruling in the rules reference that the step applies, or None.
    """

    key: str
    title: Phrase
    says: tuple[Phrase, ...]
    rows: tuple[CardRow, ...] = ()
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
