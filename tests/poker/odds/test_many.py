"""equity_many against the counts of one situation at a time."""

from random import Random
from typing import Any

import numpy as np
import pytest

from analyser import Card, CardError, equity, equity_many
from analyser.poker.errors import CardArrayError, DuplicateCardError, NoNutsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES, HOLDEM

WITH_BOARDS = [game for game in GAMES if game.board]


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.key)
def test_the_shares_are_those_of_each_situation_alone(game: Game, size: int) -> None:
    random = Random(7)
    count, seats = (2 if size < 4 else 6), 2 if size < 4 else 3
    hands, boards = [], []
    for _ in range(count):
        cards = random.sample([*game.deck], seats * game.dealt + size)
        own = cards[size:]
        hands.append([own[at : at + game.dealt] for at in range(0, len(own), game.dealt)])
        boards.append(cards[:size])
    alone = [
        [seat.equity for seat in equity(each, board, game=game).seats]
        for each, board in zip(hands, boards, strict=True)
    ]
    numbers = [[[card.number for card in hand] for hand in each] for each in hands]
    found = equity_many(numbers, [[card.number for card in board] for board in boards], game)
    assert found.shape == (count, seats)
    np.testing.assert_allclose(found, alone, rtol=1e-12)
    texts = [["".join(map(str, hand)) for hand in each] for each in hands]
    same = equity_many(texts, [" ".join(map(str, board)) for board in boards], game.key)
    assert np.array_equal(found, same)


def test_more_situations_than_fit_into_a_block_and_none_at_all() -> None:
    random = Random(1)
    rows = np.array([random.sample(range(52), 9) for _ in range(20_000)], np.uint8)
    hands, boards = rows[:, :4].reshape(-1, 2, 2), rows[:, 4:]
    found = equity_many(hands, boards)
    assert np.array_equal(found[-5:], equity_many(hands[-5:], boards[-5:]))
    assert np.array_equal(found.sum(axis=1), np.ones(len(rows)))
    assert equity_many(hands[:0], boards[:0]).shape == (0, 2)


HANDS = [[[0, 1], [2, 3]]]


@pytest.mark.parametrize(("arguments", "error", "message"), [
    (([[[0, 1], [2, 0]]], [[4, 5, 6]]), DuplicateCardError, "2c in row 0 is there twice"),
    ((HANDS, [[4, 5, 1]]), DuplicateCardError, "3c in row 0 is there twice"),
    ((HANDS, [[4, 5]]), CardArrayError, "this is an array of shape"),
    ((HANDS, [[4, 5, 6], [7, 8, 9]]), CardArrayError, "this is hands of shape"),
    (([[[0, 1]]], [[4, 5, 6]]), CardArrayError, "this is hands of shape"),
    (([[[0, 1, 2, 3], [4, 5, 6, 7]]], [[8, 9, 10]]), CardArrayError, "this is hands of shape"),
    ((HANDS, [[4, 5, 6]], "stud"), NoNutsError, "Seven-card stud .* Texas hold'em$"),
    ((HANDS, [[4, 5, 6]], HOLDEM.with_options({"wild": "2"})), NoNutsError, "Texas hold'em"),
    ((HANDS, [[4, 5, 6]], "shortdeck"), CardError, "2c cannot be used in Short-deck hold'em"),
    (([["AsAh", "KsKx"]], ["2c3c4c"]), CardError, "“Kx”"),
])  # fmt: skip
def test_what_cannot_be_counted_is_refused(
    arguments: tuple[Any, ...], error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        equity_many(*arguments)


def test_cards_may_be_given_as_cards() -> None:
    numbers = [[[Card(text).number for text in hand] for hand in (("As", "Ah"), ("Kd", "Kh"))]]
    found = equity_many(numbers, ["2c7d9h"]).tolist()
    assert equity_many([["AsAh", "KdKh"]], ["2c7d9h"]).tolist() == found
