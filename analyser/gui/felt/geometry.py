"""Where everything lies on the felt: scoreboard, seats, streets and tray, from top to bottom.

Pure functions of the felt's size, of the text's scale and of what lies on the table. The order and
the scoreboard's place never change; only the heights below it do. All lengths are
device-independent pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from analyser.gui.felt.sizes import Sizes, sizes_of
from analyser.gui.look.theme import CARD_ASPECT

FOLDED: Final = 44
"""The height of a folded tray."""
_LUCK_IN_TWO_LINES: Final = 620
"""The least width for sentences of some 140 letters on two lines."""
_TRAY: Final = 240
_MOST_TRAY: Final = 312  # four rows of 64
_TRAY_SHARE: Final = 0.42
_LEAST_ROW: Final = 34
"""The least height of a row of the deck, with the gap below it."""
_SPARED: Final = (0, 0.25, 0.5, 0.75, 1)
"""How far to shrink the gaps, step by step, while large letters leave a card too little room."""
_STEP: Final = 8
"""By how much the felt gets higher at once, and the least that is worth a scroll bar."""
_HEADER_GROWS: Final = 1.75
"""How much higher the header gets above the felt if a line of 14 pixels gets higher by one."""
_MOST_HIGHER: Final = 1.5
"""By how much of its height a felt with large letters may become higher."""
_SMALLER: Final = 0.9
"""On a picture, where nothing scrolls, texts get smaller by this factor to leave cards room."""
EXAMPLE_ROWS: Final = 2
_CARDS_OF_EXAMPLE: Final = 31
"""The least height of an example's cards, with the gap below them."""
_IN_A_ROW: Final = 5
_SEATS_SHARE: Final = (0.57, 0.73, 0.7)
"""The seats' part of the height that seats and streets share: in one row, in two, with a matrix."""
_MATRIX: Final = 352
"""The height of a seat with a matrix."""
AROUND_MATRIX: Final = 13
BESIDE: Final = 150
"""The width of the words beside a matrix."""
_BESIDE_A_MATRIX: Final = 3
"""The most other seats that lie in one row if a seat has a matrix."""
_WORDS: Final = 112
"""The least width of the words at the right of a seat's cards."""
_LABEL: Final = 70
"""The least width of the words at the left of a street's cards."""
_BAR_ON_TILE: Final = 32
"""The height of a street's bar, with the room around the words."""
_ROOM_IN_TILE: Final = 50
"""The most room above and below a street's cards together."""
_MOST_AIR: Final = 50
"""The most room that seats get which makes no card larger, if no deck needs it."""
LARGE_CARD: Final = 62
"""The least width of a card with a large face."""
_HEIGHT: Final = CARD_ASPECT + 1 / 14
"""The height of a card and of the way by which it rises, as a multiple of its width."""
_SEEN: Final = 0.62
"""The least part of a card's width that stays visible if the next card covers the rest."""
LEAST_CARD: Final = 30
MOST_CARD: Final = 340


class State(NamedTuple):
    """What has to find room on the felt."""

    seats: tuple[int, ...]  # the number of cards of each seat
    # For each board the number of cards on each of its streets; empty without a board.
    boards: tuple[tuple[int, ...], ...] = ()
    folded: bool = False  # whether the tray is folded to a bar
    # The seats that show the matrix of their range; one at most of three seats or more.
    matrices: tuple[int, ...] = ()
    lows: bool = False  # whether each seat has a low beside its high
    # Whether chips lie at the seats, and the bar has a needle, both with room for tags.
    money: bool = False
    luck: bool = False  # whether above the folded tray some sentences say what luck somebody had
    has_tray: bool = True  # whether there is a tray; a picture has none
    examples: bool = False  # whether examples take the room of seats and streets


class Felt(NamedTuple):
    """The rectangles of everything on the felt."""

    sizes: Sizes  # the sizes of texts and gaps
    scoreboard: QRect  # the answer, as wide as the felt
    # verdict, reason, bar: its parts.
    verdict: QRect
    reason: QRect
    bar: QRect
    seats: tuple[QRect, ...]  # one rectangle for each seat
    streets: tuple[tuple[QRect, ...], ...]  # for each board one rectangle for each street
    tray: QRect  # the deck and what belongs to it
    luck: QRect  # the sentences about luck; empty if there are none
    height: int  # with large letters, more than can be seen at once
    # Whether the open tray lies over the seats and streets, for lack of room.
    is_sheet: bool = False


@lru_cache(maxsize=64)  # a window alternates between a few states
def lay_out(width: int, height: int, text: float, state: State) -> Felt:
    """Return the rectangles of everything on a felt of this size.

    Larger text makes no card smaller than it is beside an open tray with usual text, neither those
    of seats and boards nor the deck's: first the gaps shrink, then the tray becomes a sheet over
    the rest, and at last the felt gets higher and scrolls.
    """
    if text <= 1 or not state.has_tray:
        return _arranged(width, height, text, state)
    sizes = sizes_of(width, height, text)
    grown = max(sizes.line(14) - sizes_of(width, height, 1).line(14), 0)
    unfolded = state._replace(folded=False)
    usual = _arranged(width, height, 1.0, unfolded)
    # With usual text the header, which grows too, leaves the felt more height.
    before = _arranged(width, height + round(_HEADER_GROWS * grown), 1.0, unfolded)
    tray = max(usual.tray.height(), before.tray.height()) + grown
    arranged = partial(_arranged, width, height, text, state, tray=tray)
    if state.examples:
        return _with_examples(arranged, before)

    def sheet(higher: int) -> Felt:
        return arranged(spared=1, higher=higher, as_sheet=True)

    def cards(felt: Felt) -> tuple[int, int]:
        return _cards_of(felt.seats, felt.streets, state, felt.sizes)

    highest = sheet(round(_MOST_HIGHER * height))
    # More height does not help where the width is what lacks.
    held, lying = map(min, map(max, cards(usual), cards(before)), cards(highest))

    def is_enough(felt: Felt) -> bool:
        return cards(felt)[0] >= held and cards(felt)[1] >= lying

    if not (state.folded or usual.is_sheet):
        for spared in _SPARED:
            felt = arranged(spared=spared)
            if is_enough(felt) and not felt.is_sheet:
                return felt
    sheets = (sheet(higher) for higher in range(0, highest.height - height, _STEP))
    return next(filter(is_enough, sheets), highest)


def _with_examples(arranged: Callable[..., Felt], usual: Felt) -> Felt:
    """Return the rectangles on a felt with examples.

    The gaps shrink, and then the felt gets higher, until there is room for their words and cards.
    ``arranged``: ``_arranged`` for this felt; ``usual``: the felt with usual text.
    """

    def room_for_cards(felt: Felt) -> int:
        words = EXAMPLE_ROWS * (least_example(felt.sizes) + felt.sizes.gap)
        return felt.tray.top() - felt.seats[0].top() - words

    wanted = max(room_for_cards(usual), EXAMPLE_ROWS * usual.sizes.px(_CARDS_OF_EXAMPLE))
    for spared in _SPARED:
        if room_for_cards(felt := arranged(spared=spared)) >= wanted:
            return felt
    lacking = wanted - room_for_cards(arranged(spared=1))
    # A few pixels are not worth a scroll bar.
    return arranged(spared=1, higher=lacking if lacking > _STEP else 0)


def least_example(sizes: Sizes) -> int:
    """Return the least height of an example: of its question, its shares and what it is about."""
    return sizes.line(19) + sizes.line(13) + sizes.line(14) + sizes.px(2 * 8 + 3 * 4)


def _arranged(
    width: int,
    height: int,
    text: float,
    state: State,
    *,
    tray: int = 0,
    spared: float = 0,
    higher: int = 0,
    as_sheet: bool = False,
) -> Felt:
    """Return the rectangles of everything.

    ``tray``: the height of an open tray, if not the usual one; ``spared``: how far the gaps have
    shrunk for large letters; ``higher``: by how much the felt is higher than can be seen at once;
    ``as_sheet``: whether an open tray lies over the rest.
    """
    sizes = sizes_of(width, height, text)._replace(spared=spared)
    height += higher
    pad, gap = sizes.padding, sizes.gap
    inner = width - 2 * pad
    top = sizes.px(sizes.between(10, 5))
    verdict = QRect(pad, top, inner, sizes.line(sizes.verdict))
    reason = QRect(pad, verdict.bottom() + 1, inner, sizes.line(16) + sizes.px(2))
    bar_top = reason.bottom() + 1 + sizes.px(sizes.between(8, 3))
    least = sizes.line(sizes.score) + sizes.px(4)
    bar = QRect(pad, bar_top, inner, max(sizes.px(sizes.between(56, 40)), least))
    foot = bar.bottom() + 1 + sizes.px(sizes.between(12, 8))
    scoreboard = QRect(0, 0, width, foot)
    above = foot + sizes.px(sizes.between(8, 6))
    if state.money:  # the tag of the needle lies below the bar
        above = foot + sizes.line(13) - sizes.px(2)
    below = QRect(pad, above, inner, height - above - sizes.px(sizes.between(12, 8)))
    folded = max(sizes.px(FOLDED), sizes.line(15) + sizes.px(12))
    tray = min(tray, below.height()) or _tray_height(sizes, below.height())
    tray = folded if state.folded else tray
    tray, gap_above = (tray, gap) if state.has_tray else (0, 0)
    tags = max(sizes.px(10), sizes.line(13) // 2) if state.money else 0  # they lie over the foot
    luck = _luck_height(sizes, inner) if state.luck and state.folded and state.has_tray else 0
    rest = below.height() - tray - gap_above - tags - (luck and luck + gap)
    is_open = state.has_tray and not state.folded
    lacks_room = bool(state.matrices) or rest < _least_height(state, sizes)
    is_sheet = is_open and (lacks_room or as_sheet)
    if is_sheet:  # the deck lies over the rest
        rest = below.height() - folded - gap - tags
    seats_high, streets_high = _shared(rest, inner, state, sizes)
    if state.examples:
        seats_high = rest - len(state.boards) * (streets_high + gap)
    spare = rest - seats_high - len(state.boards) * (streets_high + gap)
    if is_open and not is_sheet:  # the deck gets what no card can use
        tray = min(tray + max(spare, 0), max(tray, sizes.px(_MOST_TRAY)))
    else:
        seats_high += min(max(spare, 0), sizes.px(_MOST_AIR))
    seats = _seats(QRect(pad, below.top(), inner, seats_high), state, sizes)
    streets, at = [], below.top() + seats_high + gap + tags
    for board in state.boards:
        streets.append(_street_tiles(QRect(pad, at, inner, streets_high), board, sizes))
        at += streets_high + gap
    is_lost = min(_cards_of(seats, streets, state, sizes)) < LEAST_CARD
    if text > 1 and is_lost and not state.has_tray:
        return _arranged(width, height, max(1.0, text * _SMALLER), state)
    place = QRect(pad, below.bottom() + 1 - tray, inner, tray)
    said = QRect(pad, place.top() - gap - luck, inner, luck)
    parts = seats, tuple(streets), place, said, height, is_sheet
    return Felt(sizes, scoreboard, verdict, reason, bar, *parts)


def _cards_of(
    seats: Sequence[QRect], streets: Sequence[Sequence[QRect]], state: State, sizes: Sizes
) -> tuple[int, int]:
    """Return the width of the smallest card of a seat, and of one on a board."""
    held = [
        plate(place, count, sizes, alone=len(seats) == 1, low=state.lows).card
        for seat, (place, count) in enumerate(zip(seats, state.seats, strict=True))
        if seat not in state.matrices
    ]
    lying = [
        _plan(row[0].united(row[-1]).width(), row[0].height(), board, sizes).card
        for board, row in zip(state.boards, streets, strict=True)
        if any(board)
    ]
    return min(held, default=MOST_CARD), min(lying, default=MOST_CARD)


def _luck_height(sizes: Sizes, width: int) -> int:
    """Return the height of a heading and of the sentences below it."""
    lines = 2 if width > _LUCK_IN_TWO_LINES * sizes.letters(1) else 3
    return (1 + lines) * sizes.line(14) + sizes.px(24)


def _tray_height(sizes: Sizes, room: int) -> int:
    return max(round(min(_TRAY * sizes.unit, _TRAY_SHARE * room)), _least_tray(sizes))


def _least_tray(sizes: Sizes) -> int:
    return sizes.line(14) + sizes.px(12) + 4 * sizes.px(_LEAST_ROW)


def _rows_of(seats: int) -> int:
    return 1 if seats <= _IN_A_ROW else 2


def _least_height(state: State, sizes: Sizes) -> int:
    """Return the least height of seats and streets together: that of their words."""
    words = 2 * sizes.line(14) + sizes.line(20) + sizes.line(16) + sizes.px(16)
    seats = _rows_of(len(state.seats)) * (max(words, sizes.px(84)) + sizes.gap)
    return seats + len(state.boards) * (_least_street(sizes) + sizes.gap)


def _least_street(sizes: Sizes) -> int:
    return max(sizes.line(14) + sizes.line(16) + sizes.px(20), sizes.px(60))


def _shared(room: int, width: int, state: State, sizes: Sizes) -> tuple[int, int]:
    """Share out a height: return that of all seats together, and that of each board."""
    boards, gap = len(state.boards), sizes.gap
    rows = _rows_of(len(state.seats))
    most = rows * (_useful_height(width, state, sizes) + gap) - gap
    if state.matrices:
        most = max(most, sizes.px(_MATRIX))
    if not boards:
        return min(room, most), 0
    if not any(state.boards[0]):  # nothing but words and bars
        words = min(sizes.line(15) + sizes.line(16) + sizes.px(_BAR_ON_TILE), room // 2)
        return min(room - words - gap, most), words
    share = _SEATS_SHARE[2 if state.matrices else rows - 1]
    share += 0.06 * sizes.tight  # words need more than cards on a small felt
    streets = 1 - share if boards == 1 else 0.08 + 0.48 / boards
    room -= boards * gap
    seats = min(round(room * (1 - boards * streets)), most)
    if state.matrices:  # it is as well off with less, a street with its words is not
        seats = min(seats, max(room - boards * _least_street(sizes), room // 2))
    each = (room - seats) // boards
    card = _plan(width, each, state.boards[0], sizes).card
    return seats, min(each, round(card * CARD_ASPECT) + sizes.px(_ROOM_IN_TILE))


def _useful_height(width: int, state: State, sizes: Sizes) -> int:
    """Return the height of a seat whose cards fill its width: more height makes none larger."""
    cards = max(state.seats, default=2)
    each = _rows(QRect(0, 0, width, 10_000), len(state.seats), sizes)[0]
    beside = plate(
        QRect(0, 0, each.width(), 10_000), cards, sizes, alone=len(state.seats) == 1, low=state.lows
    )
    return beside.cards.height() + 10_000 - beside.room


def _columns(room: QRect, widths: Sequence[int], gap: int) -> tuple[QRect, ...]:
    left, places = room.left(), []
    for width in widths:
        places.append(QRect(left, room.top(), width, room.height()))
        left += width + gap
    return tuple(places)


def _seats(room: QRect, state: State, sizes: Sizes) -> tuple[QRect, ...]:
    """Return one rectangle for each seat; one with a matrix is as high as all the others."""
    count, gap = len(state.seats), sizes.gap
    wide = min(_matrix_width(room.height(), sizes), round(0.62 * room.width()))
    equal = (room.width() - gap * (count - 1)) // max(count, 1)
    if len(state.matrices) != 1 or count == 1 or equal >= wide:
        return _rows(room, count, sizes)
    (seat,) = state.matrices
    others = QRect(room.left(), room.top(), room.width() - wide - gap, room.height())
    places = list(_rows(others, count - 1, sizes, _BESIDE_A_MATRIX))
    before = seat  # so many lie left of it
    if count - 1 > _BESIDE_A_MATRIX:
        before = count - 1 if 2 * seat >= count else 0
    left = max([other.right() + 1 + gap for other in places[:before]], default=room.left())
    place = QRect(left, room.top(), wide, room.height())
    for other in places[before:]:
        other.translate(wide + gap, 0)
    return (*places[:seat], place, *places[seat:])


def _matrix_width(height: int, sizes: Sizes) -> int:
    """Return the width of a plate of this height in which a matrix has the words beside it."""
    cells = height - 2 * sizes.px(AROUND_MATRIX)
    return cells + sizes.px(18 + 14 + 12) + round(BESIDE * sizes.unit * sizes.text)


def _rows(room: QRect, seats: int, sizes: Sizes, in_a_row: int = _IN_A_ROW) -> tuple[QRect, ...]:
    """Return one rectangle for each seat, all of the same size, in one row or two."""
    rows = 1 if seats <= in_a_row else 2
    columns = -(-seats // rows)
    gap = sizes.gap if columns <= 3 else sizes.px(sizes.between(8, 6))
    wide = (room.width() - (columns - 1) * gap) // columns
    high = (room.height() - (rows - 1) * gap) // rows
    places: list[QRect] = []
    for row in range(rows):
        here = QRect(room.left(), room.top() + row * (high + gap), room.width(), high)
        places += _columns(here, [wide] * min(columns, seats - len(places)), gap)
    return tuple(places)


# A seat's plate -----------------------------------------------------------------------------------


class Plate(NamedTuple):
    """The parts of a seat's plate, in the coordinates of the plate."""

    card: int  # the width of a card
    cards: QRect  # the rectangle of all cards
    name: QRect  # the seat's name
    words: QRect  # the hand, its words and, unless ``figures`` has a place of its own, its share
    figures: QRect  # the seat's exact share; empty if it stands in ``words``, at the foot
    beneath: bool  # whether the words stand beneath the cards, not right of them
    room: int  # the height that the cards could use


def row_width(cards: int, card: int, gap: int, room: int = 10_000) -> int:
    """Return the width of cards side by side; in too small a room they overlap."""
    return min(cards * (card + gap) - gap, room)


def _across(cards: int, room: int, sizes: Sizes) -> int:
    """Return the width of a card if so many lie in a row; they overlap before they get small."""
    card, large = room // cards - sizes.px(6), sizes.px(LARGE_CARD)
    if card < large and cards > 2:
        card = max(card, min(large, int(room / (1 + _SEEN * (cards - 1)))))
    return card


def plate(
    place: QRect, cards: int, sizes: Sizes, *, alone: bool = False, low: bool = False
) -> Plate:
    """Return where the parts of a seat's plate lie in it; only the size of ``place`` counts.

    ``alone``: the verdict says what the seat has, so that only its name is written; ``low``: its
    low has a line of its own, and cards have tabs below them.
    """
    width, height = place.width(), place.height()
    edge, gap, small = sizes.px(18), sizes.px(6), sizes.px(8)
    name_high = sizes.line(14)
    air = 76 if width < sizes.px(2 * _WORDS) else 50  # a narrow plate has no room beside the cards
    is_small = height < name_high + sizes.line(20) + sizes.line(14) + sizes.px(air)
    top = sizes.px(3 if is_small else 7)
    # Words right of the cards.
    words = max(sizes.px(_WORDS), round(_WORDS * sizes.unit * (0.6 + 0.4 * sizes.text)))
    room_right = height - 2 * sizes.px(sizes.between(13, 7)) - sizes.px(4)
    by_height = round(room_right / _HEIGHT)
    right = min(by_height, (width - edge - 3 * small - words) // cards - gap, MOST_CARD)
    # Words above and beneath.
    tab = sizes.px(10) if low else 0
    lines = 0 if alone else sizes.line(13 if is_small else 20) + (0 if is_small else sizes.line(14))
    room_below = (
        height - top - name_high - sizes.px(4) - lines - tab - sizes.px(6 if is_small else 10)
    )
    room = width - edge - sizes.px(12)
    across = _across(cards, room, sizes)
    below = min(round(room_below / _HEIGHT), across, MOST_CARD)
    if is_small and not alone:  # the share stands right of the cards
        taken = sizes.px(8) + round(78 * sizes.unit * sizes.text)
        # With the largest letters the cards keep a part of the room that figures would need.
        room = max(room - taken, min(room, sizes.px(2 * LEAST_CARD)))
        roomy = _across(cards, room, sizes)
        below = min(below, max(roomy, sizes.px(LEAST_CARD)))
    if right >= below and not alone:
        card = max(right, 1)
        high = round(card * CARD_ASPECT)
        shown = QRect(edge + sizes.px(4), (height - high) // 2, row_width(cards, card, gap), high)
        left = shown.right() + 1 + sizes.px(12)
        text_top = max(sizes.px(6), min(shown.top(), sizes.px(14)))
        name = QRect(left, text_top, width - left - small, name_high)
        rest = QRect(left, name.bottom() + 1, name.width(), height - name.bottom() - 1 - small)
        return Plate(card, shown, name, rest, QRect(), False, room_right)
    card = max(below, 1)
    high = round(card * CARD_ASPECT)
    name = QRect(edge, top, width - edge - small, name_high)
    cards_top = name.bottom() + 1 + sizes.px(4)
    free = room_below - high
    shown = QRect(edge, cards_top + (0 if alone else max(0, free // 3)),
                  row_width(cards, card, gap, room), high)  # fmt: skip
    base = shown.bottom() + 1 + sizes.px(2 if is_small else 4) + tab + card // 14
    rest = QRect(edge, base, width - edge - small, height - base - sizes.px(4))
    rest, figures, beside = QRect() if alone else rest, name, sizes.px(4)
    if is_small and not alone:
        left = shown.right() + 1 + beside
        figures = QRect(left, shown.top(), width - left - beside, high)
    return Plate(card, shown, name, rest, figures, True, room_below)


# The streets --------------------------------------------------------------------------------------


class Tile(NamedTuple):
    """The parts of a street's tile, in the coordinates of the tile."""

    card: int  # the width of a card
    cards: QRect  # the rectangle of all cards; empty on a street without cards
    words: QRect  # the label, the shares and the bar
    above: bool  # whether the words stand above the cards, not left of them


class _Plan(NamedTuple):
    card: int
    label: int
    above: bool


@lru_cache(maxsize=64)
def _plan(width: int, height: int, board: tuple[int, ...], sizes: Sizes) -> _Plan:
    """Choose whether words lie beside a board's cards or above, and return how wide both are."""
    gap, between = sizes.px(6), sizes.px(8)
    cards, tiles = sum(board), len(board)
    label = round(_LABEL * sizes.unit * (0.4 + 0.6 * sizes.text))
    fixed = sum(sizes.px(34 if each else 22) for each in board) + between * (tiles - 1)
    left = (width - fixed - label * tiles - cards * gap) // max(cards, 1)
    left = min(round((height - sizes.px(sizes.between(20, 10))) / _HEIGHT), left, MOST_CARD)
    words = sizes.line(15) + sizes.px(18)
    over = sum(sizes.px(22) for each in board if each) + between * (tiles - 1)
    over += (label + sizes.px(16)) * board.count(0)
    above = (width - over - cards * gap) // max(cards, 1)
    above = min(round((height - words - sizes.px(6)) / _HEIGHT), above, MOST_CARD)
    enough = sizes.px(LARGE_CARD * sizes.text) if sizes.text < 2 else MOST_CARD
    if left >= min(above, enough):
        spare = width - fixed - cards * (left + gap)
        return _Plan(max(left, 1), spare // tiles, above=False)
    spare = width - over - cards * (above + gap)
    return _Plan(max(above, 1), spare // tiles, above=True)


def _street_tiles(room: QRect, board: tuple[int, ...], sizes: Sizes) -> tuple[QRect, ...]:
    gap, plan = sizes.px(6), _plan(room.width(), room.height(), board, sizes)
    first = round(_LABEL * sizes.unit * (0.4 + 0.6 * sizes.text)) + sizes.px(16)
    widths = []
    for cards in board:
        if plan.above:
            own = cards * (plan.card + gap) + sizes.px(22) if cards else first
        else:
            own = cards * (plan.card + gap) + sizes.px(34) if cards else sizes.px(22)
        widths.append(own + plan.label)
    widths[-1] += room.width() - sum(widths) - (len(widths) - 1) * sizes.px(8)
    return _columns(room, widths, sizes.px(8))


def tile(place: QRect, at: int, board: tuple[int, ...], width: int, sizes: Sizes) -> Tile:
    """Return where the parts of a street's tile lie in it; only the size of ``place`` counts.

    ``at``: the street in ``board``, the cards on each street; ``width``: of all tiles together.
    """
    plan, cards, gap = _plan(width, place.height(), board, sizes), board[at], sizes.px(6)
    high = round(plan.card * CARD_ASPECT)
    wide, edge = row_width(cards, plan.card, gap), sizes.px(14)
    if not cards:
        room = QRect(edge, 0, place.width() - 2 * edge, place.height())
        return Tile(plan.card, QRect(), room, above=False)
    if plan.above:
        edge = min(edge, max((place.width() - wide) // 2, sizes.px(6)))
        words = QRect(edge, sizes.px(6), place.width() - 2 * edge, sizes.line(15) + sizes.px(12))
        fall = round(plan.card * (_HEIGHT - CARD_ASPECT))  # of a card that does not play
        left, top = (place.width() - wide) // 2, place.height() - high - fall - sizes.px(6)
        return Tile(plan.card, QRect(left, top, wide, high), words, above=True)
    left, top = place.width() - wide - sizes.px(14), (place.height() - high) // 2
    words = QRect(edge, 0, left - edge - sizes.px(8), place.height())
    return Tile(plan.card, QRect(left, top, wide, high), words, above=False)
