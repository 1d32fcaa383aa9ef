"""What is said of a range beside known cards and on a board, in a player's words."""

import pytest

from analyser.poker import errors
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.made_hands.made_hand import name_made_hand
from analyser.poker.names import category_name
from analyser.poker.ranges.holdings import HAND_OF, HOLDINGS, HOLDINGS_OF
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.summary import (
    RangeSummary,
    find_kinds,
    hands_making,
    ranks_made,
    say_commonest,
    summarise,
)
from analyser.poker.ranking.high import evaluate_high


def said(text: str, board: str = "", dead: str = "") -> RangeSummary:
    cards = [parse_cards(each) if each else () for each in (board, dead)]
    return summarise(parse_range(text), *cards)


def test_known_cards_take_holdings_away_and_from_the_whole_too() -> None:
    summary = said("AA, AhKh, KsKd:0.5", "As 2c", "Kh")
    assert summary.combos == 3.5
    assert summary.percent == round(100 * 3.5 / (49 * 48 / 2), 2)
    assert dict(summary.hands) == {"AA": 1.0, "KK": 0.5 / 3}


@pytest.mark.parametrize("board", ["Qh7h2c", "Qh7h2c2d", "8h9hThJhQh"])
def test_the_hands_of_a_category_are_its_holdings_and_what_the_cards_take(board: str) -> None:
    cards, dead = parse_cards(board), parse_cards("As")
    range_ = parse_range("22+, A2s+:0.5, T9o, KhQd:0.07")
    summary = summarise(range_, cards, dead)
    assert summary.categories is not None
    for category, count in summary.categories.items():
        making = hands_making(range_, category, cards, dead)
        assert making.without([*cards, *dead]).combos == count
        for number, weight in enumerate(making.weights):
            taken = {*cards, *dead} & set(HOLDINGS[number])
            if weight and not taken:
                made = str(category_name(evaluate_high([*HOLDINGS[number], *cards])))
                assert (made, weight) == (category, range_.weights[number])
            if weight and taken:  # all that is left of the hand makes it
                out = {*cards, *dead}
                rest = [n for n in HOLDINGS_OF[HAND_OF[number]] if not out & set(HOLDINGS[n])]
                assert {making.weights[n] for n in rest} == {weight}
    assert sum(summary.categories.values()) == summary.combos
    worst, *_, best = summary.categories
    assert (worst, best) == ("high card", "royal flush")


def test_hands_are_written_whole_where_all_that_is_left_makes_a_category() -> None:
    def making(category: str, text: str = "QQ+, AKs, 76s, KcJc") -> str:
        board = parse_cards("Qh7h2c")
        return str(hands_making(parse_range(text), category, board))

    assert making("one pair") == "KK+, 76s"
    assert making("three of a kind") == "QQ"
    assert making("high card") == "AKs, KcJc"
    assert making("flush") == ""


@pytest.mark.parametrize(("board", "dead", "error"), [
    ("QsQh", "QdQc", errors.EmptiedRangeError), ("QsQhQd", "", errors.EmptiedRangeError),
    ("2c3c4c5c6c7c", "", errors.TooManyCardsError), ("2c3c2c", "", errors.DuplicateCardError),
    ("2c3c", "3c", errors.DuplicateCardError), ("", "??", errors.UnknownDeadCardError),
    ("Jo", "", errors.CardError),
])  # fmt: skip
def test_known_cards_are_refused(board: str, dead: str, error: type[errors.CardError]) -> None:
    with pytest.raises(error):
        said("QQ", board, dead)


def test_nothing_is_made_by_what_the_board_leaves_nothing_of() -> None:
    assert hands_making(parse_range("AhKh"), "one pair", parse_cards("Ah 2c 3d")).combos == 0


def test_summaries_can_be_keys() -> None:
    """Their mappings cannot; what they are compared by besides is enough."""
    assert len({said("QQ+", "2c3c4c"), said("QQ+", "2c3c4c"), said("KK+", "2c3c4c")}) == 2


PAIRS = {
    "overpair": ["overpair"],
    "smaller pair": [
        "underpair", "middle pair", "second pair", "third pair", "bottom pair", "pocket",
    ],
    "top pair": ["top pair"],
    "set": ["set", "top set"],
    "trips": ["trip"],
    "no more than the board": ["a pair on the board", "two pair on the board"],
    "ace high": ["ace high"],
}  # fmt: skip
"""By kind, how the names of the hands begin that are of it."""


@pytest.mark.parametrize(("text", "board", "combos"), [
    (
        "QQ, KK, AQ, QJs, JTs, 7h6h, 99:0.5, AKo",
        "Qh Jh 9d",
        {"set": 3 + 3 * 0.5, "two pair": 3, "overpair": 6, "top pair": 12, "smaller pair": 3,
         "ace high": 12, "no pair, no ace": 1, "flush draw": 1, "open-ended straight draw": 3,
         "gutshot": 12 + 6},
    ),
    ("22, AhKh", "Th 9h 4h 7h 2h", {"flush": 1, "no more than the board": 3}),
    ("72o", "Ac Ad As Kh Ks", {"no more than the board": 12}),
    ("2c2d", "2c 3d 4h", {}),
])  # fmt: skip
def test_the_holdings_of_each_kind(text: str, board: str, combos: dict[str, float]) -> None:
    found = finish(find_kinds(parse_range(text), parse_cards(board))).items()
    assert [*combos.items()] == [(str(kind), sum(held.values()) / 100) for kind, held in found]


@pytest.mark.parametrize(("text", "said"), [
    ("KK+", "A always has an overpair"), ("15%", "A's commonest hand is ace high"),
    ("TT", "A always has a set"), ("5d3d", "A always has no pair, no ace"),
    ("AKs, JJ:0.66", "A mostly has ace high"), ("AKs, JhJd, JhJs, JhJc, JdJs", None),
])  # fmt: skip
def test_the_commonest_hand_is_said_if_there_is_one(text: str, said: str | None) -> None:
    found = finish(find_kinds(parse_range(text), parse_cards("Ts 7s 2c")))
    phrase = say_commonest(found, "A")
    assert (None if phrase is None else str(phrase)) == said
    assert say_commonest({}, "A") is None


@pytest.mark.parametrize("board", ["Qh Jh 9d", "8s 8d 5h Kc", "9s 8d 5h Kc 2d", "Ks Kd Kh 4c 4d"])
def test_each_kind_is_as_a_hand_of_it_is_called(board: str) -> None:
    cards, every = parse_cards(board), parse_range("random").without(parse_cards(board))
    shares: list[float] = []
    found = finish(find_kinds(every, cards), shares.append)
    assert 0 < shares[-1] < 1
    kind_of = {number: kind for kind, held in reversed(found.items()) for number in held}
    for number, rank in ranks_made(every, cards).items():
        called = name_made_hand(HOLDEM, HOLDINGS[number], cards, rank)
        for kind, names in PAIRS.items():
            if called is not None and called.startswith(tuple(names)):
                assert number in found[next(each for each in found if each == kind)], called
    assert len(kind_of) == len(ranks_made(every, cards))
