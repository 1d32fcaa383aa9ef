"""Situations with ranges, as short texts or at random, for the tests of all ways of counting."""

from collections.abc import Sequence
from random import Random

import numpy as np

from analyser.api_arguments import Beside, read_several, situation_from
from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.ranges.seats import RangeCounts
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.holdings import HOLDINGS, holding_number
from analyser.poker.ranges.range import RANDOM, Range


def ranges_at(*hands: str, board: str = "", dead: str = "") -> Situation:
    """Return the situation of these hands; each is known cards, unknown cards, or a range."""
    return situation_from(read_several(hands, Beside(board, dead, HOLDEM), is_dealt_on=True))


def check_same_counts(found: RangeCounts, expected: RangeCounts) -> None:
    """Check that two ways of counting give the same counts for every seat and holding."""
    assert found.deals == expected.deals
    for one, other in zip(found.seats, expected.seats, strict=True):
        assert (one.wins, one.ties, one.pots) == (other.wins, other.ties, other.pots)
        assert one.categories == other.categories
        np.testing.assert_array_equal(one.deals, other.deals)
        np.testing.assert_allclose(one.shares, other.shares, rtol=1e-12)


def small_situation(random: Random, seats: int, board: int, left: int) -> Situation:
    """Return a situation with few unseen cards, in which ranges have few holdings.

    ``board``: the number of cards on the board; ``left``: the number of unseen cards. One seat may
    have unknown cards or a range of all hands, and one seat may have a known hand. The others have
    ranges, with or without weights.
    """
    cards = random.sample(DECK, board + left)
    table, rest = cards[:board], cards[board:]
    dead = [card for card in DECK if card not in cards]
    hands: list[Sequence[Card]] = [()] * seats
    ranges: list[Range | None] = [_some(random, rest) for _ in range(seats)]
    first, second, *_ = random.sample(range(seats), 2)
    kind = random.choice(["known", "unknown", "everything", "range"])
    if kind == "unknown":
        ranges[first] = None
    if kind == "everything":
        ranges[first] = RANDOM
    if random.randrange(2):
        hands[second], ranges[second] = sorted(rest[:2]), None
    if not any(ranges):
        ranges[first] = _some(random, rest)
    return situation_of(HOLDEM, hands, table, dead, ranges=ranges)


def _some(random: Random, cards: Sequence[Card]) -> Range:
    weights = [100] if random.randrange(2) else [100, 50, 33, 1]
    holdings = [random.sample(cards, 2) for _ in range(random.randrange(1, 7))]
    # Beside those that can be dealt, some that the dead cards take away.
    numbers = [holding_number(one, other) for one, other in holdings]
    numbers += random.choices(range(len(HOLDINGS)), k=5)
    return Range.of({number: random.choice(weights) for number in numbers})
