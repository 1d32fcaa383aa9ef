"""Builds everything that the domain builds once or caches, before memory is measured.

Some of it is built for rare tables only, a short deck with jokers for example. If it were built
between two measurements, it would look like growth.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.ranges.count_ranges import shares_against_a_range
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results.analysis import analyse_cards
from random_user.checks import within
from variants import VARIANTS, full_table

Hand = Sequence[Card]
_SECONDS: Final = 0.5
"""Of counting one situation; what takes longer has built its tables by then."""
_RANGE: Final = parse_range("22+, A2s+, KJo+")


def remember_everything() -> None:
    """Analyse hands of every game with every option, and count odds at all stages of a deal."""
    for game in VARIANTS:
        hands, board = full_table(game, Random(0))
        for hand in hands:
            for count in range(game.least, len(hand) + 1):
                lows = analyse_cards(game, hand[:count], board).lows
                if lows is not None:
                    for ordering in game.orderings:
                        lows[ordering.name]
        for situation in _stages(hands[:2], board, game):
            within(count_odds(situation), _SECONDS)
            if situation.hands[0] and situation.ranges and situation.to_board in (1, 2):
                shares_against_a_range(situation, 0)


def _stages(hands: Sequence[Hand], board: Hand, game: Game) -> Iterator[Situation]:
    """Yield a situation to count for each number of cards dealt."""
    one, other = hands
    for dealt in range(max(game.board, game.dealt) + 1):
        shared = board[:dealt]
        if not game.board:
            yield situation_of(game, (one[:dealt], other[:dealt]))
            continue
        yield situation_of(game, hands, shared)
        yield situation_of(game, (one, ()), shared)
        if game.takes_ranges:
            yield situation_of(game, (one, ()), shared, ranges=(None, _RANGE))
