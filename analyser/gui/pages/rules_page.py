"""The pages of the rules: rulings with their sources and example cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from analyser.gui.look.translation import translate, translated
from analyser.gui.pages.blocks import Blocks, Cards, Heading, Remark, Sentence, Written
from analyser.poker.explain.rulebook import TOPICS, Ruling
from analyser.poker.explain.rulings import kinds_of_hand


@dataclass(frozen=True)
class Chapter:
    """Rulings under a heading; ``heading`` is "" if no heading is written."""

    heading: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class RulesPage(Blocks):
    """Chapters of rulings, one after the other."""

    chapters: tuple[Chapter, ...]

    def blocks(self) -> Iterator[Written]:
        for chapter in self.chapters:
            if chapter.heading:
                yield Heading(chapter.heading, level=2)
            for ruling in chapter.rulings:
                yield Heading(translated(ruling.title))
                for sentence in ruling.text:
                    yield Sentence(translated(sentence))
                for example in ruling.examples:
                    yield Cards(example.cards, translated(example.caption))
                source = translate("Rules", "Source: {source}")
                yield Remark(source.format(source=translated(ruling.source)))


@dataclass(frozen=True)
class KindsPage(Blocks):
    """The ten categories of hands, the best first, each with the first example in its ruling."""

    def blocks(self) -> Iterator[Written]:
        for number, kind in enumerate(kinds_of_hand(), 1):
            example = kind.examples[0]
            yield Heading(f"{number}. {translated(kind.title)}")
            yield Sentence(translated(kind.text[0]))
            yield Cards(example.cards, translated(example.caption))


def chapters_of(rulings: Iterable[Ruling]) -> tuple[Chapter, ...]:
    """Group rulings under their topics' headings; rulings of one topic must follow each other."""
    return tuple(
        Chapter(translated(TOPICS[topic]), tuple(each))
        for topic, each in groupby(rulings, lambda found: found.topic)
    )
