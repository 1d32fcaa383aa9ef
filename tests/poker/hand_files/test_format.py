"""What kind of file it is, by what is in it."""

from __future__ import annotations

import pytest

from analyser.poker.hand_files.format import find_format
from histories import HOLDEM, PHH, TRIPLE_DRAW, ohh, ohh_text


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("8C TS KC 9H 4S 7D 2S 5D 3S AC\n", "hands.txt", "lines"),
        ("# a comment\n\nAhKh v QsQd\n", "", "lines"),
        ("", "hands.txt", "lines"),
        ("hand 1,hand 2\nAsKd,QhQc\n", "hands.txt", "csv"),
        ("\ufeff\nGame;Board; Hand  1;hand 2\n", "", "csv"),
        ('"hand 1"\t"note"\n', "", "csv"),
        ("player 1,hand\n", "hands.csv", "lines"),
        (PHH, "", "phh"),
        (TRIPLE_DRAW, "hands.txt", "phh"),
        ("[1]\nvariant = 'NT'\n", "", "phh"),
        ("nothing of the kind", "hand.phh", "phh"),
        ("", "hands.PHHS", "phh"),
        (ohh_text(ohh()), "", "ohh"),
        (ohh_text(ohh(), indent=None), "hands.txt", "ohh"),
        ("", "one.ohh", "ohh"),
        (HOLDEM, "", "pokerstars"),
        ("\ufeff\r\n\r\n" + HOLDEM, "hands.csv", "pokerstars"),
        ("PokerStars - Main n°123456789 : Hold'em\n", "", "pokerstars"),
        ("*********** # 1 **************\n" + HOLDEM, "", "pokerstars"),
    ],
)
def test_the_format_is_found_out(text: str, name: str, expected: str) -> None:
    assert find_format(text.encode(), name) == expected
