"""Exact odds by going through all deals one by one: slow, but right for every game.

The fast ways cannot count wild cards in a game with a board, or in hands of more than five cards.
Such situations are counted here, if they do not have too many deals.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.odds.limits import MOST_HANDS_ONE_BY_ONE, too_many
from analyser.poker.odds.record import Odds, SeatSet, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.results.showdown import Ranked, compare_ranked, main_category, rank_cards

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
    verdicts: Counter[tuple[SeatSet, SeatSet]] = Counter()
    by_category: list[Counter[str]] = [Counter() for _ in situation.hands]
    for number, (hands, board) in enumerate(every_deal(situation)):
        if number % _A_STEP == 0:
            yield number / deals
        ranked = [rank_cards(game, hand, board) for hand in hands]
        verdicts[winners_among(game, ranked)] += 1
        for counts, hand in zip(by_category, ranked, strict=True):
            counts[str(main_category(game, hand.high, hand.low))] += 1
    return odds_from_counts(situation, verdicts, by_category)


def winners_among(game: Game, hands: Sequence[Ranked]) -> tuple[SeatSet, SeatSet]:
    """Return who wins the high and who the low, with every card dealt; 0 for a half nobody wins.

    In a game with a second one, who wins the half of either game.
    """
    # An only seat is compared with itself.
    verdict = compare_ranked(game, hands if len(hands) > 1 else [*hands, *hands])
    assert verdict is not None  # there are two hands
    halves = verdict.winners, verdict.low_winners
    main, other = (sum([1 << seat for seat in won if seat < len(hands)]) for won in halves)
    return (main, other) if game.high_counts or game.second else (0, main)


def every_deal(
    situation: Situation, *hands: tuple[Card, ...]
) -> Iterator[tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]]:
    """Yield the hands and the board of every deal that is possible; ranges are ignored.

    ``hands``: those of the first seats, if they have been dealt.
    """
    dealt = {card for hand in hands for card in hand}
    unseen = [card for card in situation.unseen if card not in dealt]
    if len(hands) == len(situation.hands):
        for cards in combinations(unseen, situation.to_board):
            yield hands, situation.board + cards
        return
    for cards in combinations(unseen, situation.to_seats[len(hands)]):
        yield from every_deal(situation, *hands, situation.hands[len(hands)] + cards)
