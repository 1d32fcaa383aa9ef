"""The next card: the hands that each unused card would make, who would be ahead, and the outs.

Apart from flushes, a hand ranks the same with each card of a rank. So only one card of a rank is
tried, and each card of a suit in which some seat may get a flush.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from analyser.poker.cards import Card, Suit
from analyser.poker.decks import BUG
from analyser.poker.errors import CardNotInGameError
from analyser.poker.games.game import FLOP, Game
from analyser.poker.generators import Steps, finish
from analyser.poker.names import CATEGORY_WORDS, RANK_SIGNS, call_kind, category_name
from analyser.poker.phrases import N_, Phrase, with_semicolons
from analyser.poker.ranking.badugi import category_of as named_by
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.low import low_category
from analyser.poker.results import showdown
from analyser.poker.results.outcome import outcome_of
from analyser.poker.results.result_sentences import say_hand
from analyser.poker.results.showdown import Ranked
from analyser.poker.table.table import BOARD, BOARDS, DEAD, Slot, Table


class NextCard(NamedTuple):
    """The result of one possible next card."""

    card: Card  # the card
    # For each seat that has cards the ranks of its hand with this card, or with one just like it.
    made: Mapping[int, Ranked]
    # The seats that lead with this card, or win if it is the last: with the high if the high
    # counts, else with the low. Empty if fewer than two seats have cards.
    winners: tuple[int, ...]
    # Whether this card improves the only seat that has cards: by a higher category or a first low;
    # in games for low only, by a better low. A card of the board does so only if the seat's own
    # cards take part, because a pair on the board would improve everybody.
    improves: bool


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

    def outs(self, seat: int) -> tuple[NextCard, ...]:
        """Return the cards with which a seat that is behind leads or shares the lead.

        If no other seat has cards, return those that improve the hand.
        """
        if not any(each.winners for each in self.cards):
            return tuple([each for each in self.cards if each.improves])
        if seat in self.winners:
            return ()
        return tuple([each for each in self.cards if seat in each.winners])

    def by_category(self, seat: int, among: Iterable[NextCard]) -> dict[Phrase, tuple[Card, ...]]:
        """Group some of the cards by what the seat makes with them, best first."""
        groups: dict[tuple[int, ...], list[NextCard]] = {}
        for each in among:
            if seat in each.made:
                groups.setdefault(_merit(self.game, each.made[seat]), []).append(each)
        by_category = {}
        for _, members in sorted(groups.items(), reverse=True):
            ranks = members[0].made[seat]
            category = showdown.main_category(self.game, ranks.high, ranks.low)
            by_category[category] = tuple([each.card for each in members])
        return by_category


def say_in_a_word(game: Game, ranks: Ranked) -> Phrase:
    """Say in a word or two what a seat has: "two pair"; for low, "8 low" if it has no pair."""
    if ranks.high is not None:
        kind = call_kind(ranks.high, ranks.cards, ranks.board)
        return kind.name if kind else category_name(ranks.high, CATEGORY_WORDS)
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
    game, board = table.game, table.board
    seats = enumerate(table.seats)
    hands = {at: seat.cards for at, seat in seats if seat.cards or at == slot.place}
    if not hands:
        return None
    now = {at: showdown.rank_cards(game, hole, board) for at, hole in hands.items() if hole}
    suits = _flush_suits(game, [(*hole, *board) for hole in hands.values()])
    cards: list[NextCard] = []
    by_kind: dict[tuple[int, Suit | None], NextCard] = {}
    for card in unseen:
        rank = game.deck.looked_up[card]
        kind = rank, card.suit if rank > BUG and card.suit in suits else None
        if kind not in by_kind:
            on_board, in_hand = ([card], []) if slot.place == BOARD else ([], [card])
            made = {
                at: showdown.rank_cards(game, [*hole, *in_hand], [*board, *on_board])
                if slot.place in (BOARD, at)
                else now[at]
                for at, hole in hands.items()
            }
            improves = len(hands) == 1 and _improves_alone(table, slot, card, now, made)
            by_kind[kind] = NextCard(card, made, _ahead(game, made), improves)
        cards.append(by_kind[kind]._replace(card=card))
        yield len(cards) / len(unseen)
    return NextCards(game, slot, now, _ahead(game, now), tuple(cards), _is_last(table, slot))


def _on_one_board(table: Table, slot: Slot) -> tuple[Table, Slot]:
    """Return the table with the slot's board alone; with the first board for a card of a seat."""
    if slot.place not in BOARDS:
        return table.on_each_board()[0], slot
    return table.on_each_board()[BOARDS.index(slot.place)], Slot(BOARD, slot.at)


def _ahead(game: Game, made: Mapping[int, Ranked]) -> tuple[int, ...]:
    """Return the winners among the hands made; () for fewer than two hands."""
    return showdown.main_winners(game, made) if len(made) > 1 else ()


def _plays_own(game: Game, own: Iterable[Card], card: Card, made: Ranked, board: Ranked) -> bool:
    """Whether own cards take part in ``made``; ``board``: what the board with ``card`` makes."""
    if made.high is None or made.low is not None or game.deck.wild_cards([*own, card]):
        return True
    if named_by(made.high) in (Category.ONE_PAIR, Category.TWO_PAIR):
        return any(one.rank == card.rank for one in own)
    return _merit(game, made) > _merit(game, board)


def _improves_alone(
    table: Table, slot: Slot, card: Card, now: Mapping[int, Ranked], made: Mapping[int, Ranked]
) -> bool:
    """Whether ``card`` improves the only hand, now ``now``, and its own cards take part."""
    game, (seat,) = table.game, made
    if seat not in now or not _improves(game, now[seat], made[seat]):
        return False
    if slot.place != BOARD:
        return True
    shared = showdown.rank_cards(game, (), (*table.board, card))
    return _plays_own(game, table.seats[seat].cards, card, made[seat], shared)


def _improves(game: Game, before: Ranked, after: Ranked) -> bool:
    """Whether a better category or a first low came; if only lows count, a better low."""
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
        showdown.all_dealt(table.game, len(seat.cards) + (slot.place == number), board)
        for number, seat in enumerate(table.seats)
    )


def _flush_suits(game: Game, seats: Iterable[Sequence[Card]]) -> set[Suit]:
    """Return the suits in which some seat may get a flush; ``seats``: its cards with the board."""
    found: set[Suit] = set()
    for cards in seats:
        wild = game.deck.wild_cards(cards)
        suits = [card.suit for card in cards if card not in wild]
        of_a_suit = 0 if game.whole or game.second else game.hand - 1 - len(wild)
        found |= {suit for suit in Suit if suits.count(suit) >= of_a_suit}
    return found


@dataclass(frozen=True, slots=True)
class Outs:
    """The outs of a seat that is behind; for a single seat, the cards that improve its hand."""

    seat: int  # the number of the seat
    # The outs: not those with which the seat only splits the pot, or the high.
    cards: tuple[Card, ...]
    unseen: int  # how many cards can come
    to_come: int  # how many cards of the board are still to come
    overtaken: int  # with how many cards nobody who is ahead now leads, or shares the lead


@lru_cache(maxsize=8)  # the window asks for them each time the pointer moves to something else
def find_outs(table: Table) -> tuple[Outs, ...]:
    """Return the outs on flop or turn of each seat that is behind, or of the only one.

    Empty with several boards, or if a seat has an unknown card, or too few cards are left.
    """
    game, board = table.game, table.board
    seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    known = all(len(table.seats[seat].cards) == game.dealt for seat in seats)
    slot = table.room_in(BOARD)
    if not seats or not known or slot is None or not FLOP <= len(board) < game.board:
        return ()
    if table.more_boards:  # a card helps on one board: each table of ``on_each_board`` has its own
        return ()
    following = next_cards(table, slot)
    assert following is not None  # seats have cards, whose hands the next board card changes
    to_come = game.board - len(board)
    if len(following.cards) < to_come:  # all others are dead cards
        return ()
    ahead = frozenset(following.winners)
    overtaken = sum(ahead.isdisjoint(each.winners) for each in following.cards)
    counts = len(following.cards), to_come, overtaken
    found = []
    for seat in (seat for seat in seats if seat not in ahead):
        # The cards with which it leads alone; of the only seat, those that improve it.
        every = reversed(following.outs(seat))
        outs = [each.card for each in every if len(seats) == 1 or len(each.winners) == 1]
        found.append(Outs(seat, tuple(outs), *counts))
    return tuple(found)


def say_what_it_makes(table: Table, card: Card) -> Phrase | None:
    """Say which hand an unused card would make in the active slot; None if no slot is active.

    On the board: each seat's hand, and who would be ahead. If the card would make no hand, say
    where it would lie; if the game has no such card, say so.
    """
    try:
        table.game.check_deck([card])
    except CardNotInGameError as error:
        return error.phrase
    if table.active is None:
        return None
    if table.active.place == DEAD:
        return Phrase(N_("Would lie among the dead cards"))
    after = outcome_of(table.place(card))
    if table.active.place in BOARDS:
        on_board = (after.runs or (after,))[BOARDS.index(table.active.place)]
        made = [
            Phrase(N_("for {seat}: {hand}"), seat=name, hand=say_hand(hand))
            for name, hand in zip(on_board.names, on_board.hands, strict=True)
            if hand is not None
        ]
        if not made:
            return Phrase(N_("Would lie on the board"))
        hands = with_semicolons(made)
        makes = Phrase(N_("Would make {hands}"), hands=hands)
    else:
        hand = after.hands[table.active.place]
        assert hand is not None  # the seat has that card
        makes = Phrase(N_("Would make: {hand}"), hand=say_hand(hand))
    if after.headline is None:
        return makes
    template = N_("{makes}; then {headline}")
    return Phrase(template, makes=makes, headline=after.headline)
