"""Results in words, in every kind of game: the hand, and who wins what."""

import pytest

from analysed import hand_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, LOWBALL, find_game
from analyser.poker.results import result_sentences

LOW_BOARD = "3c 7d 8h Ks 2c"


@pytest.mark.parametrize(("key", "cards", "board", "said"), [
    ("razz", "As 2d 3h 4c 5s 6d 7h", "", "Low, 5-4-3-2-A"),
    ("razz", "As 2d 3h", "", "Low so far, 3-2-A"), ("razz", "As Ad", "", "Low so far, A-A"),
    ("lowball", "9s 9h 5d 5c Ks", "", "Two pair, nines and fives, king kicker"),
    ("lowball", "As Ah 2c 3d 4h", "", "A pair of aces, 4-3-2"),
    ("lowball", "As Ah Ac 3d 4h", "", "Three aces, 4-3 kickers"),
    ("deuce", "2s 3d 4h 5c 6s", "", "Straight, six high"),
    ("deuce", "2s 3s 4s 5s 7s", "", "Flush, 7-5-4-3-2"),
    ("deuce", "As 2d 3h 4s 5c", "", "Low, A-5-4-3-2"),
    (*("omaha8", "As 2h Kd Kc", LOW_BOARD), "Three kings, 8-7 kickers; low 8-7-3-2-A"),
    ("omaha8", "Qc Qs Jd Th", LOW_BOARD, "Pair of queens, K-8-7 kickers; no low"),
    ("omaha8", "As 2h Kd Kc", "", "Pair of kings"),
    ("omaha8", "As 2h 3d 4c", "5s 6d Kd", "High card, A-K-6-5-4; no low yet"),
    ("omaha8", "As 2h Kc Qc", "2s 7d 9d", "Pair of twos, A-9-7 kickers; no low yet"),
    ("omaha8", "As 2h Kc Qc", "Js Jd 8d", "Pair of jacks, A-K-8 kickers; no low yet"),
    ("omaha8", "As 2h Kc Qc", "Js 9d Td 8h", "Straight, king high; no low possible"),
    ("omaha8", "As Kh Kc Qc", "2s 7d 8d", "Pair of kings, 8-7-2 kickers; no low possible"),
    ("omaha8", "As Kh", "2s 7d Jd", "High card, A-K-J-7-2; no low yet"),
    ("omaha8", "Ks Kh", "2s 7d 8d Jd 9c", "Pair of kings, J-9-8 kickers; no low yet"),
    ("omaha8", "Ks Kh", "2s 9d Td Jd", "Pair of kings, J-10-9 kickers; no low possible"),
    ("stud8", "As 2h Kc Qc Jd 7s", "", "High card, A-K-Q-J-7; no low possible"),
    ("stud8", "As 2h 3c 7s Jd Qc", "", "High card, A-Q-J-7-3; no low yet"),
])  # fmt: skip
def test_a_hand_is_what_counts_in_its_game(key: str, cards: str, board: str, said: str) -> None:
    assert result_sentences.say_hand(hand_of(find_game(key), cards, board)) == said


def test_winners() -> None:
    assert result_sentences.say_winners(["Anna"], final=True) == "Anna wins"
    assert result_sentences.say_winners(["Anna"], final=False) == "Anna leads"
    assert result_sentences.say_winners(["Anna", "Ben"], final=True) == "Anna and Ben split the pot"
    assert (
        result_sentences.say_winners(["Anna", "Ben"], final=False) == "Anna and Ben are tied so far"
    )


@pytest.mark.parametrize(("game", "options", "cards", "said"), [
    (DRAW, {"joker": "wild"}, "Jo 8s 8h 5d 5c", "Wild: Jo = 8♦"),
    (DRAW, {"joker": "bug", "wild": "2"}, "Jo As 2c Kd Qs", "Wild: Jo = J♠, 2♣ = 10♠"),
    (DRAW, {"joker": "bug"}, "Jo As Ah Ad Ac", "Wild: Jo = fifth ace"),
    (DRAW, {"joker": "wild"}, "As 8s 8h 5d 5c", None),
    (LOWBALL, {"joker": "bug"}, "Jo 8s 7h 5d 4c", "Wild: Jo = A"),
    (LOWBALL, {"joker": "wild"}, "As 8s 7h 5d Jo", "Wild: Jo = 2"),
    (LOWBALL, {"joker": "wild"}, "As 8s 7h 5d 4c", None),
    (LOWBALL, {}, "As 8s 7h 5d 4c", None),
])  # fmt: skip
def test_wild_cards_tell_what_they_stand_for(
    game: Game, options: dict[str, object], cards: str, said: str | None
) -> None:
    assert result_sentences.say_stand_ins(hand_of(game.with_options(options), cards)) == said


@pytest.mark.parametrize(("game", "cards", "brief"), [
    ("any", "Ac Jd 8s 8c As 3d 4d", "two pair"), ("any", "As", "high card"),
    ("any", "As Kd Qc Jh Ts", "straight"), ("razz", "Ah 3h 7s 9d Jc Qs 2c", "9-7-3-2-A"),
    ("deuce", "2c 3d 4h 5s 7c", "7-5-4-3-2"), ("stud8", "Ah 3h 7s 5d Ac Qs 2c", "one pair"),
])  # fmt: skip
def test_a_hand_in_a_word_or_two(game: str, cards: str, brief: str) -> None:
    assert (
        str(result_sentences.say_in_short(hand_of(find_game(game), cards))).lower() == brief.lower()
    )
