"""Wild cards beside a board and in seven cards: every deal gone through, equal to brute force."""

from __future__ import annotations

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.registry import find_game
from analyser.poker.odds.count import odds_of
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
