"""The next card: the hands that each unused card would make, who would be ahead, and the outs."""

# Apart from flushes, a hand ranks the same with each card of a rank. So for each seat only one card
# of a rank is ranked, and each card of a suit in which the seat may get a flush; and the seats are
# compared once for cards that are alike for each of them.

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from analyser.poker.cards import Card, Suit
from analyser.poker.decks import BUG
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps, finish
from analyser.poker.names import CATEGORY_WORDS, RANK_SIGNS, category_word
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.badugi import category_of as named_by
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.low import low_category
from analyser.poker.results.ranked import Ranked, main_category, rank_cards
from analyser.poker.results.verdict import all_dealt, compare_ranked
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table

_Kind = tuple[int, Suit | None]
_Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextCard:
    """The result of one possible next card."""

    card: Card  # the card
    # For each seat that has cards the ranks of its hand with this card.
    made: Mapping[int, Ranked] = field(hash=False)
    # The seats that lead with this card, or win if it is the last: with the high if the high
    # counts, else with the low. Empty if fewer than two seats have cards.
    winners: tuple[int, ...]
    # The seats that lead or win with the low, if high and low share the pot.
    low_winners: tuple[int, ...]
    # The seats that this card gives a higher category, or a first low; in games for low only, a
    # better low. If only one seat has cards, a card of the board improves it only if its own cards
    # take part, because a pair on the board would improve everybody.
    improved: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextCards:
    """The results of all cards that can come next."""

    game: Game  # the game that is played
    slot: Slot  # the slot that the card fills
    # For each seat that has cards the ranks of its hand without the card.
    now: Mapping[int, Ranked] = field(hash=False)
    # The seats that are ahead without the card; empty if fewer than two have cards.
    winners: tuple[int, ...]
    cards: tuple[NextCard, ...]  # the result of each card that can come, in the order of the deck
    final: bool  # whether the card is the last of the deal, so that the seat ahead with it wins

    def get(self, card: Card) -> NextCard | None:
        """Return the result of a card; None if it cannot come."""
        return next((each for each in self.cards if each.card is card), None)

    def outs(self, seat: int) -> tuple[NextCard, ...]:
        """Return the cards with which a seat that is behind leads or shares the lead.

        If no other seat has cards, return those that improve the hand.
        """
        if not any(each.winners for each in self.cards):
            return tuple([each for each in self.cards if seat in each.improved])
        if seat in self.winners:
            return ()
        return tuple([each for each in self.cards if seat in each.winners])

    def by_category(
        self, seat: int, among: Iterable[NextCard] | None = None
    ) -> dict[Phrase, tuple[Card, ...]]:
        """Group cards, or all that can come, by what the seat makes with them, best first."""
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


def word_of(game: Game, ranks: Ranked) -> Phrase:
    """Say in a word or two what a seat has: "two pair"; for low, "8 low" if it has no pair."""
    if ranks.high is not None:
        return category_word(ranks.high)
    assert game.low is not None  # a game counts highs or lows
    assert ranks.low is not None
    category = low_category(ranks.low, game.low)
    if category != Category.HIGH_CARD:
        return CATEGORY_WORDS[category]
    return Phrase(N_("{rank} low"), rank=RANK_SIGNS[ranks.low[1][0]])


def next_cards(table: Table, slot: Slot | None = None) -> NextCards | None:
    """Return the results of all cards that can come to a slot; by default to the active slot.

    None if no seat's hand would change, because no slot is active, the slot is for a dead card, or
    it is on the board and no seat has cards.
    """
    return finish(count_next_cards(table, slot))


def count_next_cards(table: Table, slot: Slot | None = None) -> Steps[NextCards | None]:
    """Compute what ``next_cards`` returns, in steps of a millisecond; yields the share done."""
    slot = slot or table.active
    if slot is None or slot.place == DEAD:
        return None
    table, slot = _on_one_board(table, slot)
    held = {card for _, card in table.known_cards()}
    unseen = [card for card in table.game.deck if card not in held]
    if table.card_at(slot) is not None:
        table = table.empty(slot)  # the next card would replace the present one
    to_board = slot.place == BOARD
    seats: dict[int, _WaitingSeat] = {}
    for number, seat in enumerate(table.seats):
        if seat.cards or number == slot.place:
            seats[number] = _WaitingSeat(table.game, seat.cards, table.board, to_board)
        yield number / (len(table.seats) + len(unseen))
    if not seats:
        return None
    now = {number: seat.now for number, seat in seats.items() if seat.now is not None}
    alone = next(iter(seats)) if to_board and len(seats) == 1 else None
    shared = _WaitingSeat(table.game, (), table.board, to_board)
    cards: list[NextCard] = []
    judged: dict[tuple[_Kind, ...], tuple[_Seats, _Seats, _Seats]] = {}
    for card in unseen:
        made = {
            number: seat.ranks_with(card) if slot.place in (BOARD, number) else now[number]
            for number, seat in seats.items()
        }
        kinds = tuple([seat.kind_of(card) for seat in seats.values()])
        if kinds not in judged:
            judged[kinds] = *_ahead(table.game, made), _improved(table.game, now, made)
        winners, low_winners, improved = judged[kinds]
        if alone is not None and improved:
            own = table.seats[alone].cards
            if not _is_its_own(table.game, own, card, made[alone], shared.ranks_with(card)):
                improved = ()
        cards.append(NextCard(card, made, winners, low_winners, improved))
        yield (len(table.seats) + len(cards)) / (len(table.seats) + len(unseen))
    ahead, _ = _ahead(table.game, now)
    return NextCards(table.game, slot, now, ahead, tuple(cards), _is_last(table, slot))


def _on_one_board(table: Table, slot: Slot) -> tuple[Table, Slot]:
    """Return the table with the slot's board alone; with the first board for a card of a seat."""
    if slot.place not in BOARDS:
        return table.on_each_board()[0], slot
    return table.on_each_board()[BOARDS.index(slot.place)], Slot(BOARD, slot.at)


def _ahead(game: Game, made: Mapping[int, Ranked]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return (winners, low winners) among the hands made; () for fewer than two hands."""
    verdict = compare_ranked(game, [made.get(seat) for seat in range(max(made, default=-1) + 1)])
    return ((), ()) if verdict is None else (verdict.winners, verdict.low_winners)


def _is_its_own(game: Game, own: Iterable[Card], card: Card, made: Ranked, board: Ranked) -> bool:
    """Whether a seat's own cards take part in ``made``; ``board``: what the board makes."""
    if made.high is None or made.low is not None or game.deck.wild_cards([*own, card]):
        return True
    if named_by(made.high) in (Category.ONE_PAIR, Category.TWO_PAIR):
        return any(one.rank == card.rank for one in own)
    return _merit(game, made) > _merit(game, board)


def _improved(game: Game, now: Mapping[int, Ranked], made: Mapping[int, Ranked]) -> _Seats:
    """Return the seats that a card improves: their hands ``now``, and ``made`` with it."""
    return tuple([seat for seat in made if seat in now and _improves(game, now[seat], made[seat])])


def _improves(game: Game, before: Ranked, after: Ranked) -> bool:
    if not game.high_counts:
        if before.low is None or after.low is None or not before.complete:
            return False  # below five cards every further card makes a low worse
        return after.low < before.low
    if before.low is None and after.low is not None:
        return True
    return _merit(game, after) > _merit(game, before)


def _merit(game: Game, ranks: Ranked) -> tuple[int, ...]:
    """Return a sort key for a hand's category: a greater key is better, a royal flush the best."""
    if ranks.high is not None:
        category = game.high.categories.index(named_by(ranks.high))
        return category, int(ranks.high == ROYAL_FLUSH)
    assert game.low is not None  # a game counts highs or lows
    assert ranks.low is not None
    return (-low_category(ranks.low, game.low),)


def _is_last(table: Table, slot: Slot) -> bool:
    """Whether all cards are dealt and known if a card fills ``slot``, which is empty."""
    if any(seat.unknown or seat.range is not None for seat in table.seats):
        return False
    board = len(table.board) + (slot.place == BOARD)
    return all(
        all_dealt(table.game, len(seat.cards) + (slot.place == number), board)
        for number, seat in enumerate(table.seats)
    )


class _WaitingSeat:
    """A seat that waits for one more card: on the board if ``to_board``, otherwise in its hand."""

    def __init__(
        self, game: Game, hole: Sequence[Card], board: Sequence[Card], to_board: bool
    ) -> None:
        self._game = game
        self._hole = tuple(hole)
        self._board = tuple(board)
        self._to_board = to_board
        self._known: dict[_Kind, Ranked] = {}
        cards = (*hole, *board)
        wild = game.deck.wild_cards(cards)
        suits = [card.suit for card in cards if card not in wild]
        of_a_suit = 0 if game.whole or game.second else game.hand - 1 - len(wild)
        self._telling = {suit for suit in Suit if suits.count(suit) >= of_a_suit}
        # The ranks without the next card; None if the seat has no card of its own.
        self.now = rank_cards(game, hole, board) if hole else None

    def kind_of(self, card: Card) -> _Kind:
        """Return the card's rank and, if the seat may get a flush in it, its suit: alike cards."""
        rank = self._game.deck.looked_up[card]
        return rank, card.suit if rank > BUG and card.suit in self._telling else None

    def ranks_with(self, card: Card) -> Ranked:
        """Return the ranks of the hand with ``card`` as the next card, which must not be in use."""
        hole, board = self._hole, self._board
        if self._to_board:
            board = (*board, card)
        else:
            hole = (*hole, card)
        kind = self.kind_of(card)
        if (known := self._known.get(kind)) is not None:
            return known._replace(cards=hole, board=board)
        found = self._known[kind] = rank_cards(self._game, hole, board)
        return found
