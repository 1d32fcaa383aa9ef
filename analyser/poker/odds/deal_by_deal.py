"""Exact odds by going through all deals one by one: slow, but right for every game.

The fast ways cannot count wild cards in a game with a board, or in hands of more than five cards.
Such situations are counted here, if they do not have too many deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games.choices import every_choice
from analyser.poker.games.class_tables import Tables, tables_of
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.odds.limits import MOST_HANDS_ONE_BY_ONE, too_many
from analyser.poker.odds.record import Odds, SeatSet, category_of, odds_from_counts
from analyser.poker.odds.situation import Situation

_A_STEP: Final = 32
"""The number of deals in one step of some milliseconds."""


def needs_plain_counting(situation: Situation) -> bool:
    """True if only this way can count: wild cards with a board or many cards, unusual rules."""
    game = situation.game
    if not (game.has_fast_odds or (game.deck.has_wild and not game.board)):
        return True
    if not game.deck.has_wild:
        return False
    most = max(max(len(hand), game.dealt) for hand in situation.hands)
    return game.board > 0 or most > game.hand


def count_plainly(situation: Situation) -> Steps[Odds]:
    """Count the odds deal by deal, in steps as ``count_odds`` does."""
    game, deals = situation.game, situation.deals
    if deals * len(situation.hands) > MOST_HANDS_ONE_BY_ONE:
        raise too_many(situation.deals)
    known = [card for hand in (*situation.hands, situation.board) for card in hand]
    tables = tables_of(game, known)
    main = game.main
    ranks = tables.numbered(main).ranks
    verdicts: Counter[tuple[SeatSet, SeatSet]] = Counter()
    by_category: list[Counter[str]] = [Counter() for _ in situation.hands]
    for number, (hands, board) in enumerate(every_deal(situation)):
        if number % _A_STEP == 0:
            yield number / deals
        highs, lows = _classes(game, tables, hands, board)
        verdicts[_lowest(highs), _lowest(lows)] += 1
        for counts, class_ in zip(by_category, highs or lows, strict=True):
            assert class_ is not None  # every hand has one in the ordering in which hands win
            counts[category_of(ranks[class_ - 1], main)] += 1
    return odds_from_counts(situation, verdicts, by_category)


def winners_of(
    game: Game, hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> tuple[SeatSet, SeatSet]:
    """Return who wins the high and who the low, with every card dealt; 0 for a half nobody wins."""
    tables = tables_of(game, [card for hand in (*hands, board) for card in hand])
    highs, lows = _classes(game, tables, hands, board)
    return _lowest(highs), _lowest(lows)


def _classes(
    game: Game, tables: Tables, hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> tuple[list[int | None], list[int | None]]:
    """Return the classes of all highs and of all lows; empty lists for a half nobody plays for.

    Of a game with a second, those that count in each of the two.
    """
    if game.second is not None:
        second = board if game.second.board else ()
        first, other = (
            _classes(one, tables_of(one, ()), hands, cards)
            for one, cards in ((game.first, board), (game.second, second))
        )
        return first[0] or first[1], other[0] or other[1]
    if (whole := game.whole) is not None:
        numbers = tables.numbered(whole).number
        return [numbers[whole.rank(hand)] for hand in hands], []
    choices = [every_choice(game, hand, board) for hand in hands]
    low = None if game.low is None else tables.low(game.low)
    highs = [each.best_class(tables.high) for each in choices] if game.high_counts else []
    return highs, [] if low is None else [each.best_class(low) for each in choices]


def every_deal(situation: Situation) -> Iterator[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
    """Yield the hands and the board of every deal that is possible."""

    def deal(
        hands: list[tuple[Card, ...]], unseen: Sequence[Card]
    ) -> Iterator[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
        seat = len(hands)
        if seat == len(situation.hands):
            for cards in combinations(unseen, situation.to_board):
                yield hands, situation.board + cards
            return
        for cards in combinations(unseen, situation.to_seats[seat]):
            left = [card for card in unseen if card not in cards]
            yield from deal([*hands, situation.hands[seat] + cards], left)

    return deal([], situation.unseen)


def _lowest(classes: Sequence[int | None]) -> SeatSet:
    """Return the seats that have the best class, as bits; 0 if no seat has a class."""
    best = min([number for number in classes if number is not None], default=None)
    if best is None:
        return 0
    return sum(1 << seat for seat, number in enumerate(classes) if number == best)
