"""Guessing which game the user means, from the cards on the table."""

from __future__ import annotations

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA
from analyser.poker.table.table import Table


def suggested_game(table: Table) -> Game | None:
    """Return hold'em or Omaha if its hands seem to lie in the game of any cards, else None.

    That is: two seats or more, each with exactly two cards, or each with four.
    """
    if not table.game.shows_low or len(table.seats) < 2:
        return None
    held = {len(table.cards_of(seat)) for seat in range(len(table.seats))}
    return next((game for game in (HOLDEM, OMAHA) if held == {game.dealt}), None)


def is_chosen(table: Table) -> bool:
    """Whether the user has chosen a game or added a seat: a new table has one seat of any cards."""
    return table.game is not ANY or len(table.seats) > 1
