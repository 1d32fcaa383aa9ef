"""Completions: the cards that a seat can still be dealt, and the values of the full hands.

A *completion* of a seat is a set of cards that completes its hand. Apart from flushes, the value
of the full hand depends only on the multiset of the completion's ranks, so completions with the
same multiset are grouped: the 133,784,560 ways to deal seven cards have only 49,205 multisets.
Completions that make a flush are counted separately, by its suit's cards and the others' ranks.

Instead of ranks this module uses *symbols*, the numbers of ``Deck.looked_up``: the thirteen ranks,
and one symbol each for wild cards and for bugs. Values are class numbers, 1 the best, and
``NO_CLASS`` if a hand does not qualify. Every game has a *main* value, for the high, or for the low
if the game has no high; flushes may change it. If high and low share the pot, the low is the
*second* value, which never depends on suits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.decks import BUG
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.odds.record import category_key
from analyser.poker.ranking.arrays import Whole
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import HighOrdering
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import RANK_KEYS, multisets
from analyser.poker.ranking.rank_tables import flush_classes, mixed_classes

SYMBOLS: Final = RANKS.stop
"""The number of symbols: wild card, bug, and the ranks from two to ace."""

SYMBOL_BITS: Final = 3
"""The bits of a key for the count of one symbol, 0 to 7: a hand is dealt at most seven cards."""

_SUIT_BITS: Final = len(RANKS)  # the bits in the key of a set for the cards of a suit

_SYMBOL_KEYS: Final[Whole] = np.int64(1) << SYMBOL_BITS * np.arange(SYMBOLS, dtype=np.int64)

WAYS: Final[Whole] = np.array(
    [[comb(cards, taken) for taken in range(1 << SYMBOL_BITS)] for cards in range(64)], np.int64
)
"""Binomial coefficients: ``WAYS[n, k]`` ways to take k of n cards."""


class Values:
    """Looks up the values of a game's hands; the known cards decide how many jokers there are."""

    def __init__(self, game: Game, known: Sequence[Card]) -> None:
        self.game = game
        self._tables = tables_of(game, known)
        self._ordering = ordering = game.main
        self._wild: dict[tuple[Ordering, bool], tuple[Whole, Whole]] = {}
        self.flushes_matter = isinstance(ordering, HighOrdering) or ordering.straights_count

    def of_ranks(self, ordering: Ordering, counts: Whole, size: int) -> Whole:
        """Return the values of hands in one ordering, without flushes, each a row of counts."""
        if self.game.deck.has_wild:
            return self._look_up(ordering, False, counts)
        numbers = multisets(size).numbers(counts[:, RANKS.start :] @ RANK_KEYS)
        return mixed_classes(ordering, size).take(numbers).astype(np.int64)

    def of_flushes(self, counts: Whole, ranks: Whole, without: Whole, size: int) -> Whole:
        """Return the main values of hands with a flush.

        ``counts``: of all ranks, for decks with wild cards; in others ``ranks``: masks of the
        flush's suit, and ``without``: the main values if the flush is ignored.
        """
        if self.game.deck.has_wild:
            return self._look_up(self._ordering, True, counts)
        flushes = flush_classes(self._ordering).take(ranks).astype(np.int64)
        # Five cards of one suit must be played as a flush, even in low games; of more than five the
        # best five are chosen.
        return flushes if size == 5 else np.minimum(flushes, without)

    def category(self, number: int) -> str:
        """Return the name of a main value's category, as in ``SeatOdds.categories``."""
        return category_key(self._tables.of(self._ordering).ranks[number - 1], self._ordering)

    def _look_up(self, ordering: Ordering, suited: bool, counts: Whole) -> Whole:
        """Return the values of hands with wild cards, as flushes if ``suited``, or ``NO_CLASS``."""
        if (ordering, suited) not in self._wild:
            classes = self._tables.of(ordering)
            self._wild[ordering, suited] = _sorted_keys(classes.suited if suited else classes.mixed)
        keys, numbers = self._wild[ordering, suited]
        if not len(keys):  # if all cards are wild, every hand is a flush
            return np.full(len(counts), NO_CLASS, np.int64)
        wanted = counts @ _SYMBOL_KEYS
        places = np.searchsorted(keys, wanted).clip(max=len(keys) - 1)
        return np.where(keys[places] == wanted, numbers[places], NO_CLASS)


def _sorted_keys(table: dict[tuple[int, ...], int]) -> tuple[Whole, Whole]:
    """Return the keys of all hands in a table of classes, ascending, and the class of each hand."""
    ranks = np.array(list(table), np.int64).reshape(len(table), 5)
    keys = _SYMBOL_KEYS[ranks].sum(axis=1)
    order = keys.argsort()
    return keys[order], np.array(list(table.values()), np.int64)[order]


# ------------------------------------------------------------------------------- the completions


class Entries(NamedTuple):
    """Completions of a seat, in groups with the same multiset of ranks and the same main value."""

    multisets: Whole  # for each group its multiset, as an index into ``Completions.keys``
    main: Whole  # for each group its main value
    counts: Whole  # for each group the number of completions in it

    def __len__(self) -> int:
        return len(self.main)


def joined(*parts: Entries) -> Entries:
    """Return all groups of one or more ``Entries`` in one."""
    return Entries(*map(np.concatenate, zip(*parts, strict=True)))


_NO_ENTRIES: Final = Entries(*np.zeros((3, 0), np.int64))


@dataclass(frozen=True, slots=True)
class FlushPart:
    """The completions with a given number of cards of one suit, which make a flush of that suit."""

    suit: Suit  # the suit
    suited: tuple[Card, ...]  # the cards of the suit that can be dealt
    taken: int  # the number of cards of the suit in each completion
    rest: tuple[Card, ...]  # the other cards that can be dealt
    rest_taken: int  # the number of other cards in each completion
    held: int  # the mask of the ranks of the seat's known cards of the suit

    def __len__(self) -> int:
        return comb(len(self.suited), self.taken) * comb(len(self.rest), self.rest_taken)

    def work_of_holders(self, size: int) -> int:
        """Estimate the work of ``flush_holders`` for sets of ``size`` cards: its elements."""
        ranks = len({card.rank for card in self.rest})
        rests = comb(max(0, ranks + self.rest_taken - 1), self.rest_taken)
        return comb(len(self.suited), self.taken) * rests * comb(self.taken + self.rest_taken, size)


@dataclass(eq=False)
class Completions:
    """All completions of one seat: the sets of cards that can complete its hand."""

    values: Values  # the values of the game's hands
    hand: Sequence[Card]  # the known cards of the seat
    missing: int  # the number of cards still to be dealt to the seat
    unseen: Sequence[Card]  # the cards that can be dealt
    counts: Whole  # for each multiset, by ascending key, a row with the count of each symbol
    main: Whole  # for each multiset the main value of the full hand, ignoring flushes
    second: Whole  # for each multiset the second value; ``NO_CLASS`` if the game has none

    def __post_init__(self) -> None:
        self.size = len(self.hand) + self.missing
        self.available = symbol_counts(self.values.game, self.unseen)
        # The multisets as ascending numbers.
        self.keys = self.counts @ _SYMBOL_KEYS
        # The completions of each flush part for which ``prepare`` has found them so far.
        self.prepared: dict[FlushPart, Entries] = {}

    @classmethod
    def of(
        cls, values: Values, hand: Sequence[Card], missing: int, unseen: Sequence[Card]
    ) -> Completions:
        """Return all completions of a hand with ``missing`` of the ``unseen`` cards."""
        game, size = values.game, len(hand) + missing
        counts = _multisets_of(symbol_counts(game, unseen), missing)
        full = counts + symbol_counts(game, hand)
        main = values.of_ranks(game.main, full, size)
        second = np.full_like(main, NO_CLASS)
        if game.splits and game.low is not None:
            second = values.of_ranks(game.low, full, size)
        return cls(values, hand, missing, unseen, counts, main, second)

    def among(self, unseen: Sequence[Card]) -> Completions:
        """Return the completions if only ``unseen``, some of the present unseen cards, can come."""
        possible = (self.counts <= symbol_counts(self.values.game, unseen)).all(axis=1)
        some = [each[possible] for each in (self.counts, self.main, self.second)]
        return Completions(self.values, self.hand, self.missing, unseen, *some)

    def __len__(self) -> int:
        return comb(len(self.unseen), self.missing)

    @cached_property
    def without_flushes(self) -> Entries:
        """All completions, with the values of their hands if flushes are ignored."""
        ways = WAYS[self.available, self.counts].prod(axis=1)
        return Entries(np.arange(len(self.keys)), self.main, ways)

    @cached_property
    def flush_parts(self) -> tuple[FlushPart, ...]:
        """All completions that make a flush, in parts; empty if the game ignores flushes."""
        return tuple(_flush_parts(self)) if self.values.flushes_matter else ()

    @cached_property
    def flushes(self) -> Entries:
        """The completions with a flush that changes the hand's value, with these changed values."""
        for _ in self.prepare():
            pass
        entries = [self.prepared[part] for part in self.flush_parts]
        return _merged(*joined(_NO_ENTRIES, *entries))

    def prepare(self) -> Iterator[None]:
        """Find what ``flushes`` returns, in steps of some milliseconds, and cache it."""
        for part in self.flush_parts:
            if part not in self.prepared:
                # Each completion contains the empty set once.
                (every,) = self.flush_holders(part, 0, len(part))
                self.prepared[part] = _merged(*every[1:])
                yield

    @cached_property
    def with_flushes(self) -> Entries:
        """All completions; their values include flushes."""
        plain, flushes = self.without_flushes, self.flushes
        # ``plain`` has one group for each key, in their order.
        rest = plain.counts - sums_by_place(flushes.multisets, flushes.counts, len(self.keys))
        left = [each[rest > 0] for each in (plain.multisets, plain.main, rest)]
        return joined(Entries(*left), flushes)

    @property
    def complete_values(self) -> tuple[int, int]:
        """The main and the second value of a complete hand; of two flushes the better."""
        main = (*self.main.tolist(), *self.flushes.main.tolist())
        return main[-1] if self.size == 5 else min(main), int(self.second[0])

    def categories(self) -> dict[str, int]:
        """Return how many completions give the hand each category, by the category's name."""
        if not self.missing:
            return {self.values.category(self.complete_values[0]): 1}
        found: Counter[str] = Counter()
        totals = sums_by_place(self.with_flushes.main, self.with_flushes.counts, NO_CLASS)
        for number in np.flatnonzero(totals).tolist():
            found[self.values.category(number)] += int(totals[number])
        return found

    def one_by_one(self) -> tuple[Whole, Whole, Whole]:
        """Return all completions as bits of cards, and both values of each full hand."""
        chosen = choices(self.unseen, self.missing)
        sets = (np.int64(1) << chosen).sum(axis=1)
        places = np.searchsorted(self.keys, self._keys_of(chosen))
        main = self.main[places]
        order = sets.argsort()
        for cards, _, values in self.flush_cards(1 << 16):
            at = np.searchsorted(sets, (np.int64(1) << cards).sum(axis=1), sorter=order)
            main[order[at]] = values
        return sets, main, self.second[places]

    def flush_cards(self, rows: int) -> Iterator[tuple[Whole, Whole, Whole]]:
        """Yield, about ``rows`` at a time, the completions whose value a flush changes.

        For each: its card numbers, the index of its multiset in ``keys``, and its main value.
        """
        for part in self.flush_parts:
            suited, rest = choices(part.suited, part.taken), choices(part.rest, part.rest_taken)
            step = max(1, rows // max(1, len(rest)))
            for start in range(0, len(suited), step):
                some = suited[start : start + step]
                for first in range(0, len(rest), rows):
                    others = rest[first : first + rows]
                    of_suit = np.repeat(some, len(others), axis=0)
                    chosen = np.column_stack((of_suit, np.tile(others, (len(some), 1))))
                    ranks = np.repeat(part.held | _rank_masks(some), len(others))
                    places, values = self._flush_values(self._keys_of(chosen), ranks)
                    changed = values != self.main[places]
                    yield chosen[changed], places[changed], values[changed]

    def flush_holders(self, part: FlushPart, size: int, rows: int) -> Iterator[tuple[Whole, ...]]:
        """Yield which completions contain which sets of ``size`` cards, about ``rows`` at a time.

        Sets, and completions of ``part``, are grouped if they have the same cards of its suit and
        ranks of the other cards. Completions whose value the flush does not change are left out.

        For each pair of a group of sets and a group of completions: the key of the sets (the sum of
        their ``set_keys``); the index of the completions' multiset in ``keys``; the main value of
        their hands, flush included; and how many of them contain a given one of the sets.
        """
        suited = choices(part.suited, part.taken)
        available = symbol_counts(self.values.game, part.rest)
        rest = _multisets_of(available, part.rest_taken)
        shape = len(suited), len(rest)
        keys = np.add.outer(self._keys_of(suited), rest @ _SYMBOL_KEYS).ravel()
        ranks = np.repeat(part.held | _rank_masks(suited), len(rest))
        places, values = (each.reshape(shape) for each in self._flush_values(keys, ranks))
        changed = values != self.main[places]
        bits = np.int64(1) << suited % len(RANKS)
        for of_suit in range(max(0, size - part.rest_taken), min(size, part.taken) + 1):
            inside = _multisets_of(available, size - of_suit)
            which, of_rest = np.nonzero((inside[:, None] <= rest[None]).all(axis=2))
            held = inside[which]
            ways = WAYS[available - held, rest[of_rest] - held].prod(axis=1)
            rest_keys = (held @ _SYMBOL_KEYS) << _SUIT_BITS
            columns = list(combinations(range(part.taken), of_suit))
            step = max(1, rows // max(1, len(columns) * len(ways)))
            for start in range(0, len(suited), step):
                block = slice(start, start + step)
                sets = np.stack([bits[block][:, some].sum(axis=1) for some in columns], axis=1)
                of_full = [each[block, None, of_rest] for each in (changed, places, values)]
                keys = np.add.outer(sets, rest_keys)
                wanted, *found = np.broadcast_arrays(of_full[0], keys, *of_full[1:], ways)
                yield tuple([each[wanted] for each in found])

    def _keys_of(self, chosen: Whole) -> Whole:
        """Return for each row of card numbers the sum of their keys."""
        keys: Whole = self._card_keys[chosen].sum(axis=1)
        return keys

    @cached_property
    def _card_keys(self) -> Whole:
        """For each card number the key of the card's symbol."""
        looked_up = self.values.game.deck.looked_up
        keys = np.zeros(64, np.int64)
        for card in self.unseen:
            keys[card.number] = _SYMBOL_KEYS[looked_up[card]]
        return keys

    def _flush_values(self, keys: Whole, ranks: Whole) -> tuple[Whole, Whole]:
        """Return each key's index in ``self.keys``, and its value as a flush of these ``ranks``."""
        places = np.searchsorted(self.keys, keys)
        if not self.values.game.deck.has_wild:
            full = self.counts[:0]  # not read: the ranks of the suit are enough
        else:
            full = self.counts[places] + symbol_counts(self.values.game, self.hand)
        return places, self.values.of_flushes(full, ranks, self.main[places], self.size)


def set_keys(game: Game, suit: Suit) -> Whole:
    """Return the key of each card, by card number; a set's key is the sum of its cards' keys.

    Two sets have the same key if they have the same cards of ``suit`` and the same ranks of other
    cards. A card that cannot be in a flush of the suit gets a key that no set of a flush has.
    """
    keys = np.zeros(64, np.int64)
    for card, symbol in game.deck.looked_up.items():
        if card.suit == suit and symbol > BUG:
            keys[card.number] = 1 << card.rank - RANKS.start
        elif game.deck.has_wild and symbol > BUG:
            keys[card.number] = 1 << _SUIT_BITS + SYMBOL_BITS * SYMBOLS
        else:
            keys[card.number] = _SYMBOL_KEYS[symbol] << _SUIT_BITS
    return keys


def symbol_counts(game: Game, cards: Sequence[Card]) -> Whole:
    """Return how often each symbol (wild card, bug or rank) occurs among some cards."""
    looked_up = game.deck.looked_up
    return np.bincount([looked_up[card] for card in cards], minlength=SYMBOLS).astype(np.int64)


def _multisets_of(available: Whole, size: int) -> Whole:
    """Return all multisets of ``size`` symbols that can be dealt, a row each, by ascending key."""
    rows = np.zeros((1, 0), np.int64)
    # From the last symbol to the first, so that the rows are in the order of their keys.
    for symbol in reversed(range(SYMBOLS)):
        most = min(size, int(available[symbol]))
        below = int(available[:symbol].sum())
        left = size - rows.sum(axis=1)
        least = (left - below).clip(0)
        ways = (np.minimum(left, most) - least + 1).clip(0)
        starts = np.repeat(ways.cumsum() - ways, ways)
        counts = np.arange(len(starts)) - starts + np.repeat(least, ways)
        rows = np.concatenate([counts[:, None], np.repeat(rows, ways, axis=0)], axis=1)
    return rows


def _flush_parts(seat: Completions) -> Iterator[FlushPart]:
    """Yield the parts that can be dealt: for each suit, by how many cards of it are dealt."""
    game, hand, missing = seat.values.game, seat.hand, seat.missing
    looked_up = game.deck.looked_up
    natural = [card for card in hand if looked_up[card] > BUG]
    wild = tuple([card for card in seat.unseen if looked_up[card] <= BUG])
    others = [card for card in seat.unseen if card not in wild]
    for suit in Suit:
        suited = tuple([card for card in others if card.suit == suit])
        own = [card for card in natural if card.suit == suit]
        held = sum(1 << card.rank - RANKS.start for card in own)
        if game.deck.has_wild:
            if len(own) < len(natural):
                continue
            # Five wild cards are of no suit, so they are counted with the first suit only.
            least = 0 if own or suit == Suit(0) else 1
            rest = wild
        else:
            least = max(0, 5 - len(own))
            rest = tuple([card for card in seat.unseen if card.suit != suit])
        for taken in range(least, missing + 1):
            part = FlushPart(suit, suited, taken, rest, missing - taken, held)
            if len(part):
                yield part


def choices(cards: Sequence[Card], count: int) -> Whole:
    """Return every choice of ``count`` cards, a row of card numbers each."""
    return np.array([*combinations([card.number for card in cards], count)], np.int64)


def _rank_masks(chosen: Whole) -> Whole:
    """Return for each row of card numbers of one suit the mask of its ranks."""
    masks: Whole = (np.int64(1) << chosen % len(RANKS)).sum(axis=1)
    return masks


def _merged(places: Whole, main: Whole, counts: Whole) -> Entries:
    """Merge entries with equal pairs of multiset and main value by adding counts."""
    # A main value has sixteen bits at most, which are all set in ``NO_CLASS``.
    both, which = np.unique(places << 16 | main, return_inverse=True)
    return Entries(both >> 16, both & NO_CLASS, sums_by_place(which, counts, len(both)))


def sums_by_place(places: Whole, counts: Whole, length: int) -> Whole:
    """Return for each index below ``length`` the sum of the ``counts`` with this index."""
    sums = np.zeros(length, np.int64)
    np.add.at(sums, places, counts)
    return sums
