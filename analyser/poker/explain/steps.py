"""The parts of an explanation, steps with sentences and rows of cards, and what several share.

A window or a terminal can draw these parts without knowing the rules, because they name the cards
to mark, and have the texts below and between the cards.

``Derivation`` ranks a high hand step by step. In Omaha a hand is made of exactly two own cards and
three board cards; nine cards often seem to contain a better hand, which breaks this rule.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, groupby, pairwise
from operator import itemgetter
from pathlib import Path
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.names import RANK_NAMES, RANK_PLURALS, SUIT_NAMES, describe_in_sentence
from analyser.poker.phrases import Phrase, tables_in
from analyser.poker.ranking import high
from analyser.poker.ranking.badugi import low_value
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.results.analysis import Analysis


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side."""

    cards: tuple[Card, ...]  # from left to right
    title: Phrase | None = None  # the title of the row; None if the step's title is enough
    below: tuple[str, ...] = ()  # a short text for each card; empty if there are none
    # A short text for each pair of neighbouring cards; empty if there are none.
    between: tuple[str, ...] = ()
    marked: tuple[Card, ...] = ()  # the cards to highlight
    faded: bool = False  # True for cards that do not play


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation."""

    key: str  # the subject of the step in one word, the same in every explanation
    title: Phrase  # the title, a few words
    says: tuple[Phrase, ...]  # the sentences, in reading order
    rows: tuple[CardRow, ...] = ()  # the cards that the sentences are about
    # The key of the ruling in the rules reference that the step applies, or None.
    ruling: str | None = None


_SAID: Final = {
    (key, name): sentence
    for key, rows in tables_in(Path(__file__).with_suffix(".txt")).items()
    for name, sentence in rows
}


def say(key: str, name: str, /, **gaps: object) -> Phrase:
    """Return a title or a sentence of a step, by the step's key and its name in ``steps.txt``."""
    return Phrase(_SAID[key, name], **gaps)


def step(
    key: str,
    says: Iterable[Phrase],
    rows: Iterable[CardRow] = (),
    ruling: str | None = None,
    *,
    title: str = "title",
) -> Step:
    """Return a step; ``title``: the name of its title."""
    return Step(key, say(key, title), tuple(says), tuple(rows), ruling)


_FOURS: Final = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)
_OTHER_ORDERS: Final = (
    ("short-deck", "short-deck", {Category.FLUSH, Category.FULL_HOUSE}),
    ("short-deck", "trips-beat-straight", {Category.STRAIGHT, Category.THREE_OF_A_KIND}),
    ("flush-beats-full-house", "manila", {Category.FLUSH, Category.FULL_HOUSE}),
    ("soko", "soko", {Category.ONE_PAIR, Category.TWO_PAIR, *_FOURS}),
)
"""Orderings by their names, and the rulings on categories that compare otherwise in them."""
HAND: Final = 5
"""How many cards make a hand in most games."""
BEST_FIVE: Final = say("cards", "best-five")
LEFT_OUT: Final = say("cards", "left-out")


def cards_beside(best: Collection[Card], hand: Analysis) -> tuple[Card, ...]:
    """Return the cards of a seat, then those of the board, that are not in ``best``."""
    return tuple([card for card in (*hand.cards, *hand.board) if card not in best])


def in_low_sequence(cards: Iterable[Card], *, ace_low: bool = True) -> tuple[Card, ...]:
    """Return cards as lowball players lay them out: from high to low, jokers last."""
    return tuple(sorted(cards, key=lambda card: low_value(card.rank, ace_low), reverse=True))


def order_ruling(game: Game, *categories: int) -> str:
    """Return the key of the ruling on how hands of these categories compare in a game."""
    if Category.FIVE_OF_A_KIND in categories:
        return "five-of-a-kind"
    if game.hand < HAND:
        return game.high.name
    if game.high.categories != high.STANDARD_HIGH.categories:
        every = [(key, its) for name, key, its in _OTHER_ORDERS if name == game.high.name]
        keys = (key for key, its in every if its.issuperset(categories))
        return next(keys, "categories" if every else "house-order")
    return "categories"


def wheel_ruling(game: Game) -> str:
    """Return the key of the ruling on the game's straight in which the ace is low."""
    keys = {high.STANDARD_HIGH.wheel: "wheel", high.SHORT_DECK_HIGH.wheel: "short-deck-straight"}
    return keys.get(game.high.wheel, game.high.name)


ACE: Final = 14


class Derivation:
    """The derivation of a seat's best high hand, also of an incomplete one, from its cards.

    The steps combine two published methods. The match pattern and the reordering are from an
    article on ranking poker hands in C++ ("Overview of the Ranking Algorithm", 23 April 2010); the
    difference test, the flags and the table of counts are from Dyalog's "Ranking poker hands" in
    APL. The rank itself is not derived but taken from the analysis; tests check that they agree.

    Attributes that are cards name the real cards; numbers count a wild card as what it stands for.
    """

    def __init__(self, game: Game, hand: Analysis) -> None:
        self.rank = hand.high.rank  # (category number, tie-breakers)
        self.best = hand.high.best  # the best five cards, in reading order
        # The cards that do not play, first those of the seat, then those of the board.
        self.left_out = cards_beside(self.best, hand)
        # The number of choices of five that the rules allow; 0 below five cards.
        self.looked_at = sum(1 for _ in game.fives(hand.cards, hand.board))
        self.stands_for = hand.high.wild  # the card that each wild card of ``best`` stands for

        def rank_of(card: Card) -> int:
            return self.counts_as(card).rank

        # The best five sorted by rank, the ace highest; and the ace first.
        self.ascending = tuple(sorted(self.best, key=rank_of))
        self.descending = tuple(sorted(self.best, key=rank_of, reverse=True))
        ranks = [rank_of(card) for card in self.descending]
        # For each pair of neighbours in ``ascending`` 1 if their ranks are equal, else 0.
        self.pattern = high.match_pattern(ranks)
        # ``ascending`` with larger groups moved behind smaller ones, so that hands of a category
        # compare from the end; and the cards of the groups that were moved.
        self.reordered, self.moved = reorder(self.ascending, self.stands_for)
        suits = [self.counts_as(card).suit for card in self.descending]
        # For each card of ``descending`` whether it has the suit of the first card.
        self.suited = tuple(suit == suits[0] for suit in suits)
        # The differences between neighbouring ranks of ``descending``.
        self.differences = tuple([upper - lower for upper, lower in pairwise(ranks)])
        # The divisor for the first difference: the ace's rank minus the top rank of the straight
        # with a low ace, minus one. The first difference of that straight is one more than the
        # divisor, so its remainder is 1.
        self.modulus = game.high.wheel[0] - game.high.wheel[1] - 1
        # ``differences``, but with the remainder of the first difference in place of the
        # difference; all 1 in a straight.
        first = [difference % self.modulus for difference in self.differences[:1]]
        self.tested = (*first, *self.differences[1:])
        # (count, rank) of each different rank, larger counts first, then higher ranks; in a
        # straight the first row is moved to the end.
        self.table = high.group_ranks(ranks)
        if len(self.best) == game.hand and set(self.tested) == {1}:
            self.table = self.table[1:] + self.table[:1]
        self.complete = self.looked_at > 0  # whether there are as many cards as make a hand
        # The digits of ``pattern`` read as a binary number: 9 for 1001.
        self.number = int(self.pattern or "0", 2)
        # Whether the five ranks follow each other; the ace may be high or low.
        self.straight = self.complete and set(self.tested) == {1}
        self.flush = self.complete and all(self.suited)
        # Whether it is the straight in which the ace is low.
        self.ace_low = self.straight and self.differences != self.tested
        # (straight flush, two different ranks, flush, straight): compared before the ranks. Two
        # ranks make four of a kind or a full house.
        two_ranks = self.complete and len(self.table) == 2
        self.flags = self.straight and self.flush, two_ranks, self.flush, self.straight

    def counts_as(self, card: Card) -> Card:
        """Return the card that a wild card stands for, or the card itself."""
        return self.stands_for.get(card, card)

    def cards_of(self, rank: int) -> tuple[Card, ...]:
        """Return the cards of a rank, 1 to 14, among the best five; 1 and 14 are the ace."""
        rank = ACE if rank == 1 else rank
        return tuple(card for card in self.best if self.counts_as(card).rank == rank)

    def deciding_cards(self, position: int) -> tuple[Card, ...]:
        """Return the cards that one number of ``rank`` belongs to.

        Position 0 is the category. It belongs to all five cards of a straight or flush, in other
        hands to the cards of the pairs and larger groups, and in a hand without such groups to the
        highest card. Each later position is a tie-breaker: the rank of some of the cards.
        """
        if self.rank[0] == Category.FOUR_CARD_FLUSH and position:
            return self.best[position - 1 : position]
        if self.rank[0] in (Category.FOUR_CARD_FLUSH, Category.FOUR_CARD_STRAIGHT):
            return (self.best[:4], self.best[:1], self.best[4:])[position]
        if position:
            return self.cards_of(self.rank[position])
        if self.rank[0] in high.OF_ALL_FIVE:
            return self.best
        grouped = [rank for count, rank in self.table if count > 1] or [self.table[0][1]]
        return tuple(card for rank in grouped for card in self.cards_of(rank))


def reorder(
    ascending: Sequence[Card], stands_for: Mapping[Card, Card]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Move larger groups of equal ranks behind smaller ones; return (the cards, the moved cards).

    With two pairs and a higher kicker, both pairs move behind the kicker. The article that the
    reordering is from leaves them in front of the kicker; a comparison from the end would then
    begin with the kicker.
    """
    by_rank = groupby(ascending, lambda card: stands_for.get(card, card).rank)
    groups = [tuple(group) for _, group in by_rank]
    behind = sorted(groups, key=len)  # stable: groups of a size stay in the order of their ranks
    moved: list[Card] = []
    for place, group in enumerate(groups):
        if any(len(later) < len(group) for later in groups[place:]):
            moved += group
    return tuple(chain.from_iterable(behind)), tuple(moved)


_NUMBERS: Final = (
    *(say("uncounted", "none"), say("uncounted", "one")),
    *[RANK_NAMES[number] for number in range(2, HAND + 1)],
)
_FLUSHES: Final = (Category.FLUSH, Category.STRAIGHT_FLUSH)


@dataclass(frozen=True, slots=True)
class UncountedHand:
    """A better hand among a seat's cards that the rules of Omaha do not allow."""

    rank: HighRank  # the rank of this hand
    # Five cards that make it; of several choices the one whose number of own cards is nearest to
    # two.
    cards: tuple[Card, ...]
    why: Phrase  # a sentence that says why the rules do not allow it


def uncounted_hands(game: Game, hand: Analysis) -> tuple[UncountedHand, ...]:
    """Return better hands that Omaha does not allow, best first, one of each category."""
    if game.uses is None or game.deck.has_wild:
        return ()
    takes = game.uses[0]
    strength = game.high.strength
    fives: dict[HighRank, list[tuple[Card, ...]]] = {}
    for five in combinations((*hand.cards, *hand.board), HAND):
        rank = high.rank_five(five, game.high)
        if strength(rank) > strength(hand.high.rank):
            fives.setdefault(rank, []).append(five)
    found = []
    for _, (rank, *_) in groupby(sorted(fives, key=strength, reverse=True), itemgetter(0)):
        nearest = min(fives[rank], key=lambda five: abs(_how_many_among(five, hand.cards) - takes))
        why = _why_not(game, rank, nearest, hand, takes)
        found.append(UncountedHand(rank, high.in_high_order(nearest, rank), why))
    return tuple(found)


def explain_places(game: Game, hand: Analysis) -> tuple[Step, ...]:
    """Explain which own and board cards play; empty without a board or a complete hand."""
    if not hand.board or not hand.complete:
        return ()
    if game.most_own is not None:
        says = say("places", "at-most", hand=game.most_own)
    elif game.uses is None:
        says = say("places", "any")
    else:
        name = "as-in-omaha" if game.as_in_omaha else "exactly"
        says = say("places", name, hand=game.uses[0], board=game.uses[1])
    ruling = "tahoe" if game.most_own == 2 else _ruling_of(game)
    first = step("places", [says], _own_and_board_rows(hand.high.best, hand), ruling)
    uncounted = uncounted_hands(game, hand)
    return first, *[_better_looking_step(seen, hand, _ruling_of(game)) for seen in uncounted]


def _ruling_of(game: Game) -> str | None:
    """Return the key of the ruling on which cards play; None for other rules of one's own."""
    if game.as_in_omaha:
        return "two-and-three" if game.dealt > 2 else "greek"
    return "best-five" if game.plays_any else None


def _better_looking_step(uncounted: UncountedHand, hand: Analysis, ruling: str | None) -> Step:
    """Say which better hand the cards seem to make, and why it does not count."""
    looks = describe_in_sentence(uncounted.rank)
    says = say("uncounted", "looks", hand=looks, why=uncounted.why)
    return step("uncounted", [says], _own_and_board_rows(uncounted.cards, hand), ruling)


def _own_and_board_rows(five: Sequence[Card], hand: Analysis) -> tuple[CardRow, ...]:
    """Return the five cards as two rows: own cards and board cards. An empty row is left out."""
    rows = (
        CardRow(tuple(card for card in five if card in hand.cards), say("places", "from-hand")),
        CardRow(tuple(card for card in five if card in hand.board), say("places", "from-board")),
    )
    return tuple(row for row in rows if row.cards)


def _why_not(
    game: Game, rank: HighRank, five: Sequence[Card], hand: Analysis, takes: int
) -> Phrase:
    """Say why the rules allow no hand of these five cards; ``takes``: own cards it must use."""
    every, suit = (*hand.cards, *hand.board), five[0].suit
    is_flush, is_four = rank[0] in _FLUSHES, rank[0] == Category.FOUR_OF_A_KIND
    alike = [card for card in every if (card.rank == rank[1] if is_four else card.suit is suit)]
    held, shared = _how_many_among(alike, hand.cards), _how_many_among(alike, hand.board)
    if is_flush and not held:
        why = "flush-on-board"
    elif is_flush and held < takes:
        why = "few-in-hand"
    elif is_flush and shared < HAND - takes:
        why = "few-on-board"
    elif is_four and held > takes:
        why = "four-in-hand"
    elif is_four and shared > HAND - takes:
        why = "four-on-board"
    else:  # they would with other cards
        held = _how_many_among(five, hand.cards)
        numbers = {"held": held, "shared": HAND - held, "hand": takes, "board": HAND - takes}
        said = {name: _NUMBERS[number] for name, number in numbers.items()}
        return say("uncounted", "others", game=game.name, **said)
    assert suit is not None
    gaps = {"held": held, "shared": shared, "hand": takes, "board": HAND - takes}
    return say("uncounted", why, suit=SUIT_NAMES[suit], ranks=RANK_PLURALS[rank[1]], **gaps)


def _how_many_among(five: Sequence[Card], cards: Sequence[Card]) -> int:
    return sum(card in cards for card in five)
