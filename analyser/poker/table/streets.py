"""Deals street by street: the hands, the flop, the turn, the river; in stud, card after card.

The cards come from the rest of the deck: without the cards on the table, dead ones included. An
unknown card of a seat has been dealt already, and stays unknown; an unknown card of the board is
still to come, and is replaced when its street is dealt.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Final

from analyser.poker.cards import UNKNOWN
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import NotEnoughCardsError, NothingToDealError
from analyser.poker.games.game import Game
from analyser.poker.names import ORDINALS
from analyser.poker.phrases import N_, Phrase
from analyser.poker.table.table import BOARDS, Slot, Table, filled_slots
from analyser.poker.table.table_state import SlotCards


class Street(StrEnum):
    """The streets in the order of the game; the cards of one street are dealt together."""

    HANDS = "hands"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    CARDS = "cards"
    """The next card of each seat in stud; the cards drawn in a draw game."""


_BOARD_AFTER: Final[Mapping[Street, int]] = {Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}
"""How many cards the board has after a street."""
STREET_SIZES: Final = (0, *_BOARD_AFTER.values())
"""How many cards the board has on each street, from before the flop on."""
_TURN_AND_RIVER: Final = Phrase(N_("Turn")), Phrase(N_("River"))


def street_sizes(game: Game) -> tuple[int, ...]:
    """Return how many cards there are on each street, earlier ones included; () without streets.

    They are the cards of the board or, in a game without a board, of each seat: from third to
    seventh street, or before and after the draw.
    """
    return STREET_SIZES if game.board else game.streets


def street_slots(game: Game) -> list[range]:
    """Return which slots of the board each street of a game fills; none without a board."""
    if game.board:
        return [range(*each) for each in pairwise((0, *STREET_SIZES))]
    return [range(0)] * len(game.streets)


def street_of(table: Table) -> int:
    """Return the number of the last street whose cards are all there; 0 before the second."""
    sizes, dealt = street_sizes(table.game), _dealt(table)
    return max([at for at, size in enumerate(sizes) if size <= dealt], default=0)


def _dealt(table: Table) -> int:
    """Return how many cards each board or, without one, every playing seat has before a gap."""
    if table.game.board:
        return min([filled_slots(table.slots(place)) for place in table.board_places])
    seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    return min([filled_slots(table.slots(seat)) for seat in seats], default=0)


def next_street(table: Table) -> Street | None:
    """Return the street to deal next; None if nothing is left to deal, or in "any cards".

    The hands are next while no card of the seats or the board is known, and a seat without a range
    has an empty slot. Otherwise it is the first street of the board that is not complete or, in a
    game without a board, the next card of each seat.
    """
    if not street_sizes(table.game):
        return None
    nothing_known = not any(table.boards) and not any(seat.cards for seat in table.seats)
    if nothing_known and _missing(table, Street.HANDS):
        return Street.HANDS
    if not table.game.board:
        return Street.CARDS if _missing(table, Street.CARDS) else None
    return next((street for street in _BOARD_AFTER if _missing(table, street)), None)


def deal_street(table: Table, seed: int) -> Table:
    """Deal the next street from the rest of the deck; the same seed gives the same cards.

    Raises NothingToDealError after the last street, NotEnoughCardsError if the deck has too few
    cards, NumberError for the seed, EmptiedRangeError or NoDealError if a range has no holding.
    """
    street = next_street(table)
    if street is None:
        raise NothingToDealError(game=table.game.name)
    return _filled(table, _missing(table, street), seed)


def complete_board(table: Table, seed: int) -> Table:
    """Deal the missing cards of the board. Raises the errors of ``deal_street``."""
    missing = _missing(table, Street.RIVER) if table.game.board else []
    if not missing:
        raise NothingToDealError(game=table.game.name)
    return _filled(table, missing, seed)


def deal_seat(table: Table, seat: int, seed: int) -> Table:
    """Return a seat's cards to the deck and deal it new ones; the same seed gives the same cards.

    A seat with a range is dealt a random holding of the range, by the weights of the holdings. The
    active slot stays, unless it is one of the seat's. Raises EmptiedRangeError if no holding of the
    range is left in the deck, and the errors of ``deal_street`` except NothingToDealError.
    """
    held = table.seats[seat].range
    if held is not None:
        known = {card for _, card in table.known_cards()}
        return _keep_active(table, table.fill(seat, held.drawing(known)(Shuffler(seed))))
    slots = [Slot(seat, at) for at in range(table.game.dealt)]
    return _filled(_keep_active(table, table.clear_seat(seat)), slots, seed)


def deal_slot(table: Table, slot: Slot, seed: int) -> Table:
    """Return a slot's card to the deck and deal a new one. Raises the errors of ``deal_seat``."""
    return _filled(_keep_active(table, table.empty(slot)), [slot], seed)


@lru_cache(32)  # the window asks at each change for the same tables
def streets_until(table: Table) -> tuple[Table, ...]:
    """Return the table as it was on each street, from the first to the present one.

    Return () on the first street. Also return () if the last street on the board is incomplete, if
    a card of the board is unknown, or if no seat has cards or a range; and in draw games, in which
    nobody knows what was thrown away.
    """
    sizes = street_sizes(table.game)
    if not sizes or not any(map(table.plays, range(len(table.seats)))):
        return ()
    if table.game.board:
        for place, board in zip(table.board_places, table.boards, strict=True):
            slots = table.slots(place)
            if board != slots[: len(board)] or len(board) not in sizes or UNKNOWN in slots:
                return ()
        dealt = max(map(len, table.boards))
        earlier = [size for size in sizes if size < dealt]
    else:
        earlier = [*sizes[: street_of(table)]] if sizes[0] else []
    cut = [_cut(table, size).activate_first() for size in earlier]
    return (*cut, table) if cut else ()


def _cut(table: Table, size: int) -> Table:
    """Return a table with the first ``size`` cards of its boards or, without a board, its seats."""

    def first(slots: SlotCards) -> SlotCards:
        """Return the slots with only their first ``size`` cards."""
        return slots[:size] + (None,) * (len(slots) - size)

    if not table.game.board:
        seats = [seat._replace(slots=first(seat.slots)) for seat in table.seats]
        return replace(table, seats=tuple(seats))
    one, *others = [first(table.slots(place)) for place in table.board_places]
    return replace(table, board_slots=one, more_boards=tuple(others))


def later_streets(table: Table, streets: Sequence[Table]) -> tuple[Table, ...]:
    """Return the streets of a hand that come after the one with the same cards as ``table``.

    They get its names, order of seats and, if it differs, pot. () if no street has its cards.
    """
    for at, street in enumerate(streets):
        seats = _seats_of(street, table)
        if seats is not None:
            later = [_seated(each, table, seats) for each in streets[at + 1 :]]
            if table.pot != street.pot:
                later = [replace(each, pot=table.pot) for each in later]
            return tuple(later)
    return ()


def _seats_of(street: Table, table: Table) -> list[int] | None:
    """Return for each seat of ``street`` the number of the seat in ``table`` with the same cards.

    None if the games, the boards or the dead cards differ, if a seat of ``street`` has no such
    partner, or if a seat of ``table`` that is not empty has none.
    """
    shared = attrgetter("game", "board_slots", "more_boards", "dead")
    if shared(table) != shared(street):
        return None
    left = list(range(len(table.seats)))
    found = []
    for seat in street.seats:
        held = seat.slots, seat.range
        at = next((n for n in left if (table.seats[n].slots, table.seats[n].range) == held), None)
        if at is None:
            return None
        left.remove(at)
        found.append(at)
    return None if any(map(table.plays, left)) else found


def _seated(street: Table, table: Table, at: Sequence[int]) -> Table:
    """Return ``street`` with its seats in the order of ``table``; ``at``: of ``_seats_of``."""
    seats = list(table.seats)
    for number, seat in zip(at, street.seats, strict=True):
        seats[number] = seats[number]._replace(slots=seat.slots)
    active = street.active
    if active is not None and active.place >= 0:
        active = active._replace(place=at[active.place])
    return replace(street, seats=tuple(seats), active=active)


def slot_name(table: Table, slot: Slot) -> Phrase:
    """Name a slot as a dealer would: "the flop, card 2", "the turn, board 2"."""
    number = slot.at + 1
    if slot.place in BOARDS:
        flop = Phrase(N_("the flop, card {number}"), number=number)
        return _on_board(table, slot, flop, Phrase(N_("the turn")), Phrase(N_("the river")))
    return Phrase(N_("{place}, card {number}"), place=table.place_name(slot.place), number=number)


def _on_board(table: Table, slot: Slot, *streets: Phrase) -> Phrase:
    """Name a slot by one of the three ``streets`` and, of several boards, by its board too."""
    said = streets[bisect(STREET_SIZES, slot.at) - 1]
    if not table.more_boards:
        return said
    return Phrase(N_("{slot}, {board}"), slot=said, board=table.place_name(slot.place))


def next_card_name(table: Table, slot: Slot) -> Phrase:
    """Name the next card of a slot: "Seat A's second card", of an only seat "second card"."""
    nth = ORDINALS[slot.at]
    if slot.place in BOARDS:
        return _on_board(table, slot, Phrase(N_("Flop, {nth} card"), nth=nth), *_TURN_AND_RIVER)
    if len(table.seats) == 1 and not table.seats[0].name:
        return Phrase(N_("{nth} card"), nth=nth)
    return Phrase(N_("{seat}'s {nth} card"), seat=table.seat_name(slot.place), nth=nth)


def dealt_name(table: Table, slot: Slot) -> str:
    """Name where a card was dealt, as a sentence begins: "Seat A", "Flop", "River, board 2"."""
    if slot.place not in BOARDS:
        return table.seat_name(slot.place)
    return _on_board(table, slot, Phrase(N_("Flop")), *_TURN_AND_RIVER)


def _keep_active(before: Table, after: Table) -> Table:
    """Return ``after`` with the active slot of ``before``, if there is one and it is empty."""
    active = before.active
    if active is None or after.card_at(active) is not None:
        return after
    return after.activate(active)


def _missing(table: Table, street: Street) -> list[Slot]:
    """List the slots to fill for a street; on the board also of earlier ones, and unknown cards."""
    if street in (Street.HANDS, Street.CARDS):
        seats = [number for number, seat in enumerate(table.seats) if seat.range is None]
        sizes = street_sizes(table.game)
        least = min([filled_slots(table.slots(seat)) for seat in seats], default=0)
        dealt = next((size for size in sizes if size > least), sizes[-1])
        dealt = table.game.dealt if table.game.board else dealt
        slots = [Slot(number, at) for number in seats for at in range(dealt)]
        return [slot for slot in slots if table.card_at(slot) is None]
    after = _BOARD_AFTER[street]
    slots = [
        Slot(place, at)
        for place in table.board_places
        for at in range(table.common if place in BOARDS[1:] else 0, after)
    ]
    return [slot for slot in slots if table.card_at(slot) in (None, UNKNOWN)]


def _filled(table: Table, slots: Sequence[Slot], seed: int) -> Table:
    """Deal cards into slots; the active slot stays, unless it is one of them."""
    held = {card for _, card in table.known_cards()}
    shuffler = Shuffler(seed)
    out = held | table.set_aside(shuffler, held)
    left = shuffler.shuffled([card for card in table.game.deck if card not in out])
    # The unknown cards of the seats are also among the cards that are left.
    wanted = len(slots) + sum(seat.unknown for seat in table.seats)
    if len(left) < wanted:
        raise NotEnoughCardsError(wanted=wanted, deck=len(left))
    active = table.active
    for slot, card in zip(slots, left, strict=False):
        table = table.activate(slot).place(card)
    return table if active is None or active in slots else table.activate(active)
