"""Two and three boards on the felt: a row for each, with its own winner."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.content import CardRole, FeltContent
from analyser.gui.felt.lettering import Lettering, sizes_of
from analyser.poker.games.registry import DRAWMAHA, HOLDEM, OMAHA_HI_LO, find_game
from analyser.poker.table.table import BOARD, BOARDS, Slot
from felt_contents import counted, laid, said_of
from not_none import not_none
from tests.gui.conftest import ALT, CTRL, Key, User, ask_for_menu, menus, take

TWICE = "AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h"
OTHERS = "JdTd v 2h3c v 2d4c v 5c6d v 7h6h v 5h4h v ThJh v KdAd"


def said(text: str, seats: int = 2) -> FeltContent:
    table = laid(text, HOLDEM, seats)
    return said_of(table, counted(table)) if seats > 1 else said_of(table)


def test_each_board_has_its_winner_and_marks_what_plays() -> None:
    content = said(f"{TWICE}, pot 201")
    assert content.verdict.text == "A and B win a board each"
    assert content.verdict.reason == (
        "On board 1 a flush beats a pair, on board 2 a set beats ace high"
    )
    assert content.verdict.is_final
    assert [(each.number, each.name) for each in content.bar.segments] == [
        ("50%", "Seat A, board 1"),
        ("50%", "Seat B, board 2"),
    ]
    one, other = content.rows
    assert (one.takes, one.chips, one.taker, one.spoken) == (
        "A wins", "101", 0, "Board 1, A wins, 101",
    )  # fmt: skip
    assert (other.takes, other.chips, other.taker) == ("B wins", "100", 1)
    assert "".join(place.role.name[0] for place in one.board) == "PPRPR"
    assert "".join(place.role.name[0] for place in other.board) == "PPRPR"
    a, b = content.seats
    assert (a.title, a.words, a.chips) == ("1: Flush, ace high", "2: Ace high", "101 of 201 chips")
    assert (b.title, b.words) == ("1: Pair of nines", "2: Three nines")
    assert [(one.board, one.hand, one.loses) for one in (*a.on_boards, *b.on_boards)] == [
        ("Board 1", "Flush, ace high", False),
        ("Board 2", "Ace high", True),
        ("Board 1", "Pair of nines", True),
        ("Board 2", "Three nines", False),
    ]
    assert {place.role for place in (*a.places, *b.places)} == {CardRole.NONE}
    assert a.wins
    assert b.wins


def test_of_two_halves_the_one_that_plays_the_board_is_told_of_each_board() -> None:
    table = laid("AsKsQd9d8d v 9h9cAd2s3c @ Qs7s2c4d5h @ Th8h2d3d6c", DRAWMAHA, 2)
    a, b = said_of(table).seats
    assert [one.brief for one in a.on_boards] == ["1: Pair of queens", "2: Pair of eights"]
    assert [one.wins for one in b.on_boards] == [True, True]
    assert (a.low, b.low) == ("The draw hand: Ace high", "The draw hand: Pair of nines")
    for seat in said_of(table, is_hidden=True).seats:
        assert (seat.title, seat.words, seat.low, seat.on_boards) == ("", "", "", ())


def test_nobody_loses_a_board_before_its_last_card() -> None:
    seats = said(TWICE).seats
    assert [seat.spoken.split(", 1: ")[1] for seat in seats] == [
        "Flush, ace high, wins, 2: Ace high", "Pair of nines, 2: Three nines, wins",
    ]  # fmt: skip
    seats = said("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c").seats
    assert [[one.loses for one in seat.on_boards] for seat in seats] == [
        [False, False],
        [True, False],
    ]


def test_who_takes_some_of_three_boards_is_told_which() -> None:
    content = said("AsKs v 9h9d @ Qs7s2c4s8d @ AcKc2d3d4h @ Qd7d2h4d8s")
    assert [each.name for each in content.bar.segments] == [
        "Seat A, boards 1 and 2",
        "Seat B, board 3",
    ]


def lines_of(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QRect]]:
    """Return a list that is filled with each line the felt writes from now on, and its place."""
    written: list[tuple[str, QRect]] = []
    line = Lettering.line

    def noted(to: Lettering, room: QRect, said: str, *args: Any, **named: Any) -> None:
        written.append((said, QRect(room)))
        line(to, room, said, *args, **named)

    monkeypatch.setattr(Lettering, "line", noted)
    return written


def test_each_board_has_its_name_in_the_middle_and_its_own_cards(
    holdem: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    holdem.enter("AsKs v 9h9d @ Qs7s2c @ Qs7s2c")
    QApplication.processEvents()
    end = not_none(holdem.window.area.view.rows[1].end)
    written = lines_of(monkeypatch)
    end.grab()
    ((text, place),) = written
    assert text == "Board 2"
    assert abs(place.center().y() - end.rect().center().y()) <= 1
    # A click puts a card on the board that is active.
    slot = not_none(holdem.window.area.view.rows[1].slot_at(3))
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
    assert holdem.active == Slot(BOARDS[1], 3)
    holdem.click("9c")
    assert [str(card) for card in holdem.document.table.boards[1]] == ["Qs", "7s", "2c", "9c"]
    assert len(holdem.document.table.cards_of(BOARD)) == 3
    holdem.document.visit(BOARD)
    assert holdem.active == Slot(BOARD, 3)


@pytest.mark.parametrize(("size", "text"), [
    ((1180, 820), TWICE),
    ((800, 560), "AsKs v 9h9d v JdTd @ Qs7s2c4s8d @ Qs7s2c9c3h @ Qs7s2cJc3d"),
    ((1180, 820), f"AsKs v 9h9d v {OTHERS} @ Qs7s2c4s8d @ Qs7s2c9c3h"),
])  # fmt: skip
def test_hands_on_boards_lie_below_each_other(
    holdem: User, size: tuple[int, int], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is room for one only, it is the board that the seat wins."""
    holdem.window.resize(*size)
    holdem.enter(text)
    QApplication.processEvents()
    written = lines_of(monkeypatch)
    content = holdem.content.seats[1]
    holdem.window.area.view.seats[1].grab()
    told = [one.hand for one in content.on_boards] + [one.brief for one in content.on_boards]
    rows = [room for said, room in written if said in told]
    shown = [said for said, _ in written if said in told]
    assert any("Three nines" in said for said in shown)
    assert all(one.bottom() < other.top() for one, other in pairwise(rows))


def test_a_hand_on_a_board_is_on_two_lines_or_in_short_but_never_cut(
    holdem: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    holdem.enter("Th9h v 8c8d v AcKc @ AdKd2h8h8s @ AhKhQhJh2s")
    QApplication.processEvents()
    plate, written = holdem.window.area.view.seats[2], lines_of(monkeypatch)
    for wide, high, shown in ((330, 240, 0), (330, 120, 2), (180, 112, 1)):
        place = QRect(0, 0, wide, high)
        plate.set_place(place, sizes_of(1096, 732, 1.4), alone=False, matrix=False, low=False)
        written.clear()
        plate.grab()
        assert len([said for said, _ in written if said.endswith(": Two pair")]) == shown


def test_hands_on_boards_leave_shares_room(holdem: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """With ten seats and large letters the hand lay over the share."""
    holdem.enter("AsKs v 9h9d @ @")
    plate, written = holdem.window.area.view.seats[0], lines_of(monkeypatch)
    content = holdem.content.seats[0]._replace(
        share="45.10%", on_boards=said("AsKs v 9h9d @ Qs7s2c @ 3h4h5c").seats[0].on_boards
    )
    plate.display(content, [content], in_focus=False)
    place, sizes = QRect(0, 0, 487, 147), sizes_of(2445, 1334, 2.0)
    plate.set_place(place, sizes, alone=False, matrix=False, low=False)
    written.clear()
    plate.grab()
    (share,) = [room for said, room in written if said == "45.10%"]
    hands = [room for said, room in written if said in [one.brief for one in content.on_boards]]
    assert not any(room.intersects(share) for room in hands)


def test_a_hidden_answer_gives_no_board_away() -> None:
    table = laid(TWICE, HOLDEM, 2)
    content = said_of(table, counted(table), is_hidden=True)
    assert [(row.takes, row.taker) for row in content.rows] == [("", None)] * 2
    assert CardRole.PLAYS not in [place.role for row in content.rows for place in row.board]


def test_halves_are_said_of_each_board() -> None:
    table = laid("As2hKdKc v Ad4dQcQs @ 3c7d8hKs2c @ QhJhTc9s9c", OMAHA_HI_LO, 2)
    content = said_of(table, counted(table))
    assert [row.takes for row in content.rows] == ["A wins the high, B the low", "B wins"]
    assert [row.taker for row in content.rows] == [None, 1]
    assert content.seats[0].low == "low 8-7-3-2-A · no low"


def test_one_seat_is_told_what_it_has_on_each_board() -> None:
    content = said("AsKs @ Qs7s2c4s8d @ Qs7s2c9c3h", 1)
    assert content.seats[0].title == "1: Flush, ace high"
    assert content.seats[0].words == "2: Ace high"


def test_a_text_with_two_boards_is_a_table_of_two_rows(holdem: User) -> None:
    holdem.enter(TWICE)
    QApplication.processEvents()
    rows = holdem.window.area.view.rows
    assert [len(row.tiles) for row in rows] == [3, 3]
    assert [row.accessibleName() for row in rows] == ["Board 1, A wins", "Board 2, B wins"]
    tile = rows[1].tiles[1]
    assert tile.accessibleName() == "Turn, nine of clubs"
    slot = not_none(rows[1].slot_at(3))
    assert slot.accessibleName() == "The turn, board 2: nine of clubs"
    tops = [row.geometry().top() for row in rows]
    assert tops[0] < tops[1]
    assert holdem.verdict == "A and B win a board each"
    # A click shows the table as it was then, on both boards.
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
    assert holdem.document.shown_street == 2
    assert holdem.content.rows[0].board[4].role is CardRole.LATER
    holdem.key(Key.Key_Escape)
    holdem.enter("AsKs v 9h9d @ Qs7s2c")
    assert [len(row.tiles) for row in holdem.window.area.view.rows] == [4]


def test_boards_are_chosen_by_keys_and_dealt_street_by_street(holdem: User) -> None:
    holdem.enter("AsKs v 9h9d @ Qs7s2c")
    holdem.key(Key.Key_B, CTRL | ALT)
    assert holdem.document.table.common == 3
    assert holdem.prompt.startswith("Turn, board 1")
    holdem.document.deal_street()
    assert [len(board) for board in holdem.document.table.boards] == [4, 4]
    holdem.document.undo()
    holdem.document.undo()
    holdem.key(Key.Key_2, CTRL | ALT)
    assert holdem.document.table.boards[1] == ()
    assert holdem.document.undo_stack.undoText() == "play two boards"
    holdem.key(Key.Key_3, CTRL | ALT)
    assert len(holdem.window.area.view.rows) == 3
    holdem.key(Key.Key_1, CTRL | ALT)
    assert len(holdem.window.area.view.rows) == 1


@menus
def test_boards_are_chosen_at_the_board_too(holdem: User) -> None:
    holdem.enter("AsKs v 9h9d @ Qs7s2c")
    tile = holdem.window.area.view.rows[0].tiles[1]
    by_keys = QContextMenuEvent.Reason.Keyboard
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    menu = ask_for_menu(tile, tile.rect().center(), by_keys)
    texts = [action.text().replace("&", "") for action in menu.actions()]
    assert texts[:3] == ["One board", "Two boards", "Three boards"]
    take(menu, "Two boards")
    assert [row.accessibleName() for row in holdem.window.area.view.rows] == ["Board 1", "Board 2"]
    assert holdem.deck.hasFocus()  # the tile is gone
    tile = holdem.window.area.view.rows[1].tiles[0]
    take(ask_for_menu(tile, tile.rect().center()), "One board")
    assert len(holdem.window.area.view.rows) == 1
    holdem.document.change_game(find_game("stud"))
    tile = holdem.window.area.view.rows[0].tiles[0]
    QApplication.sendEvent(tile, QContextMenuEvent(by_keys, QPoint(), tile.mapToGlobal(QPoint())))
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("text", [
    "AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h", "AsKs v JcTc v 4h4d @ JhTs4c",
])  # fmt: skip
def test_neighbours_write_their_hands_in_letters_of_one_size(
    holdem: User, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """A long name on one plate wrote smaller letters than the plate beside it."""
    holdem.window.resize(1180, 820)
    holdem.enter(text)
    hands: dict[str, float] = {}
    monkeypatch.setattr(
        Lettering, "line", lambda _, room, said, size, *rest, **named: hands.update({said: size})
    )
    write = Lettering.wrapped

    def wrapped(
        to: Lettering, room: QRect, said: str, size: float, *rest: Any, **named: Any
    ) -> int:
        hands[said] = size
        return write(to, room, said, size, *rest, **named)

    monkeypatch.setattr(Lettering, "wrapped", wrapped)
    for plate in holdem.window.area.view.seats:
        plate.grab()
    seats = holdem.content.seats
    named = [one for seat in seats for each in seat.on_boards for one in (each.hand, each.brief)]
    named += [seat.title for seat in seats]
    sizes = [size for said, size in hands.items() if said in named]
    assert len(sizes) >= len(seats)
    assert len(set(sizes)) == 1
