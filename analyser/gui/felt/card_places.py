"""Where cards, words or a matrix lie in a seat's plate, and what lies where on a street's tile."""

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from analyser.gui.felt.lettering import Sizes
from analyser.gui.look.theme import CARD_ASPECT, LEAST_TARGET

_WORDS: Final = 112  # the least width of the words at the right of a seat's cards
_COLUMN: Final = 52  # the least width of a share at the right of a small seat's cards
_LABEL: Final = 70  # the least width of the words at the left of a street's cards
LARGE_CARD: Final = 62  # the least width of a card with a large face
_HEIGHT: Final = CARD_ASPECT + 1 / 14
"""The height of a card and of the way by which it rises, as a multiple of its width."""
_SEEN: Final = 0.62
"""The least part of a card's width that stays visible if the next card covers the rest."""
LEAST_CARD: Final = 30
MOST_CARD: Final = 340
AROUND_MATRIX: Final = 13
BESIDE_MATRIX: Final = 150  # the width of the words beside a matrix
FRAME: Final = 2
"""What the field of a range's text has above and below it, in device-independent pixels."""
StreetCards = tuple[int, ...]
"""How many cards lie on each street of a board."""


# A seat's plate -----------------------------------------------------------------------------------


class PlateParts(NamedTuple):
    """The parts of a seat's plate, in the coordinates of the plate."""

    card: int  # the width of a card
    cards: QRect  # the rectangle of all cards
    name: QRect  # the seat's name
    words: QRect  # the hand, its words and, unless ``figures`` has a place of its own, its share
    figures: QRect  # the seat's exact share; empty if it stands in ``words``, at the foot
    beneath: bool  # whether the words stand beneath the cards, not right of them
    room: int  # the height that the cards could use
    brief: bool = False  # whether the words have but one line

    @property
    def has_column(self) -> bool:
        """Whether the share has a column of its own, right of the cards."""
        return self.brief and self.figures != self.name


def row_width(count: int, card: int, gap: int, room: int = 10_000) -> int:
    """Return the width of so many cards in a row, each so wide; in a small room they overlap."""
    return min(count * (card + gap) - gap, room)


def _card_width_in_row(cards: int, room: int, sizes: Sizes) -> int:
    """Return the width of each of so many cards in a row; they overlap before they get small."""
    card, large = room // cards - sizes.px(6), sizes.px(LARGE_CARD)
    if card < large and cards > 2:
        card = max(card, min(large, int(room / (1 + _SEEN * (cards - 1)))))
    return card


def plate_parts(
    place: QRect, cards: int, sizes: Sizes, *, alone: bool = False, low: bool = False
) -> PlateParts:
    """Return where the parts of a seat's plate lie in it; only the size of ``place`` counts.

    ``alone``: the verdict says what the seat has, so that only its name is written; ``low``: cards
    may have tabs below them.
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
    across = _card_width_in_row(cards, room, sizes)
    below = min(round(room_below / _HEIGHT), across, MOST_CARD)
    if is_small and not alone:  # the share stands right of the cards
        taken = sizes.px(8) + round(78 * sizes.unit * sizes.text)
        # With the largest letters the cards keep a part of the room that figures would need.
        least = max(2.0, 1 + _SEEN * (cards - 1)) * sizes.px(LEAST_CARD)
        room = max(room - taken, min(room, round(least)))
        roomy = _card_width_in_row(cards, room, sizes)
        below = min(below, max(roomy, sizes.px(LEAST_CARD)))
    if right >= below and not alone:
        card = max(right, 1)
        high = round(card * CARD_ASPECT)
        shown = QRect(edge + sizes.px(4), (height - high) // 2, row_width(cards, card, gap), high)
        left = shown.right() + 1 + sizes.px(12)
        text_top = max(sizes.px(6), min(shown.top(), sizes.px(14)))
        name = QRect(left, text_top, width - left - small, name_high)
        rest = QRect(left, name.bottom() + 1, name.width(), height - name.bottom() - 1 - small)
        return PlateParts(card, shown, name, rest, QRect(), False, room_right)
    card = max(below, 1)
    high = round(card * CARD_ASPECT)
    name = QRect(edge, top, width - edge - small, name_high)
    cards_top = name.bottom() + 1 + sizes.px(4)
    free = room_below - high
    shown = QRect(edge, cards_top + max(0, free // 3),
                  row_width(cards, card, gap, room), high)  # fmt: skip
    base = shown.bottom() + 1 + sizes.px(2 if is_small else 4) + tab + card // 14
    rest = QRect(edge, base, width - edge - small, height - base - sizes.px(4))
    rest, figures, beside = QRect() if alone else rest, name, sizes.px(4)
    left = shown.right() + 1 + beside
    is_brief = is_small and not alone
    if is_brief and width - left - beside >= sizes.px(_COLUMN):
        figures = QRect(left, shown.top(), width - left - beside, high)
    return PlateParts(card, shown, name, rest, figures, True, room_below, is_brief)


class MatrixParts(NamedTuple):
    """The parts of a plate with the matrix of a range; what has no room is empty.

    ``size``: how many hands it has, or what is wrong with the text; ``slider``: the best hands;
    ``kinds``: what it makes on the board; ``hand``: the one in focus, spelled out.
    """

    matrix: QRect
    name: QRect
    field: QRect
    size: QRect
    slider: QRect
    kinds: QRect
    hand: QRect


def matrix_parts(place: QRect, sizes: Sizes) -> MatrixParts:
    """Return where the parts of a plate with a matrix lie; only the plate's size counts."""
    width, height = place.width(), place.height()
    edge, gap, inset = sizes.px(18 + 4), sizes.px(14), sizes.px(12)
    words = min(round(BESIDE_MATRIX * sizes.unit * sizes.text), width * 2 // 5)
    around = sizes.px(sizes.between(AROUND_MATRIX, 6))
    cell = max(min((height - 2 * around) // 13, (width - edge - gap - inset - words) // 13), 1)
    matrix = QRect(edge, (height - 13 * cell) // 2, 13 * cell, 13 * cell)
    left, top = matrix.right() + 1 + gap, sizes.px(10)
    foot = height - sizes.px(16)  # above a bet that lies on the edge
    rows: list[QRect] = []
    for high, space in (
        (sizes.line(14), 4),
        (max(sizes.line(14) + sizes.px(sizes.between(16, 8)), LEAST_TARGET) + 2 * FRAME, 4),
        (2 * sizes.line(13), 0), (max(sizes.px(20), LEAST_TARGET), 0),
    ):  # fmt: skip
        fits = top + high <= foot - sizes.line(14) or not rows
        rows.append(QRect(left, top, width - left - inset, high) if fits else QRect())
        top += (high + sizes.px(space)) if fits else 0
    name, field, size, slider = rows
    hand = QRect(left, foot - sizes.line(14), name.width(), sizes.line(14))
    kinds = QRect(left, top, name.width(), max(hand.top() - sizes.px(4) - top, 0))
    return MatrixParts(matrix, name, field, size, slider, kinds, hand)


# The streets --------------------------------------------------------------------------------------


class TileParts(NamedTuple):
    """The parts of a street's tile, in the coordinates of the tile."""

    card: int  # the width of a card
    cards: QRect  # the rectangle of all cards; empty on a street without cards
    words: QRect  # the label, the shares and the bar
    above: bool  # whether the words stand above the cards, not left of them


class TilePlan(NamedTuple):
    """How the tiles of a board share out their width."""

    card: int  # the width of a card
    label: int  # by how much the words make each tile wider
    above: bool  # whether the words stand above the cards


def _label_width(sizes: Sizes) -> int:
    """Return the least width of the words at the left of a street's cards."""
    return round(_LABEL * sizes.unit * (0.4 + 0.6 * sizes.text))


def _bare_width(cards: int, card: int, above: bool, sizes: Sizes) -> int:
    """Return the width of a tile with so many cards, each so wide, without what its words get."""
    if cards:
        return cards * (card + sizes.px(6)) + sizes.px(22 if above else 34)
    return _label_width(sizes) + sizes.px(16) if above else sizes.px(22)


@lru_cache(maxsize=64)
def plan_tiles(width: int, height: int, board: StreetCards, sizes: Sizes) -> TilePlan:
    """Choose whether words lie beside a board's cards or above, and return how wide both are."""
    cards, tiles = max(sum(board), 1), len(board)

    def spare_width(card: int, above: bool) -> int:
        """Return what cards so wide leave of the width; below 0 if they do not fit."""
        own = sum([_bare_width(each, card, above, sizes) for each in board])
        return width - sizes.px(8) * (tiles - 1) - own

    left = (spare_width(0, above=False) - _label_width(sizes) * tiles) // cards
    left = min(round((height - sizes.px(sizes.between(20, 10))) / _HEIGHT), left, MOST_CARD)
    over = round((height - sizes.line(15) - sizes.px(18 + 6)) / _HEIGHT)
    over = min(over, spare_width(0, above=True) // cards, MOST_CARD)
    enough = sizes.px(LARGE_CARD * sizes.text) if sizes.text < 2 else MOST_CARD
    above = left < min(over, enough)
    card = max(over if above else left, 1)
    return TilePlan(card, spare_width(card, above) // tiles, above)


def street_tiles(room: QRect, board: StreetCards, sizes: Sizes) -> tuple[QRect, ...]:
    """Return the rectangle of each street's tile, side by side in a room."""
    plan = plan_tiles(room.width(), room.height(), board, sizes)
    widths = [_bare_width(cards, plan.card, plan.above, sizes) + plan.label for cards in board]
    widths[-1] += room.width() - sum(widths) - (len(widths) - 1) * sizes.px(8)
    left, places = room.left(), []
    for width in widths:
        places.append(QRect(left, room.top(), width, room.height()))
        left += width + sizes.px(8)
    return tuple(places)


def tile_parts(place: QRect, at: int, board: StreetCards, width: int, sizes: Sizes) -> TileParts:
    """Return where the parts of a street's tile lie in it; only the size of ``place`` counts.

    ``at``: the number of the street; ``width``: of all tiles together.
    """
    plan, cards, gap = plan_tiles(width, place.height(), board, sizes), board[at], sizes.px(6)
    high = round(plan.card * CARD_ASPECT)
    wide, edge, air = row_width(cards, plan.card, gap), sizes.px(14), sizes.px(4)
    if not cards:
        room = QRect(edge, air, place.width() - 2 * edge, place.height() - 2 * air)
        return TileParts(plan.card, QRect(), room, above=False)
    if plan.above:
        edge = min(edge, max((place.width() - wide) // 2, sizes.px(6)))
        words = QRect(edge, sizes.px(6), place.width() - 2 * edge, sizes.line(15) + sizes.px(12))
        fall = round(plan.card * (_HEIGHT - CARD_ASPECT))  # of a card that does not play
        left, top = (place.width() - wide) // 2, place.height() - high - fall - sizes.px(6)
        return TileParts(plan.card, QRect(left, top, wide, high), words, above=True)
    left, top = place.width() - wide - sizes.px(14), (place.height() - high) // 2
    words = QRect(edge, air, left - edge - sizes.px(8), place.height() - 2 * air)
    return TileParts(plan.card, QRect(left, top, wide, high), words, above=False)


def least_tile_height(width: int, board: StreetCards, card: int, sizes: Sizes) -> int:
    """Return the least height of a board's tiles in which its cards are so wide."""
    high = round(card * _HEIGHT)
    beside = high + sizes.px(sizes.between(20, 10))
    if plan_tiles(width, beside, board, sizes).card >= card:
        return beside
    return high + sizes.line(15) + sizes.px(18 + 6)
