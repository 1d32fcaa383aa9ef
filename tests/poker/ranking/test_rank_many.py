"""rank_many against the plain evaluators, and against the known counts of all hands.

Three storeys of proof: every kind of five cards and random hands of every size against the plain
evaluators; many more hands of six to ten cards against all their choices of five; and the counts
of all hands of five to nine cards, computed outside the project by brute force. Hands as numbers,
texts, cards and columns of data frames give the same table.
"""

import faulthandler
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations
from math import comb
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pytest

from analyser.poker.cards import DECK, Card, ordinal, parse_cards
from analyser.poker.decks import Deck
from analyser.poker.errors import (
    CardArrayError,
    CardNumberError,
    DuplicateCardError,
    OptionError,
    UnreadableCardError,
)
from analyser.poker.ranking import kernel
from analyser.poker.ranking.classes import high_classes, low_classes
from analyser.poker.ranking.high import HighRank, evaluate_high
from analyser.poker.ranking.kernel import BLOCK, rank_rows
from analyser.poker.ranking.low import ACE_TO_FIVE, DEUCE_TO_SEVEN, LOW_ORDERINGS, LowRank, Ordering
from analyser.poker.ranking.rank_many import SIZES, rank_many
from examples import examples
from mostly_long import mostly_long
from plain_wild import rank_five_low

TEXTS = ["AhKhQhJhTh", "As 2s 3s 4s 5s", "2c2d2h2s 3c"]
CLASSES = [1, 10, 166]


class Column:
    """What a column of Polars or pandas can do."""

    def __init__(self, values: list[Any]) -> None:
        self._values = values

    def to_list(self) -> list[Any]:
        return self._values


def numbers(text: str) -> list[int]:
    return [card.number for card in parse_cards(text)]


@pytest.mark.parametrize("hands", [
    TEXTS, tuple(TEXTS), np.array(TEXTS), np.array(TEXTS, object), Column(TEXTS),
    [text.lower() for text in TEXTS], [text.replace("T", "10") for text in TEXTS],
    [text.replace("h", "♥") for text in TEXTS], [parse_cards(text) for text in TEXTS],
    [[*parse_cards(text)] for text in TEXTS], [[*map(str, parse_cards(text))] for text in TEXTS],
    [numbers(text) for text in TEXTS], np.array([numbers(text) for text in TEXTS]),
    Column([numbers(text) for text in TEXTS]),
])  # fmt: skip
def test_hands_come_in_any_form(hands: Any) -> None:
    assert rank_many(hands).tolist() == CLASSES


@pytest.mark.parametrize("hand", [
    TEXTS[1], parse_cards(TEXTS[1]), [*parse_cards(TEXTS[1])], numbers(TEXTS[1]),
    [*map(str, parse_cards(TEXTS[1]))], np.array(numbers(TEXTS[1])),
])  # fmt: skip
def test_one_hand_is_one_class(hand: Any) -> None:
    assert rank_many(hand).tolist() == [10]


@pytest.mark.parametrize(("hands", "error", "message"), [
    (["AhKhQhJhTh", "AhKhQhJhTx"], UnreadableCardError, "“Tx” is not a card"),
    (["AhKhQhJhTh", "AhKhQhJh"], CardArrayError, "rows of different lengths"),
    (["AhKhQhJh"], CardArrayError, r"array of shape \(1, 4\)"),
    (["AhKhQhJhJo"], CardNumberError, "“#52” is outside the deck"),
    ([["As", "Ks"], None], UnreadableCardError, "“None” is not a card"),
    ([[[1, 2, 3, 4, 5]]], CardArrayError, "shape"),
    (Card("As"), CardArrayError, "shape"),
])  # fmt: skip
def test_other_hands_are_refused(hands: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        rank_many(hands)


Hands: TypeAlias = npt.NDArray[np.uint8]
ClassNumbers: TypeAlias = npt.NDArray[np.uint16]

LOWS = {ordering.name: ordering for ordering in LOW_ORDERINGS}
ORDERINGS = ("high", *LOWS)
SEED = 20100323


@cache
def places(ordering: str) -> dict[HighRank | LowRank, int]:
    """By rank as the plain evaluator gives it, its class."""
    if ordering == "high":
        return {rank: number for number, rank in enumerate(high_classes().ranks, 1)}
    return {rank: number for number, rank in enumerate(low_classes(LOWS[ordering]).ranks, 1)}


def plain_class(cards: tuple[Card, ...], ordering: str) -> int:
    """The class of the best five as the plain evaluator finds it, 0 where there is no low."""
    if ordering == "high":
        return places(ordering)[evaluate_high(cards)]
    lows = [rank_five_low(five, LOWS[ordering]) for five in combinations(cards, 5)]
    counting = [low for low in lows if low is not None]
    return places(ordering)[min(counting)] if counting else 0


def check_plainly(hands: Hands, ordering: str) -> None:
    expected = [plain_class(tuple(DECK[number] for number in hand), ordering) for hand in hands]
    assert rank_many(hands, ordering).tolist() == expected


def random_hands(count: int, size: int, deck: npt.ArrayLike = range(52)) -> Hands:
    """So many hands of so many cards, dealt at random from a deck, the same in every run."""
    cards = np.asarray(deck, np.uint8)
    order = np.random.default_rng(SEED).random((count, len(cards))).argsort(axis=1)
    return cards[order[:, :size]]


# Decks in which flushes, straights and groups, and those at once, are common.
CROWDED_DECKS = {
    "two suits": [card.number for card in DECK if card.suit in (0, 2)],
    "a suit and a half": [card.number for card in DECK if card.suit == 3 or card.rank < 5],
    "low ranks": [card.number for card in DECK if card.rank in (14, 2, 3, 4, 5, 6)],
    "few ranks": [card.number for card in DECK if card.rank in (2, 7, 8, 14)],
    "one suit": [card.number for card in DECK if card.suit == 1],
}


@pytest.mark.parametrize("ordering", ORDERINGS)
@pytest.mark.parametrize("size", SIZES)
def test_random_hands_as_the_plain_evaluator_ranks_them(ordering: str, size: int) -> None:
    check_plainly(random_hands(30, size), ordering)
    for deck in CROWDED_DECKS.values():
        check_plainly(random_hands(5, size, deck), ordering)


@pytest.mark.parametrize("ordering", ORDERINGS)
@pytest.mark.parametrize("text", [text for (text,) in examples(__file__, "hard.txt")])
def test_hands_chosen_to_be_hard(text: str, ordering: str) -> None:
    hand = [card.number for card in parse_cards(text)]
    check_plainly(np.array([hand, hand[::-1]], np.uint8), ordering)


@pytest.mark.parametrize("ordering", ORDERINGS)
def test_every_kind_of_five_cards_has_the_class_of_its_rank(ordering: str) -> None:
    classes = high_classes() if ordering == "high" else low_classes(LOWS[ordering])
    for kinds, suits in ((classes.suited, (1, 1, 1, 1, 1)), (classes.mixed, (0, 1, 2, 3, 0))):
        # Equal ranks stand together and at most four times, so these suits are a hand; in
        # 0 1 2 3 0 the last card is never the first one again.
        every = [zip(five, suits, strict=True) for five in kinds]
        hands = [[13 * suit + rank - 2 for rank, suit in five] for five in every]
        assert rank_many(hands, ordering).tolist() == list(kinds.values())


@pytest.mark.parametrize("deck", [range(52), *CROWDED_DECKS.values()], ids=["all", *CROWDED_DECKS])
@pytest.mark.parametrize("ordering", ORDERINGS)
@pytest.mark.parametrize("size", SIZES[1:])
def test_more_cards_are_the_best_five_of_them(size: int, ordering: str, deck: list[int]) -> None:
    hands = random_hands(400, size, deck)
    choices = list(combinations(range(size), 5))
    every = rank_many(hands[:, choices].reshape(-1, 5), ordering).reshape(-1, len(choices))
    # 0, no low, is the worst: as an unsigned number less one it wraps round to the greatest.
    best = (every - np.uint16(1)).min(axis=1) + np.uint16(1)
    assert np.array_equal(rank_many(hands, ordering), best)


@pytest.mark.parametrize(("cards", "tried"), [
    ("2h 3h 4h 5h 7s 7h Kh", 0),  # 7s takes the best ranks out of one suit
    ("2h 3h 4h 5h 7h 9h Ks", 1),  # 7-5-4-3-2 is a flush, 9-5-4-3-2 as well
    ("2h 2s 3h 4h 5h 7h Kh", 0),
    ("2s 3h 4d 5c 7s 9h Ks", 0),
])  # fmt: skip
def test_choices_are_tried_only_where_the_best_ranks_are_of_one_suit(
    cards: str, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands: list[Hands] = []

    def choices_ranked(fives: Hands, ordering: Ordering, deck: Deck) -> ClassNumbers:
        hands.extend(fives)
        return rank_rows(fives, ordering, deck)

    monkeypatch.setattr(kernel, "rank_rows", choices_ranked)
    (found,) = rank_many([[card.number for card in parse_cards(cards)]], "deuce-to-seven")
    assert found == plain_class(parse_cards(cards), "deuce-to-seven")
    assert len(hands) == tried * comb(7, 5)


def all_hands(size: int) -> Iterator[Hands]:
    """Every hand of so many cards, once, in lots; a lot is valid until the next one.

    In the order used, the choices of five from the first n cards come before all others. So for
    each choice of the highest cards, the five below them are the start of one fixed list.
    """
    fives = all_fives()
    lot = np.empty((len(fives), size), np.uint8)
    lot[:, :5] = fives
    for higher in combinations(range(5, 52), size - 5):
        below = comb(higher[0] if higher else 52, 5)
        lot[:below, 5:] = higher
        yield lot[:below]


@cache
def all_fives() -> Hands:
    numbers = chain.from_iterable(combinations(range(51, -1, -1), 5))
    return np.fromiter(numbers, np.uint8, 5 * comb(52, 5)).reshape(-1, 5)[::-1]


@cache
def hands_by_class(size: int, ordering: str) -> npt.NDArray[np.int64]:
    """By class, how many of all hands of so many cards have it."""
    if size > 7:
        faulthandler.cancel_dump_traceback_later()  # minutes are right here: nothing hangs
    counts = np.zeros(len(places(ordering)) + 1, np.int64)
    for hands in all_hands(size):
        counts += np.bincount(rank_many(hands, ordering), minlength=len(counts))
    return counts


def census(size: int, ordering: str, name_of: Callable[[int], str]) -> dict[str, tuple[int, int]]:
    """By name of a class, how many hands and how many different classes there are."""
    found: dict[str, tuple[int, int]] = {}
    for number, hands in enumerate(hands_by_class(size, ordering).tolist()):
        if hands:
            total, distinct = found.get(name_of(number), (0, 0))
            found[name_of(number)] = total + hands, distinct + 1
    return found


HIGH_NAMES = [
    *("high", "pair", "two-pair", "three", "straight"),
    *("flush", "full-house", "four", "straight-flush"),
]


def high_name(number: int) -> str:
    category, top, *_ = high_classes().ranks[number - 1]
    return "royal" if (category, top) == (9, 14) else HIGH_NAMES[category - 1]


def ace_to_five_name(number: int) -> str:
    shape, compared = low_classes(ACE_TO_FIVE).ranks[number - 1]
    names = {(2, 1, 1, 1): "pair", (2, 2, 1): "two-pair", (3, 1, 1): "three", (3, 2): "full-house"}
    return f"{compared[0]}-low" if len(shape) == 5 else names.get(shape, "four")


def deuce_to_seven_name(number: int) -> str:
    (category,), compared = low_classes(DEUCE_TO_SEVEN).ranks[number - 1]
    return f"{compared[0]}-low" if category == 1 else HIGH_NAMES[category - 1]


def table(name: str) -> dict[int, dict[str, int]]:
    """Read the counts of this name, by the number of cards and then by class."""
    found = [row for of, row in examples(__file__, "counted.txt") if of == name]
    names, *rows = [row.replace(",", "").split() for row in found]
    return {int(size): dict(zip(names, map(int, row), strict=True)) for size, *row in rows}


HIGH_HANDS, HIGH_CLASSES = table("high-hands"), table("high-classes")
ACE_TO_FIVE_HANDS, DEUCE_TO_SEVEN_HANDS = table("ace-to-five-hands"), table("deuce-to-seven-hands")
ACE_TO_FIVE_CLASSES = {5: 6175, 6: 6019, 7: 5083, 8: 4368, 9: 4290}
EIGHT_OR_BETTER_HANDS = {5: 57_344, 6: 1_691_648, 7: 24_530_944, 8: 233_410_560, 9: 1_641_367_040}
DEUCE_TO_SEVEN_CLASSES = {5: 7462, 6: 6802, 7: 5536}
NUMBER_ONES = {5: 1_020, 6: 40_320, 7: 779_840}
"""How many hands make 7-5-4-3-2 in deuce-to-seven."""


@pytest.mark.parametrize("size", mostly_long(2, range(5, 10)))
def test_all_high_hands(size: int) -> None:
    found = census(size, "high", high_name)
    assert {name: hands for name, (hands, _) in found.items()} == HIGH_HANDS[size]
    assert {name: distinct for name, (_, distinct) in found.items()} == HIGH_CLASSES[size]


@pytest.mark.parametrize("size", mostly_long(2, range(5, 10)))
def test_all_hands_for_ace_to_five(size: int) -> None:
    found = census(size, "ace-to-five", ace_to_five_name)
    expected = {name: hands for name, hands in ACE_TO_FIVE_HANDS[size].items() if hands}
    assert {name: hands for name, (hands, _) in found.items()} == expected
    assert sum(distinct for _, distinct in found.values()) == ACE_TO_FIVE_CLASSES[size]
    eight_or_better = len(places("eight-or-better"))
    lows = hands_by_class(size, "ace-to-five")[: eight_or_better + 1]
    assert lows.sum() == EIGHT_OR_BETTER_HANDS[size]


@pytest.mark.parametrize("size", mostly_long(2, range(5, 8)))
def test_all_hands_for_eight_or_better(size: int) -> None:
    no_low, *lows = hands_by_class(size, "eight-or-better").tolist()
    assert sum(lows) == EIGHT_OR_BETTER_HANDS[size]
    assert no_low == comb(52, size) - sum(lows)
    assert all(lows)


@pytest.mark.parametrize("size", mostly_long(2, range(5, 8)))
def test_all_hands_for_deuce_to_seven(size: int) -> None:
    found = census(size, "deuce-to-seven", deuce_to_seven_name)
    expected = {name: hands for name, hands in DEUCE_TO_SEVEN_HANDS[size].items() if hands}
    assert {name: hands for name, (hands, _) in found.items()} == expected
    assert sum(distinct for _, distinct in found.values()) == DEUCE_TO_SEVEN_CLASSES[size]
    assert hands_by_class(size, "deuce-to-seven")[1] == NUMBER_ONES[size]


@pytest.mark.parametrize("ordering", ORDERINGS)
def test_five_cards_fall_into_the_classes_as_the_plain_tables_count_them(ordering: str) -> None:
    classes = high_classes() if ordering == "high" else low_classes(LOWS[ordering])
    _, *counts = hands_by_class(5, ordering).tolist()
    assert tuple(counts) == classes.equal


SEVEN = [0, 14, 28, 42, 4, 18, 32]


@pytest.mark.parametrize("kind", ["int8", "int16", "uint16", "int32", "int64", "uint64"])
def test_other_whole_numbers_are_read_as_the_same_cards(kind: str) -> None:
    hands = random_hands(100, 7)
    assert np.array_equal(rank_many(hands.astype(kind)), rank_many(hands))


def test_lists_masks_and_every_layout_in_memory_are_read_as_the_same_cards() -> None:
    hands = random_hands(100, 7)
    wide = np.zeros((200, 14), np.uint8)
    wide[::2, ::2] = hands
    expected = rank_many(hands)
    masked = np.ma.masked_array(hands)  # of which nothing is hidden
    layouts = (np.asfortranarray(hands), wide[::2, ::2], hands[::-1][::-1])
    for same in (hands.tolist(), *layouts, masked, list(masked)):
        assert np.array_equal(rank_many(same), expected)


def test_the_classes_are_a_new_array_and_the_cards_are_left_alone() -> None:
    hands = random_hands(100, 7).T.copy().T  # in memory by columns, which are used as they are
    before = hands.copy()
    hands.flags.writeable = False
    first, second = rank_many(hands), rank_many(hands)
    assert first.dtype == np.uint16
    assert first.shape == (100,)
    assert not np.shares_memory(first, second)
    assert np.array_equal(hands, before)


@pytest.mark.parametrize("ordering", ORDERINGS)
@pytest.mark.parametrize("size", SIZES)
def test_no_hands_have_no_classes(size: int, ordering: str) -> None:
    classes = rank_many(np.empty((0, size), np.uint8), ordering)
    assert classes.shape == (0,)
    assert classes.dtype == np.uint16


def test_more_hands_than_are_taken_at_a_time_come_out_in_order() -> None:
    hands = random_hands(2 * BLOCK + 3, 7)
    assert np.array_equal(rank_many(hands)[::-1], rank_many(hands[::-1]))
    assert rank_many(hands)[-5:].tolist() == rank_many(hands[-5:]).tolist()


@pytest.mark.parametrize(("cards", "given"), [
    ([SEVEN[:4]], "shape (1, 4)"), ([list(range(11))], "shape (1, 11)"),
    ([[SEVEN]], "shape (1, 1, 7)"),
    ([[[number] for number in SEVEN]], "shape (1, 7, 1)"),
    ([], "shape (0,)"), (7, "shape ()"),
    ([[float(number) for number in SEVEN]], "type float64"),
    (np.ones((1, 7), bool), "type bool"), (np.zeros((2, 5), complex), "type complex128"),
    (np.zeros((1, 5), "datetime64[s]"), "type datetime64[s]"),
    (["As Kd"], "shape (1, 2)"), ([list(DECK[:4])], "shape (1, 4)"),
    ([SEVEN, SEVEN[:6]], "rows of different lengths"),
], ids=str)  # fmt: skip
def test_what_is_no_table_of_cards_is_refused_in_words(cards: npt.ArrayLike, given: str) -> None:
    with pytest.raises(CardArrayError) as caught:
        rank_many(cards)
    assert given in str(caught.value)
    assert "rows of 5 to 10 card numbers" in str(caught.value)


@pytest.mark.parametrize("number", [52, 255, -1, 256, 2**40, -(2**40)])
def test_a_number_outside_the_deck_is_named(number: int) -> None:
    with pytest.raises(CardNumberError, match=f"#{number}\\b"):
        rank_many([SEVEN, [*SEVEN[:6], number]])


def test_an_unknown_ordering_is_named_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"razz.*ace-to-five"):
        rank_many([SEVEN], "razz")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_stands_twice_is_named_with_its_row_wherever_it_is(size: int) -> None:
    row = BLOCK + 1
    hands = np.tile(np.arange(size, dtype=np.uint8), (row + 3, 1))
    for first, second in combinations(range(size), 2):
        twice = hands.copy()
        twice[row, second] = twice[row, first]
        with pytest.raises(DuplicateCardError) as caught:
            rank_many(twice)
        places = f"{ordinal(first + 1)} and {ordinal(second + 1)}"
        assert str(caught.value) == f"{DECK[first]} in row {row} is there twice, {places}"
