"""How a high hand comes about: the published examples to the digit, and the analysis as oracle."""

import pytest
from hypothesis import given, strategies as st

from analysed import any_hand, hand_of
from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.explain.seat_steps import say_why_no_low
from analyser.poker.explain.steps import Derivation, explain_places, uncounted_hands
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, OMAHA, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.ranking.high import Category, evaluate_high
from analyser.poker.results.analysis import Analysis, analyse_cards
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


def omaha(hand: str, board: str) -> Analysis:
    return hand_of(OMAHA, hand, board)


@pytest.mark.parametrize(("hand", "board", "seen", "why"), examples(__file__, "not_there.txt"))
def test_what_one_sees_is_not_there(hand: str, board: str, seen: str, why: str) -> None:
    best, *_ = uncounted_hands(OMAHA, omaha(hand, board))
    assert format_cards(best.cards) == seen
    assert best.why == why


def test_the_flush_that_is_none_is_explained_beside_what_plays() -> None:
    hand = omaha("As Kd Qc Jh", "Ks Qs 7s 4s 2d")
    assert hand.high.description == "Two pair, kings and queens, seven kicker"
    places, seen, *_ = explain_places(OMAHA, hand)
    why = uncounted_hands(OMAHA, hand)[0].why
    assert places.says == ("Exactly 2 cards of the hand and 3 of the board play.",)
    rows = [("From the hand", "Kd Qc"), ("From the board", "Ks Qs 7s")]
    assert [(row.title, format_cards(row.cards)) for row in places.rows] == rows
    assert seen.says[0] == f"It looks like a flush, A-K-Q-7-4, but it is not: {why}"
    assert [format_cards(row.cards) for row in seen.rows] == ["As", "Ks Qs 7s 4s"]
    assert {step.ruling for step in (places, seen)} == {"two-and-three"}


def test_in_holdem_any_five_play_and_nothing_is_only_seen() -> None:
    hand = hand_of(HOLDEM, "Qc 5h", "9c Kh Kd 9s Ah")
    (places,) = explain_places(HOLDEM, hand)
    assert places.says == ("Any five cards of the hand and the board may play.",)
    assert [format_cards(row.cards) for row in places.rows] == ["Kh Kd 9c 9s Ah"]


@pytest.mark.parametrize(("hand", "board"), [("As Kd Qc Jh", "Ks Qs"), ("As Kd Qc Jh", "")])
def test_nothing_is_said_of_places_before_there_are_five_cards(hand: str, board: str) -> None:
    assert explain_places(OMAHA, omaha(hand, board)) == ()
    assert explain_places(ANY, hand_of(ANY, "As Kd Qc Jh Ts")) == ()


@pytest.mark.parametrize(("hand", "board", "why"), examples(__file__, "no_low.txt"))
def test_why_there_is_no_low(hand: str, board: str, why: str) -> None:
    made = hand_of(OMAHA_HI_LO, hand, board)
    assert made.lows is not None
    assert made.lows["eight-or-better"].qualifies is False
    assert say_why_no_low(OMAHA_HI_LO, made) == why


@given(st.lists(st.sampled_from(DECK), min_size=9, max_size=9, unique=True))
def test_the_best_of_all_nine_cards_is_legal_or_named(cards: list[Card]) -> None:
    hand = analyse_cards(OMAHA, cards[:4], cards[4:])
    best, found = evaluate_high(cards), uncounted_hands(OMAHA, hand)
    ranks = [uncounted.rank for uncounted in found]
    assert ranks == sorted(ranks, reverse=True)
    assert all(rank > hand.high.rank for rank in ranks)
    assert (ranks[0] if ranks else hand.high.rank) == best
    for uncounted in found:
        assert evaluate_high(uncounted.cards) == uncounted.rank
        assert sum(card in hand.cards for card in uncounted.cards) != 2
        assert uncounted.why
