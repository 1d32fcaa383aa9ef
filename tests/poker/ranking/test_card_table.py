"""Hands as numbers, texts, cards and columns of data frames give the same table."""

from typing import Any

import numpy as np
import pytest

from analyser import Card, parse_cards, rank_many
from analyser.poker.errors import CardArrayError, CardNumberError, UnreadableCardError

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
