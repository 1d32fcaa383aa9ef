"""Whole numbers as people type them."""

from __future__ import annotations

import re

from analyser.poker.errors import NotANumberError


def read_whole_number(text: str) -> int:
    """Read a whole number, with spaces around it or none. Raises NotANumberError.

    Stricter than ``int``, which reads 1_000 and the digits of every script, and knows no end.
    """
    if re.fullmatch("[+-]?[0-9]{1,30}", text.strip()) is None:
        raise NotANumberError(text=text)
    return int(text)
