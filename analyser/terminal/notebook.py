"""Draws records for notebooks: HTML with the cards, the verdict, and bars of the shares.

The text has the notebook's own colour, and so is readable on light and dark ground. The cards are
those of the window; where Qt cannot be loaded, and where they would be too many, they are letters.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import singledispatch
from html import escape
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from analyser.api_records import Comparison, Deals
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.names import card_name, hand_name, seat_name
from analyser.poker.nuts.nuts import Nuts
from analyser.poker.odds.odds_sentences import say_part
from analyser.poker.odds.record import Odds
from analyser.poker.records import Record
from analyser.poker.results.analysis import Analysis, SortedHands
from analyser.poker.results.result_sentences import say_hand
from analyser.terminal.output import cut

MOST: Final = 40_000
"""The most characters of a drawing."""

_ROWS: Final = 12
"""The most rows with cards; all others are in the text below them."""
_TEXT: Final = 20_000
"""The most characters of the text below the cards."""

_FACE: Final = '<svg style="height:4em;margin:1px" role="img" aria-label="{name}"'
_CARD: Final = (
    "display:inline-block;min-width:1.9em;margin:1px;padding:.3em .2em;text-align:center;"
    "font-weight:600;border:1px solid #888;border-radius:.3em;background:#fff;color:"
)
_INKS: Final = {"h": "#c3122f", "d": "#c3122f"}
_BAR: Final = "display:inline-block;width:10em;height:.7em;border:1px solid #888;margin-right:.5em"
_FILLED: Final = "height:100%;background:#3b82c4;width:"
_CELL: Final = "text-align:left;padding:.15em .8em .15em 0"


class DrawnRow(NamedTuple):
    """A row of the drawing: what it is, its cards, what is said of them, and a share, 0 to 1."""

    label: str
    cards: Sequence[Card]
    said: str = ""
    share: float | None = None


def draw(record: Record) -> str:
    """Return a record as HTML."""
    text = escape(cut(str(record), _TEXT))
    with_cards = [*islice(rows(record), _ROWS)]
    if not with_cards:
        return f"<pre>{text}</pre>"
    head = f"<div><b>{escape(record.headline)}</b></div>"
    below = f"<details><summary>In full</summary><pre>{text}</pre></details>"
    tables = ["".join([_row_as_html(row, face) for row in with_cards]) for face in _faces()]
    drawn = [f"<div>{head}<table>{table}</table>{below}</div>" for table in tables]
    return next((page for page in drawn if len(page) <= MOST), drawn[-1])


def pictures() -> ModuleType:
    """Return the module above this one that draws cards. Raises ImportError without Qt."""
    return import_module("analyser.gui.look.card_pictures")


def svg(record: Record) -> str:
    """Return a picture of the cards of a record as SVG. Raises NoCardsError, ImportError."""
    drawn: bytes = pictures().svg_of_rows(_cards_of_rows(record))
    return drawn.decode()


def save_png(record: Record, path: str | Path) -> None:
    """Save ``svg`` as PNG, however ``path`` ends. Raises NoCardsError, ImportError, OSError."""
    picture = pictures().picture_of_rows(_cards_of_rows(record))
    pictures().write_picture(str(path), pictures().png_of(picture))


def _cards_of_rows(record: Record) -> list[Sequence[Card]]:
    return [row.cards for row in rows(record) if row.cards]


@singledispatch
def rows(record: Record) -> Iterator[DrawnRow]:
    """Yield the rows with cards; there are none for a record without cards of its own."""
    yield from ()


@rows.register
def _analysis_rows(analysis: Analysis) -> Iterator[DrawnRow]:
    yield DrawnRow("Cards", analysis.cards)
    yield from _board_row(analysis.board)
    if analysis.complete:
        yield DrawnRow("Best", analysis.high.best, str(analysis.high.description))


@rows.register
def _comparison_rows(comparison: Comparison) -> Iterator[DrawnRow]:
    yield from _board_row(comparison.board)
    for number, seat in enumerate(comparison.seats):
        yield DrawnRow(seat_name(number), seat.cards, say_hand(seat))


@rows.register
def _odds_rows(odds: Odds) -> Iterator[DrawnRow]:
    situation = odds.situation
    yield from _board_row(situation.board)
    hands = zip(situation.hands, situation.to_seats, odds.seats, strict=True)
    for number, (hand, missing, seat) in enumerate(hands):
        cards = () if seat.range is not None else (*hand, *[UNKNOWN] * missing)
        said = say_part(seat) if seat.range is None else f"{say_part(seat)}  {cut(seat.range, 80)}"
        yield DrawnRow(seat_name(number), cards, said, seat.equity)


@rows.register
def _nuts_rows(nuts: Nuts) -> Iterator[DrawnRow]:
    yield from _board_row(nuts.board)
    if nuts.cards:
        yield DrawnRow("Hand", nuts.cards, nuts.headline)
    for one in nuts.classes[:5]:
        yield DrawnRow(f"{one.place}", one.example, f"{one.description}: {one.combos:,}")


@rows.register
def _sorted_rows(hands: SortedHands) -> Iterator[DrawnRow]:
    for number in hands.order:
        hand = hands.hands[number]
        label = f"{hands.grade[number]}. {hand_name(number + 1)}"
        yield DrawnRow(label, hand.cards, say_hand(hand))


@rows.register
def _deals_rows(deals: Deals) -> Iterator[DrawnRow]:
    for deal in deals:
        yield from _board_row(deal.board)
        for number, seat in enumerate(deal.seats):
            yield DrawnRow(seat_name(number), seat.cards, say_hand(seat))


def _board_row(board: Sequence[Card]) -> Iterator[DrawnRow]:
    if board:
        yield DrawnRow("Board", board)


def _row_as_html(row: DrawnRow, face: Callable[[Card], str]) -> str:
    cards = "".join([face(card) for card in row.cards])
    said = escape(row.said)
    if row.share is not None:
        filled = f'<div style="{_FILLED}{100 * row.share:.1f}%"></div>'
        said = f'<span style="{_BAR}">{filled}</span>{said}'
    cells = "".join([f'<td style="{_CELL}">{cell}</td>' for cell in (cards, said)])
    return f'<tr><th style="{_CELL}">{escape(row.label)}</th>{cells}</tr>'


def _faces() -> Iterator[Callable[[Card], str]]:
    """Yield the ways to draw a card, the best one first."""
    with suppress(ImportError):
        face_svg = pictures().face_svg

        def face(card: Card) -> str:
            drawn: str = face_svg(card, "small", "two-colour").decode()
            return drawn.replace("<svg", _FACE.format(name=card_name(card)), 1)

        yield face
    yield _card_in_letters


def _card_in_letters(card: Card) -> str:
    ink = _INKS.get(str(card)[-1], "#111")
    return f'<span title="{card_name(card)}" style="{_CARD}{ink}">{card.with_sign}</span>'
