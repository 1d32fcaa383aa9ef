"""What players call a hand beside a board."""

import pytest

from analyser import analyse, parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.made_hands.made_hand import name_made_hand
from examples import examples


@pytest.mark.parametrize(("game", "hand", "board", "name"), examples(__file__, "hands.txt"))
def test_hands_have_a_players_words(game: str, hand: str, board: str, name: str) -> None:
    assert analyse(hand, board, game).made == (name or None)


def test_short_deck_goes_by_its_own_order_of_hands() -> None:
    assert analyse("Ah8d", "7s6c9h", "shortdeck").made == "second-nut straight"
    trips = analyse("Ah8d", "7s6c9h", "shortdeck", {"trips_beat_straight": True})
    assert trips.made == "straight, nine high"


def test_wild_cards_are_said_exactly_and_low_games_have_no_names() -> None:
    wild = analyse("Jo Ah", "9d9s2c", "holdem", {"joker": "wild"})
    assert wild.made == "three nines, A-2 kickers"
    assert analyse("Jo Ah", "", "holdem", {"joker": "wild"}).made is None
    assert analyse("As2h3d4c5s6d7h", game="razz").made is None
    assert analyse("QhQd", game="any").made == "pocket queens"
    assert name_made_hand(find_game("badugi"), parse_cards("AhKh"), (), None) is None
