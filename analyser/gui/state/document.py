"""The one table of the window, every change to it undoable, and the answers to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from analyser.gui.look.translation import number, translated
from analyser.gui.state.reveal import Reveal
from analyser.gui.state.undo import Change, Changes
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.names import card_name, seat_in_sentence
from analyser.poker.table.streets import (
    Street,
    complete_board,
    deal_seat,
    deal_slot,
    deal_street,
    next_street,
    slot_name,
)
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table

_MOST_STEPS: Final = 1_000
"""How many steps can be undone; older ones are forgotten."""

if TYPE_CHECKING:  # a range, which most tables have none of, and the rules, which load later
    from analyser.poker.ranges.range import Range
    from analyser.poker.results.outcome import Outcome


class Document(QObject):
    """Holds the table; turns the user's moves into undoable changes or into refusals.

    A change is announced in two steps, so that the order of connections does not matter: code that
    works out answers does so at ``table_changed``; code that shows them finds them at ``changed``.

    Signals:
        table_changed: the table or its active slot has changed; for code that works out answers.
        changed: the same, a moment later; for code that shows the table and its answers.
        refused: a move was refused; the sentence says why. Nothing has changed.
        noted: something happened; a sentence that says what.
        filed: the table belongs to another file now, or its file has just got the table.
        edited: the user has begun to type or to paint something, or has given it up.
    """

    table_changed = Signal()
    changed = Signal()
    refused = Signal(str)
    noted = Signal(str)
    filed = Signal()
    edited = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = Changes(self)
        self.undo_stack.setUndoLimit(_MOST_STEPS)
        self._waiting: list[tuple[str, Callable[[Table], Table], str | None]] | None = None
        self._table = new_table()
        self._file = ""
        self._on_disk: dict[str, Table] = {}
        self._played: tuple[Table, ...] = ()
        self._edits: dict[object, Callable[[], bool]] = {}
        self._outcome: Outcome | None = None  # that of an empty table is made when it is needed
        self.reveal = Reveal(lambda: self.outcome, self)
        """Whether answers may be shown; code that shows or copies one must check it."""

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._table

    @property
    def outcome(self) -> Outcome:
        """Every seat's hand and the verdict, for the table as it is."""
        if self._outcome is None:
            self._outcome = _answered(self._table)
        return self._outcome

    @property
    def file(self) -> str:
        """The file that the table was opened from or saved to; empty without one."""
        return self._file

    @property
    def is_modified(self) -> bool:
        """Whether the file has another table than this one by now."""
        saved = self._on_disk.get(self._file)
        # Which slot is active goes along with a table, but moving it is no change to save.
        same = saved is not None and replace(saved, active=None) == replace(
            self._table, active=None
        )
        return bool(self._file) and not same

    def set_saved(self, file: str) -> None:
        """Say that a file has the table as it is, and that this is its file now."""
        self._on_disk[file] = self._table
        self._file = file
        self.filed.emit()

    # What is being typed or painted ---------------------------------------------------------

    @property
    def has_edits(self) -> bool:
        """Whether something is being typed or painted that is not on the table yet."""
        return bool(self._edits)

    def keep_edit(self, key: object, apply: Callable[[], bool]) -> None:
        """Remember what is being typed or painted at a place, until ``take_in`` applies it.

        Args:
            key: the place; a later edit there replaces an earlier one.
            apply: makes the move, and returns False if what was typed cannot be read.
        """
        self._edits[key] = apply
        self.edited.emit()

    def drop_edit(self, key: object) -> None:
        """Forget what was being typed or painted at a place, if anything was."""
        if self._edits.pop(key, None) is not None:
            self.edited.emit()

    def take_in(self) -> bool:
        """Make moves of what is being typed or painted; return False if some cannot be read.

        This comes first in each move, and before undo, redo, saving, copying, printing and the
        end. So what was typed is a step of its own, and no move is made inside another one.
        """
        if not self._edits:
            return True
        edits, self._edits = self._edits, {}  # empty by now, so the moves made here find none
        accepted = [apply() for apply in edits.values()]
        self.edited.emit()
        return all(accepted)

    def undo(self) -> None:
        """Undo the last step: what is being typed, if anything is, and else the last move."""
        if self.take_in():
            self.undo_stack.undo()

    def redo(self) -> None:
        """Redo the step that was undone; something that is being typed leaves none to redo."""
        if self.take_in():
            self.undo_stack.redo()

    # Moves ----------------------------------------------------------------------------------

    def show(self, table: Table) -> None:
        """Replace the table without a trace in the history: undo and redo come through here."""
        before = self._table
        answers_stay = (table.game, table.seats, table.board_slots, table.pot) == (
            before.game,
            before.seats,
            before.board_slots,
            before.pot,
        )
        self._table = table
        if not answers_stay:
            self._outcome = _answered(table)
        self.table_changed.emit()
        self.changed.emit()

    def hold(self) -> None:
        """Keep moves waiting: the table that was saved is not there yet."""
        self._waiting = []

    def release(self) -> None:
        """Make the moves that had to wait, in their order, and no others wait."""
        waiting, self._waiting = self._waiting or [], None
        for text, move, file in waiting:
            self._move(text, move, file)

    def restore(self, table: Table, file: str = "", *, is_modified: bool = False) -> None:
        """Begin with a saved table; there is nothing to undo then.

        ``file``: the table's own, which ``is_modified`` says to have another table by now.
        """
        self.undo_stack.clear()
        self._edits.clear()
        self._file = file
        self._on_disk = {file: table} if file and not is_modified else {}
        self.show(table)
        self.filed.emit()

    def open(self, table: Table, file: str = "") -> bool:
        """Show a table that was saved, undoably; ``file`` is its own from then on."""
        if file:
            self._on_disk[file] = table
        return self._move(self.tr("open a table"), lambda _: table, file)

    def show_hand(
        self, streets: Sequence[Table], at: int = -1, *, pot_in_cents: bool = False
    ) -> bool:
        """Show a hand that was played, undoably: the table of one of its ``streets``.

        As long as it is on the table as it was on a street, the next streets are dealt as they
        were. ``pot_in_cents``: whether its pot is counted in cents; then a note says so.
        """
        shown = self._move(self.tr("put a hand on the table"), lambda _: streets[at], "")
        self._played = tuple(streets)
        pot = streets[at].pot
        if shown and pot_in_cents and pot is not None:
            self.noted.emit(self.tr("The pot is counted in cents: {pot}").format(pot=number(pot)))
        return shown

    def go_back(self, table: Table, cards: str) -> bool:
        """Show a hand of the history, undoably; it belongs to no file. ``cards``: those it has."""
        text = self.tr("go back to {cards}").format(cards=cards)
        return self._move(text, lambda _: table, "")

    def belong_to(self, file: str) -> None:
        """Say which file is the table's, without a trace in the history, as ``show`` does."""
        self._file = file
        self.filed.emit()

    def pick(self, card: Card) -> bool:
        """Place a card into the active slot, or take it back if the table holds it."""
        if self._table.find(card) is None:
            text = self.tr("place {card}").format(card=translated(card_name(card)))
        else:
            text = self.tr("take back {card}").format(card=translated(card_name(card)))
        return self._move(text, lambda table: table.toggle(card))

    def enter(self, text: str) -> bool:
        """Lay the cards that a text names, typed or pasted, all of them or none."""
        from analyser.poker.table.entry import enter  # not before the window is painted

        return self._move(self.tr("enter cards"), lambda table: enter(table, text))

    def place_unknown(self) -> bool:
        """Place an unknown card into the active slot."""
        return self._move(self.tr("place an unknown card"), lambda table: table.place(UNKNOWN))

    def toggle_unknown(self, slot: Slot) -> bool:
        """Mark the card of a slot as dealt but unknown, or undo that."""
        if self._table.card_at(slot) is UNKNOWN:
            return self.empty(slot)
        text = self.tr("place an unknown card")
        return self._move(text, lambda table: table.activate(slot).place(UNKNOWN))

    def take_back_last(self) -> bool:
        """Take back the card that came last: that of the slot before the active one."""
        slot = self._table.last_filled
        if slot is None:
            self.refused.emit(self.tr("There is no card to take back"))
            return False
        return self.empty(slot)

    def make_unknown(self, seat: int) -> bool:
        """Say that a seat has its cards, and that none of them is known."""
        text = self.tr("make {seat} unknown").format(seat=translated(self._table.place_name(seat)))
        return self._move(text, lambda table: table.make_unknown(seat))

    def set_range(self, seat: int, held: Range | None, stroke: int = -1) -> bool:
        """Give a seat a range, or take it away.

        ``stroke``: a number that changes have which are undone together, such as those of one
        drag over the hands; the next change has another one.
        """
        self.take_in()
        if self._table.seats[seat].range == held:
            return False
        name = translated(self._table.place_name(seat))
        text = self.tr("give {seat} a range").format(seat=name)
        if held is None:
            text = self.tr("take the range of {seat} away").format(seat=name)
        return self._move(text, lambda table: table.set_range(seat, held), stroke=stroke)

    def make_active_unknown(self) -> bool:
        """Make the seat unknown whose slot is active, if it is a seat's."""
        seat = self._table.active_seat
        return seat is not None and self.make_unknown(seat)

    def choose(self, slot: Slot) -> None:
        """Take back the card of a slot, or let the next card go to an empty one."""
        if self._table.card_at(slot) is not None:
            self.empty(slot)
        else:
            self.activate(slot)

    def activate(self, slot: Slot) -> None:
        """Let the next card go to a slot; like moving a cursor, this is no step to undo."""
        self.take_in()
        self.show(self._table.activate(slot))

    def empty(self, slot: Slot) -> bool:
        """Take back the card of a slot, if there is one."""
        card = self._table.card_at(slot)
        if card is UNKNOWN:
            return self._move(self.tr("take back an unknown card"), lambda t: t.empty(slot))
        return card is not None and self.pick(card)

    def holds(self, card: Card, slot: Slot) -> bool:
        """Whether a slot holds a card: it may be another table's slot, or that of a moment ago."""
        table = self._table
        if slot.place >= len(table.seats) or slot.at >= len(table.slots(slot.place)):
            return False
        return table.card_at(slot) is card

    def put(self, card: Card, slot: Slot) -> bool:
        """Put a card into a slot; if it is on the table already, move it."""
        text = self.tr("place {card}").format(card=translated(card_name(card)))
        return self._move(text, lambda table: table.put(card, slot))

    def exchange(self, one: Slot, other: Slot) -> bool:
        """Let the cards of two slots change places."""
        if one == other:
            return False
        return self._move(self.tr("move a card"), lambda table: table.exchange(one, other))

    def give(self, card: Card, place: int) -> bool:
        """Give a card to a seat, the board or the dead cards; the first empty slot takes it."""
        slot = self._table.room_in(place)
        if slot is None:
            self._refuse_full(place)
            return False
        return self.put(card, slot)

    def clear(self) -> bool:
        """Take back every card."""
        return not self._table.is_empty and self._move(
            self.tr("clear the table"), lambda table: table.clear()
        )

    def deal(self, seed: int | None = None) -> bool:
        """Deal every seat and the board, unforeseeably or from a seed."""
        used = random_seed() if seed is None else seed
        dealt = self._move(self.tr("deal"), lambda table: table.deal(used))
        if dealt:
            text = self.tr("Dealt; the number {seed} deals these cards again")
            self.noted.emit(text.format(seed=used))
        return dealt

    def begin(self, game: Game, seats: int) -> bool:
        """Begin a new table with this number of empty seats."""
        text = self.tr("play {game}").format(game=translated(game.name))
        return self._move(text, lambda _: new_table(game, seats))

    def deal_example(self, game: Game) -> bool:
        """Deal two seats of a game, to have something to look at."""
        seed = random_seed()
        return self._move(self.tr("deal"), lambda _: new_table(game, 2).deal(seed))

    def deal_street(self) -> bool:
        """Deal the next street: the hands, the flop, the turn or the river."""
        texts = {
            None: "",
            Street.HANDS: self.tr("deal the hands"),
            Street.FLOP: self.tr("deal the flop"),
            Street.TURN: self.tr("deal the turn"),
            Street.RIVER: self.tr("deal the river"),
        }
        return self._deal_on(texts[next_street(self._table)], 0, deal_street)

    def deal_seat(self, seat: int) -> bool:
        """Replace a seat's cards by random ones."""
        seed = random_seed()
        text = self.tr("deal to {seat}").format(seat=translated(self._table.place_name(seat)))
        return self._move(text, lambda table: deal_seat(table, seat, seed))

    def deal_slot(self, slot: Slot) -> bool:
        """Put a random card into a slot of a seat or of the board."""
        seed = random_seed()
        text = self.tr("deal a card")
        return self._move(text, lambda table: deal_slot(table, slot, seed))

    def clear_seat(self, seat: int) -> bool:
        """Take back every card of a seat."""
        text = self.tr("clear {seat}").format(seat=translated(self._table.place_name(seat)))
        return bool(self._table.held(seat)) and self._move(
            text, lambda table: table.clear_seat(seat)
        )

    def complete_board(self) -> bool:
        """Deal what is missing of the board."""
        return self._deal_on(self.tr("complete the board"), -1, complete_board)

    def change_game(self, game: Game) -> bool:
        """Play another game; the cards come along as far as they fit.

        The present game counts as the same with any options.
        """
        if game == self._table.game.plain:
            return False
        text = self.tr("play {game}").format(game=translated(game.name))
        return self._move_and_count(text, lambda table: table.change_game(game))

    def change_options(self, options: Options, text: str) -> bool:
        """Play the game with other options; ``text`` describes the change."""
        if options == self._table.game.options:
            return False
        return self._move_and_count(text, lambda table: table.change_options(options))

    def add_seat(self) -> bool:
        """Add a seat."""
        return self._move(self.tr("add a seat"), lambda table: table.add_seat())

    def remove_seat(self, seat: int) -> bool:
        """Remove a seat with its cards."""
        text = self.tr("remove {seat}").format(seat=translated(self._table.place_name(seat)))
        return self._move(text, lambda table: table.remove_seat(seat))

    def rename_seat(self, seat: int, name: str) -> bool:
        """Name a seat; an empty name gives it its letter back."""
        if self._table.seats[seat].name == " ".join(name.split()):
            return False
        text = self.tr("name {seat}").format(seat=translated(self._table.place_name(seat)))
        return self._move(text, lambda table: table.rename_seat(seat, name))

    def set_pot(self, chips: int | None) -> bool:
        """Say how many chips there are to be won, or that it is not known."""
        if chips == self._table.pot:
            return False
        text = self.tr("forget the pot")
        if chips is not None:
            text = self.tr("set the pot to {chips}").format(chips=number(chips))
        return self._move(text, lambda table: table.set_pot(chips))

    def visit(self, place: int) -> bool:
        """Let the next card go to the first empty slot of a seat or of the board, and say so.

        Returns whether there is one; if there is none, says why.
        """
        self.take_in()
        table = self._table
        if place >= len(table.seats):
            seat = translated(seat_in_sentence(place))
            self.refused.emit(self.tr("There is no {seat}; add one first").format(seat=seat))
            return False
        if place == BOARD and not table.game.board:
            game = translated(table.game.name)
            self.refused.emit(self.tr("There is no board in {game}").format(game=game))
            return False
        slot = table.room_in(place)
        if slot is None:
            self._refuse_full(place)
            return False
        self.activate(slot)
        name = translated(slot_name(self._table, slot))
        self.noted.emit(self.tr("The next card goes to {slot}").format(slot=name))
        return True

    def visit_dead(self, there: bool) -> None:
        """Let the next card go to the dead cards, or to a seat or the board again."""
        self.take_in()
        table = self._table
        self.show(table.activate(Slot(DEAD, len(table.dead))) if there else table.activate_first())

    def swap_seats(self, one: int, other: int) -> bool:
        """Let two seats change places."""
        return self._move(self.tr("swap seats"), lambda table: table.swap_seats(one, other))

    def _deal_on(self, text: str, later: int, deal: Callable[[Table, int], Table]) -> bool:
        """Show one of the later streets of the hand that was played, or else deal at random."""
        seed = random_seed()

        def move(table: Table) -> Table:
            streets = self._later_streets(table)
            return streets[later] if streets else deal(table, seed)

        return self._move(text, move)

    def _later_streets(self, table: Table) -> tuple[Table, ...]:
        """Return the later streets of the hand that was dealt, if the table is one of its streets.

        The names of the seats stay as they are.
        """
        played = [_named_as(table, street) for street in self._played]
        for at, street in enumerate(played):
            if replace(street, active=None) == replace(table, active=None):
                return tuple(played[at + 1 :])
        return ()

    def _move_and_count(self, text: str, move: Callable[[Table], Table]) -> bool:
        """Make a move to other rules, and say how many cards and ranges they leave out."""
        self.take_in()  # what was typed may be left out by the new rules, too
        before = {card for _, card in self._table.known_cards()}
        ranges = _count_ranges(self._table)
        changed = self._move(text, move)
        dropped = len(before - {card for _, card in self._table.known_cards()})
        ranges -= _count_ranges(self._table)
        if ranges:
            text = self.tr("Ranges and cards without a place here: {count}. Undo brings them back.")
            self.noted.emit(text.format(count=ranges + dropped))
        elif dropped:
            text = self.tr("Cards without a place in this game: {count}. Undo brings them back.")
            self.noted.emit(text.format(count=dropped))
        return changed

    def _refuse_full(self, place: int) -> None:
        name = translated(self._table.place_name(place))
        self.refused.emit(self.tr("There is no room for another card: {place}").format(place=name))

    def _move(
        self,
        text: str,
        move: Callable[[Table], Table],
        file: str | None = None,
        stroke: int = -1,
    ) -> bool:
        """Push a move that succeeds, report one that is refused; return whether it succeeded.

        ``file``: the file of the new table; None if it stays the same. ``stroke``: as for
        ``set_range``; -1 if the move is undone by itself.
        """
        if self._waiting is not None:
            self._waiting.append((text, move, file))
            return True
        self.take_in()
        try:
            after = move(self._table)
        except CardError as error:
            self.refused.emit(translated(error.phrase))
            return False
        self.undo_stack.push(Change(self, text, after, file, stroke))
        return True


def _named_as(named: Table, table: Table) -> Table:
    """Return a table whose seats have the names of those of another with as many."""
    if len(named.seats) != len(table.seats):
        return table
    pairs = zip(table.seats, named.seats, strict=True)
    return replace(table, seats=tuple([replace(seat, name=other.name) for seat, other in pairs]))


def _count_ranges(table: Table) -> int:
    return sum(seat.range is not None for seat in table.seats)


def _answered(table: Table) -> Outcome:
    from analyser.poker.results.outcome import outcome_of  # the rules: no first paint needs them

    return outcome_of(table)
