"""Rows of a file of hands as a PDF file: a table on as many pages as it takes. Any thread may."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from analyser.gui.look.theme import scaled
from analyser.gui.look.translation import number, translate, translated
from analyser.poker.cards import format_cards
from analyser.poker.file_table.columns import Rows
from analyser.poker.file_table.table import FileTable
from analyser.poker.file_table.words import say_made, say_winner
from analyser.poker.files.rows import HandError, HandRow
from analyser.product import NAME

_DOTS: Final = 300
"""The dots of an inch; letters are drawn as outlines, whatever it is."""
_MARGIN: Final = 12.0
"""The margin of a page, in millimetres."""
_SIZE: Final = 8.0
"""The size of the letters, in points."""
_SPACE: Final = 12.0
"""Between two columns, and below a row, in dots."""


class _Column(NamedTuple):
    """A column: its title, and its part of the width."""

    title: str
    part: float


def pdf_of_rows(
    table: FileTable, rows: Rows, title: str, font: QFont
) -> Generator[float, None, bytes]:
    """Draw rows as a PDF file, in steps. Raises FileChangedError, FileGoneError."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(NAME)
    writer.setResolution(_DOTS)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter
    )
    painter = QPainter(writer)
    try:
        page = _Page(writer, painter, title, font)
        for at, row in enumerate(rows.tolist()):
            yield at / len(rows)
            page.add(_cells(table.row(row)))
    finally:
        painter.end()
    return bytes(buffer.data().data())


class _Page:
    """The page that is being written, and those after it."""

    def __init__(self, writer: QPdfWriter, painter: QPainter, title: str, font: QFont) -> None:
        self._writer = writer
        self._painter = painter
        self._title = title
        self._plain = QFont(font)
        self._plain.setPointSizeF(_SIZE)
        self._bold = scaled(self._plain, 1, bold=True)
        self._number = 0
        self._columns = _columns()
        self._begin()

    def add(self, cells: Sequence[str]) -> None:
        """Write a row, on a new page where there is no room on this one."""
        height = self._height(cells)
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
        return self._metrics(self._plain).lineSpacing()

    def _begin(self) -> None:
        """Write the title, the names of the columns, and the number of the page."""
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
        titles = [column.title for column in self._columns]
        self._write(titles, self._bold, self._height(titles))

    def _write(self, cells: Sequence[str], font: QFont, height: float) -> None:
        self._painter.setFont(font)
        self._painter.setPen(Qt.GlobalColor.black)
        left = 0.0
        for text, width in zip(cells, self._widths(), strict=True):
            place = QRectF(left, self._at, width - _SPACE, height)
            self._painter.drawText(place, _FLAGS, text)
            left += width
        self._at += height + _SPACE

    def _height(self, cells: Sequence[str]) -> float:
        metrics = self._metrics(self._plain)
        return max(
            metrics.boundingRect(QRectF(0, 0, width - _SPACE, 1e6), _FLAGS, text).height()
            for text, width in zip(cells, self._widths(), strict=True)
        )

    def _widths(self) -> list[float]:
        every = sum(column.part for column in self._columns)
        return [column.part * self._writer.width() / every for column in self._columns]

    def _metrics(self, font: QFont) -> QFontMetricsF:
        return QFontMetricsF(font, self._writer)


_FLAGS: Final = int(
    Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere
)


def _columns() -> tuple[_Column, ...]:
    return (
        _Column(translate("Paper", "Hand"), 1.1),
        _Column(translate("Paper", "Players and cards"), 3.4),
        _Column(translate("Paper", "Board"), 1.5),
        _Column(translate("Paper", "What each made"), 2.0),
        _Column(translate("Paper", "Winner"), 1.4),
        _Column(translate("Paper", "Reason"), 3.2),
    )


def _cells(row: HandRow | HandError) -> list[str]:
    if isinstance(row, HandError):
        line = "" if row.line is None else number(row.line)
        return [line, "", "", "", "", translated(row.message)]
    players = [
        f"{translated(name)}: {format_cards(hand)}"
        for name, hand in zip(row.players, row.hands, strict=True)
    ]
    return [
        row.hand or number(row.line),
        "\n".join(players),
        format_cards(row.board),
        "\n".join(map(translated, say_made(row))),
        translated(say_winner(row)),
        translated(row.reason),
    ]
