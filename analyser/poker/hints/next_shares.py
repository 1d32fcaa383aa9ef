"""Each seat's share of the pot with every card that can come next, counted card by card.

Cards that only a renaming of suits tells apart give the same shares and are counted once. Seats
whose cards are all known, and a known hand against one range, are counted in one pass.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from analyser.poker.cards import Card
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.games.game import FLOP
from analyser.poker.generators import change_steps
from analyser.poker.names import card_name
from analyser.poker.odds.board.tally import shares_with_each_card
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.deal_by_deal import needs_plain_counting
from analyser.poker.odds.ranges import count_ranges
from analyser.poker.odds.situation import Situation, situation_at
from analyser.poker.phrases import N_, Phrase, say_share
from analyser.poker.table.table import BOARD, Table

Shares: TypeAlias = tuple[Fraction, ...] | None
"""The share of each seat that plays, 0 to 1; None if another seat has the card in every deal."""


@dataclass(frozen=True, slots=True)
class NextShares:
    """The shares of the pot with the next cards, as far as they have been counted."""

    seats: tuple[int, ...]  # the numbers, at the table, of the seats that play
    # The shares if this unseen card comes next.
    with_card: Mapping[Card, Shares] = field(hash=False)
    done: float = 1.0  # the part of the work done, 0 to 1

    def of(self, seat: int, card: Card) -> Fraction | None:
        """Return a seat's share with a card; None if it is not known or the card cannot come."""
        shares = self.with_card.get(card)
        return None if shares is None or seat not in self.seats else shares[self.seats.index(seat)]

    def say(self, seat: int, card: Card) -> Phrase | None:
        """Say a seat's share in whole per cent; None if it is not known."""
        share = self.of(seat, card)
        return None if share is None else say_share(share, 0)

    def say_with(self, seat: int, card: Card, name: str) -> Phrase | None:
        """Say "after it Seat A has 98.00%", or that ``card`` cannot come; None if not known."""
        if card in self.with_card and self.with_card[card] is None:
            template = N_("the {card} cannot come, because every deal gives it to another seat")
            return Phrase(template, card=card_name(card))
        share = self.of(seat, card)
        if share is None:
            return None
        template = N_("after it {seat} has {share}")
        return Phrase(template, seat=name, share=say_share(share))


def has_next_shares(table: Table) -> bool:
    """Whether the next card changes shares: it goes to a seat that plays or to the board.

    Two seats or more must play. Against ranges it must come to a flop or turn, because counting
    each first card of a flop would take minutes.
    """
    playing = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    places = (*table.board_places, *playing)
    if table.active is None or table.active.place not in places or len(playing) < 2:
        return False
    least = min(map(len, table.boards)) - (table.card_at(table.active) is not None)
    return not table.has_ranges or least >= FLOP


def count_next_shares(table: Table) -> Generator[NextShares, None, NextShares]:
    """Count each seat's share with every card that can come to the active slot.

    The table must be one that ``has_next_shares``. Yields what has been counted so far, every few
    milliseconds. Raises the errors of ``situation_at`` and of ``count_odds``.
    """
    slot = table.active
    assert slot is not None
    if table.card_at(slot) is not None:
        table = table.empty(slot)  # the next card would replace the present one
    situation, seats = situation_at(table)
    is_only = slot.place == BOARD and not situation.more_boards
    quick = _in_one_pass(situation) if is_only else None
    if quick is not None:
        return NextShares(seats, quick)
    groups = count_ranges.alike_cards(situation)
    if situation.more_boards:
        groups = [[card] for card in situation.unseen]
    each = [situation_at(table.activate(slot).place(cards[0])).situation for cards in groups]
    if situation.ranges:
        count_ranges.refuse_long_counts(each)
    found: dict[Card, Shares] = {}
    for at, (cards, with_card) in enumerate(zip(groups, each, strict=True)):

        def grown(done: float, at: int = at) -> NextShares:
            return NextShares(seats, dict(found), (at + done) / len(groups))

        try:
            odds = yield from change_steps(count_odds(with_card), grown)
        except (EmptiedRangeError, NoDealError):
            shares = None
        else:
            shares = tuple([seat.share for seat in odds.seats])
        found.update(dict.fromkeys(cards, shares))
        yield grown(1.0)
    return NextShares(seats, found)


def _in_one_pass(situation: Situation) -> Mapping[Card, Shares] | None:
    """Return the shares with each card of the board if one pass can count them, else None."""
    complete = not any(situation.to_seats)
    if complete and not situation.ranges and not needs_plain_counting(situation):
        return shares_with_each_card(situation)
    known = [at for at, missing in enumerate(situation.to_seats) if not missing]
    if len(situation.hands) == 2 and known and situation.ranges:
        return count_ranges.shares_against_a_range(situation, known[0])
    return None
