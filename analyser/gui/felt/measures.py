"""The sizes of cards and texts on the felt, and the named tuples that describe its layout."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics

from analyser.gui.felt.answer_text import FIGURE, TITLE
from analyser.gui.look.theme import CARD_ASPECT, LEAST_TARGET, SMALL, TIGHT, scaled

GAP: Final = 6
"""The space between two cards in a row, in device-independent pixels."""
LEAST_CARD: Final = 34
"""The narrowest card on the felt: with its margin, still a target of at least 32 pixels."""
MOST_CARD: Final = 340
"""The widest card on the felt; larger ones would not be easier to read."""
RING: Final = 4
"""The space around a card for the ring of the active slot."""
EDGE: Final = 16
"""The margin inside a seat: room for the glow and the plate's own edge."""


_MINI: Final = 0.18
"""The least width of the cards of a best five, as a part of the width of the seat's cards."""
SMALLEST_MINI: Final = 24
"""The least width of the cards of a single seat's best five; with less room the felt is scrolled.
"""
LOW_SIZE: Final = 0.75
"""The size of the cards of a single seat's best low, as a part of those of its best five."""

_FOOT: Final = 3.4
"""The height of what lies below the bar, in lines of text."""
_WORDS: Final = 1.15
"""A plan with room for a hand's draws, in games with a board, gains merit by this factor."""
_DRAWS: Final = 0.6
"""How much higher a title with draws below it is than a title of two lines, in lines of text."""


class Places(NamedTuple):
    """How many slots have to be laid out on the felt.

    Attributes:
        slots: the number of slots of each seat.
        board: the number of slots of the board; 0 in games without a board.
        lows: whether each seat shows a best low beside the best high.
    """

    slots: tuple[int, ...]
    board: int
    lows: bool = False


class Lines(NamedTuple):
    """The heights and the least widths of the felt's texts.

    Attributes:
        heading: the height of the line with a seat's name.
        text, title, figure: the height of a line of ordinary text, of a hand's name, and of a share
            of the pot.
        verdict, least_verdict: the height of the verdict with its reason and its chances, in large
            and in the smallest letters, without the bar.
        inset: the margin above and below all that a seat shows: room for the edge and the glow of
            the plate that is painted behind a seat that is ahead.
        least_mini: the least width of the small cards in which a best five is drawn.
        foot: the height of the texts and the graph below the bar; 0 if there are none.
        heading_width, answer_width, verdict_width: the least widths of a name with its tag, of the
            texts below a seat's cards, and of the verdict.
    """

    heading: int
    text: int
    title: int
    figure: int
    verdict: int
    least_verdict: int
    heading_width: int
    answer_width: int
    verdict_width: int
    inset: int = 10
    least_mini: int = 28
    foot: int = 0

    @property
    def bar(self) -> int:
        """The height of the bar of shares and of all that lies below it, together."""
        # Room for the button that stops the count.
        return max(LEAST_TARGET, self.text + SMALL) + self.foot

    def with_foot(self, part: float) -> Lines:
        """Return a copy with room below the bar.

        ``part``: the height of this room as a multiple of its usual height; ``foot_share`` returns
        it.
        """
        return self._replace(foot=round(part * _FOOT * self.text))

    @property
    def mini(self) -> int:
        """The width of the small cards in which a best five is drawn."""
        return max(self.least_mini, 2 * self.text)

    def words(self, board: int) -> int:
        """Return the height of the texts that name a seat's hand.

        In games with a board, this includes room for the hand's draws.

        ``board``: the number of slots of the board; 0 in games without a board.
        """
        return 2 * (self.title + 1) + (round(_DRAWS * self.text) if board else 0)

    def beside(self, card: int) -> Lines:
        """Return a copy with small cards in proportion to ``card``, the width of a seat's cards."""
        return self._replace(least_mini=max(self.least_mini, round(_MINI * card)))

    @property
    def mini_height(self) -> int:
        """The height of the small cards."""
        return round(self.mini * CARD_ASPECT)

    def best_height(self, width: int) -> int:
        """Return the height of a best five with cards this wide and a best low below it."""
        rows = (max(size * width * CARD_ASPECT, self.text) for size in (1, LOW_SIZE))
        return round(sum(rows)) + 2 * SMALL

    @property
    def wide_answer(self) -> int:
        """The least width of a seat's texts with the share and the low at the right of the hand."""
        return 2 * self.answer_width


def lines_of(font: QFont) -> Lines:
    """Return the heights and the least widths of texts in this font."""

    def line(scale: float, bold: bool = False) -> int:
        return QFontMetrics(scaled(font, scale, bold=bold)).lineSpacing()

    text = line(1)
    advance = QFontMetrics(font).averageCharWidth()
    heading = max(LEAST_TARGET, text + SMALL)  # room for the seat's menu button
    return Lines(
        heading=heading,
        text=text + 2,
        title=line(TITLE, bold=True) + 1,
        figure=line(FIGURE, bold=True),
        verdict=line(2.4, bold=True) + 3 * text + SMALL,
        least_verdict=line(1.2, bold=True) + 3 * text + TIGHT,
        heading_width=heading_width(heading, advance),
        answer_width=26 * advance,
        verdict_width=30 * advance,
    )


def heading_width(heading: int, advance: int) -> int:
    """Return the width of a seat's name, its menu button and a winner's tag side by side.

    ``heading``: the height of the line, which is also the button's width. ``advance``: the width of
    an average letter.
    """
    return round(12.4 * advance) + heading + 4 * SMALL


class Arrangement(NamedTuple):
    """The positions and sizes of everything on the felt.

    Attributes:
        card, board_card: the width of the cards of the seats and of the board.
        detail: how much is shown below each seat's cards: 0 for one line, 1 for the hand's name and
            the share of the pot, 2 for the best five as well. None for a single seat, because the
            verdict says it all.
        seen: how much of the width of a seat's card is visible: less than ``card`` if cards
            overlap.
        seats, board, verdict, bar: the rectangles of these parts; a part that is not shown has an
            empty rectangle.
        centred: whether the verdict's lines are centred and not at the left.
        wide: whether the hand, the share and the low lie side by side below a seat's cards, and not
            one below the other.
        inset: the margin above and below all that a seat shows.
        crowded: whether the felt is too small for everything, so that it has to be scrolled.
    """

    card: int
    board_card: int
    detail: int | None
    seen: float
    seats: tuple[QRect, ...]
    board: QRect
    verdict: QRect
    bar: QRect
    centred: bool = True
    crowded: bool = False
    inset: int = 10
    wide: bool = False

    def lies_in(self, room: QSize) -> bool:
        """Whether a felt of this size has room for everything; a felt that scrolls always has."""
        felt, places = QRect(0, 0, room.width(), room.height()), [*self.seats, self.board]
        places += [self.verdict, self.bar]
        return self.crowded or all(felt.contains(each) for each in places if not each.isEmpty())

    @property
    def merit(self) -> float:
        """How good the arrangement looks: larger cards are better, above all those of the seats."""
        board = self.board_card if not self.board.isEmpty() else self.seen
        detail = 0 if self.detail is None else self.detail
        words = _WORDS if detail and not self.board.isEmpty() else 1.0
        return (self.seen + 0.6 * board) * (1 + 0.15 * detail) * words

    def free_place(self, room: QSize) -> QRect:
        """Return the rectangle for the start page of an empty felt.

        It covers neither the seats nor the board.
        """
        if len(self.seats) == 2 and self.centred:  # the space between the seats, without the board
            top, foot = 0, room.height()
            if self.board.top() > self.verdict.top():
                foot = self.board.top()
            elif not self.board.isEmpty():
                top = self.board.bottom() + 1
            between = QRect(self.verdict.left(), top, self.verdict.width(), foot - top)
            if not any(between.intersects(seat) for seat in self.seats):
                return between
        if self.bar.isEmpty():
            return self.verdict
        return QRect(
            self.verdict.topLeft(),
            QSize(self.verdict.width(), self.bar.bottom() - self.verdict.top()),
        )

    def seats_before_board(self) -> int:
        """Return the number of seats above the board or left of it, which are read before it."""
        board = self.board
        return sum(
            seat.bottom() <= board.center().y()
            or (seat.top() < board.bottom() and seat.left() < board.left())
            for seat in self.seats
        )


def card_height(width: int) -> int:
    """Return the height of a slot for a card this wide, with room for a ring and for raising it."""
    return round(width * CARD_ASPECT) + 2 * RING + lift(width)


def lift(width: int) -> int:
    """Return by how many pixels a card of this width is raised if it plays."""
    return max(2, width // 14)


def row_width(slots: int, card: int) -> int:
    """Return the width of a row of slots that do not overlap."""
    return slots * card + max(slots - 1, 0) * GAP + 2 * RING


def step_of(slots: int, card: int, room: int) -> float:
    """Return the distance between the left edges of two neighbouring slots of a row.

    If the row is too narrow, this is less than the width of a card, so that the cards overlap.
    """
    if slots < 2:
        return card + GAP
    return min(card + GAP, (room - 2 * RING - card) / (slots - 1))


def answer_height(detail: int, lows: bool, lines: Lines, wide: bool = False, board: int = 0) -> int:
    """Return the height of a ``SeatAnswer``: of all that is shown below a seat's cards.

    Args:
        detail: how much is shown, as in ``Arrangement``.
        lows: whether a best low is shown beside the best high.
        lines: the heights of the texts.
        wide: whether the hand, the share and the low lie side by side.
        board: the number of slots of the board; 0 in games without a board.
    """
    if detail == 0:
        return lines.text + TIGHT
    if wide:
        top = max(lines.words(board), lines.figure) + TIGHT
        return top + (lines.mini_height + TIGHT if detail == 2 else lines.text if lows else 0)
    height = lines.words(board) + lines.figure + TIGHT
    if lows:
        height += lines.text + TIGHT
    if detail == 2:
        height += (2 if lows else 1) * (lines.mini_height + TIGHT)
    return height
