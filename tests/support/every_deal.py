"""Odds by going through every deal with the product's own analysis of each hand.

Every way of counting is tested equal to it. ``brute_force`` is a second reference, written
differently: it shares no code with the engine but the plain evaluators of five cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from analyser.poker.cards import Card
from analyser.poker.odds.odds import (
    Odds,
    SeatSet,
    category_of_high,
    category_of_low,
    odds_from_counts,
)
from analyser.poker.odds.situation import Situation
from analyser.poker.results.analysis import analyse_cards, low_rank_of
from analyser.poker.results.sorting import Key

Hands = tuple[tuple[Card, ...], ...]


def count_every_deal(situation: Situation) -> Odds:
    """Count every deal one by one, in games of every kind."""
    verdicts: Counter[tuple[SeatSet, SeatSet]] = Counter()
    made: list[Counter[str]] = [Counter() for _ in situation.hands]
    game = situation.game
    for *hands, board in _deals(situation):
        analyses = [analyse_cards(game, hand, board) for hand in hands]
        lows = [None if game.low is None else low_rank_of(each, game.low) for each in analyses]
        highs = [game.high.strength(each.high.rank) for each in analyses]
        for seat, (analysis, low) in enumerate(zip(analyses, lows, strict=True)):
            if game.high_counts or game.low is None or low is None:
                made[seat][category_of_high(analysis.high.rank)] += 1
            else:
                made[seat][category_of_low(low, game.low)] += 1
        high_winners = _holders(highs, max) if game.high_counts else 0
        verdicts[high_winners, _holders(lows, min)] += 1
    return odds_from_counts(situation, verdicts, made)


def _holders(keys: Sequence[Key | None], best: Callable[[list[Key]], Key]) -> SeatSet:
    counting = [key for key in keys if key is not None]
    if not counting:
        return 0
    wins = best(counting)
    return sum(1 << seat for seat, key in enumerate(keys) if key == wins)


def _deals(situation: Situation) -> Iterator[Hands]:
    """Yield every way to deal the rest: the cards of each seat, and last the board."""
    known = (*situation.hands, situation.board)
    counts = (*situation.to_seats, situation.to_board)

    def deal(place: int, unseen: tuple[Card, ...]) -> Iterator[Hands]:
        if place == len(known):
            yield ()
            return
        for more in combinations(unseen, counts[place]):
            left = tuple([card for card in unseen if card not in more]) if more else unseen
            for rest in deal(place + 1, left):
                yield ((*known[place], *more), *rest)

    return deal(0, situation.unseen)
