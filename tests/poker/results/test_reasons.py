"""Results in words, in every kind of game: the hand, what decided, and who wins what."""

from dataclasses import replace

import pytest

from analysed import NAMES, hand_of, judged
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import OMAHA_HI_LO, find_game
from analyser.poker.ranking.badugi import BADUGI
from analyser.poker.ranking.low import ACE_TO_FIVE
from analyser.poker.results import result_sentences
from analyser.poker.results.reasons import say_high_difference, say_low_difference, say_reason
from analyser.poker.results.result_sentences import say_verdict
from examples import examples, game_of

LOW_BOARD = "3c 7d 8h Ks 2c"
THREE_RANKS = "it takes three of different ranks"


def said_of(game: Game, hands: str, board: str) -> tuple[str, str]:
    verdict, seats = judged(game, hands, board)
    return say_verdict(verdict, NAMES), say_reason(verdict, seats, NAMES)


@pytest.mark.parametrize(
    ("game", "hands", "board", "headline", "why"), examples(__file__, "winners.txt")
)
def test_who_wins_and_why(game: str, hands: str, board: str, headline: str, why: str) -> None:
    assert said_of(game_of(game), hands, board) == (headline, why)


def test_no_low_is_explained_by_the_board_only_where_two_cards_of_the_hand_play() -> None:
    game, hands = replace(OMAHA_HI_LO, uses=(1, 4)), "2c 9h Kc Kd / 4h Td 8c 8d"
    assert said_of(game, hands, "Kh 5c 5h 6c 2s")[1] == "two pair beats a pair; no low"


def test_what_decides_between_two_high_hands() -> None:
    said = say_high_difference((2, 14, 13, 9, 7), (2, 14, 13, 9, 6), 4, ["Anna", "Cleo"])
    assert said == "Anna and Cleo each have a pair of aces; the seven kicker beats the six"
    said = say_high_difference((4, 3, 14, 13), (4, 2, 14, 13), 1, ["Anna", "Cleo"])
    same = "Anna and Cleo each have three of a kind"
    assert said == f"{same}; the higher three of a kind wins, threes over twos"
    better, worse = (BADUGI.rank(parse_cards(cards)) for cards in ("4s3h2dAc", "5s3h2dAc"))
    said = say_high_difference(better, worse, 1, ["Anna", "Cleo"])
    assert said == "Anna and Cleo each have a badugi; the highest card decides, four below five"


@pytest.mark.parametrize(("worse", "position", "decides"), [
    ((8, 5, 4, 2, 1), 1, "a seven-five beats an eight-five"),
    ((7, 6, 4, 2, 1), 2, "a seven-five beats a seven-six"),
    ((7, 5, 4, 3, 2), 3, "a seven-five-three beats a seven-five-four"),
    ((7, 5, 3, 2, 2), 4, "a seven-five-three-ace beats a seven-five-three-two"),
])  # fmt: skip
def test_every_place_may_decide(worse: tuple[int, ...], position: int, decides: str) -> None:
    kind = (1, 1, 1, 1, 1)
    said = say_low_difference((kind, (7, 5, 3, 1, 1)), (kind, worse), position, ACE_TO_FIVE)
    assert str(said).startswith(f"{decides}: ")


@pytest.mark.parametrize(("rank", "count"), [
    *((rank, "only one") for rank in "A2345678"), *((rank, "no") for rank in "9TJQK"),
])  # fmt: skip
def test_the_board_cards_a_low_could_use_are_eight_or_lower(rank: str, count: str) -> None:
    _, reason = said_of(OMAHA_HI_LO, "4d 4c Td Tc / 3d 3c 9d 9c", f"{rank}s Kd Kh Qc Qh")
    assert reason.endswith(f"; no low: {count} low card on the board; {THREE_RANKS}")


@pytest.mark.parametrize(("key", "cards", "board", "said"), examples(__file__, "hands.txt"))
def test_a_hand_is_what_counts_in_its_game(key: str, cards: str, board: str, said: str) -> None:
    assert result_sentences.say_hand(hand_of(find_game(key), cards, board)) == said


def test_winners() -> None:
    say, both = result_sentences.say_winners, ["Anna", "Ben"]
    assert (say(["Anna"], final=True), say(["Anna"], final=False)) == ("Anna wins", "Anna leads")
    assert say(both, final=True) == "Anna and Ben split the pot"
    assert say(both, final=False) == "Anna and Ben are tied so far"


@pytest.mark.parametrize(("game", "cards", "said"), examples(__file__, "stand_ins.txt"))
def test_wild_cards_tell_what_they_stand_for(game: str, cards: str, said: str) -> None:
    assert str(result_sentences.say_stand_ins(hand_of(game_of(game), cards))) == said


@pytest.mark.parametrize(("game", "cards", "brief"), [
    ("any", "Ac Jd 8s 8c As 3d 4d", "two pair, aces and eights"), ("any", "As", "ace high"),
    ("any", "As Kd Qc Jh Ts", "a straight, ace high"), ("razz", "Ah 3h 7s 9d 2c", "9-7-3-2-A"),
    ("deuce", "2c 3d 4h 5s 7c", "7-5-4-3-2"), ("stud8", "Ah 3h 7s 5d Ac Qs 2c", "a pair of aces"),
])  # fmt: skip
def test_a_hand_in_a_few_words(game: str, cards: str, brief: str) -> None:
    assert result_sentences.say_in_short(hand_of(find_game(game), cards)) == brief


@pytest.mark.parametrize(("game", "hands", "board", "why"), examples(__file__, "as_players.txt"))
def test_players_have_words_of_their_own(game: str, hands: str, board: str, why: str) -> None:
    verdict, seats = judged(game_of(game), hands, board)
    assert say_reason(verdict, seats, NAMES, as_players=True) == why
