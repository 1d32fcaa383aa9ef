"""The money on the table in words: in the pill beside the verdict, and at the seats."""

from analyser.gui.look.translation import number, translate
from analyser.poker.table.bets import chips_to_win, facing
from analyser.poker.table.table import Table


def pot_of(table: Table) -> tuple[tuple[str, str], ...]:
    """Return the pot, who bets and who is to call, each in words and as chips; empty for none."""
    parts: list[tuple[str, str]] = []
    if (chips := chips_to_win(table)) is not None:
        parts.append((translate("Felt", "Pot"), number(chips)))
    for seat, each in enumerate(table.seats):
        if each.wager is not None:
            text = translate("Felt", "{seat} bets", seat=table.seat_name(seat))
            parts.append((text, number(each.wager)))
    if (faced := facing(table)) is not None:
        text = translate("Felt", "{seat} to call", seat=table.seat_name(faced.caller))
        parts.append((text, number(faced.cost)))
    return tuple(parts)


def stake_of(table: Table, seat: int) -> str:
    """Return what lies before a seat: its bet, what it takes to call, what it is in for in all."""
    each, faced = table.seats[seat], facing(table)
    said = []
    if each.wager is not None:
        said.append(translate("Felt", "bets {chips}", chips=each.wager))
    elif faced is not None and faced.caller == seat:
        said.append(translate("Felt", "{chips} to call", chips=faced.cost))
    if each.bet is not None and each.all_in:
        said.append(translate("Felt", "all in for {chips}", chips=each.bet))
    elif each.bet is not None:
        said.append(translate("Felt", "in for {chips}", chips=each.bet))
    elif each.all_in:
        said.append(translate("Felt", "all in"))
    return ", ".join(said)
