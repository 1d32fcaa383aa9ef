"""Hands in order, with places and ties, whatever the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM
from analyser.poker.ranking.high import evaluate_high
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.sorting import SortedHands, compare_two, grade_hands
from analyser.poker.results.verdict import showdown


def hand(text: str) -> Analysis:
    return analyse_cards(ANY, parse_cards(text))


def graded(*texts: str) -> SortedHands:
    return grade_hands(ANY, [hand(text) for text in texts])


def test_equal_hands_share_a_place_and_the_places_after_it_stay_empty() -> None:
    """The kings tie for the first place, the sevens for the third; nobody is second."""
    found = graded("7c 7d 2s 3h 5c", "Kc Kd 9c 8d 2h", "7h 7s 2c 3d 5s", "Kh Ks 9h 8s 2d", "As")
    assert found.order == (1, 3, 0, 2, 4)
    assert found.grade == (3, 1, 3, 1, 5)
    assert found.ties == ((1, 3), (0, 2))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2c 2d", "As Kd Qh Jc"),
        ("As Kd", "As Qd Jh"),
        ("As Kd Qh", "As Kd"),
        ("2c 2d 2h", "As Ad Ks Kd"),
    ],
)
def test_hands_of_fewer_than_five_cards_compare_by_what_there_is(better: str, worse: str) -> None:
    assert compare_two(ANY, hand(better), hand(worse)) == -1
    assert compare_two(ANY, hand(worse), hand(better)) == 1


def test_hands_that_share_a_board() -> None:
    board = parse_cards("9c Kh Kd 9s Ah")
    holes = ["Qc 5h", "9h 2c", "5d Jd", "As Ac"]
    found = grade_hands(HOLDEM, [analyse_cards(HOLDEM, parse_cards(hole), board) for hole in holes])
    assert found.grade == (3, 2, 3, 1)
    assert found.ties == ((0, 2),)


fives = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)


@given(st.lists(fives, min_size=1, max_size=8))
def test_order_grade_and_ties_say_the_same(lists: list[list[Card]]) -> None:
    hands = tuple(analyse_cards(ANY, cards) for cards in lists)
    found = grade_hands(ANY, hands)
    assert found.hands == hands
    ranks = [evaluate_high(cards) for cards in lists]
    numbers = range(len(lists))
    assert list(found.order) == sorted(numbers, key=lambda number: ranks[number], reverse=True)
    assert list(found.grade) == [1 + sum(other > rank for other in ranks) for rank in ranks]
    groups = [tuple(n for n in numbers if ranks[n] == rank) for rank in sorted(set(ranks))[::-1]]
    assert list(found.ties) == [group for group in groups if len(group) > 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@given(data=st.data())
def test_a_comparison_is_a_showdown_of_two(game: Game, data: st.DataObject) -> None:
    cards = st.lists(
        st.sampled_from(game.deck.cards),
        min_size=game.least,
        max_size=game.most_alone,
        unique=True,
    )
    hands = [analyse_cards(game, data.draw(cards)) for _ in range(2)]
    verdict = showdown(game, hands)
    assert verdict is not None
    winners = {-1: (0,), 0: (0, 1), 1: (1,)}
    assert verdict.winners == winners[compare_two(game, *hands)]
    order = {-1: (0, 1), 0: (0, 1), 1: (1, 0)}
    assert grade_hands(game, hands).order == order[compare_two(game, *hands)]
