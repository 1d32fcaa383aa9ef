"""The odds of situations, whichever way they are counted, against known counts and brute force.

The known counts come from programs outside this project.
"""

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES, HOLDEM, OMAHA_HI_LO, find_game
from analyser.poker.odds.count import count_odds, odds_of
from analyser.poker.odds.record import HighLowSeatOdds
from analyser.poker.odds.situation import Situation, situation_of
from brute_force import brute_force, written
from mostly_long import mostly_long
from random_situations import PLAYED, as_text, situation_at_random
from situations import counted


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
