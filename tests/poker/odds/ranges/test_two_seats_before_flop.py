"""Known and unknown hands before the flop, by the table and by the ways that need no table."""

import pytest

from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.count_early_open_seat import count_early_open_seat
from analyser.poker.odds.count import odds_of
from range_situations import ranges_at
from situations import finished, hands_at


@pytest.mark.parametrize("hands", [("AsAh", ""), ("7c", "QsJs"), ("QsJs", "??"), ("2c", "2d2h")])
def test_one_unknown_hand(hands: tuple[str, str]) -> None:
    of = hands_at(HOLDEM, "/".join(hands))
    assert odds_of(of) == finished(count_early_open_seat(of))


@pytest.mark.parametrize("hand", ["AhKh", "AhKd", "7c7d"])
def test_a_known_hand_against_everything_is_one_against_an_unknown_hand(hand: str) -> None:
    unknown, everything = (odds_of(ranges_at(hand, other)) for other in ("??", "random"))
    for one, other in zip(unknown.seats, everything.seats, strict=True):
        assert (one.win, one.tie, one.categories) == (other.win, other.tie, other.categories)
    half = odds_of(ranges_at(hand, "random:0.5"))
    assert (half.boards, half.scale) == (50 * everything.boards, 100)
    whole = everything.seats[1].categories
    assert half.seats[1].categories == {name: 50 * count for name, count in whole.items()}
