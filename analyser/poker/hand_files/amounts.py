"""Amounts of money in files of hands, as whole numbers of hundredths."""

import re
from decimal import Decimal
from functools import lru_cache
from typing import Final

_MOST_AMOUNT: Final = 10**13


def in_hundredths(amount: object) -> int | None:
    """Return a number above 0 in hundredths; None for another value, or if it is too large."""
    if not isinstance(amount, int | float) or not 0 < amount <= _MOST_AMOUNT:
        return None
    return int((Decimal(str(amount)) * 100).to_integral_value())


_NUMBER: Final = re.compile(r"\d[\d.,'\u2019 \xa0\u202f]*(?P<thousands>k\b)?", re.ASCII)
_DIGITS: Final = re.compile(r"\d+", re.ASCII)


@lru_cache(maxsize=256)  # a hand repeats the sizes of its blinds and bets
def hundredths(text: str) -> int | None:
    """Return the first amount in a text, in hundredths: 1234 for "$12.34" and "12,34 €".

    The last one or two digits are a fraction if a sign separates them from the others; a sign
    before more digits separates thousands, and "1k" is a thousand. None if there is no amount, or
    if it is too large.
    """
    found = _NUMBER.search(text)
    if found is None:
        return None
    digits = _DIGITS.findall(found[0])
    fraction = digits.pop() if len(digits) > 1 and len(digits[-1]) < 3 else ""
    whole = "".join(digits)
    if len(whole) > 13:
        return None
    return int(whole + fraction.ljust(2, "0")) * (1000 if found["thousands"] else 1)
