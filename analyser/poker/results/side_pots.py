"""A pot in whole chips, and main and side pots if the seats have bet different amounts.

Sources: Robert's Rules of Poker, General Poker Rules, Ties and on odd chips; Poker TDA rules, rule
21: each pot is split by itself. No rule says that an uncalled bet goes back; it is the custom.

If a pot cannot be halved, the high half gets the odd chip. If tied hands cannot share evenly, the
odd chip goes to the first seat left of the button; in stud to the hand with the highest card by
suit, for low to the hand with the lowest card, among all its cards. No seat gets two odd chips.
Seats that tie for high and for low share the whole pot as evenly as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from analyser.poker.cards import Card, ordinal
from analyser.poker.games.game import HIGH_AND_LOW, Game
from analyser.poker.names import listed
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.ranking.low import LowOrdering, low_values
from analyser.poker.records import Record
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.verdict import Verdict, showdown
from analyser.poker.table.bets import ContestedPot, contested_pots


def share_pot(
    game: Game, verdict: Verdict, seats: Sequence[Analysis | None], pot: int
) -> tuple[int, ...]:
    """Share a pot of whole chips among the winners; return the chips of each seat."""
    chips = [0] * len(seats)
    hands = {seat: hand.cards for seat, hand in enumerate(seats) if hand is not None}
    highs, lows = verdict.winners, verdict.low_winners
    only_low = None if game.high_counts else game.low
    in_turn = _in_turn(game, highs, hands, only_low)
    if not lows or lows == highs:
        _pay(chips, highs, pot, in_turn[: pot % len(highs)])
        return tuple(chips)
    high_half, low_half = (pot + 1) // 2, pot // 2
    for_high, for_low = _odd_chips(
        in_turn, high_half, _in_turn(game, lows, hands, game.low), low_half, pot % 2 == 1
    )
    _pay(chips, highs, high_half, for_high)
    _pay(chips, lows, low_half, for_low)
    return tuple(chips)


def parts_of(chips: int, boards: int) -> list[int]:
    """Divide chips among boards as evenly as possible, odd chips to the first ones.

    No rule book that we know settles which board gets an odd chip.
    """
    return [chips // boards + (at < chips % boards) for at in range(boards)]


def _pay(chips: list[int], winners: Sequence[int], half: int, odd: Sequence[int]) -> None:
    for seat in winners:
        chips[seat] += half // len(winners) + (seat in odd)


def _odd_chips(
    highs: Sequence[int], high_half: int, lows: Sequence[int], low_half: int, odd_pot: bool
) -> tuple[Sequence[int], Sequence[int]]:
    """Return the seats that get an odd chip of the high half, and those of the low half.

    ``highs`` and ``lows`` are the winners in the order in which they get odd chips; no seat gets
    two if there are enough. ``odd_pot``: the high half is a chip larger, and who wins it alone has
    this chip, and is the last to get one of the low half.
    """
    for_high, for_low = high_half % len(highs), low_half % len(lows)
    had = highs if odd_pot and len(highs) == 1 else ()
    for lucky in combinations(highs, for_high):
        others = [seat for seat in lows if seat not in (*lucky, *had)]
        if len(others) >= for_low:
            return lucky, others[:for_low]
    return highs[:for_high], lows[:for_low]


def _in_turn(
    game: Game, winners: Sequence[int], hands: Mapping[int, Sequence[Card]], low: LowOrdering | None
) -> Sequence[int]:
    """Return tied seats in the order in which they get odd chips; ``low``: None for a high."""
    if game.button:
        return winners

    def place(card: Card) -> tuple[int, int]:
        (value,) = (card.rank,) if low is None else low_values([card.rank], low)
        return value, card.suit or 0

    if low is None:
        return sorted(winners, key=lambda seat: max(map(place, hands[seat])), reverse=True)
    return sorted(winners, key=lambda seat: min(map(place, hands[seat])))


@dataclass(frozen=True, slots=True, repr=False)
class Pot(Record):
    """The main pot or a side pot.

    Attributes:
        chips: how many chips are in the pot.
        seats: the seats that can win the pot.
        winners: the seats that win or share the pot, or its high half if there are low winners;
            with several boards, those that win or share the part of one of them.
        low_winners: the seats that win or share the low half.
        paid: the chips that each seat gets from the pot, 0 if none; folded players without a seat
            are left out.
    """

    chips: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SidePots:
    """How bets are shared out."""

    pots: tuple[Pot, ...]  # the main pot, then the side pots
    # The chips that go back because nobody called them: for each seat, then for each folded player
    # without a seat.
    returned: tuple[int, ...]
    # For each board the chips that each seat gets for it, from all pots together.
    by_board: tuple[tuple[int, ...], ...]
    # What the halves of each pot are called, if it has two.
    halves: tuple[Phrase, Phrase] = HIGH_AND_LOW


def share_side_pots(
    game: Game,
    boards: Sequence[Sequence[Analysis | None]],
    bets: Sequence[int],
    folded: Sequence[int] = (),
    dead_money: int = 0,
) -> SidePots:
    """Share out the bets of all seats and of the folded players without a seat.

    Seats and folded players together must be two or more.

    Args:
        game: the game that is played.
        boards: for each board, or once in a game without one, the hands of the seats; None for a
            seat that folded or has no cards.
        bets: the chips that each of these seats has bet.
        folded: the chips that each folded player without a seat has bet.
        dead_money: chips in the main pot that are nobody's bet, such as antes.
    """
    every, playing = [*bets, *folded], [hand is not None for hand in boards[0]]
    called = sorted(every)[-2]
    returned = tuple([max(0, bet - called) for bet in every])
    contested = contested_pots(every, playing, dead_money)
    shared = [_share(game, boards, pot) for pot in contested]
    by_board = zip(*[parts for _, parts in shared], strict=True)
    sums = tuple([added_up(parts) for parts in by_board]) or ((),) * len(boards)
    return SidePots(tuple([pot for pot, _ in shared]), returned, sums, game.halves)


def _share(
    game: Game, boards: Sequence[Sequence[Analysis | None]], pot: ContestedPot
) -> tuple[Pot, list[tuple[int, ...]]]:
    """Return a pot, and what each seat gets of it for each board."""
    chips, playing = pot
    parts, winners, low_winners = [], [*playing], list[int]()
    for every, part in zip(boards, parts_of(chips, len(boards)), strict=True):
        hands = [hand if seat in playing else None for seat, hand in enumerate(every)]
        verdict = showdown(game, hands)
        if verdict is None:  # one seat alone plays for this pot: nobody else has called
            parts.append(tuple([part * (seat in playing) for seat in range(len(every))]))
            continue
        parts.append(share_pot(game, verdict, hands, part))
        winners = [*winners, *verdict.winners] if len(parts) > 1 else [*verdict.winners]
        low_winners += verdict.low_winners
    won = tuple(sorted({*winners})), tuple(sorted({*low_winners}))
    return Pot(chips, playing, *won, added_up(parts)), parts


def added_up(parts: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Add up the chips of each seat."""
    return tuple(map(sum, zip(*parts, strict=True)))


def say_pots(
    side_pots: SidePots,
    names: Sequence[str],
    final: bool = True,
    written: Callable[[int], Numeral] = Numeral,
) -> list[Phrase]:
    """Say who wins which pot, and what goes back: "Main pot of 151: Seat A 76 and Seat B 75".

    ``final``: no card to come can change who wins; ``written``: how an amount is written.
    """
    said = []
    for number, pot in enumerate(side_pots.pots):
        template = N_("Main pot of {chips}: {seats}")
        if number:
            template = N_("{number} side pot of {chips}: {seats}")
        if number and len(side_pots.pots) == 2:
            template = N_("Side pot of {chips}: {seats}")
        each = [
            _say_share(pot, seat, names[seat], side_pots.halves, written) for seat in _paid(pot)
        ]
        seats = listed(each)
        if not final:
            seats = Phrase(N_("{seats} so far"), seats=seats)
        gaps = {"number": ordinal(number), "chips": written(pot.chips), "seats": seats}
        said.append(Phrase(template, **gaps))
    folded = Phrase(N_("a folded hand"))
    for seat, chips in enumerate(side_pots.returned):
        if chips:
            template = N_("{chips} back to {seat}")
            name = names[seat] if seat < len(names) else folded
            said.append(Phrase(template, chips=written(chips), seat=name))
    return said


def _paid(pot: Pot) -> list[int]:
    """Return the seats that get chips from a pot."""
    return sorted({*pot.winners, *pot.low_winners})


def _say_share(
    pot: Pot, seat: int, name: str, halves: tuple[Phrase, Phrase], written: Callable[[int], Numeral]
) -> Phrase:
    gaps = {"seat": name, "chips": written(pot.paid[seat])}
    high, low = seat in pot.winners, seat in pot.low_winners
    if not pot.low_winners or (high and low):
        if len(_paid(pot)) == 1:
            return Phrase(N_("{seat}"), **gaps)
        return Phrase(N_("{seat} {chips}"), **gaps)
    return Phrase(N_("{seat} {chips} for {half}"), half=halves[0 if high else 1], **gaps)
