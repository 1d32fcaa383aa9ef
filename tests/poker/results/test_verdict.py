"""Who wins and what decided it."""

import pytest

import analysed
from analysed import NAMES, seats_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA_HI_LO
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.result_sentences import say_verdict
from analyser.poker.results.verdict import Reason, Verdict, showdown


def judged(hands: str, board: str = "", game: Game = HOLDEM) -> tuple[Verdict, str]:
    verdict, seats = analysed.judged(game, hands, board)
    return verdict, f"{say_verdict(verdict, NAMES)}: {say_reason(verdict, seats, NAMES)}"


@pytest.mark.parametrize(
    ("hands", "board", "reason", "text"),
    [
        ("9h Ks / 9s Ah", "Ts Jd Qc 6d 5c", Reason("category", (0, 1)),
         "Seat A wins: a straight beats ace high"),
        ("2c 2d / Ah Kh", "Qh Jh Th 5s 5d", Reason("category", (0, 1)),
         "Seat B wins: a royal flush beats two pair"),
        ("Ah 9h / As Ks", "2h 5h Jh Ad Kd", Reason("category", (0, 1)),
         "Seat A wins: a flush beats two pair"),
        ("Ah Qd / Ac Jd", "As 9c 7d 4h 2s", Reason("tiebreaker", (0, 1), 2, (12, 11)),
         "Seat A wins: both have a pair of aces; the queen kicker beats the jack"),
        ("7c 7d / Ks 2c", "Kh 9c 9d 4s 3h", Reason("tiebreaker", (0, 1), 1, (9, 13)),
         "Seat B wins: both have two pair; the higher pair wins, kings over nines"),
        ("Ah 2h / Kc Jh", "Qh 9h 6h 5h 3c", Reason("tiebreaker", (0, 1), 1, (14, 12)),
         "Seat A wins: both have a flush; ace high beats queen high"),
        ("8c 2d / 3s 2c", "7h 6d 5s 4c Kd", Reason("tiebreaker", (0, 1), 1, (8, 7)),
         "Seat A wins: both have a straight; eight high beats seven high"),
        ("Ah Kc / Ac Kd", "As 9c 7d 4h 2s", Reason("tie", (0, 1)),
         "Seat A and Seat B split the pot: the same hand: a pair of aces, K-9-7 kickers"),
        ("Qc 5h / 5d Jd", "9c Kh Kd 9s Ah", Reason("board", (0, 1)),
         ("Seat A and Seat B split the pot: "
          "the board plays: two pair, kings and nines, ace kicker")),
        ("2c 3d / Ah Kc / As Kd", "Ad 9c 7d 4h 5s", Reason("category", (0, 1)),
         "Seat A wins: a straight beats a pair"),
        ("2c 2d / Ah Qc / As Kd", "Ad 9c 7d 4h Js", Reason("tiebreaker", (1, 2), 2, (12, 13)),
         ("Seat C wins: Seat C and Seat B each have a pair of aces; "
          "the king kicker beats the queen")),
        ("Ah Kc / 2c 3h / As Kd", "Ad 9c 7d 4h Js", Reason("tie", (0, 2)),
         "Seat A and Seat C split the pot: the same hand: a pair of aces, K-J-9 kickers"),
    ],
)  # fmt: skip
def test_the_reason_names_what_decided(hands: str, board: str, reason: Reason, text: str) -> None:
    verdict, said = judged(hands, board)
    assert verdict.final
    assert verdict.low_winners == ()
    assert (verdict.reason, said) == (reason, text)


@pytest.mark.parametrize(("hands", "board", "game", "final"), [
    ("As Kd / 7h 7c", "9c 9d 9h 9s 2c", HOLDEM, True),
    ("As Kd / 7h 7c", "9c 9d 9h 9s", HOLDEM, False), ("As Kd / 7h 7c", "", HOLDEM, False),
    ("As Kd / 7h", "9c 9d 9h 9s 2c", HOLDEM, False),
    ("As Kd / 7h 7c / -", "9c 9d 9h 9s 2c", HOLDEM, False),
    ("As Kd Qc Jh 9s / 7h 7c 2d 3s 4c", "", HOLDEM, True),
    ("As Kd Qc Jh 9s / 7h 7c 2d 3s", "", HOLDEM, False),
    ("As Kd Qc Jh 9s / 7h 7c 2d 3s 4c 5c", "", ANY, True),
    ("As Kd Qc Jh / 7h 7c 2d 3s 4c 5c", "", ANY, False),
])  # fmt: skip
def test_who_leads_wins_in_the_end(hands: str, board: str, game: Game, final: bool) -> None:
    verdict, said = judged(hands, board, game)
    assert verdict.final is final
    assert (" wins: " in said, " leads: " in said) == (final, not final)


def test_a_missing_card_is_worse_than_any() -> None:
    verdict, said = judged("As Kd / Ah", game=ANY)
    assert verdict.reason == Reason("tiebreaker", (0, 1), 2, (13, None))
    lead = "the same so far; the second card is there for one hand only: king"
    assert said == f"Seat A leads: {lead}"


def test_seats_without_cards_do_not_take_part() -> None:
    verdict, _ = judged("- / As Ks / - / Ah Qs")
    assert (verdict.winners, verdict.reason.seats) == ((1,), (1, 3))


@pytest.mark.parametrize("hands", ["", "-", "As Ks", "As Ks / -", "- / -"])
def test_one_hand_has_nobody_to_beat(hands: str) -> None:
    assert showdown(ANY, seats_of(ANY, hands)) is None


LOW_BOARD = "3c 7d 8h Ks 2c"


def test_both_halves_have_a_reason_of_their_own() -> None:
    verdict, _ = judged("As 2h Kd Kc / Ad 4d Qc Qs", LOW_BOARD, OMAHA_HI_LO)
    assert verdict.high is not None
    assert verdict.low is not None
    assert (verdict.winners, verdict.low_winners) == ((0,), (1,))
    assert verdict.reason == verdict.high.reason == Reason("category", (0, 1))
    assert verdict.low.reason == Reason("tiebreaker", (0, 1), 1, (8, 7))
    assert verdict.low.ordering.name == "eight-or-better"
    assert len({verdict}) == 1  # it can be a key


def test_nobody_has_a_low_once_no_card_is_to_come() -> None:
    hands = "As 2h 3d 4c / Ad Ac Qc Qs"
    early, _ = judged(hands, "Ks Jd 9h", OMAHA_HI_LO)
    assert (early.reason.kind, early.low) == ("category", None)
    late, _ = judged(hands, "Ks Jd 9h 8c 7s", OMAHA_HI_LO)
    assert late.reason == Reason("no-low", (0, 1))
    assert late.high is not None
    assert late.high.reason.kind == "category"
