"""The poker table of a window with its file, its undo stack, and edits not yet applied to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from analyser.gui.look.translation import translated
from analyser.gui.state.guest import Guest
from analyser.gui.state.reveal import Reveal
from analyser.poker.errors import CardError
from analyser.poker.phrases import N_, Phrase, visible
from analyser.poker.table.streets import streets_until
from analyser.poker.table.table import Table, new_table

_MOST_STEPS: Final = 1_000
"""The number of steps that can be undone, as tests/support/random_user/run.py knows too."""

if TYPE_CHECKING:  # loads the rules of poker
    from analyser.poker.results.outcome import Outcome


State = tuple[Table, str | None]
"""A table and the path of its file: "" if it has no file, None if the file stays the same."""


class Changes(QUndoStack):
    """The undo stack of a table, which deletes its changes itself.

    When both the stack and its changes are garbage, Python may delete a change first. Qt would then
    delete it a second time, together with the stack, and crash. ``__del__`` runs before that.
    """

    def __del__(self) -> None:
        if isValid(self):
            self.clear()

    def name_again(self) -> None:
        """Name every step in the language of the window, which has changed."""
        for at in range(self.count()):
            change = self.command(at)
            assert isinstance(change, Change)
            change.name_again()


class Change(QUndoCommand):
    """An undo step: a change of the table, with the table before it and the table after it.

    If the change gives the table another file, undo and redo set the file too. Its name ``step`` is
    marked for translation, a ``Phrase`` if it has gaps. ``beside`` changes what is not on the
    table: it is called with True when the change is made, with False when it is undone. ``show``
    shows a table and its file, and returns the path of the file before.
    """

    def __init__(
        self,
        step: str,
        before: State,
        after: State,
        show: Callable[[Table, str | None], str],
        stroke: int = -1,
        beside: Callable[[bool], object] = bool,
    ) -> None:
        super().__init__()
        self._step = step if isinstance(step, Phrase) else Phrase(step)
        self.name_again()
        self._before, self._after = before, after
        self._show = show
        self._stroke, self._beside = stroke, beside

    def name_again(self) -> None:
        """Word the step anew, in the language of now."""
        self.setText(translated(self._step))

    def id(self) -> int:
        """Return the number of the stroke; Qt merges changes with the same one, unless it is -1."""
        return self._stroke

    def mergeWith(self, later: QUndoCommand) -> bool:
        """Add a later change of the same stroke, so that both are undone together."""
        assert isinstance(later, Change)
        self._after = later._after  # noqa: SLF001 - of its own class
        return True

    def redo(self) -> None:
        self._beside(True)
        self._before = _with_file(self._before, self._show(*self._after))

    def undo(self) -> None:
        self._beside(False)
        self._after = _with_file(self._after, self._show(*self._before))


def _with_file(state: State, file: str) -> State:
    """Return a state with this ``file``, or unchanged if its change does not set the file."""
    table, changed = state
    return table, None if changed is None else file


class WindowContent(NamedTuple):
    """What the next start needs to open a window again as it is."""

    table: Table  # the user's own table
    file: str = ""  # the path of the table's file; "" if it has none
    is_modified: bool = False  # whether the table differs from the one in that file


class UndoableTable(QObject):
    """A poker table with its file, its undo stack, and the edits that are not yet applied to it.

    The subclass ``Document`` has the moves.

    A change emits two signals, so that the order of connections does not matter. Objects that
    compute results connect to ``table_changed``. Objects that show results connect to ``changed``.
    """

    table_changed = Signal()  # the table or its active slot has changed; for computing results
    changed = Signal()  # the same, after ``table_changed``; for showing the table and its results
    refused = Signal(str)  # a move was refused, and nothing has changed; the text says why
    noted = Signal(str)  # a sentence for the user
    told = Signal(str)  # what was done, in a few words, for screen readers
    filed = Signal()  # the table's file has changed, or the table has been saved
    edited = Signal()  # an edit (typed text or a painted range) was stored, applied or dropped
    looked_back = Signal()  # another street is shown, or more is said of the guest; the table stays

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = Changes(self)
        self.undo_stack.setUndoLimit(_MOST_STEPS)
        self._waiting: list[Callable[[], object]] | None = None
        self._table = new_table()
        self._guest: Guest | None = None
        self._own = self._table  # only while there is a guest
        self._file = ""
        self._on_disk: dict[str, Table] = {}
        self._edits: dict[object, Callable[[], bool]] = {}
        self._outcome: Outcome | None = None  # of an empty table it is made when first needed
        self.shown_street: int | None = None
        """The number of the earlier street that is shown; None if it is the present one."""
        self.table_changed.connect(self._forget_earlier_street)
        self.reveal = Reveal(lambda: self.table, self._asks, self)
        """Whether answers may be shown; all code that shows or copies one must check it."""

    @property
    def table(self) -> Table:
        """The table that is shown: a guest's while there is one."""
        return self._table

    @property
    def own_table(self) -> Table:
        """The user's own table, also while a guest is shown: what is saved and undone."""
        return self._table if self._guest is None else self._own

    @property
    def guest(self) -> Guest | None:
        """The table that is shown instead of the user's own; None if that one is shown."""
        return self._guest

    @property
    def outcome(self) -> Outcome:
        """Every seat's hand and the verdict for the present table."""
        if self._outcome is None:
            self._outcome = answered(self._table)
        return self._outcome

    @property
    def file(self) -> str:
        """The path of the file that the table was opened from or saved to; "" if it has no file."""
        return self._file

    @property
    def file_name(self) -> str:
        """The name of the table's file, without its folder and without invisible characters."""
        return visible(PurePath(self._file).name)

    @property
    def is_modified(self) -> bool:
        """Whether the table differs from the one in its file; False if it has no file."""
        saved, own = self._on_disk.get(self._file), self.own_table
        # The active slot is saved too, but moving only that does not modify the table.
        return bool(self._file) and (saved is None or not _alike_but_active_slot(saved, own))

    @property
    def content(self) -> WindowContent:
        return WindowContent(self.own_table, self.file, self.is_modified)

    def set_saved(self, file: str) -> None:
        """Record that the present table has been saved in a file, its own from now on."""
        self._on_disk[file] = self._table
        self._file = file
        self.filed.emit()

    # Earlier streets ------------------------------------------------------------------------

    @property
    def street_tables(self) -> Sequence[Table]:
        return streets_until(self._table)

    @property
    def shown_table(self) -> Table:
        """The table on the street that is shown."""
        return self._table if self.shown_street is None else self.street_tables[self.shown_street]

    @property
    def shown_outcome(self) -> Outcome:
        """Return the outcome of the table as it is shown, which may be on an earlier street."""
        return self.outcome if self.shown_street is None else answered(self.shown_table)

    def look_back(self, street: int | None) -> None:
        """Show the table on an earlier street, None for now; this is no step to undo."""
        if street is not None and street >= len(self.street_tables) - 1:
            street = None
        if street != self.shown_street:
            self.shown_street = street
            self.looked_back.emit()

    def _forget_earlier_street(self) -> None:
        self.shown_street = None

    # A guest on the felt --------------------------------------------------------------------

    def show_guest(self, guest: Guest) -> bool:
        """Show another table without an undo step; any move first makes it the user's own.

        Return False, and change nothing, if there is typed text that cannot be read.
        """
        if self.queues(partial(self.show_guest, guest)):
            return True
        if not self.take_in():
            return False
        self._own, self._guest = self.own_table, guest
        self.show(guest.table)
        return True

    def tell_luck(self, luck: str, clause: str) -> Guest:
        """Let the felt say what luck somebody had in the hand of a file; return that hand."""
        assert self._guest is not None  # the luck is that of a guest
        self._guest = self._guest._replace(luck=luck, clause=clause)
        self.looked_back.emit()
        return self._guest

    def leave_guest(self) -> None:
        if self._guest is not None:
            self._guest = None
            self.show(self._own)

    def take_guest(self) -> bool:
        """Make the guest the user's own table, an undo step; False if this is refused."""
        guest = self._guest
        if guest is None:
            return True
        if self.refuses_moves():
            return False
        before, after = (self._own, self._file), (self._table, "")
        self.told.emit(self._push_and_word(Change(guest.step, before, after, self._put, -1)))
        if guest.note:
            self.noted.emit(guest.note)
        return True

    def refuses_moves(self) -> bool:
        """Whether every move is refused, as a question waits for its answer; also say so."""
        refusal = "" if self._guest is None else self._guest.refusal
        if refusal:
            self.refused.emit(refusal)
        return bool(refusal)

    def _asks(self) -> bool | None:
        """Whether a question waits for its answer; None if the felt shows no question."""
        guest = self._guest
        return guest.is_hidden if guest is not None and guest.headline else None

    # What is being typed or painted ---------------------------------------------------------

    @property
    def has_edits(self) -> bool:
        """Whether an edit (typed text or a painted range) waits to be applied to the table."""
        return bool(self._edits)

    def keep_edit(self, key: object, apply: Callable[[], bool]) -> None:
        """Store an edit until ``take_in`` applies it; ``apply``: False if it is unreadable."""
        self._edits[key] = apply
        self.edited.emit()

    def drop_edit(self, key: object) -> None:
        if self._edits.pop(key, None) is not None:
            self.edited.emit()

    def drop_edits(self) -> None:
        for key in list(self._edits):
            self.drop_edit(key)

    def take_in(self) -> bool:
        """Apply typed texts and painted ranges to the table; return False if a text is unreadable.

        An unreadable text is kept, so that the user can correct it.

        Each move of the user calls this method first, and so do undo, redo, saving, copying,
        printing and closing. So a typed text or a painted range is always an undo step of its own.
        """
        if not self._edits:
            return True
        # Empty, so that the moves made here do not call this again.
        edits, self._edits = self._edits, {}
        self._edits = {key: apply for key, apply in edits.items() if not apply()}
        self.edited.emit()
        return not self._edits

    def undo(self) -> None:
        """Undo the last move, also what is typed or painted; an unreadable text prevents it."""
        if self._may_step() and (step := self.undo_stack.undoText()):
            self.undo_stack.undo()
            self.told.emit(self.tr("Undone: {step}").format(step=step))

    def redo(self) -> None:
        """Redo the move undone last; applying a typed text or a painted range leaves none."""
        if self._may_step() and (step := self.undo_stack.redoText()):
            self.undo_stack.redo()
            self.told.emit(self.tr("Done again: {step}").format(step=step))

    def _may_step(self) -> bool:
        """Whether to undo or redo. A question forbids it; a guest on the felt leaves instead."""
        if self.refuses_moves() or not self.take_in():
            return False
        is_seen = self._guest is None
        self.leave_guest()
        return is_seen

    # Steps ----------------------------------------------------------------------------------

    def show(self, table: Table) -> None:
        """Make this the present table, and emit its signals, without an undo step."""
        answers_stay = _alike_but_active_slot(table, self._table)
        self._table = table
        if not answers_stay:
            self._outcome = answered(table)
        self.table_changed.emit()
        self.changed.emit()

    def hold(self) -> None:
        """Queue moves until ``release``: those made before the saved table is read are not lost."""
        self._waiting = []

    def queues(self, move: Callable[[], object]) -> bool:
        """Leave a move to ``release`` if the saved table is still to be read; return whether so."""
        if self._waiting is not None:
            self._waiting.append(move)
        return self._waiting is not None

    def release(self) -> None:
        """Make the changes that waited, and wait no longer."""
        waiting, self._waiting = self._waiting or [], None
        for move in waiting:
            move()

    def restore(self, table: Table, file: str = "", *, is_modified: bool = False) -> None:
        """Start anew with a saved table, its file and whether it differs; clears the undo stack."""
        self.undo_stack.clear()
        self._edits.clear()
        self._guest = None
        self._file = file
        self._on_disk = {file: table} if file and not is_modified else {}
        self.show(table)
        self.filed.emit()

    def open(self, table: Table, file: str = "") -> bool:
        """Show a table read from a file, as an undoable step; False if this is refused."""
        if file:
            self._on_disk[file] = table
        return self._move(N_("open a table"), lambda _: table, file)

    def _move(
        self,
        step: str,
        move: Callable[[Table], Table],
        file: str | None = None,
        stroke: int = -1,
        told: str | Callable[[Table, Table], str] | None = None,
    ) -> bool:
        """Make a move as an undo step. Return False if it changes nothing, or is ``refused``.

        ``file``: the new table's, if it has another. ``stroke``: successive moves with one number
        are undone together; -1 for none. ``told``: what the signal emits, or makes it of the tables
        before and after; None for the usual text, "" for no signal.
        """
        if self.queues(partial(self._move, step, move, file, stroke, told)):
            return True
        if not self.take_in():
            return False
        try:
            after = move(self._table)
        except CardError as error:
            self.refused.emit(translated(error.phrase))
            return False
        if file is None and self._guest is None and _alike_but_active_slot(after, self._table):
            return False
        if file is None and not self.take_guest():  # with a file, nothing of the guest stays
            return False
        before = self.own_table, None if file is None else self._file
        done = self._push_and_word(Change(step, before, (after, file), self._put, stroke))
        if told is None:
            told = done
        elif not isinstance(told, str):
            told = told(before[0], after)
        if told:
            self.told.emit(told)
        return True

    def change_beside(self, step: str, beside: Callable[[bool], object]) -> None:
        """Change what is not on the table, as an undo step: ``beside`` gets True, to undo False."""
        if self.take_guest():
            same = self._table, None
            self.told.emit(self._push_and_word(Change(step, same, same, self._put, beside=beside)))

    def _push_and_word(self, change: Change) -> str:
        """Make a change that can be undone, and say that it is done."""
        done = self.tr("Done: {step}").format(step=change.text())
        self.undo_stack.push(change)
        return done

    def _put(self, table: Table, file: str | None) -> str:
        """Show a table, and its file unless that is None; return the file of the one before."""
        before = self._file
        self._guest = None
        self.show(table)
        if file is not None:
            self._file = file
            self.filed.emit()
        return before


def _alike_but_active_slot(one: Table, other: Table) -> bool:
    return replace(one, active=other.active) == other


def answered(table: Table) -> Outcome:
    """Return the outcome of a table. Loads the rules, not needed for the first paint."""
    from analyser.poker.results.outcome import outcome_of

    return outcome_of(table)
