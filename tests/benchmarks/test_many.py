"""Many hands in one call: equity_many beside rank_many, and texts beside reading each of them."""

import dataclasses
from collections.abc import Callable
from statistics import median

import numpy as np

from analyser import Card, equity, equity_many, nuts, parse_cards, rank_many
from tests.benchmarks.conftest import seconds

ROUNDS = 5
SHOWDOWNS, FLOPS, TEXTS = 1_000_000, 10_000, 200_000
GENERATOR = np.random.default_rng(7)
ROWS = GENERATOR.permuted(np.tile(np.arange(52, dtype=np.uint8), (SHOWDOWNS, 1)), axis=1)[:, :9]
HANDS = np.ascontiguousarray(ROWS[:, :4]).reshape(-1, 2, 2)
BOARDS = np.ascontiguousarray(ROWS[:, 4:])


def usual(work: Callable[[], object]) -> float:
    """Return the median processor time of several rounds of some work, after a first one."""
    work()
    return median(seconds(work) for _ in range(ROUNDS))


def test_a_showdown_is_hardly_more_than_ranking_its_two_hands() -> None:
    """A million showdowns of two hands are two million hands of seven cards."""
    seven = [np.hstack((HANDS[:, seat], BOARDS)) for seat in (0, 1)]
    ranking = usual(lambda: [rank_many(each) for each in seven])
    found = usual(lambda: equity_many(HANDS, BOARDS))
    print(f"equity_many, {SHOWDOWNS:,} showdowns: {found:.2f} s")
    print(
        f"rank_many, their hands:          {ranking:.2f} s, ratio {found / ranking:.1f} (bound: 3)"
    )
    assert found <= 3 * ranking


def test_situations_on_a_flop_are_counted_together_faster_than_one_by_one() -> None:
    few = 200
    alone = [
        ([[Card(int(card)) for card in hand] for hand in hands], [Card(int(at)) for at in board])
        for hands, board in zip(HANDS[:few], BOARDS[:few, :3], strict=True)
    ]
    together = usual(lambda: equity_many(HANDS[:FLOPS], BOARDS[:FLOPS, :3])) / FLOPS
    one_by_one = usual(lambda: [equity(*each) for each in alone]) / few
    print(f"equity_many, {FLOPS:,} flops: {together * FLOPS:.2f} s")
    print(f"equity, one by one:    {one_by_one * FLOPS:.1f} s, ratio {one_by_one / together:.0f}")
    assert one_by_one >= 5 * together


def test_texts_are_read_together() -> None:
    texts = ["".join([str(Card(int(card))) for card in row[:7]]) for row in ROWS[:TEXTS]]
    found = usual(lambda: rank_many(texts))
    reading = usual(lambda: [parse_cards(text) for text in texts[: TEXTS // 10]]) * 10
    print(
        f"rank_many, {TEXTS:,} texts: {found:.2f} s; each read alone: {reading:.1f} s (bound: 5x)"
    )
    assert reading >= 5 * found


def test_other_tools_copy_only_what_is_shown() -> None:
    """What is hidden in each of the 76 classes, all holdings on the board, took seconds to copy."""
    found = nuts("9h9c", "QhJh9d4s")
    ours = usual(found.to_dict)
    theirs = usual(lambda: dataclasses.asdict(found))
    print(f"asdict: {1000 * theirs:.1f} ms, to_dict: {1000 * ours:.1f} ms (bound: 50 times)")
    assert theirs <= 50 * ours
