"""The rulings as pages to read, each with its source and cards to look at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import groupby

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import card_names, translate, translated
from analyser.gui.pages.page import RULE, card_width, picture, quiet
from analyser.poker.cards import Card
from analyser.poker.explain.rulebook import TOPICS, Ruling
from analyser.poker.explain.rulings import kinds_of_hand, ruling


def rule_link(key: str) -> str:
    """Return a link to a ruling as HTML."""
    text = translate("Rules", "Rule: {title}").format(title=translated(ruling(key).title))
    return f'<a href="{RULE}:{key}">{escape(text)}</a>'


@dataclass(frozen=True)
class Chapter:
    """Rulings under a heading; an empty heading is left out."""

    heading: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class RulesPage:
    """Chapters of rulings to be read one after the other."""

    chapters: tuple[Chapter, ...]

    def html(self, theme: Theme) -> str:
        """Return the rulings as HTML."""
        parts = []
        for chapter in self.chapters:
            parts.append(f"<h2>{escape(chapter.heading)}</h2>" if chapter.heading else "")
            parts += [_section(each, theme) for each in chapter.rulings]
        return "".join(parts)

    def spoken(self) -> str:
        """Return the rulings as plain text, the cards by their names."""
        parts = []
        for chapter in self.chapters:
            parts += [f"{chapter.heading}."] if chapter.heading else []
            for each in chapter.rulings:
                parts += [f"{translated(each.title)}.", *map(translated, each.text)]
                for example in each.examples:
                    parts.append(f"{translated(example.caption)}: {card_names(example.cards)}.")
                parts.append(f"{translated(each.source)}.")
        return " ".join(parts)


@dataclass(frozen=True)
class KindsPage:
    """The ten kinds of hand, the best first, each with a picture."""

    def html(self, theme: Theme) -> str:
        """Return the kinds of hand as HTML."""
        lines = "".join(
            f"<tr><td><b>{number}. {escape(translated(kind.title))}</b>"
            f"<br>{quiet(translated(kind.text[0]), theme)}</td>"
            f'<td align="right">{_cards(kind.examples[0].cards)}</td></tr>'
            for number, kind in enumerate(kinds_of_hand(), 1)
        )
        return f'<table width="100%" cellpadding="3">{lines}</table>'

    def spoken(self) -> str:
        """Return the kinds of hand as plain text, the cards by their names."""
        return " ".join(
            f"{number}. {translated(kind.title)}. {translated(kind.text[0])} "
            f"{translated(kind.examples[0].caption)}: {card_names(kind.examples[0].cards)}."
            for number, kind in enumerate(kinds_of_hand(), 1)
        )


def chapters_of(rulings: Iterable[Ruling]) -> tuple[Chapter, ...]:
    """Put rulings that stand in the book's order under the headings of their topics."""
    return tuple(
        Chapter(translated(TOPICS[topic]), tuple(each))
        for topic, each in groupby(rulings, lambda found: found.topic)
    )


def _section(each: Ruling, theme: Theme) -> str:
    sentences = "".join(f"<p>{escape(translated(sentence))}</p>" for sentence in each.text)
    examples = "".join(
        f"<p>{_cards(example.cards)}<br>{quiet(translated(example.caption), theme)}</p>"
        for example in each.examples
    )
    source = translate("Rules", "Source: {source}").format(source=translated(each.source))
    return (
        f"<h3>{escape(translated(each.title))}</h3>{sentences}{examples}"
        f"<p><i>{quiet(source, theme)}</i></p>"
    )


def _cards(cards: tuple[Card, ...]) -> str:
    width = card_width(len(cards), gap=4)
    return " ".join(picture(card, width) for card in cards)
