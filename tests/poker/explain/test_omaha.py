"""Which two and which three play, and why what one sees is not there."""

import pytest
from hypothesis import given, strategies as st

from analysed import hand_of
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.explain.omaha import explain_places, uncounted_hands
from analyser.poker.explain.seat_steps import why_no_low
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA, OMAHA_HI_LO
from analyser.poker.ranking.high import evaluate_high
from analyser.poker.results.analysis import Analysis, analyse_cards
from examples import examples


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
    assert why_no_low(OMAHA_HI_LO, made) == why


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
