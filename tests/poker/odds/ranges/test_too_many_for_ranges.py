"""The number of deals that are too many to count, beside those that are counted one by one."""

from math import comb
from random import Random

import pytest

from analyser.poker.errors import EmptiedRangeError
from analyser.poker.odds.ranges.seats import choices_of_holdings, seat_ranges, too_many_for_ranges
from range_situations import ranges_at, small_situation


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_the_number_of_deals_is_exact_for_a_few_ranges(seats: int, seed: int) -> None:
    situation = small_situation(Random(seed), seats, 3, 10)
    try:
        held = seat_ranges(situation)
    except EmptiedRangeError:
        return
    choices = len(choices_of_holdings(held))
    deals = choices * comb(len(situation.unseen) - sum(situation.to_seats), 2)
    assert str(too_many_for_ranges(situation, held)).startswith(f"There are {deals:,} ways to deal")


@pytest.mark.parametrize(("hands", "board", "deals"), [
    (["random"] * 3, "2c7d9h", "1,136,464,726,320"),
    (["AsAh", *["random"] * 3], "", "about 1,553 million million"),
])  # fmt: skip
def test_a_card_is_dealt_to_one_seat_only(hands: list[str], board: str, deals: str) -> None:
    situation = ranges_at(*hands, board=board)
    assert f"There are {deals} ways" in str(too_many_for_ranges(situation, seat_ranges(situation)))


def test_for_more_ranges_the_number_is_about_right() -> None:
    situation = ranges_at(*["99+"] * 4, board="2c7d9h")
    held = seat_ranges(situation)
    message = str(too_many_for_ranges(situation, held))
    said = message.removeprefix("There are about ").partition(" ")[0]
    deals = len(choices_of_holdings(held)) * comb(41, 2)
    assert int(said.replace(",", "")) == pytest.approx(deals, rel=0.12)
