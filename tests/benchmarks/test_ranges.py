"""How fast ranges are counted, beside the loop that people would write.

    python -m pytest tests/benchmarks/test_ranges.py -m speed -rP

Every timed call gets a board, and ranges, that the process has not seen, and fills the whole
record: categories, and what each hand is worth. The median of processor time counts. The figures
are printed with the bounds of a quiet machine; what is asserted is a ratio in one process.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from itertools import combinations, islice
from random import Random
from statistics import median
from types import ModuleType

import numpy as np
import pytest

from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.odds import Odds
from analyser.poker.odds.ranges.next_cards import count_next_cards
from analyser.poker.odds.ranges.ways.by_cards import _kept
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.range import RANDOM, Range
from range_situations import ranges_at
from tests.benchmarks.conftest import FreshPython

RANDOM_NUMBERS = Random(secrets.randbits(64))
NOISE = 3
"""How many times its bound a call may take where other work shares the machine."""
SAMPLE = 200_000
"""How many hands the library ranks; the rest of its time is extrapolated."""

CASES = [
    ("everything against everything, flop", 0, 0, 3, 350),
    ("everything against everything, turn", 0, 0, 4, 20),
    ("everything against everything, river", 0, 0, 5, 4),
    ("everything against everything, empty board", 0, 0, 0, 60),
    ("34 against 120 holdings, flop", 34, 120, 3, 30),
    ("a known hand against 200 holdings, flop", 1, 200, 3, 12),
    ("a known hand against everything, flop", 1, 0, 3, 12),
]
"""What it is, how many holdings each seat has, 0 for all, cards on the board, and milliseconds."""

HARD = [
    ("15%; 15%; 15%", "QhJh2c8s", "", 100),
    ("15%; 15%; 15%", "QhJh2c", "", 800),
    ("15%; 14%; 16%", "QhJh2c", "", 800),
    ("QQ+,AKs; 15%; 10%", "QhJh2c", "", 130),
    ("AhKh; random; random", "QhJh2c", "", 400),
    ("random; random; random", "QhJh2c", "", 15_000),
    ("QQ+,AKs; AKo,TT-88", "QhJh2c", "", 2),
    ("AhKh; 15%; 10%", "", "", 3_000),
    ("15%; 20%", "", "7d2c", 6_000),
    ("AhKh; QsQd", "", "", 0.97),
]
"""The hands, the board, dead cards, and the milliseconds on a quiet machine."""

NUMBERS, SORTED_IN = 2_000_000, 115
"""Work of a known size: so many numbers are sorted in so many milliseconds on a quiet machine."""


def some(holdings: int, cards: Sequence[Card]) -> Range:
    """A range of so many holdings of some cards."""
    if not holdings:
        return RANDOM
    deck = set(cards)
    there = [number for number, held in enumerate(HOLDINGS) if deck.issuperset(held)]
    return Range.of(dict.fromkeys(RANDOM_NUMBERS.sample(there, holdings), 100))


def deal(first: int, second: int, board: int) -> Situation:
    """A situation that no run has seen before."""
    deck = RANDOM_NUMBERS.sample(DECK, 52)
    table = [deck.pop() for _ in range(board)]
    known = [deck.pop(), deck.pop()] if first == 1 else []
    ranges = [None if known else some(first, deck), some(second, deck)]
    return situation_of(HOLDEM, [known, []], table, ranges=ranges)


def counted(situation: Situation) -> tuple[Odds, float]:
    """The odds, and the milliseconds of processor time."""
    start = time.process_time()
    steps = count_odds(situation)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            odds: Odds = end.value
            return odds, 1000 * (time.process_time() - start)


@pytest.mark.parametrize(
    ("first", "second", "board", "bound"),
    [pytest.param(*case[1:], id=case[0]) for case in CASES],
)
def test_new_ranges(first: int, second: int, board: int, bound: float) -> None:
    for _ in range(2):  # tables are built once in a process
        counted(deal(first, second, board))
    times = []
    for _ in range(15):
        odds, taken = counted(deal(first, second, board))
        times.append(taken)
        assert all(seat.hands for seat in odds.seats[-1:])
    print(f"median {median(times):.2f} ms of 15 (bound: {bound} ms on a quiet machine)")
    assert median(times) < NOISE * bound


@pytest.mark.parametrize(("hands", "board", "dead", "bound"), HARD)
def test_hard_situations(hands: str, board: str, dead: str, bound: float) -> None:
    """Beside sorting numbers, which takes as much longer where other work shares the machine."""
    situation = ranges_at(*hands.split("; "), board=board, dead=dead)
    numbers = np.random.default_rng(1).integers(0, 1 << 60, NUMBERS)
    counted(ranges_at("AhKh", "random", board=board or "QhJh2c"))  # tables are built once
    ratios, times = [], []
    for _ in range(1 if bound >= 1000 else 7 if bound > 10 else 25):
        start = time.process_time()
        np.sort(numbers)
        known = 1000 * (time.process_time() - start)
        _, taken = counted(situation)
        times.append(taken)
        ratios.append(taken / known)
    print(f"median {median(times):.2f} ms (bound: {bound} ms on a quiet machine)")
    print(f"ratio to sorting {median(ratios):.4f}, bound {bound / SORTED_IN:.4f}")
    assert median(ratios) < NOISE * bound / SORTED_IN


@pytest.mark.parametrize(("board", "most"), [(3, 3), (4, 6)], ids=["flop", "turn"])
def test_the_signs_of_the_next_cards_come_as_soon_as_the_odds(board: int, most: float) -> None:
    """All next cards of a known hand against everything, beside the odds of the same situation."""
    times = []
    for turn in range(17):
        situation = deal(1, 0, board)
        start = time.process_time()
        shares = finish(count_next_cards(situation, 0))
        taken = 1000 * (time.process_time() - start)
        odds, whole = counted(situation)
        assert shares.now == odds.seats[0].share
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
        _kept.cache_clear()
        _, whole = counted(ranges_at(painted, "15%", "10%", board="QhJh2c"))
        times.append((more, whole, more / whole))
    print(f"{median(time[0] for time in times):.0f} ms", end=", ")
    print(f"the whole range {median(time[1] for time in times):.0f} ms")
    assert median(time[2] for time in times) < 0.75


def test_the_first_use_of_the_table(fresh_python: FreshPython) -> None:
    loaded = "from analyser.poker.odds.ranges import count"
    turns = [
        (
            fresh_python(loaded),
            fresh_python(
                f"{loaded}; from analyser.poker.ranges.matchups import matchups; matchups()"
            ),
        )
        for _ in range(5)
    ]
    before, after = (median(side) for side in zip(*turns, strict=True))
    print(f"the table takes {after - before:.0f} ms (bound: 150 ms on a quiet machine)")
    assert after - before < NOISE * 150


def test_beside_a_loop_over_eval7(eval7: ModuleType) -> None:
    """Two hands ranked in every deal; nothing is compared, and nothing counted."""
    times = []
    counted(deal(0, 0, 3))
    for _ in range(5):
        odds, ours = counted(deal(0, 0, 3))
        deck = [eval7.Card(str(card)) for card in RANDOM_NUMBERS.sample(DECK, 52)]
        hands = [list(hand) for hand in islice(combinations(deck, 7), SAMPLE)]
        start = time.process_time()
        list(map(eval7.evaluate, hands))
        theirs = 1000 * (time.process_time() - start) / SAMPLE * 2 * odds.boards
        times.append((ours, theirs))
    ours, theirs = (median(side) for side in zip(*times, strict=True))
    print(f"everything against everything on a flop: {ours:.0f} ms")
    print(f"  eval7: {theirs:,.0f} ms, extrapolated from a loop over {SAMPLE:,} hands")
    print(f"  ratio: {theirs / ours:,.0f}")
    assert theirs / ours >= 500
