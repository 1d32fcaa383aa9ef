"""What a file tells of a hand, before anybody judges it."""

from __future__ import annotations

import pytest

from analyser.poker.files.hand import whole_chips


@pytest.mark.parametrize(
    ("amount", "chips"),
    [
        ("1,500", 1500),
        ("12.50", 1250),
        (0, 0),
        (2.5, 250),
        ("a lot", None),
        ("NaN", None),
        ("Infinity", None),
        ("-1", None),
        ("1e99", None),
    ],
)
def test_an_amount_is_counted_in_chips_or_in_hundredths(
    amount: str | float, chips: int | None
) -> None:
    assert whole_chips(amount) == chips
