"""Pictures of cards and icons, drawn from the packed SVG files in any size, ink and sharpness."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QByteArray, QJsonDocument, QPointF, QRectF, QResource, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from analyser.gui import resources_rc  # noqa: F401  # importing it registers the files
from analyser.gui.look.theme import DeckColours
from analyser.poker.cards import UNKNOWN, Card

LARGE_FROM = 78
"""From this width in device-independent pixels a card shows its pips or its court figure."""

COMPACT_ASPECT = 7 / 5
"""Width over height of a compact card, at which its paper is not stretched."""

_ICON = 20
"""The side of an icon beside letters of the usual size, in device-independent pixels."""
_SMALL_ICON = 16
"""The same on a button."""

_CACHE_KILOBYTES = 64 * 1024
_MOST_DRAWINGS = 500
"""How many drawings are kept read: the deck in three families takes 3 megabytes."""


Colouring = tuple[tuple[bytes, bytes], ...]
"""Inks for the tokens that stand for them in the drawings."""


class CardFaces:
    """Draws cards in the chosen inks on the paper of the theme, and remembers what it has drawn."""

    def __init__(self) -> None:
        self.colours = DeckColours.TWO
        self.dark = False
        self._drawings: dict[tuple[object, ...], QSvgRenderer] = {}
        QPixmapCache.setCacheLimit(_CACHE_KILOBYTES)

    def pixmap(self, card: Card | str, width: int, ratio: float) -> QPixmap:
        """Return a picture of a card, or of "back", ``width`` device-independent pixels wide.

        ``ratio``: device pixels for each of them.
        """
        key = f"{card} {width} {ratio} {self.colours} {self.dark}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            drawing = self._face(card, _family(width))
            pixmap = QPixmap.fromImage(_drawn(drawing, _size(width), ratio))
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def compact(self, card: Card | str, size: QSize, ratio: float, foot: int = 0) -> QPixmap:
        """Return a picture of a card in a deck to pick from: wide, rank and suit side by side.

        Args:
            card: a card, or "back".
            size: of the picture in device-independent pixels; 34 x 26 can still be read. Best near
                ``COMPACT_ASPECT``: the paper is stretched to any other, rank and suit are not.
            ratio: device pixels for each of them.
            foot: what to leave free below rank and suit for something to be painted on the card, in
                device-independent pixels.
        """
        key = f"compact {card} {_text(size)} {ratio} {foot} {self.colours} {self.dark}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            drawing = self._face(card, "compact")
            parts = "paper", "mark"
            pixmap = QPixmap.fromImage(_drawn_in_parts(drawing, parts, size, ratio, foot))
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def compact_mark(
        self, card: Card, size: QSize, ratio: float, ink: QColor, foot: int = 0
    ) -> QPixmap:
        """Return rank and suit alone, in one ink on nothing, where ``compact`` has them.

        For a card that is not here: what lies below shows through.
        """
        key = f"mark {card} {_text(size)} {ratio} {foot} {ink.name()}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            drawing = self._mark(card, "compact", ink, ink)
            pixmap = QPixmap.fromImage(_drawn_in_parts(drawing, ("mark",), size, ratio, foot))
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def outline(self, card: Card, width: int, ratio: float, ink: QColor, ground: QColor) -> QPixmap:
        """Return the mark of a card that is not here: its rank and suit in one ink, on the ground.

        Its own inks are made for paper, and too faint to be read on anything darker.
        """
        key = f"{card} {width} {ratio} {ink.name()} {ground.name()}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            drawing = self._mark(card, _family(width), ink, ground)
            pixmap = QPixmap.fromImage(_drawn(drawing, _size(width), ratio))
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def image(self, card: Card | str, width: int, ratio: float) -> QImage:
        """Draw a card as ``pixmap`` does, but anew and without needing a screen."""
        svg = face_svg(card, _family(width), self.colours, self.dark)
        return _drawn(_parsed(svg), _size(width), ratio)

    def _face(self, card: Card | str, family: str) -> QSvgRenderer:
        """Return the drawing of a card in the chosen inks."""
        key = card, family, self.colours, self.dark
        return self._drawing(key, lambda: face_svg(card, family, self.colours, self.dark))

    def _mark(self, card: Card, family: str, ink: QColor, ground: QColor) -> QSvgRenderer:
        """Return the drawing of a card in one ink."""
        key = card, family, ink.rgba(), ground.rgba()
        return self._drawing(key, lambda: outline_svg(card, family, ink, ground))

    def _drawing(self, key: tuple[object, ...], svg: Callable[[], bytes]) -> QSvgRenderer:
        """Return a drawing that is read once: the same cards are drawn in many sizes."""
        drawing = self._drawings.get(key)
        if drawing is None:
            if len(self._drawings) >= _MOST_DRAWINGS:
                self._drawings.clear()  # those that are still needed are soon there again
            drawing = self._drawings[key] = _parsed(svg())
        return drawing


def compact_image(card: Card, size: QSize, ratio: float, colours: DeckColours) -> QImage:
    """Draw a compact card on white paper without needing a screen. Any thread may.

    ``size``: in device-independent pixels, best near ``COMPACT_ASPECT``; ``ratio``: device pixels
    for each of them.
    """
    drawing = _parsed(face_svg(card, "compact", colours))
    return _drawn_in_parts(drawing, ("paper", "mark"), size, ratio, 0)


def corner_of(width: float, compact: bool = False) -> float:
    """Return the radius of the corners of a card, in the pixels of its width."""
    if compact:
        return width * 10 / 140
    return width * (17 / 250 if width >= LARGE_FROM else 8.5 / 100)


def face_svg(card: Card | str, family: str, colours: DeckColours, dark: bool = False) -> bytes:
    """Return the drawing of a card, or of "back", as an SVG file in the chosen inks.

    ``family``: "large", 250 by 350 units, "small", for cards below ``LARGE_FROM``, or "compact",
    140 by 100.
    """
    return _inked("unknown" if card is UNKNOWN else card, family, _colouring(colours, dark))


def outline_svg(card: Card, family: str, ink: QColor, ground: QColor) -> bytes:
    """Return the drawing of a card as an SVG file, all of it in one ink."""
    parts = dict.fromkeys(_inks()["tokens"], ink.name())
    return _inked(card, family, _replacing(parts | {"paper": ground.name()}))


def _inked(name: Card | str, family: str, colouring: Colouring) -> bytes:
    svg = _read(f":/cards/{family}/{name}.svg")
    for token, colour in colouring:
        svg = svg.replace(token, colour)
    return svg


@cache  # three palettes on two papers
def _colouring(colours: DeckColours, dark: bool) -> Colouring:
    inks = _inks()
    return _replacing(inks["palettes"][colours] | inks["papers"]["dark" if dark else "light"])


def _replacing(inks: Mapping[str, str]) -> Colouring:
    """Return what to replace in a drawing for parts of a card to have these inks."""
    tokens = _inks()["tokens"]
    return tuple([(tokens[part].encode(), ink.encode()) for part, ink in inks.items()])


def _family(width: int) -> str:
    return "large" if width >= LARGE_FROM else "small"


def _size(width: int) -> QSize:
    return QSize(width, round(width * 7 / 5))


def icon(name: str, colour: QColor, side: int = 0) -> QIcon:
    """Return one of the window's icons in one ink, sharp on the screens there are.

    ``side``: how large it should be able to be, beside large letters, in device-independent pixels.
    """
    token = _inks()["tokens"]["icon"].encode()
    drawing = _parsed(_read(f":/icons/{name}.svg").replace(token, colour.name().encode()))
    result = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()}:
        for each in {_ICON, max(_ICON, side)}:
            result.addPixmap(QPixmap.fromImage(_drawn(drawing, QSize(each, each), ratio)))
    return result


def show_icon(button: QAbstractButton, name: str, colour: QColor) -> None:
    """Put one of the window's icons on a button, as large as the button's letters at least."""
    side = max(_SMALL_ICON, button.fontMetrics().height())
    button.setIcon(icon(name, colour, side))
    button.setIconSize(QSize(side, side))


def application_icon() -> QIcon:
    """Return the program's own icon, in a simpler drawing where it is small."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        name = "app-small" if size <= 32 else "app"
        svg = _read(f":/icons/{name}.svg")
        result.addPixmap(QPixmap.fromImage(_drawn(_parsed(svg), QSize(size, size), 1)))
    return result


def _blank(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _parsed(svg: bytes) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg))


def _drawn(drawing: QSvgRenderer, size: QSize, ratio: float) -> QImage:
    image = _blank(size, ratio)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def _drawn_in_parts(
    drawing: QSvgRenderer, parts: tuple[str, ...], size: QSize, ratio: float, foot: int
) -> QImage:
    """Draw the named parts of a compact card: "paper" over all of it, "mark" above the foot."""
    image = _blank(size, ratio)
    painter = QPainter(image)
    for part in filter(drawing.elementExists, parts):  # a back has no mark
        place = QRectF(0, 0, size.width(), size.height())
        if part == "mark":
            place = _place_of_mark(drawing, size, foot)
        drawing.render(painter, part, place)
    painter.end()
    return image


def _place_of_mark(drawing: QSvgRenderer, size: QSize, foot: int) -> QRectF:
    whole, mark = drawing.viewBoxF(), drawing.boundsOnElement("mark")
    width, height = size.width(), size.height() - foot
    scale = min(width / whole.width(), height / whole.height())
    place = QRectF(0, 0, mark.width() * scale, mark.height() * scale)
    off_centre = mark.center() - whole.center()
    place.moveCenter(QPointF(width / 2, height / 2) + off_centre * scale)
    return place


def _text(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"


def _read(path: str) -> bytes:
    file = QResource(path)  # which is read faster than as a QFile: 52 of them are, at a start
    if not file.isValid():
        raise FileNotFoundError(f"the program's own file {path} is missing")
    return bytes(file.uncompressedData().data())


@cache  # one file of the program
def _inks() -> Any:
    # Qt's reader is there already; Python's would take a start two milliseconds to load.
    return QJsonDocument.fromJson(QByteArray(_read(":/cards/inks.json"))).toVariant()
