"""What decided between hands, in words, in every kind of game."""

from dataclasses import replace

import pytest

from analysed import NAMES, judged
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    DEUCE,
    DRAW,
    HOLDEM_HI_LO,
    LOWBALL,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK_HOLDEM,
    STUD_HI_LO,
)
from analyser.poker.ranking.badugi import BADUGI
from analyser.poker.ranking.low import ACE_TO_FIVE
from analyser.poker.results.reasons import say_high_difference, say_low_difference, say_reason
from analyser.poker.results.result_sentences import say_verdict

LOW_BOARD = "3c 7d 8h Ks 2c"
THREE_RANKS = "it takes three of different ranks"


def said_of(game: Game, hands: str, board: str) -> tuple[str, str]:
    verdict, seats = judged(game, hands, board)
    return say_verdict(verdict, NAMES), say_reason(verdict, seats, NAMES)


@pytest.mark.parametrize(
    ("game", "hands", "board", "headline", "why"),
    [
        (OMAHA_HI_LO, "As 2h Kd Kc / Ad 4d Qc Qs", LOW_BOARD,
         "Seat A wins the high, Seat B wins the low",
         ("for the high, three of a kind beats a pair; for the low, "
          "a seven-four beats an eight-seven: 7-4-3-2-A against 8-7-3-2-A")),
        (OMAHA_HI_LO, "As 2h 3d 4c / Ad Ac Qc Qs", "Ks Qd 9h 8c 7s", "Seat B wins",
         ("three of a kind beats ace high; "
          f"no low: only two low cards on the board; {THREE_RANKS}")),
        (OMAHA_HI_LO, "As 2h 3d 4c / Ad Ac Qc Qs", "Ks Qd 8h 8c 7s", "Seat B wins",
         "a full house beats a pair; no low: only two low ranks on the board; it takes three"),
        (OMAHA_HI_LO, "As 2h 3d 4c / Ad Ac Qc Qs", "Ks Qd 8h 8c 8s", "Seat B wins",
         ("a full house beats three of a kind; "
          "no low: only one low rank on the board; it takes three")),
        (OMAHA_HI_LO, "As Kh Qd Jc / Ad Ac Qc Qs", "2s 3d 8h Tc 9s", "Seat A wins",
         ("a straight beats a pair; no low: nobody has five different ranks of eight or "
          "lower with two cards of the hand and three of the board")),
        (HOLDEM_HI_LO, "2c 9h / 4h Td", "Kh 5c 5h 6c 2s", "Seat A wins",
         "two pair beats a pair; no low: nobody has five different ranks of eight or lower"),
        (HOLDEM_HI_LO, "2c 9h / 4h Td", "Kh 5c 5h Jc 2s", "Seat A wins",
         "two pair beats a pair; no low: only two low ranks on the board; it takes three"),
        (replace(OMAHA_HI_LO, uses=(1, 4)), "2c 9h Kc Kd / 4h Td 8c 8d", "Kh 5c 5h 6c 2s",
         "Seat A wins", "two pair beats a pair; no low"),
        (OMAHA_HI_LO, "Ad 4d Kc Kd / Qh Qs Jc Jd", LOW_BOARD, "Seat A scoops: wins high and low",
         "for the high, three of a kind beats a pair; Seat A has the only low, 7-4-3-2-A"),
        (OMAHA_HI_LO, "Ad 4d Qh Jc / Ah 4h Qd Js", LOW_BOARD,
         "Seat A and Seat B tie for high and low",
         ("for the high, the same hand: high card, A-K-Q-8-7; "
          "for the low, the same low: 7-4-3-2-A")),
        (OMAHA_HI_LO, "Ad 4d Kc Kd / Ah 4h Qd Js", LOW_BOARD,
         "Seat A wins the high and half the low, Seat B is quartered",
         "for the high, three of a kind beats ace high; for the low, the same low: 7-4-3-2-A"),
        (OMAHA_HI_LO, "Kc Js Th Tc / Kd Jh 2d 4d / 2h 4h Qc Qs", "3c 7d 8h Ks As",
         "Seat A and Seat B tie for the high, Seat B and Seat C tie for the low",
         ("for the high, the same hand: a pair of kings, A-J-8 kickers; "
          "for the low, the same low: 7-4-3-2-A")),
        (OMAHA_HI_LO, "As 2h Kd Kc / Ah 2c Qd Qc / Ad 3c Js Jh", "8d 7s 4h Tc 9d",
         "Seat A wins the high and half the low, Seat B is quartered",
         ("for the high, a pair of kings beats a pair of queens; "
          "for the low, the same low: 8-7-4-2-A")),
        (OMAHA_HI_LO, "Qh Qs Jc Jd / Ad 4d Th Ts / Ah 4h Tc Td / Kc Kd 9h 9d", LOW_BOARD,
         "Seat D wins the high, Seat B and Seat C tie for the low",
         "for the high, three of a kind beats a pair; for the low, the same low: 7-4-3-2-A"),
        (OMAHA_HI_LO, "As 4h Kd Kc / Ad 2s Qc Qs", "3c 7d 8h",
         "Seat A leads the high, Seat B leads the low",
         ("for the high, a pair of kings beats a pair of queens; "
          "for the low, an eight-seven-three beats an eight-seven-four: "
          "8-7-3-2-A against 8-7-4-3-A")),
        (OMAHA_HI_LO, "Ad 2d Kc Kd / Ah 4h Qd Js", "3c 7d 8h", "Seat A leads high and low",
         ("for the high, a pair beats ace high; "
          "for the low, an eight-seven-three beats an eight-seven-four: "
          "8-7-3-2-A against 8-7-4-3-A")),
        (STUD_HI_LO, "Ks Kd Qh Jc 9s 8d 7h / As Qd Jh Tc 9d 8c 7s", "", "Seat B wins",
         "a straight beats a pair; no low: nobody has five different ranks of eight or lower"),
        (DEUCE, "As 2d 3h 4s 5c / Kc 5d 4h 3s 2c", "", "Seat B wins",
         "a king-five beats an ace-five: K-5-4-3-2 against A-5-4-3-2"),
        (DEUCE, "As 2h 3h 4s 5c / 2c 2d 7h 8s 9c", "", "Seat A wins", "no pair beats a pair"),
        (DEUCE, "2s 3d 4h 5c 6s / Kc Kd 4c 3s 2c", "", "Seat B wins",
         "a straight counts against the hand: K-K-4-3-2 beats it"),
        (LOWBALL, "As Ah 5d 4c 3s / 2s 2h 5h 4d 3d", "", "Seat A wins",
         "A-A-5-4-3 beats 2-2-5-4-3; the pair decides, aces below twos"),
        (LOWBALL, "Ks Kh 5d 5c 3s / Kc Kd 5h 5s 2d", "", "Seat B wins",
         "K-K-5-5-2 beats K-K-5-5-3; the kicker decides, deuce below three"),
        (RAZZ, "As 2d 3h 4c 5s Kd Kh / Ad 2s 3c 4d 5h Qs Qh", "", "Seat A and Seat B split the pot",
         "the same low: 5-4-3-2-A"),
        (RAZZ, "As 2d 3h / Ad 2s 4c", "", "Seat A leads",
         "a three-two beats a four-two: 3-2-A against 4-2-A"),
        (RAZZ, "3s 2d / 3h 2h Ad", "", "Seat A leads", "3-2 is ahead of 3-2-A with fewer cards"),
        (SHORT_DECK_HOLDEM, "As Ks 9s 8s 6s / Ac Ad Ah Kc Kd", "", "Seat A wins",
         "a flush beats a full house"),
        (SHORT_DECK_HOLDEM, "As 6d 7h 8c 9s / Ac Ad Ah Kc Qd", "", "Seat A wins",
         "a straight beats three of a kind"),
        (SHORT_DECK_HOLDEM.with_options({"trips-beat-straight": True}),
         "As 6d 7h 8c 9s / Ac Ad Ah Kc Qd", "", "Seat B wins", "three of a kind beats a straight"),
        (DRAW.with_options({"joker": "bug"}), "Jo As Ah Ad Ac / Ks Qs Js Ts 9s", "", "Seat A wins",
         "five of a kind beats a straight flush"),
        (DRAW.with_options({"wild": "2"}), "2c 2d Ah Ad Ac / 2h 2s Ks Kh Kd", "", "Seat A wins",
         "both have five of a kind; the higher five of a kind wins, aces over kings"),
    ],
)  # fmt: skip
def test_who_wins_and_why(game: Game, hands: str, board: str, headline: str, why: str) -> None:
    assert said_of(game, hands, board) == (headline, why)


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


@pytest.mark.parametrize(
    ("rank", "count"),
    [*((rank, "only one") for rank in "A2345678"), *((rank, "no") for rank in "9TJQK")],
)
def test_the_board_cards_a_low_could_use_are_eight_or_lower(rank: str, count: str) -> None:
    _, reason = said_of(OMAHA_HI_LO, "4d 4c Td Tc / 3d 3c 9d 9c", f"{rank}s Kd Kh Qc Qh")
    assert reason.endswith(f"; no low: {count} low card on the board; {THREE_RANKS}")
