"""What lies on a table: seats, boards, dead cards, chips, the active slot; moves: ``table``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from analyser.poker.cards import UNKNOWN, Card, known, with_dead
from analyser.poker.games.game import Game
from analyser.poker.names import AMONG_THE_DEAD, ON_THE_BOARD, on_board, seat_in_sentence, seat_name
from analyser.poker.phrases import N_, Phrase, visible

if TYPE_CHECKING:  # most seats have no range
    from analyser.poker.ranges.range import Range

LONGEST_NAME: Final = 60
"""The most characters of a seat's name; a longer name is cut."""

SlotCards = tuple[Card | None, ...]
"""The slots of a seat or the board; None is an empty one, ``UNKNOWN`` one with an unknown card."""


class Seat(NamedTuple):
    """One player: a name, and cards or a range."""

    name: str = ""  # the name that the user gave, or ""
    slots: SlotCards = ()  # the card slots, all of them empty if there is a range
    range: Range | None = None  # the range of the player, or None
    bet: int | None = None  # how many chips the player is in for in all, or None if unknown
    wager: int | None = None  # the chips of the bet by this player that others face, or None
    to_call: int | None = None  # the chips it takes this player to call, or None if it is not said
    all_in: bool = False  # whether the player has nothing more to pay

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are known, in order."""
        return known(self.slots)

    @property
    def unknown(self) -> int:
        """How many of the seat's cards are unknown."""
        return self.slots.count(UNKNOWN)


class Stakes(NamedTuple):
    """Chips on a table besides the pot and the seats' bets."""

    folded_bets: tuple[int, ...] = ()  # the chips of players who folded and have no seat here
    dead_money: int = 0  # chips in the main pot that are nobody's bet, such as antes


NO_STAKES: Final = Stakes()


def tidy_name(name: str) -> str:
    """Return a name that can be stored: one line, no control characters, with "…" if it is cut."""
    tidied = " ".join(visible(name[: 4 * LONGEST_NAME]).split())
    return tidied if len(tidied) <= LONGEST_NAME else f"{tidied[: LONGEST_NAME - 1].rstrip()}…"


BOARD: Final = -1
"""The number of the board as a place; a seat's place is its number, from 0."""

DEAD: Final = -2
"""The number of the tray for dead cards as a place; it always has one empty slot at its end."""

BOARDS: Final = (BOARD, -3, -4)
"""The numbers of the boards as places: of the first one, and of those a table may have besides."""

MOST_BOARDS: Final = len(BOARDS)


class Slot(NamedTuple):
    """A slot for one card: its place (a seat's number, ``BOARD``, ``DEAD``) and index, from 0."""

    place: int
    at: int


@dataclass(frozen=True, slots=True)
class TableState:
    """What lies on a table and where; ``Table`` adds the moves."""

    game: Game  # the game that is played
    seats: tuple[Seat, ...]  # one to ten seats; each has slots for the most cards the game allows
    board_slots: SlotCards  # the slots of the board; empty if the game has no board
    # The slot that the next card fills; None if the seats and the board are full.
    active: Slot | None
    dead: tuple[Card, ...] = ()  # the dead cards, which lie in the tray
    pot: int | None = None  # the size of the pot in chips, or None if unknown
    # The other chips: what it takes to call, the bets of folded players, dead money.
    stakes: Stakes = NO_STAKES
    # The slots of the second and the third board, if there are any.
    more_boards: tuple[SlotCards, ...] = ()
    # How many of the first slots are the same on every board, as in a hand that is run twice: a
    # card that is put into one of them lies on all boards.
    common: int = 0

    @property
    def board(self) -> tuple[Card, ...]:
        """The known cards of the board, in order; of the first one if there are several."""
        return known(self.board_slots)

    @property
    def boards(self) -> tuple[tuple[Card, ...], ...]:
        """The known cards of each board."""
        return tuple([known(self.slots(place)) for place in self.board_places])

    @property
    def board_places(self) -> tuple[int, ...]:
        """The number of each board as a place; also of the board of a game that has none."""
        return BOARDS[: 1 + len(self.more_boards)]

    @property
    def dealt_places(self) -> tuple[int, ...]:
        """The numbers of the seats and of the boards, as places."""
        return *range(len(self.seats)), *self.board_places

    @property
    def most_seats(self) -> int:
        """The most seats, at most ten, that the deck can deal in full together with all boards."""
        return self.game.most_seats_with(1 + len(self.more_boards), self.common)

    def on_each_board(self) -> tuple[Self, ...]:
        """Return the table once for each board, with this board alone.

        The other boards' cards are among the dead cards there, and the money is not divided.
        """
        if not self.more_boards:
            return (self,)
        apart = []
        dead_there = with_dead(self.boards, self.dead)
        for place, (_, dead) in zip(self.board_places, dead_there, strict=True):
            slots, active = self.slots(place), self.active
            if active is not None and active.place in BOARDS:
                active = Slot(BOARD, active.at) if active.place == place else None
            alone = replace(self, board_slots=slots, more_boards=(), common=0, dead=dead)
            apart.append(replace(alone, active=active or alone.first_empty()))
        return tuple(apart)

    @property
    def is_empty(self) -> bool:
        """Whether there is no card, known or unknown, and no seat has a range."""
        return not self.has_ranges and not any(map(self.cards_of, (*self.dealt_places, DEAD)))

    @property
    def has_ranges(self) -> bool:
        """Whether a seat holds a range."""
        return any(seat.range is not None for seat in self.seats)

    @property
    def active_seat(self) -> int | None:
        """The seat with the active slot; None if the active slot is elsewhere or there is none."""
        seat = DEAD if self.active is None else self.active.place
        return seat if seat >= 0 else None

    @property
    def last_filled(self) -> Slot | None:
        """The slot with the card that Backspace removes; None if the table has no card.

        It is the last filled slot before the active slot, in the order of a deal; if there is none,
        or no slot is active, the last filled slot of all. If a slot for dead cards is active, it is
        the slot of the last dead card; otherwise dead cards are removed only after all other cards.
        """
        tray = Slot(DEAD, len(self.dead) - 1) if self.dead else None
        if tray is not None and self.active is not None and self.active.place == DEAD:
            return tray
        slots = list(dict.fromkeys(self.slots_in_deal_order(self.dealt_places)))
        start = slots.index(self.active) if self.active in slots else len(slots)
        before = reversed(slots[start:] + slots[:start])
        return next((slot for slot in before if self.card_at(slot) is not None), tray)

    @property
    def takes_unknown(self) -> bool:
        """Whether an unknown card can be placed: the active slot is of a seat or of the board."""
        return self.active is not None and self.active.place != DEAD

    def slots(self, place: int) -> SlotCards:
        """Return the slots of a place: a seat's number, one of ``BOARDS`` or ``DEAD``."""
        if place == DEAD:
            return *self.dead, None
        if place in BOARDS:
            return (self.board_slots, *self.more_boards)[BOARDS.index(place)]
        return self.seats[place].slots

    def cards_of(self, place: int) -> tuple[Card, ...]:
        """Return the cards of a place (see ``slots``) in order, unknown ones as ``UNKNOWN``."""
        return tuple([card for card in self.slots(place) if card is not None])

    def plays(self, seat: int) -> bool:
        """Whether a seat has a card, known or unknown, or a range."""
        return self.seats[seat].range is not None or bool(self.cards_of(seat))

    def shown_slots(self, place: int) -> int:
        """Return how many slots of a place to show.

        These are the slots that the game deals cards to, the active slot and all slots before it,
        and if possible one empty slot after the last card.
        """
        slots = self.slots(place)
        filled = max((at for at, card in enumerate(slots) if card is not None), default=-1)
        active = self.active.at if self.active is not None and self.active.place == place else 0
        return min(len(slots), max(self.usual_slots(place), filled + 2, active + 1))

    def card_at(self, slot: Slot) -> Card | None:
        """Return the card in a slot, or None if it is empty."""
        return self.slots(slot.place)[slot.at]

    def find(self, card: Card) -> Slot | None:
        """Return the slot of a known card, if it is on the table; None for the unknown card."""
        return next((slot for slot, held in self.known_cards() if held is card), None)

    def known_cards(self) -> Iterator[tuple[Slot, Card]]:
        """Yield (slot, card) for each known card, dead ones too, and common ones of boards once."""
        for place in (*self.dealt_places, DEAD):
            first = self.common if place in BOARDS[1:] else 0
            for at, card in enumerate(self.slots(place)[first:], first):
                if card is not None and card is not UNKNOWN:
                    yield Slot(place, at), card

    def seat_name(self, seat: int) -> str:
        """Return a seat's name, by default "Seat A" and so on."""
        return self.seats[seat].name or seat_name(seat)

    def place_name(self, place: int) -> str:
        """Name a place in a sentence: "seat A", "the board", "board 2", or the player's name."""
        if place in BOARDS and self.more_boards:
            return Phrase(N_("board {number}"), number=BOARDS.index(place) + 1)
        if place == BOARD:
            return Phrase(N_("the board"))
        if place == DEAD:
            return Phrase(N_("the dead cards"))
        return self.seats[place].name or seat_in_sentence(place)

    def where(self, place: int) -> str:
        """Say where a place is, in a sentence: "in seat A", "on the board"."""
        if place in BOARDS:
            return on_board(BOARDS.index(place)) if self.more_boards else ON_THE_BOARD
        if place == DEAD:
            return AMONG_THE_DEAD
        return Phrase(N_("in {seat}"), seat=self.place_name(place))

    def first_empty(self) -> Slot | None:
        """Return the empty slot that a dealer would fill first; None if all slots are full."""
        return self.empty_among(self.slots_in_deal_order(self.dealt_places))

    def slots_in_deal_order(self, places: Iterable[int]) -> list[Slot]:
        """List the slots as cards fill them, but of no range: those dealt, then all in full."""
        places = [place for place in places if place < 0 or self.seats[place].range is None]
        dealt = [Slot(place, at) for place in places for at in range(self.usual_slots(place))]
        return dealt + [Slot(place, at) for place in places for at in range(len(self.slots(place)))]

    def usual_slots(self, place: int) -> int:
        """Return how many cards the game deals to a place."""
        return self.game.board if place in BOARDS else self.game.dealt

    def empty_among(self, slots: Iterable[Slot]) -> Slot | None:
        """Return the first of these slots that is empty; None if all are full."""
        return next((slot for slot in slots if self.card_at(slot) is None), None)


def filled_slots(slots: SlotCards) -> int:
    """Return how many cards lie before the first empty slot."""
    return next((at for at, card in enumerate(slots) if card is None), len(slots))
