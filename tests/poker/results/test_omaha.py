"""Omaha: exactly two of the hole cards and three of the board, against plain twins and phevaluator.

Phevaluator's Omaha evaluator (https://github.com/HenryRLee/PokerHandEvaluator) numbers the classes
as we do, so the answers are equal or one of the two is wrong.
"""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_omaha_cards

from analysed import hand_of
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import FIVE_CARD_OMAHA, OMAHA
from analyser.poker.ranking.high import rank_five
from analyser.poker.ranking.low import LOW_ORDERINGS, rank_five_low
from analyser.poker.results.analysis import analyse_cards
from mostly_long import mostly_long


@pytest.mark.parametrize(("hole", "board", "description", "best", "choices"), [
    ("As Ah Ad Kc", "", "Pair of aces", "As Ah", 3),
    ("As Ah Kd Kc", "", "Pair of aces", "As Ah", 1),
    ("9s 8h Kd Qc", "", "High card, K-Q", "Kd Qc", 1),
    ("As Ah Ad Kc", "Kh", "Pair of aces, king kicker", "As Ah Kh", 3),
    ("As Kd", "Ah Kh", "Two pair, aces and kings", "As Ah Kd Kh", 1),
    ("As", "Ah Ad 9c Ac 2d", "Four aces", "As Ah Ad Ac", 1),
])  # fmt: skip
def test_before_the_flop_two_cards_count_and_no_more(
    hole: str, board: str, description: str, best: str, choices: int
) -> None:
    analysis = hand_of(OMAHA, hole, board)
    assert (analysis.complete, analysis.lows) == (False, None)
    high = analysis.high
    assert (high.description, format_cards(high.best), high.choices) == (description, best, choices)


def plain(game: Game, hole: list[Card], board: list[Card]) -> list[tuple[Card, ...]]:
    """Every five cards of which two are in the hand, found without the game's help."""
    own = set(hole)
    every = combinations([*hole, *board], 5)
    return [five for five in every if len(own.intersection(five)) == 2]


@given(
    st.sampled_from([OMAHA, FIVE_CARD_OMAHA]),
    st.lists(st.sampled_from(DECK), min_size=10, max_size=10, unique=True),
    st.integers(3, 5),
)
def test_high_and_lows_are_the_best_of_choices(game: Game, cards: list[Card], streets: int) -> None:
    board, hole = cards[:streets], cards[5 : 5 + game.dealt]
    fives = plain(game, hole, board)
    analysis = analyse_cards(game, hole, board)
    best = max(map(rank_five, fives))
    assert analysis.high.rank == best
    equal = {frozenset(five) for five in fives if rank_five(five) == best}
    assert {frozenset(five) for five in analysis.high.all} == equal
    assert analysis.lows is not None
    for ordering in LOW_ORDERINGS:
        ranked = {frozenset(five): rank_five_low(five, ordering) for five in fives}
        lowest = min((rank for rank in ranked.values() if rank is not None), default=None)
        low = analysis.lows[ordering.name]
        assert low.ranks == (None if lowest is None else lowest[1])
        if lowest is not None:
            equal = {five for five, rank in ranked.items() if rank == lowest}
            assert {frozenset(five) for five in low.all or ()} == equal


@pytest.mark.parametrize("count", mostly_long(1, [2_000, 200_000]))
def test_random_hands_are_phevaluators(count: int) -> None:
    shuffler = Shuffler(26)
    for _ in range(count):
        cards = shuffler.shuffled()[:9]
        high = analyse_cards(OMAHA, cards[5:], cards[:5]).high
        assert high.class_ == evaluate_omaha_cards(*map(str, cards))
