"""Guessing which game the user means, from the cards on the table."""

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, game_to_complete
from analyser.poker.table.table import Table


def suggested_game(table: Table) -> Game | None:
    """Return hold'em if every seat has two cards, Omaha if every seat has four, otherwise None.

    Also None if the table has fewer than two seats, if its game deals this number of cards already,
    or if its game is neither "any cards" nor one with a board and hold'em's deck.
    """
    game = table.game
    if len(table.seats) < 2 or not (game.shows_low or (game.board and game.deck == HOLDEM.deck)):
        return None
    held, *others = {len(table.cards_of(seat)) for seat in range(len(table.seats))}
    return None if others or held == game.dealt else game_to_complete(held)


def is_chosen(table: Table) -> bool:
    """Whether the table differs from a new one in its game, its options or its number of seats."""
    return table.game != ANY or len(table.seats) > 1
