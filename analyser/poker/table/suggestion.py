"""Guessing which game the user means, from the cards on the table."""

from __future__ import annotations

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.table import Table


def suggested_game(table: Table) -> Game | None:
    """Return hold'em if its hands seem to have been dealt in the game of any cards, else None.

    That is: two seats or more, each with exactly two cards.
    """
    if not table.game.shows_low or len(table.seats) < 2:
        return None
    if all(len(table.cards_of(seat)) == HOLDEM.dealt for seat in range(len(table.seats))):
        return HOLDEM
    return None


def is_chosen(table: Table) -> bool:
    """Whether the user has chosen a game or added a seat: a new table has one seat of any cards."""
    return table.game is not ANY or len(table.seats) > 1
