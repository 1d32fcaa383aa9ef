"""Who wins and what decided it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, LOWBALL, OMAHA_HI_LO, RAZZ
from analyser.poker.ranking.high import evaluate_high
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.verdict import Reason, Verdict, showdown
from analyser.poker.results.wording import say_reason, say_verdict


def judged(hands: str, board: str = "", game: Game = HOLDEM) -> tuple[Verdict, str]:
    """Judge hands written between slashes, "-" being a seat without cards; and say why."""
    shared = parse_cards(board) if board else ()
    seats = [
        None if hand.strip() == "-" else analyse_cards(game, parse_cards(hand), shared)
        for hand in hands.split("/")
    ]
    verdict = showdown(game, seats)
    assert verdict is not None
    names = [f"Seat {letter}" for letter in "ABCDEFGHIJ"]
    return verdict, f"{say_verdict(verdict, names)}: {say_reason(verdict, seats, names)}"


@pytest.mark.parametrize(
    ("hands", "board", "reason", "text"),
    [
        ("9h Ks / 9s Ah", "Ts Jd Qc 6d 5c", Reason("category", (0, 1)),
         "Seat A wins: a straight beats high card"),
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


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ("As 2s 3c 4d 5s / 6h 6c 6d Kh Ks", (1,)),
        ("Ad 2d 3d 4d 5d / As Ah Ac Kc Kd", (0,)),
        ("Kd Qd 7s 4s 3h / Kh Qh 7c 4c 3d", (0, 1)),
        ("Kd Qd 7s 4s 3h / 2c 2d 3c 4d 5h / Kh Qh 7c 4c 3d", (1,)),
        ("Kd Qd 7s 4s 3h / 2c 3s 5h 8c 9s / Kh Qh 7c 4c 3d", (0, 2)),
    ],
)
def test_hands_of_five_cards(hands: str, winners: tuple[int, ...]) -> None:
    assert judged(hands, game=ANY)[0].winners == winners


@pytest.mark.parametrize(
    ("hands", "board", "game", "final"),
    [
        ("As Kd / 7h 7c", "9c 9d 9h 9s 2c", HOLDEM, True),
        ("As Kd / 7h 7c", "9c 9d 9h 9s", HOLDEM, False),
        ("As Kd / 7h 7c", "", HOLDEM, False),
        ("As Kd / 7h", "9c 9d 9h 9s 2c", HOLDEM, False),
        ("As Kd / 7h 7c / -", "9c 9d 9h 9s 2c", HOLDEM, False),
        ("As Kd Qc Jh 9s / 7h 7c 2d 3s 4c", "", HOLDEM, True),
        ("As Kd Qc Jh 9s / 7h 7c 2d 3s", "", HOLDEM, False),
        ("As Kd Qc Jh 9s / 7h 7c 2d 3s 4c 5c", "", ANY, True),
        ("As Kd Qc Jh / 7h 7c 2d 3s 4c 5c", "", ANY, False),
    ],
)
def test_who_leads_wins_when_no_card_is_to_come(
    hands: str, board: str, game: Game, final: bool
) -> None:
    verdict, said = judged(hands, board, game)
    assert verdict.final is final
    assert (" wins: " in said, " leads: " in said) == (final, not final)


def test_a_missing_card_is_worse_than_any() -> None:
    verdict, said = judged("As Kd / Ah", game=ANY)
    assert verdict.reason == Reason("tiebreaker", (0, 1), 2, (13, None))
    assert said == (
        "Seat A leads: the same so far; the second card is there for one hand only: king"
    )


def test_seats_without_cards_do_not_take_part() -> None:
    verdict, _ = judged("- / As Ks / - / Ah Qs")
    assert (verdict.winners, verdict.reason.seats) == ((1,), (1, 3))


@pytest.mark.parametrize("hands", ["", "-", "As Ks", "As Ks / -", "- / -"])
def test_one_hand_has_nobody_to_beat(hands: str) -> None:
    seats = [
        analyse_cards(ANY, parse_cards(hand)) if hand.strip(" -") else None
        for hand in hands.split("/")
    ]
    assert showdown(ANY, seats) is None


SEVENTEEN = st.lists(st.sampled_from(DECK), min_size=17, max_size=17, unique=True)


@given(SEVENTEEN)
def test_the_winners_are_those_with_the_greatest_plain_rank(cards: list[Card]) -> None:
    board, holes = cards[:5], [cards[at : at + 2] for at in range(5, 17, 2)]
    ranks = [evaluate_high(board + hole) for hole in holes]
    verdict = showdown(HOLDEM, [analyse_cards(HOLDEM, hole, board) for hole in holes])
    assert verdict is not None
    best = max(ranks)
    assert verdict.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    one, other = verdict.reason.seats
    assert one < other
    match verdict.reason.kind:
        case "category":
            assert ranks[one][0] != ranks[other][0]
        case "tiebreaker":
            position = verdict.reason.position
            assert position is not None
            assert verdict.reason.ranks == (ranks[one][position], ranks[other][position])
            assert ranks[one][:position] == ranks[other][:position]
            assert ranks[one][position] != ranks[other][position]
        case "board":
            assert set(ranks) == {evaluate_high(board)}
        case kind:
            assert (kind, ranks[one], ranks[other]) == ("tie", best, best)


# ----------------------------------------------------------------------------------------- lows

LOW_BOARD = "3c 7d 8h Ks 2c"


def test_the_reason_of_a_low_game_is_a_record_of_the_low() -> None:
    verdict, _ = judged("As 2d 3h 4c 8s Kd Kh / Ad 2s 3c 6d 7h Qs Qh", game=RAZZ)
    assert verdict.reason == Reason("tiebreaker", (0, 1), 1, (8, 7))
    assert (verdict.winners, verdict.low_winners, verdict.high) == ((1,), (), None)
    verdict, _ = judged("Ks Kh 5d 5c 3s / Kc Kd 5h 5s 2d", game=LOWBALL)
    assert verdict.reason == Reason("tiebreaker", (0, 1), 5, (3, 2))
    verdict, _ = judged("As 2d 3h 4c 9s / Ad 2s 3c 4d Td / 2h 3d 4h 5h 6h", game=LOWBALL)
    assert verdict.reason == Reason("tiebreaker", (0, 2), 1, (9, 6))
    verdict, _ = judged("As 2d 3h 4c 5s / Ad 2s 3c 4d 5h", game=LOWBALL)
    assert (verdict.winners, verdict.reason) == ((0, 1), Reason("tie", (0, 1)))


def test_both_halves_have_a_reason_of_their_own() -> None:
    verdict, _ = judged("As 2h Kd Kc / Ad 4d Qc Qs", LOW_BOARD, OMAHA_HI_LO)
    assert verdict.high is not None
    assert verdict.low is not None
    assert (verdict.winners, verdict.low_winners) == ((0,), (1,))
    assert verdict.reason == verdict.high.reason == Reason("category", (0, 1))
    assert verdict.low.reason == Reason("tiebreaker", (0, 1), 1, (8, 7))
    assert verdict.low.ordering.name == "eight-or-better"


def test_nobody_has_a_low_once_no_card_is_to_come() -> None:
    hands = "As 2h 3d 4c / Ad Ac Qc Qs"
    early, _ = judged(hands, "Ks Jd 9h", OMAHA_HI_LO)
    assert (early.reason.kind, early.low) == ("category", None)
    late, _ = judged(hands, "Ks Jd 9h 8c 7s", OMAHA_HI_LO)
    assert late.reason == Reason("no-low", (0, 1))
    assert late.high is not None
    assert late.high.reason.kind == "category"


def test_one_seat_alone_may_have_a_low() -> None:
    verdict, _ = judged("Qh Qs Jc Jd / Ad 4d Kc Kd", LOW_BOARD, OMAHA_HI_LO)
    assert verdict.low is not None
    assert (verdict.low_winners, verdict.low.reason) == ((1,), Reason("no-low", (0, 1)))


def test_nobody_plays_the_board_in_omaha() -> None:
    verdict, _ = judged("2c 3d 4h 5s / 2d 3c 4s 5h", "As Ks Qs Js Ts", OMAHA_HI_LO)
    assert verdict.reason.kind != "board"
    verdict, _ = judged("2c 3d / 2d 3c", "As Ks Qs Js Ts")
    assert verdict.reason.kind == "board"


def test_seats_without_a_low_do_not_share_the_low_half() -> None:
    verdict, _ = judged(
        "Qh Qs Jc Jd / Ad 4d Th Ts / Ah 4h Tc Td / Kc Kd 9h 9d", LOW_BOARD, OMAHA_HI_LO
    )
    assert (verdict.winners, verdict.low_winners) == ((3,), (1, 2))


def test_verdicts_can_be_keys() -> None:
    board = parse_cards("8d 7s 4h Tc 9d")
    verdicts = [
        showdown(
            OMAHA_HI_LO, [analyse_cards(OMAHA_HI_LO, parse_cards(hand), board) for hand in two]
        )
        for two in (("As 2h Kd Kc", "Ad 3c Qd Qc"), ("As 2h Kd Kc", "Ad 3c Qd Qc"))
    ]
    assert len(set(verdicts)) == 1
