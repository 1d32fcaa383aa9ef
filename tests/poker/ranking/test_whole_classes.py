"""The classes of badugis, of Sökö and of three cards, with their known counts."""

from collections import Counter
from itertools import combinations

import pytest

from analyser.poker.cards import DECK
from analyser.poker.ranking.badugi import BADUGI, BADUGI_ACE_HIGH
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.whole import SOKO, TEEN_PATTI, THREE_CARD, WholeOrdering
from analyser.poker.ranking.whole_classes import whole_classes


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
        "high card": (1_150_080, 1_198),
        "one pair": (1_047_552, 2_816),
        "four card straight": (92_208, 123),
        "four card flush": (110_940, 9_245),
        "two pair": (123_552, 858),
        "three of a kind": (54_912, 858),
        "straight": (10_200, 10),
        "flush": (5_108, 1_277),
        "full house": (3_744, 156),
        "four of a kind": (624, 156),
        "straight flush": (40, 10),
    },
    THREE_CARD: {
        "high card": (16_440, 274),
        "one pair": (3_744, 156),
        "flush": (1_096, 274),
        "straight": (720, 12),
        "three of a kind": (52, 13),
        "straight flush": (48, 12),
    },
}
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
