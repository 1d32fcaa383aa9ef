"""Prints rows of a file of hands into a PDF, as a table over several pages. Thread-safe."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QImage,
    QPageLayout,
    QPainter,
    QPdfWriter,
    QPen,
    QTextOption,
)

from analyser.gui.look.card_faces import compact_image
from analyser.gui.look.card_pictures import PdfFile
from analyser.gui.look.theme import DeckColours, scaled
from analyser.gui.look.translation import number, translate, translated
from analyser.poker.cards import Card
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.copied_rows import say_winner
from analyser.poker.hand_table.table import FileTable, Rows

_DOTS: Final = 300
"""The resolution in dots per inch; letters are drawn as outlines, so they do not depend on it."""
_MARGIN: Final = 12.0
"""The margin of a page, in millimetres."""
_SIZE: Final = 8.0
"""The size of the letters, in points."""
_SPACE: Final = 12.0
"""The space between two columns, and below a row, in dots."""


_CARD: Final = QSize(60, 43)
"""The size of a card, in dots: 5 by 3.6 millimetres."""
_SHARPNESS: Final = 4
"""The pixels of a card's picture for each dot of its size, so that it is sharp if enlarged."""
_APART: Final = 4
"""The space between two cards, in dots."""


class _Line(NamedTuple):
    """A line of a cell: text and, after the text, cards."""

    text: str
    cards: Sequence[Card] = ()


_Cell = Sequence[_Line]


_PARTS: Final = (1.1, 3.4, 1.5, 2.0, 1.4, 3.2)
"""The relative widths of the columns, which together have the width of the page."""


def pdf_of_rows(
    table: FileTable, rows: Rows, title: str, font: QFont, colours: DeckColours = DeckColours.TWO
) -> Generator[float, None, bytes]:
    """Draw rows as a PDF file, in steps; return the file's content.

    ``rows``: the numbers of the rows. ``colours``: the colours of the suits.

    Raises FileChangedError, FileGoneError.
    """
    writer = PdfFile(title, _DOTS, margin=_MARGIN)
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    painter = QPainter(writer)
    try:
        # Qt would save cards as JPEG, which blurs the edges of letters.
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        page = _Page(writer, painter, title, font, colours)
        for at, row in enumerate(rows.tolist()):
            yield at / len(rows)
            page.add(_cells(table.row(row)))
    finally:
        painter.end()
    return writer.content()


class _Page:
    """Writes rows on a page of the PDF, and begins a new page when the page is full."""

    def __init__(
        self, writer: QPdfWriter, painter: QPainter, title: str, font: QFont, colours: DeckColours
    ) -> None:
        self._writer = writer
        self._painter = painter
        self._title = title
        self._plain = QFont(font)
        self._plain.setPointSizeF(_SIZE)
        self._bold = scaled(self._plain, 1, bold=True)
        self._colours = colours
        self._faces: dict[Card, QImage] = {}  # so that the file has each of them only once
        self._number = 0
        self._begin()

    def add(self, cells: Sequence[_Cell]) -> None:
        """Write a row of cells, on a new page if it does not fit on the current one."""
        height = self._height(cells, self._plain)
        if self._at + height > self._bottom:
            self._writer.newPage()
            self._begin()
        self._write(cells, self._plain, height)
        self._painter.setPen(QPen(Qt.GlobalColor.lightGray, 1))
        line = self._at - _SPACE / 2
        self._painter.drawLine(0, round(line), self._writer.width(), round(line))

    @property
    def _bottom(self) -> float:
        return self._writer.height() - 2 * self._line_height

    @property
    def _line_height(self) -> float:
        return QFontMetricsF(self._plain, self._writer).lineSpacing()

    def _begin(self) -> None:
        """Begin a page: write the title, the page number, and the titles of the columns."""
        self._number += 1
        self._at = 0.0
        wide, high = self._writer.width(), self._line_height
        self._painter.setPen(Qt.GlobalColor.black)
        self._painter.setFont(self._bold)
        self._painter.drawText(QRectF(0, 0, wide, high), Qt.AlignmentFlag.AlignLeft, self._title)
        self._painter.setFont(self._plain)
        foot = QRectF(0, self._writer.height() - high, wide, high)
        page = translate("Paper", "Page {number}").format(number=number(self._number))
        self._painter.drawText(foot, Qt.AlignmentFlag.AlignRight, page)
        self._at = 2 * high
        titles = [[_Line(title)] for title in _titles()]
        self._write(titles, self._bold, self._height(titles, self._bold))

    def _write(self, cells: Sequence[_Cell], font: QFont, height: float) -> None:
        self._painter.setFont(font)
        self._painter.setPen(Qt.GlobalColor.black)
        left = 0.0
        for cell, width in zip(cells, self._widths(), strict=True):
            at = QPointF(left, self._at)
            for line in cell:
                at = self._write_line(line, at, width - _SPACE)
            left += width
        self._at += height + _SPACE

    def _write_line(self, line: _Line, at: QPointF, width: float) -> QPointF:
        """Write the text of a line and draw its cards; return where the next line begins."""
        words, cards, height = self._arranged(line, width)
        self._painter.drawText(words.translated(at), line.text, wrapped())
        for card, place in zip(line.cards, cards, strict=True):
            self._painter.drawImage(place.translated(at), self._face(card))
        return at + QPointF(0, height)

    def _face(self, card: Card) -> QImage:
        if card not in self._faces:
            self._faces[card] = compact_image(card, _CARD, _SHARPNESS, self._colours)
        return self._faces[card]

    def _height(self, cells: Sequence[_Cell], font: QFont) -> float:
        self._painter.setFont(font)
        return max(
            sum([self._arranged(line, width - _SPACE)[2] for line in cell])
            for cell, width in zip(cells, self._widths(), strict=True)
        )

    def _arranged(self, line: _Line, width: float) -> tuple[QRectF, list[QRectF], float]:
        """Return the rectangle of a line's text, the rectangles of its cards, and its height.

        The cards follow the text on the same line if all of them fit there; otherwise they begin a
        new line.
        """
        needed = self._painter.boundingRect(QRectF(0, 0, width, 1e6), line.text, wrapped())
        words = QRectF(0, 0, width, needed.height())
        if not line.cards:
            return words, [], words.height()
        start = QPointF(0, words.height() if line.text else 0)
        if line.text and needed.width() + _SPACE + _width_of(len(line.cards)) <= width:
            start = QPointF(needed.width() + _SPACE, 0)
            words.moveTop(max(0.0, (_CARD.height() - words.height()) / 2))
        cards = list(places_of(len(line.cards), start, width))
        return words, cards, max(words.bottom(), cards[-1].bottom() + _APART)

    def _widths(self) -> list[float]:
        return [part * self._writer.width() / sum(_PARTS) for part in _PARTS]


def _titles() -> tuple[str, ...]:
    return (
        translate("Paper", "Hand"),
        translate("Paper", "Players and cards"),
        translate("Paper", "Board"),
        translate("Paper", "What each made"),
        translate("Paper", "Winner"),
        translate("Paper", "Reason"),
    )


def wrapped() -> QTextOption:
    """Return options that break lines between words; a word is broken only if it is too long."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _width_of(cards: int) -> float:
    return cards * (_CARD.width() + _APART) - _APART


def places_of(cards: int, start: QPointF, width: float) -> Iterator[QRectF]:
    """Yield the rectangles of cards that lie side by side, on as many lines as necessary.

    Args:
        cards: the number of cards.
        start: the upper left corner of the first card; later lines begin at x = 0.
        width: the width of a line.
    """
    place = QRectF(start, _CARD.toSizeF())
    for _ in range(cards):
        if place.right() > width and place.left() > 0:
            place.moveTo(0, place.bottom() + _APART)
        yield QRectF(place)
        place.translate(_CARD.width() + _APART, 0)


def _cells(row: HandRow | UnreadHand) -> list[_Cell]:
    if isinstance(row, UnreadHand):
        line = "" if row.line is None else number(row.line)
        return [[_Line(text)] for text in (line, "", "", "", "", translated(row.message))]
    return [
        [_Line(row.hand or number(row.line))],
        [
            _Line(f"{translated(name)}:", hand)
            for name, hand in zip(row.players, row.hands, strict=True)
        ],
        [_Line("", row.board)],
        [_Line(translated(name)) for name in row.categories],
        [_Line(translated(say_winner(row)))],
        [_Line(translated(row.reason))],
    ]
