"""The page that explains a hand in steps: sentences, and rows of cards with short texts.

This module knows no rule of poker: the record of a step says which cards are marked or faded, and
which texts are between and below them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import capital, card_names, labelled, translated
from analyser.gui.pages.blocks import (
    Blocks,
    Heading,
    Sentence,
    Written,
    card_width,
    picture,
    quiet,
    rule_link,
)
from analyser.poker.cards import Card
from analyser.poker.explain.steps import CardRow, Step


@dataclass(frozen=True)
class StepsPage(Blocks):
    """The steps of an explanation, each with a link to its ruling."""

    steps: tuple[Step, ...]

    def blocks(self) -> Iterator[Written]:
        for step in self.steps:
            yield Heading(translated(step.title))
            for sentence in step.says:
                yield Sentence(capital(translated(sentence)))
            for row in step.rows:
                yield MarkedRow(row)
            if step.ruling is not None:
                yield rule_link(step.ruling)


@dataclass(frozen=True)
class MarkedRow:
    """A row of cards, some of them marked or faded, with short texts between and below them."""

    row: CardRow

    @property
    def _title(self) -> str:
        return "" if self.row.title is None else translated(self.row.title)

    def spoken(self) -> str:
        cards = card_names(self.row.cards)
        both = labelled(self._title, cards) if self._title and cards else self._title or cards
        parts = [f"{both}."]
        if self.row.below:
            parts.append(", ".join(self.row.below) + ".")
        return " ".join(parts)

    def html(self, theme: Theme) -> str:
        row = self.row
        title = f"<p><i>{escape(self._title)}</i></p>" if self._title else ""
        if not row.cards:
            return title
        pictures = [_picture(card, row, theme) for card in row.cards]
        lines = [_line(pictures, [quiet(text, theme) for text in row.between])]
        if row.below:
            below = [quiet(text, theme) for text in row.below]
            lines.append(_line(below, [""] * len(row.between)))
        return f'{title}<table cellspacing="2" cellpadding="1">{"".join(lines)}</table>'


def _line(cells: Sequence[str], between: Sequence[str]) -> str:
    joined = [f'<td align="center">{cell}</td>' for cell in cells]
    for at, sign in enumerate(between, 1):
        joined.insert(2 * at - 1, f'<td align="center" valign="middle">{sign}</td>')
    return f"<tr>{''.join(joined)}</tr>"


def _picture(card: Card, row: CardRow, theme: Theme) -> str:
    drawn = picture(card, card_width(len(row.cards)), row.faded)
    if card not in row.marked:
        return drawn
    # A triangle as well as a colour, for colour-blind users.
    return f'{drawn}<br><span style="color:{theme.text.name()}">▲</span>'
