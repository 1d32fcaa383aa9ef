"""A hand in words: who won and why, who was ahead, and what can be put on the table."""

from __future__ import annotations

from pathlib import Path

from analyser.gui.file_window.story.hand_story import tell, tell_all_ins
from analyser.poker.generators import finish
from histories import BADUGI, HOLDEM, NO_SHOWDOWN, STUD_HI_LO, ohh, ohh_text
from tests.gui.file_window.conftest import TableOf


def test_a_showdown_is_told_street_by_street_while_the_file_is_there(table_of: TableOf) -> None:
    story = finish(tell(table_of(HOLDEM), 0))
    assert story.title == "Ann wins: a flush beats three of a kind"
    assert story.made == ("Ann: Flush, A-K-J-8-2; Bob: [the] (x): Three queens, J-8 kickers")
    assert story.ahead.startswith("Bob: [the] (x) was ahead before the flop and on the flop; ")
    assert story.streets == ("Before the flop", "Flop", "Turn", "River")
    assert story.all_in
    assert [len(table.board) for table in story.tables] == [0, 3, 4, 5]
    table = table_of(HOLDEM)
    Path(table.files[0]).unlink()
    assert "cannot be read any more" in finish(tell(table, 0)).title
    assert "cannot be read any more" in finish(tell_all_ins(table, 0))


def test_stud_has_streets_of_its_own_and_a_draw_none(table_of: TableOf) -> None:
    story = finish(tell(table_of(STUD_HI_LO), 0))
    assert story.streets[0] == "Third street"
    assert story.streets[-1] == "Seventh street"
    story = finish(tell(table_of(BADUGI), 0))
    assert (story.streets, story.ahead, story.all_in) == (("The hand",), "", False)


def test_a_hand_that_has_no_table_or_showdown_says_why(table_of: TableOf) -> None:
    table = table_of("AhKh v QsQd\nAhAh v KsKd\n")
    assert "is there twice" in finish(tell(table, 1)).title
    assert finish(tell_all_ins(table, 1)) == ""
    assert finish(tell(table_of(NO_SHOWDOWN), 0)).title == "Everybody else folded"


def test_a_hand_that_no_table_holds_is_told_all_the_same(table_of: TableOf) -> None:
    story = finish(
        tell(
            table_of(
                "variant = 'F7S'\nactions = ['d dh p1 AhKh2c', 'd dh p2 QsQd3c', 'd dh p1 4d', "
                "'d dh p2 5d', 'd dh p1 6s', 'd dh p2 7s', 'd dh p1 8h', 'd dh p2 9h', 'd db Ks', "
                "'p1 sm', 'p2 sm']\n"
            ),
            0,
        )
    )
    assert "p1 wins" in story.title
    assert "It cannot be put on the table: " in story.title
    assert (story.streets, story.tables) == ((), ())


def test_every_all_in_is_told(table_of: TableOf) -> None:
    table = table_of(ohh_text(ohh()))
    assert finish(tell_all_ins(table, 0)) == (
        "Ann all in before the flop with 46.2%, won; Bob all in before the flop with 53.8%, lost"
    )
