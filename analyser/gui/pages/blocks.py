"""The blocks of which pages are made; each has an HTML form and a text for screen readers.

A page is a list of blocks. Each block can be written as HTML and as plain text. In the HTML a
card's picture has the address ``card:As`` or, in another width or fainter, ``card:As/26/faded``.
In the plain text cards are written by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from typing import Protocol, Self

from PySide6.QtGui import QColor

from analyser.gui.look.theme import CARD_ASPECT, Theme
from analyser.gui.look.translation import card_names, labelled, translate, translated
from analyser.poker.cards import Card
from analyser.poker.explain.rulings import ruling
from analyser.poker.names import board_title

CARD_WIDTH = 40
"""The width of a card on a page if there is room, in device-independent pixels."""
FADED = "faded"
"""The last part of the address of a card's picture, if the card does not play."""
ROW_WIDTH = 272
"""The greatest width of a row of cards, in pixels, that fits the narrowest page."""
WHOLE = ' style="white-space: nowrap"'
"""The attribute of a table cell whose figures stay on one line."""
FULL_WIDTH = ' width="99%"'
"""The attribute of a table as wide as the page; Qt rounds 100 % up, and would let it scroll."""
RULE = "rule"
"""The scheme of a link to a ruling, as in ``rule:kickers``."""

REST = "rest"
"""The scheme of a link that unfolds or folds a part of the page, as in ``rest:0``."""


class Written(Protocol):
    """The interface of pages and of their blocks. Blocks that are equal have equal texts."""

    def html(self, theme: Theme) -> str:
        """Return the block or page as HTML in the colours of a theme."""

    def spoken(self) -> str:
        """Return the block or page as plain text for a screen reader, with cards by name."""


class Blocks(ABC):
    """A page that is a list of blocks."""

    @abstractmethod
    def blocks(self) -> Iterable[Written]:
        """Return the blocks of the page, from the top."""

    def html(self, theme: Theme) -> str:
        return "".join([block.html(theme) for block in self.blocks()])

    def spoken(self) -> str:
        return " ".join(filter(None, [block.spoken() for block in self.blocks()]))


@dataclass(frozen=True)
class OnBoards(Blocks):
    """A page with the same said of each of several boards, below a heading."""

    parts: tuple[Written, ...]

    def blocks(self) -> Iterable[Written]:
        for at, part in enumerate(self.parts):
            title = translated(board_title(at, len(self.parts)))
            yield from (Heading(title, level=2), part)


@dataclass(frozen=True)
class Folding(Blocks):
    """A page with parts that can be unfolded; ``unfolded``: their numbers, from 0."""

    unfolded: frozenset[int] = field(default=frozenset(), kw_only=True)

    def turned(self, part: int) -> Self:
        """Return the page with this part, counted from 0, unfolded if folded, and vice versa."""
        return replace(self, unfolded=self.unfolded ^ {part})


@dataclass(frozen=True)
class Heading:
    """A heading; ``level``: 2 for a page or a chapter, 3 for a section."""

    text: str
    level: int = 3

    def html(self, theme: Theme) -> str:
        return f"<h{self.level}>{escape(self.text)}</h{self.level}>"

    def spoken(self) -> str:
        return f"{self.text}."


@dataclass(frozen=True)
class Sentence:
    """One or more sentences. ``strong``: True for a conclusion, which is written in bold."""

    text: str
    strong: bool = False

    def html(self, theme: Theme) -> str:
        text = escape(self.text)
        return f"<p><b>{text}</b></p>" if self.strong else f"<p>{text}</p>"

    def spoken(self) -> str:
        return self.text


@dataclass(frozen=True)
class Remark:
    """A sentence in the muted colour; screen readers hear its end, which need not be written."""

    text: str

    def html(self, theme: Theme) -> str:
        return f"<p>{quiet(self.text, theme)}</p>"

    def spoken(self) -> str:
        return self.text if self.text.endswith(".") else f"{self.text}."


@dataclass(frozen=True)
class Cards:
    """A row of cards with a caption below it."""

    cards: tuple[Card, ...]
    caption: str

    def html(self, theme: Theme) -> str:
        return f"<p>{pictures_in_a_row(self.cards)}<br>{quiet(self.caption, theme)}</p>"

    def spoken(self) -> str:
        return f"{labelled(self.caption, card_names(self.cards))}."


@dataclass(frozen=True)
class Link:
    """A link. The plain text leaves it out, because screen readers find links."""

    address: str
    text: str

    def html(self, theme: Theme) -> str:
        return f"<p>{link(self.address, self.text)}</p>"

    def spoken(self) -> str:
        return ""


def link(address: str, text: str) -> str:
    """Return a link as HTML."""
    return f'<a href="{address}">{escape(text)}</a>'


def rule_link(key: str) -> Link:
    """Return a link to a ruling."""
    text = translate("Rules", "Rule: {title}").format(title=translated(ruling(key).title))
    return Link(f"{RULE}:{key}", text)


def rest_link(part: int, shown: bool) -> str:
    """Return as HTML a link that unfolds a part of the page or, if ``shown``, folds it again."""
    hide, show = translate("Verdict", "Hide the rest"), translate("Verdict", "Show the rest")
    return link(f"{REST}:{part}", hide if shown else show)


def card_width(count: int, gap: int = 6) -> int:
    """Return the width of ``count`` cards in a row, ``gap`` apart; at most ``CARD_WIDTH``."""
    return min(CARD_WIDTH, ROW_WIDTH // max(count, 1) - gap)


def picture(card: Card, width: int = CARD_WIDTH, faded: bool = False) -> str:
    """Return the picture of a card as HTML; ``faded``: True for a fainter picture."""
    address = f"card:{card}"
    if width != CARD_WIDTH:
        address += f"/{width}"
    if faded:
        address += f"/{FADED}"
    return f'<img src="{address}" width="{width}" height="{round(width * CARD_ASPECT)}">'


def pictures_in_a_row(cards: Sequence[Card]) -> str:
    """Return the pictures of cards as HTML, so narrow that all of them fit in one row."""
    width = card_width(len(cards), gap=4)
    return " ".join(picture(card, width) for card in cards)


def meter(width: int, parts: Iterable[tuple[float, QColor]], side: str = "right") -> str:
    """Return a thin bar as HTML, at one side; ``parts``: shares of its width, and colours."""
    cells = [
        f'<td width="{round(part * width)}" bgcolor="{colour.name()}" style="font-size: 4px">'
        "&nbsp;</td>"
        for part, colour in parts
        if round(part * width)
    ]
    table = f'<table cellspacing="0" cellpadding="0" align="{side}">'
    return f"{table}<tr>{''.join(cells)}</tr></table>"


def quiet(text: str, theme: Theme) -> str:
    """Return a text in the muted colour, as HTML."""
    return f'<span style="color:{theme.muted.name()}">{escape(text)}</span>'
