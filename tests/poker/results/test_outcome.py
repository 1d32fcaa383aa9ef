"""What a table with unknown cards comes to, and how it is written as text."""

import pytest

import tables
from analysed import hand_of
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DEUCE, DRAW, HOLDEM, OMAHA_HI_LO, RAZZ
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results.outcome import (
    deciding_tie_breaker,
    outcome_of,
    reason_between,
    say_answer,
)
from analyser.poker.table.bets import set_bet
from analyser.poker.table.table import Table, new_table


def table_of(seats: str, board: str = "", game: Game = HOLDEM) -> Table:
    """Lay the seats' cards, between slashes, and the board's."""
    return tables.table_of(game, *map(str.strip, seats.split("/")), board=board)


def test_a_hand_is_what_is_known_of_it() -> None:
    outcome = outcome_of(table_of("Ah ?? / ?? ??", "Ad 7c ??"))
    first, second = outcome.hands
    assert first is not None
    assert (first.cards, first.board) == (parse_cards("Ah"), parse_cards("Ad 7c"))
    assert first.high.description == "Pair of aces, seven kicker"
    assert second is None
    assert outcome.unseen == (1, 2)
    assert [outcome.is_unknown(seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(("seats", "board", "game", "headline", "final"), [
    ("AhKh / QcQd", "2c 3c 4d 8s 9s", HOLDEM, "Seat B wins", True),
    ("AhKh / QcQd", "2c 3c 4d 8s ??", HOLDEM, "Seat B leads", False),
    ("AhKh / Qc??", "2c 3c 4d 8s 9s", HOLDEM, "Seat A leads", False),
    ("AhKhQhJh9c / 2c2d3c4c5c", "", ANY, "Seat B wins", True),
    ("AhKhQhJh9c ?? / 2c2d3c4c5c", "", ANY, "Seat B leads", False),
    ("AhKhQhJh9c / 2c2d3c4c??", "", DRAW, "Seat B leads", False),
])  # fmt: skip
def test_nothing_is_won_while_a_card_is_unknown(
    seats: str, board: str, game: Game, headline: str, final: bool
) -> None:
    outcome = outcome_of(table_of(seats, board, game))
    assert outcome.verdict is not None
    assert (outcome.headline, outcome.verdict.final) == (headline, final)


@pytest.mark.parametrize(("third", "pots"), [("????", None), ("", [90, 20])])
def test_bets_are_shared_out_where_all_hands_are_known(third: str, pots: list[int] | None) -> None:
    table = table_of(f"AhKh/QsQd/{third}", "2c3c4c5d9h")
    for seat, chips in enumerate((30, 40, 40)):
        table = set_bet(table, seat, chips)
    found = outcome_of(table).side_pots
    assert (None if found is None else [pot.chips for pot in found.pots]) == pots


def test_that_nobody_has_a_low_is_not_settled_while_a_card_is_unknown() -> None:
    board = "Kc Qd 9h 8s 7s"
    settled = outcome_of(table_of("AhAd3c4c / KhKd2c2d", board, OMAHA_HI_LO))
    open_ = outcome_of(table_of("AhAd3c4c / KhKd2c??", board, OMAHA_HI_LO))
    assert settled.reason is not None
    assert open_.reason is not None
    assert "no low" in settled.reason
    assert "no low" not in open_.reason


@pytest.mark.parametrize(("seats", "waits_for"), [
    ("/", "Give two seats a hand"), ("AhKh /", "Now give Seat B a hand"),
    ("/ ??", "Now give Seat A a hand"), ("AhKh / ??", "the cards of Seat B are unknown"),
    ("?? / ??", "the cards of Seat A and Seat B are unknown"),
    ("AhKh / / ??", "the cards of Seat C are unknown"),
    ("?? / ?? / ?? / AhKh", "the cards of Seat A, Seat B and Seat C are unknown"),
    ("?? / ?? / ?? / AhKh / ??", "the cards of 4 seats are unknown"),
])  # fmt: skip
def test_why_there_is_no_verdict_yet(seats: str, waits_for: str) -> None:
    outcome = outcome_of(table_of(seats))
    assert outcome.verdict is None
    assert outcome.waits_for == waits_for


def test_against_a_range_there_is_no_verdict_and_nobody_has_won() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh")).set_range(1, parse_range("QQ+"))
    assert outcome_of(table).verdict is None
    assert str(outcome_of(table).waits_for) == "only a range is known of Seat B"
    assert outcome_of(table).ranges == (None, parse_range("QQ+"))
    third = table.add_seat().place_all(parse_cards("2c2d 3h4h5h9dTc"))
    assert outcome_of(third).verdict is None, "a pair of aces is ahead of both known hands"
    assert outcome_of(third.set_range(1, None)).verdict is not None
    assert outcome_of(third.make_unknown(1)).verdict is None


def test_many_ranges_are_counted_and_not_named() -> None:
    table = new_table(HOLDEM, 5)
    for seat in range(5):
        table = table.set_range(seat, parse_range("QQ+"))
    assert str(outcome_of(table).waits_for) == "5 seats hold a range each"
    alone = new_table(HOLDEM, 1).set_range(0, parse_range("QQ+"))
    assert str(outcome_of(alone).waits_for) == "Give two seats a hand"


THREE = "AhQd / AcJd / KhKd"
BOARD_OF_THREE = "As 9c 7d 4h 2s"


@pytest.mark.parametrize(("seats", "says", "position"), [
    ((0, 1), "Seat A against Seat B: both have a pair of aces; the queen kicker beats the jack", 2),
    ((1, 2), "Seat B against Seat C: a pair of aces beats a pair of kings", 1),
])  # fmt: skip
def test_what_decides_between_two_seats(seats: tuple[int, int], says: str, position: int) -> None:
    table = table_of(THREE, BOARD_OF_THREE)
    outcome = outcome_of(table)
    assert reason_between(HOLDEM, outcome, seats) == says
    assert deciding_tie_breaker(HOLDEM, outcome, seats) == position


def test_between_seats_that_cannot_be_compared_nothing_decides() -> None:
    outcome = outcome_of(table_of("AhQd / ???? / KhKd", BOARD_OF_THREE))
    assert reason_between(HOLDEM, outcome, (0, 1)) is None
    assert deciding_tie_breaker(HOLDEM, outcome, (0, 1)) is None
    equal = outcome_of(table_of("AhQd / AdQc", BOARD_OF_THREE))
    assert deciding_tie_breaker(HOLDEM, equal, (0, 1)) is None
    lows = outcome_of(table_of("7s2d3h4s5c / 8h2c3c4d6d", "", DEUCE))
    assert deciding_tie_breaker(DEUCE, lows, (0, 1)) is None


@pytest.mark.parametrize(("game", "cards", "description"), [
    (HOLDEM, "AhAd", "Pair of aces"),
    (RAZZ, "As 2d 3h", "Low so far, 3-2-A"),
    (RAZZ, "As 2d 3h 4c 5s 6d 7h", "Low, 5-4-3-2-A"),
    (DEUCE, "2s 2d 3h 4c 5s", "A pair of twos, 5-4-3"),
])  # fmt: skip
def test_the_answer_is_what_the_game_asks_for(game: Game, cards: str, description: str) -> None:
    assert say_answer(hand_of(game, cards)) == description
