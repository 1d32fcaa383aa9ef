"""What players call a hand beside a board, and its draws with the cards that complete them."""

import pytest

from analyser import analyse, nuts, parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.made_hands.draws import say_draws
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


DRAWS = [
    ("holdem", "8h7h", "9h6c2h", {"flush draw": 9, "open-ended straight draw": 8}),
    ("holdem", "8s7d", "9h6cAd", {"open-ended straight draw": 8}),
    ("holdem", "Ts8s", "QhJc9d", {}),
    ("holdem", "9s8d", "QhTc6h", {"double gutshot": 8}),
    ("holdem", "AhKs", "QdJc2s", {"gutshot": 4, "overcards": 6}),
    ("holdem", "JsTs", "9c8d2h", {"open-ended straight draw": 8, "overcards": 6}),
    ("holdem", "KhQh", "Th9h2c5d", {"flush draw": 9, "gutshot": 4, "overcards": 6}),
    ("holdem", "AhKd", "8h8d5c", {"overcards": 6}),
    ("holdem", "Ah2c", "3d4sKd", {"gutshot": 4}),
    ("holdem", "5h2c", "3d4sKd", {"open-ended straight draw": 8}),
    ("holdem", "JhTc", "QdKsKd", {"open-ended straight draw": 8}),
    ("holdem", "AhKc", "5d6s7d8c", {"overcards": 6}),
    ("holdem", "7hKc", "5d6s7d8c", {}),
    ("holdem", "Ah5h", "KhQh2h", {}),
    ("holdem", "Ah5h", "Kh9s2c", {"backdoor flush draw": None}),
    ("holdem", "Ah5h", "Kh9s2c3d", {"gutshot": 4}),
    ("holdem", "Ah5h", "Kh9s2c3d4d", {}),
    ("holdem", "Ah5h", "", None),
    ("shortdeck", "Ah7c", "6d8sKd", {"gutshot": 4}),
    ("shortdeck", "8h7c", "6d9sKd", {"open-ended straight draw": 8}),
    ("omaha", "JcTc9s8s", "7h6d2c", {"wrap": 13, "backdoor flush draw": None}),
    ("omaha", "AhKh9s8s", "2h7h3c", {"flush draw": 9}),
    ("omaha", "AhKc9s8s", "2h7h3c", {}),
    ("omaha", "JcTc3s2s", "9h8dKd", {"open-ended straight draw": 8}),
]


@pytest.mark.parametrize(("game", "hand", "board", "expected"), DRAWS)
def test_draws_are_named_and_counted(
    game: str, hand: str, board: str, expected: dict[str, int | None] | None
) -> None:
    draws = analyse(hand, board, game).draws
    found = {str(one.kind): None if one.cards is None else len(one.cards) for one in draws or ()}
    assert (None if draws is None else found) == expected


def test_a_flush_draw_tells_its_suit_and_whether_it_is_to_the_nuts() -> None:
    (draw, *_) = analyse("Ah5h", "Kh9h2c", "holdem").draws or ()
    assert (draw.suit, draw.nut) == ("h", True)
    assert draw.cards == parse_cards("Qh Jh Th 8h 7h 6h 4h 3h 2h")
    (draw, *_) = analyse("Jh5h", "Kh9h2c", "holdem").draws or ()
    assert (draw.suit, draw.nut) == ("h", False)


@pytest.mark.parametrize(("game", "hand", "board", "words"), [
    ("holdem", "AhKh", "QhJh2c", "nut flush draw and gutshot: 12 cards, overcards"),
    ("holdem", "KhQh", "Th9h2c5d", "flush draw and gutshot: 12 cards, overcards"),
    ("holdem", "AhKd", "8h8d5c", "overcards: 6 cards"),
    ("holdem", "Ah5h", "Kh9s2c", "nut backdoor flush draw"),
    ("holdem", "Ts8s", "QhJc9d", None),
    ("omaha", "JcTc9s8s", "7h6d2c", "wrap: 13 cards, backdoor flush draw"),
])  # fmt: skip
def test_draws_are_said_in_one_phrase(game: str, hand: str, board: str, words: str | None) -> None:
    assert say_draws(analyse(hand, board, game).draws or ()) == words


def test_dead_cards_complete_nothing() -> None:
    (draw, *_) = nuts("Qh5h", "Kh9h2c", dead="Ah 3h").draws
    assert draw.nut
    assert draw.cards is not None
    assert len(draw.cards) == 7
    draws = nuts("2c7d", "3h4s5d", dead="6h 6s 6d As Ah Ad Ac").draws
    assert say_draws(draws) == "open-ended straight draw: 1 card"


def test_no_draw_is_found_among_wild_cards() -> None:
    assert analyse("Jo Ah", "9d9s2c", "holdem", {"joker": "wild"}).draws == ()
