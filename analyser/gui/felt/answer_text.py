"""Widgets below a seat's cards that show its hand, its best five cards and its share of the pot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from analyser.gui.felt.content import MadeCards, SeatContent
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import CAPTION, CARD_ASPECT, SMALL, TIGHT, scaled, theme_of
from analyser.gui.look.translation import plain_tip, translated
from analyser.gui.look.widgets import Panel, Text, bold, largest_fitting, unbroken
from analyser.poker.cards import Card
from analyser.poker.names import card_name, listed

TITLE = 1.1
FIGURE = 1.9
"""The sizes of a hand's name (TITLE) and of its share (FIGURE), as multiples of ordinary text."""
LINE_SIZES = (1.0, CAPTION, 0.8, 0.75, 0.7, 0.65)
"""The sizes of letters to try for a hand on one line, from the largest to the smallest."""
_TOGETHER = 2  # pixels between two small cards
_RING = 3.0  # the width of the ring around a winner's cards
_LEAST_MINI = 28  # the narrowest small card that is readable


class MiniCards(QLabel):
    """A label that draws a few small cards in a row and names them for screen readers."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        # Screen readers read a label with a picture as a graphic; they skip a bare widget.
        self.setPixmap(QPixmap(1, 1))
        self._faces = faces
        self.cards: tuple[Card, ...] = ()
        """The cards that are shown."""
        self._title = ""
        self.card_width = 28
        """The width of each card, in pixels."""
        self._ring = False

    def set_card_width(self, width: int) -> None:
        """Set the width of each card, in pixels."""
        if width != self.card_width:
            self.card_width = width
            self._fit()
            self.update()

    def set_ring(self, shown: bool) -> None:
        """Show or hide the ring around the cards."""
        if shown != self._ring:
            self._ring = shown
            self.update()

    def show_cards(self, cards: Sequence[Card], title: str) -> None:
        """Show these cards.

        The accessible name and the tool tip have ``title``, and then the cards' names.
        """
        if (tuple(cards), title) == (self.cards, self._title):
            return
        self._title = title
        if tuple(cards) != self.cards:
            self.cards = tuple(cards)
            self._fit()
            self.update()
        names = translated(listed([card_name(card) for card in cards])) if cards else ""
        said = f"{title}: {names}" if cards else ""
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        for at, card in enumerate(self.cards):
            pixmap = self._faces.pixmap(card, self.card_width, self.devicePixelRatioF())
            painter.drawPixmap(at * (self.card_width + _TOGETHER), 0, pixmap)
        if self._ring and self.cards:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme_of(self.palette()).felt_win, _RING))
            edge = _RING / 2
            place = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            painter.drawRoundedRect(place, edge, edge)

    def _fit(self) -> None:
        count = max(len(self.cards), 1)
        self.resize(
            count * (self.card_width + _TOGETHER) - _TOGETHER, round(self.card_width * CARD_ASPECT)
        )


class Made(Panel):
    """A row that shows a made hand, high or low: its five cards, their name, and a ring if it wins.

    If ``is_labelled``, the name is at the left of the cards, and a note at the right of them.
    Otherwise the name is at the right of the cards.
    """

    def __init__(self, faces: CardFaces, parent: QWidget, *, is_labelled: bool = False) -> None:
        super().__init__(parent)
        self.cards = MiniCards(faces, self)
        self._label = Text(self, shrinks=False, ink="on_felt" if is_labelled else "muted_on_felt")
        self._word = Text(self, ink="muted_on_felt")
        for text in (self._label, self._word):
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._is_labelled = is_labelled
        self._column = 0
        self._content, self._said, self._short = MadeCards(), "", ""
        self._texts: tuple[str, ...] = ("",)
        """The texts to try at the right of the cards; the first one that fits is shown."""
        self.word_width = 0
        """The width that the text at the right of the cards needs, even if it has less room."""
        self.take_font()

    def _follow_mark(self) -> None:
        won, (_, name, wins, note) = self.tr("{hand}, ahead"), self._content
        self.cards.set_ring(wins)
        self._word.set_ink("felt_win" if wins else "muted_on_felt")
        name = f"{name}: {note}" if note else name
        self.setAccessibleName(won.format(hand=name) if wins else name)

    def take_font(self) -> None:
        """Set the font of the texts: a little smaller than the widget's own font."""
        for text in (self._label, self._word):
            text.setFont(scaled(self.font(), CAPTION))
        self._write()

    @property
    def label_width(self) -> int:
        """The width of the label at the left of the cards; 0 if the row has no label."""
        return self._label.sizeHint().width() + SMALL if self._is_labelled else 0

    @property
    def row_height(self) -> int:
        """The height of the cards or of the label, whichever is higher."""
        return max(self.cards.height(), self._label.sizeHint().height())

    def set_column(self, width: int) -> None:
        """Set the width of the label's column, so that the cards of two rows line up."""
        if width != self._column:
            self._column = width
            self.place_parts()

    @property
    def whole_width(self) -> int:
        """The width of the whole row: the label's column, the cards and the text after them."""
        return self._column + self.cards.width() + SMALL + self.word_width

    def set_card_width(self, width: int) -> None:
        """Set the width of each card, in pixels."""
        if width != self.cards.card_width:
            self.cards.set_card_width(width)
            self.place_parts()

    def say(self, word: str, short: str) -> None:
        """Show ``word`` in place of a name such as "Best five"; if ``word`` is "", show the name.

        If ``word`` does not fit, the name is shown; if that does not fit either, ``short`` is.
        """
        if (word, short) != (self._said, self._short):
            self._said, self._short = word, short
            self._write()

    def display(self, content: MadeCards) -> None:
        """Show a hand's cards and their name; the caller decides whether this row is visible."""
        if content != self._content:
            self._content = content
            self.cards.show_cards(content.cards, content.word)
            self._follow_mark()
            self._write()

    def _write(self) -> None:
        text = self._said or self._content.word
        if self._is_labelled:
            self._label.show_text(text)
            text = self._content.note
        self._texts = (text,) if self._is_labelled else (text, self._content.word, self._short)
        self.word_width = self._width_of(text)
        self.place_parts()

    def _width_of(self, text: str) -> int:
        wide = self._word.fontMetrics().horizontalAdvance(text)
        return wide + 2 if wide else 0  # so that rounding cuts off no letter

    def place_parts(self) -> None:
        """Place the label, the cards and the text from left to right."""
        self._label.setGeometry(0, 0, self._column, self.height())
        self.cards.move(self._column, max(0, self.height() - self.cards.height()) // 2)
        left = self._column + self.cards.width() + SMALL
        room = max(0, self.width() - left)
        self._word.setGeometry(left, 0, room, self.height())
        # The cards and their accessible name say it too: better no word than half of one.
        text = next((text for text in self._texts if self._width_of(text) <= room), "")
        self._word.show_text(text)
        self._word.setVisible(bool(text))


def word_fonts(font: QFont) -> tuple[Sequence[QFont], Sequence[QFont]]:
    """Return two lists of fonts, largest first: for a hand's exact name, and for its draws."""
    exact, draws = (
        [scaled(font, size, bold=bold) for size in LINE_SIZES[1:4]] for bold in (False, True)
    )
    return exact, draws


def place_words(
    texts: Sequence[str], fonts: Sequence[Sequence[QFont]], rooms: Sequence[QRect]
) -> list[tuple[QRect, QFont]]:
    """Return a rectangle and a font for a hand's exact name and, below the name, for its draws.

    If there is no room for both texts, only the draws are shown, on two lines if necessary. A text
    that does not fit even in the smallest letters gets an empty rectangle; the tool tip shows it.

    Args:
        texts: the exact name and the draws.
        fonts: for each text, the fonts to try, largest first.
        rooms: for each text, the rectangle that it may use.
    """
    placed = [(QRect(), each[0]) for each in fonts]
    for at, text in enumerate(texts):
        room = rooms[at]
        for wraps, font in product((False, True)[: at + 1], fonts[at]) if text else ():
            metrics = QFontMetrics(font)
            size = QSize(metrics.horizontalAdvance(text) + 2, metrics.lineSpacing())
            if wraps:
                flags, around = Qt.TextFlag.TextWordWrap, QRect(0, 0, room.width(), 10_000)
                size = metrics.boundingRect(around, flags, text).size() + QSize(2, 1)
            if size.width() <= room.width() and size.height() <= room.height():
                placed[at] = QRect(room.topLeft(), size), font
                break
    (exact, letters), (draws, _) = placed
    if not exact.isEmpty() and not draws.isEmpty():
        draws.moveTop(max(draws.top(), exact.bottom() + 1))
        if draws.bottom() > rooms[1].bottom():
            draws.moveTop(rooms[1].top())
            placed[0] = QRect(), letters
    return placed


def words_rooms(room: QRect, width: int, share: int) -> tuple[QRect, QRect]:
    """Return two rectangles below a hand's title: for its exact name, and for its draws.

    If the share of the pot is beside the title, the draws lie below both and can be as wide as both
    together.

    Args:
        room: the room below the title, which is as wide as the title alone.
        width: the width of the title and the share together.
        share: the y of the share's lower edge; 0 if the share is not beside the title.
    """
    if not share:
        return room, room
    return room, room.adjusted(0, max(0, share - room.top()), width - room.width(), 0)


class SeatAnswer(Panel):
    """What the felt says about one seat: its hand, draws, best five and share of the pot.

    ``set_detail`` decides how much of this is shown.

    Signals:
        height_changed: ``content_height`` has changed.
    """

    height_changed = Signal()

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._line = Text(self, ink="on_felt"), Text(self, ink="muted_on_felt")
        self._exact, self._draws = Text(self, ink="muted_on_felt"), Text(self, ink="felt_lead")
        self._low, self._unit = (Text(self, ink="muted_on_felt") for _ in range(2))
        self._figure, self._share = (Text(self, shrinks=False, ink="on_felt") for _ in range(2))
        self._share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._share.setFont(bold())
        self._title.setWordWrap(True)
        self._draws.setWordWrap(True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._content = SeatContent()
        self.best = Made(faces, self)
        """The best five."""
        self.best_low = Made(faces, self)
        """The best low, in games that ask for one."""
        self._detail: int | None = 1
        self._lows = self._wide = False
        self._mini, self._words = 28, 0
        self._placed: tuple[object, ...] = ()
        self._least_top = 0
        self.figure_top = 0
        """The y of the share of the pot before it is made level with those of other seats."""
        self.content_height = 0
        """The height of all that is shown."""
        self.take_font()

    def stress(self, stressed: bool) -> None:
        """Choose the colour of a hand that is shown on one line.

        ``stressed``: True for the usual colour, False for a muted one.
        """
        self._line.set_ink("on_felt" if stressed else "muted_on_felt")

    def take_font(self) -> None:
        """Make the fonts of all texts again, as larger or smaller forms of the widget's font."""
        font = self.font()
        self._title_fonts = [scaled(font, size, bold=True) for size in (TITLE, *LINE_SIZES)]
        self._title.setFont(self._title_fonts[0])
        self._figure_fonts = [scaled(font, size, bold=True) for size in (FIGURE, 1.6, 1.3, 1.0)]
        self._figure.setFont(self._figure_fonts[0])
        self._unit.setFont(scaled(font, CAPTION))
        self._line_fonts = [scaled(font, size) for size in LINE_SIZES]
        self._word_fonts = word_fonts(font)
        self._placed = ()
        self.place_parts()

    def set_detail(
        self, detail: int | None, lows: bool, mini: int, words: int, wide: bool = False
    ) -> None:
        """Set how much is shown, and how large.

        Args:
            detail: 0 shows one line, 1 the hand's name and the share of the pot, 2 the best five as
                well; None shows nothing.
            lows: whether a best low is shown beside the best high.
            mini: the width of the small cards.
            words: the height for the hand's name, its exact name and its draws.
            wide: whether the share is right of the hand's name, and the low right of the best five.
        """
        was_shown = self._detail is not None
        self._detail, self._lows, self._mini, self._wide = detail, lows, mini, wide
        self._words = words
        if detail is not None and not was_shown:
            self._write()  # what came while nothing was shown
        self.place_parts()

    def set_least_top(self, top: int) -> None:
        """Set the least y at which the share of the pot is written.

        So the shares of seats that lie side by side can be level.
        """
        if top != self._least_top:
            self._least_top = top
            self.place_parts()

    def display(self, content: SeatContent) -> None:
        """Show what the seat has, and its share of the pot."""
        if content == self._content:
            return
        self._content = content
        self.setAccessibleName(self.tr("Result of {seat}").format(seat=content.name))
        if self._detail is not None:
            self._write()
            self.place_parts()

    def _write(self) -> None:
        """Write what the seat has into all texts, those that are hidden now included."""
        content = self._content
        whole = "; ".join(filter(None, (content.title, content.exact, content.draws)))
        self.setAccessibleDescription(whole)
        self._title.show_text(content.title, whole if whole != content.title else "")
        self._exact.show_text(content.exact)
        self._draws.show_text(content.draws)
        self._low.show_text(content.low)
        self.best.display(content.best)
        self.best_low.display(content.best_low)
        self._unit.show_text(content.unit)
        for text in (self._figure, self._share):
            text.show_text(content.share, content.share_sentence)
            text.setAccessibleName(content.share_sentence)

    def place_parts(self) -> None:
        """Lay everything out.

        Do nothing if the size and the content are as before, because most clicks change only other
        seats.
        """
        detail = self._detail
        shape = detail, self._lows, self._mini, self._wide, self._words
        placed = self.size(), shape, self._content, self._least_top
        if placed == self._placed:
            return
        self._placed = placed
        full = detail is not None and detail > 0
        for text in (self._line, self._share):
            text.setVisible(detail == 0)
        self._title.setVisible(full)
        self._low.setVisible(full and self._lows and not (self._wide and self._draws_low))
        for made, wanted in ((self.best, True), (self.best_low, self._lows)):
            made.setVisible(detail == 2 and wanted and bool(made.cards.cards))
        high, low = (self.tr("High"), self.tr("Low")) if self._lows else ("", "")
        self.best.say("", high)
        self.best_low.say(self._content.low if self._wide else "", low)
        for made in (self.best, self.best_low):
            made.set_card_width(self._mini_width())
        if detail == 0:
            self._place_in_a_line()
        else:  # else it would keep the words of a hand that has been hidden
            self._line.show_text("", "")
        if not full:
            for text in (self._exact, self._draws, self._figure, self._unit):
                text.hide()
        elif self._wide:
            self._place_side_by_side()
        else:
            self._place_below_each_other()
        parts = [part for part in self.children() if isinstance(part, QWidget)]
        shown = [part.geometry().bottom() + 1 for part in parts if not part.isHidden()]
        height = max(shown, default=0)
        if height != self.content_height:
            self.content_height = height
            self.height_changed.emit()

    def _mini_width(self) -> int:
        """Return the width of a small card that leaves room for the words beside the cards."""
        width = min(self._mini, (self.width() - 4 * _TOGETHER) // 5)
        if self._lows:
            words, cards = max(self.best.word_width, self.best_low.word_width) + SMALL, 5
            if self._wide:
                words = self.best.word_width + self.best_low.word_width + 5 * SMALL
                cards = 10
            room = self.width() - words - (cards - cards // 5) * _TOGETHER
            width = min(width, max(_LEAST_MINI, room // cards))
        return max(width, 1)

    @property
    def _draws_low(self) -> bool:
        return self._detail == 2 and bool(self._content.best_low.cards)

    @property
    def _low_width(self) -> int:
        return self._low.fontMetrics().horizontalAdvance(self._content.low) + 2

    def _place_in_a_line(self) -> None:
        """Show all on one line: the hand at the left, and its share at the right.

        If the line is too narrow for the hand's name, a shorter name is shown.
        """
        width, height = self.width(), self.height() - TIGHT
        share = self._share.sizeHint().width() if self._content.share else 0
        room = max(0, width - share - (SMALL if share else 0))
        title, brief = self._content.title, self._content.brief
        large, small, *smaller = self._line_fonts
        whole = product(self._content.for_a_line, (large, small))
        # Better nothing than half of a word; the tool tip has the whole text.
        for text, font in (*whole, *((brief, font) for font in smaller), ("", large)):
            if QFontMetrics(font).horizontalAdvance(text) + 2 <= room:
                self._line.setFont(font)
                self._line.show_text(text, title)
                break
        self._line.setGeometry(0, 0, room, height)
        self._share.setGeometry(width - share, 0, share, height)

    def _place_below_each_other(self) -> None:
        width = self.width()
        title = self._title_height(width)
        self._title.setGeometry(0, 0, width, title)
        top = self._place_words(title, width) + TIGHT
        if self._lows:
            line = self._low.fontMetrics().lineSpacing()
            self._low.setGeometry(0, top - TIGHT, width, line)
            top += line
        for made in (self.best, self.best_low):
            if not made.isHidden():
                made.setGeometry(0, top, width, made.cards.height())
                top += made.cards.height() + TIGHT
        self.figure_top = top
        self._place_figure(0, max(top, self._least_top), width)

    def _place_side_by_side(self) -> None:
        self._figure.setFont(self._figure_fonts[0])
        width, figure = self.width(), self._figure.fontMetrics().lineSpacing()
        needed = self._figure.sizeHint().width() if self._content.share else 0
        unit = SMALL + self._unit.fontMetrics().horizontalAdvance(self._unit.text()) + 2
        if needed and self._title_has_room(width - needed - unit - SMALL):
            needed += unit  # the hand's name has the room it needs
        room = width - needed - SMALL
        title = self._title_height(room)
        self._title.setGeometry(0, 0, room, title)
        self._place_figure(width - needed, 0, needed)
        top = max(self._place_words(title, room, figure), figure) + TIGHT
        if self.best.isHidden():
            high = self._low.fontMetrics().lineSpacing()
            self._low.setGeometry(0, top - TIGHT, width, high)
            return
        high = self.best.cards.height()
        beside = self.best.whole_width + 2 * SMALL
        # The cards of a low get half the width; the text that there is no low gets what it needs.
        beside = min(beside, width // 2 if self._draws_low else width - self._low_width)
        self.best.setGeometry(0, top, beside if self._lows else width, high)
        for low in (self.best_low, self._low):  # the low's cards, or the text that there is no low
            low.setGeometry(beside, top, width - beside, high)

    def _title_height(self, width: int) -> int:
        """Choose the font of the hand's name and return the name's height: one line or two.

        A name too long for two lines, as with wild cards, is written in smaller letters.
        """
        metrics = QFontMetrics(self._title_fonts[0])
        lines = 2 if metrics.horizontalAdvance(self._content.title) + 4 > width else 1
        high = lines * (metrics.lineSpacing() + 1)  # wrapped lines may be a pixel higher
        self._title.setFont(
            largest_fitting(
                self._title_fonts, unbroken(self._content.title), QRect(0, 0, width, high)
            )
        )
        return high

    def _place_words(self, top: int, width: int, share: int = 0) -> int:
        """Place the exact name and the draws below the title; return the lower edge of these texts.

        ``share``: the height of the share at the right of the title; 0 if the share is elsewhere.
        """
        texts = self._exact, self._draws
        rooms = words_rooms(QRect(0, top, width, self._words - top), self.width(), share)
        placed = place_words([text.text() for text in texts], self._word_fonts, rooms)
        for text, (place, font) in zip(texts, placed, strict=True):
            text.setVisible(not place.isEmpty())
            text.setFont(font)
            text.setGeometry(place)
            top = max(top, place.bottom() + 1)
        return top

    def _title_has_room(self, width: int) -> bool:
        """Whether the hand's name fits on two lines of this width."""
        room = QRect(0, 0, width, 10_000)
        flags = Qt.TextFlag.TextWordWrap
        metrics = self._title.fontMetrics()
        needed = metrics.boundingRect(room, flags, unbroken(self._content.title))
        return needed.width() <= width and needed.height() <= 2 * (metrics.lineSpacing() + 1)

    def _place_figure(self, left: int, top: int, room: int) -> None:
        """Place the share of the pot and, if there is room, its unit ("equity") beside it."""
        wide = 0
        for font in self._figure_fonts:  # an estimate with its error may be long
            self._figure.setFont(font)
            wide = self._figure.sizeHint().width()
            if wide <= room:
                break
        high = self._figure.fontMetrics().lineSpacing()
        self._figure.setGeometry(left, top, wide, high)
        base = top + self._figure.fontMetrics().ascent() - self._unit.fontMetrics().ascent()
        unit = self._unit.fontMetrics().lineSpacing()
        beside = max(0, room - wide - SMALL)
        self._unit.setGeometry(left + wide + SMALL, base, beside, unit)
        needed = self._unit.fontMetrics().horizontalAdvance(self._unit.text())
        self._unit.setVisible(0 < needed < beside)  # the figure's tool tip says it in a sentence
        self._figure.setVisible(bool(self._content.share))
