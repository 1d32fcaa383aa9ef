"""Two seats held against each other, and what decides between them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysed import judged, seats_of
from analyser.poker.dealing import Shuffler
from analyser.poker.explain.rulings import ruling
from analyser.poker.explain.side_by_side import (
    SeatComparison,
    compare_under_every_low,
    explain_verdict,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES, HOLDEM, LOWBALL, OMAHA_HI_LO, RAZZ
from analyser.poker.ranking.low import LOW_ORDERINGS
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.verdict import seats_compared, showdown
from not_none import not_none

NAMES = ("Ann", "Ben", "Cat")


def compared(
    game: Game, hands: str, board: str = "", chosen: int | None = None
) -> tuple[SeatComparison, ...]:
    verdict, found = judged(game, hands, board)
    return explain_verdict(game, found, NAMES[: len(found)], verdict, chosen)


def test_the_high_hand_alone_decides_in_holdem() -> None:
    (duel,) = compared(HOLDEM, "Ah Qd / Ac Jd", "As 9c 7d 4h 2s")
    assert duel.title == "Ann against Ben"
    (says,) = duel.says
    assert says == "Ann is better: both have a pair of aces; the queen kicker beats the jack."
    assert duel.ruling == "kickers"
    assert not_none(duel.alignment).decided == 2
    (duel,) = compared(HOLDEM, "2h 3d / 2c 3c", "As Ks Qs Js Ts")
    assert duel.says == ("Both play the board: a royal flush.",)
    assert duel.ruling == "plays-the-board"


def test_high_and_low_are_told_apart() -> None:
    high, low = compared(OMAHA_HI_LO, "Ah 2d Kd Kc / Ac 3d 4c 9c", "8s 9h 7d 4h 2s")
    assert high.title == "For the high: Ben against Ann"
    assert high.says == ("Ben is better: two pair beats a pair.",)
    assert low.title == "For the low: Ben against Ann"
    (says,) = low.says
    assert says == "Ben is lower: a seven-four beats an eight-seven: 7-4-3-2-A against 8-7-4-2-A."
    assert (high.ruling, low.ruling) == ("categories", "eight-or-better")


def test_each_seat_without_a_low_learns_why() -> None:
    _, low = compared(OMAHA_HI_LO, "Ac Td Qc 9c / Ah 2d Kd Kc", "8s 9h 7d 4h 2s")
    assert low.says == (
        "Ben has the only low.",
        "Ann: No low. Different ranks of eight or lower in the hand: 1; a low needs 2 of them.",
    )
    high, low = compared(OMAHA_HI_LO, "Ah 2d Kd Kc / Ac 3d 4c 9c", "Ts 9h 7d Kh 2s")
    assert high.alignment is not None
    assert (low.title, low.alignment, low.ruling) == ("For the low: nobody", None, "high-low-split")
    why = "No low. Different ranks of eight or lower on the board: 2; a low needs 3 of them."
    assert low.says == (f"Ann: {why}", f"Ben: {why}")


def test_the_low_decides_where_it_alone_counts() -> None:
    (duel,) = compared(LOWBALL, "Ah 2d Kd 3s 4d / Ac Td Qc 2s 5d")
    assert duel.title == "Ben against Ann"
    assert duel.says[0].startswith("Ben is lower: a queen-ten beats a king-four")
    assert duel.alignment is not None
    (duel,) = compared(RAZZ, "Ah 2d Kd / Ac Td Qc")
    assert duel.alignment is None
    assert duel.says == ("a queen-ten beats a king-two: Q-10-A against K-2-A",)


def test_the_winner_is_held_against_the_chosen_seat_if_it_has_cards() -> None:
    hands, board = "Kh Kd / Qh Qd / 3c 5c", "As 9c 7d 4h 2s"
    (nearest,) = compared(HOLDEM, hands, board, chosen=None)
    (chosen,) = compared(HOLDEM, hands, board, chosen=1)
    (winner,) = compared(HOLDEM, hands, board, chosen=2)
    names = [duel.names for duel in (nearest, chosen, winner)]
    assert names == [("Cat", "Ann"), ("Cat", "Ben"), ("Cat", "Ann")]
    assert compared(HOLDEM, "Kh Kd / Qh Qd / ", "As 9c 7d", chosen=2)[0].names == ("Ann", "Ben")


@pytest.mark.parametrize(
    ("winners", "chosen", "compared"),
    [([2], None, (2, 0)), ([2], 1, (2, 1)), ([2], 2, (2, 0)), ([0, 1], 1, (0, 1))],
)
def test_seats_compared(winners: list[int], chosen: int | None, compared: tuple[int, int]) -> None:
    assert seats_compared(winners, (0, 2), chosen) == compared


def test_every_low_ordering_compares_the_same_two_seats() -> None:
    hands = seats_of(HOLDEM, "Ah Qd / Ac Jd", "As 9c 7d 4h 2s")
    found = compare_under_every_low(HOLDEM, hands, NAMES, (0, 1))
    assert [duel.ruling for duel in found] == [ordering.name for ordering in LOW_ORDERINGS]
    eight = next(duel for duel in found if duel.ruling == "eight-or-better")
    assert eight.alignment is None
    assert len(eight.says) == 2
    assert all("No low" in sentence for sentence in eight.says)
    assert compare_under_every_low(HOLDEM, seats_of(HOLDEM, "Ah Qd / Ac Jd"), NAMES, (0, 1)) == ()


@given(st.sampled_from(GAMES), st.integers(0, 2**64 - 1), st.integers(2, 3))
def test_what_it_says_agrees_with_the_verdict(game: Game, seed: int, players: int) -> None:
    cards = [card for card in Shuffler(seed).shuffled() if card in game.deck.cards]
    cuts = [*range(0, game.dealt * players + 1, game.dealt)]
    board = tuple(cards[cuts[-1] : cuts[-1] + game.board])
    hands = [analyse_cards(game, tuple(cards[start:stop]), board) for start, stop in pairwise(cuts)]
    verdict = showdown(game, hands)
    assert verdict is not None
    halves = [half for half in (verdict, verdict.second) if half is not None]
    every = [side for half in halves for side in (half.high, half.low)]
    sides = [side for side in every if side is not None]
    found = explain_verdict(game, hands, NAMES[:players], verdict)
    assert len(found) == len(sides) + (verdict.reason.kind == "no-low")
    for side, duel in zip(sides, found, strict=False):
        ruling(duel.ruling)
        better = not_none(duel.alignment).better
        if len(side.winners) == players or better is None:
            assert side.reason.kind in ("tie", "board")
        else:
            assert duel.names[better] == NAMES[side.winners[0]]
