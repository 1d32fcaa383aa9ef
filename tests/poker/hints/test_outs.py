"""The outs of each seat on flop and turn, counted."""

from dataclasses import replace

import pytest

from analyser.poker.cards import DECK
from analyser.poker.games.registry import HOLDEM
from analyser.poker.hints.outs import find_outs
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter
from examples import examples, game_of


@pytest.mark.parametrize(("game", "text", "says"), examples(__file__, "outs.txt"))
def test_the_outs_are_counted(game: str, text: str, says: str) -> None:
    found = find_outs(enter(new_table(game_of(game)), text))
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
