"""Tests where everything lies on the felt."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRect

from analyser.gui.felt.card_places import plate_parts, tile_parts
from analyser.gui.felt.geometry import (
    EXAMPLE_ROWS,
    FeltPlaces,
    FeltState,
    lay_out_felt,
    least_example,
)
from analyser.gui.felt.lettering import sizes_of
from mostly_long import mostly_long

HOLDEM = ((0, 3, 1, 1),)
USUAL = (1096, 732)
SIZES = (USUAL, (788, 484), (936, 680), (1700, 1000), (2445, 1334))
STATES = [
    *[FeltState((2,) * n, HOLDEM, folded) for n in (1, 2, 6, 10) for folded in (False, True)],
    FeltState((7,)),
    FeltState((4,) * 6, HOLDEM),
    FeltState((7,) * 7, folded=True),
    FeltState((2, 2), HOLDEM, folded=True, matrices=(0, 1)),
    FeltState((2, 2), HOLDEM * 2, folded=True),
    FeltState((10,), examples=True),
]
OTHERS = [
    FeltState((2,) * n, HOLDEM, folded) for n in (3, 4, 5, 7, 8, 9) for folded in (False, True)
]
EVERY_STATE = mostly_long(len(STATES), STATES + OTHERS)


def laid_out(size: tuple[int, int], text: float, state: FeltState) -> tuple[FeltPlaces, QRect]:
    felt = lay_out_felt(*size, text, state)
    return felt, QRect(0, 0, size[0], felt.height)


@pytest.mark.parametrize("state", EVERY_STATE, ids=str)
def test_everything_lies_on_the_felt_and_nothing_covers_anything(state: FeltState) -> None:
    for size, text in product(SIZES, (1.0, 1.25, 3.0)):
        felt, room = laid_out(size, text, state)
        parts = [*felt.seats, *[each for row in felt.streets for each in row]]
        parts += [felt.scoreboard] if felt.is_sheet else [felt.scoreboard, felt.tray]
        for part in parts:
            assert room.contains(part), (size, text, part)
        for at, one in enumerate(parts):
            assert not any(one.intersects(other) for other in parts[at + 1 :]), (size, text)
        for part in (felt.verdict, felt.reason, felt.bar):
            assert felt.scoreboard.contains(part)
        assert max(seat.right() for seat in felt.seats) == felt.bar.right()


@pytest.mark.parametrize("state", EVERY_STATE, ids=str)
def test_the_parts_of_plates_and_tiles_lie_in_them(state: FeltState) -> None:
    for size in SIZES:
        felt, _ = laid_out(size, 1.0, state)
        for place, cards in zip(felt.seats, state.seats, strict=True):
            inside = plate_parts(place, cards, felt.sizes, alone=len(state.seats) == 1)
            whole = QRect(0, 0, place.width(), place.height())
            for part in (inside.cards, inside.name, inside.words, inside.figures):
                assert part.isEmpty() or whole.contains(part), (size, part)
        for board, row in zip(state.boards, felt.streets, strict=True):
            for at, place in enumerate(row):
                parts = tile_parts(place, at, board, felt.tray.width(), felt.sizes)
                whole = QRect(0, 0, place.width(), place.height())
                assert whole.adjusted(0, 3, 0, -3).contains(parts.words)
                assert parts.cards.isEmpty() or whole.contains(parts.cards)


@pytest.mark.parametrize("state", EVERY_STATE, ids=str)
def test_the_answer_stays_where_it_is_in_every_state(state: FeltState) -> None:
    first = lay_out_felt(*USUAL, 1.0, STATES[0])
    felt = lay_out_felt(*USUAL, 1.0, state)
    assert (felt.scoreboard, felt.verdict, felt.bar) == (first.scoreboard, first.verdict, first.bar)


def test_a_duel_has_the_measures_of_the_design_and_a_folded_tray_leaves_it_room() -> None:
    felt = lay_out_felt(*USUAL, 1.0, FeltState((2, 2), HOLDEM))
    assert abs(felt.scoreboard.height() - 152) <= 2
    assert felt.bar.height() == 56
    assert abs(felt.seats[0].height() - 176) <= 4
    assert abs(felt.streets[0][0].height() - 132) <= 4
    assert felt.tray.height() <= 0.42 * (USUAL[1] - felt.scoreboard.height())
    card = plate_parts(felt.seats[0], 2, felt.sizes).card
    assert card > 95
    folded = lay_out_felt(*USUAL, 1.0, FeltState((2, 2), HOLDEM, folded=True))
    assert plate_parts(folded.seats[0], 2, folded.sizes).card > 1.5 * card
    felt = lay_out_felt(*USUAL, 1.0, FeltState((2,) * 10, HOLDEM))
    tops = [felt.scoreboard, felt.seats[0], felt.seats[5], felt.streets[0][0], felt.tray]
    assert all(one.bottom() < other.top() for one, other in pairwise(tops))


@pytest.mark.parametrize("size", SIZES)
def test_without_a_board_seats_fill_the_room_once_the_deck_is_folded(size: tuple[int, int]) -> None:
    """In stud and draw games a third of the felt was empty, beside cards of 62 pixels."""
    state = FeltState((7, 7), ((0,) * 5,))
    felts = [lay_out_felt(*size, 1.0, state._replace(folded=each)) for each in (False, True)]
    assert [len({seat.top() for seat in felt.seats}) for felt in felts] == [1, 2]
    open_, folded = (plate_parts(felt.seats[0], 7, felt.sizes).cards.width() for felt in felts)
    assert folded > 1.2 * open_
    assert felts[1].tray.top() - felts[1].streets[0][0].bottom() == felts[1].sizes.gap + 1


def test_the_deck_leaves_the_examples_their_room_on_a_narrow_felt() -> None:
    """Their cards were left out beside an open pane."""
    beside_a_pane, alone = FeltState((10,), examples=True), FeltState((10,))
    assert lay_out_felt(764, 737, 1.0, beside_a_pane).tray.height() <= 240
    assert lay_out_felt(764, 737, 1.0, alone).tray.height() > 240


@pytest.mark.parametrize("text", [1.1, 1.5, 2.0, 2.5, 3.0])
@pytest.mark.parametrize("size", SIZES)
def test_large_letters_cut_no_word_of_the_examples(size: tuple[int, int], text: float) -> None:
    """With the text at 200 %, shares lay on questions; at 300 %, words on words."""
    felt = lay_out_felt(*size, text, FeltState((10,), examples=True))
    least = EXAMPLE_ROWS * (least_example(felt.sizes) + felt.sizes.gap)
    assert felt.tray.top() - felt.seats[0].top() >= least


def smallest_cards(felt: FeltPlaces, state: FeltState) -> list[int]:
    seats = zip(felt.seats, state.seats, strict=True)
    alone = len(state.seats) == 1
    held = [plate_parts(place, cards, felt.sizes, alone=alone, low=state.lows).card
            for seat, (place, cards) in enumerate(seats) if seat not in state.matrices]  # fmt: skip
    wide = felt.tray.width()
    lying = [tile_parts(row[at], at, board, wide, felt.sizes).card
             for board, row in zip(state.boards, felt.streets, strict=True)
             for at, cards in enumerate(board) if cards]  # fmt: skip
    return [min(each) for each in (held, lying) if each]


@pytest.mark.parametrize("state", EVERY_STATE, ids=str)
def test_larger_text_makes_no_card_smaller_but_the_felt_higher_at_last(state: FeltState) -> None:
    for size in SIZES:
        usual = lay_out_felt(*size, 1.0, state._replace(folded=False))
        least = smallest_cards(usual, state)
        for text in (1.25, 2.0, 3.0):
            felt = lay_out_felt(*size, text, state)
            pairs = zip(smallest_cards(felt, state), least, strict=True)
            assert all(card >= 0.99 * before for card, before in pairs), (size, text)
            assert felt.sizes.text == text
            rows = [each.tray.height() - each.sizes.line(14) for each in (felt, usual)]
            assert state.folded or rows[0] >= rows[1], (size, text)  # those of the deck
            assert felt.height == size[1] or felt.is_sheet or state.folded or state.examples, (
                size,
                text,
            )


def test_the_tray_becomes_a_sheet_and_words_go_before_the_felt_gets_higher() -> None:
    two = FeltState((2, 2), HOLDEM)
    usual, grown, large = (lay_out_felt(936, 680, text, two) for text in (1, 2, 3))
    assert (usual.is_sheet, grown.is_sheet, large.is_sheet) == (False, True, True)
    assert (usual.sizes.bare, grown.sizes.bare, large.sizes.bare) == (False, True, True)
    assert usual.height == 680 == grown.height < large.height
    assert large.tray.bottom() < large.height
    boards = lay_out_felt(1164, 732, 3.0, FeltState((2, 2), HOLDEM * 2, folded=True))
    hands = plate_parts(boards.seats[0], 2, boards.sizes).words.height() - boards.sizes.line(16)
    assert hands >= 2 * boards.sizes.line(12), "with two boards, too"


@pytest.mark.parametrize(
    ("text", "verdict", "body"), [(1.0, 30, 15), (1.25, 30, 19), (2.0, 40, 30), (3.0, 60, 45)]
)
def test_letters_grow_in_full_if_small_else_as_needed(text: float, verdict: int, body: int) -> None:
    sizes = sizes_of(*USUAL, text)
    assert sizes.letters(30) == verdict
    assert abs(sizes.letters(15) - body) <= 1


def test_words_stand_beneath_the_cards_where_they_would_be_too_narrow_beside_them() -> None:
    large = sizes_of(788, 484, 2.0)
    assert plate_parts(QRect(0, 0, 247, 130), 7, large).cards.width() > 4 * 30, "each is seen"
    sizes = sizes_of(*USUAL, 1.0)
    beside, beneath = QRect(0, 0, 523, 176), QRect(0, 0, 345, 190)
    assert not plate_parts(beside, 2, sizes).beneath
    assert plate_parts(beneath, 4, sizes).beneath
