"""Finding rulings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.analysis import analyse_cards
from analyser.poker.cards import DECK, Card
from analyser.poker.explain import explain_hand
from analyser.poker.explain_lows import explain_lows
from analyser.poker.games import ANY
from analyser.poker.rulebook import RULINGS
from analyser.poker.rules import ruling, search


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("steel", "steel-wheel"),
        ("STEEL Wheel", "steel-wheel"),
        ("wheel steel", "steel-wheel"),
        ("  stéél,  whéel! ", "steel-wheel"),
        ("kick", "kickers"),
        ("odd chip button", "odd-chips"),
        ("kansas city", "deuce-to-seven"),
        ("A-5-4-3-2", "deuce-to-seven"),
        ("wikipedia kicker", "kickers"),
        ("robert joker bug", "bug"),
    ],
)
def test_words_find_rulings(text: str, key: str) -> None:
    assert key in [found.key for found in search(text)]


def test_every_word_has_to_be_there() -> None:
    assert search("steel zebra") == ()
    assert len(search("steel")) < len(search("st")) < len(RULINGS)


@pytest.mark.parametrize("text", ["", "  ", "?!"])
def test_no_word_finds_everything(text: str) -> None:
    assert search(text) == RULINGS


def test_rulings_are_searched_in_the_readers_language() -> None:
    def said(text: str) -> str:
        return "Straßen-Rad" if text == "The steel wheel" else text

    assert [found.key for found in search("strassen rad", said)] == ["steel-wheel"]


def test_what_is_found_keeps_the_books_order() -> None:
    found = search("flush")
    assert list(found) == [each for each in RULINGS if each in found]


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=9, unique=True))
def test_every_step_names_a_ruling_there_is(cards: list[Card]) -> None:
    hand = analyse_cards(ANY, cards)
    for step in (*explain_hand(ANY, hand), *explain_lows(ANY, hand)):
        assert step.ruling is not None
        assert ruling(step.ruling).key == step.ruling
