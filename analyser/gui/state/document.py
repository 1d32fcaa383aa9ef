"""The document: the poker table of a window, and all moves that change this table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from analyser.gui.look import translation
from analyser.gui.look.translation import as_typed, card_names, in_english, labelled, translated
from analyser.gui.state.guest import Guest, PlayedHands
from analyser.gui.state.undoable_table import UndoableTable
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import ANY
from analyser.poker.names import SUITS_ASSUMED, card_name, seat_in_sentence
from analyser.poker.phrases import Numeral, sentences_beside
from analyser.poker.table import bets, streets
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table, new_table
from analyser.poker.table.written_line import whole_line_of

if TYPE_CHECKING:  # most tables have no range
    from analyser.poker.ranges.range import Range
    from analyser.poker.text.enter import Entered

_say: Final = sentences_beside(__file__)


class Document(UndoableTable):
    """The poker table of a window, with all moves of the user.

    A move can be undone. It returns True if it was made. It returns False if it would change
    nothing, or if it was refused; then the signal ``refused`` says why.
    """

    # A typed text has removed the cards of the board; ``keep_board`` brings them back.
    board_gone = Signal()
    range_asked = Signal(int)  # the user wants to edit the range of the seat with this number
    focus_changed = Signal()  # another seat is in focus

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._played = PlayedHands()
        self.lost_boards: tuple[tuple[Card, ...], ...] = ()
        self._focus: int | None = None
        self.practises: Callable[[str], bool] = lambda _: False
        """Whether a game is being practised beside this table; the pane to practise in sets it."""

    @property
    def seat_in_focus(self) -> int:
        """The seat tiles speak of: clicked, else facing a bet, dealt to, alone behind or ahead."""
        table, focus = self.shown_table, self._focus
        seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
        if focus is None and (faced := bets.facing(table)) is not None:
            focus = faced.caller
        if focus is None and table.active_seat in seats:
            focus = table.active_seat  # the next card is this seat's
        if focus is None and len(seats) > 1 and not self.reveal.hidden:
            verdict = self.shown_outcome.verdict
            if verdict is not None and len(verdict.winners) == 1:
                behind = [seat for seat in seats if seat not in verdict.winners]
                (focus,) = behind if len(behind) == 1 else verdict.winners
        return focus if focus in seats and focus is not None else next(iter(seats), 0)

    @property
    def seat_for_range(self) -> int:
        """The seat to give a range: the active one, else one that has a range, or the last seat."""
        seats = self._table.seats
        if self._table.active_seat is not None:
            return self._table.active_seat
        if seats[self.seat_in_focus].range is not None:
            return self.seat_in_focus
        ranged = (number for number, seat in enumerate(seats) if seat.range is not None)
        return next(ranged, len(seats) - 1)

    def focus_on(self, seat: int) -> None:
        if seat != self._focus:
            self._focus = seat
            self.focus_changed.emit()

    def take_guest(self) -> bool:
        """Make the guest the user's own table; its later streets are then dealt as they were."""
        guest = self.guest
        taken = super().take_guest()
        if taken and guest is not None:
            self._played.add(guest.streets)
        return taken

    def show_hand(self, hand: Guest) -> bool:
        """Put a file's hand on the table; "Deal" then goes on with its cards. False if refused."""
        shown = self._move(hand.step, lambda _: hand.table, "")
        self._played.add(hand.streets)
        if shown and hand.note:
            self.noted.emit(hand.note)
        return shown

    def pick(self, card: Card) -> bool:
        """Place a card into the active slot, or take it back if the table holds it."""
        is_there = self._table.find(card) is not None
        step = _say("take-back" if is_there else "place", card=card_name(card))
        return self._move(step, lambda table: table.toggle(card), told="")

    def place_typed(self, card: Card) -> bool:
        """Place a card that was typed; one that is on the table is refused, not taken back."""
        step = _say("place", card=card_name(card))
        return self._move(step, lambda table: table.place(card), told="")

    def enter(self, text: str) -> bool:
        """Apply a typed or pasted text, all or nothing; True if it was read, even without a change.

        If the text changes the game, a message says how many cards and ranges this removes. If the
        text replaces the table without giving a board, a message says that the board is gone; then
        ``keep_board`` can bring its cards back.
        """
        boards = self._table.boards
        before = kept = self._table
        is_read = suits_assumed = names_game = False

        def move(table: Table) -> Table:
            nonlocal before, kept, is_read, suits_assumed, names_game
            try:
                after, kept, suits_assumed, names_game = enter_and_compare(table, in_english(text))
            except CardError as error:
                raise as_typed(error, text) from None
            before, is_read = table, True
            return after

        entered = self._move(_say("enter"), move, told="") or is_read
        if suits_assumed:
            self.noted.emit(translated(SUITS_ASSUMED))
        if self._say_dropped(before, kept, self._table):
            return entered  # a board that is gone is among what has no place in this game
        if entered and any(boards) and self._table.game.board and not any(self._table.boards):
            self.lost_boards = boards
            self.noted.emit(translated(_say("board-gone" if len(boards) < 2 else "boards-gone")))
            self.board_gone.emit()
        elif not names_game and before.game.plain not in (ANY, self._table.game.plain):
            self.noted.emit(translated(_say("other-game", game=self._table.game.name)))
        return entered

    def why_not(self, text: str) -> CardError | None:
        """Return why a text cannot be put on the present table; None if it can."""
        try:
            enter_and_compare(self._table, in_english(text))
        except CardError as error:
            return as_typed(error, text)
        return None

    def keep_board(self) -> bool:
        """Lay the boards again that a typed text has removed."""
        boards = self.lost_boards
        step = _say("keep-board" if len(boards) < 2 else "keep-boards")
        return self._move(step, lambda table: table.lay_boards(boards))

    def place_unknown(self) -> bool:
        """Place an unknown card into the active slot."""
        return self._move(_say("place-unknown"), lambda table: table.place(UNKNOWN))

    def toggle_unknown(self, slot: Slot) -> bool:
        """Put an unknown card into a slot. If the slot has one already, take it back."""
        if self._table.card_at(slot) is UNKNOWN:
            return self.empty(slot)
        return self._move(_say("place-unknown"), lambda table: table.activate(slot).place(UNKNOWN))

    def take_back_last(self) -> bool:
        """Take back the last card before the active slot; see ``Table.last_filled``."""
        slot = self._table.last_filled
        return self._refuse("nothing-to-take-back") if slot is None else self.empty(slot)

    def make_unknown(self, seat: int) -> bool:
        """Replace a seat's cards or its range by unknown cards."""
        return self._move_for(seat, "unknown", lambda table: table.make_unknown(seat))

    def set_range(self, seat: int, held: Range | None, stroke: int = -1) -> bool:
        """Give a seat a range, or none; changes of one ``stroke`` are undone together."""
        step = _say("no-range" if held is None else "range", seat=self._table.place_name(seat))
        return self._move(step, lambda table: table.set_range(seat, held), stroke=stroke, told="")

    def make_active_unknown(self) -> bool:
        seat = self._table.active_seat
        return seat is not None and self.make_unknown(seat)

    def choose(self, slot: Slot) -> None:
        """Take back the card of a slot, or make the slot active if it is empty.

        A guest's board shows its streets instead: of these a tile is little more than its cards.
        """
        guest, tables = self.guest, self.street_tables
        if self._table.card_at(slot) is None:
            self.activate(slot)
        elif guest is not None and not guest.refusal and slot.place in BOARDS and tables:
            self.look_back([table.card_at(slot) is None for table in tables].count(True))
        else:
            self.empty(slot)

    def activate(self, slot: Slot) -> None:
        """Make a slot active. This cannot be undone, just as moving a text cursor cannot."""
        if self.take_in():
            self.show(self._table.activate(slot))

    def empty(self, slot: Slot) -> bool:
        """Take back the card of a slot, if it has one."""
        card = self._table.card_at(slot)
        if card is UNKNOWN:
            return self._move(_say("take-unknown-back"), lambda t: t.empty(slot))
        return card is not None and self.pick(card)

    def holds(self, card: Card, slot: Slot) -> bool:
        """Whether the slot, which may be gone, has this card."""
        table = self._table
        if slot.place >= len(table.seats) or slot.at >= len(table.slots(slot.place)):
            return False
        return table.card_at(slot) is card

    def put(self, card: Card, slot: Slot) -> bool:
        """Put a card into a slot; if it lies in another, the two exchange their cards."""
        step = _say("place", card=card_name(card))
        return self._move(step, lambda table: table.put(card, slot), told="")

    def exchange(self, one: Slot, other: Slot) -> bool:
        return self._move(_say("exchange"), lambda table: table.exchange(one, other))

    def give(self, card: Card, place: int) -> bool:
        """Put a card into the first empty slot of ``place``: a seat, ``BOARD`` or ``DEAD``."""
        slot = self._table.room_in(place)
        if slot is None:
            return self._refuse("full", place=self._table.place_name(place))
        return self.put(card, slot)

    def clear(self) -> bool:
        """Remove all cards and ranges; the game, the seats, their names and all chips stay."""
        return self._move(_say("clear"), lambda table: table.clear(), told=self.tr("Cleared"))

    def deal(self, seed: int | None = None) -> bool:
        """Deal every seat and the board, from ``seed`` or, if it is None, at random.

        The name of the undo step has the number, which deals the same cards again.

        At random a hand of a file goes on to its next street instead. Once all of it is dealt, or
        with a seed, its players and their pot go: random cards were never theirs.
        """
        if self.guest is not None and seed is None:
            return not self.refuses_moves() and self._deal_guest()
        if seed is None and self._played.later(self._table):
            return self.deal_street()
        used = random_seed() if seed is None else seed
        is_played = self.guest is not None or self._played.has_players_of(self._table)

        def move(table: Table) -> Table:
            return (new_table(table.game, len(table.seats)) if is_played else table).deal(used)

        return self._deal(_say("deal", seed=used), move)

    def _deal_guest(self) -> bool:
        """Go on to the guest's next street, which is no step to undo."""
        if self.shown_street is None:
            return self._refuse("hand-dealt")
        self.look_back(self.shown_street + 1)
        return True

    def begin(self, game: Game, seats: int) -> bool:
        """Play a game on a new table with so many seats."""
        return self._move(_say("play", game=game.name), lambda _: new_table(game, seats))

    def step_street(self, by: int) -> None:
        """Show the table on the street before (-1) or after (1), and say which cards came on it."""
        tables, before = self.street_tables, self.shown_street
        now = (len(tables) - 1 if before is None else before) + by
        if now >= 0:
            self.look_back(now)
        if self.shown_street == before:
            self.told.emit(translation.nothing_further())
        elif now:
            self.told.emit(_say_dealt(tables[now - 1], tables[now]))

    def deal_street(self) -> bool:
        street = streets.next_street(self._table)
        step = "" if street is None else _say(f"deal-{street}")
        return self._deal_ahead(step, 0, streets.deal_street)

    def deal_seat(self, seat: int) -> bool:
        text = _say("deal-seat", seat=self._table.place_name(seat))
        return self._deal(text, lambda table: streets.deal_seat(table, seat, random_seed()))

    def deal_slot(self, slot: Slot) -> bool:
        seed = random_seed()
        return self._deal(_say("deal-slot"), lambda table: streets.deal_slot(table, slot, seed))

    def clear_seat(self, seat: int) -> bool:
        return self._move_for(seat, "clear-seat", lambda table: table.clear_seat(seat))

    def give_hand(self, seat: int, cards: Sequence[Card]) -> bool:
        """Give a seat, or a new one after the last, just these cards; True if the table changes."""

        def move(table: Table) -> Table:
            table = table.add_seat() if seat == len(table.seats) else table.clear_seat(seat)
            return table.fill(seat, cards)

        return self._move(_say("give-hand"), move)

    def complete_board(self) -> bool:
        step = _say("complete-boards" if self._table.more_boards else "complete-board")
        return self._deal_ahead(step, -1, streets.complete_board)

    def change_game(self, game: Game) -> bool:
        if game == self._table.game.plain:
            return False
        step = _say("play", game=game.name)
        return self._move_and_say_dropped(step, lambda table: table.change_game(game))

    def change_options(self, options: Options, text: str) -> bool:
        """Change the options of the game; ``text`` is the name of the undo step."""
        return self._move_and_say_dropped(text, lambda table: table.change_options(options))

    def add_seat(self) -> bool:
        return self._move(_say("add-seat"), lambda table: table.add_seat())

    def set_boards(self, count: int, runs_on: bool = False) -> bool:
        """Play with so many boards; ``runs_on``: all begin with the cards that lie."""
        step = _say(f"run-{count}" if runs_on else f"boards-{count}")
        return self._move(step, lambda table: table.set_boards(count, runs_on=runs_on))

    def remove_seat(self, seat: int) -> bool:
        return self._move_for(seat, "remove-seat", lambda table: table.remove_seat(seat))

    def rename_seat(self, seat: int, name: str) -> bool:
        """Name a seat, if it has another name; "" restores its usual one, such as "Seat A"."""
        return self._move_for(seat, "name-seat", lambda table: table.rename_seat(seat, name))

    def set_pot(self, chips: int | None) -> bool:
        step = _say("no-pot") if chips is None else _say("pot", chips=Numeral(chips))
        return self._move(step, lambda table: table.set_pot(chips))

    def set_to_call(self, seat: int, chips: int | None) -> bool:
        """Let only this seat, not all in, have so many chips to call; None: let no seat."""
        return self._move(_say("call"), lambda table: bets.set_to_call(table, seat, chips))

    def set_all_in(self, seat: int, all_in: bool) -> bool:
        return self._move_for(seat, "all-in", lambda table: bets.set_all_in(table, seat, all_in))

    def set_wager(self, seat: int, chips: int | None) -> bool:
        """Set the only bet that others face, which a seat has made; None takes it away."""
        return self._move_for(seat, "wager", lambda table: bets.set_wager(table, seat, chips))

    def set_bet(self, seat: int, chips: int | None) -> bool:
        """Set how many chips a seat has put in; the bets then make the pot."""
        if seat >= len(self._table.seats) or chips == self._table.seats[seat].bet:
            return False
        had_pot = self._table.pot is not None
        changed = self._move_for(
            seat, "bet", lambda table: bets.set_bet(table.set_pot(None), seat, chips)
        )
        if changed and had_pot:
            self.noted.emit(translated(_say("pot-gone")))
        return changed

    def set_dead_money(self, chips: int | None) -> bool:
        """Set how many chips in the pot are no seat's bet. None means the same as 0."""
        step = _say("dead-money")
        return self._move(step, lambda t: bets.set_stakes(t, t.stakes.folded_bets, chips or 0))

    def visit(self, place: int) -> bool:
        """Make the first empty slot of a place active, and say so; refuse if there is none."""
        if not self.take_in():
            return False
        table = self._table
        if place >= len(table.seats):
            return self._refuse("no-seat", seat=seat_in_sentence(place))
        if place == BOARD and not table.game.board:
            return self._refuse("no-board", game=table.game.name)
        places = table.board_places if place == BOARD else (place,)
        slots = [slot for each in places if (slot := table.room_in(each)) is not None]
        if not slots:
            return self._refuse("full", place=self._table.place_name(place))
        self.activate(slots[0])
        self.noted.emit(self._say_where_the_next_goes())
        return True

    def _say_where_the_next_goes(self) -> str:
        if (slot := self._table.active) is None:
            return translated(_say("all-dealt"))
        return translated(_say("next", slot=streets.slot_name(self._table, slot)))

    def visit_dead(self, wanted: bool) -> None:
        """Make the slot for dead cards active, if not ``wanted`` the first empty one; say so."""
        if not self.take_in():
            return
        table = self._table
        self.show(table.activate(Slot(DEAD, len(table.dead))) if wanted else table.activate_first())
        self.told.emit(self._say_where_the_next_goes())

    def swap_seats(self, one: int, other: int) -> bool:
        return self._move(_say("swap"), lambda table: table.swap_seats(one, other))

    def _deal_ahead(self, text: str, ahead: int, deal: Callable[[Table, int], Table]) -> bool:
        """Deal the next (``ahead`` 0) or last (-1) street of a file's hand; else call ``deal``."""

        def move(table: Table) -> Table:
            known = self._played.later(table)
            return known[ahead] if known else deal(table, random_seed())

        return self._deal(text, move)

    def _deal(self, text: str, move: Callable[[Table], Table]) -> bool:
        """Deal cards as one step to undo, named ``text``, and say which cards each place got."""
        return self._move(text, move, told=_say_dealt)

    def _move_for(self, seat: int, key: str, move: Callable[[Table], Table]) -> bool:
        """Change the table in an undoable step whose words, by their key, name the seat."""
        return self._move(_say(key, seat=self._table.place_name(seat)), move)

    def _move_and_say_dropped(self, text: str, move: Callable[[Table], Table]) -> bool:
        """Change the game or its options, and say how many cards and ranges this removes."""
        self.take_in()  # before counting: the new rules may also remove typed cards
        before = self._table
        changed = self._move(text, move)
        self._say_dropped(before, self._table, self._table)
        return changed

    def _say_dropped(self, before: Table, kept: Table, after: Table) -> bool:
        """Say what is gone, if anything: ranges not ``kept``, cards neither kept nor ``after``."""
        cards = len(known_cards(before) - known_cards(kept) - known_cards(after))
        ranges = _count_ranges(before) - _count_ranges(kept)
        if ranges or cards:
            which = "dropped-ranges" if ranges else "dropped-cards"
            self.noted.emit(translated(_say(which, count=ranges + cards)))
        return bool(ranges or cards)

    def _refuse(self, why: str, **gaps: object) -> bool:
        """Say why a move cannot be made; return False, as the move does."""
        self.refused.emit(translated(_say(why, **gaps)))
        return False


def enter_and_compare(table: Table, text: str) -> Entered:
    """Call ``text.enter.enter_and_compare``, which is loaded only then. Raises CardError."""
    return _text_reader_and_writer()[0](table, text)


def text_of(table: Table) -> str:
    """Write a table as text for ``enter_and_compare``; the grammar is loaded only for names."""
    has_names = any(seat.name for seat in table.seats)
    return _text_reader_and_writer()[1](table) if has_names else whole_line_of(table)


def _text_reader_and_writer() -> tuple[Callable[[Table, str], Entered], Callable[[Table], str]]:
    from analyser.poker.text import enter

    return enter.enter_and_compare, enter.text_of


def known_cards(table: Table) -> set[Card]:
    """Return the cards that lie on a table anywhere, face up."""
    return {card for _, card in table.known_cards()}


def _say_dealt(before: Table, after: Table) -> str:
    """Say which cards each place of a table got since it was as ``before``."""
    old = dict(before.known_cards())
    new: dict[str, list[Card]] = {}
    for slot, card in after.known_cards():
        if old.get(slot) != card:
            new.setdefault(streets.dealt_name(after, slot), []).append(card)
    return ". ".join([labelled(translated(place), card_names(new[place])) for place in new])


def _count_ranges(table: Table) -> int:
    return sum(seat.range is not None for seat in table.seats)
