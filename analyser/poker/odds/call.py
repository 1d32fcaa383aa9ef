"""Call or fold: what a call needs, what it has, and what it is worth.

Every share is of all the money in the middle after the call: with side pots, of the main pot and of
each side pot that the seat can win. What is bet later is not known, so it is left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from analyser.poker.generators import Steps, as_part
from analyser.poker.names import listed, seat_letter
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.record import CallRecord, Odds
from analyser.poker.odds.situation import situation_of
from analyser.poker.phrases import Numeral, Phrase, say_share, sentences_beside
from analyser.poker.table.bets import Facing, facing
from analyser.poker.table.table import Table

_say: Final = sentences_beside(__file__)
_CLOSE: Final = Fraction(1, 100)
"""Shares that differ from what is needed by less than this make a close decision."""


class BetSize(NamedTuple):
    """What it takes to call a bet of some size."""

    # The size of the bet as a part of the pot before it; None for the bet on the table.
    part: Fraction | None
    bet: int  # the chips of the bet
    needed: Fraction  # the share of all the money that a call needs
    share: Fraction  # the caller's share of all the money
    worth: Fraction  # the chips that a call wins on average; negative if it loses

    @property
    def decision(self) -> Literal["call", "fold", "close"]:
        """Call, fold, or close: within one hundredth of all the money."""
        if abs(self.share - self.needed) < _CLOSE:
            return "close"
        return "call" if self.share > self.needed else "fold"

    def say_decision(self) -> Phrase:
        """Say what to do in a word: "Call.", "Fold." or "Close."."""
        return _say(self.decision)

    def say_part(self) -> Phrase:
        """Name the bet as a part of the pot before it: "two thirds", "40% of the pot"."""
        assert self.part is not None  # it is one of ``Call.sizes``
        if self.part in _PARTS:
            return _say(str(self.part))
        return _say("other-part", percent=Numeral(round(100 * self.part)))

    def say_worth(self) -> Numeral:
        """Write the chips that a call wins or loses, with two decimals unless whole; no sign."""
        hundredths = round(100 * abs(self.worth))
        return Numeral(hundredths, decimals=2) if hundredths % 100 else Numeral(hundredths // 100)


_PARTS: Final = tuple([Fraction(*part) for part in ((1, 2), (2, 3), (1, 1), (3, 2), (2, 1))])


@dataclass(frozen=True, slots=True)
class Call:
    """A bet that a seat faces, with the share of each seat in each pot after a call."""

    facing: Facing  # who faces which bet, and the pots after a call
    # For each of these pots the share of each seat that can win it, by seat.
    shares: tuple[Mapping[int, Fraction], ...] = field(hash=False)

    @property
    def chips(self) -> int:
        """All the chips in the middle after the call."""
        return sum(pot.chips for pot in self.facing.pots)

    def won(self, seat: int) -> Fraction:
        """Return how many of all these chips a seat wins on average, with no more betting."""
        pots = zip(self.facing.pots, self.shares, strict=True)
        return sum((pot.chips * shares.get(seat, Fraction(0)) for pot, shares in pots), Fraction(0))

    def share(self, seat: int) -> Fraction:
        """Return a seat's share of all the money, 0 to 1."""
        return self.won(seat) / self.chips

    @property
    def size(self) -> BetSize:
        """What it takes to call the bet on the table."""
        cost, share = self.facing.cost, self.share(self.facing.caller)
        worth = self.won(self.facing.caller) - cost
        return BetSize(None, cost, Fraction(cost, self.chips), share, worth)

    def sizes(self) -> tuple[BetSize, ...]:
        """Return what other bets would need, from half the pot to twice the pot, by size.

        The bet on the table takes the place of the nearest of them. Empty if the pot before the
        bet is not known or empty, or if seats are in for different amounts.
        """
        facing = self.facing
        if not facing.pot or facing.bettor is None:
            return ()
        bets = {round(part * facing.pot): part for part in _PARTS}
        nearest = min(bets, key=lambda bet: abs(bet - facing.cost))
        part = bets.pop(nearest)
        bets[facing.cost] = part if nearest == facing.cost else Fraction(facing.cost, facing.pot)
        return tuple([self._size_of_part(part, bet) for bet, part in sorted(bets.items())])

    def _size_of_part(self, part: Fraction, bet: int) -> BetSize:
        """Return what another bet takes to call, if all who call this one would call that, too."""
        facing, caller = self.facing, self.facing.caller
        assert facing.pot is not None  # checked by ``sizes``
        main, *side = [shares.get(caller, Fraction(0)) for shares in self.shares]
        more = bet * (self.chips - facing.pot) // facing.cost
        chips = facing.pot + more
        won = main * facing.pot + (side[0] if side else main) * more
        return BetSize(part, bet, Fraction(bet, chips), won / chips, won - bet)

    def say_why(self, name: str) -> Phrase:
        """Say "C needs 29% and has 37%: a call wins 18.67 on average, with no more betting"."""
        size = self.size
        gaps = {"needed": say_share(size.needed, 0), "share": say_share(size.share, 0)}
        wins = "wins" if size.worth >= 0 else "loses"
        return _say(wins, seat=name, chips=size.say_worth(), **gaps)

    def say_pots(self) -> list[Phrase]:
        """Say of several pots "Main pot 90: C has 35.88% against A and B", seats by letters."""
        if len(self.facing.pots) == 1:
            return []
        caller, said = self.facing.caller, []
        for number, (pot, shares) in enumerate(zip(self.facing.pots, self.shares, strict=True)):
            others = listed([seat_letter(seat) for seat in pot.seats if seat != caller])
            if caller in pot.seats and len(pot.seats) > 1:
                gaps = {"chips": Numeral(pot.chips), "share": say_share(shares[caller])}
                name, seat = "side-pot" if number else "main-pot", seat_letter(caller)
                said.append(_say(name, seat=seat, others=others, **gaps))
        return said


def count_call(table: Table, odds: Odds | None = None) -> Steps[Call | None]:
    """Count, in steps, what a call of the bet on a table needs and has.

    None if nobody faces a bet, or if a seat that cannot win a side pot has a range: then nobody can
    say who wins that pot. ``odds``: of the whole table, if counted or estimated before. Yields the
    progress, 0 to 1. Raises the errors of ``situation_of`` and of ``count_odds``.
    """
    found = facing(table)
    if found is None:
        return None
    playing = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    if odds is not None and found.pots[0].seats == tuple(playing) and len(found.pots) == 1:
        return Call(found, ({seat: odds.seats[seat].share for seat in playing},))
    shares: list[Mapping[int, Fraction]] = []
    for at, pot in enumerate(found.pots):
        others = [seat for seat in playing if seat not in pot.seats]
        if any(table.seats[seat].range is not None for seat in others):
            return None
        if len(pot.seats) == 1:
            shares.append({pot.seats[0]: Fraction(1)})
            continue
        hands = [table.cards_of(seat) for seat in pot.seats]
        ranges = [table.seats[seat].range for seat in pot.seats]
        dead = [*table.dead, *[card for seat in others for card in table.seats[seat].cards]]
        situation = situation_of(table.game, hands, table.board, dead, ranges=ranges)
        odds = yield from as_part(count_odds(situation), at, len(found.pots))
        counted = zip(pot.seats, odds.seats, strict=True)
        shares.append({seat: each.share for seat, each in counted})
    return Call(found, tuple(shares))


def record_of(table: Table, call: Call | None) -> CallRecord | None:
    """Return a call as a record, with its figures in words; None if there is none."""
    if call is None:
        return None
    size, seat = call.size, call.facing.caller
    pots = "".join([f"; {pot}" for pot in call.say_pots()])
    text = f"{size.say_decision()} {call.say_why(table.seat_name(seat))}{pots}"
    shares = float(size.needed), float(size.share), float(size.worth)
    return CallRecord(seat, size.bet, call.chips, *shares, size.decision, text)
