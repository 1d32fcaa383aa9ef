"""The table of all matchups before the flop: recounted in part, and summed up."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranges.holdings import HOLDINGS, holding_number
from analyser.poker.ranges.matchups import BOARDS, FILE, holdings_renamed, matchups, share_a_card
from analyser.poker.ranking.arrays import Numbers


def pairs_of_the_file() -> tuple[Numbers, Numbers]:
    with np.load(FILE) as table:
        return table["first"].astype(np.intp), table["second"].astype(np.intp)


def recounted(first: int, second: int) -> tuple[float, float]:
    """The wins of the first and the ties, by the engine for known hands."""
    seat = odds_of(situation_of(HOLDEM, [HOLDINGS[first], HOLDINGS[second]])).seats[0]
    return seat.win, seat.tie


def test_a_sample_of_the_table_is_what_the_engine_counts() -> None:
    table, random = matchups(), Random(47_008)
    pairs = ((random.randrange(1326), random.randrange(1326)) for _ in range(1000))
    apart = ((a, b) for a, b in pairs if not set(HOLDINGS[a]) & set(HOLDINGS[b]))
    for first, second in islice(apart, 60):
        assert (table.wins[first, second], table.ties[first, second]) == recounted(first, second)


@pytest.mark.long
def test_all_of_the_table_is_what_the_engine_counts() -> None:
    table = matchups()
    for first, second in zip(*pairs_of_the_file(), strict=True):
        assert (table.wins[first, second], table.ties[first, second]) == recounted(first, second)


def test_matchups_are_the_known_ones_whatever_the_suits_are_called() -> None:
    table = matchups()
    aces, kings = (holding_number(*parse_cards(cards)) for cards in ("AsAh", "KsKh"))
    assert (table.wins[aces, kings], table.ties[aces, kings]) == (1_410_336, 9_308)
    assert table.wins[kings, aces] == 292_660
    assert (table.wins[aces].sum(), table.ties[aces].sum()) == (1_781_508_418, 11_402_312)
    assert table.wins.sum() == 1_334_125_369_292
    assert 2 * table.wins.sum() + table.ties.sum() == 2_781_381_002_400
    # What one holding wins the other loses whatever the suits are called.
    every = np.arange(1326)
    apart = ~share_a_card(every[:, np.newaxis], every)
    assert np.array_equal(table.wins + table.wins.T + table.ties, BOARDS * apart)
    assert np.array_equal(table.ties, table.ties.T)
    for renamed in holdings_renamed()[[1, 7, 23]]:
        both = np.ix_(renamed, renamed)
        assert np.array_equal(table.wins[both], table.wins)
        assert np.array_equal(table.ties[both], table.ties)


def test_one_pair_of_each_kind_is_in_the_file() -> None:
    first, second = pairs_of_the_file()
    assert len(first) == 47_008
    assert (first < second).all()
    assert not share_a_card(first, second).any()
    # Of pairs that differ only by suits or by their order it has the one with the lowest numbers.
    numbers = first * 1326 + second
    assert (np.diff(numbers) > 0).all()
    for renamed in holdings_renamed():
        one, other = renamed[first], renamed[second]
        assert (np.minimum(one, other) * 1326 + np.maximum(one, other) >= numbers).all()
    assert FILE.stat().st_size < 300_000
