"""The plain way to the odds: every deal looked at."""

from __future__ import annotations

from fractions import Fraction

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardInUseError, NotEnoughCardsError, TooManyCardsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, HOLDEM, OMAHA_HI_LO, STUD
from analyser.poker.odds.odds import HighLowSeatOdds, Odds
from analyser.poker.odds.situation import situation_of
from every_deal import count_every_deal


def counted(game: Game, hands: list[str], board: str = "", dead: str = "") -> Odds:
    return count_every_deal(
        situation_of(
            game,
            [parse_cards(hand) for hand in hands],
            parse_cards(board) if board else (),
            parse_cards(dead) if dead else (),
        )
    )


def test_one_card_to_come() -> None:
    # Aces lead; of 44 cards nine spades make the flush, and three more tens the straight.
    odds = counted(HOLDEM, ["AhAd", "KsQs"], "2s 7s 9h Jd")
    assert odds.boards == 44
    king_queen = odds.seats[1]
    assert king_queen.win == 9 + 3
    assert king_queen.categories["flush"] == 9
    assert king_queen.categories["straight"] == 3


def test_a_tie_is_shared() -> None:
    odds = counted(HOLDEM, ["AhKd", "AsKc"], "2c 7d 9h Jd")
    assert [(seat.win, seat.lose, seat.share) for seat in odds.seats] == [
        (0, 0, Fraction(1, 2)),
        (0, 0, Fraction(1, 2)),
    ]
    assert odds.seats[0].tie == 44


def test_high_and_low_share_the_pot() -> None:
    odds = counted(OMAHA_HI_LO, ["As2sKdQd", "JhJcTh9c"], "3h 4d 8c Js 9d")
    ace_deuce, jacks = odds.seats
    assert isinstance(ace_deuce, HighLowSeatOdds)
    assert isinstance(jacks, HighLowSeatOdds)
    assert (ace_deuce.win, ace_deuce.low_win, ace_deuce.scoop, ace_deuce.equity) == (0, 1, 0, 0.5)
    assert (jacks.win, jacks.low_lose, jacks.no_low, jacks.equity) == (1, 1, 0, 0.5)


def test_seats_with_missing_cards_are_dealt_them() -> None:
    odds = counted(STUD, ["AsAhAdKsKhKd", "2c3c4c5c7dTd"])
    assert odds.boards == 40 * 39
    assert odds.seats[0].win + odds.seats[1].win == odds.boards
    # The ace or the six of clubs makes a straight flush, and nothing else beats aces full.
    assert odds.seats[1].win == 2 * 39


def test_unknown_cards_and_dead_cards() -> None:
    odds = counted(DRAW, ["AsAhAdKsKh", "QcQdQh7s??"], dead="Qs")
    assert odds.boards == 52 - 5 - 4 - 1
    assert odds.seats[0].win == odds.boards


@pytest.mark.parametrize(
    ("hands", "board", "error", "sentence"),
    [
        (["AhKh", "AhQd"], "", CardInUseError, "Ah is already in seat A"),
        (["AhKhQh", "2c2d"], "", TooManyCardsError, "Seat A has 3 cards"),
        (["AhKh", "2c2d"], "2c 3c 4c", CardInUseError, "2c is already on the board"),
    ],
)
def test_impossible_cards_are_refused(
    hands: list[str], board: str, error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        counted(HOLDEM, hands, board)


def test_a_deck_that_has_run_out_is_refused() -> None:
    with pytest.raises(NotEnoughCardsError):
        counted(STUD, ["AsAhAdKsKhKd"] + ["??"] * 6, dead="2c2d2h2s3c3d3h3s4c4d4h4s")
