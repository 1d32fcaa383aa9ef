"""Which game cards are taken for if no game, or not the whole name of one, is given."""

from collections.abc import Collection
from operator import attrgetter
from typing import Final

from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, FIVE_CARD_OMAHA, GAMES, HOLDEM, OMAHA, SIX_CARD_OMAHA

USUAL: Final = {game.dealt: game for game in (HOLDEM, OMAHA, FIVE_CARD_OMAHA, SIX_CARD_OMAHA)}
"""The game that hands beside a board are taken for, by how many cards all of them have."""


def game_to_complete(count: int) -> Game | None:
    """Return the usual game of so many cards if they are fewer than a hand; None if none is."""
    game = USUAL.get(count)
    return game if game is not None and game.dealt < game.hand else None


def larger_game(game: Game, dealt: int) -> Game:
    """Return the Omaha game like ``game`` with more cards, ``dealt``; if none, ``game`` itself."""
    rules = attrgetter("board", "uses", "plain_low", "plain_high", "plain_deck", "second")
    alike = (other for other in GAMES if rules(other) == rules(game) and other.dealt == dealt)
    return next(alike, game) if game.as_in_omaha and dealt > game.dealt else game


def default_game(sizes: Collection[int], *, with_board: bool, is_dealt_on: bool = False) -> Game:
    """Return the default game for cards given without a game.

    - With a board, it is Omaha if all hands have four cards, five-card or six-card Omaha if all
      have five or all have six, otherwise hold'em.
    - Without a board, it is hold'em if some hand has two cards, otherwise ``ANY``, which allows any
      cards. If more cards are dealt, it is also Omaha if all hands have four cards, and hold'em if
      no hand has more than two.

    ``sizes``: the number of cards of each hand, two for a range. ``is_dealt_on``: whether the
    rest is to be dealt, as for odds.
    """
    if len({*sizes}) == 1:
        (size,) = {*sizes}
        game = USUAL.get(size) if with_board else game_to_complete(size) if is_dealt_on else None
        if game is not None:
            return game
    is_started = is_dealt_on and max(sizes, default=0) <= HOLDEM.dealt
    return HOLDEM if with_board or is_started or HOLDEM.dealt in sizes else ANY
