"""Boards that are laid card by card: none is left out, and none comes twice."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.ranges.ways import lay_boards
from range_situations import ranges_at


@pytest.mark.parametrize("board", ["", "9c", "9c4d", "9c4d2h", "9c4d2h2s", "9c4d2h2s3s"])
def test_every_board_comes_once(board: str) -> None:
    dead = "2c3c4c5c6c7c8cTcJcQcKcAc2d3d5d6d7d8d9dTdJdQdKdAd3h4h5h6h7h8h9hTh"
    situation = ranges_at("AhKh, AsKs", "QsQh", board=board, dead=dead)
    laid = []
    for start, later in lay_boards.first_cards(situation):
        boards = BoardClasses((*situation.board, *start), later, situation.to_board - len(start))
        first = [card.number for card in start]
        laid += [tuple(sorted([*first, *more])) for more in boards.runouts.tolist()]
    assert len(laid) == len(set(laid)) == comb(len(situation.unseen), situation.to_board)


def test_a_seat_without_some_cards_keeps_the_places_of_the_rest() -> None:
    situation = ranges_at("AA, KK", "QQ")
    seat = seat_ranges(situation)[0]
    ace = next(card for card in situation.unseen if str(card) == "As")
    part, places = lay_boards.seat_without(seat, [ace])
    assert len(part) == 9
    assert np.array_equal(seat.holdings[places], part.holdings)
    assert lay_boards.seat_without(seat, [])[0] is seat
