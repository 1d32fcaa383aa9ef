"""Rows of cards as one picture to paste or save, as PNG or SVG.

A large card is 250 by 350 units, and a picture is measured in these units. The picture is shown at
half this size. PNG has a pixel for every unit, so that the picture is sharp in print and on a
screen with two pixels a point.

This module also writes the files of all other pictures: PNG, and pages as PDF.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

from analyser.api_arguments import CardsLike, read_cards, refuse_no_path
from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.card_faces import face_svg
from analyser.gui.look.theme import DeckColours
from analyser.poker.cards import UNKNOWN, Card, format_cards
from analyser.poker.errors import NoCardsError, OptionError, PictureNameError, PictureTooLargeError
from analyser.poker.phrases import shortened
from analyser.product import NAME

Rows = Sequence[Sequence[Card]]

CARD: Final = (250, 350)
"""The width and the height of a card in units, as resources/artwork/large.py draws it."""
MARGIN: Final = 24
GAP: Final = 20
"""The space between two cards of a row, and between two rows, in units."""

UNITS_A_POINT: Final = 2
"""The size at which pictures are shown, the felt's too: how many units a point has."""
_DOTS_A_METRE: Final = round(UNITS_A_POINT * 96 / 0.0254)  # 96 points make an inch of 2.54 cm

MOST_ACROSS: Final = 32_000
"""The limit of width and height in pixels; Qt's painter counts them in 16 bits."""
MOST_PIXELS: Final = 64_000_000
"""The limit of all pixels: a quarter of a gigabyte of memory."""


@dataclass(frozen=True, slots=True)
class SavedPicture:
    """A saved picture."""

    file: str  # the path of the file
    # width, height: the size in pixels; for SVG, the size when the picture is not scaled.
    width: int
    height: int
    rows: tuple[tuple[Card, ...], ...]  # the rows of cards in the picture

    @property
    def extent(self) -> str:
        """The size in words, as the command line prints it."""
        return f"{self.width} by {self.height} pixels"


def svg_of_rows(rows: Rows, colours: DeckColours = DeckColours.TWO) -> bytes:
    """Draw rows of cards as one SVG file that needs no other file. Raises NoCardsError."""
    width, height = _size(rows)
    faces = dict.fromkeys(card for row in rows for card in row)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
        f' width="{width // UNITS_A_POINT}" height="{height // UNITS_A_POINT}"',
        f' viewBox="0 0 {width} {height}">',
        f"<title>{_title(rows)}</title>",
        "<defs>",
        *(_svg_definition(card, colours) for card in faces),
        "</defs>",
        f'<path d="M0 0H{width}V{height}H0Z" fill="#ffffff"/>',
        *_svg_use_elements(rows),
        "</svg>\n",
    ]
    return "\n".join(lines).encode()


def picture_of_rows(rows: Rows, colours: DeckColours = DeckColours.TWO) -> QImage:
    """Draw rows of cards as an image with a pixel for every unit.

    Raises NoCardsError, or PictureTooLargeError if the image would not fit into memory.
    """
    width, height = _size(rows)
    if max(width, height) > MOST_ACROSS or width * height > MOST_PIXELS:
        raise PictureTooLargeError(width=width, height=height)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    QSvgRenderer(svg_of_rows(rows, colours)).render(painter)
    painter.end()
    image.setDevicePixelRatio(UNITS_A_POINT)
    # Text processors calculate the size of the picture from this.
    image.setDotsPerMeterX(_DOTS_A_METRE)
    image.setDotsPerMeterY(_DOTS_A_METRE)
    image.setText("Title", _title(rows))
    return image


def draw(
    rows: Iterable[CardsLike], path: str | Path, deck: DeckColours | str = DeckColours.TWO
) -> SavedPicture:
    """Draw rows of cards as a picture, such as ``draw(["AsKs", "QdQh"], "hands.png")``.

    Args:
        rows: the cards of each row, as text or as cards.
        path: the file, whose ending chooses the format: .png or .svg.
        deck: the colours of the suits: two-colour, four-colour or colour-blind-safe.

    Raises:
        CardError: a row cannot be read, there is none, or the ending is another one.
        OSError: the file cannot be written.
    """
    refuse_no_path(path)
    if deck not in [*DeckColours]:
        known = f"the decks are {', '.join(DeckColours)}"
        raise OptionError(option=shortened(str(deck)), known=known)
    listed = [rows] if isinstance(rows, str | Card) else rows
    return save_picture(path, [read_cards(row, "rows") for row in listed], deck)


def save_picture(
    path: str | Path, rows: Rows, colours: DeckColours | str = DeckColours.TWO
) -> SavedPicture:
    """Save rows of cards atomically. The file's ending chooses the format: .png or .svg.

    Raises NoCardsError, PictureNameError for any other ending, PictureTooLargeError, OSError.
    """
    name, deck = str(path), DeckColours(colours)
    ending = Path(name).suffix.lower()
    if ending == ".svg":
        content, units = svg_of_rows(rows, deck), UNITS_A_POINT
    elif ending == ".png":
        content, units = png_of(picture_of_rows(rows, deck)), 1
    else:
        raise PictureNameError(name=name)
    write_picture(name, content)
    width, height = _size(rows)
    return SavedPicture(name, width // units, height // units, tuple(map(tuple, rows)))


def _size(rows: Rows) -> tuple[int, int]:
    """Return a picture's width and height in units. Raises NoCardsError if a row is empty."""
    if not rows or not all(rows):
        raise NoCardsError
    (width, height), columns = CARD, max(map(len, rows))
    across, down = columns * (width + GAP), len(rows) * (height + GAP)
    return 2 * MARGIN + across - GAP, 2 * MARGIN + down - GAP


def _title(rows: Rows) -> str:
    return " / ".join(map(format_cards, rows))


def _svg_use_elements(rows: Rows) -> Iterable[str]:
    width, height = CARD
    for down, row in enumerate(rows):
        for along, card in enumerate(row):
            x, y = MARGIN + along * (width + GAP), MARGIN + down * (height + GAP)
            yield f'<use xlink:href="#{_svg_id(card)}" transform="translate({x} {y})"/>'


def _svg_definition(card: Card, colours: DeckColours) -> str:
    """Return a card as an SVG group. All ids inside begin with the card's name."""
    face = face_svg(card, "large", colours).decode()
    inside = face[face.index(">") + 1 : face.rindex("</svg>")].strip()
    name = _svg_id(card)
    inside = re.sub(r'(?<= id=")|(?<= xlink:href="#)', f"{name}-", inside)
    return f'<g id="{name}">\n{inside}\n</g>'


def _svg_id(card: Card) -> str:
    # A name in XML begins with a letter.
    return "unknown" if card is UNKNOWN else f"card-{card}"


def png_of(image: QImage) -> bytes:
    """Return an image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def write_picture(name: str, content: bytes) -> None:
    """Write a picture's file atomically. Raises OSError, also for a name that Qt would change."""
    # Qt would cut or replace these characters, and so write to another file.
    if any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in name):
        raise OSError(f"{name}: this cannot be the name of a picture; choose another")
    write_atomically(name, content)


class PdfFile(QPdfWriter):
    """A PDF file on whose pages a painter paints; it can be used in any thread."""

    def __init__(
        self, title: str, dots: int, size: QPageSize | QPageSize.PageSizeId, margin: float = 0.0
    ) -> None:
        """Begin a file; ``dots``: per inch, ``margin``: in millimetres."""
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        super().__init__(self._buffer)
        self.setTitle(title)
        self.setCreator(NAME)
        self.setResolution(dots)
        self.setPageSize(QPageSize(size))
        self.setPageMargins(QMarginsF(*[margin] * 4), QPageLayout.Unit.Millimeter)

    def content(self) -> bytes:
        """Return the bytes of the file, after the painter has ended."""
        return bytes(self._buffer.data().data())
