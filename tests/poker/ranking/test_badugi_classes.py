"""The classes of badugis with their known counts."""

from collections import Counter
from itertools import combinations

import pytest

from analyser.poker.cards import DECK
from analyser.poker.ranking.badugi import rank_badugi
from analyser.poker.ranking.badugi_classes import badugi_classes


def test_known_counts() -> None:
    classes = badugi_classes()
    counts: Counter[int] = Counter()
    for rank, hands in zip(classes.ranks, classes.equal, strict=True):
        counts[rank[0]] += hands
    assert counts == {4: 17_160, 3: 154_440, 2: 96_252, 1: 2_873}
    assert [classes.counts(number)[0] for number in (1, 2, 716, 1092)] == [0, 24, 17_160, 270_724]
    assert len(classes) == 1092
    assert Counter(rank[0] for rank in classes.ranks) == {4: 715, 3: 286, 2: 78, 1: 13}


@pytest.mark.long
def test_the_counts_are_those_of_all_hands() -> None:
    ranks = Counter(map(rank_badugi, combinations(DECK, 4)))
    classes = badugi_classes()
    assert ranks == dict(zip(classes.ranks, classes.equal, strict=True))
