"""Main pot and side pots: who wins which chips if the seats did not all put in the same.

Sources: Robert's Rules of Poker, General Poker Rules, Ties; Poker TDA rules, rule 21: each pot is
split by itself. That a bet which nobody called goes back is usage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from analyser.poker.games.game import Game
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.pot import share_pot
from analyser.poker.results.verdict import showdown


@dataclass(frozen=True, slots=True)
class Pot:
    """The main pot or a side pot.

    Attributes:
        chips: its size.
        seats: the seats that can win it.
        winners: the seats that win or share it.
        low_winners: the seats that win or share its low half.
        paid: the chips of each seat that did not fold.
    """

    chips: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SidePots:
    """How bets are shared out.

    Attributes:
        pots: the main pot, then the side pots.
        returned: the chips that nobody called, which go back, by seat, folded seats included.
    """

    pots: tuple[Pot, ...]
    returned: tuple[int, ...]


def share_side_pots(
    game: Game,
    seats: Sequence[Analysis],
    bets: Sequence[int],
    folded: Sequence[int] = (),
    dead_money: int = 0,
) -> SidePots:
    """Share out what the seats put in.

    Args:
        game: the game that is played.
        seats: the hands of the seats that did not fold.
        bets: the chips of each of them.
        folded: the chips of the seats that folded.
        dead_money: chips in the main pot that are nobody's bet, such as antes.
    """
    every = [*bets, *folded]
    called = sorted(every)[-2]
    returned = tuple([max(0, bet - called) for bet in every])
    put_in = [min(bet, called) for bet in every]
    steps = sorted({put_in[seat] for seat in range(len(bets))} - {0}) or [0]
    pots = []
    paid_before = 0
    for step in steps:
        top = max(put_in) if step == steps[-1] else step
        chips = sum(min(bet, top) - min(bet, paid_before) for bet in put_in)
        chips += dead_money if step == steps[0] else 0
        pots.append(_share(game, seats, [bet >= step for bet in put_in[: len(bets)]], chips))
        paid_before = step
    return SidePots(tuple(pots), returned)


def _share(game: Game, seats: Sequence[Analysis], can_win: Sequence[bool], chips: int) -> Pot:
    """Share out one pot among the seats that paid it in full."""
    hands = [hand if can else None for hand, can in zip(seats, can_win, strict=True)]
    playing = tuple([seat for seat, can in enumerate(can_win) if can])
    verdict = showdown(game, hands)
    if verdict is None:
        paid = tuple([chips if can else 0 for can in can_win])
        return Pot(chips, playing, playing, (), paid)
    paid = share_pot(game, verdict, hands, chips)
    return Pot(chips, playing, verdict.winners, verdict.low_winners, paid)
