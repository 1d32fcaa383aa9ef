"""How long one analysis takes, beside pokerkit's evaluation of the same hands in the same run.

From text to a record with every field filled: the high hand with every equal choice, its class and
counts, four lows. Pokerkit reads the same text and answers with the best high hand alone.
"""

import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from pokerkit import StandardHighHand

from analyser import analyse
from analyser.poker.dealing import Shuffler
from analyser.poker.decks import FULL_DECK
from analyser.poker.games.class_tables import prepare, tables_of
from analyser.poker.games.registry import ANY
from analyser.poker.ranking import classes
from analyser.poker.ranking.high import STANDARD_HIGH
from tests.benchmarks.conftest import seconds

ROOT = Path(__file__).resolve().parents[2]
HANDS = 1_500
BOUND, PUBLISHED = 300, 185
"""Microseconds: the most we allow ourselves, and pokerkit's when that was decided."""


def fresh_hands(count: int, size: int) -> list[str]:
    shuffler = Shuffler(secrets.randbits(64))
    return ["".join(map(str, shuffler.shuffled()[:size])) for _ in range(count)]


def microseconds(work: Callable[[str], object], hand: str) -> float:
    start = time.perf_counter_ns()
    work(hand)
    return (time.perf_counter_ns() - start) / 1_000


def test_seven_cards_beside_pokerkit() -> None:
    prepare()
    hands = fresh_hands(HANDS, 7)
    for hand in fresh_hands(50, 7):  # both warm
        analyse(hand)
        StandardHighHand.from_game(hand)
    both = (analyse, StandardHighHand.from_game)
    turns = [tuple(microseconds(work, hand) for work in both) for hand in hands]
    ours, theirs = ([turn[side] for turn in turns] for side in (0, 1))
    print(f"analyse, seven cards from text: {median(ours):6.0f} microseconds (bound: {BOUND})")
    print(f"  99 of 100 within:             {quantiles(ours, n=100)[-1]:6.0f}")
    print(f"pokerkit, the high hand alone:  {median(theirs):6.0f} microseconds")
    print(f"ratio:                          {median(ours) / median(theirs):6.2f}")
    assert median(ours) <= median(theirs) * BOUND / PUBLISHED


def test_the_terminal_answers_at_once() -> None:
    def took(*command: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
        return time.perf_counter() - start

    words = ("-m", "analyser", "analyse")
    turns = [(took("-c", "pass"), took(*words, *fresh_hands(1, 7))) for _ in range(7)]
    bare, ours = (median(side) for side in zip(*turns, strict=True))
    print(f"Python alone {1000 * bare:.0f} ms, hand-analyser analyse {1000 * ours:.0f} ms")
    assert ours < 1


def test_new_wild_ranks_are_ready_within_a_frame_or_two() -> None:
    """Beside what all such decks share, another one takes less than the plain deck did."""
    prepare(ANY.with_options({"wild": "2"}))
    builds: tuple[Callable[[int], object], ...] = (
        lambda _: classes.high_classes.__wrapped__(STANDARD_HIGH, FULL_DECK),
        lambda at: tables_of(ANY.with_options({"wild": [3, 4 + at]}), ()).high,
    )
    plain, wild = (median(seconds(partial(build, at)) for at in range(5)) for build in builds)
    assert wild < plain
