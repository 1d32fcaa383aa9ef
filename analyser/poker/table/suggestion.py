"""Which game is meant: one that was chosen, or another one that the cards look like."""

from __future__ import annotations

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.table import Table


def suggested_game(table: Table) -> Game | None:
    """Return the game that the cards look like; None if they look like the one that is played.

    Two cards in each of two seats and more are hands of hold'em, whose odds nobody expects to be
    those of two cards each in a game that deals five.
    """
    if not table.game.shows_low or len(table.seats) < 2:
        return None
    if all(len(table.held(seat)) == HOLDEM.dealt for seat in range(len(table.seats))):
        return HOLDEM
    return None


def is_chosen(table: Table) -> bool:
    """Whether somebody has chosen a game or added a seat: a new table is one seat of any cards."""
    return table.game is not ANY or len(table.seats) > 1
