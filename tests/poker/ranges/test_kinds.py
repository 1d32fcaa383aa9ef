"""A range on a board in a player's words."""

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.made_hands.made_hand import name_made_hand
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.kinds import find_kinds, say_commonest
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.summary import ranks_made

PAIRS = {
    "overpair": "overpair",
    "underpair": "smaller pair",
    "top pair": "top pair",
    "middle pair": "smaller pair",
    "second pair": "smaller pair",
    "third pair": "smaller pair",
    "bottom pair": "smaller pair",
    "pocket": "smaller pair",
    "set": "set",
    "top set": "set",
    "trip": "trips",
    "a pair on the board": "no more than the board",
    "two pair on the board": "no more than the board",
    "ace high": "ace high",
}


@pytest.mark.parametrize(
    ("text", "board", "combos"),
    [
        (
            "QQ, KK, AQ, JTs, 7h6h, 99:0.5, AKo",
            "Qh Jh 9d",
            {
                "set": 3 + 3 * 0.5,
                "overpair": 6,
                "top pair": 12,
                "smaller pair": 3,
                "ace high": 12,
                "no pair, no ace": 1,
                "flush draw": 1,
                "open-ended straight draw": 3,
                "gutshot": 12 + 6,
            },
        ),
        ("22, AhKh", "Th 9h 4h 7h 2h", {"flush": 1, "no more than the board": 3}),
        ("72o", "Ac Ad As Kh Ks", {"no more than the board": 12}),
        ("2c2d", "2c 3d 4h", {}),
    ],
)
def test_the_holdings_of_each_kind(text: str, board: str, combos: dict[str, float]) -> None:
    found = finish(find_kinds(parse_range(text), parse_cards(board)))
    assert {str(kind): sum(held.values()) / 100 for kind, held in found.items()} == combos


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("KK+", "A mostly has an overpair"), ("15%", "A's commonest hand is ace high"),
        ("TT", "A mostly has a set"), ("5d3d", "A mostly has no pair, no ace"),
        ("AKs, JJ:0.66", "A mostly has ace high"), ("AKs, JhJd, JhJs, JhJc, JdJs", None),
    ],
)  # fmt: skip
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
        for name, kind in PAIRS.items():
            if called is not None and called.startswith(name):
                assert number in found[next(each for each in found if each == kind)], called
    assert len(kind_of) == len(ranks_made(every, cards))
