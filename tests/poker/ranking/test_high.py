"""The plain evaluator: what five cards are worth, and that nothing else ever matters."""

from itertools import combinations, permutations, product

import pytest
from hypothesis import given, strategies as st

from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.ranking import high
from examples import examples

HANDS = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)


@pytest.mark.parametrize(("cards", "rank"), [
    ("Ah Kh Qh Jh Th", (9, 14)), ("7h 7c 3h 7s 7d", (8, 7, 3)), ("Th Jc Ts Jd Tc", (7, 10, 11)),
    ("4h 7h Ah Kh 9h", (6, 14, 13, 9, 7, 4)), ("Ah 2c 3s 4d 5h", (5, 5)),
    ("9c 4s Kd 9d 9h", (4, 9, 13, 4)), ("6d 6c 8h Td 8d", (3, 8, 6, 10)),
    ("9c 3s 4d 7c 3d", (2, 3, 9, 7, 4)), ("4c Kd 8s 6d 2d", (1, 13, 8, 6, 4, 2)),
])  # fmt: skip
def test_the_ranks_of_the_programming_praxis_exercise(cards: str, rank: tuple[int, ...]) -> None:
    five = parse_cards(cards)
    assert high.rank_five(five) == rank
    assert sorted(high.hand_ranks(rank)) == sorted(card.rank for card in five)


def test_a_four_card_straight_says_its_four_cards_and_the_fifth() -> None:
    rank = (high.Category.FOUR_CARD_STRAIGHT, 8, 13)
    assert high.hand_ranks(rank) == (8, 7, 6, 5, 13)


def test_a_rank_says_the_ranks_of_its_five_cards() -> None:
    assert high.hand_ranks((9, 14)) == (14, 13, 12, 11, 10)
    assert high.hand_ranks((5, 5)) == (5, 4, 3, 2, 14)
    assert high.hand_ranks((5, 9), high.SHORT_DECK_HIGH) == (9, 8, 7, 6, 14)
    assert high.hand_ranks((3, 8, 6, 10)) == (8, 8, 6, 6, 10)
    assert high.hand_ranks((2, 8, 6)) == (8, 8, 6)  # no five cards yet


@pytest.mark.parametrize(("better", "worse"), examples(__file__, "greater.txt"))
def test_the_better_hand_has_the_greater_rank(better: str, worse: str) -> None:
    assert high.rank_five(parse_cards(better)) > high.rank_five(parse_cards(worse))


@given(HANDS)
def test_the_best_five_are_the_best_of_every_five(cards: list[Card]) -> None:
    assert high.evaluate_high(cards) == max(high.rank_five(five) for five in combinations(cards, 5))


@pytest.mark.parametrize(("cards", "ordered"), examples(__file__, "ordered.txt"))
def test_cards_are_ordered_as_the_hand_is_read(cards: str, ordered: str) -> None:
    hand = parse_cards(cards)
    assert format_cards(high.in_high_order(hand, high.rank_five(hand))) == ordered


PATTERNS = {
    high.Category.STRAIGHT: "0000",
    high.Category.STRAIGHT_FLUSH: "0000",
    high.Category.ONE_PAIR: "1000 0100 0010 0001",
    high.Category.TWO_PAIR: "1010 1001 0101",
    high.Category.THREE_OF_A_KIND: "1100 0110 0011",
    high.Category.FULL_HOUSE: "1101 1011",
    high.Category.FOUR_OF_A_KIND: "1110 0111",
}


def test_the_match_pattern_alone_tells_groups_apart() -> None:
    """All hands of five ranks and four suits, which have every pattern there is."""
    found: dict[int, set[str]] = {}
    for five in combinations([Card(r + s) for r, s in product("2345A", "cdhs")], 5):
        pattern = high.match_pattern(card.rank for card in five)
        found.setdefault(high.rank_five(five)[0], set()).add(pattern)
    assert found == {category: set(text.split()) for category, text in PATTERNS.items()}


@pytest.mark.parametrize(("cards", "pattern"), [
    ("2c 2d 3c 7d 7h", "1001"), ("Ac As 8s 8c Jd", "1001"), ("Qc Kd 2c Ah 2d", "1000"),
])  # fmt: skip
def test_patterns_compare_neighbours_of_the_sorted_ranks(cards: str, pattern: str) -> None:
    for order in permutations(parse_cards(cards)):
        assert high.match_pattern(card.rank for card in order) == pattern


@pytest.mark.parametrize(("cards", "rank"), examples(__file__, "groups.txt"))
def test_fewer_than_five_cards_are_worth_their_groups(cards: str, rank: str) -> None:
    groups = high.rank_groups([card.rank for card in parse_cards(cards)])
    assert " ".join(map(str, groups)) == rank
