"""Poker tables written as short texts."""

from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table


def table_of(game: Game, *seats: str, board: str = "", dead: str = "") -> Table:
    """Return a poker table with these cards; the slot that a dealer fills next is active.

    ``seats``: the cards of each seat, such as ``Ah Kh``.
    """
    table = new_table(game, len(seats))
    for place, cards in (*enumerate(seats), (BOARD, board), (DEAD, dead)):
        for at, card in enumerate(parse_cards(cards) if cards else ()):
            table = table.activate(Slot(place, at)).place(card)
    return table.activate_first()
