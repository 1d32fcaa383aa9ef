"""Made hands in a player's words: "top pair, queen kicker", "set of nines", "second-nut flush".

The words describe a hand's own cards on a board of three cards or more. Where glossaries differ,
this module decides: "top" is the highest rank of the board, "bottom" the lowest; of three ranks the
other is "middle", of four or five "second", "third" and "fourth". Whether a straight or a low is
the nuts, or second to them, depends only on the board, not on the cards that players hold.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial, reduce
from itertools import chain, combinations, combinations_with_replacement
from operator import or_
from typing import Any, Final, NamedTuple

from analyser.poker import names
from analyser.poker.cards import Card, Suit, ordinal
from analyser.poker.decks import BUG
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import FLOP, Game
from analyser.poker.phrases import N_, Phrase, sentences_beside
from analyser.poker.ranking.high import ROYAL_FLUSH, Category, HighRank, rank_five
from analyser.poker.ranking.low import LowRank, Ordering, eight_or_lower

_IN_OMAHA: Final = 2
"""How many of the best straights, flushes and lows have names in Omaha: nut, second-nut."""

_say: Final = sentences_beside(__file__)
_HIGH_AND_LOW: Final = N_("{high}; {low}")
_PAIRS: Final = ("top-pair", "second-pair", "third-pair", "fourth-pair")
_PERHAPS_THE_NUTS: Final[Mapping[int, str]] = {
    Category.FULL_HOUSE: "full-house",
    Category.FOUR_OF_A_KIND: "quads",
    Category.STRAIGHT_FLUSH: "straight-flush",
}
"""Hands whose names end in ", the nuts" if no two cards make a better hand on the board."""

_NAMED_IN_OMAHA: Final = range(Category.TWO_PAIR, Category.FULL_HOUSE + 1)
"""The categories of which players have more to say in Omaha than the category itself."""


def name_made_hand(
    game: Game,
    hole: Sequence[Card],
    board: Sequence[Card],
    rank: HighRank | None,
    low: LowRank | None = None,
) -> Phrase | None:
    """Name what a hand makes on a board of three cards or more, or two cards without a board.

    Two cards are "pocket queens" or "ace-king suited", but have no name in Omaha or if one is wild.
    Return None for a hand without a name, such as a hand in a game in which only lows win.
    ``rank``, ``low``: the ranks of the high and the low hand, None if there is none.
    """
    if not board:
        return _name_two_cards(game, hole)
    if not game.plays_two:
        return None  # players have no words for other games
    if len(board) < FLOP or rank is None or not game.high_counts:
        return None
    high = _Naming(game, hole, board, rank).name()
    if not game.splits:
        return high
    return Phrase(_HIGH_AND_LOW, high=high, low=name_low(game, hole, board, low))


def _name_two_cards(game: Game, hole: Sequence[Card]) -> Phrase | None:
    """Name a pair or two cards before the flop; None where games or cards have no such name."""
    plain = game.uses is None and game.high_counts and not game.one_of_each
    if not plain or len(hole) != 2 or game.deck.wild_cards(hole):
        return None
    high, low = sorted(hole, key=lambda card: card.rank, reverse=True)
    if high.rank == low.rank:
        return _say("pocket", ranks=names.RANK_PLURALS[high.rank])
    name = "suited" if high.suit is low.suit else "offsuit"
    return _say(name, high=names.RANK_NAMES[high.rank], low=names.RANK_NAMES[low.rank])


class _Naming(NamedTuple):
    """Names the high hand of a seat; ``rank``: the rank of its best five cards."""

    game: Game
    hole: Sequence[Card]
    board: Sequence[Card]
    rank: HighRank

    @property
    def own_ranks(self) -> list[int]:
        return sorted((card.rank for card in self.hole), reverse=True)

    @property
    def board_ranks(self) -> list[int]:
        return sorted({card.rank for card in self.board}, reverse=True)

    @property
    def exactly_two(self) -> bool:
        """Whether exactly two own cards have to play, as in Omaha."""
        return self.game.uses is not None

    def name(self) -> Phrase:
        if self.game.deck.wild_cards([*self.hole, *self.board]):
            return names.describe_as_label(self.rank)
        if self._board_plays():
            plays = "board-plays"
            if self.rank[0] in (Category.FULL_HOUSE, Category.FOUR_OF_A_KIND):
                plays = f"{_PERHAPS_THE_NUTS[self.rank[0]]}-on-board"
            return self._say(plays, description=names.describe_in_sentence(self.rank))
        category = self.rank[0]
        if self.exactly_two and category not in _NAMED_IN_OMAHA:
            return names.describe_as_label(self.rank)
        if category in _PERHAPS_THE_NUTS:
            return self._name_full_house_or_better()
        naming: dict[int, Callable[[], Phrase]] = {
            Category.HIGH_CARD: partial(self._say, "high-card"),
            Category.ONE_PAIR: self._name_pair,
            Category.TWO_PAIR: self._name_two_pair,
            Category.THREE_OF_A_KIND: self._name_three_of_a_kind,
            Category.STRAIGHT: self._name_straight,
            Category.FLUSH: self._name_flush,
        }
        return naming[category]()

    def _say(self, name: str, **gaps: Phrase) -> Phrase:
        """Fill a sentence that names the ranks of the tie-breakers."""
        first, second = self.rank[1], self.rank[min(2, len(self.rank) - 1)]
        firsts = {"first": names.RANK_NAMES[first], "firsts": names.RANK_PLURALS[first]}
        return _say(name, **firsts, seconds=names.RANK_PLURALS[second], **gaps)

    def _board_plays(self) -> bool:
        """True if the hand is a straight or better that the board makes alone, kicker included."""
        if self.exactly_two or len(self.board) < self.game.hand or self.rank[0] < Category.STRAIGHT:
            return False
        return rank_five(self.board, self.game.high) == self.rank

    # Pairs and threes -------------------------------------------------------------------------

    def _name_kicker(self, among: Sequence[int]) -> Phrase:
        """Name the kicker, the highest of these own ranks that plays; or say that none plays."""
        plays = [rank for rank in among if rank in self.rank[2:]]
        if not plays:
            return _say("no-kicker")
        return _say("kicker", rank=names.kicker_name(max(plays)))

    def _name_pair(self) -> Phrase:
        pair = self.rank[1]
        others = [rank for rank in self.own_ranks if rank != pair]
        if not others:
            return self._name_pocket_pair(pair)
        if pair not in self.own_ranks:
            return _say("pair-on-board", kicker=self._name_kicker(others))
        name = self._name_pair_by_place(pair)
        if pair != self.board_ranks[0]:
            return name
        kicker = self._name_kicker(others)
        higher = [rank for rank in self.game.deck.ranks if rank > others[0]]
        if others[0] in self.rank[2:] and set(higher) <= set(self.board_ranks):
            kicker = _say("top-kicker")
        return _say("with-kicker", pair=name, kicker=kicker)

    def _name_pair_by_place(self, pair: int) -> Phrase:
        """Name a pair of an own and a board card: "top pair" if it is the board's highest."""
        place, last = self.board_ranks.index(pair), len(self.board_ranks) - 1
        if place and place == last:
            return _say("bottom-pair")
        return _say("middle-pair" if place and last == 2 else _PAIRS[place])

    def _name_pocket_pair(self, pair: int) -> Phrase:
        higher = [other for other in self.board_ranks if other > pair]
        if not higher:
            return _say("overpair")
        if len(higher) == len(self.board_ranks):
            return _say("underpair")
        next_higher = names.RANK_NAMES[min(higher)]
        return _say("pocket-under", ranks=names.RANK_PLURALS[pair], higher=next_higher)

    def _name_two_pair(self) -> Phrase:
        own = [rank for rank in self.rank[1:3] if rank in self.own_ranks]
        places = [self.board_ranks.index(rank) for rank in own if rank in self.board_ranks]
        if self.exactly_two:
            return _say("two-pair-0-1") if places == [0, 1] else names.describe_as_label(self.rank)
        if not own:
            return _say("two-pair-on-board")
        if len(own) == 2:
            if len(self.board_ranks) == 3:
                return _say(f"two-pair-{places[0]}-{places[1]}")
            return self._say("two-pair")
        (boards,) = (rank for rank in self.rank[1:3] if rank not in own)
        name = self._name_pair_by_place(own[0]) if places else self._name_pocket_pair(own[0])
        return _say("one-and-the-boards", pair=name, ranks=names.RANK_PLURALS[boards])

    def _name_three_of_a_kind(self) -> Phrase:
        three = self.rank[1]
        others = [rank for rank in self.own_ranks if rank != three]
        kind = names.call_kind(self.rank, self.hole, self.board)
        if kind is names.SET:
            if len(self.board_ranks) > FLOP:
                return self._say("set")
            return _say(f"set-{self.board_ranks.index(three)}", ranks=names.RANK_PLURALS[three])
        if kind is not names.TRIPS and self.exactly_two:
            return names.describe_as_label(self.rank)
        name = "trips" if kind is names.TRIPS else "three-on-board"
        return self._say(name, kicker=self._name_kicker(others))

    # Straights and better ---------------------------------------------------------------------

    def _name_straight(self) -> Phrase:
        better = self._better_highs()
        if any(rank[0] != Category.STRAIGHT for rank in better):
            return self._say("straight")
        return self._name_by_nut_place(len(better), "nut-straight")

    def _name_flush(self) -> Phrase:
        suits = [card.suit for card in (*self.hole, *self.board)]
        (suit,) = (suit for suit in Suit if self._is_flush_in(suits, suit))
        seen = {card.rank for card in (*self.hole, *self.board) if card.suit is suit}
        top = max(card.rank for card in self.hole if card.suit is suit)
        higher = [rank for rank in self.game.deck.ranks if rank > top and rank not in seen]
        return self._name_by_nut_place(len(higher), "nut-flush")

    def _is_flush_in(self, suits: Sequence[Suit | None], suit: Suit) -> bool:
        """Whether cards of these suits, the board's among them, make a flush in ``suit``."""
        count = suits.count(suit)
        if self.exactly_two:
            on_board = sum(card.suit is suit for card in self.board)
            return on_board >= 3 and count - on_board >= 2
        return count >= self.game.hand

    def _name_by_nut_place(self, better: int, name: str) -> Phrase:
        """Fill the sentence ``name`` with "nut" or "second-nut", if ``better`` hands beat it."""
        if self.exactly_two and better >= _IN_OMAHA:
            return names.describe_as_label(self.rank)
        return _say(name, nut=_nut_word(better))

    def _name_full_house_or_better(self) -> Phrase:
        is_royal = self.rank == ROYAL_FLUSH
        name = self._say("royal-flush" if is_royal else _PERHAPS_THE_NUTS[self.rank[0]])
        if self._better_highs():
            return name
        return _say("the-nuts", hand=name)

    def _better_highs(self) -> list[HighRank]:
        """Return the ranks of all better hands that any two cards make on this board."""
        strength = self.game.high.strength
        mine = strength(self.rank)
        every = possible_ranks(self.game, tuple(self.board), self.game.high)
        return [rank for rank in every if strength(rank) > mine]


def name_low(
    game: Game, hole: Sequence[Card], board: Sequence[Card], low: LowRank | None
) -> Phrase:
    """Name the low of a hand: "nut low", "no low yet", "low counterfeited".

    A low is counterfeited if hand and board each have enough low ranks, but not five different ones
    together. ``low``: the rank of the low, None if the hand has none.
    """
    if low is not None:
        assert game.low is not None  # else there was no low to name
        better = sum(other < low for other in possible_ranks(game, tuple(board), game.low))
        if better < _IN_OMAHA:
            return _say("nut-low", nut=_nut_word(better))
        return _say("low", row=names.rank_row(low[1]))
    of_hole, of_board = game.uses or (2, 3)
    own, shared = eight_or_lower(hole), eight_or_lower(board)
    if len(own) >= of_hole and len(shared) >= of_board:
        return _say("counterfeited")
    if len(own) >= of_hole and len(shared) + game.board - len(board) >= of_board:
        return _say("no-low-yet")
    return _say("no-low")


def high_and_low(made: Phrase) -> tuple[Phrase, Phrase | None]:
    """Split a name from ``name_made_hand`` into the name of the high hand and that of the low.

    The low's name is None unless it is a nut low, a second-nut low or a counterfeited low.
    """
    if made.template != _HIGH_AND_LOW:
        return made, None
    high, low = made.gaps["high"], made.gaps["low"]
    assert isinstance(high, Phrase)
    assert isinstance(low, Phrase)
    return high, low if "nut" in low.gaps or "counterfeited" in low else None


def _nut_word(better: int) -> Phrase:
    """Return the word for a hand that ``better`` possible hands beat: "second-nut" for one."""
    return names.NUTS.get(better) or _say("nth-nut", place=ordinal(better + 1))


_FLUSH_NEEDS = 3
"""How many board cards of a suit are needed for a flush with two more."""


_EVERY_SUIT: Final = (1 << len(Suit)) - 1


@lru_cache(maxsize=32)
def possible_ranks(game: Game, board: tuple[Card, ...], ordering: Ordering) -> tuple[Any, ...]:
    """Return every rank that any two cards make on a board, best first (cached).

    Pairs that differ only in suits which make no flush are tried once.
    """
    classes = tables_of(game, board).of(ordering)
    looked_up, none = game.deck.looked_up, len(classes) + 1
    suits, wild = [card.suit for card in board], game.deck.has_wild
    matter = any(classes.mixed.get(key) != number for key, number in classes.suited.items())
    in_lows = set[int]() if matter else {*chain(*classes.mixed)}
    flushes = [suit for suit in Suit if matter and (wild or suits.count(suit) >= _FLUSH_NEEDS)]

    def kind(card: Card) -> tuple[int, int]:
        """Return a card as a number and its suits as bits: all suits if it can be in no flush."""
        # A wild card fits every suit. A card that is in no flush counts as one of all suits.
        suit = 1 << card.suit if card.suit in flushes else _EVERY_SUIT
        return looked_up[card], suit if looked_up[card] > BUG else 0

    def joined(kinds: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], int]:
        return tuple([number for number, _ in kinds]), reduce(or_, [of for _, of in kinds], 0)

    on_board, sizes = [*map(kind, board)], range(game.hand + 1)
    shared = [{joined(some) for some in combinations(on_board, size)} for size in sizes]

    @cache
    def best(*own: tuple[int, int]) -> int:
        """Return the class, 1 the best, that these own cards make with cards of the board."""
        numbers, of = joined(own)
        found = none
        for others, of_others in shared[game.hand - len(own)]:
            table = classes.suited if (of | of_others).bit_count() <= 1 else classes.mixed
            found = min(found, table.get(tuple(sorted(numbers + others, reverse=True)), none))
        return found

    # Cards that are in no low leave it to the board, as those do that pair it.
    playing = game.deck if matter else [card for card in game.deck if looked_up[card] in in_lows]
    unseen = Counter([kind(card) for card in playing if card not in board])
    found = set()
    for pair in combinations_with_replacement(unseen, 2):
        if pair[0] != pair[1] or unseen[pair[0]] > 1:
            choices = [pair] if game.uses else [pair, pair[:1], pair[1:], ()]
            found.add(min([best(*own) for own in choices]))
    return tuple([classes.ranks[number - 1] for number in sorted(found - {none})])
