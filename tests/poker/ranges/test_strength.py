"""The order of the starting hands: ours, and counted again."""

import csv

import pytest

from analyser.poker.ranges.holdings import HOLDINGS_OF, STARTING_HANDS
from analyser.poker.ranges.matchups import matchups
from analyser.poker.ranges.strength import FILE, best_hands, hands_by_strength


def test_the_file_has_what_the_table_comes_to() -> None:
    table = matchups()
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["hand"] for row in rows} == set(STARTING_HANDS)
    for row in rows:
        for holding in HOLDINGS_OF[row["hand"]]:
            assert int(row["wins"]) == table.wins[holding].sum()
            assert int(row["ties"]) == table.ties[holding].sum()
    pots = [2 * int(row["wins"]) + int(row["ties"]) for row in rows]
    assert pots == sorted(pots, reverse=True)
    assert len(set(pots)) == 169  # no two are equal, so that there is one order only


def test_the_best_and_the_worst() -> None:
    hands = hands_by_strength()
    assert hands[:5] == ("AA", "KK", "QQ", "JJ", "TT")
    assert hands[-1] == "32o"


@pytest.mark.parametrize(("tenths", "holdings"), [(0, 0), (4, 0), (5, 6), (150, 196), (1000, 1326)])
def test_whole_hands_until_the_next_would_be_too_much(tenths: int, holdings: int) -> None:
    assert sum(len(HOLDINGS_OF[hand]) for hand in best_hands(tenths)) == holdings
