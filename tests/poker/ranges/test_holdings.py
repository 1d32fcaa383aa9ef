"""The 1,326 holdings and the 169 starting hands that they are of."""

from itertools import combinations

from analyser.poker.cards import DECK, parse_cards
from analyser.poker.ranges.holdings import (
    HAND_OF,
    HOLDINGS,
    HOLDINGS_OF,
    STARTING_HANDS,
    holding_number,
    starting_hand,
)


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
