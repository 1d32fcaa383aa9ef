"""The picture to share as an image, a PNG file or a PDF file. All functions are thread-safe."""

from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter

from analyser.gui.look.card_pictures import UNITS_A_POINT, PdfFile, png_of
from analyser.gui.picture.felt_picture import HEIGHT, WIDTH, FeltPicture
from analyser.product import NAME

_POINTS_A_PIXEL: Final = 72 / 96
_DOTS_AN_INCH: Final = 1200
"""The resolution of a PDF file, high enough for exact distances between letters."""


def image_of(picture: FeltPicture) -> QImage:
    """Draw the picture with two pixels for each of its units. This is sharp on most screens."""
    image = QImage(WIDTH * UNITS_A_POINT, HEIGHT * UNITS_A_POINT, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(UNITS_A_POINT)
    painter = QPainter(image)
    picture.draw(painter)
    painter.end()
    image.setText("Title", picture.title)
    return image


def png_of_picture(picture: FeltPicture) -> bytes:
    """Return the picture as a PNG file."""
    return png_of(image_of(picture))


def pdf_of_picture(picture: FeltPicture) -> bytes:
    """Return the picture as a PDF file with one page of the picture's size."""
    points, exact = QSizeF(WIDTH, HEIGHT) * _POINTS_A_PIXEL, QPageSize.SizeMatchPolicy.ExactMatch
    size = QPageSize(points, QPageSize.Unit.Point, NAME, exact)
    writer = PdfFile(picture.title, _DOTS_AN_INCH, size)
    painter = QPainter(writer)
    painter.scale(writer.width() / WIDTH, writer.height() / HEIGHT)
    picture.draw(painter)
    painter.end()
    return writer.content()
