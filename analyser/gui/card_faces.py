"""Pictures of cards and icons, drawn from the packed SVG files in any size, ink and sharpness."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from PySide6.QtCore import QByteArray, QFile, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from analyser.gui import resources_rc  # noqa: F401  # importing it registers the files
from analyser.gui.theme import DeckColours
from analyser.poker.cards import UNKNOWN, Card

LARGE_FROM = 78
"""From this width in device-independent pixels a card shows its pips or its court figure."""

_CACHE_KILOBYTES = 64 * 1024


class CardFaces:
    """Draws cards in the chosen inks on the paper of the theme, and remembers what it has drawn."""

    def __init__(self) -> None:
        self.colours = DeckColours.TWO
        self.dark = False
        QPixmapCache.setCacheLimit(_CACHE_KILOBYTES)

    def pixmap(self, card: Card | str, width: int, ratio: float) -> QPixmap:
        """Return a picture of a card, or of "back", ``width`` device-independent pixels wide.

        ``ratio``: device pixels for each of them.
        """
        key = f"{card} {width} {ratio} {self.colours} {self.dark}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            pixmap = QPixmap.fromImage(self.image(card, width, ratio))
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def image(self, card: Card | str, width: int, ratio: float) -> QImage:
        """Draw a card as ``pixmap`` does, but anew and without needing a screen."""
        family = "large" if width >= LARGE_FROM else "small"
        svg = face_svg(card, family, self.colours, self.dark)
        return _drawn(svg, QSize(width, round(width * 7 / 5)), ratio)


def face_svg(card: Card | str, family: str, colours: DeckColours, dark: bool = False) -> bytes:
    """Return the drawing of a card, or of "back", as an SVG file in the chosen inks.

    ``family``: "large", 250 by 350 units, or "small", for cards below ``LARGE_FROM``.
    """
    name = "unknown" if card is UNKNOWN else card
    svg = _read(f":/cards/{family}/{name}.svg")
    inks = _inks()
    for colouring in (inks["palettes"][colours], inks["papers"]["dark" if dark else "light"]):
        for part, colour in colouring.items():
            svg = svg.replace(inks["tokens"][part].encode(), colour.encode())
    return svg


def icon(name: str, colour: QColor) -> QIcon:
    """Return one of the window's icons in one ink, sharp on the screens there are."""
    token = _inks()["tokens"]["icon"].encode()
    svg = _read(f":/icons/{name}.svg").replace(token, colour.name().encode())
    result = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()}:
        result.addPixmap(QPixmap.fromImage(_drawn(svg, QSize(20, 20), ratio)))
    return result


def application_icon() -> QIcon:
    """Return the program's own icon, in a simpler drawing where it is small."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        name = "app-small" if size <= 32 else "app"
        svg = _read(f":/icons/{name}.svg")
        result.addPixmap(QPixmap.fromImage(_drawn(svg, QSize(size, size), 1)))
    return result


def _drawn(svg: bytes, size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def _read(path: str) -> bytes:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"the program's own file {path} is missing")
    return bytes(file.readAll().data())


@cache
def _inks() -> Any:
    return json.loads(_read(":/cards/inks.json"))
