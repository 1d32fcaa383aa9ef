"""Lines of hands: the grammar of one, and what is wrong with others."""

import pytest

from analyser.poker.cards import format_cards
from analyser.poker.games.registry import DRAW
from analyser.poker.hand_files.lines import read_line
from examples import examples
from not_none import not_none

from .conftest import Read, ReadOne

EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC"


def hands(text: str) -> tuple[list[str], str]:
    hand = not_none(read_line(1, text))
    return ["".join(map(str, seat.cards)) for seat in hand.seats], format_cards(hand.boards[0], "")


@pytest.mark.parametrize(("text", "expected", "board"), [
    (EULER, ["8cTsKc9h4s", "7d2s5d3sAc"], ""), ("AhKh | QsQd", ["AhKh", "QsQd"], ""),
    ("AhKh VS. QsQd vs JcTc", ["AhKh", "QsQd", "JcTc"], ""),
    ("AhKh v QsQd @ Qc Jh 2h", ["AhKh", "QsQd"], "QcJh2h"),
    ("Ac Jd 8s 8c As 3d 4d", ["AcJd8s8cAs3d4d"], ""),
    ("#51 #50 v #3 #4 # the spades", ["AsKs", "5c6c"], ""),
    ("  AhKh   # alone", ["AhKh"], ""),
])  # fmt: skip
def test_a_line_is_read(text: str, expected: list[str], board: str) -> None:
    assert hands(text) == (expected, board)


def test_a_line_may_name_the_options_of_its_game() -> None:
    hand = not_none(read_line(1, "five-card draw, joker: bug: JoAsAhAdAc v KsKhKdKcQs"))
    assert hand.game == DRAW.with_options({"joker": "bug"})


def test_a_line_without_suits_says_that_they_were_chosen(one: ReadOne) -> None:
    row = one("88 v A2 @ KK959")
    assert (row.winners, row.suits, row.to_dict()["suits"]) == ((1,), "assumed", "assumed")
    assert row.reason.endswith("the ace kicker beats the eight (no suits given: no flush assumed)")
    assert "suits" not in one("AhKh v QsQd").to_dict()


@pytest.mark.parametrize("text", ["", "   ", "# nothing", "#", "\t# 8C TS"])
def test_a_line_may_hold_nothing(text: str) -> None:
    assert read_line(1, text) is None


def test_project_euler_s_line(one: ReadOne) -> None:
    row = one(EULER + "\n")
    assert (row.line, row.hand, row.run, row.game) == (1, None, 1, "any")
    assert row.players == ("Seat A", "Seat B")
    assert (row.winners, row.showdown, row.collected, row.dealt_to) == ((1,), True, None, None)
    assert row.reason == "ace high beats king high"


def test_without_a_showdown_nobody_has_won(one: ReadOne) -> None:
    row = one("\nAc Jd 8s 8c As 3d 4d\n")
    assert (row.line, row.winners, row.showdown) == (2, (), False)
    assert row.reason == "Two pair, aces and eights, jack kicker"
    row = one("AhKh v QsQd @ Qc Jh 2h")
    assert (row.winners, row.showdown, row.game) == ((), False, "holdem")
    assert row.reason.startswith("Seat B leads, and cards are to come: three of a kind beats")


@pytest.mark.parametrize(("text", "why"), examples(__file__, "wrong_lines.txt"))
def test_what_is_wrong_is_said_with_its_line(read: Read, text: str, why: str) -> None:
    rows, (error,) = read(f"{EULER}\n{text}\n{EULER}\n")
    assert [row.line for row in rows] == [1, 3]
    assert error.line == 2
    assert error.message.startswith(why)


def test_a_bad_line_is_that_line_s_error_wherever_it_is(read: Read) -> None:
    bad = "5H KS 9C ZZ 9H 8D 2C 3C 4C 5C\n"
    for at in (0, 2, 99):
        rows, (error,) = read("# dealt\n" + f"{EULER}\n" * at + bad + f"{EULER}\n" * (200 - at))
        assert (len(rows), error.line) == (200, at + 2)
        assert error.message.startswith("“ZZ” ")


def test_most_of_the_first_hundred_lines_say_whether_a_file_has_hands(read: Read) -> None:
    rows, errors = read("\n# dealt\n" * 99 + f"hello\n{EULER}\n" * 49 + f"{EULER}\n" * 2)
    assert (len(rows), len(errors)) == (51, 49)
    rows, (error,) = read(f"hello\n{EULER}\n" * 50 + f"{EULER}\n" * 900)
    assert (rows, error.message.partition(";")[0]) == ([], "There are no hands here")


def test_the_game_can_be_named(one: ReadOne) -> None:
    row = one("7c5d4h3s2c v As6d5h3c2s", game="deuce")
    assert (row.game, row.winners) == ("deuce", (0,))
    row = one("As2hKdKc v Ad4dQcQs @ 3c 7d 8h Ks 2c", game="omaha8")
    assert (row.winners, row.low_winners) == ((0,), (1,))
    assert row.reason.startswith("for the high, ")
    assert "; for the low, " in row.reason
