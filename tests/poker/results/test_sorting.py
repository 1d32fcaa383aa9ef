"""Hands in order, with places and ties, whatever the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysed import hand_of
from analyser.poker.cards import DECK, Card
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES
from analyser.poker.ranking.high import evaluate_high
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.sorting import compare_two, grade_hands
from analyser.poker.results.verdict import showdown


@pytest.mark.parametrize(("better", "worse"), [
    ("2c 2d", "As Kd Qh Jc"), ("As Kd", "As Qd Jh"), ("As Kd Qh", "As Kd"),
    ("2c 2d 2h", "As Ad Ks Kd"),
])  # fmt: skip
def test_hands_of_fewer_than_five_cards_compare_by_what_there_is(better: str, worse: str) -> None:
    high, low = (hand_of(ANY, text) for text in (better, worse))
    assert (compare_two(ANY, high, low), compare_two(ANY, low, high)) == (-1, 1)


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
    deck = st.sampled_from(game.deck.cards)
    cards = st.lists(deck, min_size=game.least, max_size=game.most_alone, unique=True)
    hands = [analyse_cards(game, data.draw(cards)) for _ in range(2)]
    verdict = showdown(game, hands)
    assert verdict is not None
    winners = {-1: (0,), 0: (0, 1), 1: (1,)}
    assert verdict.winners == winners[compare_two(game, *hands)]
    order = {-1: (0, 1), 0: (0, 1), 1: (1, 0)}
    assert grade_hands(game, hands).order == order[compare_two(game, *hands)]
