"""Many numbers of the stream at a time are those of the generator of the deals."""

import numpy as np
import pytest

from analyser.poker.dealing import MOST_SEED, Shuffler
from analyser.poker.odds.estimate.random_numbers import RandomNumbers


@pytest.mark.parametrize("seed", [0, 7, 2**63, MOST_SEED])
def test_the_stream_is_that_of_the_deals(seed: int) -> None:
    one_by_one, at_once = Shuffler(seed), RandomNumbers(seed)
    found = [*at_once.words(3), *at_once.words(0), *at_once.words(1000)]
    assert list(map(int, found)) == [one_by_one.next64() for _ in range(1003)]


def test_numbers_of_a_seed_are_pinned() -> None:
    numbers = RandomNumbers(7)
    assert numbers.below(52, 8).tolist() == [24, 1, 8, 37, 28, 15, 29, 20]
    assert numbers.below(1326, 4).tolist() == [846, 212, 1122, 668]
    assert numbers.below(1, 3).tolist() == [0, 0, 0]


@pytest.mark.parametrize("bound", [2, 3, 52, 1081])
def test_every_number_below_a_bound_is_as_likely(bound: int) -> None:
    drawn = RandomNumbers(11).below(bound, 1000 * bound)
    counts = np.bincount(drawn, minlength=bound)
    assert len(counts) == bound
    # The sum of squares is about chi-squared, with a variance of twice its mean.
    chi = ((counts - 1000) ** 2 / 1000).sum()
    assert abs(chi - (bound - 1)) < 5 * (2 * bound) ** 0.5
