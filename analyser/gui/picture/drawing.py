"""Draws the picture to share: the felt as in the window, without buttons and fields.

It uses no widget and no pixmap, which belong to the window's thread, so any thread can draw a
picture. On paper and in a PDF file, cards and texts stay vector graphics.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from analyser.gui.felt.answer_text import (
    FIGURE,
    LINE_SIZES,
    TITLE,
    place_words,
    word_fonts,
    words_rooms,
)
from analyser.gui.felt.arrangement import arrange
from analyser.gui.felt.content import (
    CardRole,
    FeltContent,
    MadeCards,
    Place,
    SeatContent,
    StreetContent,
    mark_of,
)
from analyser.gui.felt.foot.graph import paint_street
from analyser.gui.felt.foot.view import BETWEEN, LETTERS
from analyser.gui.felt.measures import (
    EDGE,
    LOW_SIZE,
    RING,
    Arrangement,
    Lines,
    Places,
    card_height,
    lines_of,
    row_width,
)
from analyser.gui.felt.pot_bar import paint_shares
from analyser.gui.felt.verdict import HEADLINE, REASON
from analyser.gui.look.painting import GLOW, paint_felt, paint_plate
from analyser.gui.look.theme import (
    CAPTION,
    CARD_ASPECT,
    SMALL,
    TIGHT,
    Ink,
    Theme,
    light_palette,
    scaled,
    theme_of,
)
from analyser.gui.look.widgets import largest_fitting
from analyser.gui.picture.pieces import (
    CENTRE,
    HEAD,
    HEIGHT,
    LEFT,
    MARGIN,
    MIDDLE,
    RIGHT,
    TAG_EDGES,
    TOGETHER,
    TOP,
    WIDTH,
    WRAP,
    Drawing,
    Looks,
)

_SIZES: Final = (24, 22, 20, 18, 17, 16, 15, 14, 13, 12)
"""The sizes of ordinary letters to try, in pixels; large, because pictures are shown reduced."""
_LARGE_LETTERS: Final = 20
_LETTER_WORTH: Final = 4.0
"""A pixel more in the height of letters is worth this many pixels more in a card's width."""
_GRAPH: Final = 2.2
"""The height of the room below the bar with a graph, as a multiple of its height without one."""
_COLUMNS: Final = 10
"""The width of the felt, divided by the least width of a street in the graph."""
_FIGURE: Final = "100.00% "
"""The widest share; every street of the graph has room for it."""


def paper_theme() -> Theme:
    """Return a theme for paper: black on white, without a coloured felt."""
    black, white, grey = QColor("#000000"), QColor("#ffffff"), QColor("#555555")
    win, lead = QColor("#a06a00"), QColor("#7a5c20")
    return theme_of(light_palette())._replace(
        contrast=True,  # so without light and shadows
        felt=white,
        felt_centre=white,
        felt_edge=white,
        on_felt=black,
        muted_on_felt=grey,
        slot=grey,
        plate=QColor(0, 0, 0, 0),
        veil=QColor(255, 255, 255, 130),
        felt_win=win,
        felt_lead=lead,
        felt_tie=QColor("#3a5f8a"),
        on_mark=white,
    )


def draw_picture(painter: QPainter, content: FeltContent, looks: Looks) -> None:
    """Draw a picture of ``WIDTH`` by ``HEIGHT`` in the painter's units."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_felt(painter, QRectF(0, 0, WIDTH, HEIGHT), looks.theme, corner=0)
    drawing = Drawing(painter, looks)
    drawing.captions(content)
    if not looks.streets:
        content = content._replace(foot=content.foot._replace(streets=()))
    room = QSize(WIDTH - 2 * MARGIN, HEIGHT - 2 * HEAD)
    at, lines, font = _arranged(room, content, looks.font)
    painter.translate(MARGIN, HEAD)
    _Felt(drawing, content, at, lines, font).draw()
    painter.translate(-MARGIN, -HEAD)


def draw_cards(painter: QPainter, content: FeltContent, looks: Looks, room: QSize) -> list[QRectF]:
    """Draw the felt with no room for the verdict; return the rectangles of the places for cards.

    First come the places of the seats in their order, then those of the board. ``room``: the size
    of the felt in the painter's units.
    """
    drawing = Drawing(painter, looks)
    at, lines, font = _arranged(room, content, looks.font, verdict=False)
    _Felt(drawing, content, at, lines, font).draw()
    return drawing.placed


def _arranged(
    room: QSize, content: FeltContent, font: QFont, *, verdict: bool = True
) -> tuple[Arrangement, Lines, QFont]:
    """Return the arrangement of the felt in which the texts fit best, and their sizes and font.

    ``font``: the family of the letters. ``verdict``: whether to leave room for the verdict.
    """
    slots = tuple(len(seat.places) for seat in content.seats)
    places = Places(slots, len(content.board), content.lows)
    foot = _GRAPH if content.foot.streets else bool(content.foot.lines)
    best: tuple[Arrangement, Lines, QFont] | None = None
    most = (False, False, 0.0)
    for size in _SIZES:
        letters = QFont(font)
        letters.setPixelSize(size)
        lines = lines_of(letters).with_foot(foot)
        if not verdict:
            lines = lines._replace(verdict=0, least_verdict=0, verdict_width=0)
        at = arrange(room, places, lines)
        at = _with_room_to_read(at, room) if verdict else _in_the_middle(at, room)
        # What fits comes first: beauty decides only between arrangements that fit equally well.
        beauty = at.merit + _LETTER_WORTH * min(size, _LARGE_LETTERS)
        worth = (not at.crowded, _verdict_fits(content, at, lines, letters), beauty)
        if best is None or worth > most:
            best, most = (at, lines.beside(at.card), letters), worth
    assert best is not None  # ``_SIZES`` is not empty
    return best


def _with_room_to_read(at: Arrangement, room: QSize) -> Arrangement:
    """Widen the verdict if the board is right of it, after moving the board to the right edge."""
    if at.centred or at.board.isEmpty() or at.crowded:
        return at
    more = room.width() - EDGE - at.board.right()
    verdict = at.verdict.adjusted(0, 0, more, 0)
    return at._replace(board=at.board.translated(more, 0), verdict=verdict)


def _in_the_middle(at: Arrangement, room: QSize) -> Arrangement:
    """If there is only one seat, move it and the board down to the middle of the room."""
    (seat, *others) = at.seats
    if others:
        return at
    down = max(0, room.height() - seat.top() - seat.bottom()) // 2
    return at._replace(seats=(seat.translated(0, down),), board=at.board.translated(0, down))


def _verdict_fits(content: FeltContent, at: Arrangement, lines: Lines, font: QFont) -> bool:
    """Whether the whole verdict, which says who wins and why, fits in its smallest letters."""
    width, needed = at.verdict.width(), _below_verdict(content, lines)
    for text, fonts, _ in _verdict_texts(content, font):
        needed += _height(width, text, fonts[-1])
    return needed <= at.verdict.height()


def _verdict_texts(content: FeltContent, font: QFont) -> list[tuple[str, list[QFont], Ink]]:
    """Return the texts of the verdict, each with the fonts to try and the name of its colour."""
    headlines = [scaled(font, size, bold=True) for size in (*HEADLINE, 1.0)]
    reasons = [scaled(font, size) for size in (*REASON, CAPTION)]
    bold = [scaled(font, size, bold=True) for size in (1.0, CAPTION)]
    verdict = content.verdict
    if content.is_hidden:  # a picture asks a question, but has no button to reveal the answer
        return [(verdict.question, headlines, "on_felt")]
    texts: list[tuple[str, list[QFont], Ink]] = [
        (verdict.headline, headlines, "on_felt"),
        (verdict.reason, reasons, "on_felt"),
        (verdict.chances, bold, "felt_lead"),
    ]
    return [each for each in texts if each[0]]


def _below_verdict(content: FeltContent, lines: Lines) -> int:
    """Return the height of a single seat's best five and low below the verdict; 0 if no low."""
    return lines.best_height(lines.mini) if content.verdict.low.cards else 0


class _Felt:
    """Draws the felt of a picture, each part at its position in an ``Arrangement``."""

    def __init__(
        self, drawing: Drawing, content: FeltContent, at: Arrangement, lines: Lines, font: QFont
    ) -> None:
        self._drawing = drawing
        self._theme = drawing.theme
        self._content = content
        self._at = at
        self._lines = lines
        self._font, self._bold = font, scaled(font, 1, bold=True)
        self._small = scaled(font, CAPTION)
        self._line_fonts = self._fitting_line()

    def draw(self) -> None:
        """Draw seats, board, verdict, the bar of shares, and what is below the bar."""
        content, at, drawing = self._content, self._at, self._drawing
        for seat, place in zip(content.seats, at.seats, strict=True):
            self._draw_seat(seat, place)
        if content.board:
            heading = self._lines.heading if at.board.height() > card_height(at.board_card) else 0
            row = at.board.adjusted(0, heading, 0, 0)
            drawing.row(content.board, row, at.board_card)
        self._draw_verdict(at.verdict)
        if shares := content.bar.shares:
            bar = at.bar.adjusted(0, 0, 0, -self._lines.foot)
            paint_shares(drawing.painter, QRectF(bar), shares, self._bold, self._theme)
        foot = at.bar.adjusted(0, at.bar.height() - self._lines.foot, 0, 0)
        if streets := content.foot.streets:
            foot = self._draw_streets(streets, foot)
        if content.foot.lines:
            fonts = [scaled(self._font, size) for size in LETTERS]
            said = BETWEEN.join([line.text for line in content.foot.lines])
            drawing.text(foot, said, fonts, flags=CENTRE | MIDDLE)

    def _draw_streets(self, streets: Sequence[StreetContent], foot: QRect) -> QRect:
        """Draw the graph of shares below the bar; return the rectangle left there for sentences."""
        painter, lines = self._drawing.painter, self._content.foot.lines
        letters = scaled(self._font, CAPTION, bold=True)
        column = max(foot.width() // _COLUMNS, QFontMetrics(letters).horizontalAdvance(_FIGURE))
        place = QRect(0, 0, min(len(streets) * column, foot.width()), foot.height())
        place.moveCenter(foot.center())
        if lines and 2 * place.width() <= foot.width():
            place.moveRight(foot.right())
            foot = foot.adjusted(0, 0, -place.width(), 0)
        elif lines:
            foot = QRect(foot.left(), foot.top(), foot.width(), foot.height() // 3)
            place.setTop(foot.bottom())
        wide = place.width() / len(streets)
        around = (None, *streets), (*streets[1:], None)
        painter.save()
        for at, (street, *others) in enumerate(zip(streets, *around, strict=False)):
            painter.setFont(scaled(self._font, CAPTION, bold=street.is_now))
            area = QRectF(place.left() + at * wide, place.top(), wide, place.height())
            paint_street(painter, area, street, (others[0], others[1]), self._theme)
        painter.restore()
        return foot

    # Seats ----------------------------------------------------------------------------------

    def _draw_seat(self, seat: SeatContent, place: QRect) -> None:
        at, lines, drawing = self._at, self._lines, self._drawing
        alone = at.detail is None
        edge, inset = (RING, 0) if alone else (EDGE, at.inset)
        if seat.is_framed and seat.ahead is not None:
            glow, above = round(GLOW), min(round(GLOW), inset)
            foot = min(place.height(), self._answer_foot(seat, place) + inset)
            around = QRectF(place.x(), place.y(), place.width(), foot)
            plate = around.adjusted(glow, above, -glow, -above)
            paint_plate(drawing.painter, plate, self._theme, drawing.colour(mark_of(seat.ahead)))
        inner = place.adjusted(edge, inset, -edge, -inset)
        self._draw_name(seat, QRect(inner.left(), inner.top(), inner.width(), lines.heading))
        row = QRect(
            inner.left() - RING,
            inner.top() + lines.heading,
            inner.width() + 2 * RING,
            card_height(at.card),
        )
        if seat.face:
            drawing.row([Place(card, CardRole.NONE) for card in seat.face], row, at.card)
        elif seat.held is None:
            drawing.row(seat.places, row, at.card)
        else:
            drawing.range(seat.held, row.adjusted(RING, RING, -RING, -RING), self._font)
        if at.detail == 1 and seat.best.cards:
            used = row_width(max(len(seat.places), 2), at.card)
            self._draw_beside_cards(seat.best, row.adjusted(used, RING, 0, -RING))
        if not alone:
            self._draw_answer(seat, inner.adjusted(0, lines.heading + row.height() + TIGHT, 0, 0))

    def _draw_beside_cards(self, made: MadeCards, room: QRect) -> None:
        """Draw the best five right of a seat's own cards, unless the room there is too narrow."""
        width = min(self._at.card * 2 // 3, (room.width() - SMALL) // len(made.cards) - TOGETHER)
        if width < lines_of(self._font).least_mini:
            return
        high = round(width * CARD_ASPECT)
        left = room.right() + 1 - len(made.cards) * (width + TOGETHER)
        top = room.bottom() - high
        label = QRect(left, top - self._lines.text, room.right() - left, self._lines.text)
        self._drawing.text(label, made.word, self._small, "muted_on_felt")
        self._drawing.cards(made.cards, left, top, width)

    def _answer_foot(self, seat: SeatContent, place: QRect) -> int:
        """Return the height of the upper part of a seat's rectangle; the lower part stays empty."""
        at, lines = self._at, self._lines
        if at.detail is None or at.wide or at.detail == 0 or seat.share:
            return place.height()
        high = at.inset + lines.heading + card_height(at.card) + TIGHT + self._words
        if self._content.lows:
            high += lines.text + TIGHT
        made = [cards for cards in self._made(seat) if cards.cards]
        return high + len(made) * (lines.mini_height + TIGHT)

    def _draw_name(self, seat: SeatContent, room: QRect) -> None:
        if seat.tag:
            name = QFontMetrics(self._bold).horizontalAdvance(seat.name) + SMALL
            tag, letters = self._fitting_tag(seat, room.width() - min(name, room.width() // 2))
            begins = self._drawing.tag(
                room.right() + 1, room.center().y(), tag, letters, mark_of(seat.ahead)
            )
            room = QRect(room.left(), room.top(), begins - room.left() - TIGHT, room.height())
        self._drawing.text(room, seat.name, self._bold)

    def _fitting_tag(self, seat: SeatContent, room: int) -> tuple[str, QFont]:
        """Return the longest text of the tag that fits beside the seat's name, and its font."""
        fonts = [scaled(self._font, size, bold=True) for size in (CAPTION, 0.8, 0.7)]
        for tag in (seat.tag, seat.short_tag):
            for font in fonts:
                if QFontMetrics(font).horizontalAdvance(tag) + TAG_EDGES <= room:
                    return tag, font
        return seat.short_tag, fonts[-1]

    def _draw_answer(self, seat: SeatContent, room: QRect) -> None:
        drawing, lines = self._drawing, self._lines
        if self._at.detail == 0:
            line = QRect(room.left(), room.top(), room.width(), lines.text)
            letters, bold = self._line_fonts
            drawing.text(line, seat.share, bold, flags=RIGHT | MIDDLE)
            line.setWidth(room.width() - QFontMetrics(bold).horizontalAdvance(seat.share) - TIGHT)
            wide = QFontMetrics(letters).horizontalAdvance
            fitting = [text for text in seat.for_a_line if wide(text) <= line.width()]
            said = (*fitting, seat.brief)[0]
            drawing.text(line, said, letters, "muted_on_felt")
            return
        if self._at.wide:
            self._draw_side_by_side(seat, room)
            return
        top = room.top()
        title = QRect(room.left(), top, room.width(), self._words)
        self._draw_title(seat, title)
        top = title.bottom() + 1
        if self._content.lows:
            line = QRect(room.left(), top, room.width(), lines.text)
            drawing.text(line, seat.low, self._font, "muted_on_felt")
            top += lines.text + TIGHT
            if self._at.detail == 1:
                self._draw_low_beside(seat, QRect(room.left(), top, room.width(), lines.figure))
        for made in self._made(seat):
            self._draw_made(made, QRect(room.left(), top, room.width(), lines.text))
            top += lines.mini_height + TIGHT
        self._draw_share(seat, QRect(room.left(), top, room.width(), lines.figure))

    @property
    def _words(self) -> int:
        """The height of the texts that name a seat's hand."""
        return self._lines.words(len(self._content.board))

    def _draw_title(self, seat: SeatContent, room: QRect, width: int = 0) -> None:
        """Draw the name of a seat's hand; below it, if there is room, its exact name and its draws.

        ``width``: the width of the name and the share beside it together; 0 if the share is below.
        """
        titles = [scaled(self._font, size, bold=True) for size in (TITLE, 1.0, CAPTION)]
        metrics = QFontMetrics(titles[0])
        lines = 1 if metrics.horizontalAdvance(seat.title) <= room.width() else 2
        title = QRect(room.topLeft(), QSize(room.width(), lines * metrics.lineSpacing() + 2))
        self._drawing.text(title, seat.title, titles, flags=LEFT | TOP)
        share = room.top() + self._lines.figure if width else 0
        rooms = words_rooms(room.adjusted(0, title.height(), 0, 0), width, share)
        texts = seat.exact, seat.draws
        placed = place_words(texts, word_fonts(self._font), rooms)
        inks: tuple[Ink, ...] = "muted_on_felt", "felt_lead"
        for text, (place, font), ink in zip(texts, placed, inks, strict=True):
            if not place.isEmpty():
                self._drawing.text(place, text, [font], ink, LEFT | TOP)

    def _draw_side_by_side(self, seat: SeatContent, room: QRect) -> None:
        """Draw the share at the right of the hand's name; below both, the best five and the low."""
        lines = self._lines
        title = QRect(room.left(), room.top(), room.width(), self._words)
        if seat.share:
            figure = QFontMetrics(scaled(self._font, FIGURE, bold=True))
            unit = QFontMetrics(self._small)
            needed = figure.horizontalAdvance(seat.share) + SMALL
            needed += unit.horizontalAdvance(seat.unit) + 2
            share = QRect(room.right() - needed, room.top(), needed, lines.figure)
            self._draw_share(seat, share)
            title.setRight(share.left() - SMALL)
        self._draw_title(seat, title, room.width())
        top = room.top() + max(title.height(), lines.figure) + TIGHT
        every = list(self._made(seat))
        width = room.width() // max(len(every), 1)
        for at, made in enumerate(every):
            left, used = room.left() + at * width, width - SMALL
            self._draw_made(made, QRect(left, top, used, lines.text))
        if (self._content.lows and not seat.best_low.cards) or not every:
            beside = room.left() + (width if every else 0)
            line = QRect(beside, top, width, lines.mini_height if every else lines.text)
            self._drawing.text(line, seat.low, self._font, "muted_on_felt", LEFT | TOP)

    def _fitting_line(self) -> tuple[QFont, QFont]:
        """Return a plain and a bold font, in which each seat's hand and share fit on one line.

        The hand is plain, the share bold. If the whole names of the hands fit in no readable font,
        the fonts are those for short names.
        """
        seats = list(zip(self._content.seats, self._at.seats, strict=True))
        whole = [(size, [seat.title for seat, _ in seats]) for size in (1.0, CAPTION, 0.8, 0.75)]
        brief = [(size, [seat.brief for seat, _ in seats]) for size in LINE_SIZES]
        plain, bold = self._font, self._bold
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
        """Draw the best low at the right, beside the seat's share."""
        width = round(room.height() / CARD_ASPECT)
        cards = seat.best_low.cards
        left = room.right() - len(cards) * (width + TOGETHER)
        self._drawing.cards(cards, left, room.top(), width)

    def _draw_made(self, made: MadeCards, room: QRect) -> None:
        """Draw five small cards, and their name if there is room for it."""
        if not made.cards:
            return
        lines, captions = self._lines, self._small
        width = min(lines.mini, room.width() // len(made.cards) - TOGETHER)
        ends = self._drawing.cards(made.cards, room.left(), room.top(), width)
        beside = QRect(ends + SMALL, room.top(), room.right() - ends - SMALL, lines.mini_height)
        if QFontMetrics(captions).horizontalAdvance(made.word) <= beside.width():
            self._drawing.text(beside, made.word, captions, "muted_on_felt")

    def _draw_share(self, seat: SeatContent, room: QRect) -> None:
        if not seat.share:
            return
        figure = scaled(self._font, FIGURE, bold=True)
        self._drawing.text(room, seat.share, figure, flags=LEFT | TOP)
        unit, captions = seat.unit, self._small
        large, small = QFontMetrics(figure), QFontMetrics(captions)
        left = room.left() + large.horizontalAdvance(seat.share) + SMALL
        if left + small.horizontalAdvance(unit) <= room.right():
            base = room.top() + large.ascent() - small.ascent()
            beside = QRect(left, base, room.right() - left, small.height())
            self._drawing.text(beside, unit, captions, "muted_on_felt", LEFT | TOP)

    # The verdict ----------------------------------------------------------------------------

    def _draw_verdict(self, room: QRect) -> None:
        """Draw headline, reason and chances one below the other, in the middle of the room."""
        content, lines = self._content, self._lines
        side = CENTRE if self._at.centred else LEFT
        texts = _verdict_texts(content, self._font)
        if not texts:
            return
        below = _below_verdict(content, lines)
        heights = _shared(room.width(), room.height() - below, [each[:2] for each in texts])
        top = room.top() + max(0, (room.height() - below - sum(heights)) // 2)
        for (text, fonts, ink), height in zip(texts, heights, strict=True):
            place = QRect(room.left(), top, room.width(), height)
            self._drawing.text(place, text, fonts, ink, side | MIDDLE)
            top += height
        if content.verdict.low.cards:
            self._draw_low(room, top + SMALL)

    def _draw_low(self, room: QRect, top: int) -> None:
        """Draw a single seat's best five and its low in two rows, aligned as the verdict is."""
        drawing, mini = self._drawing, self._lines.mini
        letters, metrics = self._small, QFontMetrics(self._small)
        rows = self._content.verdict.best, self._content.verdict.low
        column = max(metrics.horizontalAdvance(made.word) for made in rows) + SMALL
        wide = max(metrics.horizontalAdvance(made.note) for made in rows) + SMALL
        wide += column + len(rows[1].cards) * (round(LOW_SIZE * mini) + TOGETHER)
        left = room.left() + max(0, (room.width() - wide) // 2 if self._at.centred else 0)
        for made, width in zip(rows, (mini, round(LOW_SIZE * mini)), strict=True):
            high = round(width * CARD_ASPECT)
            label = QRect(left, top, column, high)
            drawing.text(label, made.word, letters)
            ends = drawing.cards(made.cards, left + column, top, width) + SMALL
            note = QRect(ends, top, room.right() - ends, high)
            drawing.text(note, made.note, letters, "muted_on_felt")
            top += high + SMALL


def _shared(width: int, height: int, texts: Sequence[tuple[str, list[QFont]]]) -> list[int]:
    """Distribute a height among texts that lie one below another; return the height of each.

    All texts but the first get what they need: in their smallest letters, if their largest ones
    would need more than half of the height. The first text gets at most what is left.

    Args:
        width: the width of the texts.
        height: the height to distribute.
        texts: each text with the fonts to try, the largest first.
    """
    others = [_height(width, text, fonts[0]) for text, fonts in texts[1:]]
    if sum(others) > height // 2:
        others = [_height(width, text, fonts[-1]) for text, fonts in texts[1:]]
    text, fonts = texts[0]
    left = max(height - sum(others), 1)
    font = largest_fitting(fonts, text, QRect(0, 0, width, left))
    return [min(_height(width, text, font), left), *others]


def _height(width: int, text: str, font: QFont) -> int:
    metrics = QFontMetrics(font)
    needed = metrics.boundingRect(QRect(0, 0, width, 10_000), WRAP, text).height()
    return needed + metrics.lineSpacing() // 4
