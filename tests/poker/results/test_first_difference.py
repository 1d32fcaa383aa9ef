"""The first difference of two hands: where it is, what each has there, and who is better."""

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.ranking import high
from analyser.poker.results.first_difference import Difference, compare_two_highs


@pytest.mark.parametrize(("left", "right", "expected"), [
    ("As Ad Kc 9h 6s", "Ah Ac Kd 9s 7h", Difference(4, (6, 7), 1)),
    ("As Ad Kc 9h 6s", "Ah Ac Kd 9s 6h", None),
    ("As Ad Kc 9h 6s", "2h 2c 3d 3s 4h", Difference(0, None, 1)),
    ("5s 4d 3c 2h As", "Kh Kc Ks 9s 6h", Difference(0, None, 0)),
    ("5s 4d 3c 2h As", "6h 5c 4s 3s 2h", Difference(1, (5, 6), 1)),
])  # fmt: skip
def test_two_high_hands(left: str, right: str, expected: Difference | None) -> None:
    one, other = high.rank_five(parse_cards(left)), high.rank_five(parse_cards(right))
    assert compare_two_highs(one, other) == expected
