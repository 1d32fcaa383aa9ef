"""Guessing which game the user means, from the cards on the table."""

from __future__ import annotations

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA
from analyser.poker.table.table import Table


def suggested_game(table: Table) -> Game | None:
    """Return hold'em or Omaha if its hands seem to lie in another game, else None.

    That is: two seats or more, each with exactly two cards, or each with four, in the game of any
    cards or in another game of this family, which deals other numbers.
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
