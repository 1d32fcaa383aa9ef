"""The outs of each seat on flop and turn, counted."""

from dataclasses import replace

import pytest

from analyser.poker.cards import DECK
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA, OMAHA_HI_LO
from analyser.poker.hints.outs import find_outs
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter


@pytest.mark.parametrize(
    ("game", "text", "says"),
    [
        (HOLDEM, "AhKh v QsQd @ QhJh2c",
         "A 11 of 45"),
        (HOLDEM, "AhKh v QsQd @ QhJh2c7d", "A 10 of 44"),
        (HOLDEM, "AhKd v AsQd @ 9c9d4hAc",
         "B 3 of 44"),
        (HOLDEM, "AsAh v KcKd @ AcAd2s", "B 0 of 45"),
        (HOLDEM, "AsAh v KcKd @ AcAd2s3h", "B 0 of 44"),
        (HOLDEM, "AsAh v KcKd v 7c6c @ Ks2h3d9d",
         "A 2 of 42; C 0 of 42"),
        (HOLDEM, "KsKh v Kc3d @ KdQsJcTd9c", ""),
        (HOLDEM, "AsAh v KcKd", ""),
        (HOLDEM, "AsAh v QQ+ @ QhJh2c", ""),
        (HOLDEM, "AsAh v ???? @ QhJh2c", ""),
        (HOLDEM, "@ QhJh2c", ""),
        # One seat: what its own cards make better. A seven pairs the board for everybody.
        (HOLDEM, "QsQd @ Jh7h2c", "A 2 of 47"),
        (HOLDEM, "Ah9d @ 7h7c2c", "A 6 of 47"),
        (HOLDEM, "9h9c @ QhJh9d4s", "A 10 of 46"),
        # The ace and the king of spades make a flush of the board alone.
        (HOLDEM, "AhKd @ 5s6s7s8s", "A 4 of 46"),
        (OMAHA_HI_LO, "As2sKdKh @ 3h4dQs",
         "A 18 of 45"),
        (OMAHA, "JcTc9s8s v AhAd2s3s @ 7h6d2c",
         "A 13 of 41"),
    ],
)  # fmt: skip
def test_the_outs_are_counted(game: Game, text: str, says: str) -> None:
    found = find_outs(enter(new_table(game), text))
    said = [f"{'ABC'[outs.seat]} {len(outs.cards)} of {outs.unseen}" for outs in found]
    assert "; ".join(said) == says
    assert {outs.to_come for outs in found} <= {1, 2}


def test_the_cards_are_those_that_put_a_seat_ahead() -> None:
    (outs,) = find_outs(enter(new_table(HOLDEM), "AhKd v AsQd @ 9c9d4hAc"))
    assert " ".join(map(str, outs.cards)) == "Qs Qh Qc", "with an ace or a nine it splits the pot"


def test_if_the_rest_of_the_deck_is_dead_there_are_no_outs() -> None:
    table = enter(new_table(HOLDEM), "AhKh v QsQd @ QhJh2c")
    seen = {card for _, card in table.known_cards()}
    dead = tuple([card for card in DECK if card not in seen])
    assert find_outs(replace(table, dead=dead[1:])) == find_outs(replace(table, dead=dead)) == ()
