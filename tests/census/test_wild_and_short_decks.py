"""All five-card hands of decks with jokers or wild deuces, and of short decks, counted exactly.

The known counts come from two programs outside this project. A difference of one is a bug.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product
from math import comb

import pytest

from analyser.poker.cards import JOKERS, RANK_LETTERS, Card
from analyser.poker.decks import BUG, SHORT_DECK, WILD, Deck, Joker
from analyser.poker.games.registry import SHORT_DECK_HOLDEM, find_game
from analyser.poker.ranking import high
from analyser.poker.ranking.classes import Classes, high_classes
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering
from analyser.poker.ranking.wild_classes import wild_high_classes, wild_low_classes
from mostly_long import mostly_long
from plain_wild import rank_wild_high, rank_wild_low

MANILA, ROYAL = find_game("manila"), find_game("royal")
JOKER, BUG_DECK, DEUCES = Deck(joker="wild"), Deck(joker="bug"), Deck(wild_ranks=(2,))

NAMES = (
    *("five of a kind", "royal flush", "straight flush", "four of a kind", "full house", "flush"),
    *("straight", "three of a kind", "two pair", "one pair", "high card"),
)

CENSUS = {
    JOKER: (13, 24, 180, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552, 1_268_088, 1_302_540),
    BUG_DECK: (1, 24, 180, 828, 4_368, 7_804, 20_532, 63_360, 138_600, 1_215_024, 1_418_964),
    DEUCES: (672, 484, 2_068, 31_552, 12_672, 14_472, 62_232, 355_080, 95_040, 1_225_008, 799_680),
    SHORT_DECK: (0, 4, 20, 288, 1_728, 480, 6_120, 16_128, 36_288, 193_536, 122_400),
    MANILA.deck: (0, 4, 12, 224, 1_344, 208, 4_080, 10_752, 24_192, 107_520, 53_040),
    ROYAL.deck: (0, 4, 0, 80, 480, 0, 1_020, 1_920, 4_320, 7_680, 0),
}
TOTALS = {JOKER: 2_869_685, BUG_DECK: 2_869_685, DEUCES: 2_598_960, SHORT_DECK: 376_992}
TOTALS |= {MANILA.deck: 201_376, ROYAL.deck: 15_504}


def classes_of(deck: Deck) -> Classes[high.HighRank]:
    for game in (SHORT_DECK_HOLDEM, MANILA, ROYAL):
        if deck == game.deck:
            return high_classes(game.high, deck)
    return wild_high_classes(high.STANDARD_HIGH, deck, len(deck.jokers[:1]))


def named(rank: high.HighRank) -> str:
    category = high.Category(rank[0]).name.lower().replace("_", " ")
    return "royal flush" if rank == high.ROYAL_FLUSH else category


@pytest.mark.parametrize("deck", CENSUS, ids=["joker", "bug", "deuces", "short", "manila", "royal"])
def test_every_hand_by_its_best_value(deck: Deck) -> None:
    classes, counts = classes_of(deck), Counter[str]()
    for rank, equal in zip(classes.ranks, classes.equal, strict=True):
        counts[named(rank)] += equal
    assert tuple(counts[name] for name in NAMES) == CENSUS[deck]
    assert counts.total() == classes.hands == comb(len(deck), 5) == TOTALS[deck]


def test_the_four_natural_royal_flushes_are_no_better_than_those_with_deuces() -> None:
    classes = classes_of(DEUCES)
    royal = classes.suited[14, 13, 12, 11, 10]
    assert classes.ranks[royal - 1] == high.ROYAL_FLUSH
    assert classes.equal[royal - 1] == 484


def test_distinct_short_deck_hands_of_each_category() -> None:
    classes = classes_of(SHORT_DECK)
    found = Counter(high.Category(rank[0]) for rank in classes.ranks)
    counts = [found[category] for category in reversed(high.Category) if found[category]]
    assert counts == [6, 72, 72, 120, 6, 252, 252, 504, 120]
    assert len(classes) == 1_404


@pytest.mark.long
def test_the_plain_evaluator_names_every_short_deck_hand() -> None:
    ranks = [high.rank_five(five, high.SHORT_DECK_HIGH) for five in combinations(SHORT_DECK, 5)]
    counts = Counter(map(named, ranks))
    assert tuple(counts[name] for name in NAMES) == CENSUS[SHORT_DECK]


def cards_of(key: tuple[int, ...], suited: bool, deck: Deck) -> tuple[Card, ...]:
    every = [card for card in (*deck.cards, *JOKERS) if card in deck]
    wild = [card for card in every if deck.looked_up[card] == WILD]
    bugs = [card for card in JOKERS if card in deck and deck.looked_up[card] == BUG]
    natural = [rank for rank in key if rank > BUG]
    count = len(natural)
    suits = [("s",) * count] if suited else [*product("shdc", repeat=count)]
    for chosen in suits:
        pairs = zip(natural, chosen, strict=True)
        cards = [Card(RANK_LETTERS[rank - 2] + suit) for rank, suit in pairs]
        if len(set(cards)) == len(cards) and (len(set(chosen)) <= 1) == suited:
            return *cards, *bugs[: key.count(BUG)], *wild[: key.count(WILD)]
    raise AssertionError(f"no such cards: {key}")


def kinds_of(deck: Deck, wild: Iterable[int]) -> list[tuple[tuple[int, ...], bool]]:
    classes = classes_of(deck)
    both = ((False, classes.mixed), (True, classes.suited))
    every = [(key, suited) for suited, keys in both for key in keys]
    return [(key, suited) for key, suited in every if sum(rank <= BUG for rank in key) in wild]


def check_high(deck: Deck, wild: Iterable[int], step: int = 1) -> None:
    classes = classes_of(deck)
    kinds = kinds_of(deck, wild)
    assert kinds
    for key, suited in kinds[::step]:
        number = (classes.suited if suited else classes.mixed)[key]
        cards = cards_of(key, suited, deck)
        assert classes.ranks[number - 1] == rank_wild_high(cards, deck, high.STANDARD_HIGH), cards


def check_low(deck: Deck, ordering: LowOrdering, wild: Iterable[int], step: int = 1) -> None:
    classes = wild_low_classes(ordering, deck, len(deck.jokers[:1]))
    for key, suited in kinds_of(deck, wild)[::step]:
        number = (classes.suited if suited else classes.mixed).get(key)
        rank = rank_wild_low(cards_of(key, suited, deck), deck, ordering)
        assert (None if number is None else classes.ranks[number - 1]) == rank, (key, suited)


@pytest.mark.parametrize("step", mostly_long(1, [11, 3]))
@pytest.mark.parametrize("joker", ["bug", "wild"])
def test_kinds_with_one_joker_are_worth_their_best_substitution(joker: Joker, step: int) -> None:
    check_high(Deck(joker=joker), wild=[0, 1], step=step)


@pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_lows_with_one_joker_are_worth_their_best_substitution(ordering: LowOrdering) -> None:
    check_low(JOKER, ordering, wild=[1], step=7)


def test_kinds_with_two_deuces_are_worth_their_best_substitution() -> None:
    check_high(DEUCES, wild=[2], step=17)


@pytest.mark.long
@pytest.mark.parametrize("deck", [JOKER, BUG_DECK], ids=["joker", "bug"])
def test_all_kinds_with_one_joker(deck: Deck) -> None:
    check_high(deck, wild=[0, 1])
    for ordering in LOW_ORDERINGS:
        check_low(deck, ordering, wild=[0, 1])


@pytest.mark.long
def test_all_kinds_with_wild_deuces() -> None:
    check_high(DEUCES, wild=[0, 1, 2, 3])
    check_high(DEUCES, wild=[4], step=6)


@pytest.mark.long
@pytest.mark.parametrize("deck", [JOKER, BUG_DECK, DEUCES], ids=["joker", "bug", "deuces"])
def test_every_kind_stands_for_exactly_its_hands(deck: Deck) -> None:
    """Every hand of the deck is dealt once, so that all counts by kind are counts of hands."""
    classes, dealt = classes_of(deck), Counter[int]()
    cards = sorted(deck, key=deck.looked_up.__getitem__, reverse=True)
    for five in combinations(cards, 5):
        key = tuple([deck.looked_up[card] for card in five])
        natural = {card.suit for card, rank in zip(five, key, strict=True) if rank > BUG}
        dealt[(classes.suited if len(natural) <= 1 else classes.mixed)[key]] += 1
    assert [dealt[number] for number in range(1, len(classes) + 1)] == list(classes.equal)
