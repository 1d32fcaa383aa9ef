"""Outs: the cards that put a seat ahead on the flop and on the turn, counted and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from math import comb
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards, next_cards
from analyser.poker.names import card_sign
from analyser.poker.odds.wording import percent, say_number_of_outs
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.table.table import BOARD, Table

_FLOP: Final = 3


@dataclass(frozen=True, slots=True)
class Outs:
    """The outs of a seat that is behind; of a single seat the cards that make it a better hand.

    Attributes:
        seat: the number of the seat.
        alone: whether no other seat has cards.
        cards: the outs.
        level: the cards that make it share the pot.
        made: the outs by the category that they make, the best first.
        unseen: how many cards can come.
        to_come: how many cards of the board are still to come.
    """

    seat: int
    alone: bool
    cards: tuple[Card, ...]
    level: tuple[Card, ...]
    made: Mapping[Phrase, tuple[Card, ...]] = field(hash=False)
    unseen: int
    to_come: int

    @property
    def by_the_river(self) -> tuple[int, int]:
        """In how many of how many deals of the rest of the board at least one of the outs comes."""
        every = comb(self.unseen, self.to_come)
        return every - comb(self.unseen - len(self.cards), self.to_come), every


@lru_cache(maxsize=8)  # asked for by each change of what the pointer is on
def find_outs(table: Table) -> tuple[Outs, ...]:
    """Return the outs of each seat that is behind, or of the only seat.

    None on other streets than flop and turn, and if not all cards of the seats are known.
    """
    game, board = table.game, table.board
    seats = [seat for number, seat in enumerate(table.seats) if table.plays(number)]
    known = all(len(seat.cards) == game.dealt for seat in seats)
    slot = table.room_in(BOARD)
    if not seats or not known or slot is None or not _FLOP <= len(board) < game.board:
        return ()
    following = next_cards(table, slot)
    assert following is not None  # there are cards that the board makes hands of
    to_come = game.board - len(board)
    if len(following.cards) < to_come:  # the others are dead
        return ()
    behind = [seat for seat in following.now if seat not in following.winners]
    return tuple([_outs_of(following, seat, len(seats) == 1, to_come) for seat in behind])


def _outs_of(following: NextCards, seat: int, alone: bool, to_come: int) -> Outs:
    found = following.outs(seat)
    level = [] if alone else [each for each in found if len(each.winners) > 1]
    ahead = [each for each in reversed(found) if each not in level]
    return Outs(
        seat,
        alone,
        tuple([each.card for each in ahead]),
        tuple([each.card for each in level]),
        following.by_category(seat, ahead),
        len(following.cards),
        to_come,
    )


def say_outs(outs: Outs, names: Sequence[str]) -> Phrase:
    """Say how many outs a seat has: "Seat A has 11 outs (11 of 45, 24.44%)".

    On the flop also how often at least one of them comes by the river; beside other hands with how
    many cards it splits the pot.
    """
    count, name = len(outs.cards), names[outs.seat]
    said = say_number_of_outs(name, count, len(outs.level), outs.unseen)
    if count and outs.to_come > 1:
        template = QT_TRANSLATE_NOOP("analyser", "{outs}, {percent} by the river")
        said = Phrase(template, outs=said, percent=percent(*outs.by_the_river))
    return said


def say_what_outs_make(outs: Outs) -> Phrase | None:
    """Say which cards the outs are and what they make: "flush 10♥ 9♥; straight 10♠".

    None without outs.
    """
    groups = [*outs.made.items()]
    if outs.level:
        groups.append((Phrase(QT_TRANSLATE_NOOP("analyser", "split pot")), outs.level))
    one = QT_TRANSLATE_NOOP("analyser", "{category} {cards}")
    parts = [
        Phrase(one, category=category, cards=" ".join(map(card_sign, cards)))
        for category, cards in groups
    ]
    return reduce(_then, parts) if parts else None


def _then(said: Phrase, more: Phrase) -> Phrase:
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{outs}; {more}"), outs=said, more=more)
