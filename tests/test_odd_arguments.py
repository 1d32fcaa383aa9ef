"""Whatever the Python functions are given, they answer or refuse: never a TypeError of Python's."""

import inspect
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from analyser import (
    Card,
    CardError,
    Range,
    analyse,
    compare,
    compare_hands,
    deal,
    equity,
    format_cards,
    nuts,
    parse_cards,
    parse_range,
    quiz,
    range_summary,
    rank_many,
    read_hands,
    sort_hands,
)
from analyser.api_arguments import refuse_no_path
from analyser.poker.errors import ArgumentError, CardArrayError
from examples import examples
from python_calls import answer

PAIR = ["AsKs", "QdQh"]
TURN = "2c3c4c5d"


@pytest.mark.parametrize(("call", "argument"), examples(__file__, "wrong_kinds.txt"))
@pytest.mark.parametrize("odd", [None, 5, 2.5], ids=repr)
def test_a_value_of_a_wrong_kind_is_refused_by_the_name_of_its_argument(
    call: str, argument: str, odd: object
) -> None:
    with pytest.raises(ArgumentError) as refusal:
        answer(call, odd=odd)
    assert str(refusal.value).startswith(f"“{argument}” is read from ")
    assert str(refusal.value).endswith(f", not from {odd}")


def nested(depth: int) -> list[object]:
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


def given(function: Callable[..., object], name: str, odd: object) -> object:
    return function(**(USUAL[function] | {name: odd}))


ODD: list[Any] = [
    *(None, 5, -1, 2.5, float("nan"), True, b"As", object(), [], [None], [5], [["As"]], {}),
    *({"a": 1}, set(), "", "xx", "\0", "\ud800", "A" * 200_000, ["x" * 200_000], 10**5_000),
    *(np.array([1, 2]), np.array(["As"]), np.float64(2), ("As",), int, len, range(3)),
    *(Card("As"), parse_range("AA"), [Card("As"), None], memoryview(b"a"), nested(3_000)),
]
USUAL: dict[Callable[..., object], dict[str, Any]] = {
    analyse: {"cards": "As"}, compare: {"hands": PAIR}, sort_hands: {"hands": ["As"]}, deal: {},
    equity: {"hands": PAIR, "board": TURN, "deals": 1}, compare_hands: {"a": "As", "b": "Kd"},
    nuts: {"board": "2c3c4c"}, range_summary: {"range_": "AA"}, quiz: {"questions": 1},
    rank_many: {"cards": [[1, 2, 3, 4, 5]]}, read_hands: {"path": __file__}, parse_cards: {},
    format_cards: {"cards": parse_cards("AsKd")}, parse_range: {}, Card.from_number: {},
    Card.from_pair: {"suit": 1, "rank": 1}, Card.from_apl: {"suit": 1, "rank": 1},
}  # fmt: skip
"""What each function is given beside an odd value of one of its arguments."""
CALLS = [
    *[
        pytest.param(partial(given, function, name), id=f"{function.__qualname__} {name}")
        for function in USUAL
        for name in inspect.signature(function).parameters
        if name not in ("path", "streets")  # a path need not exist, and anything is true or false
    ],
    *[lambda odd, name=name: analyse("As", options={name: odd})
      for name in ("joker", "wild", "trips_beat_straight")],
    lambda odd: analyse("As", options={"wild": [odd]}), lambda odd: compare([odd, odd]),
    lambda odd: equity([odd, "KdKh"], TURN), lambda odd: sort_hands([odd]), Card, Range, Range.of,
    lambda odd: parse_range("AA").with_weight(odd, 50), parse_range("AA").without,
    lambda odd: parse_range("AA").with_weight([1], odd),
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_odd_values_are_answered_or_shortly_refused(call: Callable[[Any], object]) -> None:
    for odd in ODD:
        try:
            call(odd)
        except CardError as refusal:
            assert len(str(refusal)) < 1_000  # noqa: PT017 - an answer is as good


class Unwilling:
    """Has values, and does not give them away."""

    def __array__(self, *_: object, **__: object) -> None:
        raise TypeError("not now")


MASKED = np.ma.masked_array([1, 2, 3, 4, 5], mask=[False] * 4 + [True])


@pytest.mark.parametrize(("cards", "message"), [
    (np.ma.masked_array([MASKED]), "this is an array of which some is masked"),
    ([MASKED], "this is an array of which some is masked"),
    ([Unwilling()], r"this is \[<.*Unwilling"),
], ids=["table", "row", "unwilling"])  # fmt: skip
def test_hands_of_which_some_is_masked_or_withheld_are_not_ranked(cards: Any, message: str) -> None:
    with pytest.raises(CardArrayError, match=message):
        rank_many(cards)


@pytest.mark.parametrize("path", ["", "\0", "\ud800", 3, b"hands.txt", None])
def test_what_no_file_can_have_as_its_path_is_refused(path: object) -> None:
    with pytest.raises(ArgumentError, match="the path of a file or of a folder"):
        refuse_no_path(path)


def test_a_path_need_not_exist() -> None:
    for path in ("-", "no such file", Path("no such file")):
        refuse_no_path(path)
