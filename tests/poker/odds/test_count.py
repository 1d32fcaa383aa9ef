"""Odds, whichever way they are counted, against known counts and every deal gone through.

The known counts come from programs outside this project.
"""

import faulthandler
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import comb
from random import Random

import pytest
from hypothesis import given, strategies as st

from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    ANY,
    BADUGI,
    DRAW,
    GAMES,
    HOLDEM,
    OMAHA_HI_LO,
    RAZZ,
    STUD,
    STUD_HI_LO,
    find_game,
)
from analyser.poker.generators import finish
from analyser.poker.odds.count import count_odds, odds_of
from analyser.poker.odds.deal_by_deal import needs_plain_counting
from analyser.poker.odds.estimate.estimate import estimate_odds
from analyser.poker.odds.record import HighLowSeatOdds
from analyser.poker.odds.situation import Situation, situation_of
from brute_force import brute_force, written
from mostly_long import mostly_long
from random_situations import PLAYED, as_text, situation_at_random
from situations import counted, hands_at, plainly
from variants import IN_THIRDS, VARIANTS, name_of


@pytest.mark.parametrize(("game", "hands", "board", "win", "tie", "lose"), [
    ("holdem", "AsAh / KsKh", "", 1_410_336, 9_308, 292_660),
    ("holdem", "AsKs / QhJh", "", 1_069_685, 8_518, 634_101),
    ("holdem", "7c7d / AsKs", "", 889_561, 5_814, 816_929),
    ("holdem", "AsAh / ??", "", 1_781_508_418, 11_402_312, 304_661_670),
    ("holdem", "AhKh / ??", "Qh 7h 2c", 773_989, 7_714, 288_487),
    ("omaha", "AsAdKsQh / 9c8c7d6d", "", 604_290, 0, 481_718),
    ("shortdeck", "AhKh / QsQd", "", 108_298, 2_007, 91_071),
])  # fmt: skip
def test_known_counts(game: str, hands: str, board: str, win: int, tie: int, lose: int) -> None:
    found = counted(find_game(game), hands, board)
    first, second = found.seats
    assert (first.win, first.tie, first.lose) == (win, tie, lose)
    assert (second.win, second.tie, second.lose) == (lose, tie, win)
    assert found.boards == win + tie + lose
    assert first.share == Fraction(2 * win + tie, 2 * found.boards)


def test_known_counts_of_three_seats() -> None:
    found = counted(HOLDEM, "AhKh / QsQd / 7c7d")
    assert found.boards == 1_370_754
    assert [seat.win for seat in found.seats] == [533_482, 583_049, 251_560]
    # No two of the three can tie without the third: what is nobody's alone is everybody's.
    assert found.boards - sum(seat.win for seat in found.seats) == 2_663
    assert {seat.tie for seat in found.seats} == {2_663}
    equities = [f"{seat.equity:.8f}" for seat in found.seats]
    assert equities == ["0.38983630", "0.42599669", "0.18416701"]


def test_known_counts_of_high_and_low() -> None:
    found = counted(OMAHA_HI_LO, "AsAh2s3h / KdKcQdJc")
    aces, kings = found.seats
    assert isinstance(aces, HighLowSeatOdds)
    assert isinstance(kings, HighLowSeatOdds)
    assert (found.boards, aces.no_low) == (1_086_008, 480_024)
    assert (aces.win, aces.tie, aces.lose) == (661_068, 0, 424_940)
    assert (aces.low_win, aces.low_tie, aces.low_lose) == (605_984, 0, 0)
    assert (kings.low_win, kings.low_tie, kings.low_lose) == (0, 0, 605_984)
    assert f"{aces.equity:.8f}" == "0.69375456"


SIZES = [*[20_000] * 6, *[1_000] * 44, *[60] * 1_010]
"""How many deals each of the random situations has at most."""
PARTS = 40


@pytest.mark.no_cover
@pytest.mark.parametrize("part", mostly_long(1, range(PARTS)))
def test_situations_at_random_are_counted_as_by_brute_force(part: int) -> None:
    for number in range(part, len(SIZES), PARTS):
        situation = situation_at_random(Random(number), SIZES[number])
        assert written(odds_of(situation)) == brute_force(situation), as_text(situation)


def test_every_game_and_every_size_of_board_is_among_them() -> None:
    situations = [situation_at_random(Random(number), most) for number, most in enumerate(SIZES)]
    assert {situation.game for situation in situations} == set(PLAYED)
    boards = Counter((one.game.key, one.to_board) for one in situations if one.game.board)
    keys = [game.key for game in GAMES if game.board]
    assert all(boards[key, to_come] for key in keys for to_come in range(6))
    assert sum(() in situation.hands for situation in situations) >= 20
    assert sum(bool(situation.dead) for situation in situations) >= 100
    assert sum(any(situation.to_seats) for situation in situations) >= 100
    assert {len(situation.hands) for situation in situations} >= {1, 2, 3, 4, 5, 6, 10}


situations = st.builds(
    lambda seed, most: situation_at_random(Random(seed), most),
    st.integers(0, 2**32),
    st.sampled_from([1, 10, 50, 200]),
)


@given(situations)
def test_progress_rises_and_stays_below_the_whole(situation: Situation) -> None:
    done = list(count_odds(situation))
    assert all(0 <= share <= 1 for share in done)
    assert done == sorted(done)


def test_a_quartered_pot() -> None:
    """Both have the same low; the high is a tie in one half of it and alone in the other."""
    found = counted(OMAHA_HI_LO, "As2sKdKc / Ah2hQdJc", "3d 4c 8h Kh 9s")
    assert [seat.share for seat in found.seats] == [Fraction(3, 4), Fraction(1, 4)]
    kings = found.seats[0]
    assert isinstance(kings, HighLowSeatOdds)
    assert (kings.win, kings.low_tie, kings.scoop) == (1, 1, 0)


@pytest.mark.parametrize(
    "game",
    [
        # Six or seven cards of many, for high and for low: up to a quarter of a minute.
        pytest.param(game, marks=pytest.mark.long) if game.splits and game.dealt > 5 else game
        for game in PLAYED
    ],
    ids=lambda game: f"{game.key} {game.options.chosen()}",
)
def test_seats_of_which_nothing_is_known_have_equal_chances(game: Game) -> None:
    """Exactly the cards of two seats are left, and either may have any of them."""
    wild = list(game.deck.wild_cards(game.deck))
    cards = [card for card in game.deck if card not in wild]
    Random(game.key).shuffle(cards)
    board, dead = cards[: game.board], cards[game.board + 2 * game.dealt :]
    found = odds_of(situation_of(game, [(), ()], board, dead + wild))
    assert found.boards == comb(2 * game.dealt, game.dealt)
    assert [seat.share for seat in found.seats] == [Fraction(1, 2)] * 2
    assert found.seats[0] == found.seats[1]


@pytest.mark.parametrize("game", [game for game in PLAYED if game != BADUGI], ids=name_of)
@pytest.mark.parametrize("seed", mostly_long(2, range(8)))
def test_situations_at_random_of_every_game(game: Game, seed: int) -> None:
    of = situation_at_random(Random(seed), 100, game)
    assert written(plainly(of)) == brute_force(of), as_text(of)


@pytest.mark.parametrize("of", [
    hands_at(HOLDEM, "AhKh/JoQd", "2c 7d 9h 3s", joker="wild"),
    hands_at(HOLDEM, "AhKh/JoQd", "2c 7d 9h 3s", joker="bug"),
    hands_at(HOLDEM, "Ah2h/QsQd", "5c 7d 9h 3s", wild="2"),
    hands_at(HOLDEM, "AhKh/JoJo2", "2c 7d 9h 3s Td", joker="wild"),
    hands_at(STUD, "AhKhJo2c3d4s/5c5d5h9sTsJs", joker="bug"),
    hands_at(STUD, "AhKhQd2c3d4s9h/5c5d5h9sTsJs", wild="2,J"),
    hands_at(ANY, "AhKhQd2c3d4s9h/5c5d5h9s", joker="wild"),
])  # fmt: skip
def test_the_odds_with_wild_cards_in_more_than_five_cards(of: Situation) -> None:
    assert needs_plain_counting(of)
    assert written(odds_of(of)) == brute_force(of)


def test_five_cards_with_jokers_are_counted_as_ever() -> None:
    of = hands_at(DRAW, "AhKhQd2c/5c5d5h9s", joker="wild")
    assert not needs_plain_counting(of)
    assert odds_of(of).boards == of.deals


def test_too_many_deals_are_refused() -> None:
    with pytest.raises(TooManyDealsError):
        counted(HOLDEM, "AhKh/JoQd", joker="wild")


RAZZ_WITH_A_JOKER = replace(RAZZ, allows=("joker",)).with_options({"joker": "bug"})
STUD_HI_LO_WITH_A_JOKER = replace(STUD_HI_LO, allows=("joker",)).with_options({"joker": "wild"})


@pytest.mark.parametrize(("game", "hands"), [
    (RAZZ_WITH_A_JOKER, "AhKhJo2c3d4s/5c5d5h9sTsJs7d"),
    (STUD_HI_LO_WITH_A_JOKER, "AhKhJo2c3d4s/5c6d7h8sTsJs2h"),
    (STUD_HI_LO_WITH_A_JOKER, "AhKhJoQcTd9s/KdKsQhQdTsJs2h"),  # nobody has a low
])  # fmt: skip
def test_a_game_with_lows_may_have_wild_cards_one_day(game: Game, hands: str) -> None:
    of = hands_at(game, hands)
    assert needs_plain_counting(of)
    assert written(plainly(of)) == brute_force(of)


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
        drawn = finish(estimate_odds(situation, seed, deals=100 if game.deck.has_wild else 1_000))
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
