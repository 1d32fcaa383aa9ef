"""Two or three boards on a table: moves, streets, what is written and saved."""

import json

import pytest

from analyser.poker import errors
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM, OMAHA, STUD, find_game
from analyser.poker.results.outcome import outcome_of
from analyser.poker.results.shown import is_same_hand_later
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.streets import (
    complete_board,
    deal_street,
    dealt_name,
    next_card_name,
    slot_name,
    street_of,
    streets_until,
)
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table, new_table
from analyser.poker.table.written_line import in_full, whole_line_of
from analyser.poker.text.enter import enter

TWICE = "AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h"
SECOND = BOARDS[1]


def table(text: str = TWICE) -> Table:
    return enter(new_table(HOLDEM, 2), text)


def texts(cards: object) -> str:
    return "".join(map(str, cards))  # type: ignore[call-overload]


def test_what_boards_begin_with_alike_lies_on_each_of_them() -> None:
    twice = table()
    assert twice.common == 3
    assert [texts(board) for board in twice.boards] == ["Qs7s2c4s8d", "Qs7s2c9c3h"]
    (qs,) = parse_cards("Qs")
    without = twice.toggle(qs)
    assert [texts(board) for board in without.boards] == ["7s2c4s8d", "7s2c9c3h"]
    (ace,) = parse_cards("Ac")
    again = without.place(ace)
    assert [texts(board) for board in again.boards] == ["Ac7s2c4s8d", "Ac7s2c9c3h"]
    assert [slot for slot, card in again.known_cards() if card is ace] == [Slot(BOARD, 0)]


def test_each_board_alone_has_the_cards_of_the_others_dead() -> None:
    one, other = table(f"{TWICE} dead Jc").on_each_board()
    assert (texts(one.board), texts(one.dead)) == ("Qs7s2c4s8d", "Jc9c3h")
    assert (texts(other.board), texts(other.dead)) == ("Qs7s2c9c3h", "Jc4s8d")
    assert one.more_boards == ()
    lone = table("AsKs v 9h9d @ Qs7s2c")
    assert lone.on_each_board() == (lone,)
    active = table("AsKs v 9h9d @ Qs7s2c @ Qs7s2c9c").activate(Slot(SECOND, 4))
    assert [each.active for each in active.on_each_board()] == [Slot(BOARD, 3), Slot(BOARD, 4)]


def test_cards_go_to_one_board_after_the_other() -> None:
    started = new_table(HOLDEM, 2).with_boards(2)
    full = started.place_all(parse_cards("AsKs9h9d Qs7s2c4s8d QhJhTc"))
    assert full.active == Slot(SECOND, 3)
    assert full.last_filled == Slot(SECOND, 2)
    assert full.where(SECOND) == "on board 2"
    assert full.where(BOARD) == "on board 1"
    assert full.place_name(SECOND) == "board 2"
    assert str(new_table(HOLDEM, 2).place_name(BOARD)) == "the board"
    assert slot_name(full, Slot(SECOND, 3)) == "the turn, board 2"
    assert slot_name(full, Slot(BOARD, 4)) == "the river, board 1"
    assert slot_name(full, Slot(SECOND, 1)) == "the flop, card 2, board 2"
    names = [next_card_name(full, Slot(SECOND, at)) for at in (0, 3, 4)]
    assert names == ["Flop, first card, board 2", "Turn, board 2", "River, board 2"]
    assert full.place_all(parse_cards("2d3d")).active is None
    assert full.activate(Slot(SECOND, 2)).toggle(full.boards[0][0]).boards[0] == parse_cards(
        "7s2c4s8d"
    )


def test_a_hand_is_run_twice_from_the_cards_that_lie() -> None:
    flop = table("AsKs v 9h9d @ Qs7s2c")
    twice = flop.with_boards(2, common=3)
    assert (twice.common, twice.boards[1]) == (3, flop.board)
    assert flop.with_boards(2).boards[1] == ()
    assert find_game("omaha5").most_seats_with(2, common=3) == (52 - 7) // 5
    three = twice.with_boards(3, common=3)
    assert three.boards == (flop.board,) * 3
    assert three.with_boards(1) == flop
    apart = complete_board(twice, seed=1).with_boards(2)  # the flop stays on the first board only
    assert apart.board_slots[:3] == flop.board
    assert [card is None for card in apart.slots(SECOND)] == [True] * 3 + [False] * 2
    assert twice.set_boards(3, runs_on=False).boards == (flop.board, (), ())
    # All boards get their own turn and river.
    dealt = complete_board(twice, seed=1)
    assert [len(board) for board in dealt.boards] == [5, 5]
    assert len({*dealt.boards[0], *dealt.boards[1]}) == 7
    turn = deal_street(three, seed=1)
    assert [len(board) for board in turn.boards] == [4, 4, 4]
    assert street_of(turn) == 2


def test_all_boards_are_dealt_and_cleared() -> None:
    dealt = new_table(OMAHA, 3).with_boards(2).deal(seed=7)
    assert [len(board) for board in dealt.boards] == [5, 5]
    assert len([*dealt.known_cards()]) == 22
    cleared = dealt.clear()
    assert (cleared.is_empty, len(cleared.boards)) == (True, 2)
    again = table().deal(seed=7)
    assert again.boards[0][:3] == again.boards[1][:3]
    assert len([*again.known_cards()]) == 11


def test_boards_that_cannot_be_are_refused() -> None:
    with pytest.raises(errors.NoSecondBoardError, match="has no board"):
        new_table(STUD).with_boards(2)
    with pytest.raises(errors.SeatCountError, match="play with 2 seats at most"):
        new_table(find_game("royal"), 3).with_boards(3)
    with pytest.raises(errors.SeatCountError):
        new_table(find_game("royal"), 2).with_boards(3).add_seat()
    with pytest.raises(
        errors.DuplicateCardError, match="4s is there twice, on board 1 and on board 2"
    ):
        table("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c4s")
    with pytest.raises(errors.CardInUseError, match="9c is already on board 2"):
        table().activate(Slot(DEAD, 0)).place_all(parse_cards("9c"))
    with pytest.raises(errors.TooManyCardsError):
        table("AsKs v 9h9d @ Qs7s2c @ QhJhTc9c8c7c")


def test_a_game_with_a_board_keeps_the_boards_and_another_drops_them() -> None:
    omaha = table().change_game(OMAHA)
    assert [texts(board) for board in omaha.boards] == ["Qs7s2c4s8d", "Qs7s2c9c3h"]
    royal = table("AsKs v JhJd @ QsTsKd @ QsTsKd9h").change_game(find_game("royal"))
    assert [texts(board) for board in royal.boards] == ["QsTsKd", "QsTsKd"]
    assert len(table().change_game(STUD).boards) == 1


def test_streets_are_those_of_all_boards() -> None:
    before, flop, turn, river = streets_until(table())
    assert before.boards == ((), ())
    assert [texts(board) for board in flop.boards] == ["Qs7s2c"] * 2
    assert [texts(board) for board in turn.boards] == ["Qs7s2c4s", "Qs7s2c9c"]
    assert river == table()
    assert streets_until(new_table(HOLDEM, 2).with_boards(2)) == ()
    assert streets_until(table("AsKs v 9h9d @ @ ")) == ()
    assert is_same_hand_later(flop, turn)
    assert not is_same_hand_later(flop, table("AsKs v 9h9d @ Qs7s2c4s"))


@pytest.mark.parametrize("text", [
    TWICE, f"{TWICE} dead Jc", f"{TWICE}, pot 201", "AsKs v 9h9d @ @", "AsKs v - @ Qs7s2c @",
    "AsKs v 9h9d @ @ Qs7s2c @ QhJhTc", "AsKs v 9h9d @ _7s2c @ _8s3c", "AsKs v 9h9d @ Qs7s2c @ 8s3c",
    "AsKs v 9h9d @ Qs7s2c @ 8s", "AsKs v 9h9d @ Qs7s @ 8s @", "AsKs @ Qs7s2c @ Qs7s2c8s @ Qs7s2c9s",
])  # fmt: skip
def test_a_table_is_written_and_read_back(text: str) -> None:
    found = enter(new_table(HOLDEM), text)
    assert in_full(found) == text
    line = whole_line_of(found)
    assert enter(new_table(), line) == found
    assert table_from_json(table_to_json(found)) == found


def test_a_saved_table_of_several_boards_is_of_the_newest_form() -> None:
    data = json.loads(table_to_json(table()))
    assert (data["format"], data["common"]) == (5, 3)
    assert data["more_boards"] == [["Qs", "7s", "2c", "9c", "3h"]]
    for key, value in {"common": 6, "more_boards": [data["board"]] * 3, "active": [-4, 0]}.items():
        with pytest.raises(errors.SavedTableError, match="damaged"):
            table_from_json(json.dumps({**data, key: value}))
    changed = {**data, "common": 4}
    with pytest.raises(errors.SavedTableError, match="damaged"):
        table_from_json(json.dumps(changed))


def test_texts_replace_boards_and_cards_alone_fill_them() -> None:
    twice = enter(table("AsKs v 9h9d"), "@ Qs7s2c @ QhJhTc")
    assert [texts(board) for board in twice.boards] == ["Qs7s2c", "QhJhTc"]
    assert len(enter(twice, "@ 2d3d4d").boards) == 1
    filled = enter(twice.place_all(parse_cards("3c3d3h3s")).activate(Slot(SECOND, 3)), "4c5c6c")
    assert [texts(board) for board in filled.boards] == ["Qs7s2c3c3d", "4c5c6c"]
    hidden = table("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h").fill(SECOND, parse_cards("Qs7s2c9c5h"))
    assert texts(hidden.boards[1]) == "Qs7s2c9c5h"


def test_outcome_has_a_run_for_each_board() -> None:
    outcome = outcome_of(table(f"{TWICE}, pot 201"))
    assert outcome.headline == "Seat A and Seat B win a board each"
    assert outcome.reason == (
        "on board 1 a flush beats a pair, on board 2 three of a kind beats ace high"
    )
    assert (outcome.pot, [run.pot for run in outcome.runs]) == ((101, 100), [(101, 0), (0, 100)])
    bets = outcome_of(table(f"{TWICE.replace('9d', '9d v 2h2d')}, A in 101, B in 101, C in 50"))
    assert [run.pot for run in bets.runs] == [(126, 0, 0), (0, 126, 0)]
    assert outcome_of(table("?? v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h, pot 90")).reason is None
    alike = outcome_of(table("AsKs v 9h9d @ Qs7h2c @ Qd7c2d @ Qc7s2h"))
    assert alike.reason == "on every board a pair beats ace high"


def test_where_a_card_was_dealt_is_named_as_a_sentence_begins() -> None:
    twice = table()
    places = (Slot(1, 0), Slot(BOARDS[0], 0), Slot(BOARDS[0], 3), Slot(BOARDS[1], 4))
    assert [str(dealt_name(twice, slot)) for slot in places] == [
        "Seat B", "Flop, board 1", "Turn, board 1", "River, board 2",
    ]  # fmt: skip
