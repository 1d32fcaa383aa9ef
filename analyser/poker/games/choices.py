"""All choices of five cards that a game allows, with the keys to look up their classes.

A choice is looked up by its ranks in one of two tables of ``Classes``: in ``suited`` if all its
cards have one suit, else in ``mixed``. The best choice has the smallest class number.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from analyser.poker.cards import Card
from analyser.poker.decks import Deck
from analyser.poker.games.game import MOST_SEATS, Game
from analyser.poker.ranking.classes import Classes, R

Five = tuple[Card, ...]


class Choices(NamedTuple):
    """Every choice of five cards that a game allows from some cards."""

    deck: Deck  # the deck of the cards
    fives: Sequence[Five]  # the choices, five cards each
    # For each choice its key in the class tables: the numbers of its cards in ``Deck.looked_up``,
    # high to low; without wild cards these are its ranks.
    keys: Sequence[tuple[int, ...]]
    # The indices of the choices whose cards, wild cards left aside, have one suit.
    flushes: Sequence[int]

    def classes(self, classes: Classes[R]) -> list[int]:
        """Return the class number of each choice; ``len(classes) + 1`` for one without a class."""
        none = len(classes) + 1
        numbers = [classes.mixed.get(key, none) for key in self.keys]
        for place in self.flushes:
            numbers[place] = classes.suited.get(self.keys[place], none)
        return numbers

    def best_class(self, classes: Classes[R]) -> int | None:
        """Return the class number of the best choice; None if no choice has a class."""
        best = min(self.classes(classes))
        return best if best <= len(classes) else None

    def best(self, classes: Classes[R]) -> tuple[int, list[Five]]:
        """Return the best class number and every choice of it, or ``len(classes) + 1`` and all.

        Wild cards come last in each choice.
        """
        numbers = self.classes(classes)
        best = min(numbers)
        fives = [five for five, at in zip(self.fives, numbers, strict=True) if at == best]
        if self.deck.has_wild:
            fives = [sorted_high_first(five, self.deck) for five in fives]
        return best, fives


# The lows of a table's hands are often read right after their highs. More hands of a long list
# would take much memory.
@lru_cache(maxsize=MOST_SEATS)
def choices_of(game: Game, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Choices:
    """Return what ``every_choice`` returns; the results of the last calls are cached."""
    return every_choice(game, hole, board)


def every_choice(game: Game, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Choices:
    """Return all choices of five cards that the game allows; none if there are too few cards."""
    deck = game.deck
    number_of = deck.looked_up.__getitem__
    # Highest first, so that without a board a choice's ranks are its key already.
    own, shared = sorted_high_first(hole, deck), sorted_high_first(board, deck)
    fives = list(game.fives(own, shared))
    keys = list(game.fives([*map(number_of, own)], [*map(number_of, shared)]))
    if board:
        keys = [tuple(sorted(key, reverse=True)) for key in keys]
    return Choices(deck, fives, keys, _flushes(fives, (*own, *shared), deck))


def sorted_high_first(cards: Sequence[Card], deck: Deck) -> tuple[Card, ...]:
    """Sort cards by rank, high to low; bugs and wild cards come last."""
    return tuple(sorted(cards, key=deck.looked_up.__getitem__, reverse=True))


def _flushes(fives: Sequence[Five], cards: Sequence[Card], deck: Deck) -> Sequence[int]:
    """Return the indices of the choices of ``cards`` of one suit, not counting wild cards."""
    wild = deck.wild_cards(cards) if deck.has_wild else ()
    suits = [card.suit for card in cards if card not in wild]
    if len(wild) + max(map(suits.count, suits), default=0) < 5:
        return ()
    held = [{card.suit for card in five if card not in wild} for five in fives]
    return [place for place, suits_held in enumerate(held) if len(suits_held) <= 1]
