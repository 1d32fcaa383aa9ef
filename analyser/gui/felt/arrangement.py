"""Where seats, board and verdict lie on the felt, and how large their cards can be.

Only the smallest and the largest card are fixed in pixels. All other sizes follow from the size of
the felt and the font. Of several plans, the plan with the highest merit is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QSize

from analyser.gui.felt.measures import (
    EDGE,
    GAP,
    LEAST_CARD,
    MOST_CARD,
    RING,
    SMALLEST_MINI,
    Arrangement,
    Lines,
    Places,
    answer_height,
    card_height,
    row_width,
    step_of,
)
from analyser.gui.look.theme import CARD_ASPECT, LARGE, MEDIUM, SMALL, TIGHT

_SMALL_LETTERS: Final = 0.12
"""The part of its merit that a plan loses if the verdict has its smallest letters."""
_NARROW: Final = 0.75
"""The width of the verdict of a scrolled table, as a part of the usual width."""
_DRAWN_LOW: Final = 1.25
"""A plan that draws the best lows, in games for high and low, gains merit by this factor."""
_SHARED: Final = 0.8
"""The least width of the board's cards, which all seats share, as a part of a seat's card width."""
_EASY_TO_READ: Final = 1.2
"""A verdict beside the board is easy to read if it has this multiple of its least height."""
_ONE_LINE: Final = 1.25
"""The factor by which seats are wider if each shows its hand on one line, if there is room."""
_LONG: Final = 1.8
"""The factor by which a verdict about high and low has to be wider than its usual least width."""
_LONG_TAG: Final = 1.4
"""The factor by which a seat's heading is wider with the tag "High and low" than with "Wins"."""
_LEAST_SEEN: Final = 0.42
"""The least part of a card's width that stays visible if the next card covers the rest."""


def arrange(room: QSize, places: Places, lines: Lines) -> Arrangement:
    """Return the best arrangement for a felt of this size."""
    return _arranged(room.width(), room.height(), places, lines)


@lru_cache(maxsize=256)  # a table in one window alternates between a few shapes
def _arranged(width: int, height: int, places: Places, lines: Lines) -> Arrangement:
    room = QSize(width, height)
    best, most = None, (False, 0.0)
    if places.lows:  # a verdict about high and low is twice as long, and so is a winner's tag
        more = lines.verdict + lines.text, lines.least_verdict + 2 * lines.text
        heading = round(_LONG_TAG * lines.heading_width)
        lines = lines._replace(verdict=more[0], least_verdict=more[1], heading_width=heading)
    # Letters shrink to make room for large cards; both shrink before anything is cut off.
    for part in (0.0, 0.5, 1.0):
        high = round(lines.verdict + (lines.least_verdict - lines.verdict) * part)
        wide = round(lines.verdict_width * (1 - 0.2 * part))
        inset = round(lines.inset * (1 - 0.9 * part))
        fitting = lines._replace(verdict=high, verdict_width=wide, inset=inset)
        if len(places.slots) == 1:
            plans = [_alone(room, places, fitting)]
        else:
            found = _plans(room, places, fitting)
            plans = [at._replace(inset=inset) for at in found if at is not None]
        for plan in plans:
            merit = plan.merit * (1 - _SMALL_LETTERS * part)
            if places.lows and plan.detail == 2:
                merit *= _DRAWN_LOW
            # A single seat has only one plan: it gets the smallest letters before it is scrolled.
            rank = (False, part) if plan.crowded else (True, merit)
            if rank >= most and plan.lies_in(room):
                best, most = plan, rank
    tight = lines._replace(verdict=lines.least_verdict, inset=1)
    return best or _crowded(room, places, tight)._replace(inset=1)


def _plans(room: QSize, places: Places, lines: Lines) -> Iterator[Arrangement | None]:
    for detail in (2, 1, 0):
        if len(places.slots) == 2:
            yield _sides(room, places, lines, detail)
            yield _above(room, places, lines, detail)
        for rows, least_seats in ((1, 2), (2, 2), (3, 7)):
            if len(places.slots) >= least_seats:
                yield _rows(room, places, lines, rows, detail)


def _sizes(*most: float) -> range:
    """Return the card widths to try, the largest first; no width exceeds any of ``most``."""
    start = max(LEAST_CARD, int(min(MOST_CARD, *most)))
    return range(start - (MOST_CARD - start) % 2, LEAST_CARD, -2)


def _bound_in_row(slots: int, width: int) -> float:
    """Return an upper bound for a card's width if this many slots share a row of this width."""
    return (width - row_width(slots, 0)) / slots


def _bound_in_height(height: int, without: int) -> float:
    """Return an upper bound for the width of a card in a seat of this height.

    ``without``: the height of the seat without its cards.
    """
    return (height - without + 1) / CARD_ASPECT


def _seat_height(card: int, detail: int, places: Places, lines: Lines, wide: bool = False) -> int:
    answer = answer_height(detail, places.lows, lines.beside(card), wide, places.board)
    inside = card_height(card) + TIGHT + answer
    return lines.heading + inside + 2 * lines.inset


def _alone(room: QSize, places: Places, lines: Lines) -> Arrangement:
    """Lay out a single seat: its cards and the board in one row, and the verdict below this row."""
    slots = places.slots[0]
    tight = lines.verdict <= lines.least_verdict
    mini = lines.best_height(SMALLEST_MINI if tight else lines.mini) if lines.verdict else 0
    below = lines.verdict + mini + MEDIUM
    joint = 2 * LARGE if places.board else 0
    by_width = (room.width() - joint - (slots + places.board) * GAP - 4 * RING) // (
        slots + places.board
    )
    by_height = int((room.height() - below - lines.heading - 4 * RING) / (CARD_ASPECT + 0.08))
    card = max(min(by_width, by_height, MOST_CARD), LEAST_CARD)
    mini = min(mini, lines.best_height(min(lines.mini, card)))
    seat_width = max(row_width(slots, card), lines.answer_width // 2)
    board_width = row_width(places.board, card) if places.board else 0
    total = seat_width + joint + board_width
    height = lines.heading + card_height(card)
    # A third of the spare height goes above the cards, so that the answer stays near them.
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
    """Lay out two seats at the sides, with the board and the verdict between them.

    Return None if there is no room for this plan. ``detail``: how much each seat shows, as in
    ``Arrangement``.
    """
    slots = max(places.slots)
    widest = (room.width() - 2 * LARGE - lines.verdict_width) // 2 - 2 * EDGE
    for card in _sizes(
        _bound_in_row(slots, widest),
        _bound_in_height(room.height(), _seat_height(0, detail, places, lines)),
    ):
        plan = _placed_at_sides(room, places, lines, detail, card)
        if plan is not None:
            return plan
    return None


def _above(room: QSize, places: Places, lines: Lines, detail: int) -> Arrangement | None:
    """Lay out two seats with the verdict between them, and the board below in the full width.

    Return None if the game has no board or there is no room for this plan. ``detail``: how much
    each seat shows, as in ``Arrangement``.
    """
    if not places.board:
        return None
    slots = max(places.slots)
    widest = (room.width() - 2 * LARGE - lines.verdict_width) // 2 - 2 * EDGE
    for card in _sizes(_bound_in_row(slots, widest)):
        side = max(row_width(slots, card), lines.answer_width) + 2 * EDGE
        middle = room.width() - 2 * side - 2 * LARGE
        if middle < (_LONG if places.lows else 1.25) * lines.verdict_width:
            continue
        wide = side - 2 * EDGE >= lines.wide_answer
        seat_height = _seat_height(card, detail, places, lines, wide)
        high = int((room.height() - seat_height - 2 * SMALL - 4 * RING) / (CARD_ASPECT + 0.08))
        board_width = (room.width() - 2 * LARGE) // places.board - GAP
        board_card = min(high, board_width, round(card * 1.2), MOST_CARD)
        if board_card < max(LEAST_CARD, _SHARED * card):
            continue
        if seat_height < lines.verdict + lines.bar + SMALL + 2 * lines.inset:
            return None  # smaller cards make the seats even lower
        board_height = card_height(board_card)
        air = max(0, room.height() - seat_height - board_height) // 3
        seats = (
            QRect(0, air, side, seat_height),
            QRect(room.width() - side, air, side, seat_height),
        )
        left, foot = side + LARGE, air + seat_height - lines.inset
        bar = QRect(left, foot - lines.bar, middle, lines.bar)
        verdict = QRect(left, air + lines.inset, middle, bar.top() - SMALL - air - lines.inset)
        board_width = row_width(places.board, board_card)
        top = 2 * air + seat_height
        board = QRect((room.width() - board_width) // 2, top, board_width, board_height)
        return Arrangement(card, board_card, detail, card, seats, board, verdict, bar, wide=wide)
    return None


def _verdict_height(width: int, places: Places, lines: Lines) -> int:
    """Return the height of a verdict of this width. In a narrow one, sentences take two lines."""
    if width >= (1.5 if places.lows else 1.25) * lines.verdict_width:
        return lines.verdict
    return max(lines.verdict, lines.least_verdict + (2 if places.lows else 1) * lines.text)


def _beside_board(width: int, places: Places, board_card: int) -> int:
    """Return the width left for the verdict if the board lies at the right edge.

    In games without a board this is the whole ``width``.
    """
    if not places.board:
        return width
    return width - row_width(places.board, board_card) - 2 * MEDIUM - LARGE


def _placed_at_sides(
    room: QSize, places: Places, lines: Lines, detail: int, card: int
) -> Arrangement | None:
    """Do what ``_sides`` does with seats whose cards are ``card`` wide."""
    side = max(row_width(max(places.slots), card), lines.answer_width) + 2 * EDGE
    middle = room.width() - 2 * side - 2 * LARGE
    seat_height = _seat_height(card, detail, places, lines)
    if middle < lines.verdict_width or seat_height > room.height():
        return None
    texts = _verdict_height(middle, places, lines) + 2 * SMALL + lines.bar
    top = (room.height() - seat_height) // 2
    left, at = side + LARGE, max(0, (room.height() - texts) // 2)
    board, board_card, board_height = QRect(), 0, 0
    foot = at + texts
    if places.board:
        wide = (middle - (places.board - 1) * GAP - 2 * RING) // places.board
        high = int((room.height() - texts - lines.heading - 4 * RING) / (CARD_ASPECT + 0.08))
        board_card = min(wide, high, round(card * 1.2), MOST_CARD)
        if board_card < LEAST_CARD or (board_card < _SHARED * card and card > 60):
            return None  # smaller cards in the seats leave larger ones on the board
        board_height = lines.heading + card_height(board_card)
        # The board's cards begin at the height of the seats' cards, if there is room below.
        at = max(0, min(top + lines.inset, room.height() - board_height - texts))
        top = min(top, max(0, at - lines.inset))
        foot = max(at + board_height + texts, min(room.height(), top + seat_height - SMALL))
        wide = row_width(places.board, board_card)
        board = QRect(left + (middle - wide) // 2, at, wide, board_height)
    seats = (QRect(0, top, side, seat_height), QRect(room.width() - side, top, side, seat_height))
    bar = QRect(left, foot - lines.bar, middle, lines.bar)
    above = at + board_height
    verdict = QRect(left, above, middle, bar.top() - SMALL - above)
    return Arrangement(card, board_card, detail, card, seats, board, verdict, bar)


def _rows(room: QSize, places: Places, lines: Lines, rows: int, detail: int) -> Arrangement | None:
    """Lay out seats in one row above the board, or in several rows with the board between them.

    Return None if there is no room for this plan. ``detail``: how much each seat shows, as in
    ``Arrangement``.
    """
    upper = -(-len(places.slots) // rows)
    column = room.width() // upper
    slots = max(places.slots)
    least_column = lines.answer_width if detail else lines.heading_width
    if column < least_column + 2 * EDGE:
        return None
    inner = column - 2 * EDGE
    wide_answer = inner >= lines.wide_answer
    for_seats = (room.height() - lines.verdict - lines.bar - SMALL) // rows
    least_height = _seat_height(0, detail, places, lines, wide_answer)
    for card in _sizes(_bound_in_height(for_seats, least_height)):
        if step_of(slots, card, inner) < max(_LEAST_SEEN * card, 18):
            continue
        if row_width(slots, card) > inner and card > 78:
            continue  # overlapping cards need not be large
        # The margins inside the seats keep them apart, so there is no space between rows.
        seats_height = rows * _seat_height(card, detail, places, lines, wide_answer)
        band = room.height() - seats_height
        board_card = 0
        least = lines.verdict if not places.board else max(lines.verdict, card_height(LEAST_CARD))
        if band < least + lines.bar + SMALL:
            continue
        if places.board:
            high = int((band - lines.bar - SMALL - 4 * RING) / (CARD_ASPECT + 0.08))
            # The board gets wider than necessary only if the verdict keeps enough room.
            least = (room.width() - lines.verdict_width - 2 * LARGE) // places.board - GAP
            easy = (room.width() - round(2.2 * lines.verdict_width)) // places.board - GAP
            wide = max(easy, min(least, round(_SHARED * card) + 1))
            board_card = min(high, wide, max(round(card * 1.15), 60), MOST_CARD)
            if board_card < LEAST_CARD or (board_card < card * _SHARED and card > 60):
                continue
        beside = _beside_board(room.width(), places, board_card)
        if band - lines.bar - SMALL < _verdict_height(beside, places, lines):
            continue
        return _placed_in_rows(room, places, lines, rows, detail, card, board_card)
    return None


def _placed_in_rows(
    room: QSize, places: Places, lines: Lines, rows: int, detail: int, card: int, board_card: int
) -> Arrangement:
    count = len(places.slots)
    upper = -(-count // rows)
    column = room.width() // upper
    wide = column - 2 * EDGE >= lines.wide_answer
    seat_height = _seat_height(card, detail, places, lines, wide)
    board_height = card_height(board_card) if places.board else 0
    verdict = _verdict_height(_beside_board(room.width(), places, board_card), places, lines)
    middle = max(board_height, verdict)
    spare = max(0, room.height() - rows * seat_height - middle - SMALL - lines.bar)
    middle = max(middle, verdict + min(spare // 2, verdict // 2))
    spare = max(0, room.height() - rows * seat_height - middle - SMALL - lines.bar)
    air = spare // (rows + 2)
    one_line = round(_ONE_LINE * lines.answer_width)
    answer = one_line if not detail else lines.wide_answer if wide else lines.answer_width
    seat_width = max(row_width(max(places.slots), card), answer) + 2 * EDGE
    seat_width = min(column, seat_width)
    seats = []
    above = -(-rows // 2)  # how many of the rows are above the board
    band_top = air // 2 + above * seat_height + air
    for seat in range(count):
        row, at = divmod(seat, upper)
        in_row = min(upper, count - row * upper)
        start = (room.width() - in_row * column) // 2
        top = air // 2 + row * seat_height
        if row >= above:
            top = room.height() - (rows - row) * seat_height - air // 2
        left = start + at * column + (column - seat_width) // 2
        seats.append(QRect(left, top, seat_width, seat_height))
    board = QRect()
    if places.board:
        board, said = _band(room.width(), band_top, middle, places, lines, board_card)
    else:
        said = QRect(0, band_top, room.width(), middle)
    bar = QRect(MEDIUM, band_top + middle + SMALL, room.width() - 2 * MEDIUM, lines.bar)
    seen = min(card, step_of(max(places.slots), card, column - 2 * EDGE))
    parts = tuple(seats), board, said, bar
    return Arrangement(card, board_card, detail, seen, *parts, centred=not places.board, wide=wide)


def _band(
    width: int, top: int, height: int, places: Places, lines: Lines, board_card: int
) -> tuple[QRect, QRect]:
    """Return the rectangles of the board and of the verdict left of it, in a row of the felt.

    The row begins at ``top`` and is ``height`` high. The board lies in the middle if this leaves
    enough room for an easily read verdict, otherwise at the right.
    """
    wide, high = row_width(places.board, board_card), card_height(board_card)
    in_the_middle = (width - wide) // 2
    wanted = MEDIUM + LARGE + round(1.15 * lines.verdict_width)
    if height < _EASY_TO_READ * lines.least_verdict:
        wanted = round(1.6 * lines.verdict_width)
    squeezed = in_the_middle < wanted
    left = width - wide - MEDIUM if squeezed else in_the_middle
    board = QRect(left, top + (height - high) // 2, wide, high)
    return board, QRect(MEDIUM, top, left - MEDIUM - LARGE, height)


def _crowded(room: QSize, places: Places, lines: Lines) -> Arrangement:
    """Lay out a felt too small for any other plan, with the smallest cards and a scroll bar.

    The felt scrolls only down, as a page does. A row has as many seats as fit side by side.
    """
    count = len(places.slots)
    column = max(lines.heading_width, row_width(2, LEAST_CARD)) + 2 * EDGE
    columns = min(max(room.width() // column, 1), count)
    rows = max(-(-count // columns), 2 if count > 3 else 1)
    beside = row_width(places.board, LEAST_CARD) + 2 * LARGE if places.board else 0
    width = max(room.width(), column, round(_NARROW * lines.verdict_width) + beside)
    verdict = _verdict_height(_beside_board(width, places, LEAST_CARD), places, lines)
    height = (
        rows * (_seat_height(LEAST_CARD, 0, places, lines) + SMALL)
        + max(verdict, card_height(LEAST_CARD))
        + lines.bar
        + 2 * SMALL
    )
    board_card = LEAST_CARD if places.board else 0
    whole = QSize(width, max(height, room.height()))
    plan = _placed_in_rows(whole, places, lines, rows, 0, LEAST_CARD, board_card)
    board = QRect(plan.board)
    # Level with the first line of the texts, which must be visible without scrolling.
    if height > room.height():
        board.moveTop(plan.verdict.top())
    return plan._replace(crowded=True, board=board)
