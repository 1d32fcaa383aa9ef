"""The classes of a deck with wild cards: none is missing, and each has the hands it should have."""

from math import comb

import pytest

from analyser.poker.decks import Deck
from analyser.poker.ranking import wild_classes
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS
from analyser.poker.ranking.wild_classes import wild_high_classes, wild_low_classes


@pytest.mark.parametrize(("deck", "jokers", "cards"), [
    (Deck(joker="bug"), 0, 52), (Deck(joker="bug"), 1, 53), (Deck(joker="wild"), 1, 53),
    (Deck(joker="wild"), 2, 54), (Deck(wild_ranks=(2,)), 0, 52),
    (Deck(joker="bug", wild_ranks=(11,)), 2, 54),
])  # fmt: skip
def test_every_hand_of_the_deck_is_in_one_class(deck: Deck, jokers: int, cards: int) -> None:
    classes = wild_high_classes(STANDARD_HIGH, deck, jokers)
    assert classes.hands == sum(classes.equal) == comb(cards, 5)
    lows = wild_low_classes(ACE_TO_FIVE, deck, jokers)
    assert lows.hands == sum(lows.equal) == comb(cards, 5)


def test_what_depends_on_no_wild_card_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(deck: Deck) -> tuple[int, ...]:
        wild_high_classes.cache_clear()
        wild_low_classes.cache_clear()
        lows = [len(wild_low_classes(ordering, deck, 1)) for ordering in LOW_ORDERINGS]
        return len(wild_high_classes(STANDARD_HIGH, deck, 1)), *lows

    expected = read(Deck(joker="bug", wild_ranks=(3,)))
    monkeypatch.delattr(wild_classes, "_filled")
    assert read(Deck(joker="bug", wild_ranks=(3,))) == expected
