"""Results in words, in every kind of game: the hand, and who wins what."""

import pytest

from analysed import hand_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, LOWBALL, find_game
from analyser.poker.results import result_sentences
from examples import examples

LOW_BOARD = "3c 7d 8h Ks 2c"


@pytest.mark.parametrize(("key", "cards", "board", "said"), examples(__file__, "hands.txt"))
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
