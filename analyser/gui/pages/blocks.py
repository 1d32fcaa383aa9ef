"""The blocks of which pages are made: each is HTML and what a screen reader says in its place.

A page is a function that yields blocks. In the HTML a card's picture has the address ``card:As/40``
with its width or, fainter, ``card:As/26/faded``; when spoken, cards are named.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtGui import QColor

from analyser.gui.look.theme import Theme
from analyser.gui.look.translation import card_names, labelled, translate, translated
from analyser.poker.cards import Card
from analyser.poker.explain.rules_reference import ruling
from analyser.poker.names import board_title

CARD_WIDTH = 40
"""The width of a card on a page if there is room, in device-independent pixels."""
FADED = "faded"
"""The last part of the address of a card's picture, if the card does not play."""
ROW_WIDTH = 232
"""The greatest width of a row of cards, in pixels, that fits the narrowest page."""
WHOLE = ' style="white-space: nowrap"'
"""The attribute of a table cell whose figures stay on one line."""
FULL_WIDTH = ' width="99%"'
"""The attribute of a table as wide as the page; Qt rounds 100 % up, and would let it scroll."""
RULE = "rule"
"""The scheme of a link to a ruling, as in ``rule:kickers``."""
REST = "rest"
"""The scheme of a link that unfolds or folds a part of the page, as in ``rest:0``."""


class Block(NamedTuple):
    """A part of a page; ``spoken``: "" for what screen readers find themselves, such as links."""

    html: str
    spoken: str = ""
    is_heading: bool = False


class Look(NamedTuple):
    """How a page is written: in which colours, and which of its parts are unfolded."""

    theme: Theme
    unfolded: frozenset[int] = frozenset()


def on_boards(parts: Sequence[Iterable[Block]]) -> Iterator[Block]:
    """The same said of each of several boards, below a heading."""
    for at, part in enumerate(parts):
        yield heading(translated(board_title(at, len(parts))), level=2)
        yield from part


def heading(text: str, level: int = 3) -> Block:
    """Return a heading; ``level``: 2 for a page or a chapter, 3 for a section."""
    return Block(f"<h{level}>{escape(text)}</h{level}>", f"{text}.", is_heading=True)


def sentence(text: str, *, strong: bool = False) -> Block:
    """Return one or more sentences. ``strong``: for a conclusion, which is written in bold."""
    html = escape(text)
    return Block(f"<p><b>{html}</b></p>" if strong else f"<p>{html}</p>", text)


def remark(text: str) -> Block:
    """Return a sentence in the muted colour; it is spoken with a full stop in any case."""
    return Block(f"<p>{quiet(text)}</p>", text if text.endswith(".") else f"{text}.")


def named(title: str, cards: Sequence[Card]) -> str:
    """Return what is said of cards that are shown with a title."""
    return labelled(title, card_names(cards))


def cards_below(caption: str, cards: Sequence[Card]) -> Block:
    """Return a row of cards with a caption below it."""
    width = card_width(len(cards), gap=4)
    row = " ".join([picture(card, width) for card in cards])
    return Block(f"<p>{row}<br>{quiet(caption)}</p>", f"{named(caption, cards)}.")


def link_to(address: str, text: str) -> Block:
    """Return a link of its own, which screen readers find."""
    return Block(f"<p>{link(address, text)}</p>")


def rule_link(key: str) -> Block:
    """Return a link to a ruling."""
    return link_to(f"{RULE}:{key}", translate("Rules", "Rule: {title}", title=ruling(key).title))


def rest_link(part: int, look: Look) -> str:
    """Return as HTML a link that unfolds a part of the page or, if it is unfolded, folds it."""
    hide, show = translate("Verdict", "Hide the rest"), translate("Verdict", "Show the rest")
    return f"<p>{link(f'{REST}:{part}', hide if part in look.unfolded else show)}</p>"


def link(address: str, text: str) -> str:
    """Return a link as HTML."""
    return f'<a href="{address}">{escape(text)}</a>'


def table(
    rows: Iterable[Iterable[str]], more: str = "", *, padding: int = 2, spacing: int = 0
) -> str:
    """Return a table as HTML; ``rows``: the cells of each row. ``more``: other attributes."""
    lines = "".join([f"<tr>{''.join(cells)}</tr>" for cells in rows])
    return f'<table cellspacing="{spacing}" cellpadding="{padding}"{more}>{lines}</table>'


def legend(rows: Sequence[tuple[str, str]]) -> Block:
    """Return a list of names, such as those of keys, each with what is said of it."""
    cells = [[cell(f"<b>{escape(name)}</b>"), cell(escape(said))] for name, said in rows]
    return Block(table(cells, padding=4), " ".join([f"{labelled(*each)}." for each in rows]))


def cell(content: str, more: str = "") -> str:
    """Return a cell of a table as HTML; ``more``: its attributes."""
    return f"<td{more}>{content}</td>"


def card_width(count: int, gap: int = 6) -> int:
    """Return the width of ``count`` cards in a row, ``gap`` apart; at most ``CARD_WIDTH``."""
    return min(CARD_WIDTH, ROW_WIDTH // max(count, 1) - gap)


def picture(card: Card, width: int = CARD_WIDTH, *, faded: bool = False) -> str:
    """Return the picture of a card as HTML; ``faded``: True for a fainter picture."""
    return f'<img src="card:{card}/{width}{f"/{FADED}" * faded}">'


def meter(width: int, parts: Iterable[tuple[float, QColor]], side: str = "right") -> str:
    """Return a thin bar as HTML, at one side; ``parts``: shares of its width, and colours."""
    cells = [
        cell("&nbsp;", f' width="{wide}" bgcolor="{colour.name()}" style="font-size: 4px"')
        for part, colour in parts
        if (wide := round(part * width))
    ]
    return table([cells], f' align="{side}"', padding=0)


def quiet(text: str) -> str:
    """Return a text in the muted colour, as HTML."""
    return f'<span class="quiet">{escape(text)}</span>'
