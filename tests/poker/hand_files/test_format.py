"""What is a file of hands and of which kind, by what is in it; and what all readers do alike."""

import gzip

import pytest

from analyser import format_cards
from analyser.poker.hand_files.format import (
    READERS,
    find_format,
    holds_hands,
    holds_several,
    only_hand_on_tables,
)
from analyser.poker.hand_files.hand import Format
from examples import examples
from histories import HOLDEM, NO_SHOWDOWN, PHH, TRIPLE_DRAW, ohh, ohh_text

from .conftest import EULER, FORMS, Read, ReadOne


@pytest.mark.parametrize(("text", "name", "expected"), examples(__file__, "formats.txt"))
def test_the_format_is_found_out(text: str, name: str, expected: str) -> None:
    assert find_format(text.encode(), name) == expected


@pytest.mark.parametrize(("form", "number", "dealt_to"), [
    ("pokerstars", 1001, "Ah Kh"), ("phh", 7, None), ("ohh", 2001, "Ah Kh"),
])  # fmt: skip
def test_histories_say_the_same(one: ReadOne, form: str, number: int, dealt_to: str | None) -> None:
    row = one(FORMS[form])
    assert (row.line, row.hand, row.run, row.game) == (1, str(number), 1, "holdem")
    assert [name[:3] for name in row.players] == ["Ann", "Bob"]
    assert [format_cards(hand) for hand in row.hands] == ["Ah Kh", "Qs Qd"]
    assert format_cards(row.board) == "Qc Jh 2h 8h 3c"
    assert (row.winners, row.low_winners, row.collected, row.showdown) == ((0,), (), (0,), True)
    assert row.reason == "a flush beats three of a kind"
    assert (None if row.dealt_to is None else format_cards(row.dealt_to)) == dealt_to


@pytest.mark.parametrize(("first", "second"), [
    (HOLDEM, HOLDEM), (PHH, f"[2]\n{TRIPLE_DRAW}"), (FORMS["ohh"], FORMS["ohh"]),
    ("hand 1\nAsKd\n", "QsQd\n"), ("AsKd\n", "QsQd\n"),
])  # fmt: skip
def test_bad_lines_stop_nothing(read: Read, first: str, second: str) -> None:
    rows, (error,) = read(first.encode() + b"A\0B\n" + second.encode())
    assert (len(rows), error.line) == (2, first.count("\n") + 1)
    assert "no text" in error.message


@pytest.mark.parametrize("form", READERS)
def test_empty_lines_hold_no_hand(form: Format) -> None:
    assert list(READERS[form](iter([(1, ""), (2, " ")]))) == []


@pytest.mark.parametrize(
    "text", [EULER * 2, "AhKh v QsQd", "hand 1,hand 2\n", HOLDEM, PHH, TRIPLE_DRAW, ohh_text(ohh())]
)
def test_hands_are_recognised(text: str) -> None:
    assert holds_hands(text.encode())
    assert holds_hands(text.encode("utf-16"))


@pytest.mark.parametrize("content", [
    b"", b"hello\nworld\n", b'{"format": 1, "game": "holdem"}', b"{", b"\x89PNG\r\n\x1a\n\0\0",
])  # fmt: skip
def test_what_holds_none_is_not(content: bytes) -> None:
    assert not holds_hands(content)


def test_an_ending_is_enough_for_the_open_standards() -> None:
    assert holds_hands(b"", "empty.phh")
    assert not holds_hands(b"", "empty.txt")


def test_one_line_is_a_hand_and_no_list_of_them() -> None:
    assert not holds_hands(b"AhKh v QsQd\n", least=2)
    assert holds_hands(b"AhKh v QsQd\nAhKh v JsJd\n", least=2)


def test_the_beginning_of_a_packed_file_is_enough() -> None:
    packed = gzip.compress(HOLDEM.encode())
    assert holds_hands(packed[: len(packed) // 2], "hands.gz")
    assert not holds_hands(gzip.compress(b"hello\nworld\n"))


@pytest.mark.parametrize("text", [EULER * 2, HOLDEM + "\n\n" + NO_SHOWDOWN, ohh_text(ohh(), ohh())])
def test_several_hands_in_a_text(text: str) -> None:
    assert holds_several(text)


@pytest.mark.parametrize("text", [
    "AhKh", "AhKh\nQsQd", "AhKh v QsQd @ Qc", HOLDEM, PHH, "hello", "",
    "Dealt to Hero [Ah Kh]\n*** FLOP *** [Qh Jh 2c]\nSeat 3: Villain showed [Qs Qd]",
])  # fmt: skip
def test_cards_and_one_hand_are_left_to_the_entry(text: str) -> None:
    assert not holds_several(text)


@pytest.mark.parametrize(("before", "after"), [
    ("Hi all, what do you think?\n\n", "\n\nThanks"), ("```\n", "\n```"), ("[hand]", "[/hand]"),
    ("[quote=Bob][code]\n", "\n[/code][/quote]"), ("||", "||"),
])  # fmt: skip
def test_the_only_hand_of_a_post_is_found_between_its_words(before: str, after: str) -> None:
    assert only_hand_on_tables(before + HOLDEM.strip() + after) == only_hand_on_tables(HOLDEM)


def test_half_a_hand_before_another_one_is_not_passed_over() -> None:
    half = HOLDEM[HOLDEM.index("*** FLOP") :]
    assert only_hand_on_tables(half + "\n\n" + HOLDEM) is None


def test_the_only_hand_of_a_text_comes_street_by_street_with_its_pot() -> None:
    found = only_hand_on_tables(HOLDEM)
    assert found is not None
    tables, in_cents = found
    assert [len(table.board) for table in tables] == [0, 3, 4, 5]
    assert in_cents == ("." in HOLDEM.partition("Total pot ")[2].partition(" ")[0])
    for form in FORMS.values():
        found = only_hand_on_tables(form)
        assert found is not None
        assert found[0][-1].board == tables[-1].board
    assert only_hand_on_tables("AhKh v QsQd") is None
