"""Hands in order, with places and ties, and lists of them as text, whatever the game."""

import pytest
from hypothesis import given, strategies as st

from analysed import hand_of
from analyser.api import deal, sort_hands
from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.dealing import MOST_SEED
from analyser.poker.errors import BoardTextError, NumberError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, GAMES, HOLDEM, RAZZ
from analyser.poker.generators import finish
from analyser.poker.ranking.high import evaluate_high
from analyser.poker.results.analysis import MOST_HANDS, analyse_cards, compare_two, grade_hands
from analyser.poker.results.hand_list import deal_text
from analyser.poker.results.showdown import showdown


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
    cards = st.lists(deck, min_size=game.least, max_size=game.most_without_board, unique=True)
    hands = [analyse_cards(game, data.draw(cards)) for _ in range(2)]
    verdict = showdown(game, hands)
    assert verdict is not None
    winners = {-1: (0,), 0: (0, 1), 1: (1,)}
    assert verdict.winners == winners[compare_two(game, *hands)]
    order = {-1: (0, 1), 0: (0, 1), 1: (1, 0)}
    assert grade_hands(game, hands).order == order[compare_two(game, *hands)]


BOARD = "9c Kh Kd 9s Ah"


@pytest.mark.parametrize(("game", "board", "message"), [
    (HOLDEM, "9c xx", "Board: “xx” is not a card"),
    (HOLDEM, "2c 3c 4c 5c 6c 7c", "Board: The board has 6 cards; in Texas hold'em it holds 5"),
    (ANY, "9c", "Board: Any cards has no board, so the board 9c cannot be used"),
    (HOLDEM, "Jo", "Board: Jo cannot be used in Texas hold'em"),
])  # fmt: skip
def test_a_mistake_in_the_board_is_named(game: Game, board: str, message: str) -> None:
    with pytest.raises(BoardTextError) as refusal:
        finish(deal_text(game, 1, 2, 7, board))
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("game", [ANY, RAZZ, DRAW], ids=lambda game: game.key)
def test_hands_are_those_that_deal_deals(game: Game) -> None:
    text = finish(deal_text(game, 40, 5, seed=7))
    elsewhere = deal(40, cards=5, seed=7, game=game)
    hands = [format_cards(one.seats[0].cards) for one in elsewhere.deals]
    assert text.split("\n") == hands


def test_the_boards_cards_are_not_dealt() -> None:
    hands = finish(deal_text(HOLDEM, 500, 2, 7, BOARD)).split("\n")
    assert len(hands) == 500
    assert not set(parse_cards(BOARD)) & {card for hand in hands for card in parse_cards(hand)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_use_what_is_dealt_for_it(game: Game) -> None:
    text = finish(deal_text(game, 10, game.dealt, seed=1))
    assert len(sort_hands(text.split("\n"), game=game).hands) == 10


@pytest.mark.parametrize(("count", "cards", "seed", "board", "message"), [
    (0, 2, 7, "", "The number of hands is 0; it must be a whole number from 1 to 100000"),
    (MOST_HANDS + 1, 2, 7, "", "The number of hands is 100001"),
    (1, 8, 7, "", "The number of cards is 8; it must be a whole number from 2 to 7"),
    (1, 3, 7, "As", "The number of cards is 3; it must be a whole number from 2 to 2"),
    (1, 2, MOST_SEED + 1, "", "The seed is 18446744073709551616; it must be"),
])  # fmt: skip
def test_numbers_out_of_range(count: int, cards: int, seed: int, board: str, message: str) -> None:
    with pytest.raises(NumberError) as refusal:
        finish(deal_text(HOLDEM, count, cards, seed, board))
    assert str(refusal.value).startswith(message)


def test_steps_tell_how_far_they_are() -> None:
    told: list[float] = []
    finish(deal_text(ANY, 300, 5, 7), told.append)
    assert told == [number / 300 for number in range(0, 300, 16)]
