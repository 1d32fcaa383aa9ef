"""Wild cards beside a board and in seven cards: every deal gone through, equal to brute force."""

from __future__ import annotations

from dataclasses import replace

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import RAZZ, STUD_HI_LO, find_game
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.plain import count_plainly, needs_plain_counting
from analyser.poker.odds.situation import Situation, situation_of
from every_deal import count_every_deal


def situation(game: str, hands: str, board: str = "", **options: object) -> Situation:
    rules = find_game(game).with_options(options)
    seats = [parse_cards(hand) for hand in hands.split("/")]
    return situation_of(rules, seats, parse_cards(board) if board else ())


@pytest.mark.parametrize(
    "told",
    [
        situation("holdem", "AhKh/JoQd", "2c 7d 9h 3s", joker="wild"),
        situation("holdem", "AhKh/JoQd", "2c 7d 9h 3s", joker="bug"),
        situation("holdem", "Ah2h/QsQd", "5c 7d 9h 3s", wild="2"),
        situation("holdem", "AhKh/JoJo2", "2c 7d 9h 3s Td", joker="wild"),
        situation("stud", "AhKhJo2c3d4s/5c5d5h9sTsJs", joker="bug"),
        situation("stud", "AhKhQd2c3d4s9h/5c5d5h9sTsJs", wild="2,J"),
        situation("any", "AhKhQd2c3d4s9h/5c5d5h9s", joker="wild"),
    ],
)
def test_counts_are_those_of_every_deal(told: Situation) -> None:
    assert odds_of(told) == count_every_deal(told)


def test_five_cards_with_jokers_are_counted_as_ever() -> None:
    told = situation("draw", "AhKhQd2c/5c5d5h9s", joker="wild")
    assert odds_of(told).boards == told.deals


def test_too_many_deals_are_refused() -> None:
    with pytest.raises(TooManyDealsError):
        odds_of(situation("holdem", "AhKh/JoQd", joker="wild"))


RAZZ_WITH_A_JOKER = replace(RAZZ, allows=("joker",)).with_options({"joker": "bug"})
STUD_HI_LO_WITH_A_JOKER = replace(STUD_HI_LO, allows=("joker",)).with_options({"joker": "wild"})


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        (RAZZ_WITH_A_JOKER, "AhKhJo2c3d4s/5c5d5h9sTsJs7d"),
        (STUD_HI_LO_WITH_A_JOKER, "AhKhJo2c3d4s/5c6d7h8sTsJs2h"),
        (STUD_HI_LO_WITH_A_JOKER, "AhKhJoQcTd9s/KdKsQhQdTsJs2h"),  # nobody has a low
    ],
)
def test_a_game_with_lows_may_have_wild_cards_one_day(game: Game, hands: str) -> None:
    told = situation_of(game, [parse_cards(hand) for hand in hands.split("/")])
    assert needs_plain_counting(told)
    assert finish(count_plainly(told)) == count_every_deal(told)
