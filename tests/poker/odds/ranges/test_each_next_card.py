"""Both shares with each next card against a range, beside counting each; and cards alike."""

from dataclasses import replace
from random import Random

import pytest

from analyser.poker import errors
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import DRAW
from analyser.poker.odds.ranges.each_next_card import (
    alike_cards,
    refuse_long_counts,
    shares_against_a_range,
)
from analyser.poker.odds.situation import situation_of
from every_range import enumerate_ranges
from range_situations import ranges_at, small_situation


@pytest.mark.parametrize("seed", range(15))
def test_small_decks_by_a_plain_count(seed: int) -> None:
    random = Random(seed)
    while True:
        situation = small_situation(random, 2, random.choice([3, 4]), left=9)
        known = [seat for seat, hand in enumerate(situation.hands) if len(hand) == 2]
        if known and situation.ranges:
            break
    try:
        found = shares_against_a_range(situation, known[0])
    except errors.EmptiedRangeError:
        assert enumerate_ranges(situation).boards == 0
        return
    for card in situation.unseen:
        plain = enumerate_ranges(replace(situation, board=(*situation.board, card)))
        seats = tuple([seat.share for seat in plain.seats])
        assert found[card] == (seats if plain.boards else None)


def test_cards_that_only_a_renaming_of_suits_tells_apart_are_alike() -> None:
    groups = alike_cards(ranges_at("AhKh", "QQ", board="2c7d9h"))
    assert [card for cards in groups for card in cards if len(cards) > 1] == []
    groups = alike_cards(ranges_at("AhKh", "QQ, AsKs:0.5", board="2c7c9h"))
    assert max(map(len, groups)) == 1  # the range tells spades from diamonds
    groups = alike_cards(ranges_at("AhKh", "QQ", board="2c7c9h"))
    alike = [set(map(str, cards)) for cards in groups if len(cards) > 1]
    assert len(alike) == 13
    assert {"As", "Ad"} in alike
    joker = DRAW.with_options({"joker": "wild"})
    hands = [parse_cards(text) for text in ("AsKsJo", "9h9d")]
    situation = situation_of(joker, hands)
    groups = alike_cards(situation)
    assert sorted(card for cards in groups for card in cards) == sorted(situation.unseen)


def test_counts_that_take_too_long_together_are_refused() -> None:
    situation = ranges_at("AhKh", "QQ+", "random", board="2c7d9h")
    refuse_long_counts([situation])
    with pytest.raises(errors.TooManyDealsError):
        refuse_long_counts([situation] * 10_000)
