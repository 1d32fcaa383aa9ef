"""Every deal gone through: equal to brute force, which shares no code with it."""

from dataclasses import replace
from random import Random

import pytest

from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, DRAW, HOLDEM, RAZZ, STUD, STUD_HI_LO
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.deal_by_deal import needs_plain_counting
from analyser.poker.odds.situation import Situation
from brute_force import brute_force, written
from mostly_long import mostly_long
from random_situations import PLAYED, as_text, situation_at_random
from situations import counted, hands_at, plainly
from variants import name_of


@pytest.mark.parametrize("game", [game for game in PLAYED if game != BADUGI], ids=name_of)
@pytest.mark.parametrize("seed", mostly_long(2, range(8)))
def test_situations_at_random_of_every_game(game: Game, seed: int) -> None:
    of = situation_at_random(Random(seed), 100, game)
    assert written(plainly(of)) == brute_force(of), as_text(of)


@pytest.mark.parametrize("of", [
    hands_at(HOLDEM, "AhKh/JoQd", "2c 7d 9h 3s", joker="wild"),
    hands_at(HOLDEM, "AhKh/JoQd", "2c 7d 9h 3s", joker="bug"),
    hands_at(HOLDEM, "Ah2h/QsQd", "5c 7d 9h 3s", wild="2"),
    hands_at(HOLDEM, "AhKh/JoJo2", "2c 7d 9h 3s Td", joker="wild"),
    hands_at(STUD, "AhKhJo2c3d4s/5c5d5h9sTsJs", joker="bug"),
    hands_at(STUD, "AhKhQd2c3d4s9h/5c5d5h9sTsJs", wild="2,J"),
    hands_at(ANY, "AhKhQd2c3d4s9h/5c5d5h9s", joker="wild"),
])  # fmt: skip
def test_the_odds_with_wild_cards_in_more_than_five_cards(of: Situation) -> None:
    assert needs_plain_counting(of)
    assert written(odds_of(of)) == brute_force(of)


def test_five_cards_with_jokers_are_counted_as_ever() -> None:
    of = hands_at(DRAW, "AhKhQd2c/5c5d5h9s", joker="wild")
    assert not needs_plain_counting(of)
    assert odds_of(of).boards == of.deals


def test_too_many_deals_are_refused() -> None:
    with pytest.raises(TooManyDealsError):
        counted(HOLDEM, "AhKh/JoQd", joker="wild")


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
    of = hands_at(game, hands)
    assert needs_plain_counting(of)
    assert written(plainly(of)) == brute_force(of)
