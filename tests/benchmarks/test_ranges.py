"""How fast ranges are counted, beside the loop that people would write.

Every timed call gets a board, and ranges, that the process has not seen, and fills the whole
record: categories, and what each hand is worth.
"""

import secrets
import sys
import time
from collections.abc import Iterable, Sequence
from random import Random
from statistics import median

import numpy as np
import pytest

from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.ranges.count_ranges import (
    cached_counts,
    fastest_way,
    shares_against_a_range,
)
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import cached_count
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.range import RANDOM, Range
from range_situations import ranges_at
from tests.benchmarks.conftest import FreshPython

RANDOM_NUMBERS = Random(secrets.randbits(64))

MARGIN = 1.4
"""How many times its ratio a call may take: machines differ, and so do two runs."""

WHEN_MEASURED = 19
"""The milliseconds of the known work on the machine on which the estimates were measured."""

NEW = [
    ("everything against everything, flop", 0, 0, 3, 2.5),
    ("everything against everything, turn", 0, 0, 4, 0.36),
    ("everything against everything, river", 0, 0, 5, 0.17),
    ("everything against everything, empty board", 0, 0, 0, 0.36),
    ("34 against 120 holdings, flop", 34, 120, 3, 0.4),
    ("a known hand against 200 holdings, flop", 1, 200, 3, 0.26),
    ("a known hand against everything, flop", 1, 0, 3, 0.34),
]
"""What it is, how many holdings each seat has, 0 for all, cards on the board, and the ratio."""

HARD = [
    *[("15%; 15%; 15%", "QhJh2c8s", "", 0.28), ("15%; 15%; 15%", "QhJh2c", "", 2.4)],
    *[("15%; 14%; 16%", "QhJh2c", "", 10.5), ("QQ+,AKs; 15%; 10%", "QhJh2c", "", 5.1)],
    *[("AhKh; random; random", "QhJh2c", "", 4.2), ("random; random; random", "QhJh2c", "", 17.5)],
    *[("QQ+,AKs; AKo,TT-88", "QhJh2c", "", 0.12), ("AhKh; 15%; 10%", "", "", 41)],
    ("AsKs; QhQd; random", "", "", 27),
    *[("15%; 20%", "", "7d2c", 45), ("AhKh; QsQd", "", "", 0.075)],
]
"""The hands, the board, dead cards, and the ratio."""

PLACES = np.random.default_rng(1).integers(0, 1 << 16, 1 << 16)
TABLE = np.arange(1 << 16, dtype=np.uint16)


def known_work() -> float:
    """Look up, compare and add up numbers, as all counting does; the milliseconds that it took."""
    start = time.process_time()
    for _ in range(50):
        np.cumsum(TABLE.take(PLACES) < TABLE, dtype=np.float64)
    return 1000 * (time.process_time() - start)


def beside_known_work(situations: Iterable[Situation]) -> float:
    """The ratio of the best times of a count and of the known work, in turns."""
    counts, known = [], []
    for situation in situations:
        known.append(known_work())
        cached_count.cache_clear()
        cached_counts.cache_clear()
        odds, taken = counted(situation)
        counts.append(taken)
        assert sum(seat.win for seat in odds.seats) <= odds.boards
    print(f"{min(counts):.2f} ms, known work {min(known):.2f} ms", end=", ")
    return min(counts) / min(known)


def some(holdings: int, cards: Sequence[Card]) -> Range:
    if not holdings:
        return RANDOM
    deck = set(cards)
    there = [number for number, held in enumerate(HOLDINGS) if deck.issuperset(held)]
    return Range.of(dict.fromkeys(RANDOM_NUMBERS.sample(there, holdings), 100))


def deal(first: int, second: int, board: int) -> Situation:
    deck = RANDOM_NUMBERS.sample(DECK, 52)
    table = [deck.pop() for _ in range(board)]
    known = [deck.pop(), deck.pop()] if first == 1 else []
    ranges = [None if known else some(first, deck), some(second, deck)]
    return situation_of(HOLDEM, [known, []], table, ranges=ranges)


def counted(situation: Situation) -> tuple[Odds, float]:
    start = time.process_time()
    return finish(count_odds(situation)), 1000 * (time.process_time() - start)


@pytest.mark.parametrize(
    ("first", "second", "board", "ratio"), [pytest.param(*case[1:], id=case[0]) for case in NEW]
)
def test_new_ranges(first: int, second: int, board: int, ratio: float) -> None:
    for _ in range(2):  # tables are built once in a process
        counted(deal(first, second, board))
    found = beside_known_work(deal(first, second, board) for _ in range(25))
    print(f"ratio {found:.3f}, bound {MARGIN * ratio:.3f}")
    assert found < MARGIN * ratio


@pytest.mark.parametrize(("hands", "board", "dead", "ratio"), HARD)
def test_hard_situations(hands: str, board: str, dead: str, ratio: float) -> None:
    situation = ranges_at(*hands.split("; "), board=board, dead=dead)
    counted(ranges_at("AhKh", "random", board=board or "QhJh2c"))  # tables are built once
    found = beside_known_work([situation] * (25 if ratio < 1 else 7))
    print(f"ratio {found:.3f}, bound {MARGIN * ratio:.3f}")
    assert found < MARGIN * ratio


@pytest.mark.parametrize(("board", "most"), [(3, 3), (4, 6)], ids=["flop", "turn"])
def test_the_signs_of_the_next_cards_come_as_soon_as_the_odds(board: int, most: float) -> None:
    """All next cards of a known hand against everything, beside the odds of the same situation."""
    times = []
    for turn in range(17):
        situation = deal(1, 0, board)
        start = time.process_time()
        shares = shares_against_a_range(situation, 0)
        taken = 1000 * (time.process_time() - start)
        odds, whole = counted(situation)
        assert len(shares) == len(odds.situation.unseen)
        if turn > 1:  # tables are built once in a process
            times.append((taken, whole))
    cards, whole = (median(side) for side in zip(*times, strict=True))
    print(f"next cards {cards:.1f} ms, odds {whole:.1f} ms, ratio {cards / whole:.2f}")
    assert cards / whole < most


def test_a_painted_hand_is_counted_in_less_time_than_its_range() -> None:
    """Two other seats on a flop: a stroke of the editor, beside the first count of a range."""
    painted, times = "99+, AJs+, KQs, QJs, JTs, T9s", []
    counted(ranges_at(painted, "15%", "10%", board="QhJh2c"))
    for hand in ("98s", "AKo", "88", "77", "KJs", "66", "QTs"):
        painted = f"{painted}, {hand}"
        _, more = counted(ranges_at(painted, "15%", "10%", board="QhJh2c"))
        cached_count.cache_clear()
        _, whole = counted(ranges_at(painted, "15%", "10%", board="QhJh2c"))
        times.append((more, whole, more / whole))
    print(f"{median(time[0] for time in times):.0f} ms", end=", ")
    print(f"the whole range {median(time[1] for time in times):.0f} ms")
    assert median(time[2] for time in times) < 0.75


def any_situation() -> Situation:
    """Two or three seats, known or with ranges as people write them, dead cards, any board."""
    deck = [str(card) for card in RANDOM_NUMBERS.sample(DECK, 52)]
    cards = RANDOM_NUMBERS.choice([0, 3, 4, 5])
    board, dead = deck[:cards], deck[5 : 5 + RANDOM_NUMBERS.choice([1, 2])]
    held = RANDOM_NUMBERS.choices([deck[7] + deck[8], "random", "3%", "20%"], k=2)
    hands = [*dict.fromkeys(held[: RANDOM_NUMBERS.choice([1, 2])])]
    size = RANDOM_NUMBERS.choice([1, 2, 5, 8, 12, 15, 30])
    return ranges_at(*hands, f"{size}%", board=" ".join(board), dead=" ".join(dead))


def test_counts_take_as_long_as_estimated() -> None:
    """Forty random situations beside their estimates, whatever the speed of the machine."""
    ratios: list[float] = []
    while len(ratios) < 40:
        situation = any_situation()
        seconds, _ = fastest_way(situation, seat_ranges(situation))
        if seconds > 1.5:
            continue
        ratios.append(beside_known_work([situation] * 6) * WHEN_MEASURED / 1000 / seconds)
    usual = median(ratios)
    off = [ratio / usual for ratio in ratios if not 1 / 1.5 < ratio / usual < 1.5]
    print(f"usually {usual:.2f} of the estimate, {len(off)} are off:", end=" ")
    print(*[f"{ratio:.2f}" for ratio in sorted(off)])
    assert 1 / 1.5 < usual < 1.5
    assert len(off) <= 3  # 0 or 1 were off beside much other work


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system keeps more memory")
def test_a_count_uses_the_memory_of_the_last_one(fresh_python: FreshPython) -> None:
    """Else the system clears new memory for each count, which takes as long as counting."""
    again = (
        "before = getrusage(RUSAGE_SELF).ru_minflt; equity(['AsKd', '3%', '30%'], board='QhJh2c')"
    )
    code = f"from resource import *; from analyser import equity\nfor _ in range(9): {again}"
    fresh_python(f"{code}\nassert getrusage(RUSAGE_SELF).ru_minflt - before < 200")


def test_the_first_use_of_the_table(fresh_python: FreshPython) -> None:
    loaded = "from analyser.poker.odds.ranges import count_ranges"
    table = "from analyser.poker.ranges.matchups import matchups; matchups()"
    turns = [(fresh_python(loaded), fresh_python(f"{loaded}; {table}")) for _ in range(5)]
    before, after = (min(side) for side in zip(*turns, strict=True))
    print(f"the table takes {after - before:.0f} ms, Python and what counts {before:.0f} ms")
    assert (after - before) / before < MARGIN * 0.38
