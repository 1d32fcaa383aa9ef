"""Amounts in files of hands, in hundredths."""

import pytest

from analyser.poker.hand_files.amounts import hundredths, in_hundredths


@pytest.mark.parametrize(("amount", "counted"), [
    (1500, 150_000), (1112.5, 111_250), (3.0, 300),
    (0.1 + 0.2, 30), (0, None), (-1, None), ("12", None), (None, None),
    (float("nan"), None), (float("inf"), None), (1e99, None), (10**400, None),
])  # fmt: skip
def test_a_number_is_counted_in_hundredths(amount: object, counted: int | None) -> None:
    assert in_hundredths(amount) == counted


@pytest.mark.parametrize(("text", "amount"), [
    ("$12.34 from pot", 1234), ("12,34 €", 1234), ("1,500", 150_000), ("Total pot 1k", 100_000),
    ("1.5k | No rake", 150_000), ("1000 kr", 100_000), ("9" * 14, None), ("a lot", None),
])  # fmt: skip
def test_the_first_amount_of_a_text_in_hundredths(text: str, amount: int | None) -> None:
    assert hundredths(text) == amount
