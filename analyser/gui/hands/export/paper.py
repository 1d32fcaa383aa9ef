"""Prints rows of a file of hands into a PDF, as a table over several pages. Thread-safe."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from html import escape
from typing import Final

from PySide6.QtGui import QFont, QPageLayout, QPainter

from analyser.gui.look.paper import Paper, pdf_file, pictures_of
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import labelled, number, translate, translated
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.copied_rows import say_winner
from analyser.poker.hand_table.table import FileTable, Rows

_POINTS: Final = 8.0
"""The size of the letters."""
_CARD: Final = 14
"""The width of a card, in 96ths of an inch."""
_WIDTHS: Final = (9, 27, 12, 16, 11, 25)
"""The widths of the columns, in per cent."""


def pdf_of_rows(
    table: FileTable, rows: Rows, title: str, font: QFont, colours: DeckColours = DeckColours.TWO
) -> Generator[float, None, bytes]:
    """Draw rows as a PDF file, in steps; return its content.

    Raises FileChangedError, FileGoneError.
    """
    writer = pdf_file(title)
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    painter = QPainter(writer)
    letters = QFont(font)
    letters.setPointSizeF(_POINTS)
    try:
        head = _line([f"<b>{title}</b>" for title in _titles()])
        paper = Paper(writer, painter, title, letters, colours, head=head)
        paper.begin()
        for at, row in enumerate(rows.tolist()):
            yield at / len(rows)
            paper.add(_line(_cells(table.row(row)), is_dark=at % 2 == 1))
    finally:
        painter.end()
    return writer.content()


def _titles() -> tuple[str, ...]:
    return (
        translate("Paper", "Hand"),
        translate("Paper", "Players and cards"),
        translate("Paper", "Board"),
        translate("Paper", "What each made"),
        translate("Paper", "Winner"),
        translate("Paper", "Reason"),
    )


def _line(cells: Sequence[str], *, is_dark: bool = False) -> str:
    """Return a row of the table as HTML: a table of its own, with columns of the same widths."""
    ground = ' bgcolor="#eeeeee"' * is_dark
    parts = [
        f'<td width="{width}%" valign="middle">{cell}</td>'
        for width, cell in zip(_WIDTHS, cells, strict=True)
    ]
    row = f"<tr{ground}>{''.join(parts)}</tr>"
    return f'<table width="100%" cellspacing="0" cellpadding="2">{row}</table>'


def _cells(row: HandRow | UnreadHand) -> list[str]:
    if isinstance(row, UnreadHand):
        line = "" if row.line is None else number(row.line)
        return [line, "", "", "", "", escape(translated(row.message))]
    hands = [
        labelled(escape(translated(name)), pictures_of(hand, _CARD))
        for name, hand in zip(row.players, row.hands, strict=True)
    ]
    made = [escape(translated(name)) for name in row.categories]
    return [
        escape(row.hand or number(row.line)),
        "<br>".join(hands),
        pictures_of(row.board, _CARD),
        "<br>".join(made),
        escape(translated(say_winner(row))),
        escape(translated(row.reason)),
    ]
