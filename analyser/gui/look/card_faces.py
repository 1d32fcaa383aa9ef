"""Pictures of cards and icons in any size and colours, drawn from the packed SVG files."""

from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QJsonDocument, QPoint, QPointF, QRect, QRectF, QResource, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from analyser.gui import resources_rc  # noqa: F401  # importing it registers the files
from analyser.gui.look.painting import cached, paint_cached, paint_shadow, paint_veil, paints_pixels
from analyser.gui.look.theme import DeckColours, Theme
from analyser.poker.cards import UNKNOWN, Card

LARGE_FROM = 64
"""The width, in device-independent pixels, from which a card shows its pips or its court figure."""

_ICON = 20
"""The width and height of an icon in a menu or a field, in device-independent pixels."""

_CACHE_KILOBYTES = 64 * 1024
"""The size of Qt's cache of pictures."""
_MARK_ABOVE_FOOT = 0.8
"""The height of rank and suit above the foot of a compact card, as a part of the room there."""
_MOST_DRAWINGS = 500
"""The largest number of cached drawings; those of the whole deck take 3 megabytes.

So each drawing is parsed only once, although the same card is drawn in many sizes."""


class CardFaces:
    """Draws and caches cards; ``ratio``, of its methods: a screen's pixels for each of Qt's."""

    def __init__(self) -> None:
        self.colours = DeckColours.TWO  # the colours of the four suits
        self.dark = False  # whether the cards have the darker paper
        self._drawing = lru_cache(_MOST_DRAWINGS)(_drawing)
        QPixmapCache.setCacheLimit(_CACHE_KILOBYTES)

    def pixmap(self, card: Card | str, width: int, ratio: float) -> QPixmap:
        """Return the face of a card, or "back", of a width in device-independent pixels."""
        key = f"{card} {width} {ratio} {self.colours} {self.dark}"
        return cached(key, lambda: _pixmap(self._face(card, width), _card_size(width), ratio))

    def paint(self, painter: QPainter, card: Card | str, place: QRect, ratio: float) -> None:
        """Paint a card or the back; in a file of vectors, such as a PDF file, as vectors."""
        if paints_pixels(painter):
            painter.drawPixmap(place.topLeft(), self.pixmap(card, place.width(), ratio))
        else:
            self._face(card, place.width()).render(painter, QRectF(place))

    def lay(
        self, painter: QPainter, card: Card, place: QRect, theme: Theme, veil: float = 0
    ) -> None:
        """Paint a card as it lies on the felt, an unknown one face down, with its shadow.

        ``veil``: how much of the veil of a card that does not play lies on it, 0 to 1.
        """
        margin = 4 * (place.width() // 44 + 1)  # for the shadow: whole pixels at each scale
        inside, corner = QRect(QPoint(margin, margin), place.size()), corner_of(place.width())

        def draw(onto: QPainter) -> None:
            paint_shadow(onto, QRectF(inside), corner, theme)
            face = "back" if card is UNKNOWN else card
            self.paint(onto, face, inside, onto.device().devicePixelRatioF())
            if veil:
                onto.setOpacity(veil)
                paint_veil(onto, QRectF(inside), corner, theme)

        colours = theme.contrast, theme.shade.rgba(), theme.veil.rgba(), self.colours, self.dark
        area = QRectF(place).adjusted(-margin, -margin, margin, margin)
        paint_cached(painter, f"laid {card} {veil} {colours}", area, draw)

    def compact(self, card: Card | str, size: QSize, ratio: float, foot: int = 0) -> QPixmap:
        """Return a picture of a card, or "back", for the deck: rank and suit side by side.

        ``size``: in device-independent pixels; 34 x 26 can still be read, and 7 by 5 looks best.
        ``foot``: the height that stays free below, for something painted on the card.
        """
        key = f"compact {card} {size.toTuple()} {ratio} {foot} {self.colours} {self.dark}"
        return cached(key, lambda: self._compact(card, size, ratio, foot))

    def _compact(self, card: Card | str, size: QSize, ratio: float, foot: int) -> QPixmap:
        """Draw a mark, which is rank and suit, on the paper, which is the same for known cards."""
        deck, mark = self._drawing("compact", self.colours, self.dark), _drawing_name(card)
        own = f"paper-{mark}" if deck.elementExists(f"paper-{mark}") else "paper"
        key = f"{own} {size.toTuple()} {ratio} {self.dark}"
        paper = cached(key, lambda: _pixmap(deck, size, ratio, own))
        if paper.isNull() or not deck.elementExists(mark):
            return paper
        picture = QPixmap(paper)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        deck.render(painter, mark, _place_of_mark(deck, mark, size, foot))
        painter.end()
        return picture

    @property
    def paper_colour(self) -> str:
        colour: str = _read_inks()["papers"]["dark" if self.dark else "light"]["paper"]
        return colour

    def image(self, card: Card | str, width: int, ratio: float) -> QImage:
        """Draw a card as ``pixmap`` does, but without Qt's cache and without needing a screen."""
        return _drawn(self._face(card, width), _card_size(width), ratio)

    def _face(self, card: Card | str, width: int) -> QSvgRenderer:
        family = "large" if width >= LARGE_FROM else "small"
        return self._drawing(f"{family}/{_drawing_name(card)}", self.colours, self.dark)


def corner_of(width: float) -> float:
    """Return the radius of the corners of a card of this width."""
    return width * (17 / 250 if width >= LARGE_FROM else 8.5 / 100)


def face_svg(card: Card | str, family: str, colours: DeckColours) -> bytes:
    """Return the drawing of a card, or "back", as SVG.

    ``family``: "large", 250 by 350 units; or "small", for cards narrower than ``LARGE_FROM``.
    """
    return _coloured_svg(f"{family}/{_drawing_name(card)}", colours, dark=False)


def _drawing_name(card: Card | str) -> str:
    return "unknown" if card is UNKNOWN else str(card)


def _coloured_svg(name: str, colours: DeckColours, dark: bool) -> bytes:
    svg = own_file(f":/cards/{name}.svg")
    for token, colour in _tokens_and_inks(colours, dark):
        svg = svg.replace(token, colour)
    return svg


def _drawing(name: str, colours: DeckColours, dark: bool) -> QSvgRenderer:
    return QSvgRenderer(_coloured_svg(name, colours, dark))


@cache  # three palettes, each on two papers
def _tokens_and_inks(colours: DeckColours, dark: bool) -> tuple[tuple[bytes, bytes], ...]:
    """Return pairs of a token in the drawings and the colour that replaces it."""
    inks = _read_inks()
    wanted = inks["palettes"][colours] | inks["papers"]["dark" if dark else "light"]
    tokens = inks["tokens"]
    return tuple([(tokens[part].encode(), ink.encode()) for part, ink in wanted.items()])


def _card_size(width: int) -> QSize:
    return QSize(width, round(width * 7 / 5))


def icon(name: str, ink: QColor) -> QIcon:
    """Return one of the window's icons in one colour, sharp on every screen of this computer."""
    result = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()}:
        result.addPixmap(_icon(name, ink, QSize(_ICON, _ICON), ratio))
    return result


def paint_icon(painter: QPainter, name: str, place: QRect, ink: QColor) -> None:
    """Paint one of the window's icons into a square, in one colour."""
    key, ratio = f"{name} {ink.name()} {place.width()}", painter.device().devicePixelRatioF()
    picture = cached(f"{key} {ratio}", lambda: _icon(name, ink, place.size(), ratio))
    painter.drawPixmap(place, picture)


def _icon(name: str, ink: QColor, size: QSize, ratio: float) -> QPixmap:
    token = _read_inks()["tokens"]["icon"].encode()
    drawing = QSvgRenderer(own_file(f":/icons/{name}.svg").replace(token, ink.name().encode()))
    return _pixmap(drawing, size, ratio)


@cache  # a single icon: where a window shows it, Qt's cache keeps it after the window
def application_icon() -> QIcon:
    """Return the program's own icon; its pictures of small sizes have fewer details."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        svg = own_file(f":/icons/{'app-small' if size <= 32 else 'app'}.svg")
        result.addPixmap(_pixmap(QSvgRenderer(svg), QSize(size, size), 1))
    return result


def _pixmap(drawing: QSvgRenderer, size: QSize, ratio: float, part: str = "") -> QPixmap:
    return QPixmap.fromImage(_drawn(drawing, size, ratio, part))


def _drawn(drawing: QSvgRenderer, size: QSize, ratio: float, part: str = "") -> QImage:
    """Draw a named part, stretched to the whole size; without a name, draw the whole drawing."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():  # an empty size, as of a card that flies to a slot without room
        return image
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter, whole = QPainter(image), QRectF(0, 0, size.width(), size.height())
    if part:
        drawing.render(painter, part, whole)
    else:
        drawing.render(painter, whole)
    painter.end()
    return image


def _place_of_mark(deck: QSvgRenderer, name: str, size: QSize, foot: int) -> QRectF:
    """Return where to draw one mark of the deck's drawing in ``size``, above a foot."""
    whole, mark = deck.viewBoxF(), deck.boundsOnElement(name)
    width, height = size.width(), size.height() - foot
    scale = min(width / whole.width(), height / whole.height())
    if foot:  # little height is left, and no margin needed
        scale = min(0.7 * width / mark.width(), _MARK_ABOVE_FOOT * height / mark.height())
    place = QRectF(0, 0, mark.width() * scale, mark.height() * scale)
    off_centre = mark.center() - whole.center()
    place.moveCenter(QPointF(width / 2, height / 2) + off_centre * scale)
    return place


def own_file(path: str) -> bytes:
    """Return a file that is compiled into the program. Raises FileNotFoundError."""
    file = QResource(path)  # faster than QFile
    if not file.isValid():
        raise FileNotFoundError(f"the program's own file {path} is missing")
    return bytes(file.uncompressedData().data())


@cache  # the same file for all cards
def _read_inks() -> Any:
    """Return the colours of palettes and papers, and the tokens that stand for them in drawings."""
    # Qt's JSON reader is loaded already; Python's would make the start 2 ms slower.
    return QJsonDocument.fromJson(own_file(":/cards/inks.json")).toVariant()
