"""How a high hand comes about: the published examples to the digit, and the analysis as oracle."""

import pytest
from hypothesis import given, strategies as st

from analysed import any_hand, hand_of
from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.explain.steps import Derivation
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, SHORT_DECK_HOLDEM
from analyser.poker.ranking.high import Category
from analyser.poker.results.analysis import analyse_cards
from examples import examples


def derived(cards: str, board: str = "") -> Derivation:
    return Derivation(HOLDEM if board else ANY, any_hand(cards, board))


@pytest.mark.parametrize(
    ("number", "cards", "reordered", "moved"), examples(__file__, "reordered.txt")
)
def test_which_cards_patterns_move(number: str, cards: str, reordered: str, moved: str) -> None:
    derivation = derived(cards)
    assert derivation.number == int(number)
    assert derivation.pattern == f"{int(number):04b}"
    assert format_cards(derivation.ascending) == cards
    assert format_cards(derivation.reordered) == reordered
    assert format_cards(derivation.moved) == moved


def test_the_difference_test_knows_where_an_ace_stands() -> None:
    derivation = derived("A♠2♠3♣4♠5♢")
    assert format_cards(derivation.descending) == "As 5d 4s 3c 2s"
    assert derivation.differences == (9, 1, 1, 1)
    assert (derivation.modulus, derivation.tested) == (8, (1, 1, 1, 1))
    assert derivation.straight
    assert derivation.ace_low
    assert derivation.suited == (True, False, True, False, True)
    assert not derivation.flush
    assert [rank for _, rank in derivation.table] == [5, 4, 3, 2, 14]
    assert derivation.rank == (5, 5)
    derivation = derived("Kd As 2h 3c 4d")
    assert derivation.differences == (1, 9, 1, 1)
    assert derivation.tested == (1, 9, 1, 1)
    assert not derivation.straight
    assert derivation.rank == (1, 14, 13, 4, 3, 2)
    derivation = Derivation(SHORT_DECK_HOLDEM, hand_of(SHORT_DECK_HOLDEM, "As 6d 7h 8c 9s"))
    assert derivation.differences == (5, 1, 1, 1)
    assert (derivation.modulus, derivation.tested) == (4, (1, 1, 1, 1))
    assert derivation.ace_low
    assert derivation.rank == (5, 9)


def test_what_was_looked_at_and_what_does_not_play() -> None:
    derivation = derived("Ks Kh Kd 8s 8h 8d 2c")
    assert derivation.looked_at == 21
    assert format_cards(derivation.best) == "Ks Kh Kd 8s 8h"
    assert format_cards(derivation.left_out) == "8d 2c"
    derivation = derived("Qc 5h", "9c Kh Kd 9s Ah")
    assert (derivation.looked_at, format_cards(derivation.left_out)) == (21, "Qc 5h")


@pytest.mark.parametrize(
    ("position", "cards"), [(0, "As Ac 8s 8c"), (1, "As Ac"), (2, "8s 8c"), (3, "Jd")]
)
def test_each_number_of_the_rank_has_its_cards(position: int, cards: str) -> None:
    derivation = derived("As Ac Jd 8s 8c 3d 4d")
    assert derivation.rank == (3, 14, 8, 11)
    assert format_cards(derivation.deciding_cards(position)) == cards


@pytest.mark.parametrize("cards", ["As", "As Ad", "2c 3c 4c 5c", "Kd 8s Kh Ks"])
def test_fewer_than_five_cards_are_no_straight_and_no_flush(cards: str) -> None:
    derivation = derived(cards)
    assert not derivation.complete
    assert derivation.flags == (False, False, False, False)
    assert derivation.looked_at == 0
    assert derivation.left_out == ()
    assert len(derivation.pattern) == len(parse_cards(cards)) - 1


hands = st.lists(st.sampled_from(DECK), min_size=1, max_size=10, unique=True)


def assert_rank_is_derived(derivation: Derivation) -> None:
    """The rank, which comes from the analysis, has what the derivation finds in the cards."""
    category, *tie_breakers = derivation.rank
    straights = Category.STRAIGHT, Category.STRAIGHT_FLUSH
    assert derivation.straight == (category in straights)
    if category != Category.FIVE_OF_A_KIND:
        assert derivation.flush == (category in (Category.FLUSH, Category.STRAIGHT_FLUSH))
    ranks = [rank for _, rank in derivation.table]
    if derivation.straight:  # its first row was moved to the end
        ranks = ranks[:1] if derivation.ace_low else ranks[-1:]
    assert tie_breakers == ranks


@given(hands)
def test_the_rank_is_that_of_the_analysis(cards: list[Card]) -> None:
    hand = analyse_cards(ANY, cards)
    derivation = Derivation(ANY, hand)
    assert_rank_is_derived(derivation)
    assert derivation.best == hand.high.best
    assert derivation.complete == hand.complete
    if hand.complete:
        assert derivation.pattern == hand.high.pattern
    assert sorted([*derivation.best, *derivation.left_out]) == sorted(cards)


CHOICES = {"joker": "bug"}, {"joker": "wild"}, {"wild": "2"}, {"joker": "wild", "wild": "2,J"}
WILD_GAMES = [*map(DRAW.with_options, CHOICES), SHORT_DECK_HOLDEM]


@pytest.mark.parametrize("game", WILD_GAMES, ids=repr)
@given(st.data())
def test_the_rank_is_that_of_the_analysis_in_other_decks(game: Game, data: st.DataObject) -> None:
    deck = st.sampled_from(game.deck.cards)
    cards = data.draw(st.lists(deck, min_size=1, max_size=5, unique=True))
    hand = analyse_cards(game, cards)
    derivation = Derivation(game, hand)
    assert_rank_is_derived(derivation)
    if hand.complete:
        assert derivation.pattern == hand.high.pattern


@given(hands)
def test_read_from_the_end_the_reordered_cards_are_the_best_five(cards: list[Card]) -> None:
    derivation = Derivation(ANY, analyse_cards(ANY, cards))
    read = [card.rank for card in reversed(derivation.reordered)]
    if derivation.ace_low:
        read = read[1:] + read[:1]
    assert read == [card.rank for card in derivation.best]
