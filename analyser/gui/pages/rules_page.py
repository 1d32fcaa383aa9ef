"""The rulings as pages to read, each with its source and cards to look at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import said
from analyser.gui.pages.page import RULE, card_width, picture, quiet
from analyser.poker.cards import Card
from analyser.poker.explain.rulebook import TOPICS, Ruling
from analyser.poker.explain.rulings import kinds_of_hand, ruling
from analyser.poker.names import card_name, listed


def _tr(text: str) -> str:
    return QCoreApplication.translate("Rules", text)


def rule_link(key: str) -> str:
    """Return a link to a ruling as HTML."""
    text = _tr("Rule: {title}").format(title=said(ruling(key).title))
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
                parts += [f"{said(each.title)}.", *map(said, each.text)]
                for example in each.examples:
                    parts.append(f"{said(example.caption)}: {_names(example.cards)}.")
                parts.append(f"{said(each.source)}.")
        return " ".join(parts)


@dataclass(frozen=True)
class KindsPage:
    """The ten kinds of hand, the best first, each with a picture."""

    def html(self, theme: Theme) -> str:
        """Return the kinds of hand as HTML."""
        lines = "".join(
            f"<tr><td><b>{number}. {escape(said(kind.title))}</b>"
            f"<br>{quiet(said(kind.text[0]), theme)}</td>"
            f'<td align="right">{_cards(kind.examples[0].cards)}</td></tr>'
            for number, kind in enumerate(kinds_of_hand(), 1)
        )
        return f'<table width="100%" cellpadding="3">{lines}</table>'

    def spoken(self) -> str:
        """Return the kinds of hand as plain text, the cards by their names."""
        return " ".join(
            f"{number}. {said(kind.title)}. {said(kind.text[0])} "
            f"{said(kind.examples[0].caption)}: {_names(kind.examples[0].cards)}."
            for number, kind in enumerate(kinds_of_hand(), 1)
        )


def chapters_of(rulings: Iterable[Ruling]) -> tuple[Chapter, ...]:
    """Put rulings that stand in the book's order under the headings of their topics."""
    return tuple(
        Chapter(said(TOPICS[topic]), tuple(each))
        for topic, each in groupby(rulings, lambda found: found.topic)
    )


def _section(each: Ruling, theme: Theme) -> str:
    sentences = "".join(f"<p>{escape(said(sentence))}</p>" for sentence in each.text)
    examples = "".join(
        f"<p>{_cards(example.cards)}<br>{quiet(said(example.caption), theme)}</p>"
        for example in each.examples
    )
    source = _tr("Source: {source}").format(source=said(each.source))
    return (
        f"<h3>{escape(said(each.title))}</h3>{sentences}{examples}"
        f"<p><i>{quiet(source, theme)}</i></p>"
    )


def _cards(cards: tuple[Card, ...]) -> str:
    width = card_width(len(cards), gap=4)
    return " ".join(picture(card, width) for card in cards)


def _names(cards: tuple[Card, ...]) -> str:
    return said(listed([card_name(card) for card in cards]))
