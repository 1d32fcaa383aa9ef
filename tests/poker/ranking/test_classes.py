"""The class tables: every class that the plain evaluators know, with its known count of hands."""

from collections import Counter
from itertools import combinations, pairwise
from math import comb

import numpy as np
import pytest

from analyser.poker.cards import DECK, RANKS
from analyser.poker.decks import FULL_DECK, SHORT_DECK, Deck
from analyser.poker.games.registry import SHORT_DECK_HOLDEM
from analyser.poker.ranking import low, wild_classes
from analyser.poker.ranking.badugi import BADUGI, BADUGI_ACE_HIGH
from analyser.poker.ranking.classes import (
    Classes,
    hands_of_kind,
    high_classes,
    kinds_of_five,
    low_classes,
    whole_classes,
)
from analyser.poker.ranking.high import (
    SHORT_DECK_HIGH,
    STANDARD_HIGH,
    Category,
    HighOrdering,
    HighRank,
    rank_high,
)
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS, LowOrdering
from analyser.poker.ranking.rank_tables import five_cards
from analyser.poker.ranking.whole import SOKO, TEEN_PATTI, THREE_CARD, WholeOrdering
from analyser.poker.ranking.wild_classes import wild_high_classes, wild_low_classes

ALL_HANDS = comb(52, 5)

AnyClasses = Classes[HighRank] | Classes[low.LowRank]

TABLES = [
    pytest.param(high_classes(), 7462, id="high"),
    pytest.param(low_classes(low.ACE_TO_FIVE), 6175, id="ace-to-five"),
    pytest.param(low_classes(low.EIGHT_OR_BETTER), 56, id="eight-or-better"),
    pytest.param(low_classes(low.DEUCE_TO_SEVEN), 7462, id="deuce-to-seven"),
    pytest.param(low_classes(low.ACE_TO_SIX), 7462, id="ace-to-six"),
]


def class_of(classes: AnyClasses, five: tuple[int, ...], flush: bool) -> int | None:
    return (classes.suited if flush else classes.mixed).get(five)


def test_there_are_7462_kinds_of_five_cards() -> None:
    every = list(kinds_of_five())
    assert len(set(every)) == len(every) == 7462
    assert sum(flush for _, flush in every) == comb(13, 5) == 1287
    assert sum(map(hands_of_kind, every)) == ALL_HANDS


@pytest.mark.parametrize(("classes", "count"), TABLES)
def test_how_many_classes_there_are(classes: AnyClasses, count: int) -> None:
    assert len(classes) == len(set(classes.ranks)) == count
    used = {*classes.mixed.values(), *classes.suited.values()}
    assert used == set(range(1, count + 1))


@pytest.mark.parametrize(("classes", "count"), TABLES)
def test_better_equal_and_worse_add_up(classes: AnyClasses, count: int) -> None:
    hands_before = 0
    for number in range(1, count + 1):
        better, equal, worse = classes.counts(number)
        assert better == hands_before
        assert better + equal + worse == ALL_HANDS == classes.hands
        assert equal > 0
        hands_before += equal
    counted = sum(map(hands_of_kind, [(five, False) for five in classes.mixed]))
    counted += sum(map(hands_of_kind, [(five, True) for five in classes.suited]))
    assert hands_before == counted


def test_high_classes_are_the_plain_ranks_from_the_best_down() -> None:
    classes = high_classes()
    assert all(better > worse for better, worse in pairwise(classes.ranks))
    for five, flush in kinds_of_five():
        number = class_of(classes, five, flush)
        assert number is not None
        assert classes.ranks[number - 1] == rank_high(five, flush)


@pytest.mark.parametrize("ordering", low.LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_low_classes_are_the_plain_ranks_from_the_best_down(ordering: low.LowOrdering) -> None:
    classes = low_classes(ordering)
    assert all(better < worse for better, worse in pairwise(classes.ranks))
    for five, flush in kinds_of_five():
        number = class_of(classes, five, flush)
        assert (classes.ranks[number - 1] if number else None) == low.rank_low(
            five, flush, ordering
        )


def test_known_counts() -> None:
    classes = whole_classes()
    counts: Counter[int] = Counter()
    for rank, hands in zip(classes.ranks, classes.equal, strict=True):
        counts[rank[0]] += hands
    assert counts == {4: 17_160, 3: 154_440, 2: 96_252, 1: 2_873}
    assert [classes.counts(number)[0] for number in (1, 2, 716, 1092)] == [0, 24, 17_160, 270_724]
    assert len(classes) == 1092
    assert Counter(rank[0] for rank in classes.ranks) == {4: 715, 3: 286, 2: 78, 1: 13}


CENSUS = {
    SOKO: {
        "high card": (1_150_080, 1_198), "one pair": (1_047_552, 2_816),
        "four card straight": (92_208, 123), "four card flush": (110_940, 9_245),
        "two pair": (123_552, 858), "three of a kind": (54_912, 858), "straight": (10_200, 10),
        "flush": (5_108, 1_277), "full house": (3_744, 156), "four of a kind": (624, 156),
        "straight flush": (40, 10),
    },
    THREE_CARD: {
        "high card": (16_440, 274), "one pair": (3_744, 156), "flush": (1_096, 274),
        "straight": (720, 12), "three of a kind": (52, 13), "straight flush": (48, 12),
    },
}  # fmt: skip
CENSUS[TEEN_PATTI] = {
    name: CENSUS[THREE_CARD][name]
    for name in ("high card", "one pair", "flush", "straight", "straight flush", "three of a kind")
}
"""For each ordering its categories, worst first, with the hands and the classes of each."""


@pytest.mark.parametrize("ordering", CENSUS, ids=lambda ordering: ordering.name)
def test_census(ordering: WholeOrdering) -> None:
    classes, hands, kinds = whole_classes(ordering), Counter[str](), Counter[str]()
    for rank, equal in reversed([*zip(classes.ranks, classes.equal, strict=True)]):
        name = Category(rank[0]).name.lower().replace("_", " ")
        hands[name] += equal
        kinds[name] += 1
    assert {name: (hands[name], kinds[name]) for name in hands} == CENSUS[ordering]
    assert list(hands) == list(CENSUS[ordering])
    assert hands.total() == classes.hands


@pytest.mark.long
@pytest.mark.parametrize("ordering", [BADUGI, BADUGI_ACE_HIGH, SOKO])
def test_the_counts_are_those_of_all_hands(ordering: WholeOrdering) -> None:
    ranks = Counter(map(ordering.rank, combinations(DECK, ordering.size)))
    classes = whole_classes(ordering)
    assert ranks == dict(zip(classes.ranks, classes.equal, strict=True))


@pytest.mark.parametrize(("deck", "jokers", "cards"), [
    (Deck(joker="bug"), 0, 52), (Deck(joker="bug"), 1, 53), (Deck(joker="wild"), 1, 53),
    (Deck(joker="wild"), 2, 54), (Deck(wild_ranks=(2,)), 0, 52),
    (Deck(joker="bug", wild_ranks=(11,)), 2, 54),
])  # fmt: skip
def test_every_hand_of_the_deck_is_in_one_class(deck: Deck, jokers: int, cards: int) -> None:
    classes = wild_high_classes(STANDARD_HIGH, deck, jokers)
    assert classes.hands == sum(classes.equal) == comb(cards, 5)
    lows = wild_low_classes(ACE_TO_FIVE, deck, jokers)
    assert lows.hands == sum(lows.equal) == comb(cards, 5)


def test_what_depends_on_no_wild_card_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(deck: Deck) -> tuple[int, ...]:
        wild_high_classes.cache_clear()
        wild_low_classes.cache_clear()
        lows = [len(wild_low_classes(ordering, deck, 1)) for ordering in LOW_ORDERINGS]
        return len(wild_high_classes(STANDARD_HIGH, deck, 1)), *lows

    expected = read(Deck(joker="bug", wild_ranks=(3,)))
    monkeypatch.delattr(wild_classes, "_places_with_wild")
    assert read(Deck(joker="bug", wild_ranks=(3,))) == expected


Kinds = dict[tuple[int, ...], int]


def as_kinds(rows: np.ndarray, classes: np.ndarray) -> Kinds:
    keys = (rows[:, ::-1] + RANKS[0]).tolist()
    return dict(zip(map(tuple, keys), classes.tolist(), strict=True))


@pytest.mark.parametrize(("ordering", "deck"), [
    (STANDARD_HIGH, FULL_DECK), (STANDARD_HIGH, SHORT_DECK), (SHORT_DECK_HIGH, SHORT_DECK),
    (SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True}).high, SHORT_DECK),
])  # fmt: skip
def test_high_hands(ordering: HighOrdering, deck: Deck) -> None:
    found, truth = five_cards(ordering, deck), high_classes(ordering, deck)
    assert as_kinds(found.mixed, found.mixed_classes) == truth.mixed
    assert as_kinds(found.suited, found.suited_classes) == truth.suited
    assert found.categories.tolist() == [rank[0] for rank in truth.ranks]


@pytest.mark.parametrize("deck", [FULL_DECK, SHORT_DECK])
@pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_low_hands(ordering: LowOrdering, deck: Deck) -> None:
    found, truth = five_cards(ordering, deck), low_classes(ordering, deck)
    assert as_kinds(found.mixed, found.mixed_classes) == truth.mixed
    assert as_kinds(found.suited, found.suited_classes) == truth.suited
