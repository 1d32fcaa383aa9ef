"""Explanations as a page to read: sentences, and rows of cards with what stands below and between.

A page knows no rule of poker: what is marked, faded or written beside a card is in the step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import card_names, translated
from analyser.gui.pages.page import card_width, picture, quiet
from analyser.gui.pages.rules_page import rule_link
from analyser.poker.cards import Card
from analyser.poker.explain.steps import Row, Step


@dataclass(frozen=True)
class StepsPage:
    """Steps to be read one after the other, each with a link to the ruling it rests on."""

    steps: tuple[Step, ...]

    def html(self, theme: Theme) -> str:
        """Return the steps as HTML."""
        return "".join(_section(step, theme) for step in self.steps)

    def spoken(self) -> str:
        """Return the steps as plain text, the cards by their names."""
        lines = []
        for step in self.steps:
            lines.append(f"{translated(step.title)}.")
            lines += [translated(sentence) for sentence in step.says]
            for row in step.rows:
                names = card_names(row.cards)
                title = translated(row.title) if row.title is not None else ""
                lines.append(": ".join(filter(None, (title, names))) + ".")
                if row.below:
                    lines.append(", ".join(row.below) + ".")
        return " ".join(lines)


def _section(step: Step, theme: Theme) -> str:
    sentences = "".join(f"<p>{escape(translated(sentence))}</p>" for sentence in step.says)
    rows = "".join(_row(row, theme) for row in step.rows)
    link = "" if step.ruling is None else f"<p>{rule_link(step.ruling)}</p>"
    return f"<h3>{escape(translated(step.title))}</h3>{sentences}{rows}{link}"


def _row(row: Row, theme: Theme) -> str:
    title = "" if row.title is None else f"<p><i>{escape(translated(row.title))}</i></p>"
    if not row.cards:
        return title
    pictures = [_picture(card, row, theme) for card in row.cards]
    lines = [_line(pictures, [quiet(text, theme) for text in row.between])]
    if row.below:
        lines.append(_line([quiet(text, theme) for text in row.below], [""] * len(row.between)))
    return f'{title}<table cellspacing="2" cellpadding="1">{"".join(lines)}</table>'


def _line(cells: Sequence[str], between: Sequence[str]) -> str:
    joined = []
    for at, cell in enumerate(cells):
        joined.append(f'<td align="center">{cell}</td>')
        if at < len(between):
            joined.append(f'<td align="center" valign="middle">{between[at]}</td>')
    return f"<tr>{''.join(joined)}</tr>"


def _picture(card: Card, row: Row, theme: Theme) -> str:
    drawn = picture(card, card_width(len(row.cards)), row.faded)
    if card not in row.marked:
        return drawn
    # A triangle as well as a colour, so that the mark is seen by everyone.
    return f'{drawn}<br><span style="color:{theme.text.name()}">▲</span>'
