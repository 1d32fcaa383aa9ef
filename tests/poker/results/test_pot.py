"""The pot in whole chips: halves, shares, and who gets the chips that cannot be shared."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.cards import parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    ANY,
    HOLDEM,
    OMAHA_HI_LO,
    RAZZ,
    STUD,
    STUD_HI_LO,
)
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.pot import share_pot
from analyser.poker.results.verdict import Verdict, showdown

BOARD = "9c Kh Kd 9s Ah"


def analysed(game: Game, hands: str, board: str = "") -> list[Analysis | None]:
    shared = parse_cards(board) if board else ()
    return [
        None if hand.strip() == "-" else analyse_cards(game, parse_cards(hand), shared)
        for hand in hands.split("/")
    ]


def shared(game: Game, hands: str, board: str, pot: int) -> tuple[int, ...]:
    seats = analysed(game, hands, board)
    verdict = showdown(game, seats)
    assert verdict is not None
    return share_pot(game, verdict, seats, pot)


LOW_BOARD = "3c 7d 8h Ks 2c"


@pytest.mark.parametrize(
    ("game", "hands", "board", "pot", "chips"),
    [
        # Where there is a button, odd chips go to the first seats.
        (HOLDEM, "Kc 2d / Qc 5h", BOARD, 100, (100, 0)),
        (HOLDEM, "2c 3c / - / Qc Jh / Qd Js", "9c Kh Kd 9s Td", 101, (0, 0, 51, 50)),
        (HOLDEM, "Qc 5h / 5d Jd / 2c 3c", BOARD, 100, (34, 33, 33)),
        (HOLDEM, "Qc 5h / 5d Jd", BOARD, 0, (0, 0)),
        # Highest card by suit, of all seven cards and not only the five that play.
        (STUD, "Ac Kd Qh Jh Tc 2s 3d / As Kc Qd Jc Th 4d 5c", "", 101, (50, 51)),
        (STUD, "7c 6c 5d 4d 3h Ks Kd / 7d 6d 5h 4h 3s As Qd", "", 101, (50, 51)),
        # Razz: the lowest card, the ace being the lowest of all; clubs are the lowest suit.
        (RAZZ, "Ad 2s 3d 4h 6c Kc Ks / Ac 2d 3s 4s 6d Kd Kh", "", 101, (50, 51)),
        (ANY, "Kd Qd 7s 4s 3h / Kh Qh 7c 4c 3d", "", 101, (51, 50)),
        # The high half has the odd chip.
        (OMAHA_HI_LO, "As 2h Kd Kc / Ad 4d Qc Qs", LOW_BOARD, 101, (51, 50)),
        # No low: the high takes everything.
        (OMAHA_HI_LO, "As 2h 3d 4c / Ad Ac Qc Qs", "Ks Qd 9h 8c 7s", 101, (0, 101)),
        # One seat wins both ways.
        (OMAHA_HI_LO, "Ad 4d Kc Kd / Qh Qs Jc Jd", LOW_BOARD, 101, (101, 0)),
        # Equal both ways: shared as evenly as it goes, not 34 and 32.
        (OMAHA_HI_LO, "Ad 4d Qh Jc / Ah 4h Qd Js", LOW_BOARD, 67, (34, 33)),
        # Tied for the low alone: of 52 and 51 the odd one of the low half goes to the first of
        # the two who has not had one already.
        (OMAHA_HI_LO, "Ad 4d Kc Kd / Ah 4h Qd Js", LOW_BOARD, 103, (77, 26)),
        (
            OMAHA_HI_LO,
            "Qh Qs Jc Jd / Ad 4d Th Ts / Ah 4h Tc Td / Kc Kd 9h 9d",
            LOW_BOARD,
            103,
            (0, 26, 25, 52),
        ),
        # Two share the high half of 4, so neither has had an odd chip; that of the low half, 3,
        # goes to the first of those who share it.
        (OMAHA_HI_LO, "Ad 4d Kc Qc / As Kd Tc Jd / Ah 4h 9d 9h", LOW_BOARD, 7, (4, 2, 1)),
    ],
)
def test_a_pot_is_shared_and_odd_chips_go_where_the_rules_say(
    game: Game, hands: str, board: str, pot: int, chips: tuple[int, ...]
) -> None:
    assert shared(game, hands, board, pot) == chips


def test_in_stud_hi_lo_the_low_halfs_odd_chip_goes_to_the_lowest_card() -> None:
    hands = "7c 5d 4h 3s 2d Ks Qd / 7d 5h 4s 3c 2h Kd Js / 9c 9d 9h 9s Kc Jc Jd"
    assert shared(STUD_HI_LO, hands, "", 103) == (26, 25, 52)  # 2d is lower than 2h
    turned = "7d 5h 4s 3c 2h Kd Js / 7c 5d 4h 3s 2d Ks Qd / 9c 9d 9h 9s Kc Jc Jd"
    assert shared(STUD_HI_LO, turned, "", 103) == (25, 26, 52)


WINNERS = st.sets(st.integers(0, 9), min_size=1).map(lambda seats: tuple(sorted(seats)))


@given(st.integers(0, 10**15), WINNERS, WINNERS, st.sampled_from([OMAHA_HI_LO, STUD_HI_LO]))
def test_no_chip_is_lost_and_nobody_gets_two_odd_ones_while_another_has_none(
    pot: int, highs: tuple[int, ...], lows: tuple[int, ...], game: Game
) -> None:
    seats = [analyse_cards(ANY, [card]) for card in Shuffler(5).shuffled()[:10]]
    chips = share_pot(game, _won_by(highs, lows), seats, pot)
    assert sum(chips) == pot
    assert {seat for seat, share in enumerate(chips) if share} <= {*highs, *lows}
    if highs == lows:
        assert max(chips[seat] for seat in highs) - min(chips[seat] for seat in highs) <= 1
        return
    high_half, low_half = pot - pot // 2, pot // 2
    odd = [
        chips[seat]
        - (high_half // len(highs) if seat in highs else 0)
        - (low_half // len(lows) if seat in lows else 0)
        for seat in {*highs, *lows}
    ]
    assert min(odd) >= 0
    enough = high_half % len(highs) + low_half % len(lows) <= len({*highs, *lows})
    assert max(odd) <= (1 if enough else 2)


def _won_by(highs: Sequence[int], lows: Sequence[int]) -> Verdict:
    """A verdict of which nothing counts but who wins."""
    verdict = showdown(ANY, analysed(ANY, "As / Ks"))
    assert verdict is not None
    return Verdict(tuple(highs), tuple(lows), verdict.reason, True, verdict.high, None)


def test_where_there_are_more_odd_chips_than_winners_some_get_two() -> None:
    """Three seats share the high half and four the low: of eleven chips each, two and three odd."""
    hands = "As 2h Kd Qc / Ac 2d Kc Qd / Ad 2c Kh Qs / Ah 2s 9d 5h"
    assert shared(OMAHA_HI_LO, hands, "3c 7d 8h Js Tc", 22) == (7, 7, 6, 2)
