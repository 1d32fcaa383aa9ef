"""Draws the picture to share: the felt as in the window, without all that one could click.

It paints with nothing that belongs to the window's thread, no widget and no pixmap, so that a
picture can be drawn beside the window, and as well on paper and into a PDF file, where cards and
texts stay lines and letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from analyser.gui.felt.answer_text import FIGURE, TITLE
from analyser.gui.felt.arrangement import arrange
from analyser.gui.felt.content import Ahead, FeltContent, MadeCards, Part, Place, SeatContent
from analyser.gui.felt.measures import (
    EDGE,
    RING,
    Arrangement,
    Lines,
    Places,
    card_height,
    lift,
    lines_of,
    step_of,
)
from analyser.gui.felt.pot_bar import paint_shares
from analyser.gui.felt.verdict import HEADLINE, REASON
from analyser.gui.look.card_faces import LARGE_FROM, corner_of, face_svg
from analyser.gui.look.felt_paint import GLOW, draw_shadow, paint_felt, paint_plate, paint_veil
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import (
    CAPTION,
    CARD_ASPECT,
    SMALL,
    TIGHT,
    DeckColours,
    Theme,
    light_palette,
    scaled,
    theme_of,
)
from analyser.gui.look.translation import translate
from analyser.gui.look.widgets import largest_fitting
from analyser.gui.range_editor.range_face import BESIDE, fitting_terms, paint_small_matrix
from analyser.poker.cards import UNKNOWN, Card
from analyser.product import NAME

if TYPE_CHECKING:  # most seats hold cards
    from analyser.poker.ranges.range import Range

WIDTH: Final = 1200
HEIGHT: Final = 675
"""The shape that most sites show whole: 16 to 9."""
_MARGIN: Final = 30
_CAPTION_SIZE: Final = 17
_HEAD: Final = 50
"""The room for a line above and one below what lies on the felt."""
_SIZES: Final = (24, 22, 20, 18, 17, 16, 15, 14, 13, 12)
"""The heights of ordinary letters in pixels: pictures are seen smaller than they are."""
_LARGE_LETTERS: Final = 20
_LETTER_WORTH: Final = 4.0
"""How many pixels of a card's width a pixel of the letters' height is worth, as far as these."""
_TAG_EDGES: Final = 2 * SMALL + 2  # left and right of a tag's words
_TOGETHER: Final = 2  # between two small cards
_LINE_SIZES: Final = (CAPTION, 0.8, 0.75, 0.7, 0.65)
"""How much smaller than others the letters of a seat's line may be, if it is short of room."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_TOP: Final = Qt.AlignmentFlag.AlignTop
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_WRAP: Final = Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class Looks:
    """How a picture looks: its theme, the inks of the cards, and the letters."""

    theme: Theme
    colours: DeckColours
    font: QFont


def paper_theme() -> Theme:
    """Return a theme for paper: black on white, which takes no ink for a felt."""
    black, white, grey = QColor("#000000"), QColor("#ffffff"), QColor("#555555")
    win, lead = QColor("#a06a00"), QColor("#7a5c20")
    return theme_of(light_palette())._replace(
        contrast=True,  # no lights and no shadows
        felt=white,
        felt_centre=white,
        felt_edge=white,
        on_felt=black,
        muted_on_felt=grey,
        slot=grey,
        plate=QColor(0, 0, 0, 0),
        plate_edge=grey,
        veil=QColor(255, 255, 255, 130),
        felt_win=win,
        felt_lead=lead,
        felt_tie=QColor("#3a5f8a"),
        on_mark=white,
    )


def draw_picture(painter: QPainter, content: FeltContent, looks: Looks) -> None:
    """Draw a picture ``WIDTH`` by ``HEIGHT`` in the painter's units."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_felt(painter, QRectF(0, 0, WIDTH, HEIGHT), looks.theme, corner=0)
    drawing = _Drawing(painter, looks)
    drawing.captions(content)
    room = QSize(WIDTH - 2 * _MARGIN, HEIGHT - 2 * _HEAD)
    at, lines, font = _arranged(room, content, looks.font)
    painter.translate(_MARGIN, _HEAD)
    _Felt(drawing, content, at, lines, font).draw()
    painter.translate(-_MARGIN, -_HEAD)


def _arranged(room: QSize, content: FeltContent, font: QFont) -> tuple[Arrangement, Lines, QFont]:
    """Return the arrangement that looks best, of those in which every word has room."""
    slots = tuple(len(seat.places) for seat in content.seats)
    places = Places(slots, len(content.board), content.lows)
    best: tuple[Arrangement, Lines, QFont] | None = None
    most = (False, False, 0.0)
    for size in _SIZES:
        letters = QFont(font)
        letters.setPixelSize(size)
        lines = lines_of(letters)
        at = _with_room_to_read(arrange(room, places, lines), room)
        beauty = at.merit + _LETTER_WORTH * min(size, _LARGE_LETTERS)
        worth = (not at.crowded, _verdict_fits(content, at, lines, letters), beauty)
        if best is None or worth > most:
            best, most = (at, lines, letters), worth
    assert best is not None  # there are sizes
    return best


def _with_room_to_read(at: Arrangement, room: QSize) -> Arrangement:
    """Move a board with the verdict at its left to the right edge: nothing else lies there."""
    if at.centred or at.board.isEmpty() or at.crowded:
        return at
    more = room.width() - EDGE - at.board.right()
    verdict = at.verdict.adjusted(0, 0, more, 0)
    return at._replace(board=at.board.translated(more, 0), verdict=verdict)


def _verdict_fits(content: FeltContent, at: Arrangement, lines: Lines, font: QFont) -> bool:
    """Whether the verdict is whole in its smallest letters."""
    width, needed = at.verdict.width(), _below_verdict(content, lines)
    for text, fonts, _ in _verdict_texts(content, font):
        needed += _height(width, text, fonts[-1])
    return needed <= at.verdict.height()


def _verdict_texts(content: FeltContent, font: QFont) -> list[tuple[str, list[QFont], str]]:
    """List the texts of the verdict, with the fonts for each and the name of its colour."""
    headlines = [scaled(font, size, bold=True) for size in (*HEADLINE, 1.0)]
    reasons = [scaled(font, size) for size in (*REASON, CAPTION)]
    bold = [scaled(font, size, bold=True) for size in (1.0, CAPTION)]
    verdict = content.verdict
    if content.is_hidden:  # who sees the picture can guess, and has nothing to reveal
        return [(verdict.question, headlines, "on_felt")]
    texts = [
        (verdict.headline, headlines, "on_felt"),
        (verdict.reason, reasons, "on_felt"),
        (verdict.chances, bold, "felt_lead"),
    ]
    return [each for each in texts if each[0]]


def _below_verdict(content: FeltContent, lines: Lines) -> int:
    """Return how much room the best low of a single seat takes below its verdict."""
    return lines.mini_height + SMALL if content.verdict.low.cards else 0


class _Drawing:
    """Cards and texts, drawn one by one."""

    def __init__(self, painter: QPainter, looks: Looks) -> None:
        self.painter = painter
        self.theme = looks.theme
        self.family = looks.font
        self._colours = looks.colours

    def captions(self, content: FeltContent) -> None:
        """Draw around the felt the game and the pot, the dead cards and whose picture it is."""
        font = QFont(self.family)
        font.setPixelSize(_CAPTION_SIZE)
        muted = self.theme.muted_on_felt
        head = QRect(_MARGIN + EDGE, 0, WIDTH - 2 * (_MARGIN + EDGE), _HEAD)
        foot = head.translated(0, HEIGHT - _HEAD)
        self.text(head, content.game, scaled(font, 1, bold=True), muted, _LEFT | _MIDDLE)
        self.text(head, content.pot, font, muted, _RIGHT | _MIDDLE)
        self.text(foot, NAME, font, muted, _RIGHT | _MIDDLE)
        if content.dead:
            word = translate("Picture", "Dead")
            self.text(foot, word, font, muted, _LEFT | _MIDDLE)
            left = foot.left() + QFontMetrics(font).horizontalAdvance(word) + SMALL
            self.cards(content.dead, left, foot.center().y() - 16, 23)

    def text(
        self, room: QRect, text: str, font: QFont, colour: QColor, flags: Qt.AlignmentFlag
    ) -> None:
        """Draw one line, ending in dots if there is no room for all of it."""
        self.painter.setFont(font)
        self.painter.setPen(colour)
        metrics = QFontMetrics(font)
        whole = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        self.painter.drawText(room, int(flags | Qt.TextFlag.TextDontClip), whole)

    def paragraph(
        self,
        room: QRect,
        text: str,
        fonts: Sequence[QFont],
        colour: QColor,
        flags: Qt.AlignmentFlag,
    ) -> None:
        """Draw a text on as many lines as it needs, in the largest font that fits."""
        self.painter.setFont(largest_fitting(fonts, text, room))
        self.painter.setPen(colour)
        self.painter.drawText(room, int(flags) | int(_WRAP), text)

    def card(self, card: Card, place: QRectF) -> None:
        """Draw a card; its back if it is not known."""
        face: Card | str = "back" if card is UNKNOWN else card
        family = "large" if place.width() >= LARGE_FROM else "small"
        svg = face_svg(face, family, self._colours, self.theme.dim_paper)
        QSvgRenderer(QByteArray(svg)).render(self.painter, place)

    def cards(self, cards: Iterable[Card], left: int, top: int, width: int) -> int:
        """Draw small cards in a row; return where the row ends."""
        for card in cards:
            self.card(card, QRectF(left, top, width, round(width * CARD_ASPECT)))
            left += width + _TOGETHER
        return left

    def place(self, place: Place, area: QRectF) -> None:
        """Draw a place: its card as far as it plays, or an outline."""
        corner = corner_of(area.width())
        if place.card is None:
            dashes = QPen(self.theme.slot, 1.5, Qt.PenStyle.DashLine)
            paint_rounded(self.painter, area.adjusted(1, 1, -1, -1), corner, edge=dashes)
            return
        if not self.theme.contrast:
            draw_shadow(self.painter, area, corner, self.theme.shade)
        self.card(place.card, area)
        if place.part is Part.RESTS:
            paint_veil(self.painter, area, corner, self.theme)
        if place.part is Part.WINS:
            ring = QPen(self.theme.felt_win, 2.5)
            paint_rounded(self.painter, area.adjusted(-1, -1, 1, 1), corner + 1, edge=ring)

    def row(self, places: Sequence[Place], room: QRect, width: int) -> None:
        """Draw places side by side, each lying over the one before if room is short."""
        step = step_of(len(places), width, room.width())
        height = round(width * CARD_ASPECT)
        for at, place in enumerate(places):
            raised = place.part in (Part.PLAYS, Part.WINS)
            top = room.top() + RING + (0 if raised else lift(width))
            self.place(place, QRectF(room.left() + RING + round(at * step), top, width, height))

    def range(self, held: Range, room: QRect, font: QFont) -> None:
        """Draw a range as a small matrix and beside it as text, in letters that have room."""
        side = min(room.height(), room.width() * 3 // 5)
        matrix = QRectF(room.left(), room.top() + (room.height() - side) // 2, side, side)
        paint_small_matrix(self.painter, matrix, held, self.theme)
        beside = room.adjusted(side + SMALL, 0, 0, 0)
        fonts = [scaled(font, size, bold=True) for size in (1.0, CAPTION, 0.8, 0.7)]
        texts = [(fitting_terms(str(held), beside, QFontMetrics(each)), each) for each in fonts]
        text, letters = max(texts, key=lambda each: len(each[0]))  # the largest that says most
        self.painter.setFont(letters)
        self.painter.setPen(self.theme.on_felt)
        self.painter.drawText(beside, int(BESIDE), text)

    def tag(self, right: int, middle: int, text: str, font: QFont, ground: QColor) -> int:
        """Draw a tag that ends at ``right``; return where it begins."""
        metrics = QFontMetrics(font)
        width, height = metrics.horizontalAdvance(text) + _TAG_EDGES, metrics.height() + 4
        area = QRect(right - width, middle - height // 2, width, height)
        paint_rounded(self.painter, QRectF(area), height / 2, ground)
        self.text(area, text, font, self.theme.on_mark, _CENTRE | _MIDDLE)
        return area.left()


class _Felt:
    """What lies on the felt, in an arrangement."""

    def __init__(
        self, drawing: _Drawing, content: FeltContent, at: Arrangement, lines: Lines, font: QFont
    ) -> None:
        self._drawing = drawing
        self._theme = drawing.theme
        self._content = content
        self._at = at
        self._lines = lines
        self._font = font
        self._line_fonts = self._fitting_line()

    def draw(self) -> None:
        """Draw seats, board, verdict and bar."""
        content, at, drawing = self._content, self._at, self._drawing
        for seat, place in zip(content.seats, at.seats, strict=True):
            self._draw_seat(seat, place)
        if content.board:
            heading = self._lines.heading if at.board.height() > card_height(at.board_card) else 0
            row = at.board.adjusted(0, heading, 0, 0)
            drawing.row(content.board, row, at.board_card)
        self._draw_verdict(at.verdict)
        if shares := content.bar.shares:
            bold = scaled(self._font, 1, bold=True)
            paint_shares(drawing.painter, QRectF(at.bar), shares, bold, self._theme)

    # Seats ----------------------------------------------------------------------------------

    def _draw_seat(self, seat: SeatContent, place: QRect) -> None:
        at, lines, drawing = self._at, self._lines, self._drawing
        alone = at.detail is None
        edge, inset = (RING, 0) if alone else (EDGE, at.inset)
        if seat.is_framed and seat.ahead is not None:
            glow, above = round(GLOW), min(round(GLOW), inset)
            plate = QRectF(place).adjusted(glow, above, -glow, -above)
            paint_plate(drawing.painter, plate, self._theme, self._mark(seat.ahead))
        inner = place.adjusted(edge, inset, -edge, -inset)
        self._draw_name(seat, QRect(inner.left(), inner.top(), inner.width(), lines.heading))
        row = QRect(
            inner.left() - RING,
            inner.top() + lines.heading,
            inner.width() + 2 * RING,
            card_height(at.card),
        )
        if seat.face:
            drawing.row([Place(card, Part.NONE) for card in seat.face], row, at.card)
        elif seat.held is None:
            drawing.row(seat.places, row, at.card)
        else:
            drawing.range(seat.held, row.adjusted(RING, RING, -RING, -RING), self._font)
        if not alone:
            self._draw_answer(seat, inner.adjusted(0, lines.heading + row.height() + TIGHT, 0, 0))

    def _draw_name(self, seat: SeatContent, room: QRect) -> None:
        bold = scaled(self._font, 1, bold=True)
        if seat.tag:
            name = QFontMetrics(bold).horizontalAdvance(seat.name) + SMALL
            tag, letters = self._fitting_tag(seat, room.width() - min(name, room.width() // 2))
            ground = self._mark(seat.ahead or Ahead.WINS)
            begins = self._drawing.tag(room.right() + 1, room.center().y(), tag, letters, ground)
            room = QRect(room.left(), room.top(), begins - room.left() - TIGHT, room.height())
        self._drawing.text(room, seat.name, bold, self._theme.on_felt, _LEFT | _MIDDLE)

    def _fitting_tag(self, seat: SeatContent, room: int) -> tuple[str, QFont]:
        """Return what a tag says beside the seat's name, and its letters."""
        fonts = [scaled(self._font, size, bold=True) for size in (CAPTION, 0.8, 0.7)]
        for tag in (seat.tag, seat.short_tag):
            for font in fonts:
                if QFontMetrics(font).horizontalAdvance(tag) + _TAG_EDGES <= room:
                    return tag, font
        return seat.short_tag, fonts[-1]

    def _mark(self, ahead: Ahead) -> QColor:
        theme = self._theme
        return {
            Ahead.WINS: theme.felt_win,
            Ahead.LEADS: theme.felt_lead,
            Ahead.TIES: theme.felt_tie,
            Ahead.FAVOURITE: theme.felt_win,
        }[ahead]

    def _draw_answer(self, seat: SeatContent, room: QRect) -> None:
        drawing, theme, lines = self._drawing, self._theme, self._lines
        if self._at.detail == 0:
            line = QRect(room.left(), room.top(), room.width(), lines.text)
            letters, bold = self._line_fonts
            drawing.text(line, seat.share, bold, theme.on_felt, _RIGHT | _MIDDLE)
            line.setWidth(room.width() - QFontMetrics(bold).horizontalAdvance(seat.share) - TIGHT)
            fits = QFontMetrics(letters).horizontalAdvance(seat.title) <= line.width()
            said = seat.title if fits else seat.brief
            drawing.text(line, said, letters, theme.muted_on_felt, _LEFT | _MIDDLE)
            return
        if self._at.wide:
            self._draw_side_by_side(seat, room)
            return
        top = room.top()
        title = QRect(room.left(), top, room.width(), 2 * lines.title)
        self._draw_title(seat, title)
        top = title.bottom() + 1
        if self._content.lows:
            line = QRect(room.left(), top, room.width(), lines.text)
            drawing.text(line, seat.low, self._font, theme.muted_on_felt, _LEFT | _MIDDLE)
            top += lines.text + TIGHT
            if self._at.detail == 1:
                self._draw_low_beside(seat, QRect(room.left(), top, room.width(), lines.figure))
        for made in self._made(seat):
            self._draw_made(made, QRect(room.left(), top, room.width(), lines.text))
            top += lines.mini_height + TIGHT
        self._draw_share(seat, QRect(room.left(), top, room.width(), lines.figure))

    def _draw_title(self, seat: SeatContent, room: QRect) -> None:
        titles = [scaled(self._font, size, bold=True) for size in (TITLE, 1.0, CAPTION)]
        self._drawing.paragraph(room, seat.title, titles, self._theme.on_felt, _LEFT | _TOP)

    def _draw_side_by_side(self, seat: SeatContent, room: QRect) -> None:
        """Draw the share at the right of the hand, and below both the best five and the low."""
        lines = self._lines
        title = QRect(room.left(), room.top(), room.width(), 2 * (lines.title + 1))
        if seat.share:
            figure = QFontMetrics(scaled(self._font, FIGURE, bold=True))
            unit = QFontMetrics(scaled(self._font, CAPTION))
            needed = figure.horizontalAdvance(seat.share) + SMALL
            needed += unit.horizontalAdvance(seat.unit) + 2
            share = QRect(room.right() - needed, room.top(), needed, lines.figure)
            self._draw_share(seat, share)
            title.setRight(share.left() - SMALL)
        self._draw_title(seat, title)
        top = room.top() + max(title.height(), lines.figure) + TIGHT
        every = list(self._made(seat))
        width = room.width() // max(len(every), 1)
        for at, made in enumerate(every):
            self._draw_made(made, QRect(room.left() + at * width, top, width, lines.text))
        if (self._content.lows and not seat.best_low.cards) or not every:
            beside = room.left() + (width if every else 0)
            line = QRect(beside, top, width, lines.mini_height if every else lines.text)
            self._drawing.text(line, seat.low, self._font, self._theme.muted_on_felt, _LEFT | _TOP)

    def _fitting_line(self) -> tuple[QFont, QFont]:
        """Return the letters in which the line of every seat is whole, and bold ones for shares.

        In a word or two if the hands are not whole in letters that read well.
        """
        seats = list(zip(self._content.seats, self._at.seats, strict=True))
        whole = [(size, [seat.title for seat, _ in seats]) for size in (1.0, CAPTION, 0.8, 0.75)]
        brief = [(size, [seat.brief for seat, _ in seats]) for size in (1.0, *_LINE_SIZES)]
        plain, bold = self._font, scaled(self._font, 1, bold=True)
        for size, texts in (*whole, *brief):
            plain, bold = scaled(self._font, size), scaled(self._font, size, bold=True)
            words, figures = QFontMetrics(plain), QFontMetrics(bold)
            if all(
                words.horizontalAdvance(text) + figures.horizontalAdvance(seat.share) + SMALL
                <= place.width() - 2 * EDGE
                for text, (seat, place) in zip(texts, seats, strict=True)
            ):
                break
        return plain, bold

    def _made(self, seat: SeatContent) -> Iterator[MadeCards]:
        if self._at.detail == 2:
            yield seat.best
            if self._content.lows:
                yield seat.best_low

    def _draw_low_beside(self, seat: SeatContent, room: QRect) -> None:
        """Draw the best low beside the seat's share, if there is no line for it."""
        width = round(room.height() / CARD_ASPECT)
        cards = seat.best_low.cards
        left = room.right() - len(cards) * (width + _TOGETHER)
        self._drawing.cards(cards, left, room.top(), width)

    def _draw_made(self, made: MadeCards, room: QRect) -> None:
        """Draw five small cards, and what they are if there is room for it."""
        if not made.cards:
            return
        lines, captions = self._lines, scaled(self._font, CAPTION)
        ends = self._drawing.cards(made.cards, room.left(), room.top(), lines.mini)
        beside = QRect(ends + SMALL, room.top(), room.right() - ends - SMALL, lines.mini_height)
        if QFontMetrics(captions).horizontalAdvance(made.word) <= beside.width():
            muted = self._theme.muted_on_felt
            self._drawing.text(beside, made.word, captions, muted, _LEFT | _MIDDLE)

    def _draw_share(self, seat: SeatContent, room: QRect) -> None:
        if not seat.share:
            return
        theme = self._theme
        figure = scaled(self._font, FIGURE, bold=True)
        self._drawing.text(room, seat.share, figure, theme.on_felt, _LEFT | _TOP)
        unit, captions = seat.unit, scaled(self._font, CAPTION)
        large, small = QFontMetrics(figure), QFontMetrics(captions)
        left = room.left() + large.horizontalAdvance(seat.share) + SMALL
        if left + small.horizontalAdvance(unit) <= room.right():
            base = room.top() + large.ascent() - small.ascent()
            beside = QRect(left, base, room.right() - left, small.height())
            self._drawing.text(beside, unit, captions, theme.muted_on_felt, _LEFT | _TOP)

    # The verdict ----------------------------------------------------------------------------

    def _draw_verdict(self, room: QRect) -> None:
        """Draw verdict, reason and chances below each other, in the middle of their room."""
        content, theme, lines = self._content, self._theme, self._lines
        side = _CENTRE if self._at.centred else _LEFT
        texts = _verdict_texts(content, self._font)
        if not texts:
            return
        below = _below_verdict(content, lines)
        heights = _shared(room.width(), room.height() - below, [each[:2] for each in texts])
        top = room.top() + max(0, (room.height() - below - sum(heights)) // 2)
        for (text, fonts, colour), height in zip(texts, heights, strict=True):
            place = QRect(room.left(), top, room.width(), height)
            self._drawing.paragraph(place, text, fonts, getattr(theme, colour), side | _MIDDLE)
            top += height
        if content.verdict.low.cards:
            self._draw_low(room, top + SMALL)

    def _draw_low(self, room: QRect, top: int) -> None:
        """Draw the best low of a single seat in the middle."""
        lines, low = self._lines, self._content.verdict.low
        cards = len(low.cards) * (lines.mini + _TOGETHER)
        words = QFontMetrics(scaled(self._font, CAPTION)).horizontalAdvance(low.word) + 2 * SMALL
        wide = min(room.width(), cards + words)
        left = room.left() + (room.width() - wide) // 2
        self._draw_made(low, QRect(left, top, wide, lines.mini_height))


def _shared(width: int, height: int, texts: Sequence[tuple[str, list[QFont]]]) -> list[int]:
    """Return how high each of some texts may be: the first as large as the others leave room."""
    others = [_height(width, text, fonts[0]) for text, fonts in texts[1:]]
    if sum(others) > height // 2:
        others = [_height(width, text, fonts[-1]) for text, fonts in texts[1:]]
    text, fonts = texts[0]
    left = max(height - sum(others), 1)
    font = largest_fitting(fonts, text, QRect(0, 0, width, left))
    return [min(_height(width, text, font), left), *others]


def _height(width: int, text: str, font: QFont) -> int:
    metrics = QFontMetrics(font)
    needed = metrics.boundingRect(QRect(0, 0, width, 10_000), _WRAP, text).height()
    return needed + metrics.lineSpacing() // 4
