"""The four orderings for low, in their plain form."""

from itertools import combinations

import pytest

from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.decks import Deck
from analyser.poker.names import rank_row
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    LOW_ORDERINGS,
    LowOrdering,
    LowRank,
    in_low_order,
)
from examples import examples
from not_none import not_none
from plain_wild import rank_five_low

BY_NAME = {ordering.name: ordering for ordering in LOW_ORDERINGS}
every_ordering = pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda o: o.name)


def best_low(cards: tuple[Card, ...] | list[Card], ordering: LowOrdering) -> LowRank | None:
    ranks = [rank_five_low(five, ordering) for five in combinations(cards, 5)]
    return min((rank for rank in ranks if rank is not None), default=None)


def low_row(text: str, ordering: LowOrdering) -> str | None:
    rank = best_low(parse_cards(text), ordering)
    return None if rank is None else rank_row(rank[1])


BEST = {
    ACE_TO_FIVE: "5-4-3-2-A",
    EIGHT_OR_BETTER: "5-4-3-2-A",
    DEUCE_TO_SEVEN: "7-5-4-3-2",
    ACE_TO_SIX: "6-4-3-2-A",
}


@every_ordering
def test_the_best_low_of_everything_low(ordering: LowOrdering) -> None:
    assert low_row("As 2d 3h 4c 5s 6d 7h", ordering) == BEST[ordering]


@pytest.mark.parametrize(("cards", "row"), [
    ("8c Kd Tc Ad 7d 5d 4s Ah 5c", "8-7-5-4-A"), ("9s 6h 3h Jh 4d 5s 2d 9c Js", "6-5-4-3-2"),
    ("Qc Kh 2h 3h Jh 4c 4h Qh Ks", "Q-J-4-3-2"), ("7s 4c 2c 2h 8c 2s Tc 3h Ac", "7-4-3-2-A"),
    ("2s 3s 8s 5s 6s Ac 4d Qc Jc", "5-4-3-2-A"), ("8c Ah 4c Tc 8h 7c Ac Qd 8s", "10-8-7-4-A"),
])  # fmt: skip
def test_the_lows_of_nine_cards_in_the_essay_on_lowball(cards: str, row: str) -> None:
    assert low_row(cards, ACE_TO_FIVE) == row


@pytest.mark.parametrize(("name", "better", "worse"), examples(__file__, "lower.txt"))
def test_a_better_low_has_a_smaller_rank(name: str, better: str, worse: str) -> None:
    low, high = (rank_five_low(parse_cards(text), BY_NAME[name]) for text in (better, worse))
    assert low is not None
    assert low < not_none(high)


@pytest.mark.parametrize(("cards", "name", "category"), examples(__file__, "runs.txt"))
def test_runs_count_against_the_hand(cards: str, name: str, category: str) -> None:
    rank = rank_five_low(parse_cards(cards), BY_NAME[name])
    assert not_none(rank)[0] == (Category[category.upper().replace(" ", "_")],)


def test_in_a_short_deck_the_ace_may_be_below_the_six() -> None:
    cards = parse_cards("As 6d 7h 8c 9s")
    low = (9, 8, 7, 6, 1)
    short = rank_five_low(cards, ACE_TO_SIX, Deck(lowest=6).wheel)
    assert short == ((Category.STRAIGHT,), low)
    assert rank_five_low(cards, ACE_TO_SIX) == ((Category.HIGH_CARD,), low)


@pytest.mark.parametrize(("cards", "ordering", "ordered"), [
    ("Ac 8s Jd 4d 3d", ACE_TO_FIVE, "Jd 8s 4d 3d Ac"),
    ("Ac 8s Jd 4d 3d", DEUCE_TO_SEVEN, "Ac Jd 8s 4d 3d"),
    ("5c Kd 5d 9h 9c", ACE_TO_SIX, "9h 9c 5c 5d Kd"),
])  # fmt: skip
def test_cards_are_ordered_as_lows_are(cards: str, ordering: LowOrdering, ordered: str) -> None:
    assert format_cards(in_low_order(parse_cards(cards), ordering)) == ordered
