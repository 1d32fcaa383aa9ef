"""Amounts in files of hands as pots in chips or cents."""

import pytest

from analyser.poker.hand_files.amounts import Pot, hundredths, in_hundredths, pot_in_hundredths


@pytest.mark.parametrize(("amount", "pot"), [
    (1500, Pot(1500)), (1112.5, Pot(111250, in_cents=True)), (3.0, Pot(3)),
    (0.1 + 0.2, Pot(30, in_cents=True)), (0, None), (-1, None), ("12", None), (None, None),
    (float("nan"), None), (float("inf"), None), (1e99, None), (10**400, None),
])  # fmt: skip
def test_a_number_is_counted_in_chips_or_in_cents(amount: object, pot: Pot | None) -> None:
    found = in_hundredths(amount)
    assert (None if found is None else pot_in_hundredths(found)) == pot


@pytest.mark.parametrize(("text", "amount"), [
    ("$12.34 from pot", 1234), ("12,34 €", 1234), ("1,500", 150_000), ("Total pot 1k", 100_000),
    ("1.5k | No rake", 150_000), ("1000 kr", 100_000), ("9" * 14, None), ("a lot", None),
])  # fmt: skip
def test_the_first_amount_of_a_text_in_hundredths(text: str, amount: int | None) -> None:
    assert hundredths(text) == amount
