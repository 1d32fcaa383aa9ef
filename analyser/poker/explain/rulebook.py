"""The rulings in our own words, each with its source and example cards, from ``rulebook.txt``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from analyser.poker.cards import Card, parse_cards
from analyser.poker.names import describe_high, rank_row
from analyser.poker.phrases import Phrase, with_semicolons
from analyser.poker.ranking.badugi import BADUGI, BADUGI_HAND
from analyser.poker.ranking.high import evaluate_high


@dataclass(frozen=True, slots=True)
class Example:
    """Cards that show a ruling."""

    cards: tuple[Card, ...]  # the cards to draw
    caption: Phrase  # a text that says what the cards show


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling."""

    key: str  # the name of the ruling in the code; never shown
    title: Phrase  # the title, a few words
    text: tuple[Phrase, ...]  # the ruling, sentence by sentence
    source: Phrase  # the book chapter or article with the rule
    topic: str  # a key of ``TOPICS``
    examples: tuple[Example, ...] = ()  # cards that show the ruling


_BOOK: Final = Path(__file__).with_name("rulebook.txt").read_text(encoding="utf-8")
_SOURCES: Final = dict(re.findall(r"^@@ (\w+): (.*)$", _BOOK, re.MULTILINE))
TOPICS: Final = {
    topic: Phrase(title) for topic, title in re.findall(r"^== (\w+): (.*)$", _BOOK, re.MULTILINE)
}
"""The chapters of the rules reference, in the order they are read."""
MEANINGS: Final[dict[str, Phrase]] = {}
"""By regular expressions for a word in a hand's name or draws: what it means."""
_LINE: Final = re.compile(r"(?P<mark>==?|@@?|[*#]|/(?P<word>.*?)/)? ?(?P<rest>.*)")


def _read() -> Iterator[Ruling]:
    """Yield each ruling; what a player's word means is added to ``MEANINGS``."""
    topic = key = title = ""
    for part in _BOOK.split("\n\n"):
        text, sources, examples = list[Phrase](), list[Phrase](), list[Example]()
        for found in map(_LINE.fullmatch, part.splitlines()):
            assert found is not None  # any line fits
            mark, rest = found["mark"], found["rest"]
            if mark == "==":
                topic, _, _ = rest.partition(": ")
            elif mark == "=":
                key, _, title = rest.partition(": ")
            elif mark == "@":
                source, _, place = rest.partition(" ")
                sources.append(Phrase(_SOURCES[source], place=place))
            elif mark == "*":
                examples.append(_example(topic, *rest.split(" | ")))
            elif mark not in ("#", "@@"):
                text.append(Phrase(rest))
                if mark:
                    MEANINGS[found["word"]] = text[-1]
        if text:
            source = with_semicolons(sources)
            yield Ruling(key, Phrase(title), tuple(text), source, topic, tuple(examples))


def _example(topic: str, written: str, caption: str = "") -> Example:
    """Return an example; without a caption it gets the hand's name, or the ranks of a low."""
    cards = parse_cards(written)
    if caption:
        return Example(cards, Phrase(caption))
    if topic == "lows":  # their cards are in the order in which a low is read
        return Example(cards, Phrase(rank_row([card.rank for card in cards])))
    rank = BADUGI.rank(cards) if len(cards) == BADUGI_HAND else evaluate_high(cards)
    return Example(cards, describe_high(rank))


RULINGS: Final = tuple(_read())
"""Every ruling, in the order of the rules reference."""
