"""The table: a game, its seats, the board, and the active slot, which the next card fills.

A table is immutable. Every move returns a new table or raises a named error, so that undo only has
to store the earlier tables.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from analyser.poker import errors
from analyser.poker.cards import UNKNOWN, Card, known
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import THE_BOARD, Game
from analyser.poker.games.options import Options
from analyser.poker.games.registry import ANY
from analyser.poker.names import common_beginning
from analyser.poker.phrases import N_
from analyser.poker.table.table_state import (
    BOARD,
    BOARDS,
    DEAD,
    MOST_BOARDS,
    Seat,
    Slot,
    SlotCards,
    TableState,
    filled_slots,
    tidy_name,
)

if TYPE_CHECKING:  # most tables have no range
    from analyser.poker.ranges.range import Range

__all__ = ["MOST_CHIPS", "THE_BET", "THE_POT", "Table", "checked_chips", "new_table", "with_seat"]
__all__ += ["BOARD", "BOARDS", "DEAD", "MOST_BOARDS", "Slot", "filled_slots"]  # of table_state

MOST_CHIPS: Final = 10**15
"""The largest pot, and the largest bet, that can be set."""
THE_BET: Final = N_("The bet")
THE_POT: Final = N_("The pot")
_MOST_TRIES: Final = 10_000
"""How often holdings are drawn for all ranges, at most, to find some that share no card."""


class Table(TableState):
    """Everything on the table, with the moves. Make one with ``new_table``."""

    __slots__ = ()

    # Moves ----------------------------------------------------------------------------------

    def activate(self, slot: Slot) -> Table:
        """Make a slot the active one, which the next card fills."""
        return replace(self, active=slot)

    def activate_first(self) -> Table:
        """Activate the empty slot of the seats and the board that a dealer would fill first."""
        return replace(self, active=self.first_empty())

    def toggle(self, card: Card) -> Table:
        """Place a card, or return it to the deck. Raises the errors of ``place``."""
        slot = self.find(card)
        return self.place(card) if slot is None else self.empty(slot)

    def place(self, card: Card) -> Table:
        """Put a card into the active slot, and make the next empty slot active.

        A card that was in the active slot returns to the deck. There may be any number of
        unknown cards, but none among the dead cards. Raises CardInUseError, CardNotInGameError,
        TableFullError, UnknownDeadCardError.
        """
        _refuse_unplaceable(self, card)
        if self.active is None:
            raise errors.TableFullError(card=card)
        placed = _with_card(self, self.active, card)
        return replace(placed, active=_next_empty(placed, self.active))

    def place_all(self, cards: Sequence[Card]) -> Table:
        """Place cards one after the other. Raises the errors of ``place``, or NoRoomError."""
        for card in cards:
            _refuse_unplaceable(self, card)
        table = self
        for placed, card in enumerate(cards):
            if table.active is None:
                raise errors.NoRoomError(count=len(cards), room=placed)
            table = table.place(card)
        return table

    def empty(self, slot: Slot) -> Table:
        """Return the card in a slot to the deck; the slot becomes active.

        If it was a dead card, the following ones move up, and the slot after the last is active.
        """
        emptied = _with_card(self, slot, None)
        return replace(emptied, active=_slot_behind_dead(emptied) if slot.place == DEAD else slot)

    def put(self, card: Card, slot: Slot) -> Table:
        """Put a card into a slot; what was there returns to the deck.

        If the card is in another slot, the two slots exchange their cards. Raises
        CardNotInGameError, UnknownDeadCardError.
        """
        source = self.find(card)
        if source is not None:
            return self.exchange(source, slot)
        return self.activate(slot).place(card)

    def exchange(self, one: Slot, other: Slot) -> Table:
        """Exchange the cards of two slots, empty ones too. Raises UnknownDeadCardError."""
        first, second = self.card_at(one), self.card_at(other)
        if (other.place == DEAD and first is UNKNOWN) or (one.place == DEAD and second is UNKNOWN):
            raise errors.UnknownDeadCardError
        if one.place == other.place == DEAD:
            return self  # the tray has no order to change
        table = _with_card(_with_card(self, one, second), other, first)
        if table.active is not None and table.active.place == DEAD:
            return replace(table, active=_slot_behind_dead(table))
        if table.active is not None and table.card_at(table.active) is None:
            return table
        return table.activate_first()

    def room_in(self, place: int) -> Slot | None:
        """Return the first empty slot of a place; None if it is full."""
        return self.empty_among([Slot(place, at) for at in range(len(self.slots(place)))])

    def fill(self, place: int, cards: Sequence[Card]) -> Table:
        """Replace the cards or the range of a seat, or the cards of a board, by these cards.

        The slot that a dealer would fill next becomes active. Raises TooManyCardsError,
        NoBoardError, CardInUseError, CardNotInGameError.
        """
        slots = self.slots(place)
        if len(cards) > len(slots) and place in BOARDS:
            self.game.check_board(cards)
        if len(cards) > len(slots):
            self.game.refuse_more(self.seat_name(place), len(cards), self.game.most)
        table = self if place in BOARDS else with_seat(self, place, range=None)
        for at, before in enumerate(slots):
            if before is not None:
                table = _with_card(table, Slot(place, at), None)
        if not cards:
            return table.activate_first()
        table = table.activate(Slot(place, 0))
        for at, card in enumerate(cards):
            _refuse_unplaceable(table, card)
            table = _with_card(table, Slot(place, at), card)
        return replace(table, active=_next_empty(table, Slot(place, len(cards) - 1)))

    def with_boards(self, count: int, *, common: int = 0) -> Table:
        """Return the table with so many boards, which are one to three.

        A board that is added is empty, but for the ``common`` first cards of the first board, which
        all boards then share. Raises NoSecondBoardError in a game without a board, SeatCountError
        if the deck cannot deal so many boards to all seats.
        """
        if not self.game.board:
            raise errors.NoSecondBoardError(game=self.game.name)
        common = min(common, filled_slots(self.board_slots)) if count > 1 else 0
        start = self.board_slots[:common]
        added = (*start, *[None] * (self.game.board - common))
        gone = (None,) * (self.common - common)  # so that no card lies on two boards
        kept = tuple([(*start, *gone, *slots[len(start + gone) :]) for slots in self.more_boards])
        boards = (*kept, added, added)[: count - 1]
        table = replace(self, more_boards=boards, common=common)
        table.game.check_seats(len(table.seats), count, common)
        is_gone = self.active is not None and self.active.place in BOARDS[count:]
        return table.activate_first() if is_gone or self.active is None else table

    def set_boards(self, count: int, *, runs_on: bool) -> Table:
        """Return the table with so many boards; ``runs_on``: all share the cards of the first."""
        common = filled_slots(self.board_slots) if runs_on else 0
        return self.with_boards(count, common=common).activate_first()

    def lay_boards(self, boards: Sequence[Sequence[Card]]) -> Table:
        """Replace all boards, which share their beginning. Raises as ``fill``, ``with_boards``."""
        common = common_beginning(boards)
        first, *others = boards
        table = self.with_boards(1) if self.more_boards else self
        table = table.fill(BOARD, first)
        if others:
            table = table.with_boards(len(boards), common=common)
        for place, cards in zip(table.board_places[1:], others, strict=True):
            self.game.refuse_more(THE_BOARD, len(cards), self.game.board)
            for at, card in enumerate(cards[common:], common):
                table = table.activate(Slot(place, at)).place(card)
        return table.activate_first()

    def make_unknown(self, seat: int) -> Table:
        """Replace the cards or the range of a seat by unknown cards, as many as the game deals.

        If the active slot was one of the seat's, or there was none, the next empty slot is active.
        """
        dealt = self.game.dealt
        slots = (UNKNOWN,) * dealt + (None,) * (len(self.seats[seat].slots) - dealt)
        table = with_seat(self, seat, slots=slots, range=None)
        if self.active is not None and self.active.place != seat:
            return table
        return replace(table, active=_next_empty(table, Slot(seat, dealt - 1)))

    def set_range(self, seat: int, held: Range | None) -> Table:
        """Replace a seat's cards by a range; None, or an empty range, removes the seat's range.

        If there is no range to remove, the table stays as it is. Removing a range makes the seat's
        first slot active. After a new range the active slot stays if it is in another place;
        otherwise the table's first empty slot becomes active. Raises RangeGameError.
        """
        if held is None or not any(held.weights):
            return self if self.seats[seat].range is None else self.clear_seat(seat)
        self.game.check_range(held)
        table = with_seat(self.clear_seat(seat), seat, range=held)
        elsewhere = self.active is not None and self.active.place != seat
        return replace(table, active=self.active if elsewhere else table.first_empty())

    def clear_seat(self, seat: int) -> Table:
        """Remove the cards and the range of a seat; its first slot becomes active."""
        slots = (None,) * len(self.seats[seat].slots)
        return with_seat(self, seat, slots=slots, range=None).activate(Slot(seat, 0))

    def clear(self) -> Table:
        """Remove all cards and ranges; the game, the seats, their names and all chips stay."""
        return replace(
            self,
            seats=tuple([s._replace(slots=(None,) * len(s.slots), range=None) for s in self.seats]),
            board_slots=(None,) * len(self.board_slots),
            more_boards=tuple([(None,) * len(slots) for slots in self.more_boards]),
            active=Slot(0, 0),
            dead=(),
        )

    def deal(self, seed: int) -> Table:
        """Clear the table and deal all seats and boards; the same seed gives the same cards.

        Seats with a range keep it and are dealt no cards; for each of them the cards of one random
        holding of its range are left in the deck. Raises NumberError for a seed out of range, and
        NoDealError if no holdings without a shared card are found for the ranges.
        """
        shuffler = Shuffler(seed)
        aside = self.set_aside(shuffler)
        deck = shuffler.shuffled([card for card in self.game.deck if card not in aside])
        table = self.clear()
        for number, seat in enumerate(self.seats):
            table = with_seat(table, number, range=seat.range)
        seats = [number for number, seat in enumerate(self.seats) if seat.range is None]
        places = [*seats, *self.board_places]
        dealt = [
            Slot(place, at)
            for place in places
            for at in range(self.usual_slots(place))
            if at >= self.common or place not in BOARDS[1:]
        ]
        for slot, card in zip(dealt, deck, strict=False):
            table = _with_card(table, slot, card)
        return replace(table, active=_next_empty(table, dealt[-1]))

    def set_aside(self, shuffler: Shuffler, taken: Collection[Card] = ()) -> set[Card]:
        """Draw a holding for each seat with a range; return the cards of all these holdings.

        No two holdings share a card, and none has a card of ``taken``. Raises EmptiedRangeError and
        NoDealError if there are no such holdings.
        """
        draws = [seat.range.drawing(taken) for seat in self.seats if seat.range is not None]
        for _ in range(_MOST_TRIES):
            cards = [card for draw in draws for card in draw(shuffler)]
            if len(set(cards)) == len(cards):
                return set(cards)
        raise errors.NoDealError

    def add_seat(self) -> Table:
        """Add an empty seat, active unless the table is empty. Raises SeatCountError."""
        count = len(self.seats) + 1
        self.game.check_seats(count, len(self.boards), self.common)
        seats = (*self.seats, _empty_seat(self.game))
        active = self.active if self.is_empty else Slot(count - 1, 0)
        return replace(self, seats=seats, active=active)

    def remove_seat(self, seat: int) -> Table:
        """Remove a seat, but not the only one (SeatCountError); the first empty slot is active."""
        self.game.check_seats(len(self.seats) - 1)
        return replace(self, seats=self.seats[:seat] + self.seats[seat + 1 :]).activate_first()

    def rename_seat(self, seat: int, name: str) -> Table:
        """Name a seat; an empty name restores the default, "Seat A" and so on."""
        return with_seat(self, seat, name=tidy_name(name))

    def swap_seats(self, one: int, other: int) -> Table:
        """Exchange two seats, with their names, cards, ranges and bets; the active slot stays."""
        seats = list(self.seats)
        seats[one], seats[other] = seats[other], seats[one]
        return replace(self, seats=tuple(seats))

    def set_pot(self, chips: int | None) -> Table:
        """Set the pot in chips; None for unknown. Raises NumberError, PotAndBetsError."""
        if chips is not None and any(seat.bet is not None for seat in self.seats):
            raise errors.PotAndBetsError
        return replace(self, pot=checked_chips(THE_POT, chips))

    def change_game(self, game: Game) -> Table:
        """Change the game; the seats keep the cards that fit.

        If the game allows fewer seats, the last seats are removed; if it has no ranges, all ranges
        are removed. If there is one seat, its surplus cards move to the board, and surplus cards of
        the board to the seat, so that the same cards are analysed. If there is too little room,
        unknown cards are removed first. Several boards stay as they are, if the game has a board
        and the deck cards for all of them.
        """
        alone = len(self.seats) == 1
        seats = self.seats[: game.most_seats]
        table = new_table(game, len(seats))
        loose: list[Card] = []
        for number, seat in enumerate(seats):
            held = seat.range if game.takes_ranges else None
            table = with_seat(table, number, name=seat.name, range=held, bet=seat.bet)
            cards = [card for card in self.cards_of(number) if card is UNKNOWN or card in game.deck]
            kept = _fitting(cards, game.most)
            loose += [card for card in known(cards) if card not in kept] if alone else ()
            for at, card in enumerate(kept):
                table = _with_card(table, Slot(number, at), card)
        # An unknown card of the board is a card still to come, which no seat can have.
        of_board = self.cards_of(BOARD)
        loose += [c for c in of_board if (game.board and c is UNKNOWN) or c in game.deck]
        room = [Slot(BOARD, at) for at in range(game.board)]
        if alone:
            room += [Slot(0, at) for at in range(len(table.cards_of(0)), game.most)]
        for slot, card in zip(room, _fitting(loose, len(room)), strict=False):
            table = _with_card(table, slot, card)
        table = replace(table, dead=tuple([card for card in self.dead if card in game.deck]))
        most = game.most_seats_with(len(self.boards), self.common) if game.board else 0
        if self.more_boards and len(seats) <= most:
            first, *others = [_in_deck(self.slots(place), game) for place in self.board_places]
            table = replace(table, board_slots=first, more_boards=tuple(others), common=self.common)
        return replace(table, active=table.first_empty(), pot=self.pot, stakes=self.stakes)

    def change_options(self, options: Options) -> Table:
        """Change the options of the game; cards stay in their slots.

        Cards that are no longer in the deck are removed, and ranges if the options allow none.
        Raises GameOptionError for an option that the game does not have.
        """
        game = self.game.with_options(options)
        table = replace(self, game=game, dead=tuple([c for c in self.dead if c in game.deck]))
        if not game.takes_ranges:
            table = replace(table, seats=tuple([seat._replace(range=None) for seat in self.seats]))
        for slot, card in table.known_cards():
            if card not in game.deck:
                table = _with_card(table, slot, None)
        if table.active is None:
            return table.activate_first()
        if table.active.place == DEAD:
            return table.activate(_slot_behind_dead(table))
        return table


def new_table(game: Game = ANY, seats: int = 1) -> Table:
    """Return an empty table with this many seats."""
    empty = (None,) * game.board
    more = (empty,) * (game.boards - 1)
    return Table(game, (_empty_seat(game),) * seats, empty, Slot(0, 0), more_boards=more)


def checked_chips(what: str, chips: int | None) -> int | None:
    """Return chips, None for unknown. Raises NumberError, about ``what``, for too many."""
    if chips is not None:
        errors.refuse_number(what, chips, 0, MOST_CHIPS)
    return chips


def _empty_seat(game: Game) -> Seat:
    return Seat("", (None,) * game.most)


def _in_deck(slots: SlotCards, game: Game) -> SlotCards:
    """Return slots as those of a game's board, without the cards that are not in its deck."""
    kept = [card if card is UNKNOWN or card in game.deck else None for card in slots[: game.board]]
    return (*kept, *[None] * (game.board - len(kept)))


def _fitting(cards: Sequence[Card], room: int) -> list[Card]:
    """Return the cards that fit into ``room`` slots; unknown cards are left out first."""
    kept = list(cards)
    for at in reversed(range(len(kept))):
        if len(kept) > room and kept[at] is UNKNOWN:
            del kept[at]
    return kept[:room]


def with_seat(table: Table, seat: int, **changes: Any) -> Table:
    """Return the table with some fields of a seat changed."""
    seats = list(table.seats)
    seats[seat] = seats[seat]._replace(**changes)
    return replace(table, seats=tuple(seats))


def _refuse_unplaceable(table: Table, card: Card) -> None:
    """Refuse a card that lies somewhere already, or that the game or its place cannot have."""
    if card is UNKNOWN:
        if table.active is not None and table.active.place == DEAD:
            raise errors.UnknownDeadCardError
        return
    table.game.check_deck([card])
    slot = table.find(card)
    if slot is not None:
        raise errors.CardInUseError(card=card, where=table.where(slot.place))


def _with_card(table: Table, slot: Slot, card: Card | None) -> Table:
    """Put a card, or None, into a slot, on all boards if they share it; the active slot stays."""
    slots = list(table.slots(slot.place))
    slots[slot.at] = card
    if slot.place in BOARDS:
        boards = [list(table.slots(place)) for place in table.board_places]
        for place, board in zip(table.board_places, boards, strict=True):
            if place == slot.place or slot.at < table.common:
                board[slot.at] = card
        first, *others = map(tuple, boards)
        return replace(table, board_slots=first, more_boards=tuple(others))
    if slot.place == DEAD:
        return replace(table, dead=tuple([held for held in slots if held is not None]))
    held = table.seats[slot.place].range if card is None else None  # a card replaces a range
    return with_seat(table, slot.place, slots=tuple(slots), range=held)


def _next_empty(table: Table, after: Slot) -> Slot | None:
    """Return the empty slot that a dealer would fill next, after a slot; None if all are full.

    The order is: the rest of the same place, the dealt cards of the other seats, the board, and
    last the slots for extra cards. After a dead card it is the slot behind the last dead card.
    """
    if after.place == DEAD:
        return _slot_behind_dead(table)
    number = max(after.place, 0)
    seats = [*range(number, len(table.seats)), *range(number)]
    usual = table.usual_slots(after.place)
    last = usual if after.at < usual else len(table.slots(after.place))
    here = [Slot(after.place, at) for at in range(after.at + 1, last)]
    boards = table.board_places
    places = [*boards, *seats] if after.place in BOARDS else [*seats, *boards]
    return table.empty_among([*here, *table.slots_in_deal_order(places)])


def _slot_behind_dead(table: Table) -> Slot:
    return Slot(DEAD, len(table.dead))
