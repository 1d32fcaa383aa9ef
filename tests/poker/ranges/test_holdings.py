"""The 1,326 holdings, the 169 starting hands that they are of, and the order of those."""

import csv
from itertools import combinations

import pytest

from analyser.poker.cards import DECK, parse_cards
from analyser.poker.ranges.holdings import (
    HAND_OF,
    HOLDINGS,
    HOLDINGS_OF,
    STARTING_HANDS,
    holding_number,
    starting_hand,
)
from analyser.poker.ranges.matchups import matchups
from analyser.poker.ranges.notation import STRENGTH_FILE, best_hands, hands_by_strength


def test_every_two_cards_have_a_number_in_either_order() -> None:
    numbers = {holding_number(one, other) for one, other in combinations(DECK, 2)}
    assert numbers == set(range(1326))
    for number, (one, other) in enumerate(HOLDINGS):
        assert holding_number(one, other) == holding_number(other, one) == number


def test_starting_hands_share_out_the_holdings() -> None:
    sizes = [len(HOLDINGS_OF[hand]) for hand in STARTING_HANDS]
    assert sizes == [6] * 13 + [4] * 78 + [12] * 78
    assert sorted(each for numbers in HOLDINGS_OF.values() for each in numbers) == [*range(1326)]
    for number, hand in enumerate(HAND_OF):
        assert number in HOLDINGS_OF[hand]


def test_starting_hands_name_the_higher_rank_first_and_go_from_pairs_down() -> None:
    names = [starting_hand(*parse_cards(cards)) for cards in ("2hAh", "Ah2d", "TsTd", "9s10s")]
    assert names == ["A2s", "A2o", "TT", "T9s"]
    assert STARTING_HANDS[:2] == ("AA", "KK")
    assert STARTING_HANDS[12:15] == ("22", "AKs", "AQs")
    assert STARTING_HANDS[90:92] == ("32s", "AKo")
    assert STARTING_HANDS[-1] == "32o"


def test_the_file_has_what_the_table_comes_to() -> None:
    table = matchups()
    with STRENGTH_FILE.open(encoding="utf-8", newline="") as file:
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
