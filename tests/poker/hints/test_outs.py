"""The outs of each seat on flop and turn, counted and in words."""

from dataclasses import replace

import pytest

from analyser.poker.cards import DECK
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA, OMAHA_HI_LO
from analyser.poker.hints.outs import find_outs, say_outs, say_what_outs_make
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter


@pytest.mark.parametrize(
    ("game", "text", "says"),
    [
        (HOLDEM, "AhKh v QsQd @ QhJh2c",
         "Ann has 11 outs (11 of 45, 24.44%), 43.33% to hit by the river"),
        (HOLDEM, "AhKh v QsQd @ QhJh2c7d", "Ann has 10 outs (10 of 44, 22.73%)"),
        (HOLDEM, "AhKd v AsQd @ 9c9d4hAc",
         "Bob has 3 outs (3 of 44, 6.82%), splits with 3 more (6.82%)"),
        (HOLDEM, "AsAh v KcKd @ AcAd2s", "Bob has no outs on the turn"),
        (HOLDEM, "AsAh v KcKd @ AcAd2s3h", "Bob has no outs"),
        (HOLDEM, "AsAh v KcKd v 7c6c @ Ks2h3d9d",
         "Ann has 2 outs (2 of 42, 4.76%); Cleo has no outs"),
        (HOLDEM, "KsKh v Kc3d @ KdQsJcTd9c", ""),
        (HOLDEM, "AsAh v KcKd", ""),
        (HOLDEM, "AsAh v QQ+ @ QhJh2c", ""),
        (HOLDEM, "AsAh v ???? @ QhJh2c", ""),
        (HOLDEM, "@ QhJh2c", ""),
        # One seat: what its own cards make better. A seven pairs the board for everybody.
        (HOLDEM, "QsQd @ Jh7h2c", "Ann has 2 outs (2 of 47, 4.26%), 8.42% to hit by the river"),
        (HOLDEM, "Ah9d @ 7h7c2c", "Ann has 6 outs (6 of 47, 12.77%), 24.14% to hit by the river"),
        (HOLDEM, "9h9c @ QhJh9d4s", "Ann has 10 outs (10 of 46, 21.74%)"),
        # The ace and the king of spades make a flush of the board alone.
        (HOLDEM, "AhKd @ 5s6s7s8s", "Ann has 4 outs (4 of 46, 8.70%)"),
        (OMAHA_HI_LO, "As2sKdKh @ 3h4dQs",
         "Ann has 18 outs (18 of 45, 40.00%), 64.55% to hit by the river"),
        (OMAHA, "JcTc9s8s v AhAd2s3s @ 7h6d2c",
         "Ann has 13 outs (13 of 41, 31.71%), 53.90% to hit by the river"),
    ],
)  # fmt: skip
def test_the_outs_are_counted(game: Game, text: str, says: str) -> None:
    found = find_outs(enter(new_table(game), text))
    assert "; ".join(say_outs(outs, ("Ann", "Bob", "Cleo")) for outs in found) == says


@pytest.mark.parametrize(
    ("game", "text", "says"),
    [
        # Jack and ten, ten and six, six and five make a straight: 48 of 990.
        (HOLDEM, "KsKh v 9c8c @ Kd7h2s", "Bob needs running cards (4.85%)"),
        # A ten and a nine put a straight on the board: 16 of 990.
        (HOLDEM, "7c2d v QsQd @ QhJh8c", "Ann needs running cards to split (1.62%)"),
        (HOLDEM, "AsAh v KcKd @ AcAd2s", "Bob has no outs"),
        (
            *(OMAHA_HI_LO, "AsAhKdKh v 2s3s9c9d @ AcKs8h"),
            "Bob needs running cards (5.24%) for the high",
        ),
    ],
)
def test_running_cards_are_no_outs_and_may_win(game: Game, text: str, says: str) -> None:
    table = enter(new_table(game), text)
    odds = odds_of(situation_at(table).situation)
    said = [say_outs(outs, ("Ann", "Bob", "Cleo"), odds) for outs in find_outs(table)]
    assert "; ".join(said) == says


@pytest.mark.parametrize(("text", "makes"), [
    ("AhKh v QsQd @ QhJh2c", "royal flush 10♥; flush 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥; straight 10♠ 10♦ 10♣"),
    ("AhKd v AsQd @ 9c9d4hAc", "two pair Q♠ Q♥ Q♣; split pot A♦ 9♥ 9♠"),
    ("AsAh v KcKd @ AcAd2s", None),
])  # fmt: skip
def test_the_cards_are_said_with_what_they_make(text: str, makes: str | None) -> None:
    (outs,) = find_outs(enter(new_table(HOLDEM), text))
    assert say_what_outs_make(outs) == makes


def test_if_the_rest_of_the_deck_is_dead_there_are_no_outs() -> None:
    table = enter(new_table(HOLDEM), "AhKh v QsQd @ QhJh2c")
    seen = {card for _, card in table.known_cards()}
    dead = tuple([card for card in DECK if card not in seen])
    assert find_outs(replace(table, dead=dead[1:])) == find_outs(replace(table, dead=dead)) == ()
