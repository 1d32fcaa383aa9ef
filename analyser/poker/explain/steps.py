"""What an explanation is made of: steps with sentences and rows of cards, ready to be drawn.

A window or a terminal draws these without knowing any rule: what is below a card, what
between two, and which cards are marked is all said here.
"""

from __future__ import annotations

from dataclasses import dataclass

from analyser.poker.cards import Card
from analyser.poker.phrases import Phrase


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side.

    Attributes:
        cards: from left to right.
        title: what the row is, to be shown before or above it; None if the step's title says it.
        below: a short text for each card, or nothing at all.
        between: a short text for each two neighbours, or nothing at all.
        marked: the cards that matter here.
        faded: whether these cards do not play.
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
        key: what the step is about, in one word; a step keeps its key in every explanation.
        title: a few words.
        says: sentences, in the order they are read.
        rows: the cards the sentences speak of.
        ruling: the key of the ruling in the rules reference that the step rests on, or None.
    """

    key: str
    title: Phrase
    says: tuple[Phrase, ...]
    rows: tuple[Row, ...] = ()
    ruling: str | None = None
