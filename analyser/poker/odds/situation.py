"""A situation: the known cards of a deal, and the number of cards still to be dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.cards import UNKNOWN, Card, known, refuse_duplicates, refuse_shared, with_dead
from analyser.poker.errors import ExtraUnknownCardError, NoSecondBoardError, NotEnoughCardsError
from analyser.poker.games.game import Game
from analyser.poker.names import AMONG_THE_DEAD, common_beginning, in_seats, on_boards, seat_name
from analyser.poker.table.table import Table

if TYPE_CHECKING:  # most situations have no range
    from analyser.poker.ranges.range import Range


@dataclass(frozen=True, slots=True)
class Situation:
    """The known cards in the middle of a deal, in one game. Make one with ``situation_of``."""

    game: Game  # the game that is played
    hands: tuple[tuple[Card, ...], ...]  # the known cards of each seat
    # The known cards of the board; of the first one if there are several.
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()  # the dead cards, which can no longer be dealt
    # For each seat its range, or None; empty if no seat has a range. A seat with a range has no
    # known cards.
    ranges: tuple[Range | None, ...] = ()
    # The known cards of the second and the third board, if there are any.
    more_boards: tuple[tuple[Card, ...], ...] = ()
    # The cards that can still be dealt, in the order of their numbers.
    unseen: tuple[Card, ...] = field(init=False, compare=False, repr=False)
    # "assumed" if the suits were not given but chosen; else None.
    suits: str | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        held = (*self.boards, self.dead, *self.hands)
        seen = {card for cards in held for card in cards}
        unseen = tuple([card for card in self.game.deck if card not in seen])
        object.__setattr__(self, "unseen", unseen)

    @property
    def boards(self) -> tuple[tuple[Card, ...], ...]:
        """The known cards of each board."""
        return (self.board, *self.more_boards)

    @property
    def on_each_board(self) -> tuple[Situation, ...]:
        """The situation on each board alone, with the other boards' cards dead."""
        if not self.more_boards:
            return (self,)
        apart = with_dead(self.boards, self.dead)
        return tuple([replace(self, board=one, more_boards=(), dead=dead) for one, dead in apart])

    @property
    def to_seats(self) -> tuple[int, ...]:
        """For each seat the number of cards still to be dealt to it."""
        return tuple([max(0, self.game.dealt - len(hand)) for hand in self.hands])

    @property
    def to_board(self) -> int:
        """The number of cards still to come to the board, of several the first."""
        return self.game.board - len(self.board)

    @property
    def deals(self) -> int:
        """In how many ways the remaining cards can be dealt to the seats and the (first) board."""
        left, ways = len(self.unseen), 1
        for count in (*self.to_seats, self.to_board):
            ways *= comb(left, count)
            left -= count
        return ways


def situation_of(
    game: Game,
    hands: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    ranges: Sequence[Range | None] = (),
    more_boards: Sequence[Sequence[Card]] = (),
) -> Situation:
    """Return the situation of these cards; unknown cards (??) are still to be dealt.

    ``ranges``: for each seat its range, or None; a seat with a range has no cards in ``hands``.

    Raises:
        SeatCountError: no seats, or more than ``Game.most_seats``.
        DuplicateCardError: a card is given twice.
        NoBoardError, TooManyCardsError, CardNotInGameError: the game cannot have these cards.
        NoSecondBoardError: several boards in a game without one.
        UnknownDeadCardError: ?? among the dead cards.
        ExtraUnknownCardError: a hand with ?? has more cards than the game deals.
        NotEnoughCardsError: the deck has too few cards left.
        RangeGameError: a range in a game that takes no ranges.
    """
    held = [each for each in ranges if each is not None]
    for range_ in held:
        game.check_range(range_)
    boards = board, *more_boards
    common = common_beginning(boards)
    game.check_seats(len(hands), len(boards), common)
    if more_boards and not game.board:
        raise NoSecondBoardError(game=game.name)
    for each in boards:
        game.check_board(each if len(each) > game.board else known(each))
        refuse_duplicates(each)
    game.check_dead(dead)
    for number, hand in enumerate(hands):
        most = game.most if game.board else game.most_without_board
        game.refuse_more(seat_name(number), len(hand), most)
        _refuse_extra_unknown(game, hand, seat_name(number))
        game.check_deck(known(hand))
        refuse_duplicates(known(hand))
    refuse_shared([*in_seats(hands), *on_boards(boards), (dead, AMONG_THE_DEAD)])
    cards = tuple([known(hand) for hand in hands])
    first, *others = map(known, boards)
    given = tuple(ranges) if held else ()
    situation = Situation(game, cards, first, tuple(dead), given, tuple(others))
    wanted = sum(situation.to_seats) + sum(each.to_board for each in situation.on_each_board)
    if wanted > len(situation.unseen):
        raise NotEnoughCardsError(wanted=wanted, deck=len(situation.unseen))
    return situation


class Playing(NamedTuple):
    """The situation of a table, and which of the table's seats take part."""

    situation: Situation  # the situation of the seats that take part
    seats: tuple[int, ...]  # for each seat of the situation, its number at the table


@lru_cache(64)  # the window asks for those of all streets when one of them is counted
def situation_at(table: Table) -> Playing:
    """Return the situation of a table.

    A seat takes part if it has a range, or at least one slot filled with a known card or ``??``.
    The rest of its hand is dealt, so a seat with a single ``??`` is a wholly unknown hand. Seats
    with only empty slots are left out; ``Playing.seats`` says which seats remain. On the board,
    ``??`` and empty slots alike are cards still to come.

    Raises SeatCountError if no seat takes part, and the other errors of ``situation_of``.
    """
    seats = tuple([seat for seat in range(len(table.seats)) if table.plays(seat)])
    hands = [table.cards_of(seat) for seat in seats]
    for seat, hand in zip(seats, hands, strict=True):  # by the names that the table has for them
        _refuse_extra_unknown(table.game, hand, table.seat_name(seat))
    ranges = [table.seats[seat].range for seat in seats]
    first, *others = table.boards
    situation = situation_of(
        table.game, hands, first, table.dead, ranges=ranges, more_boards=others
    )
    return Playing(situation, seats)


def _refuse_extra_unknown(game: Game, hand: Sequence[Card], place: str) -> None:
    if UNKNOWN in hand and len(hand) > game.dealt:
        raise ExtraUnknownCardError(place=place, game=game.name, dealt=game.dealt)
