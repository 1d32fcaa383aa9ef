"""The picture to share: the felt's own widgets as vectors, drawn at any size, as PNG or as PDF."""

from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter, QPalette, QPicture, QRegion
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.content import BarAction, FeltContent
from analyser.gui.felt.view import FeltView
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.card_pictures import UNITS_A_POINT, PdfFile, png_of
from analyser.gui.look.painting import paint_felt
from analyser.gui.look.theme import CARD_ASPECT, SMALL, lettered, theme_of
from analyser.gui.look.translation import translate
from analyser.gui.state.document import Document
from analyser.poker.table.table import Table
from analyser.product import NAME

WIDTH: Final = 1200
HEIGHT: Final = 675
"""The height for an aspect ratio of 16 to 9, which most sites show without cutting."""
_FOOT: Final = 40
"""The height of the line below the felt, with the game and the program's name."""
_MARGIN: Final = 20
_LETTERS: Final = 16
_DEAD: Final = 22
_SCALE: Final = 1.15
"""The texts are larger than on the felt, because pictures are shown reduced."""
_POINTS_A_PIXEL: Final = 72 / 96
_DOTS_AN_INCH: Final = 1200
"""The resolution of a PDF file, high enough for exact distances between letters."""


class FeltPicture(NamedTuple):
    """A picture of the table, recorded once; drawing it works in any thread."""

    strokes: QPicture  # what was painted
    title: str  # a sentence that describes the picture to people who cannot see it

    def draw(self, painter: QPainter) -> None:
        """Draw the picture of ``WIDTH`` by ``HEIGHT`` in the painter's units."""
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
        # Qt enlarges what it plays on a device of a higher resolution than the screen's.
        factor = self.strokes.logicalDpiX() / painter.device().logicalDpiX()
        painter.scale(factor, factor)
        self.strokes.play(painter)


def record_picture(
    table: Table, content: FeltContent, faces: CardFaces, font: QFont, palette: QPalette
) -> FeltPicture:
    """Record what the felt's widgets show of a poker table."""
    view = _make_view(table, content, faces, font, palette)
    strokes, theme = QPicture(), theme_of(palette)
    painter = QPainter(strokes)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_felt(painter, QRect(0, 0, WIDTH, HEIGHT), theme, view.scoreboard.geometry())
    view.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.setFont(lettered(font, _LETTERS, bold=True))
    painter.setPen(theme.muted_on_felt)
    foot = QRect(_MARGIN, HEIGHT - _FOOT, WIDTH - 2 * _MARGIN, _FOOT - SMALL)
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, content.game)
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, NAME)
    if content.dead:
        _paint_dead(painter, foot, content, faces)
    painter.end()
    return FeltPicture(strokes, content.title)


def _paint_dead(painter: QPainter, foot: QRect, content: FeltContent, faces: CardFaces) -> None:
    word, high = translate("Picture", "Dead"), round(_DEAD * CARD_ASPECT)
    left = foot.center().x() - len(content.dead) * (_DEAD + 2) // 2
    room = QRect(foot.left(), foot.top(), left - foot.left() - SMALL, foot.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, word)
    for card in content.dead:
        faces.paint(painter, card, QRect(left, foot.center().y() - high // 2, _DEAD, high), 1)
        left += _DEAD + 2


def _make_view(
    table: Table, content: FeltContent, faces: CardFaces, font: QFont, palette: QPalette
) -> FeltView:
    """Return the felt's widgets without anything that only a mouse or a key needs."""
    document = Document()
    document.restore(replace(table, active=None))
    view = FeltView(document, faces)
    view.setPalette(palette)
    view.setFont(font)
    view.follow_table()
    # While the answer is hidden, the reason says which key helps.
    verdict = content.verdict._replace(reason="" if content.is_hidden else content.verdict.reason)
    bar = content.bar._replace(action=BarAction.NONE, progress=None)
    view.display(content._replace(verdict=verdict, bar=bar))
    view.ensurePolished()
    size = QSize(WIDTH, HEIGHT - _FOOT + SMALL)
    view.resize(size)
    view.arrange(size, view.state(folded=True)._replace(has_tray=False), scale=_SCALE)
    view.hide_controls()
    return view


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
