"""What all readers hand on: one hand as its file has it, before anybody judges it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from analyser.poker.cards import UNKNOWN, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.phrases import Phrase

_MOST_AMOUNT: Final = 10**13

NOTHING_KEPT: Final[Mapping[str, str]] = MappingProxyType({})


class FileSeat(NamedTuple):
    """A seat of a hand.

    Attributes:
        name: the player's name, "" where the file has none.
        cards: the cards that are known of it, in the order they were dealt.
        folded: whether it gave up.
        all_in_at: how many cards were dealt when it went all in: of the board, in games without
            one of its own; None where it did not.
    """

    name: str
    cards: tuple[Card, ...]
    folded: bool = False
    all_in_at: int | None = None


class Pot(NamedTuple):
    """What was in the pot, in whole chips, or in cents where the amount has a fraction."""

    chips: int
    in_cents: bool = False


@dataclass(frozen=True, slots=True)
class FileHand:
    """One hand of a file.

    Attributes:
        line: where it begins, from 1.
        game: what was played; in lines that do not say, None.
        seats: every seat, in the file's order.
        boards: the board of each run: one, or two where the hand was run twice.
        hand: the file's own id.
        collected: for each run the seats that the file paid, by number; None where it is silent.
        dealt_to: the cards of the player whose file it is.
        from_history: whether it comes from a history, in which seats may have folded or kept
            their cards to themselves; else all cards are there to be compared.
        cancelled: whether the hand was called off.
        run: the number of the first run.
        shared: a card that stands for one of each seat's own, where a deck of stud ran out.
        pot: what was in the pot; None where the file does not say, or a hand was run more than
            once.
        kept: cells of a CSV file that are not ours, by the name of their column.
    """

    line: int
    game: Game | None
    seats: tuple[FileSeat, ...]
    boards: tuple[tuple[Card, ...], ...] = ((),)
    hand: str | None = None
    collected: tuple[frozenset[int] | None, ...] = (None,)
    dealt_to: tuple[Card, ...] | None = None
    from_history: bool = False
    cancelled: bool = False
    run: int = 1
    shared: tuple[Card, ...] = ()
    pot: Pot | None = None
    kept: Mapping[str, str] = field(default_factory=lambda: NOTHING_KEPT)


class Trouble(NamedTuple):
    """Something in a file that is no hand that can be judged: the line, and why."""

    line: int
    why: Phrase


def pot_of(amount: str | float) -> Pot | None:
    """Return an amount in chips, or in cents where it has a fraction: 12.50 is 1250 of them.

    None for what is no amount that a table could hold.
    """
    text = str(amount)
    if len(text) < 12 and text.isascii() and text.isdecimal():
        return Pot(int(text))
    try:
        value = Decimal(text.replace(",", ""))
    except InvalidOperation:
        return None
    if not value.is_finite() or not 0 <= value <= _MOST_AMOUNT:
        return None
    hundredths = int((value * 100).to_integral_value())
    return Pot(hundredths, in_cents=True) if hundredths % 100 else Pot(hundredths // 100)


@lru_cache(maxsize=64)  # a history tells the same cards when they are dealt, shown and summed up
def cards_of(text: str) -> tuple[Card, ...]:
    """Read the cards of a history, such as "Ah Kd" or "AhKd"; no text is no cards.

    Histories write a card one way only, so what is usual is looked up. Raises CardError.
    """
    tight = text.replace(" ", "")
    try:
        return tuple([_CARDS[tight[at : at + 2]] for at in range(0, len(tight), 2)])
    except KeyError:
        return parse_cards(text)


_CARDS: Final = {
    rank + suit: parse_cards(rank + suit)[0] for rank in "23456789TJQKA" for suit in "cdhs"
} | {"??": UNKNOWN}
