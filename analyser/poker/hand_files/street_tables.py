"""Turns a hand of a file into tables for the window, one for each street."""

from collections.abc import Sequence

from analyser.poker.cards import UNKNOWN, known
from analyser.poker.games.game import Game
from analyser.poker.hand_files.hand import Cards, FileSeat
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.table.bets import set_bet, set_stakes
from analyser.poker.table.streets import street_sizes
from analyser.poker.table.table import Table, new_table


def streets_of(game: Game) -> tuple[int, ...]:
    """Return for each street how many cards have been dealt: to the board, in stud to each seat.

    Empty for a game that has no board and is not stud: in draw games, for example, the hands before
    the last draw are not known.
    """
    sizes = street_sizes(game)
    return sizes if game.board or any(sizes[:1]) else ()


def cards_on(row: HandRow, holes: Sequence[Cards], dealt: int) -> tuple[tuple[Cards, ...], Cards]:
    """Return the cards of seats and board on a street; ``dealt``: one of ``streets_of``."""
    if row.played.board:
        return tuple(holes), row.board[:dealt]
    return tuple([hole[:dealt] for hole in holes]), ()


def tables_of(row: HandRow) -> tuple[Table, ...]:
    """Return a table for each street of a hand, in order; the last one has every card.

    A hand that was run twice, or had two boards from the start, has all of them on its tables.
    If it is not known which cards came earlier, as in draw games, there is only the last table. If
    fewer than two players of a history showed their cards, the tables have all seats that did not
    fold, and the folded seats whose cards the file has. Cards not shown become unknown cards.

    Raises SeatCountError if the hand has more seats than a table, and CardInUseError if two seats
    share a card, as in stud after the deck ran out.
    """
    seats, every = row.seats, row.source.seats
    if len(seats) < 2 and row.source.from_history:
        seats = tuple([seat for seat in every if known(seat.cards) or not seat.folded])
    row.played.check_seats(len(seats))
    dealt_to_each = row.played.dealt if row.source.from_history else 0
    holes = [seat.cards + (UNKNOWN,) * (dealt_to_each - len(seat.cards)) for seat in seats]
    pot = None if row.pot is None else row.pot // _hundredths_per_chip(row.pot)
    empty = new_table(row.played, len(seats)).set_pot(pot)
    empty = _with_bets(empty, row, seats)
    for number, seat in enumerate(seats):
        if seat.name not in NAMES:  # "Seat A" and so on are the table's own default names
            empty = empty.rename_seat(number, seat.name)
    tables: list[Table] = []
    seated, dealt = empty, None
    for hands, boards in _streets(row, holes):
        if hands != dealt:  # with a board they are the same on each street
            seated, dealt = empty, hands
            for seat_number, cards in enumerate(hands):
                seated = seated.fill(seat_number, cards)
        laid = boards[0] or boards[1:]
        tables.append(seated.lay_boards(boards) if laid else seated.activate_first())
    return tuple(tables)


def _hundredths_per_chip(pot: int) -> int:
    """Return what a chip of the table is worth: 1, a cent, if the pot has cents, else 100."""
    return 1 if pot % 100 else 100


def _with_bets(table: Table, row: HandRow, seats: Sequence[FileSeat]) -> Table:
    """Return a table with all bets if they make side pots, else unchanged.

    In cents if the pot is; also unchanged if the pot is in chips and a bet is no whole number.
    """
    bets = row.source.bets
    if len(row.every_pot) < 2 or row.pot is None or bets is None:
        return table
    unit = _hundredths_per_chip(row.pot)
    if any(bet % unit for bet in (*bets, row.source.dead_money)):
        return table
    every = list(zip(row.source.seats, bets, strict=True))
    for number, seat in enumerate(seats):
        table = set_bet(table, number, next(bet for one, bet in every if one == seat) // unit)
    folded = [bet // unit for one, bet in every if one not in seats]
    return set_stakes(table, folded, row.source.dead_money // unit)


def _streets(row: HandRow, holes: Sequence[Cards]) -> list[tuple[Sequence[Cards], list[Cards]]]:
    """Return for each street the cards of the seats and of all boards; the last has all cards."""
    boards = [*row.source.boards] if len(row.source.boards) > 1 else [row.board]
    last = max(map(len, boards))
    if not row.played.board:
        are_whole = all(len(hole) == row.played.dealt for hole in holes)
        last = row.played.dealt if are_whole else 0
    earlier = [size for size in streets_of(row.played) if size < last]
    parts = [(cards_on(row, holes, at)[0], [board[:at] for board in boards]) for at in earlier]
    return [*parts, (tuple(holes), boards)]
