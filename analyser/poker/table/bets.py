"""The bets on a table: what each seat is in for, who faces which bet, and dead money."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import compress
from typing import Final, NamedTuple

from analyser.poker.errors import refuse_number
from analyser.poker.phrases import N_
from analyser.poker.table.table import THE_BET, Table, checked_chips, with_seat
from analyser.poker.table.table_state import NO_STAKES

MOST_FOLDED: Final = 30
"""The most folded players whose bets can be set; a file of hands has no more players either."""
_HEADS_UP: Final = 2


def has_bets(table: Table) -> bool:
    """Whether the bet of any seat is known."""
    return any(seat.bet is not None for seat in table.seats)


def has_money(table: Table) -> bool:
    """Whether anything but the pot is known of the chips on a table."""
    seats = any((seat.wager, seat.to_call, seat.bet) != (None,) * 3 for seat in table.seats)
    return seats or any(seat.all_in for seat in table.seats) or table.stakes != NO_STAKES


def chips_to_win(table: Table) -> int | None:
    """Return the pot or, if unknown, all bets and dead money; None if nothing is known."""
    if table.pot is not None or not has_bets(table):
        return table.pot
    bets = [seat.bet or 0 for seat in table.seats]
    return sum(bets) + sum(table.stakes.folded_bets) + table.stakes.dead_money


def set_bet(table: Table, seat: int, chips: int | None) -> Table:
    """Set how many chips a seat is in for in all; None for unknown. Raises NumberError.

    If no seat has a bet any more, the bets of folded players and the dead money are removed too.
    """
    table = with_seat(table, seat, bet=checked_chips(THE_BET, chips))
    return table if has_bets(table) else set_stakes(table, (), 0)


def set_wager(table: Table, seat: int, chips: int | None) -> Table:
    """Set the bet by a seat that others face, the only one; None for none. Raises NumberError.

    The seat has nothing to call then. One that is all in with its bet still bets.
    """
    table = replace(table, seats=tuple([each._replace(wager=None) for each in table.seats]))
    return with_seat(table, seat, wager=checked_chips(THE_BET, chips), to_call=None)


def set_to_call(table: Table, seat: int, chips: int | None) -> Table:
    """Let only this seat, not all in, have chips to call; None: no seat. Raises NumberError."""
    table = replace(table, seats=tuple([each._replace(to_call=None) for each in table.seats]))
    return with_seat(table, seat, to_call=checked_chips(THE_BET, chips), all_in=False)


def set_all_in(table: Table, seat: int, all_in: bool) -> Table:
    """Set whether a seat has nothing more to pay than what it bets."""
    to_call = None if all_in else table.seats[seat].to_call
    return with_seat(table, seat, all_in=all_in, to_call=to_call)


def set_stakes(table: Table, folded_bets: Sequence[int], dead_money: int) -> Table:
    """Set the bets of folded players without a seat, and dead money. Raises NumberError."""
    refuse_number(N_("The number of bets of folded hands"), len(folded_bets), 0, MOST_FOLDED)
    for chips in (*folded_bets, dead_money):
        checked_chips(THE_BET, chips)
    stakes = table.stakes._replace(folded_bets=tuple(folded_bets), dead_money=dead_money)
    return replace(table, stakes=stakes)


class ContestedPot(NamedTuple):
    """The chips of a main or side pot, and the seats that can win it."""

    chips: int
    seats: tuple[int, ...]


def contested_pots(
    bets: Sequence[int], playing: Sequence[bool], dead_money: int = 0
) -> list[ContestedPot]:
    """Divide bets into the main pot and the side pots; what nobody called is left out.

    ``bets``: those of each seat, and then of folded players without one; two or more. ``playing``:
    whether each seat can still win.
    """
    called = sorted(bets)[-2]
    put_in = [min(bet, called) for bet in bets]
    unpaid = set() if dead_money else {0}  # who is all in for the ante plays for antes alone
    steps = sorted({*compress(put_in, playing)} - unpaid) or [0]
    pots, paid_before = [], 0
    for step in steps:
        top = max(put_in) if step == steps[-1] else step
        chips = sum(min(bet, top) - min(bet, paid_before) for bet in put_in)
        chips += dead_money if step == steps[0] else 0
        seats = [seat for seat, plays in enumerate(playing) if plays and put_in[seat] >= step]
        pots.append(ContestedPot(chips, tuple(seats)))
        paid_before = step
    return pots


class Facing(NamedTuple):
    """Who faces a bet, and what lies in the middle after a call."""

    bettor: int | None  # the seat that has bet; None if that is not said
    caller: int  # the seat that faces the bet; if several do, the first
    cost: int  # the chips that the caller has to pay
    # The chips in the middle before the bet; None if seats are in for different amounts.
    pot: int | None
    # The main pot and the side pots after a call by everybody who faces the bet.
    pots: tuple[ContestedPot, ...]


def facing(table: Table) -> Facing | None:
    """Return who faces which bet; None if nobody does.

    A seat faces the bet of another one if it is in the hand and not all in. If it is said for a
    seat what it takes to call, only this seat does, and the others have called.
    """
    playing = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    able = [seat for seat in playing if not table.seats[seat].all_in or table.seats[seat].wager]
    named = [seat for seat in able if table.seats[seat].to_call is not None]
    bettor = next((seat for seat in able if table.seats[seat].wager is not None), None)
    callers = named or [seat for seat in able if seat != bettor and bettor is not None]
    if not callers or len(playing) < _HEADS_UP:
        return None
    caller, wager = callers[0], None if bettor is None else table.seats[bettor].wager
    cost = wager if table.seats[caller].to_call is None else table.seats[caller].to_call
    if not cost:
        return None
    if bettor is None and len(playing) == _HEADS_UP:
        bettor = next(seat for seat in playing if seat != caller)
    paid = {seat: cost if seat in callers else wager or cost for seat in able}
    pot = chips_to_win(table) or 0
    if has_bets(table):
        after = [(seat.bet or 0) + paid.get(at, 0) for at, seat in enumerate(table.seats)]
        plays = [seat in playing for seat in range(len(after))]
        stakes = table.stakes
        pots = contested_pots([*after, *stakes.folded_bets], plays, stakes.dead_money)
        return Facing(bettor, caller, cost, None, tuple(pots))
    pots = [ContestedPot(pot, tuple(playing)), ContestedPot(sum(paid.values()), tuple(able))]
    if able == playing:
        pots = [ContestedPot(pot + pots[1].chips, tuple(playing))]
    return Facing(bettor, caller, cost, pot, tuple(pots))
