"""Lines of hands: the grammar, what is wrong with some, and thousands judged at once."""

import random
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from analyser import HandRow, UnreadHand
from analyser.poker.cards import DECK, format_cards
from analyser.poker.games.registry import DRAW
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_files.judge import judge_all
from analyser.poker.hand_files.lines import read_line, read_lines
from analyser.poker.hand_files.plain_lines import judge_lines
from analyser.poker.hand_files.text import lines_of
from analyser.poker.ranking.classes import high_classes
from examples import examples
from not_none import not_none

from .conftest import Read, ReadOne, write

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


CARDS = [str(card) for card in DECK]
ODD = [
    *("", "# a comment", "AhKh v QsQd @ QcJh2h8h3c", "8c Ts Kc 9h 4s"),
    *("8c Ts Kc 9h 4s 7d 2s 5d 3s Ac # by a whisker", "8c  Ts Kc 9h 4s 7d 2s 5d 3s Ac"),
    *("8c Ts Kc 9h 4s,7d 2s 5d 3s Ac", "8c 10s Kc 9h 4s 7d 2s 5d 3s Ac"),
    *("8c Ts Kc 9h 4s 7d 2s 5d 3s 8c", "8c Ts Kc 9h 4s 7d 2s 5d 3s Xc"),
    *("8cTsKc9h4s7d2s5d3sAc1234567890", "A\0 Ts Kc 9h 4s 7d 2s 5d 3s Ac"),
    *("8c Ts Kc 9h 4\u017f 7d 2s 5d 3s Ac", "8c Ts \u212ac 9h 4s 7d 2s 5d 3s Ac"),
]


def plainly(first: int, data: bytes, file: str = "f") -> list[HandRow | UnreadHand]:
    """What the plain reader makes of a block."""
    return list(judge_all(read_lines(lines_of(first, data)), file, None))


def together(first: int, data: bytes, file: str = "f") -> list[HandRow | UnreadHand]:
    """The same by way of lines that are judged together."""
    return list(judge_lines(lines_of(first, data), file, None))


ten_cards = st.permutations(CARDS).map(lambda cards: " ".join(cards[:10]))
cases = st.one_of(ten_cards, ten_cards.map(str.upper), ten_cards.map(str.lower))


@given(
    st.lists(st.one_of(cases, st.sampled_from(ODD), st.text(max_size=31)), max_size=20),
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
)
def test_both_ways_give_the_same(lines: list[str], end: str, ended: bool) -> None:
    data = (end.join(lines) + end * ended).encode()
    assert together(7, data) == plainly(7, data)


def one_of_each_class() -> list[list[str]]:
    """Five cards of every class, of suits that differ where they may."""
    classes = high_classes()
    fives = []
    for kinds, suits in ((classes.mixed, "cdhsc"), (classes.suited, "hhhhh")):
        found: dict[int, list[str]] = {}
        for ranks, number in kinds.items():
            held: dict[int, int] = {}
            cards = []
            for at, rank in enumerate(ranks):
                suit = suits[at] if len(set(ranks)) == 5 else "cdhs"[held.setdefault(rank, 0)]
                held[rank] = held.get(rank, 0) + 1
                cards.append("23456789TJQKA"[rank - 2] + suit)
            found[number] = cards
        fives += list(found.values())
    return fives


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.long)])
def test_whatever_can_be_said_of_two_hands_is_said_in_the_same_words(every: int) -> None:
    """Hands of all classes or each tenth, against some of its own kind and some of others."""
    dice = random.Random(5)
    fives = one_of_each_class()
    pairs = []
    for at, five in list(enumerate(fives))[::every]:
        others = [fives[(at + 1) % len(fives)], five, *dice.choices(fives, k=2)]
        for other in others:
            moved = [card[0] + "dhsc"["cdhs".index(card[1])] for card in other]
            if not set(five) & set(moved):
                pairs += [(five, moved), (moved, five)]
    assert every * len(pairs) > 20_000
    data = "\n".join(" ".join([*one, *other]) for one, other in pairs).encode()
    assert together(1, data) == plainly(1, data)


def test_the_table_is_the_same_to_the_byte(tmp_path: Path) -> None:
    dice = random.Random(6)
    lines = [" ".join(dice.sample(CARDS, 10)) for _ in range(3_000)]
    lines[1_000:1_010] = ODD
    source = tmp_path / "=hands.txt"
    source.write_text("\n".join(lines))
    write(tmp_path / "plain.csv", plainly(1, source.read_bytes(), str(source)))
    write(tmp_path / "together.csv", open_batch(source))
    assert (tmp_path / "plain.csv").read_bytes() == (tmp_path / "together.csv").read_bytes()


def test_a_table_that_has_more_columns_takes_them_too(tmp_path: Path) -> None:
    dice = random.Random(7)
    lines = [" ".join(dice.sample(CARDS, 10)) for _ in range(600)]
    (tmp_path / "hands.txt").write_text("AhKh v QsQd v JcTc @ 2c3c4d5h9s\n" + "\n".join(lines))
    rows = write(tmp_path / "out.csv", open_batch(tmp_path / "hands.txt"))
    assert len(rows) == 601
    assert rows[0]["hand 3"] == "Jc Tc"
    assert {row["hand 3"] for row in rows[1:]} == {""}
