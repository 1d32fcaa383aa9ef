"""Where seats, board and verdict lie on the felt, and how large their cards can be.

Nothing here is fixed in pixels but the smallest and the largest card: the rest follows the room
there is and the font. Several plans are tried, and the one with the best cards is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics

from analyser.gui.look.theme import CARD_ASPECT, LARGE, LEAST_TARGET, MEDIUM, SMALL, TIGHT, scaled
from analyser.gui.results.seat_answer import FIGURE, TITLE

GAP: Final = 6
"""Between two cards of a place, in device-independent pixels."""
LEAST_CARD: Final = 34
"""The narrowest card on the felt: with its edge still a target of 32 pixels and more."""
MOST_CARD: Final = 220
RING: Final = 4
"""Room around a card for the ring of the active slot."""
EDGE: Final = 20
"""From the edge of a seat to what lies on it: room for the glow and the plate's own edge."""
_GOOD_CARD: Final = 60
"""A card this wide is large enough for the verdict to have all the room it likes."""
_LAP: Final = 0.42
"""How much of a card is seen at least where the next one lies over it."""


@dataclass(frozen=True, slots=True)
class Places:
    """What there is to arrange.

    Attributes:
        slots: how many slots each seat shows.
        board: how many slots the board has; 0 where the game has none.
        lows: whether a seat's answer has a best low beside the best high.
    """

    slots: tuple[int, ...]
    board: int
    lows: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """How high the window's texts are, and how wide a seat's answer has to be to read well.

    Attributes:
        heading: the line with a seat's name.
        text, title, figure: a line of ordinary text, of a seat's hand, and its share of the pot.
        verdict, least_verdict: the verdict with its reason and its chances, without the bar below,
            in large letters and in the smallest.
        inset: the room above and below what lies on a seat, for its plate and its glow.
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

    @property
    def bar(self) -> int:
        """The height of the bar with every seat's share."""
        return max(LEAST_TARGET, self.text + SMALL)  # while it counts, it has a button

    @property
    def mini(self) -> int:
        """The width of the small cards in which a best five is drawn."""
        return max(28, 2 * self.text)

    @property
    def mini_height(self) -> int:
        """The height of those cards."""
        return round(self.mini * CARD_ASPECT)


def lines_of(font: QFont) -> Lines:
    """Return how high and wide texts are where ordinary text is written in a font."""

    def line(scale: float, bold: bool = False) -> int:
        return QFontMetrics(scaled(font, scale, bold=bold)).lineSpacing()

    text = line(1)
    advance = QFontMetrics(font).averageCharWidth()
    return Lines(
        heading=max(32, text + SMALL),  # it has a button, which is a target
        text=text + 2,
        title=line(TITLE, bold=True) + 1,
        figure=line(FIGURE, bold=True),
        verdict=line(2.4, bold=True) + 3 * text + SMALL,
        least_verdict=line(1.2, bold=True) + 3 * text + TIGHT,
        heading_width=17 * advance,
        answer_width=26 * advance,
        verdict_width=30 * advance,
    )


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything is.

    Attributes:
        card, board_card: how wide the cards of the seats and of the board are.
        detail: how much each seat's answer says: 0 a line, 1 a title and a figure, 2 the best five
            as well; None where there is one seat and the verdict says it all.
        seen: how much of a seat's card is seen at least, where cards lie over each other.
        seats, board, verdict, bar: their places; an empty one where there is no such thing.
        centred: whether the verdict is written from the middle and not from the left.
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

    @property
    def merit(self) -> float:
        """How good it looks: large cards, those of the board nearly as much as those of seats."""
        board = self.board_card if not self.board.isEmpty() else self.card
        detail = 0 if self.detail is None else self.detail
        return min(self.seen, 120) + 0.6 * min(board, 120) + 12 * detail


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
    """Return how far one slot of a row is from the next: less than a card where room is short."""
    if slots < 2:
        return card + GAP
    return min(card + GAP, (room - 2 * RING - card) / (slots - 1))


def answer_height(detail: int, lows: bool, lines: Lines) -> int:
    """Return how high a seat's answer is."""
    if detail == 0:
        return lines.text
    height = 2 * lines.title + lines.figure + TIGHT
    if lows:
        height += lines.text + TIGHT
    if detail == 2:
        height += (2 if lows else 1) * (lines.mini_height + TIGHT)
    return height


def arrange(room: QSize, places: Places, lines: Lines) -> Arrangement:
    """Return the best arrangement for a felt of this size."""
    best = None
    # Large letters are given up before large cards are, and cards before anything is cut.
    for part in (0.0, 0.5, 1.0):
        high = round(lines.verdict + (lines.least_verdict - lines.verdict) * part)
        wide = round(lines.verdict_width * (1 - 0.2 * part))
        inset = round(lines.inset * (1 - 0.9 * part))
        fitting = replace(lines, verdict=high, verdict_width=wide, inset=inset)
        if len(places.slots) == 1:
            plans = [_alone(room, places, fitting)]
        else:
            plans = [replace(at, inset=inset) for at in _plans(room, places, fitting)]
        best = max((*plans, *([best] if best else [])), key=lambda plan: plan.merit, default=None)
        if best is not None and best.seen >= _GOOD_CARD:
            return best
    tight = replace(lines, verdict=lines.least_verdict, inset=1)
    return best or replace(_crowded(room, places, tight), inset=1)


def _plans(room: QSize, places: Places, lines: Lines) -> Iterator[Arrangement]:
    for detail in (2, 1, 0):
        if len(places.slots) == 2:
            plan = _sides(room, places, lines, detail)
            if plan is not None:
                yield plan
        for rows in (1, 2):
            if rows == 2 and len(places.slots) < 3:
                continue
            plan = _rows(room, places, lines, rows, detail)
            if plan is not None:
                yield plan


def _seat_height(card: int, detail: int, places: Places, lines: Lines) -> int:
    inside = card_height(card) + TIGHT + answer_height(detail, places.lows, lines)
    return lines.heading + inside + 2 * lines.inset


def _alone(room: QSize, places: Places, lines: Lines) -> Arrangement:
    """Lay out one seat: its cards and the board in one row, the answer below them."""
    slots = places.slots[0]
    mini = lines.mini_height + SMALL
    below = lines.verdict + mini + MEDIUM
    joint = 2 * LARGE if places.board else 0
    by_width = (room.width() - joint - (slots + places.board) * GAP - 4 * RING) // (
        slots + places.board
    )
    by_height = int((room.height() - below - lines.heading - 4 * RING) / (CARD_ASPECT + 0.08))
    card = max(min(by_width, by_height, 150), LEAST_CARD)
    seat_width = max(row_width(slots, card), lines.answer_width // 2)
    board_width = row_width(places.board, card) if places.board else 0
    total = seat_width + joint + board_width
    height = lines.heading + card_height(card)
    # What is left over is shared out above and below, so that the answer is near the cards.
    spare = max(0, room.height() - height - below)
    top = spare // 3
    left = max(0, (room.width() - total) // 2)
    seat = QRect(left, top, min(seat_width, room.width()), height)
    board = QRect(left + seat_width + joint, top, board_width, height) if places.board else QRect()
    rest = room.height() - top - height - SMALL
    verdict = QRect(0, top + height + SMALL, room.width(), max(rest, lines.verdict + mini))
    crowded = rest < lines.verdict + mini
    return Arrangement(card, card, None, card, (seat,), board, verdict, QRect(), crowded=crowded)


def _sides(room: QSize, places: Places, lines: Lines, detail: int) -> Arrangement | None:
    """Lay out two seats at the sides, with the board and the verdict between them."""
    slots = max(places.slots)
    for card in range(MOST_CARD, LEAST_CARD, -2):
        seat_height = _seat_height(card, detail, places, lines)
        if seat_height > room.height():
            continue
        side = max(row_width(slots, card) + 2 * EDGE, lines.answer_width + 2 * EDGE)
        middle = room.width() - 2 * side - 2 * LARGE
        if middle < lines.verdict_width:
            continue
        texts = lines.verdict + SMALL + lines.bar + SMALL
        board_card = 0
        if places.board:
            wide = (middle - (places.board - 1) * GAP - 2 * RING) // places.board
            high = int((room.height() - texts - lines.heading - 4 * RING) / (CARD_ASPECT + 0.08))
            board_card = min(wide, high, round(card * 1.2), MOST_CARD)
            if board_card < LEAST_CARD:
                continue
        if places.board and board_card < 0.7 * card and card > 60:
            continue  # smaller cards in the seats leave larger ones on the board
        return _placed_at_sides(room, places, lines, detail, card, board_card, side)
    return None


def _placed_at_sides(
    room: QSize, places: Places, lines: Lines, detail: int, card: int, board_card: int, side: int
) -> Arrangement:
    seat_height = _seat_height(card, detail, places, lines)
    top = (room.height() - seat_height) // 2
    seats = (
        QRect(0, top, side, seat_height),
        QRect(room.width() - side, top, side, seat_height),
    )
    left, middle = side + LARGE, room.width() - 2 * side - 2 * LARGE
    board_height = lines.heading + card_height(board_card) if places.board else 0
    # Long sentences in large letters get some of what is left over.
    spare = max(0, room.height() - board_height - lines.verdict - SMALL - lines.bar)
    texts = lines.verdict + min(spare, lines.verdict // 2)
    whole = board_height + texts + SMALL + lines.bar
    at = max(0, (room.height() - whole) // 2)
    board = QRect()
    if places.board:
        wide = row_width(places.board, board_card)
        board = QRect(left + (middle - wide) // 2, at, wide, board_height)
    verdict = QRect(left, at + board_height, middle, texts)
    bar = QRect(left, verdict.bottom() + SMALL, middle, lines.bar)
    return Arrangement(card, board_card, detail, card, seats, board, verdict, bar)


def _rows(room: QSize, places: Places, lines: Lines, rows: int, detail: int) -> Arrangement | None:
    """Lay out seats in one row above the board, or in two with the board between them."""
    upper = -(-len(places.slots) // rows)
    column = room.width() // upper
    slots = max(places.slots)
    least_column = lines.answer_width if detail else lines.heading_width
    if column < least_column + 2 * EDGE:
        return None
    for card in range(MOST_CARD, LEAST_CARD, -2):
        inner = column - 2 * EDGE
        if step_of(slots, card, inner) < max(_LAP * card, 18):
            continue
        if row_width(slots, card) > inner and card > 78:
            continue  # cards that lie over each other need not be large
        seats_height = rows * _seat_height(card, detail, places, lines)  # their edges keep apart
        band = room.height() - seats_height
        board_card = 0
        least = lines.verdict if not places.board else max(lines.verdict, card_height(LEAST_CARD))
        if band < least + lines.bar + SMALL:
            continue
        if places.board:
            high = int((band - lines.bar - SMALL - 4 * RING) / (CARD_ASPECT + 0.08))
            wide = (room.width() - 2 * lines.verdict_width - 2 * LARGE) // places.board - GAP
            board_card = min(high, wide, max(round(card * 1.15), 60), MOST_CARD)
            if board_card < min(card * 0.7, 78) or board_card < LEAST_CARD:
                continue
        return _placed_in_rows(room, places, lines, rows, detail, card, board_card)
    return None


def _placed_in_rows(
    room: QSize,
    places: Places,
    lines: Lines,
    rows: int,
    detail: int,
    card: int,
    board_card: int,
) -> Arrangement:
    count = len(places.slots)
    upper = -(-count // rows)
    seat_height = _seat_height(card, detail, places, lines)
    board_height = card_height(board_card) if places.board else 0
    middle = max(board_height, lines.verdict)
    spare = max(0, room.height() - rows * seat_height - middle - SMALL - lines.bar)
    middle = max(middle, lines.verdict + min(spare // 2, lines.verdict // 2))
    spare = max(0, room.height() - rows * seat_height - middle - SMALL - lines.bar)
    air = spare // (rows + 2)
    seats = []
    band_top = air // 2 + seat_height + air
    for seat in range(count):
        row, at = divmod(seat, upper)
        in_row = upper if row == 0 else count - upper
        column = room.width() // upper
        start = (room.width() - in_row * column) // 2
        top = air // 2 if row == 0 else room.height() - seat_height - air // 2
        wide = min(column, row_width(max(places.slots), card) + 2 * EDGE)
        wide = max(wide, min(column, lines.answer_width + 2 * EDGE))
        left = start + at * column + (column - wide) // 2
        seats.append(QRect(left, top, wide, seat_height))
    board = QRect()
    if places.board:
        wide = row_width(places.board, board_card)
        left = (room.width() - wide) // 2
        board = QRect(left, band_top + (middle - board_height) // 2, wide, board_height)
        verdict = QRect(MEDIUM, band_top, left - MEDIUM - LARGE, middle)
    else:
        verdict = QRect(0, band_top, room.width(), middle)
    bar = QRect(MEDIUM, band_top + middle + SMALL, room.width() - 2 * MEDIUM, lines.bar)
    seen = min(card, step_of(max(places.slots), card, room.width() // upper - 2 * EDGE))
    return Arrangement(
        card, board_card, detail, seen, tuple(seats), board, verdict, bar, not places.board
    )


def _crowded(room: QSize, places: Places, lines: Lines) -> Arrangement:
    """Lay out in a room that is too small for any plan: the smallest cards, and it scrolls."""
    rows = 2 if len(places.slots) > 3 else 1
    upper = -(-len(places.slots) // rows)
    column = max(lines.heading_width, row_width(2, LEAST_CARD)) + 2 * EDGE
    width = max(room.width(), upper * column, 2 * lines.verdict_width)
    height = (
        rows * (_seat_height(LEAST_CARD, 0, places, lines) + SMALL)
        + max(lines.verdict, card_height(LEAST_CARD))
        + lines.bar
        + 2 * SMALL
    )
    board_card = LEAST_CARD if places.board else 0
    whole = QSize(width, max(height, room.height()))
    plan = _placed_in_rows(whole, places, lines, rows, 0, LEAST_CARD, board_card)
    return replace(plan, crowded=True)
