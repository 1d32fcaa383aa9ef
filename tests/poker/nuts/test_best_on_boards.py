"""The best hand on several boards: compared with a second evaluator, over every holding."""

from itertools import combinations

import pytest

from analyser import nuts
from analyser.poker.games.registry import find_game
from analyser.poker.nuts.best_on_boards import best_on_boards
from analyser.poker.nuts.nuts_classes import Nuts
from mostly_long import mostly_long
from not_none import not_none
from second_evaluator import best_high


def runs_of(text: str, game: str, among: str | None = None) -> tuple[Nuts, ...]:
    return not_none(nuts(text, game=game, among=among).runs)


def fewest_beat(text: str, game: str, dealt: int) -> int:
    """Return by how many holdings, added up over the boards, the best holding is beaten."""
    boards = [
        [board[at : at + 2] for at in range(0, len(board), 2)] for board in text.split("@")[1:]
    ]
    known = {card for board in boards for card in board}
    unseen = [str(card) for card in find_game(game).deck if str(card) not in known]
    holdings = list(combinations(unseen, dealt))
    sums = [0] * len(holdings)
    for board in boards:
        keys = [best_high(holding, board, game) for holding in holdings]
        ranked = sorted(keys, reverse=True)
        better = {repr(key): at for at, key in reversed([*enumerate(ranked)])}
        sums = [sum_ + better[repr(key)] for sum_, key in zip(sums, keys, strict=True)]
    return min(sums)


@pytest.mark.parametrize(
    "case",
    mostly_long(
        2,
        [
            ("@QhJh2c8s3c@QhJh2c9d4h", "holdem", 2),
            ("@AhKhQh@9c9d8s", "shortdeck", 2),
            ("@QhJh2c@9c9d3s", "holdem", 2),
            ("@Qs7s2c4s@QdJd3c9c@8h8d5c", "holdem", 2),
            ("@QhJh9c8s@9d9h6s7c", "tahoe", 3),
        ],
    ),
)
def test_no_holding_is_beaten_by_fewer(case: tuple[str, str, int]) -> None:
    text, game, dealt = case
    runs = runs_of(text.replace("@", " @ "), game)
    best = best_on_boards(runs)
    beaten = sum(
        one.combos
        for run, made in zip(runs, best.runs, strict=True)
        for one in run.classes
        if one.place < made.place
    )
    assert beaten == fewest_beat(text, game, dealt)
    assert best.places == tuple(len(run.classes) for run in runs)


@pytest.mark.parametrize(
    ("text", "game", "cards", "places"),
    [
        ("@ QhJh2c @ 9c9d3s", "omaha", "Qd Qc 9s 9h", (1, 1)),
        ("@ QhJh2c @ 9c9d3s @ Ts8s7h", "omaha6", "Qd Qc Jc 9s 9h", (1, 1, 1)),
        ("@ QhJh2c @ 9c9d3s @ Ts8s7h", "omaha", "Jd Jc 9s 9h", (2, 1, 1)),
        ("9h9d @ Qs7s2c4s @ QdJd3c9c", "holdem", "Ks Ts", (11, 1)),
    ],
)
def test_what_plays_is_told(text: str, game: str, cards: str, places: tuple[int, ...]) -> None:
    best = best_on_boards(runs_of(text, game))
    assert " ".join(map(str, best.cards)) == cards
    assert tuple(one.place for one in best.runs) == places


def test_only_the_hands_of_a_range_are_looked_at() -> None:
    best = best_on_boards(runs_of("@ QhJh2c8s3c @ QhJh2c9d4h", "holdem", "AA, 72o"))
    assert {card.rank for card in best.cards} == {14}
