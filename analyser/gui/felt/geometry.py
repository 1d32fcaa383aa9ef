"""Where everything lies on the felt: scoreboard, seats, streets and tray, from top to bottom.

Pure functions of the felt's size, of the text's scale and of what lies on the table. The order and
the scoreboard's place never change; only the heights below it do. All lengths are
device-independent pixels.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from analyser.gui.felt import card_places
from analyser.gui.felt.card_places import PlateParts, StreetCards, plan_tiles, plate_parts
from analyser.gui.felt.lettering import Sizes, sizes_of
from analyser.gui.look.theme import CARD_ASPECT

_VERDICT: Final = 22  # the width of 40 letters, in their size; large ones get two lines
FOLDED: Final = 44  # the height of a folded tray
_LUCK_IN_TWO_LINES: Final = 620  # the least width for sentences of some 140 letters on two lines
_TRAY: Final = 240
_MOST_TRAY: Final = 312  # four rows of 64
_TRAY_SHARE: Final = 0.42
_LEAST_ROW: Final = 34  # the least height of a row of the deck, with the gap below it
_SPARED: Final = (0, 0.25, 0.5, 0.75, 1)
"""How far to shrink the gaps, step by step, while large letters leave a card too little room."""
_STEP: Final = 8
"""By how much the felt gets higher at once, and the least that is worth a scroll bar."""
_HEADER_GROWS: Final = 1.75
"""How much higher the header gets above the felt if a line of 14 pixels gets higher by one."""
_MOST_HIGHER: Final = 1.75  # by how much of its height a felt with large letters may become higher
_SMALLER: Final = 0.9
"""On a picture, where nothing scrolls, texts get smaller by this factor to leave cards room."""
EXAMPLE_ROWS: Final = 2
_CARDS_OF_EXAMPLE: Final = 31  # the least height of an example's cards, with the gap below them
_IN_A_ROW: Final = 5
_SEATS_SHARE: Final = (0.57, 0.73, 0.7)
"""The seats' part of the height that seats and streets share: in one row, in two, with a matrix."""
_MATRIX: Final = 352  # the height of a seat with a matrix
_NAME_OF_HAND: Final = 6  # the width of most names of hands, in heights of their line
_WORTH_IT: Final = 0.9  # how much smaller cards in other rows than usual count: seats should stay
_BESIDE_A_MATRIX: Final = 3  # the most other seats that lie in one row if a seat has a matrix
_BAR_ON_TILE: Final = 32  # the height of a street's bar, with the room around the words
_ROOM_IN_TILE: Final = 50  # the most room above and below a street's cards together
_MOST_AIR: Final = 50
"""The most room that seats get which makes no card larger, if no deck needs it."""


class FeltState(NamedTuple):
    """What has to find room on the felt."""

    seats: tuple[int, ...]  # the number of cards of each seat
    # For each board the number of cards on each of its streets; empty without a board.
    boards: tuple[StreetCards, ...] = ()
    folded: bool = False  # whether the tray is folded to a bar
    # The seats that show the matrix of their range; one at most of three seats or more.
    matrices: tuple[int, ...] = ()
    lows: bool = False  # whether each seat has a low beside its high
    # Whether chips lie at the seats, and the bar has a needle, both with room for tags.
    money: bool = False
    luck: bool = False  # whether above the folded tray some sentences say what luck somebody had
    has_tray: bool = True  # whether there is a tray; a picture has none
    examples: bool = False  # whether examples take the room of seats and streets
    strip: int = 0  # the height of what lies in place of the folded tray, such as a question
    rows: int = 0  # in how many rows the seats lie, once that has been chosen


class FeltPlaces(NamedTuple):
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
def lay_out_felt(width: int, height: int, text: float, state: FeltState) -> FeltPlaces:
    """Return the rectangles of everything on a felt of this size.

    A larger ``text``, the factor of letters, makes no card smaller than beside an open tray with
    usual letters, of seats and boards nor of the deck: first the gaps shrink, then the tray becomes
    a sheet over the rest, then seats say no more than their hands and shares, and at last the felt
    gets higher and scrolls.
    """
    if text <= 1 or not state.has_tray:
        # What needs more than half of the felt scrolls.
        return _arranged(width, height, text, state, higher=max(state.strip - height // 2, 0))
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

    sheet = partial(arranged, spared=1, as_sheet=True)

    def card_widths(felt: FeltPlaces) -> tuple[int, int]:
        """Return the least width of the cards in the seats, and of those on the boards."""
        return _least_card_widths(felt.seats, felt.streets, state, felt.sizes)

    highest = sheet(higher=round(_MOST_HIGHER * height))
    # More height does not help where the width is what lacks.
    held, lying = map(min, map(max, card_widths(usual), card_widths(before)), card_widths(highest))

    def has_enough_room(felt: FeltPlaces) -> bool:
        seat, on_board = card_widths(felt)
        inside = plate_parts(felt.seats[0], state.seats[0], felt.sizes, low=state.lows)
        least = _least_seat_height(inside, felt.sizes) if len(state.seats) > 1 else 0
        has_deck = state.folded or felt.tray.height() >= tray
        return has_deck and seat >= held and on_board >= lying and felt.seats[0].height() >= least

    if not (state.folded or usual.is_sheet):
        for spared in _SPARED:
            felt = arranged(spared=spared)
            if has_enough_room(felt) and not felt.is_sheet:
                return felt
    if has_enough_room(felt := sheet()):
        return felt
    bare = (sheet(higher=each, lying=lying) for each in range(0, highest.height - height, _STEP))
    return next(filter(has_enough_room, bare), highest)


def _with_examples(arranged: Callable[..., FeltPlaces], usual: FeltPlaces) -> FeltPlaces:
    """Return the rectangles on a felt with examples.

    The gaps shrink, and then the felt gets higher, until there is room for their words and cards.
    ``arranged``: ``_arranged`` for this felt; ``usual``: the felt with usual text.
    """

    def room_for_cards(felt: FeltPlaces) -> int:
        """Return the height above the tray that the words of the examples leave for cards."""
        words = EXAMPLE_ROWS * (least_example(felt.sizes) + felt.sizes.gap)
        return felt.tray.top() - felt.seats[0].top() - words

    wanted = max(room_for_cards(usual), EXAMPLE_ROWS * usual.sizes.px(_CARDS_OF_EXAMPLE))
    for spared in _SPARED:
        if room_for_cards(felt := arranged(spared=spared)) >= wanted:
            return felt
    high = usual.height  # enough for the whole tray
    lacking = high + wanted - room_for_cards(arranged(spared=1, higher=high))
    # A few pixels are not worth a scroll bar.
    return arranged(spared=1, higher=lacking if lacking > _STEP else 0)


def least_example(sizes: Sizes) -> int:
    """Return the least height of an example: of its question, its shares and what it is about."""
    return sizes.line(19) + sizes.line(13) + sizes.line(14) + sizes.px(2 * 8 + 3 * 4)


def _arranged(
    width: int,
    height: int,
    text: float,
    state: FeltState,
    *,
    tray: int = 0,
    spared: float = 0,
    higher: int = 0,
    as_sheet: bool = False,
    lying: int = 0,
) -> FeltPlaces:
    """Return the rectangles of everything.

    ``tray``: the height of an open tray, if not the usual one; ``spared``: how far the gaps have
    shrunk for large letters; ``higher``: by how much the felt is higher than can be seen at once;
    ``as_sheet``: whether an open tray lies over the rest; ``lying``: the width of the board's cards
    if they take no more room than that and seats say no more than they have to.
    """
    sizes = sizes_of(width, height, text)._replace(spared=spared, bare=lying > 0)
    height += higher
    pad, gap = sizes.padding, sizes.gap
    inner = width - 2 * pad
    top = sizes.px(sizes.between(10, 5))
    lines = 2 if text > 1 and inner < _VERDICT * sizes.letters(sizes.verdict) else 1
    verdict = QRect(pad, top, inner, lines * sizes.line(sizes.verdict))
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
    folded = state.strip or max(sizes.px(FOLDED), sizes.line(15) + sizes.px(12))
    tray = min(tray, below.height()) or _tray_height(sizes, below.height())
    tray = folded if state.folded else tray
    tray, gap_above = (tray, gap) if state.has_tray else (0, 0)
    tags = max(sizes.px(10), sizes.line(13) // 2) if state.money else 0  # they lie over the foot
    luck = _luck_height(sizes, inner) if state.luck and state.folded and state.has_tray else 0
    rest = below.height() - tray - gap_above - tags - (luck and luck + gap)
    is_open = state.has_tray and not state.folded
    bare = sizes._replace(bare=True)
    lacks_room = bool(state.matrices) or rest < _least_height(state, bare)
    is_sheet = is_open and (lacks_room or as_sheet)
    if is_sheet:  # the deck lies over the rest
        rest = below.height() - folded - gap - tags
    elif is_open and rest < _least_height(state, sizes):
        sizes = bare
    if not higher and (is_sheet or not is_open):  # beside an open deck seats stay where they are
        state = _in_best_rows(state, inner, rest - _bare_tile_height(state, rest, sizes), sizes)
    seats_high, streets_high = _share_out(rest, inner, state, sizes, lying)
    if state.examples:
        seats_high = rest - len(state.boards) * (streets_high + gap)
    spare = rest - seats_high - len(state.boards) * (streets_high + gap)
    if is_open and not is_sheet:  # the deck gets what no card can use
        more = max(min(spare, sizes.px(_MOST_TRAY) - tray), 0)
        tray, spare = tray + more, spare - more
    has_cards = any(map(any, state.boards))
    seats_high += max(min(spare, sizes.px(_MOST_AIR)) if has_cards else spare, 0)
    seats = _seats(QRect(pad, below.top(), inner, seats_high), state, sizes)
    streets, at = [], below.top() + seats_high + gap + tags
    for board in state.boards:
        streets.append(card_places.street_tiles(QRect(pad, at, inner, streets_high), board, sizes))
        at += streets_high + gap
    is_lost = min(_least_card_widths(seats, streets, state, sizes)) < card_places.LEAST_CARD
    if text > 1 and is_lost and not state.has_tray:
        return _arranged(width, height, max(1.0, text * _SMALLER), state)
    place = QRect(pad, below.bottom() + 1 - tray, inner, tray)
    said = QRect(pad, place.top() - gap - luck, inner, luck)
    parts = seats, tuple(streets), place, said, height, is_sheet
    return FeltPlaces(sizes, scoreboard, verdict, reason, bar, *parts)


def _least_card_widths(
    seats: Sequence[QRect], streets: Sequence[Sequence[QRect]], state: FeltState, sizes: Sizes
) -> tuple[int, int]:
    """Return the width of the smallest card of a seat, and of one on a board."""
    held = [
        plate_parts(place, count, sizes, alone=len(seats) == 1, low=state.lows).card
        for seat, (place, count) in enumerate(zip(seats, state.seats, strict=True))
        if seat not in state.matrices
    ]
    lying = [
        plan_tiles(row[0].united(row[-1]).width(), row[0].height(), board, sizes).card
        for board, row in zip(state.boards, streets, strict=True)
        if any(board)
    ]
    return min(held, default=card_places.MOST_CARD), min(lying, default=card_places.MOST_CARD)


def _luck_height(sizes: Sizes, width: int) -> int:
    """Return the height of a hand's all-in luck, of two lines of text or three."""
    lines = 2 if width > _LUCK_IN_TWO_LINES * sizes.letters(1) else 3
    return (1 + lines) * sizes.line(14) + sizes.px(24)


def _tray_height(sizes: Sizes, room: int) -> int:
    """Return the usual height of an open tray in a room of this height."""
    least = sizes.line(14) + sizes.px(12) + 4 * sizes.px(_LEAST_ROW)
    return max(round(min(_TRAY * sizes.unit, _TRAY_SHARE * room)), least)


def _seat_rows(state: FeltState) -> int:
    return state.rows or (1 if len(state.seats) <= _IN_A_ROW else 2)


def _in_best_rows(state: FeltState, width: int, height: int, sizes: Sizes) -> FeltState:
    """Return the state with the seats in as many rows as let their cards be the largest.

    With a board they lie in the usual rows, as it gets the rest of the room.
    """
    seats, usual = len(state.seats), _seat_rows(state)
    if state.examples or state.matrices or any(map(any, state.boards)):
        return state

    words = sizes.line(14) + sizes.line(20) + sizes.line(16)
    whole = [rows for rows in range(1, min(seats, height // words) + 1) if seats % rows == 0]

    def rated_width(rows: int) -> float:
        """Return how wide a seat's cards get in so many rows; an unusual number rates lower."""
        place = in_rows(QRect(0, 0, width, height), seats, sizes, rows)[0]
        inside = plate_parts(place, max(state.seats), sizes, alone=seats == 1, low=state.lows)
        return inside.cards.width() * (1 if rows == usual else _WORTH_IT)

    return state._replace(rows=max((usual, *whole), key=rated_width))


def _least_height(state: FeltState, sizes: Sizes) -> int:
    """Return the least height of seats and streets together: that of their words."""
    lines = 1 if sizes.bare else 2
    words = lines * sizes.line(14) + sizes.line(20) + sizes.line(16) + sizes.px(16)
    seats = _seat_rows(state) * (max(words, sizes.px(84)) + sizes.gap)
    return seats + len(state.boards) * (_least_street_height(sizes) + sizes.gap)


def _least_seat_height(inside: PlateParts, sizes: Sizes) -> int:
    """Return the least height of a seat with the fewest words; 0 if they lie below the cards."""
    if inside.beneath:
        return 0  # there is a line for the hand below the cards
    lines = 1 if inside.words.width() >= _NAME_OF_HAND * sizes.line(20) else 2
    return sizes.line(14) + lines * sizes.line(20) + sizes.line(16) + sizes.px(20)


def _least_street_height(sizes: Sizes) -> int:
    return max(sizes.line(14) + sizes.line(16) + sizes.px(20), sizes.px(60))


def _bare_tile_height(state: FeltState, room: int, sizes: Sizes) -> int:
    """Return the height of a street's tile without cards; 0 if there are no streets."""
    words = sizes.line(15) + sizes.line(16) + sizes.px(_BAR_ON_TILE)
    return min(words, room // 2) if state.boards else 0


def _share_out(
    room: int, width: int, state: FeltState, sizes: Sizes, lying: int
) -> tuple[int, int]:
    """Share out a height: return that of all seats together, and that of each board.

    ``lying``: the width of a board's card if seats get all the height that those cards leave.
    """
    boards, gap = len(state.boards), sizes.gap
    rows = _seat_rows(state)
    most = rows * (_useful_height(width, state, sizes) + gap) - gap
    if state.matrices:
        most = max(most, sizes.px(_MATRIX))
    if not boards:
        return min(room, most), 0
    if not any(state.boards[0]):  # nothing but words and bars
        words = _bare_tile_height(state, room, sizes)
        return min(room - words - gap, most), words
    share = _SEATS_SHARE[2 if state.matrices else rows - 1]
    share += 0.06 * sizes.tight  # words need more than cards on a small felt
    streets = 1 - share if boards == 1 else 0.08 + 0.48 / boards
    room -= boards * gap
    seats, least = min(round(room * (1 - boards * streets)), most), 0
    if lying:
        least = card_places.least_tile_height(width, state.boards[0], lying, sizes)
        seats = max(room - boards * least, room // 2)
        seats = min(seats, max(most, _least_height(state._replace(boards=()), sizes)))
    if state.matrices:  # it is as well off with less, a street with its words is not
        seats = min(seats, max(room - boards * _least_street_height(sizes), room // 2))
    each = (room - seats) // boards
    card = plan_tiles(width, each, state.boards[0], sizes).card
    return seats, min(each, max(round(card * CARD_ASPECT) + sizes.px(_ROOM_IN_TILE), least))


def _useful_height(width: int, state: FeltState, sizes: Sizes) -> int:
    """Return the height of a seat whose cards fill its width: more height makes none larger."""
    cards = max(state.seats, default=2)
    each = in_rows(QRect(0, 0, width, 10_000), len(state.seats), sizes, _seat_rows(state))[0]
    each.setHeight(10_000)
    beside = plate_parts(each, cards, sizes, alone=len(state.seats) == 1, low=state.lows)
    return beside.cards.height() + 10_000 - beside.room


def _seats(room: QRect, state: FeltState, sizes: Sizes) -> tuple[QRect, ...]:
    """Return one rectangle for each seat; one with a matrix is as high as all the others."""
    count, gap = len(state.seats), sizes.gap
    # Wide enough for the cells of a matrix and the words beside it.
    wide = room.height() - 2 * sizes.px(card_places.AROUND_MATRIX) + sizes.px(18 + 14 + 12)
    beside = round(card_places.BESIDE_MATRIX * sizes.unit * sizes.text)
    wide = min(wide + beside, round(0.62 * room.width()))
    equal = (room.width() - gap * (count - 1)) // max(count, 1)
    if len(state.matrices) != 1 or count == 1 or equal >= wide:
        return in_rows(room, count, sizes, _seat_rows(state))
    (seat,) = state.matrices
    others = QRect(room.left(), room.top(), room.width() - wide - gap, room.height())
    rows = 1 if count - 1 <= _BESIDE_A_MATRIX else 2
    places = list(in_rows(others, count - 1, sizes, rows))
    before = seat  # so many lie left of it
    if rows > 1:
        before = count - 1 if 2 * seat >= count else 0
    left = max([other.right() + 1 + gap for other in places[:before]], default=room.left())
    place = QRect(left, room.top(), wide, room.height())
    for other in places[before:]:
        other.translate(wide + gap, 0)
    return (*places[:seat], place, *places[seat:])


def in_rows(room: QRect, seats: int, sizes: Sizes, rows: int) -> tuple[QRect, ...]:
    """Return one rectangle for each seat or example, all of one size, in so many rows."""
    across = -(-seats // rows)
    gap = sizes.gap if across <= 3 else sizes.px(sizes.between(8, 6))
    wide = (room.width() - (across - 1) * gap) // across
    high = (room.height() - (rows - 1) * gap) // rows
    step = (room.width() - wide) / max(across - 1, 1)  # to the right edge: some gaps are wider
    corners = [(round(step * (seat % across)), seat // across * (high + gap))
               for seat in range(seats)]  # fmt: skip
    return tuple([QRect(room.left() + x, room.top() + y, wide, high) for x, y in corners])
