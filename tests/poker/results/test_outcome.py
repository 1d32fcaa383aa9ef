"""What a table with unknown cards comes to, and how it is written as text."""

from __future__ import annotations

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, OMAHA_HI_LO, STUD, STUD_HI_LO
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results.outcome import outcome_of, text_of
from analyser.poker.table.table import BOARD, Slot, Table, new_table


def table_of(seats: str, board: str = "", game: Game = HOLDEM) -> Table:
    """Lay the seats' cards, between slashes, and the board's."""
    hands = seats.split("/")
    table = new_table(game, len(hands))
    for number, hand in enumerate(hands):
        for at, card in enumerate(parse_cards(hand) if hand.strip() else ()):
            table = table.activate(Slot(number, at)).place(card)
    return table.activate(Slot(BOARD, 0)).place_all(parse_cards(board)) if board else table


def test_a_hand_is_what_is_known_of_it() -> None:
    outcome = outcome_of(table_of("Ah ?? / ?? ??", "Ad 7c ??"))
    first, second = outcome.hands
    assert first is not None
    assert (first.cards, first.board) == (parse_cards("Ah"), parse_cards("Ad 7c"))
    assert first.high.description == "One pair, aces, seven kicker"
    assert second is None
    assert outcome.unseen == (1, 2)
    assert [outcome.is_unknown(seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(
    ("seats", "board", "game", "headline", "final"),
    [
        ("AhKh / QcQd", "2c 3c 4d 8s 9s", HOLDEM, "Seat B wins", True),
        ("AhKh / QcQd", "2c 3c 4d 8s ??", HOLDEM, "Seat B leads", False),
        ("AhKh / Qc??", "2c 3c 4d 8s 9s", HOLDEM, "Seat A leads", False),
        ("AhKh / QcQd / ????", "2c 3c 4d 8s 9s", HOLDEM, "Seat B leads", False),
        ("AhKhQhJh9c / 2c2d3c4c5c", "", ANY, "Seat B wins", True),
        ("AhKhQhJh9c ?? / 2c2d3c4c5c", "", ANY, "Seat B leads", False),
        ("AhKhQhJh9c / 2c2d3c4c??", "", DRAW, "Seat B leads", False),
    ],
)
def test_nothing_is_won_while_a_card_is_unknown(
    seats: str, board: str, game: Game, headline: str, final: bool
) -> None:
    outcome = outcome_of(table_of(seats, board, game))
    assert outcome.verdict is not None
    assert (outcome.headline, outcome.verdict.final) == (headline, final)


def test_that_nobody_has_a_low_is_not_settled_while_a_card_is_unknown() -> None:
    board = "Kc Qd 9h 8s 7s"
    settled = outcome_of(table_of("AhAd3c4c / KhKd2c2d", board, OMAHA_HI_LO))
    open_ = outcome_of(table_of("AhAd3c4c / KhKd2c2d / ????????", board, OMAHA_HI_LO))
    assert settled.reason is not None
    assert open_.reason is not None
    assert "no low" in settled.reason
    assert "no low" not in open_.reason


@pytest.mark.parametrize(
    ("seats", "waits_for"),
    [
        ("/", "give two seats cards to compare"),
        ("AhKh /", "give two seats cards to compare"),
        ("/ ??", "give two seats cards to compare"),
        ("AhKh / ??", "the cards of Seat B are unknown"),
        ("?? / ??", "the cards of Seat A and Seat B are unknown"),
        ("AhKh / / ??", "the cards of Seat C are unknown"),
        ("?? / ?? / ?? / AhKh", "the cards of Seat A, Seat B and Seat C are unknown"),
        ("?? / ?? / ?? / AhKh / ??", "the cards of 4 seats are unknown"),
    ],
)
def test_why_there_is_no_verdict_yet(seats: str, waits_for: str) -> None:
    outcome = outcome_of(table_of(seats))
    assert outcome.verdict is None
    assert outcome.waits_for == waits_for


def test_unknown_cards_are_written_as_they_are_read() -> None:
    assert text_of(table_of("AhKh / ????", "Qh Jh ??")) == (
        "Texas hold'em\nBoard: Qh Jh ??\nSeat A: Ah Kh, High card, A-K-Q-J\nSeat B: ?? ??\n"
    )
    assert "Seat A: As ??, High card, A\n" in text_of(table_of("As ?? / Kd"))


def test_a_range_is_written_as_it_is_read() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh")).set_range(1, parse_range("QQ+"))
    assert text_of(table).splitlines()[-1] == "Seat B: QQ+"


def test_against_a_range_there_is_no_verdict_and_nobody_has_won() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh")).set_range(1, parse_range("QQ+"))
    assert outcome_of(table).verdict is None
    assert str(outcome_of(table).waits_for) == "only a range is known of Seat B"
    assert outcome_of(table).ranges == (None, parse_range("QQ+"))
    third = table.add_seat().place_all(parse_cards("2c2d 3h4h5h9dTc"))
    verdict = outcome_of(third).verdict
    assert verdict is not None
    assert (verdict.winners, verdict.final) == ((0,), False)


def test_many_ranges_are_counted_and_not_named() -> None:
    table = new_table(HOLDEM, 5)
    for seat in range(5):
        table = table.set_range(seat, parse_range("QQ+"))
    assert str(outcome_of(table).waits_for) == "5 seats hold a range each"
    alone = new_table(HOLDEM, 1).set_range(0, parse_range("QQ+"))
    assert str(outcome_of(alone).waits_for) == "give two seats cards to compare"


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (STUD_HI_LO, "Two pair, kings and queens, seven kicker; no low"),
        (STUD, "Two pair, kings and queens, seven kicker"),
        (ANY, "Two pair, kings and queens, seven kicker\nBest low: K-Q-7-6-2"),
    ],
)
def test_a_low_is_written_only_where_it_is_worth_a_look(game: Game, says: str) -> None:
    text = text_of(table_of("Kh Kd Qc Qs 7d 6c 2s", "", game))
    assert text.endswith(f"2s, {says}\n")
