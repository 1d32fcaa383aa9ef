"""Situations written as short texts, and the plain way of counting them.

Every way of counting is compared with ``plainly``, which is compared with ``brute_force``.
"""

from collections.abc import Generator
from typing import Final, TypeVar

from analyser.poker.cards import parse_cards
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.deal_by_deal import count_plainly
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation, situation_of

Result = TypeVar("Result")

BOARD_GAMES: Final = (
    registry.HOLDEM, registry.SHORT_DECK_HOLDEM,
    registry.SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True}),
    registry.OMAHA, registry.FIVE_CARD_OMAHA,
    registry.OMAHA_HI_LO, registry.OMAHA_HI_LO.with_options({"no_qualifier": True}),
)  # fmt: skip

SEVEN_CARDS: Final = {
    "royal flush": 4_324, "straight flush": 37_260, "four of a kind": 224_848,
    "full house": 3_473_184, "flush": 4_047_644, "straight": 6_180_020,
    "three of a kind": 6_461_620, "two pair": 31_433_400, "one pair": 58_627_800,
    "high card": 23_294_460,
}  # fmt: skip
"""The census of all hands of seven cards, computed outside the project."""


def hands_at(
    game: Game, hands: str, board: str = "", dead: str = "", **options: object
) -> Situation:
    """Return the situation of hands with slashes between them; ``??`` or "" is an unknown hand."""
    rules = game.with_options(options) if options else game
    cards = [parse_cards(text) if text.strip() else () for text in (*hands.split("/"), board, dead)]
    return situation_of(rules, cards[:-2], *cards[-2:])


def counted(game: Game, hands: str, board: str = "", dead: str = "", **options: object) -> Odds:
    return odds_of(hands_at(game, hands, board, dead, **options))


def plainly(of: Situation) -> Odds:
    return finish(count_plainly(of))


def finished(steps: Generator[float, None, Result]) -> Result:
    """Return the result of steps; check that the progress that they yield only grows, up to 1."""
    shares = [0.0]
    result = finish(steps, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] <= 1
    return result
