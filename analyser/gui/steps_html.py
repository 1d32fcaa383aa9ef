"""Explanations as a page to read: sentences, and rows of cards with what stands below and between.

A page knows no rule of poker: what is marked, faded or written beside a card is in the step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from analyser.gui.theme import CARD_ASPECT, Theme
from analyser.gui.translate import said
from analyser.poker.cards import Card
from analyser.poker.steps import Row, Step
from analyser.poker.wording import card_name, listed

CARD_WIDTH = 40
"""Width of a card on a page, in device-independent pixels."""
FADED = "faded"
"""What the name of a card's picture ends with where the card does not play."""


def page_of(steps: Iterable[Step], theme: Theme) -> str:
    """Return steps as HTML; a picture's address is ``card:As`` or ``card:As/faded``."""
    return "".join(_section(step, theme) for step in steps)


def spoken(steps: Iterable[Step]) -> str:
    """Return steps as plain text for a screen reader, the cards by their names."""
    lines = []
    for step in steps:
        lines.append(f"{said(step.title)}.")
        lines += [said(sentence) for sentence in step.says]
        for row in step.rows:
            names = said(listed([card_name(card) for card in row.cards])) if row.cards else ""
            title = said(row.title) if row.title is not None else ""
            lines.append(": ".join(filter(None, (title, names))) + ".")
            if row.below:
                lines.append(", ".join(row.below) + ".")
    return " ".join(lines)


def _section(step: Step, theme: Theme) -> str:
    sentences = "".join(f"<p>{escape(said(sentence))}</p>" for sentence in step.says)
    rows = "".join(_row(row, theme) for row in step.rows)
    return f"<h3>{escape(said(step.title))}</h3>{sentences}{rows}"


def _row(row: Row, theme: Theme) -> str:
    title = "" if row.title is None else f"<p><i>{escape(said(row.title))}</i></p>"
    if not row.cards:
        return title
    pictures = [_picture(card, row, theme) for card in row.cards]
    lines = [_line(pictures, [_small(text, theme) for text in row.between])]
    if row.below:
        lines.append(_line([_small(text, theme) for text in row.below], [""] * len(row.between)))
    return f'{title}<table cellspacing="2" cellpadding="1">{"".join(lines)}</table>'


def _line(cells: Sequence[str], between: Sequence[str]) -> str:
    joined = []
    for at, cell in enumerate(cells):
        joined.append(f'<td align="center">{cell}</td>')
        if at < len(between):
            joined.append(f'<td align="center" valign="middle">{between[at]}</td>')
    return f"<tr>{''.join(joined)}</tr>"


def _picture(card: Card, row: Row, theme: Theme) -> str:
    address = f"card:{card}/{FADED}" if row.faded else f"card:{card}"
    height = round(CARD_WIDTH * CARD_ASPECT)
    picture = f'<img src="{address}" width="{CARD_WIDTH}" height="{height}">'
    if card not in row.marked:
        return picture
    # A triangle as well as a colour, so that the mark is seen by everyone.
    return f'{picture}<br><span style="color:{theme.text.name()}">▲</span>'


def _small(text: str, theme: Theme) -> str:
    return f'<span style="color:{theme.muted.name()}">{escape(text)}</span>'
