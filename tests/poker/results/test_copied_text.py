"""How a table and its outcome are written as text."""

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA_HI_LO, STUD, STUD_HI_LO
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results.copied_text import outcome_as_text
from analyser.poker.table.table import new_table
from tables import table_of

BOARD = "As 9c 7d 4h 2s"


def test_unknown_cards_are_written_as_they_are_read() -> None:
    assert outcome_as_text(table_of(HOLDEM, "AhKh", "????", board="Qh Jh ??")) == (
        "Texas hold'em\nBoard: Qh Jh ??\nSeat A: Ah Kh, High card, A-K-Q-J\nSeat B: ?? ??\n"
    )
    assert "Seat A: As ??, High card, A\n" in outcome_as_text(table_of(HOLDEM, "As ??", "Kd"))
    line = "Seat A: Ah Kh, High card, A-K; ace-king suited\n"
    assert outcome_as_text(table_of(HOLDEM, "AhKh", "")) == "Texas hold'em\n" + line


def test_a_range_is_written_in_its_notation() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh")).set_range(1, parse_range("QQ+"))
    assert outcome_as_text(table).splitlines()[-1] == "Seat B: QQ+"


@pytest.mark.parametrize(("game", "says"), [
    (STUD_HI_LO, "Two pair, kings and queens, seven kicker; no low"),
    (STUD, "Two pair, kings and queens, seven kicker"),
    (ANY, "Two pair, kings and queens, seven kicker\nBest low: K-Q-7-6-2"),
])  # fmt: skip
def test_a_low_is_written_only_where_it_is_worth_a_look(game: Game, says: str) -> None:
    text = outcome_as_text(table_of(game, "Kh Kd Qc Qs 7d 6c 2s"))
    assert text.endswith(f"2s, {says}\n")


@pytest.mark.parametrize(("cards", "board", "says"), [
    ("KhKdQsQc", "9h9d2s", "Two pair, kings and nines, deuce kicker; no low possible"),
    ("As2hKdKc", "3c7d8h", "Pair of kings, 8-7-3 kickers; low 8-7-3-2-A; nut low"),
    ("AsAcKs3s", "2s4s8s", "Flush, A-K-8-4-2; low 8-4-3-2-A; nut flush; nut low"),
])  # fmt: skip
def test_a_hand_for_high_and_low_is_said_once(cards: str, board: str, says: str) -> None:
    text = outcome_as_text(table_of(OMAHA_HI_LO, cards, board=board))
    assert text.splitlines()[-1].endswith(f", {says}")


def test_a_pot_is_written_below_what_decided() -> None:
    table = table_of(HOLDEM, "AhQd", "AcJd", board=BOARD)
    lines = outcome_as_text(table.set_pot(100)).splitlines()
    assert lines[-2] == "Seat A wins: both have a pair of aces; the queen kicker beats the jack"
    assert lines[-1] == "Pot: Seat A 100"
    split = table_of(HOLDEM, "AhQd", "AcQc", board=BOARD).set_pot(100)
    assert outcome_as_text(split).splitlines()[-1] == "Pot: Seat A 50 and Seat B 50"
    so_far = outcome_as_text(table_of(HOLDEM, "AhQd", "AcJd").set_pot(100)).splitlines()
    assert so_far[-1].startswith("Seat A leads"), "nothing is won before the last card"
    nothing = outcome_as_text(table.set_pot(0)).splitlines()
    assert nothing[-1].startswith("Seat A wins")
