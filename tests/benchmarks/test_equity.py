"""How fast the odds and the nuts are counted, beside the libraries people would write a loop with.

Every timed call gets cards that the process has not seen and fills the whole record, categories
included; the median of processor time counts, on one core. Bounds are milliseconds on a machine on
which phevaluator's C function, called in a loop, ranks a million hands in ``YARDSTICK``. The loop
runs here too, and what is asserted is their ratio.
"""

import secrets
import time
from functools import cache
from itertools import combinations, islice, starmap
from random import Random
from statistics import median

import pytest
from phevaluator import _pheval  # the C functions themselves, without the package's own wrapper

from analyser.poker.games.game import Game
from analyser.poker.games.registry import FIVE_CARD_OMAHA, HOLDEM, OMAHA, OMAHA_HI_LO, find_game
from analyser.poker.generators import finish
from analyser.poker.nuts.nuts import find_nuts
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation, situation_of
from tests.benchmarks.conftest import FreshPython, seconds

YARDSTICK = 0.106
"""Seconds for a million seven-card hands in a loop, on the machine that the bounds are for."""
FIRST_USE, NUMPY = 200, 75
"""Milliseconds from nothing to a first answer, importing NumPy and the tables included, on a
machine that takes so many milliseconds to import NumPy alone."""
SAMPLE = 20_000
"""How many boards a library that is slow ranks; the rest of its time is extrapolated."""
HOPELESS = 100
"""A call that takes so many times its bound is given up."""

RANDOM = Random(secrets.randbits(64))

CASES = [
    (HOLDEM, 2, 0, 0, 1.5),
    (HOLDEM, 9, 0, 0, 16),
    (OMAHA, 2, 0, 0, 5),
    (OMAHA_HI_LO, 2, 0, 0, 10),
    (FIVE_CARD_OMAHA, 2, 0, 0, 16),
    (HOLDEM, 1, 1, 0, 60),  # winners are read from the table of matchups
    (HOLDEM, 2, 1, 0, 300),
    (HOLDEM, 1, 1, 3, 12),
    (OMAHA, 1, 1, 3, 250),
    (HOLDEM, 2, 0, 3, 1),
    (HOLDEM, 9, 0, 3, 1),
    (OMAHA, 2, 0, 3, 1),
    (OMAHA_HI_LO, 2, 0, 3, 1),
    (FIVE_CARD_OMAHA, 2, 0, 3, 1),
    (HOLDEM, 2, 0, 4, 1),
    (OMAHA, 2, 0, 4, 1),
    # From here on the window shows progress, and a user may cancel.
    (HOLDEM, 1, 2, 5, 50),
    (HOLDEM, 1, 2, 4, 200),
    (HOLDEM, 1, 2, 3, 2_000),
    (HOLDEM, 1, 2, 0, 60_000),
    (HOLDEM, 1, 3, 3, 60_000),
    (OMAHA, 1, 2, 4, 2_000),
    (OMAHA, 1, 2, 3, 60_000),
    (OMAHA_HI_LO, 1, 2, 3, 60_000),
    (FIVE_CARD_OMAHA, 1, 2, 3, 60_000),
]
"""Game, known seats, unknown seats, cards on the board, and the bound in milliseconds."""


NUTS = [(HOLDEM, 20), (OMAHA, 150), (find_game("omaha6"), 1_500)]
"""Game, and the bound in milliseconds for all that can beat a hand on a flop."""


def deal(game: Game, seats: int, unknown: int = 0, board: int = 0) -> Situation:
    deck = RANDOM.sample(game.deck.cards, len(game.deck))
    hands = [[deck.pop() for _ in range(game.dealt)] for _ in range(seats)]
    return situation_of(game, hands + [[]] * unknown, [deck.pop() for _ in range(board)])


def called(game: Game, seats: int, unknown: int, board: int) -> str:
    others = f" and {('no', 'one', 'two', 'three')[unknown]} unknown" if unknown else ""
    street = {0: "empty board", 3: "flop", 4: "turn", 5: "river"}[board]
    return f"{game.name}, {seats} known{others}, {street}"


def counted(situation: Situation, give_up: float) -> tuple[Odds, float]:
    start = time.process_time()

    def taken() -> float:
        return 1000 * (time.process_time() - start)

    def watch(_: float) -> None:
        if taken() > give_up:
            pytest.fail(f"{situation.deals:,} deals were not counted in {give_up:,.0f} ms")

    return finish(count_odds(situation), watch), taken()


def loop_seconds(hole: int, boards: int) -> float:
    """The seconds that phevaluator's function needs in a loop: the quickest loop in Python."""
    numbers = RANDOM.sample(range(52), 52)
    every = islice(combinations(numbers[hole:], 5), boards)
    hands = [(*board, *numbers[:hole]) for board in every]
    function = {2: _pheval.evaluate_7cards, 4: _pheval.evaluate_plo4_cards}[hole]
    return seconds(lambda: list(starmap(function, hands))) / boards


@cache
def slower() -> float:
    """How many times slower than the machine of the bounds this one is, by the same loop."""
    hands = [tuple(RANDOM.sample(range(52), 7)) for _ in range(1 << 16)]
    times = [seconds(lambda: list(starmap(_pheval.evaluate_7cards, hands))) for _ in range(9)]
    million: float = median(times) * 1e6 / len(hands)
    return million / YARDSTICK


@pytest.mark.parametrize(
    ("game", "seats", "unknown", "board", "bound"),
    [pytest.param(*case, id=called(*case[:4])) for case in CASES],
)
def test_new_cards(game: Game, seats: int, unknown: int, board: int, bound: float) -> None:
    allowed = bound * slower()
    # Tables are built once in a process: see the test of the first use.
    counted(deal(game, seats, min(unknown, 2), 5 if unknown > 1 else board), HOPELESS * 1000)
    rounds = 101 if bound <= 100 else 7 if bound <= 2_000 else 1
    give_up = bound * (HOPELESS if rounds > 1 else 5)
    times = []
    for _ in range(rounds):
        odds, taken = counted(deal(game, seats, unknown, board), give_up)
        assert all(sum(seat.categories.values()) == odds.boards for seat in odds.seats)
        times.append(taken)
    deals = deal(game, seats, unknown, board).deals
    print(f"{called(game, seats, unknown, board)}: {deals:,} deals")
    print(f"  median {median(times):8.2f} ms (bound: {bound} ms, here {allowed:.2f} ms)")
    print(f"  at most {max(times):.2f} ms, {rounds} matchups")
    assert median(times) <= allowed


@pytest.mark.parametrize(("game", "bound"), [pytest.param(*case, id=case[0].name) for case in NUTS])
def test_the_nuts(game: Game, bound: float) -> None:
    allowed, times = bound * slower(), []
    for _ in range(6 if bound > 1000 else 21):
        situation = deal(game, 1, board=3)
        start = time.process_time()
        found = finish(find_nuts(game, situation.board, situation.hands[0]))
        times.append(1000 * (time.process_time() - start))
        assert found.place is not None
    times = times[1:]  # tables are built once in a process
    print(f"the nuts, {game.name}, flop")
    print(f"  median {median(times):8.2f} ms (bound: {bound} ms, here {allowed:.2f} ms)")
    assert median(times) <= allowed


def test_the_first_use_in_a_process(fresh_python: FreshPython) -> None:
    def first(game: Game) -> str:
        hands = ["".join(map(str, hand)) for hand in deal(game, 2).hands]
        return f"from analyser import equity; equity({hands}, game={game.key!r})"

    codes = "pass", "import numpy", *map(first, (HOLDEM, OMAHA, OMAHA_HI_LO))
    turns = [tuple(map(fresh_python, codes)) for _ in range(9)]
    bare, numpy, *ours = (median(side) for side in zip(*turns, strict=True))
    print(f"Python alone {bare:.0f} ms, with NumPy {numpy - bare:.0f} ms more")
    for game, taken in zip((HOLDEM, OMAHA, OMAHA_HI_LO), ours, strict=True):
        print(f"with a first answer, {game.name}: {taken - bare:.0f} ms more, NumPy included")
    allowed = FIRST_USE * (numpy - bare) / NUMPY
    print(f"bound: {FIRST_USE} ms, here {allowed:.0f} ms")
    assert max(ours) - bare <= allowed


def test_beside_a_loop_over_phevaluator() -> None:
    """Both hands of every board, extrapolated; nothing is compared there, and nothing counted."""
    for game, least in ((HOLDEM, 100), (OMAHA, 40)):
        counted(deal(game, 2), 2000)
        times = []
        for _ in range(15):
            situation = deal(game, 2)
            theirs = 2 * situation.deals * loop_seconds(game.dealt, SAMPLE)
            times.append((counted(situation, 1000)[1], 1000 * theirs))
        ours, loop = (median(side) for side in zip(*times, strict=True))
        print(f"{game.name}, two hands, empty board: {deal(game, 2).deals:,} boards")
        print(f"  ours: {ours:.2f} ms, the whole record; a loop over {SAMPLE:,} boards of")
        print(f"  phevaluator's C function: {loop:,.0f} ms, ratio {loop / ours:.0f}")
        assert loop / ours >= least
