"""Odds in Python: text or cards in, a frozen record out.

Apart from the other functions of ``api``, which need more of the domain and take longer to load.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from analyser.given import CardsLike, GameLike, Options, cards_or_none, game_of
from analyser.poker.cards import parse_cards
from analyser.poker.errors import SeatCountError
from analyser.poker.odds import HighLowSeatOdds, Odds, SeatOdds
from analyser.poker.situation import Situation, situation_of

__all__ = ["HighLowSeatOdds", "Odds", "SeatOdds", "equity", "equity_in_steps"]


def equity(
    hands: Iterable[CardsLike],
    board: CardsLike = "",
    dead: CardsLike = "",
    game: GameLike = "holdem",
    options: Options | None = None,
) -> Odds:
    """Count what comes of two to ten seats in every deal of the cards that are still unknown.

    Nothing is sampled: every figure is a count over all deals, each as likely as every other.

    Args:
        hands: the cards of each seat; ``??`` is an unknown card, and a seat with fewer cards than
            the game deals is dealt the rest.
        board: what is known of the cards all seats share, in games with a board.
        dead: cards that nobody can be dealt any more.
        game: a game's key, an alias, or a Game.
        options: options of the game.

    Raises:
        CardError: in one of its subclasses, naming what is wrong; TooManyDealsError where too much
            is unknown for every deal to be counted.
    """
    from analyser.poker.equity import odds_of  # loads NumPy, so not before

    return odds_of(_situation(hands, board, dead, game, options))


def equity_in_steps(
    hands: Iterable[CardsLike],
    board: CardsLike = "",
    dead: CardsLike = "",
    game: GameLike = "holdem",
    options: Options | None = None,
) -> Generator[float, None, Odds]:
    """Do the same as ``equity`` in steps of a few milliseconds.

    Cards are refused at once. The generator yields the share that is done, 0 to 1, and its value
    is the odds; TooManyDealsError comes with its first step.
    """
    from analyser.poker.equity import count_odds  # loads NumPy, so not before

    return count_odds(_situation(hands, board, dead, game, options))


def _situation(
    hands: Iterable[CardsLike],
    board: CardsLike,
    dead: CardsLike,
    game: GameLike,
    options: Options | None,
) -> Situation:
    rules = game_of(game, options)
    seats = [parse_cards(hand) for hand in hands]
    if not 2 <= len(seats) <= rules.most_seats:
        raise SeatCountError(count=len(seats), least=2, most=rules.most_seats)
    return situation_of(rules, seats, cards_or_none(board), cards_or_none(dead))
