"""What players call a hand beside a board."""

import pytest

from analyser import analyse, parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.made_hands.made_hand import name_made_hand

HOLDEM = [
    ("AhKs", "QdJc2s", "ace high"),
    # Pairs: by the place of the card on the board, and the kicker of top pair.
    ("AhKc", "Kd7s2c", "top pair, top kicker"),
    ("KcQd", "Kd7s2c", "top pair, queen kicker"),
    ("AhQd", "AsKd7c", "top pair, top kicker"),
    ("Kc3d", "KsQsJc9h8s", "top pair, the kicker does not play"),
    ("7cAd", "Kd7s2c", "middle pair"),
    ("2hAd", "Kd7s2c", "bottom pair"),
    ("9hAd", "KdJs9c2c", "third pair"),
    ("JhAd", "Kd9sJc2c", "second pair"),
    ("9hAd", "KdQsJc9c2s", "fourth pair"),
    ("2hAd", "KdQsJc9c2s", "bottom pair"),
    ("QsQd", "Jh7c2d", "overpair"),
    ("3s3d", "Jh7c5d", "underpair"),
    ("9s9d", "Qh7c2d", "pocket nines under the queen"),
    ("AsKd", "8h8c5d", "a pair on the board, ace kicker"),
    ("3s2d", "8h8cKdQsJs", "a pair on the board, the kicker does not play"),
    # Two pair
    ("KhQd", "KsQc7d", "top two pair"),
    ("Kh7h", "KsQc7d", "top and bottom pair"),
    ("Qh7h", "KsQc7d", "bottom two pair"),
    ("Kh7h", "KsQc7d2s", "two pair, kings and sevens"),
    ("Kh7h", "Ks9c7d2s", "two pair, kings and sevens"),
    ("QsQd", "8s8d5h", "overpair and the board's eights"),
    ("9s9d", "8s8dKh", "pocket nines under the king and the board's eights"),
    ("KhQd", "8s8dKs", "top pair and the board's eights"),
    ("5hQd", "8s8d5s", "bottom pair and the board's eights"),
    ("AhQd", "8s8d5s5c2c", "two pair on the board"),
    # Three of a kind
    ("QcQd", "QhJh9d", "top set, queens"),
    ("JcJd", "QhJh9d", "middle set, jacks"),
    ("9h9c", "QhJh9d", "bottom set, nines"),
    ("9h9c", "QhJh9d4s", "set of nines"),
    ("Ah9c", "9d9s2c", "trip nines, ace kicker"),
    ("3h9c", "9d9sKcQc2c", "trip nines, the kicker does not play"),
    ("AhKc", "9d9s9c", "three nines on the board, ace kicker"),
    # Straights and better
    ("AhTd", "KhQsJc", "nut straight"),
    ("Ts8s", "QhJc9d", "second-nut straight"),
    ("8h7d", "6s5c4h", "nut straight"),
    ("7h3d", "6s5c4h", "second-nut straight"),
    ("3h2d", "6s5c4h", "third-nut straight"),
    ("AhTd", "KhQhJh", "straight, ace high"),
    ("AhTd", "KhQsJcJd", "straight, ace high"),
    ("Ah2h", "Kh9h4h", "nut flush"),
    ("Kd2d", "Ad9d4d3s", "nut flush"),
    ("Qd5d", "Ad9d4d", "second-nut flush"),
    ("5d3d", "Ad9d4d", "8th-nut flush"),
    ("QsQd", "9h9c9d", "nines full of queens"),
    ("9sQd", "9h9cQs", "nines full of queens"),
    ("QhQd", "9h9cQs", "queens full of nines"),
    ("9s9d", "9h9cQs", "quad nines, the nuts"),
    ("AhAd", "AsKcKd9h3h", "aces full of kings"),
    ("AhAd", "AsKc9d9h3h", "aces full of nines"),
    ("9h8h", "7h6h5h", "straight flush, nine high, the nuts"),
    ("4h3h", "7h6h5h", "straight flush, seven high"),
    ("AhKh", "QhJhTh2c3d", "royal flush, the nuts"),
    ("2h3d", "5s6d7c8h9s", "the board plays: a straight, nine high"),
    ("2h3d", "KsJs9s8s2s", "the board plays: a flush, K-J-9-8-2"),
    ("2h3d", "KsKhKd9c9s", "the board plays: kings full of nines"),
    ("2h3d", "KsKhKdKcAs", "the board plays: quad kings"),
    ("2h3d", "5s6s7s8s9s", "the board plays: a straight flush, nine high"),
    # Without a board
    ("QhQd", "", "pocket queens"),
    ("KhAh", "", "ace-king suited"),
    ("KdAh", "", "ace-king offsuit"),
    ("AhKhQhJhTh", "", None),
    ("AhKh", "Qh", None),
]

OMAHA = [
    ("omaha", "9h9cAsKd", "QhJh9d4s", "set of nines"),
    ("omaha", "QcJdAs2d", "QhJh9d4s", "top two pair"),
    ("omaha", "Jc9cAs2d", "QhJh9d4s", "two pair, jacks and nines, queen kicker"),
    ("omaha", "AhKd3c2d", "Qh9s7d", "high card, A-K-Q-9-7"),
    ("omaha", "AhKd3c2d", "Ac9s7d", "pair of aces, K-9-7 kickers"),
    ("omaha", "9cAdTs3c", "9d9s2c", "trip nines, ace kicker"),
    ("omaha", "AhKd4c2c", "9d9s9h", "three nines, A-K kickers"),
    ("omaha", "AhTd3c2d", "KhQsJc", "nut straight"),
    ("omaha", "3h2d9cKd", "6s5c4h", "straight, six high"),
    ("omaha", "Qh2hAs3d", "Kh9h4h", "second-nut flush"),
    ("omaha", "Jh2hAs3d", "Kh9h4h", "flush, K-J-9-4-2"),
    ("omaha", "9s9dAh2c", "9h9cQs", "four nines, queen kicker"),
    ("omaha", "9h8hAc2d", "7h6h5h", "straight flush, nine high"),
    ("omaha", "AhKhAc2d", "QhJhTh", "royal flush"),
    ("omaha", "QhQdAc2d", "9h9cQs", "queens full of nines"),
    ("omaha8", "As2hQdQc", "3c7d2cKs9h", "pair of queens, K-9-7 kickers; low counterfeited"),
    ("omaha8", "Ad4dQcQs", "3c7d8hKs2c", "pair of queens, K-8-7 kickers; nut low"),
    ("omaha8", "Ad5dQcQs", "3c7d8hKs2c", "pair of queens, K-8-7 kickers; second-nut low"),
    ("omaha8", "6d5dQcQs", "3c7d8hKs2c", "pair of queens, K-8-7 kickers; low 7-6-5-3-2"),
    ("omaha8", "As2hQdQc", "5s6dKd", "pair of queens, K-6-5 kickers; no low yet"),
    ("omaha8", "As2hQdQc", "5sTdKd9c", "pair of queens, K-10-9 kickers; no low"),
]


@pytest.mark.parametrize(("hand", "board", "name"), HOLDEM)
def test_holdem_hands_have_a_players_words(hand: str, board: str, name: str | None) -> None:
    assert analyse(hand, board, "holdem").made == name


@pytest.mark.parametrize(("game", "hand", "board", "name"), OMAHA)
def test_omaha_hands_have_a_players_words(game: str, hand: str, board: str, name: str) -> None:
    assert analyse(hand, board, game).made == name


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
