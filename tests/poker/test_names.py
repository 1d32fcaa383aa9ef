"""The names of cards, ranks, categories, tie-breakers and seats."""

from itertools import chain

import pytest

from analyser.poker.cards import Card, parse_cards
from analyser.poker.names import (
    card_name,
    card_sign,
    category_name,
    describe_high,
    describe_in_sentence,
    listed,
    rank_row,
    seat_in_sentence,
    seat_name,
    tie_breaker_name,
    tie_breaker_rank,
)
from analyser.poker.ranking.badugi import BADUGI
from analyser.poker.ranking.classes import high_classes, whole_classes
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.whole import SOKO, TEEN_PATTI, THREE_CARD, WholeOrdering
from examples import examples


@pytest.mark.parametrize(("card", "name", "sign"), [
    ("As", "ace of spades", "A♠"), ("Th", "ten of hearts", "10♥"), ("6d", "six of diamonds", "6♦"),
    ("2c", "two of clubs", "2♣"), ("Jo", "joker", "Jo"), ("Jo2", "second joker", "Jo2"),
    ("??", "unknown card", "??"),
])  # fmt: skip
def test_cards_are_named_in_full_and_as_they_are_printed(card: str, name: str, sign: str) -> None:
    assert (card_name(Card(card)), card_sign(Card(card))) == (name, sign)


@pytest.mark.parametrize(("rank", "description"), examples(__file__, "descriptions.txt"))
def test_descriptions(rank: str, description: str) -> None:
    assert describe_high(tuple(map(int, rank.split()))) == description


@pytest.mark.parametrize("ordering", [
    None, SOKO, THREE_CARD, TEEN_PATTI,
], ids=["five cards", "soko", "three cards", "teen patti"])  # fmt: skip
def test_no_two_classes_read_alike(ordering: WholeOrdering | None) -> None:
    ranks = high_classes().ranks if ordering is None else whole_classes(ordering).ranks
    descriptions = {describe_high(rank) for rank in ranks}
    assert len(descriptions) == len(ranks)
    assert len({describe_in_sentence(rank) for rank in ranks}) == len(ranks)
    assert not any("{" in text or "  " in text for text in descriptions)


@pytest.mark.parametrize("category", Category)
def test_a_category_has_its_usual_name(category: Category) -> None:
    name = category_name((category, 13))
    assert name.replace("-", " ") == category.name.lower().replace("_", " ")
    assert category_name(ROYAL_FLUSH) == "royal flush"


def test_every_tie_breaker_of_every_class_has_a_name() -> None:
    every = (high_classes().ranks, *[whole_classes(each).ranks for each in (SOKO, TEEN_PATTI)])
    for category, *tie_breakers in chain(*every):
        places = range(1, len(tie_breakers) + 1)
        names = [tie_breaker_name(Category(category), position) for position in places]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(("category", "position", "name"), [
    (Category.TWO_PAIR, 3, "the kicker: deuce"), (Category.ONE_PAIR, 1, "the pair: twos"),
    (Category.FULL_HOUSE, 1, "three of a kind: twos"),
    (Category.ONE_PAIR, 4, "the third kicker: deuce"), (Category.FLUSH, 5, "the fifth card: two"),
    (Category.STRAIGHT_FLUSH, 1, "the top card: two"),
])  # fmt: skip
def test_tie_breakers_are_named_by_their_part(category: Category, position: int, name: str) -> None:
    rank = tie_breaker_rank(category, position, 2)
    assert f"{tie_breaker_name(category, position)}: {rank}" == name


def test_rows_of_ranks_and_names_of_seats() -> None:
    assert rank_row([11, 8, 4, 3, 1]) == "J-8-4-3-A"
    assert rank_row([14, 10]) == "A-10"
    assert [seat_name(seat) for seat in (0, 9)] == ["Seat A", "Seat J"]
    assert seat_in_sentence(1) == "seat B"


@pytest.mark.parametrize(("names", "text"), [
    (["Anna"], "Anna"), (["Anna", "Ben"], "Anna and Ben"),
    (["Anna", "Ben", "Cleo"], "Anna, Ben and Cleo"),
    (["Anna", "Ben", "Cleo", "{Dan}"], "Anna, Ben, Cleo and {Dan}"),
])  # fmt: skip
def test_names_in_a_sentence(names: list[str], text: str) -> None:
    assert listed(names) == text


def test_in_a_sentence_hands_have_an_article() -> None:
    ranks = ROYAL_FLUSH, (5, 9), (2, 6), BADUGI.rank(parse_cards("4s3h2dAc"))
    assert [describe_in_sentence(rank) for rank in ranks] == [
        *("a royal flush", "a straight, nine high", "a pair of sixes", "a badugi, 4-3-2-A")
    ]
