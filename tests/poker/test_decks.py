"""Decks: their cards, and under which rank each is looked up."""

import pytest

from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card, format_cards, parse_cards
from analyser.poker.decks import BUG, FULL_DECK, SHORT_DECK, WILD, Deck, card_of


@pytest.mark.parametrize(("deck", "count", "first", "last", "wheel"), [
    (FULL_DECK, 52, "2c", "As", (14, 5, 4, 3, 2)), (SHORT_DECK, 36, "6c", "As", (14, 9, 8, 7, 6)),
    (Deck(joker="bug"), 53, "2c", "Jo", (14, 5, 4, 3, 2)),
    (Deck(joker="wild", wild_ranks=(2, 11)), 53, "2c", "Jo", (14, 5, 4, 3, 2)),
], ids=str)  # fmt: skip
def test_a_deck_is_a_collection_of_its_cards(
    deck: Deck, count: int, first: str, last: str, wheel: tuple[int, ...]
) -> None:
    cards = list(deck)
    assert (len(deck), len(cards), len(set(cards))) == (count, count, count)
    assert (str(cards[0]), str(cards[-1]), deck.wheel) == (first, last, wheel)
    assert all(card in deck for card in cards)
    lower = [card for card in DECK if card.rank < deck.lowest]
    assert deck.lacks([*DECK, UNKNOWN]) == [*lower, UNKNOWN]


def test_jokers_are_there_where_they_were_chosen_and_one_is_dealt() -> None:
    assert FULL_DECK.lacks(JOKERS) == list(JOKERS)
    assert not FULL_DECK.has_wild
    deck = Deck(joker="wild")
    assert deck.lacks(JOKERS) == []
    assert JOKERS[1] not in deck.cards


def test_wild_cards_are_looked_up_below_all_others() -> None:
    deck = Deck(joker="bug", wild_ranks=(2, 11))
    cards = parse_cards("As Jo 2c Jh 3d Jo2")
    assert [deck.looked_up[card] for card in cards] == [14, BUG, WILD, WILD, 3, BUG]
    assert format_cards(deck.wild_cards(cards)) == "Jo 2c Jh Jo2"
    assert all(FULL_DECK.looked_up[card] == card.rank for card in DECK)


def test_a_card_of_a_rank_and_a_suit() -> None:
    for card in DECK:
        assert card.suit is not None
        assert card_of(card.rank, card.suit) is card is Card(str(card))
