"""Decks: which cards a game is played with, and which of them are wild."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal

from analyser.poker.cards import DECK, JOKERS, RANKS, Card, Suit

Joker = Literal["none", "bug", "wild"]
JOKER_KINDS: Final[tuple[Joker, ...]] = ("none", "bug", "wild")

WILD: Final = 0
"""The number that a wild card has, instead of a rank, in the keys of class tables.

A key has the ranks of five cards high to low, so wild cards come last in it, after bugs.
"""
BUG: Final = 1
"""The number that a joker which is a bug has, instead of a rank, in the keys of class tables."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game: every rank from ``lowest`` to the ace in four suits, and jokers.

    A deck with jokers has one joker. A user may also give a hand the second joker; such a hand
    is compared with the hands of a deck with both jokers.

    >>> len(Deck(lowest=6)), len(Deck(joker="bug"))
    (36, 53)
    """

    lowest: int = 2  # the lowest rank, 2 to 14
    # Whether there is a joker, and what it is: "none"; a "bug", which is an ace or completes a
    # straight or a flush; or "wild", any card.
    joker: Joker = "none"
    wild_ranks: tuple[int, ...] = ()  # the ranks whose cards may stand for any card, low to high
    # The cards in the order of their numbers.
    cards: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    # For each card of the deck, and the second joker, the number that the card has in the keys of
    # class tables: its rank, 2 to 14; ``WILD`` or ``BUG`` if it is one.
    looked_up: Mapping[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        plain = tuple([card for card in DECK if card.rank >= self.lowest])
        ranks = {card: WILD if card.rank in self.wild_ranks else card.rank for card in plain}
        ranks |= dict.fromkeys(self.jokers, BUG if self.joker == "bug" else WILD)
        object.__setattr__(self, "cards", plain + self.jokers[:1])
        object.__setattr__(self, "looked_up", MappingProxyType(ranks))

    def __reduce__(self) -> tuple[type[Deck], tuple[object, ...]]:
        return Deck, (self.lowest, self.joker, self.wild_ranks)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.looked_up

    @property
    def ranks(self) -> range:
        """The ranks of the deck, ``lowest`` to 14."""
        return range(self.lowest, RANKS.stop)

    @property
    def jokers(self) -> tuple[Card, ...]:
        """Both jokers, as a hand may have the second, which is not in ``cards``; () without any."""
        return JOKERS if self.joker != "none" else ()

    @property
    def has_wild(self) -> bool:
        """Whether the deck has wild cards, jokers included."""
        return bool(self.wild_ranks) or self.joker != "none"

    @property
    def wheel(self) -> tuple[int, ...]:
        """The ranks of the straight in which the ace is low, such as (14, 5, 4, 3, 2)."""
        return 14, *reversed(range(self.lowest, self.lowest + 4))

    def lacks(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards that are not in the deck."""
        return [card for card in cards if card not in self.looked_up]

    def wild_cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return the cards that are wild, bugs included."""
        looked_up = self.looked_up
        return tuple([card for card in cards if looked_up[card] <= BUG])


FULL_DECK: Final = Deck()
SHORT_DECK: Final = Deck(lowest=6)


def lowest_rank(count: int) -> int:
    """Return the lowest rank of a deck with so many cards, jokers aside."""
    return RANKS.stop - count // len(Suit)


def card_of(rank: int, suit: Suit) -> Card:
    """Return the card of a rank, 2 to 14, and a suit."""
    return DECK[13 * suit + rank - RANKS[0]]
