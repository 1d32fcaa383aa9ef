"""Pictures of cards and icons, drawn from the packed SVG files in any size, ink and sharpness."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QByteArray, QFile, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from analyser.gui import resources_rc  # noqa: F401  # importing it registers the files
from analyser.gui.look.theme import DeckColours
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

    def outline(self, card: Card, width: int, ratio: float, ink: QColor, ground: QColor) -> QPixmap:
        """Return the mark of a card that is not here: its rank and suit in one ink, on the ground.

        Its own inks are made for paper, and too faint to be read on anything darker.
        """
        key = f"{card} {width} {ratio} {ink.name()} {ground.name()}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            svg = outline_svg(card, _family(width), ink, ground)
            pixmap = QPixmap.fromImage(_drawn(svg, _size(width), ratio))
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def image(self, card: Card | str, width: int, ratio: float) -> QImage:
        """Draw a card as ``pixmap`` does, but anew and without needing a screen."""
        svg = face_svg(card, _family(width), self.colours, self.dark)
        return _drawn(svg, _size(width), ratio)


def face_svg(card: Card | str, family: str, colours: DeckColours, dark: bool = False) -> bytes:
    """Return the drawing of a card, or of "back", as an SVG file in the chosen inks.

    ``family``: "large", 250 by 350 units, or "small", for cards below ``LARGE_FROM``.
    """
    inks = _inks()
    paper = inks["papers"]["dark" if dark else "light"]
    return _inked("unknown" if card is UNKNOWN else card, family, inks["palettes"][colours] | paper)


def outline_svg(card: Card, family: str, ink: QColor, ground: QColor) -> bytes:
    """Return the drawing of a card as an SVG file, all of it in one ink."""
    parts = dict.fromkeys(_inks()["tokens"], ink.name())
    return _inked(card, family, parts | {"paper": ground.name()})


def _inked(name: Card | str, family: str, colouring: Mapping[str, str]) -> bytes:
    svg = _read(f":/cards/{family}/{name}.svg")
    for part, colour in colouring.items():
        svg = svg.replace(_inks()["tokens"][part].encode(), colour.encode())
    return svg


def _family(width: int) -> str:
    return "large" if width >= LARGE_FROM else "small"


def _size(width: int) -> QSize:
    return QSize(width, round(width * 7 / 5))


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
