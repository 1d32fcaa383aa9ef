"""Amounts in files of hands as pots in chips or cents."""

import pytest

from analyser.poker.hand_files.amounts import Pot, hundredths, pot_of


@pytest.mark.parametrize(("amount", "pot"), [
    ("1,500", Pot(1500)), ("1,112.50", Pot(111250, in_cents=True)), ("3.00", Pot(3)),
    ("12.50", Pot(1250, in_cents=True)), (0, Pot(0)), (2.5, Pot(250, in_cents=True)),
    ("a lot", None), ("NaN", None), ("Infinity", None), ("-1", None), ("1e99", None),
])  # fmt: skip
def test_an_amount_is_counted_in_chips_or_in_cents(amount: str | float, pot: Pot | None) -> None:
    assert pot_of(amount) == pot


@pytest.mark.parametrize(("text", "amount"), [
    ("$12.34 from pot", 1234), ("12,34 €", 1234), ("1,500", 150_000), ("Total pot 1k", 100_000),
    ("1.5k | No rake", 150_000), ("1000 kr", 100_000), ("9" * 14, None), ("a lot", None),
])  # fmt: skip
def test_the_first_amount_of_a_text_in_hundredths(text: str, amount: int | None) -> None:
    assert hundredths(text) == amount
