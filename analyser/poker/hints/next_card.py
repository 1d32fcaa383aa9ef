"""The next card: the hands that each unused card would make, who would be ahead, and the outs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps, finish
from analyser.poker.hints.waiting_seat import HandRanks, WaitingSeat
from analyser.poker.names import CATEGORY_NAMES, CATEGORY_SIGNS, RANK_SIGNS, category_sign
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.ranking.badugi import category_of as named_by
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.low import low_category
from analyser.poker.results.ranked import main_category
from analyser.poker.results.verdict import all_dealt
from analyser.poker.table.table import BOARD, DEAD, Slot, Table


@dataclass(frozen=True, slots=True)
class NextCard:
    """The result of one possible next card.

    Attributes:
        card: the card.
        made: the ranks, with this card, of each seat that has cards, by seat.
        winners: the seats that lead with this card, or win if it is the last: with the high if
            the high counts, else with the low. Empty if fewer than two seats have cards.
        low_winners: the seats that lead or win with the low, if high and low share the pot.
        improved: the seats that this card gives a higher category, or a first low; in games for low
            only, a better low. A single seat improves only if its own cards take part: a pair on
            the board improves everybody.
    """

    card: Card
    made: Mapping[int, HandRanks] = field(hash=False)
    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    improved: tuple[int, ...]

    @property
    def in_vain(self) -> tuple[int, ...]:
        """The seats that improve and are still behind, or lose if this is the last card."""
        if not self.winners:
            return ()
        ahead = (*self.winners, *self.low_winners)
        return tuple([seat for seat in self.improved if seat not in ahead])


@dataclass(frozen=True, slots=True)
class NextCards:
    """The results of all cards that can come next.

    Attributes:
        game: the game that is played.
        slot: the slot that the card fills.
        now: the ranks, without the card, of each seat that has cards, by seat.
        winners: the seats that are ahead without the card; empty if fewer than two have cards.
        cards: the result of each card that can come, in the order of the deck.
        final: whether the card is the last of the deal, so that the seat ahead with it wins.
        is_open: whether a seat without any known card plays too; it may be ahead.
    """

    game: Game
    slot: Slot
    now: Mapping[int, HandRanks] = field(hash=False)
    winners: tuple[int, ...]
    cards: tuple[NextCard, ...]
    final: bool
    is_open: bool
    _by_card: Mapping[Card, NextCard] = field(repr=False, compare=False)

    def get(self, card: Card) -> NextCard | None:
        """Return the result of a card; None if it cannot come."""
        return self._by_card.get(card)

    def outs(self, seat: int) -> tuple[NextCard, ...]:
        """Return the cards that bring a seat that is behind to the lead, alone or shared.

        Empty if the seat is ahead already. If no other seat has cards, return the cards that
        improve the hand.
        """
        if not any(each.winners for each in self.cards):
            return tuple([each for each in self.cards if seat in each.improved])
        if seat in self.winners:
            return ()
        return tuple([each for each in self.cards if seat in each.winners])

    def by_category(
        self, seat: int, among: Iterable[NextCard] | None = None
    ) -> dict[Phrase, tuple[Card, ...]]:
        """Group cards by the category that the seat has with them, best category first.

        ``among``: the cards, such as the seat's outs; if None, all cards that can come.
        """
        groups: dict[tuple[int, ...], list[NextCard]] = {}
        for each in self.cards if among is None else among:
            if seat in each.made:
                groups.setdefault(_merit(self.game, each.made[seat]), []).append(each)
        by_category = {}
        for _, members in sorted(groups.items(), reverse=True):
            ranks = members[0].made[seat]
            category = main_category(self.game, ranks.high, ranks.low)
            by_category[category] = tuple([each.card for each in members])
        return by_category


def sign_of(game: Game, ranks: HandRanks) -> tuple[Phrase, Phrase]:
    """Return a sign of one or two letters for a seat's hand, and what the sign means.

    A high hand has its category's sign ("2P"), a low without a pair its highest card ("8").
    """
    if game.high_counts or ranks.low is None or game.low is None:
        return category_sign(ranks.high), main_category(game, ranks.high, ranks.low)
    category = low_category(ranks.low, game.low)
    if category != Category.HIGH_CARD:
        return CATEGORY_SIGNS[category], CATEGORY_NAMES[category]
    meaning = Phrase(QT_TRANSLATE_NOOP("analyser", "highest card of the low"))
    return Phrase(RANK_SIGNS[ranks.low[1][0]]), meaning


def next_cards(table: Table, slot: Slot | None = None) -> NextCards | None:
    """Return the results of all cards that can come to a slot; by default to the active slot.

    None if no seat's hand would change: no slot is active, the slot is for a dead card, or it is on
    the board and no seat has cards.
    """
    return finish(count_next_cards(table, slot))


def count_next_cards(table: Table, slot: Slot | None = None) -> Steps[NextCards | None]:
    """Compute ``next_cards`` in steps of about a millisecond.

    Yields the share done, 0 to 1; returns the result.
    """
    slot = slot or table.active
    if slot is None or slot.place == DEAD:
        return None
    held = {card for _, card in table.known_cards()}
    unseen = [card for card in table.game.deck if card not in held]
    if table.card_at(slot) is not None:
        table = table.empty(slot)  # the next card would replace the present one
    to_board = slot.place == BOARD
    seats: dict[int, WaitingSeat] = {}
    for number, seat in enumerate(table.seats):
        if seat.cards or number == slot.place:
            seats[number] = WaitingSeat(table.game, seat.cards, table.board, to_board)
        yield number / (len(table.seats) + len(unseen))
    if not seats:
        return None
    now = {number: seat.now for number, seat in seats.items() if seat.now is not None}
    alone = next(iter(seats)) if to_board and len(seats) == 1 else None
    shared = WaitingSeat(table.game, (), table.board, to_board)
    cards = []
    for card in unseen:
        found = _with_card(table.game, seats, now, slot, card)
        if alone is not None and found.improved:
            own = table.seats[alone].cards
            if not _is_its_own(table.game, own, card, found.made[alone], shared.ranks_with(card)):
                found = replace(found, improved=())
        cards.append(found)
        yield (len(table.seats) + len(cards)) / (len(table.seats) + len(unseen))
    ahead, _ = _ahead(table.game, now)
    by_card, is_last = {each.card: each for each in cards}, _is_last(table, slot)
    is_open = any(table.plays(seat) and seat not in seats for seat in range(len(table.seats)))
    return NextCards(table.game, slot, now, ahead, tuple(cards), is_last, is_open, by_card)


def _with_card(
    game: Game,
    seats: Mapping[int, WaitingSeat],
    now: Mapping[int, HandRanks],
    slot: Slot,
    card: Card,
) -> NextCard:
    made = {
        number: seat.ranks_with(card) if slot.place in (BOARD, number) else now[number]
        for number, seat in seats.items()
    }
    winners, low_winners = _ahead(game, made)
    improved = [
        number for number in made if number in now and _improves(game, now[number], made[number])
    ]
    return NextCard(card, made, winners, low_winners, tuple(improved))


def _ahead(game: Game, made: Mapping[int, HandRanks]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return (winners, low winners) among these hands, given by seat; both () below two hands."""
    if len(made) < 2:
        return (), ()
    lows = {seat: ranks.low for seat, ranks in made.items() if ranks.low is not None}
    low_best = min(lows.values(), default=None)
    low_winners = tuple([seat for seat, low in lows.items() if low == low_best])
    if not game.high_counts:
        return low_winners, ()
    strengths = {seat: game.high.strength(ranks.high) for seat, ranks in made.items()}
    best = max(strengths.values())
    return tuple([seat for seat, strength in strengths.items() if strength == best]), low_winners


def _is_its_own(
    game: Game, own: Iterable[Card], card: Card, made: HandRanks, board: HandRanks
) -> bool:
    """Whether a seat's own cards take part in the hand that it makes with the board's next card.

    ``made``: the ranks of its hand with that card; ``board``: the ranks of the board alone with it.
    """
    category = named_by(made.high)
    if made.low is not None or game.deck.wild_cards([*own, card]):
        return True
    if category in (Category.ONE_PAIR, Category.TWO_PAIR):
        return any(one.rank == card.rank for one in own)
    return _merit(game, made) > _merit(game, board)


def _improves(game: Game, before: HandRanks, after: HandRanks) -> bool:
    if not game.high_counts:
        if before.low is None or after.low is None or not before.complete:
            return False  # below five cards every further card makes a low worse
        return after.low < before.low
    if before.low is None and after.low is not None:
        return True
    return _merit(game, after) > _merit(game, before)


def _merit(game: Game, ranks: HandRanks) -> tuple[int, ...]:
    """Return a sort key for a hand's category: more is better, and royal flushes are on top."""
    if game.high_counts or game.low is None or ranks.low is None:
        category = game.high.categories.index(named_by(ranks.high))
        return category, int(ranks.high == ROYAL_FLUSH)
    return (-low_category(ranks.low, game.low),)


def _is_last(table: Table, slot: Slot) -> bool:
    """Whether a card in this empty slot completes the deal: then no card is unknown."""
    if any(seat.unknown or seat.range is not None for seat in table.seats):
        return False
    board = len(table.board) + (slot.place == BOARD)
    return all(
        all_dealt(table.game, len(seat.cards) + (slot.place == number), board)
        for number, seat in enumerate(table.seats)
    )
