"""Where everything lies on the felt: nothing overlaps, nothing sticks out, ten seats fit."""

from itertools import combinations, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from analyser.gui.felt import measures
from analyser.gui.felt.answer_text import FIGURE, TITLE
from analyser.gui.felt.arrangement import arrange
from analyser.gui.look.theme import SMALL, TIGHT, scaled
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM, OMAHA_HI_LO, RAZZ
from analyser.poker.table.table import new_table


def lines_of(points: float) -> measures.Lines:
    """The heights of the window's texts, worked out for a screen of 96 dots an inch.

    A line is 1.25 times as high as its font, a letter half as wide, as in the fonts that come with
    the three systems; no font has to be there.
    """
    pixel = points * 96 / 72
    text = round(1.25 * pixel)

    def line(factor: float) -> int:
        return round(1.25 * pixel * factor)

    advance = round(0.52 * pixel)
    heading = max(32, text + SMALL)
    return measures.Lines(
        heading=heading,
        text=text + 2,
        title=line(TITLE),
        figure=line(FIGURE),
        verdict=line(2.4) + 3 * text + SMALL,
        least_verdict=line(1.2) + 3 * text + TIGHT,
        heading_width=measures.heading_width(heading, advance),
        answer_width=26 * advance,
        verdict_width=30 * advance,
    )


def places_of(game: Game, seats: int, held: int = 0) -> measures.Places:
    table = new_table(game, seats)
    shown = table.shown_slots(0)
    slots = max(shown, min(held, game.most)) if game is ANY else shown
    return measures.Places((slots,) * seats, game.board, game.splits)


def parts(plan: measures.Arrangement) -> list[QRect]:
    every = [*plan.seats, plan.board, plan.verdict, plan.bar]
    return [place for place in every if not place.isEmpty()]


games = st.sampled_from(GAMES)
seat_counts = st.integers(1, 10)
fonts = st.floats(9, 24)
# From the felt of a window of 1024 by 700 with the deck unfolded to that of 2560 by 1440 without.
rooms = st.builds(QSize, st.integers(976, 2520), st.integers(240, 1330))


@given(rooms, games, seat_counts, fonts)
def test_nothing_overlaps_all_has_room(room: QSize, game: Game, seats: int, points: float) -> None:
    places, lines = places_of(game, seats), lines_of(points)
    plan = arrange(room, places, lines)
    for one, other in combinations(parts(plan), 2):
        assert not one.intersects(other), (one, other, plan)
    felt = QRect(0, 0, room.width(), room.height())
    for place in parts(plan):
        assert place.left() >= 0
        assert place.top() >= 0
        if not plan.crowded:
            assert felt.contains(place), (place, felt, plan)
    if not plan.crowded:
        assert plan.verdict.height() >= lines.least_verdict
        assert plan.verdict.width() >= 0.6 * lines.verdict_width - 20
    assert measures.LEAST_CARD <= plan.card <= measures.MOST_CARD
    assert len(plan.seats) == seats
    for seat in plan.seats:
        assert seat.height() >= measures.card_height(plan.card)
    assert (not plan.board.isEmpty()) == bool(places.board)
    if places.board:
        assert measures.LEAST_CARD <= plan.board_card <= measures.MOST_CARD
        assert plan.board.width() >= measures.row_width(places.board, plan.board_card)
        assert plan.board.height() >= measures.card_height(plan.board_card)
    assert (plan.detail is None) == (seats == 1)
    if plan.detail is not None:
        needed = lines.heading + measures.card_height(plan.card) + TIGHT + 2 * plan.inset
        grown = lines.beside(plan.card)
        needed += measures.answer_height(plan.detail, places.lows, grown, plan.wide, places.board)
        assert {seat.height() for seat in plan.seats} == {needed}
        assert len({seat.width() for seat in plan.seats}) == 1


def test_a_squeezed_felt_has_small_letters_and_is_crowded_at_last() -> None:
    room = QSize(976, 330)
    plan = arrange(room, places_of(ANY, 1), lines_of(18))
    assert not plan.crowded
    assert plan.lies_in(room)
    lines = lines_of(16)
    plan = arrange(QSize(600, 330), places_of(HOLDEM, 3), lines)
    assert plan.board.right() >= 600 - 20
    assert plan.verdict.width() > 0.8 * lines.verdict_width
    plan = arrange(QSize(600, 200), places_of(RAZZ, 8), lines_of(24))
    assert plan.crowded
    assert max(place.bottom() for place in parts(plan)) > 200


@pytest.mark.parametrize(
    ("window", "room", "points"),
    [
        ("1180 x 820", QSize(1132, 503), 9), ("1180 x 820", QSize(1132, 498), 12),
        ("1024 x 700", QSize(976, 383), 9), ("1024 x 700", QSize(976, 378), 12),
    ],
)  # fmt: skip
def test_ten_seats_of_holdem_fit_without_scrolling(window: str, room: QSize, points: float) -> None:
    plan = arrange(room, places_of(HOLDEM, 10), lines_of(points))
    assert not plan.crowded, window
    assert plan.card >= measures.LEAST_CARD
    assert plan.detail is not None


@pytest.mark.parametrize("seats", [2, 10])
def test_more_room_never_means_smaller_cards(seats: int) -> None:
    """Along the sizes that a window is dragged through."""
    sizes = [QSize(976 + 16 * step, 280 + 12 * step) for step in range(60)]
    plans = [arrange(size, places_of(HOLDEM, seats), lines_of(9)) for size in sizes]
    merits = [plan.merit for plan in plans]
    assert merits[-1] > merits[0]
    assert all(later >= earlier - 8 for earlier, later in pairwise(merits))


def test_seats_lie_around_the_board_or_above_each_other() -> None:
    plan = arrange(QSize(1132, 400), places_of(HOLDEM, 2), lines_of(9))
    left, right = plan.seats
    assert left.right() < plan.board.left() < plan.board.right() < right.left()
    assert plan.verdict.top() >= plan.board.bottom()
    assert plan.bar.top() >= plan.verdict.bottom()
    assert plan.card >= 78
    plan = arrange(QSize(1132, 510), places_of(HOLDEM, 10), lines_of(9))
    upper, lower = plan.seats[:5], plan.seats[5:]
    assert max(seat.bottom() for seat in upper) < plan.board.top()
    assert min(seat.top() for seat in lower) > plan.board.bottom()
    plan = arrange(QSize(1132, 400), places_of(ANY, 1, held=7), lines_of(9))
    assert plan.detail is None
    assert plan.bar.isEmpty()
    assert plan.verdict.top() >= plan.seats[0].bottom()
    plan = arrange(QSize(1156, 650), places_of(RAZZ, 2), lines_of(10))
    above, below = plan.seats
    assert above.bottom() < plan.verdict.top() < plan.verdict.bottom() < below.top()
    assert plan.seen == plan.card > 100


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_cards_that_are_easily_read_leave_the_board_with_no_much_smaller_ones(seats: int) -> None:
    for width, height in product(range(976, 2520, 200), range(240, 1330, 100)):
        plan = arrange(QSize(width, height), places_of(HOLDEM, seats), lines_of(9))
        assert plan.card <= 60 or plan.board_card >= 0.8 * plan.card


def test_with_more_room_cards_are_larger_and_lows_beside_hands() -> None:
    low = arrange(QSize(1132, 400), places_of(HOLDEM, 2), lines_of(9))
    plan = arrange(QSize(1132, 650), places_of(HOLDEM, 2), lines_of(9))
    left, right = plan.seats
    assert left.right() < plan.verdict.left() < plan.verdict.right() < right.left()
    assert plan.board.top() > max(left.bottom(), right.bottom(), plan.bar.bottom())
    assert plan.card >= 1.2 * low.card
    assert plan.board_card >= 1.2 * low.board_card
    lines = lines_of(9)
    assert measures.answer_height(2, True, lines, True) < measures.answer_height(2, True, lines)
    plan = arrange(QSize(1132, 385), places_of(RAZZ, 2), lines)
    assert plan.wide
    assert plan.detail == 2
    assert plan.seen >= 70
    with_low = measures.answer_height(2, True, lines)
    assert with_low - measures.answer_height(2, False, lines) >= lines.mini_height + lines.text
    plan = arrange(QSize(2000, 1000), places_of(OMAHA_HI_LO, 2), lines)
    assert plan.detail == 2


@given(
    st.integers(2, 12), st.integers(measures.LEAST_CARD, measures.MOST_CARD), st.integers(0, 400)
)
def test_a_row_has_gaps_if_there_is_room_and_is_inside_it(slots: int, card: int, less: int) -> None:
    room = max(measures.row_width(slots, card) - less, card + 2 * measures.RING)
    step = measures.step_of(slots, card, room)
    assert 0 <= step <= card + measures.GAP
    assert (slots - 1) * step + card + 2 * measures.RING <= room + 1e-6
    assert measures.step_of(slots, card, measures.row_width(slots, card)) == card + measures.GAP
    assert (slots - 1) * (card + measures.GAP) + card + 2 * measures.RING == measures.row_width(
        slots, card
    )


def test_these_lines_are_like_those_of_the_font_that_is_there(qapp: QApplication) -> None:
    """The tests above reckon with a font of their own; it must not be far from a real one."""
    font = QFont(qapp.font())
    font.setPointSizeF(12)
    metrics = QFontMetrics(scaled(font, 1))
    if not metrics.averageCharWidth():
        pytest.skip("there is no font")
    assert lines_of(12).text == pytest.approx(metrics.lineSpacing() + 2, rel=0.25)
