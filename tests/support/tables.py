"""Poker tables written as short texts."""

from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table


def table_of(game: Game, *seats: str, board: str = "", dead: str = "") -> Table:
    """Return a table with the cards of these seats, active where a dealer deals next."""
    table = new_table(game, len(seats))
    for place, cards in (*enumerate(seats), (BOARD, board), (DEAD, dead)):
        for at, card in enumerate(parse_cards(cards) if cards else ()):
            table = table.activate(Slot(place, at)).place(card)
    return table.activate_first()
