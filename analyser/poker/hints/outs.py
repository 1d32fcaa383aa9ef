"""Outs: the cards that put a seat ahead on the flop or the turn, counted and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards, next_cards
from analyser.poker.names import card_sign
from analyser.poker.odds.situation import FLOP
from analyser.poker.odds.wording import percent, say_number_of_outs, with_splits
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase, with_semicolons
from analyser.poker.table.table import BOARD, Table

if TYPE_CHECKING:  # the records of counts, which load later
    from analyser.poker.odds.record import Odds


@dataclass(frozen=True, slots=True)
class Outs:
    """The outs of a seat that is behind; for a single seat, the cards that improve its hand.

    Attributes:
        seat: the number of the seat.
        place: the index of the seat in ``Odds.seats``, which leaves out seats without cards.
        alone: whether no other seat has cards.
        for_high: whether these are the outs for the high, and another seat may have the low.
        cards: the outs.
        level: the cards that are no outs, but with which the seat splits the pot.
        made: the outs by the category that they make, the best first.
        unseen: how many cards can come.
        to_come: how many cards of the board are still to come.
    """

    seat: int
    place: int
    alone: bool
    for_high: bool
    cards: tuple[Card, ...]
    level: tuple[Card, ...]
    made: Mapping[Phrase, tuple[Card, ...]] = field(hash=False)
    unseen: int
    to_come: int

    @property
    def by_the_river(self) -> tuple[int, int]:
        """(Ways to deal the rest of the board that have at least one out, all ways to deal it)."""
        every = comb(self.unseen, self.to_come)
        return every - comb(self.unseen - len(self.cards), self.to_come), every


@lru_cache(maxsize=8)  # the window asks for them each time the pointer moves to something else
def find_outs(table: Table) -> tuple[Outs, ...]:
    """Return the outs of each seat that is behind, or of the only seat that has cards.

    Empty except on the flop and the turn. Empty too if a card of some seat is not known, or if so
    many cards are dead that too few are left for the board.
    """
    game, board = table.game, table.board
    seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    known = all(len(table.seats[seat].cards) == game.dealt for seat in seats)
    slot = table.room_in(BOARD)
    if not seats or not known or slot is None or not FLOP <= len(board) < game.board:
        return ()
    following = next_cards(table, slot)
    assert following is not None  # seats have cards, whose hands the next board card changes
    to_come = game.board - len(board)
    if len(following.cards) < to_come:  # all others are dead cards
        return ()
    return tuple(
        [
            _outs_of(following, seats, place, to_come)
            for place, seat in enumerate(seats)
            if seat not in following.winners
        ]
    )


def _outs_of(following: NextCards, seats: Sequence[int], place: int, to_come: int) -> Outs:
    seat, alone = seats[place], len(seats) == 1
    found = following.outs(seat)
    level = [] if alone else [each for each in found if len(each.winners) > 1]
    ahead = [each for each in reversed(found) if each not in level]
    return Outs(
        seat,
        place,
        alone,
        following.game.splits and not alone,
        tuple([each.card for each in ahead]),
        tuple([each.card for each in level]),
        following.by_category(seat, ahead),
        len(following.cards),
        to_come,
    )


def say_outs(outs: Outs, names: Sequence[str], odds: Odds | None = None) -> Phrase:
    """Say how many outs a seat has: "Seat A has 11 outs (11 of 45, 24.44%)".

    On the flop, also say how often at least one out comes by the river; for a seat without outs,
    how often turn and river together win or split the pot. If there are other seats, also say with
    how many cards the seat splits the pot.

    ``names``: the names of all seats; ``odds``: the exact odds of the table, None if not known.
    """
    count, level = len(outs.cards), len(outs.level)
    said = None
    if not count and outs.to_come > 1:
        said = _say_running_cards(outs, names[outs.seat], odds)
    if said is None:
        said = say_number_of_outs(names[outs.seat], count, outs.unseen)
    if outs.for_high:
        said = Phrase(QT_TRANSLATE_NOOP("analyser", "{outs} for the high"), outs=said)
    if level:
        said = with_splits(said, count, level, outs.unseen)
    if count and outs.to_come > 1:
        template = QT_TRANSLATE_NOOP("analyser", "{outs}, {percent} to hit by the river")
        said = Phrase(template, outs=said, percent=percent(*outs.by_the_river))
    return said


def _say_running_cards(outs: Outs, name: str, odds: Odds | None) -> Phrase | None:
    """Say how often turn and river together win or split the pot for a seat without outs.

    None if turn and river never do. ``odds``: the exact odds of the table; if None, or for a single
    seat, say only that the seat has no outs on the turn.
    """
    if outs.alone or odds is None:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} has no outs on the turn")
        return Phrase(template, seat=name)
    seat = odds.seats[outs.place]
    if seat.win:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} needs running cards ({percent})")
        return Phrase(template, seat=name, percent=percent(seat.win, odds.boards))
    if seat.tie and not outs.level:
        template = QT_TRANSLATE_NOOP("analyser", "{seat} needs running cards to split ({percent})")
        return Phrase(template, seat=name, percent=percent(seat.tie, odds.boards))
    return None


def say_what_outs_make(outs: Outs) -> Phrase | None:
    """Say what each out makes: "flush 10♥ 9♥; straight 10♠; split pot A♠".

    None if no card wins or splits the pot.
    """
    groups = [*outs.made.items()]
    if outs.level:
        groups.append((Phrase(QT_TRANSLATE_NOOP("analyser", "split pot")), outs.level))
    one = QT_TRANSLATE_NOOP("analyser", "{category} {cards}")
    parts = [
        Phrase(one, category=category, cards=" ".join(map(card_sign, cards)))
        for category, cards in groups
    ]
    return with_semicolons(parts) if parts else None
