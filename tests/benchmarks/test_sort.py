"""How long a list of hands takes to put in order, beside reading all there is to say about each.

A list is ordered by ranks alone: no hand in it is put into words, and no low is looked for, before
somebody reads them.
"""

import time
from collections.abc import Sequence

import pytest

from analyser import Card, analyse, sort_hands
from analyser.poker.dealing import Shuffler
from analyser.poker.games.class_tables import prepare
from analyser.poker.records import json_ready

HANDS, BLOCK = 20_000, 1_000
MOST: dict[int, float] = {5: 0.6, 7: 0.5}
"""The most that a hand in a list may take, by its cards, of the time that reading it all takes."""


def seconds(hands: Sequence[tuple[Card, ...]]) -> tuple[float, float]:
    """Put hands in order, and read all about each: seconds of processor time."""
    start = time.process_time()
    sort_hands(hands)
    middle = time.process_time()
    for cards in hands:
        hand = analyse(cards)
        assert hand.high.category
        assert hand.high.description
        assert hand.lows
        assert len([low.description for low in hand.lows.values()]) == 4
    return middle - start, time.process_time() - middle


@pytest.mark.parametrize("size", MOST)
def test_a_hand_in_a_list_is_not_put_into_words(size: int) -> None:
    prepare()
    shuffler = Shuffler(size)
    hands = [tuple(shuffler.shuffled()[:size]) for _ in range(HANDS)]
    assert json_ready(analyse(hands[0]))
    turns = [seconds(hands[start : start + BLOCK]) for start in range(0, HANDS, BLOCK)]
    ordered, read = (sum(side) for side in zip(*turns, strict=True))
    print(f"{HANDS:,} hands of {size} cards: {ordered:.2f} s to order, {read:.2f} s to read all")
    print(f"ratio: {ordered / read:.2f}")
    assert ordered < MOST[size] * read
