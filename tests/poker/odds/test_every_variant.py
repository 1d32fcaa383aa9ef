"""Odds and estimates of every game with every option, against the brute force."""

import faulthandler
from random import Random

import pytest

from analyser.poker.games.game import Game
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.estimate.estimate import estimate_odds
from analyser.poker.odds.situation import Situation
from brute_force import brute_force, written
from mostly_long import mostly_long
from random_situations import PLAYED, as_text, situation_at_random
from variants import IN_THIRDS, VARIANTS, name_of

in_every_variant = pytest.mark.parametrize("game", VARIANTS, ids=name_of)

DEALS = 2_000


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 31), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", mostly_long(24, IN_THIRDS), ids=name_of)
def test_odds_are_those_of_the_brute_force(game: Game, seeds: range) -> None:
    for seed in seeds:
        situation = situation_at_random(Random(seed), 60, game)
        assert written(odds_of(situation)) == brute_force(situation), as_text(situation)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "game",
    [
        # Each takes long, and those with wild ones among seven cards many seconds.
        pytest.param(game, marks=pytest.mark.long) if game not in PLAYED[::2] else game
        for game in VARIANTS
    ],
    ids=name_of,
)
def test_an_estimate_is_within_five_standard_errors(game: Game) -> None:
    """The seeds are fixed, so that this is so or not; by chance one seat in a million is out."""
    situation = open_situation(game, 1)
    exact, drawn = odds_of(situation), finish(estimate_odds(situation, 26, deals=DEALS))
    for seat, truth in zip(drawn.seats, exact.seats, strict=True):
        # Where all the deals drawn were alike, what is rare enough to be missed may be between.
        error = max(5 * (seat.standard_error or 0), 12 / DEALS)
        assert abs(seat.equity - truth.equity) <= error


@pytest.mark.long
@in_every_variant
def test_standard_errors_are_honest(game: Game) -> None:
    """Over many seeds, an estimate misses by its standard error on average, and neither way."""
    faulthandler.cancel_dump_traceback_later()  # nothing hangs: it takes this long
    situation = open_situation(game, 2)
    exact, misses = odds_of(situation), []
    for seed in range(200):
        # With wild cards among seven every deal takes a millisecond.
        drawn = finish(estimate_odds(situation, seed, deals=1_000 if game in PLAYED else 100))
        seat, error = drawn.seats[0], drawn.seats[0].standard_error
        assert error
        misses.append((seat.equity - exact.seats[0].equity) / error)
    mean = sum(misses) / len(misses)
    spread = (sum(miss * miss for miss in misses) / len(misses)) ** 0.5
    # Of 200 the mean is within 5 / 200 ** 0.5 of 0, the spread within 5 / 400 ** 0.5 of 1.
    assert abs(mean) < 0.36
    assert 0.75 < spread < 1.25


def open_situation(game: Game, seed: int) -> Situation:
    """A situation in which the first of several seats may win and may lose."""
    random = Random(f"{name_of(game)} {seed}")
    while True:
        situation = situation_at_random(random, 500, game)
        if len(situation.hands) > 1 and situation.deals > 100:
            found = odds_of(situation)
            if 0.1 < found.seats[0].equity < 0.9:
                return situation
