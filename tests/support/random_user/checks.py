"""Checks of what must be true of a window, whatever its user did."""

import time
from collections.abc import Generator
from dataclasses import replace
from typing import TypeVar

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.window.main_window import MainWindow
from analyser.poker.errors import CardError
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.situation import situation_at
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import BOARD, DEAD, Slot, Table
from random_user.user import RandomUser
from random_user.waiting import Fault

T = TypeVar("T")

COUNTED_WITHIN = 1.0
"""Seconds for which a count is waited for; what takes longer is compared by what it counts."""


_FEW = 3
"""As many cards to come as are dealt in a few thousand ways at most."""


def require(is_so: bool, what: str) -> None:
    if not is_so:
        raise Fault(what)


# After every move ----------------------------------------------------------------------------


def check_window(window: MainWindow) -> None:
    """Check the table, and that the window shows this table. Raises Fault."""
    table = window.document.table
    check_table(table)
    seats = len(table.seats)
    require(len(window.area.view.seats) == seats, f"{seats} seats are not shown")
    for place in (BOARD, *range(len(table.seats))):
        cards = table.slots(place) if place >= 0 or table.game.board else ()
        slots = [window.area.view.slot(Slot(place, at)) for at in range(len(cards))]
        shown = tuple([None if slot is None else slot.card for slot in slots])
        require(shown == tuple(cards), f"place {place} shows {shown} instead of {cards}")
    standing = window.odds.standing
    require(standing.table in (None, table), "the odds are another table's")


def check_table(table: Table) -> None:
    cards = [card for _, card in table.known_cards()]
    twice = sorted({str(card) for card in cards if cards.count(card) > 1})
    require(not twice, f"in two places: {' '.join(twice)}")
    foreign = [str(card) for card in cards if card not in table.game.deck]
    require(not foreign, f"not in the deck of {table.game.key}: {' '.join(foreign)}")
    require(0 < len(table.seats) <= table.game.most_seats, f"{len(table.seats)} seats")
    require(table.game.takes_ranges or not table.has_ranges, f"ranges in {table.game.key}")
    if table.active is not None:
        place, at = table.active
        require(place in (BOARD, DEAD, *range(len(table.seats))), f"active: {table.active}")
        room = len(table.slots(place)) + (place == DEAD)
        require(0 <= at < room, f"active: {table.active}")


def is_at_rest(window: MainWindow) -> bool:
    """Whether no work is going on that would change a window, or the windows beside it."""
    from random_user.hands_moves import is_at_rest as is_pane_at_rest

    table, odds = window.document.table, window.odds
    pane = vars(window).get("hands")
    counted = not odds.is_counting and odds.standing.table in (None, table)
    if len(table.seats) == 1:  # what its hand beats is counted beside the window
        counted = counted and not window.area.answers.counts.is_counting
    return (
        counted
        and window.odds.next_cards.up_to_date
        and not ("details" in vars(window) and window.details.is_counting)
        and (pane is None or is_pane_at_rest(pane))
        and not window.sharing.jobs.is_busy
    )


def is_soon_counted(table: Table) -> bool:
    """Whether a table's odds are counted in a moment on any machine, as few cards are to come."""
    try:
        situation, _ = situation_at(table)
    except CardError:
        return True  # there is nothing to count
    return not situation.ranges and situation.to_board + sum(situation.to_seats) <= _FEW


# Now and then --------------------------------------------------------------------------------


def check_answers(user: RandomUser) -> None:
    """Check what each window has saved, counted or sorted, by doing it again. Raises Fault."""
    for window in user.open_windows():
        table = window.document.table
        kept = table_from_json(table_to_json(table))
        require(kept == table, f"saved, the table is another: {kept} instead of {table}")
        _check_odds(user, window)
        _check_range(window)
        _check_rows(window)
        _check_tips(window)


def _check_odds(user: RandomUser, window: MainWindow) -> None:
    table = window.document.table
    try:
        situation, seats = situation_at(table)
    except CardError:
        require(window.odds.standing.odds is None, "there are odds where there can be none")
        return
    user.wait_until(lambda: _is_answered(window), COUNTED_WITHIN)
    standing = window.odds.standing
    if standing.odds is None:
        return
    require(standing.seats == seats, f"the odds are those of {standing.seats}, not {seats}")
    require(standing.odds.situation == situation, "the odds are those of another situation")
    if not standing.odds.exact:
        return
    fresh = within(count_odds(situation), 2 * COUNTED_WITHIN)
    require(fresh in (None, standing.odds), "the odds are not those of a fresh count")


def _is_answered(window: MainWindow) -> bool:
    standing = window.odds.standing
    return standing.odds is not None or bool(standing.refusal)


def within(steps: Generator[float, None, T], seconds: float) -> T | None:
    """Run steps and return their result; None if they take too long or raise a CardError."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        except CardError:
            return None
    steps.close()
    return None


def _check_range(window: MainWindow) -> None:
    from analyser.gui.felt.matrix.matrix import NOTHING

    table = window.document.table
    for seat in window.area.view.seats:
        if seat.panel is not None and seat.panel.isVisible():
            held = table.seats[seat.place].range or NOTHING
            require(seat.panel.model.range == held, "the matrix shows another range")


def _check_rows(window: MainWindow) -> None:
    """If a file has been read, check that its rows are those of its filter, in their order."""
    from analyser.poker.errors import SearchError
    from analyser.poker.generators import finish
    from analyser.poker.hand_table.search import find_rows, read_search
    from random_user.hands_moves import is_at_rest

    pane = vars(window).get("hands")
    if pane is None or pane.view.model() is not pane.files or not is_at_rest(pane):
        return
    model, wanted = pane.files, pane.find_bar.filter
    table = model.table
    if table is None:
        return
    try:
        read_search(wanted.text)
    except SearchError:
        return
    require(model.arrangement.filter == wanted, "the rows are those of another filter")
    now = model.arrangement
    rows = finish(find_rows(table, now.filter, now.by, now.backwards, model.count))
    require(model.rows.tolist() == rows.tolist(), "a file's rows are not those of its filter")
    for row in range(min(3, model.rowCount())):
        require(bool(model.face(row).words), f"row {row} says no reason")


def _check_tips(window: MainWindow) -> None:
    """Check that no text that a user has written is read as HTML in a tool tip."""
    for widget in (window, *window.findChildren(QWidget)):
        tip = widget.toolTip()
        written = "<b>bold" in tip or "<a href" in tip
        require(not (written and Qt.mightBeRichText(tip)), f"a tip is read as HTML: {tip}")


def check_undo(user: RandomUser, most: int) -> int:
    """Undo all steps of the window in use, and redo them; return how many there are.

    Every table must come back on the way, and the last one must be the same. Raises Fault if not,
    or if there are more than ``most`` steps.
    """
    window = user.window
    document, stack = window.document, window.document.undo_stack
    document.leave_guest()  # which is no step
    while stack.canRedo():
        stack.redo()
    end, tables = document.table, [document.table]
    require(stack.count() <= most, f"{stack.count()} steps are kept")
    while stack.canUndo():
        stack.undo()
        tables.append(document.table)
        if len(tables) % 50 == 0:
            user.settle()
    for before in reversed(tables[:-1]):
        stack.redo()
        now = document.table
        require(_same(now, before), f"redo shows another table: {now} instead of {before}")
        if len(tables) % 50 == 0:
            user.settle()
    require(not stack.canRedo(), "there is more to redo than was undone")
    require(_same(document.table, end), "undo and redo have changed the table")
    user.settle()
    user.raise_faults()
    QApplication.processEvents()
    return len(tables) - 1


def _same(one: Table, other: Table) -> bool:
    """Whether two tables are the same except for the active slot, which is no part of a step."""
    return replace(one, active=None) == replace(other, active=None)
