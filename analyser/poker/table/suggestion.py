"""Guessing which game the user means, from the cards on the table."""

from __future__ import annotations

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA
from analyser.poker.table.table import Table


def suggested_game(table: Table) -> Game | None:
    """Return the game that the hands look like, hold'em or Omaha, if another one is on the table.

    They look like it if there are two seats or more, and all have two cards, or all have four. The
    game on the table must be "any cards", or a game like hold'em with another number of cards. Else
    None.
    """
    game = table.game
    if len(table.seats) < 2 or not (game.shows_low or (game.board and game.deck == HOLDEM.deck)):
        return None
    held = {len(table.cards_of(seat)) for seat in range(len(table.seats))}
    if held == {game.dealt}:
        return None
    return next((other for other in (HOLDEM, OMAHA) if held == {other.dealt}), None)


def is_chosen(table: Table) -> bool:
    """Whether the user has chosen a game or added a seat: a new table has one seat of any cards."""
    return table.game is not ANY or len(table.seats) > 1
