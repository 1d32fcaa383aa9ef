"""Records and sizes of an arrangement: what lies on the felt, how large it is, and where."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics

from analyser.gui.felt.answer_text import FIGURE, TITLE
from analyser.gui.look.theme import CARD_ASPECT, LEAST_TARGET, SMALL, TIGHT, scaled

GAP: Final = 6
"""Between two cards of a place, in device-independent pixels."""
LEAST_CARD: Final = 34
"""The narrowest card on the felt: with its edge still a target of 32 pixels and more."""
MOST_CARD: Final = 340
"""The widest card on the felt: beyond it a table is no easier to read."""
RING: Final = 4
"""Room around a card for the ring of the active slot."""
EDGE: Final = 16
"""From the edge of a seat to what lies on it: room for the glow and the plate's own edge."""


_MINI: Final = 0.18
"""How wide the cards of a best five are at least, by those that they are made of."""
SMALLEST_MINI: Final = 24
"""The narrowest that the best five of a single seat get before its table is scrolled."""
LOW_SIZE: Final = 0.75
"""How much smaller the cards of a single seat's best low are than those of its best five."""

_FOOT: Final = 3.4
"""How many lines high what is said below the bar is."""
_WORDS: Final = 1.15
"""By how much a plan is better that has room for the draws of a hand beside a board."""
_DRAWS: Final = 0.6
"""The part of a line that a hand's draws, in small letters, take more than a title of two lines."""


class Places(NamedTuple):
    """What there is to arrange.

    Attributes:
        slots: how many slots each seat shows.
        board: how many slots the board has; 0 in games without one.
        lows: whether a seat's answer has a best low beside the best high.
    """

    slots: tuple[int, ...]
    board: int
    lows: bool = False


class Lines(NamedTuple):
    """How high the window's texts are, and how wide a seat's answer has to be to read well.

    Attributes:
        heading: the line with a seat's name.
        text, title, figure: a line of ordinary text, of a seat's hand, and its share of the pot.
        verdict, least_verdict: the verdict with its reason and its chances, without the bar below,
            in large letters and in the smallest.
        inset: the room above and below what lies on a seat, for its plate and its glow.
        least_mini: the least width of the small cards in which a best five is drawn.
        foot: what is said below the bar; 0 if nothing is.
        heading_width, answer_width, verdict_width: the least widths of a name with its tag, of an
            answer and of the verdict.
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
        """The height of the bar with every seat's share, and of what is said below it."""
        return max(LEAST_TARGET, self.text + SMALL) + self.foot  # while it counts, it has a button

    def with_foot(self, part: float) -> Lines:
        """Return the same with room below the bar, or with a part of it."""
        return self._replace(foot=round(part * _FOOT * self.text))

    @property
    def mini(self) -> int:
        """The width of the small cards in which a best five is drawn."""
        return max(self.least_mini, 2 * self.text)

    def words(self, board: int) -> int:
        """Return how high a hand in words is; beside a board it has draws, for one line more."""
        return 2 * (self.title + 1) + (round(_DRAWS * self.text) if board else 0)

    def beside(self, card: int) -> Lines:
        """Return a copy with small cards in proportion to the cards of the seats."""
        return self._replace(least_mini=max(self.least_mini, round(_MINI * card)))

    @property
    def mini_height(self) -> int:
        """The height of those cards."""
        return round(self.mini * CARD_ASPECT)

    def best_height(self, width: int) -> int:
        """Return how high a best five in cards this wide is with a best low below it."""
        rows = (max(size * width * CARD_ASPECT, self.text) for size in (1, LOW_SIZE))
        return round(sum(rows)) + 2 * SMALL

    @property
    def wide_answer(self) -> int:
        """The width from which a seat's answer has its figure and its low beside its hand."""
        return 2 * self.answer_width


def lines_of(font: QFont) -> Lines:
    """Return how high and wide texts are if ordinary text is written in a font."""

    def line(scale: float, bold: bool = False) -> int:
        return QFontMetrics(scaled(font, scale, bold=bold)).lineSpacing()

    text = line(1)
    advance = QFontMetrics(font).averageCharWidth()
    heading = max(LEAST_TARGET, text + SMALL)  # it has a button, which is a target
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
    """Return how wide a seat's name, its button and the tag of a winner are side by side.

    ``heading``: how high they are, and how wide the button is; ``advance``: an average letter.
    """
    return round(12.4 * advance) + heading + 4 * SMALL


class Arrangement(NamedTuple):
    """Where everything is.

    Attributes:
        card, board_card: how wide the cards of the seats and of the board are.
        detail: how much each seat's answer says: 0 a line, 1 a title and a figure, 2 the best five
            as well; None if there is one seat, of which the verdict says it all.
        seen: how much of a seat's card is seen at least, if cards lie over each other.
        seats, board, verdict, bar: their places; an empty one for what the table does not have.
        centred: whether the verdict is written from the middle and not from the left.
        wide: whether a seat's answer lies side by side, and not one thing below the other.
        inset: the room above and below what lies on a seat.
        crowded: whether there is more than fits, so that the felt has to be scrolled.
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
        """Whether everything is inside a felt of this size, or the felt is to be scrolled."""
        felt, places = QRect(0, 0, room.width(), room.height()), [*self.seats, self.board]
        places += [self.verdict, self.bar]
        return self.crowded or all(felt.contains(each) for each in places if not each.isEmpty())

    @property
    def merit(self) -> float:
        """How good it looks: large cards, those of the board nearly as much as those of seats."""
        board = self.board_card if not self.board.isEmpty() else self.seen
        detail = 0 if self.detail is None else self.detail
        words = _WORDS if detail and not self.board.isEmpty() else 1.0
        return (self.seen + 0.6 * board) * (1 + 0.15 * detail) * words

    def free_place(self, room: QSize) -> QRect:
        """Return where the choices of an empty table lie: beside the seats and the board."""
        if len(self.seats) == 2 and self.centred:  # between the seats, all but the board
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
        """Return how many seats come before the board in reading order."""
        board = self.board
        return sum(
            seat.bottom() <= board.center().y()
            or (seat.top() < board.bottom() and seat.left() < board.left())
            for seat in self.seats
        )


def card_height(width: int) -> int:
    """Return how high a slot of a card this wide is, with its ring and the room to be raised."""
    return round(width * CARD_ASPECT) + 2 * RING + lift(width)


def lift(width: int) -> int:
    """Return by how much a card that plays is raised."""
    return max(2, width // 14)


def row_width(slots: int, card: int) -> int:
    """Return how wide a row of slots is with nothing overlapping."""
    return slots * card + max(slots - 1, 0) * GAP + 2 * RING


def step_of(slots: int, card: int, room: int) -> float:
    """Return how far one slot of a row is from the next: less than a card if room is short."""
    if slots < 2:
        return card + GAP
    return min(card + GAP, (room - 2 * RING - card) / (slots - 1))


def answer_height(detail: int, lows: bool, lines: Lines, wide: bool = False, board: int = 0) -> int:
    """Return how high a seat's answer is; ``wide``: with its parts side by side."""
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
