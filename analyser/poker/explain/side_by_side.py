"""Explains what decides between two seats: their hands number by number, and why in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress, zip_longest
from typing import NamedTuple, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import say_why_no_low
from analyser.poker.explain.steps import Derivation, cards_beside, say
from analyser.poker.games.game import Game
from analyser.poker.names import (
    BADUGI_LABELS,
    LOW_ORDERING_NAMES,
    category_name,
    describe_in_sentence,
    tie_breaker_name,
    tie_breaker_rank,
)
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import LowOrdering, LowRank, low_category
from analyser.poker.results import reasons, showdown
from analyser.poker.results.analysis import Analysis, Low, counted_as, low_rank_of


@dataclass(frozen=True, slots=True)
class RankCell:
    """One number of a hand's rank."""

    role: Phrase  # the meaning of the number in this hand: "the category", "the first kicker"
    value: int  # the number that is compared
    text: Phrase  # the number in words: "two pair", "king"
    cards: tuple[Card, ...]  # the cards that the number belongs to


Position: TypeAlias = tuple[RankCell | None, RankCell | None]
"""The numbers of two hands at one place of their ranks; None if too few cards or no low have one.
"""


@dataclass(frozen=True, slots=True)
class Alignment:
    """Two hands side by side."""

    # The category (for a low: the kind of hand) at 0, then the tie-breakers.
    positions: tuple[Position, ...]
    # The position of the first difference, after which none matters; None if the hands are equal.
    decided: int | None
    # 0 if the left hand is better, 1 if the right hand is; None if they are equal.
    better: int | None
    # The cards of (left, right) that do not play.
    left_out: tuple[tuple[Card, ...], tuple[Card, ...]]
    says: Phrase  # a phrase that says what decides


def align_highs(game: Game, left: Analysis, right: Analysis) -> Alignment:
    """Return the high hands of two seats side by side."""
    ranks, better = (left.high.rank, right.high.rank), None
    decided = showdown.first_difference(*map(showdown.split_rank, ranks))
    if decided is None:
        says = reasons.say_same_hand(describe_in_sentence(ranks[0]))
    else:
        better = int(game.high.strength(ranks[1]) > game.high.strength(ranks[0]))
        says = reasons.say_high_difference(ranks[better], ranks[1 - better], decided)
    left_out = cards_beside(left.high.best, left), cards_beside(right.high.best, right)
    cells = _high_cells(game, left), _high_cells(game, right)
    return Alignment(tuple(zip_longest(*cells)), decided, better, left_out, says)


def align_lows(game: Game, left: Analysis, right: Analysis, ordering: LowOrdering) -> Alignment:
    """Return the lows of two seats, with five cards at least, side by side in one low ordering."""
    one, other = low_rank_of(left, ordering), low_rank_of(right, ordering)
    better, decided = None, showdown.first_difference(one, other)
    if one is None or other is None:
        better = None if decided is None else int(one is None)
        says = say("comparison", "neither" if decided is None else "one-only")
    elif decided is None:
        says = reasons.say_same_low(one, ordering)
    else:
        better = int(other < one)
        says = reasons.say_low_difference(min(one, other), max(one, other), decided, ordering)
    cells = _low_cells(game, left, one, ordering), _low_cells(game, right, other, ordering)
    best = low_of(left, ordering).best or (), low_of(right, ordering).best or ()
    left_out = cards_beside(best[0], left), cards_beside(best[1], right)
    return Alignment(tuple(zip_longest(*cells)), decided, better, left_out, says)


def low_of(hand: Analysis, ordering: LowOrdering) -> Low:
    """Return a seat's low in one low ordering. The seat must have at least five cards."""
    assert hand.lows is not None
    return hand.lows[ordering.name]


def _high_cells(game: Game, hand: Analysis) -> Iterator[RankCell]:
    rank, best, category = hand.high.rank, hand.high.best, category_of(hand.high.rank)
    if isinstance(category, BadugiCategory):
        name, cards = BADUGI_LABELS[category], [best, *[(card,) for card in best]]
    else:
        name, derivation = category_name(rank), Derivation(game, hand)
        cards = [derivation.deciding_cards(at) for at in range(len(rank))]
    yield RankCell(say("comparison", "category"), rank[0], name, cards[0])
    for at, value in enumerate(rank[1:], 1):
        text = tie_breaker_rank(category, at, value)
        yield RankCell(tie_breaker_name(category, at), value, text, cards[at])


def _low_cells(
    game: Game, hand: Analysis, rank: LowRank | None, ordering: LowOrdering
) -> list[RankCell]:
    low = low_of(hand, ordering)
    if rank is None or low.best is None:
        return []
    category, (_, ranks) = low_category(rank, ordering), rank
    name = reasons.NO_PAIR if category is Category.HIGH_CARD else category_name((category,))
    cards = list(zip(low.best, counted_as(game, low), strict=True))
    groups = list(dict.fromkeys(ranks))
    straight = category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)  # each rank is a group
    cells = [RankCell(say("comparison", "kind"), category, name, low.best)]
    for value in ranks:
        group = (Category.HIGH_CARD if straight else category), groups.index(value) + 1
        same = tuple([card for card, counted in cards if counted == value])
        text = tie_breaker_rank(*group, value)
        cells.append(RankCell(tie_breaker_name(*group), value, text, same))
    return cells


@dataclass(frozen=True, slots=True)
class SeatComparison:
    """The comparison of two seats, for the high or for a low."""

    title: Phrase  # the title: what is compared, and between whom
    seats: tuple[int, int]  # the numbers of the two seats
    names: tuple[str, str]  # the names of the two seats
    # The two hands position by position; None if they cannot be aligned.
    alignment: Alignment | None
    says: tuple[Phrase, ...]  # sentences that say what decides, or why a seat has no low
    ruling: str  # the key of the ruling in the rules reference that explains the decision


def explain_verdict(
    game: Game,
    hands: Sequence[Analysis | None],
    names: Sequence[str],
    verdict: showdown.Verdict,
    chosen: int | None = None,
    half: Phrase | None = None,
) -> tuple[SeatComparison, ...]:
    """Compare the winner with another seat; the winner is the first of the two.

    There is one comparison of the high hands, one of the lows, or both if the game splits the pot
    and the verdict is not about one ``half`` alone. ``chosen``: the other seat; if it is None, has
    no cards or is the winner, it is that of the verdict's reason.
    """
    if game.second is not None and verdict.second is not None:
        alone = [None if hand is None else hand.alone for hand in hands]
        others = [None if hand is None else hand.second for hand in hands]
        first = replace(verdict, second=None, low_winners=())
        return (
            *explain_verdict(game.first, alone, names, first, chosen, verdict.halves[0]),
            *explain_verdict(game.second, others, names, verdict.second, chosen, verdict.halves[1]),
        )
    if chosen is not None and hands[chosen] is None:
        chosen = None
    high_half, low_half = game.halves if game.splits else (half, half)

    def pair(side: showdown.HighSide | showdown.LowSide | showdown.Verdict) -> _Pair:
        seats = showdown.seats_compared(side.winners, side.reason.seats, chosen)
        return _seat_pair(game, hands, names, seats)

    compared = []
    if verdict.high is not None:
        compared.append(pair(verdict.high).high(high_half))
    if verdict.low is not None:
        compared.append(pair(verdict.low).low(verdict.low.ordering, low_half))
    elif verdict.reason.kind == "no-low":
        compared.append(pair(verdict).no_low())
    return tuple(compared)


def compare_under_every_low(
    game: Game, hands: Sequence[Analysis | None], names: Sequence[str], seats: tuple[int, int]
) -> tuple[SeatComparison, ...]:
    """Compare two seats' lows in each low ordering of the game; only with five cards or more."""
    pair = _seat_pair(game, hands, names, seats)
    if None in (pair.hands[0].lows, pair.hands[1].lows):
        return ()
    lows = [pair.five_card_low(each, LOW_ORDERING_NAMES[each.name]) for each in game.orderings]
    return tuple(lows)


class _Pair(NamedTuple):
    """Two seats of a game, both with cards."""

    game: Game
    seats: tuple[int, int]
    names: tuple[str, str]
    hands: tuple[Analysis, Analysis]

    def high(self, half: Phrase | None) -> SeatComparison:
        """Compare the high hands; ``half``: of the pot, if it is about one alone."""
        alignment = align_highs(self.game, *self.hands)
        verdict = showdown.showdown(self.game, self.hands)
        assert verdict is not None  # both have cards
        assert verdict.high is not None
        says = self._say_what_decides(alignment, lowest_wins=self.game.one_of_each)
        if verdict.high.reason.kind == "board":
            board = describe_in_sentence(self.hands[0].high.rank)
            says = say("comparison", "board", hand=board)
        key = rulings_for(self.game, self.hands, verdict)[0].key
        return self._comparison(self._title(half), alignment, (says,), key)

    def low(self, ordering: LowOrdering, half: Phrase | None) -> SeatComparison:
        """Compare the lows, which may have fewer than five cards."""
        if None not in (self.hands[0].lows, self.hands[1].lows):
            return self.five_card_low(ordering, self._title(half))
        verdict = showdown.showdown(self.game, self.hands)
        assert verdict is not None  # both have cards
        says = (reasons.say_reason(verdict, self.hands, self.names),)
        return self._comparison(self._title(half), None, says, ordering.name)

    def five_card_low(self, ordering: LowOrdering, title: Phrase) -> SeatComparison:
        """Compare the lows of both hands in one ordering; say why a hand has none."""
        lacking = [low_of(hand, ordering).best is None for hand in self.hands]
        says = self._say_why_no_low(*lacking)
        if all(lacking):
            return self._comparison(title, None, says, ordering.name)
        alignment = align_lows(self.game, *self.hands, ordering)
        if any(lacking):
            only = self.names[lacking.index(False)]
            says = (say("comparison", "only-low", seat=only), *says)
        else:
            says = (self._say_what_decides(alignment, lowest_wins=True),)
        return self._comparison(title, alignment, says, ordering.name)

    def no_low(self) -> SeatComparison:
        """Say why neither has a low."""
        title = say("comparison", "nobody")
        return self._comparison(title, None, self._say_why_no_low(True, True), "high-low-split")

    def _comparison(
        self, title: Phrase, alignment: Alignment | None, says: tuple[Phrase, ...], ruling: str
    ) -> SeatComparison:
        return SeatComparison(title, self.seats, self.names, alignment, says, ruling)

    def _title(self, half: Phrase | None) -> Phrase:
        one, other = self.names
        if half is None:
            return say("comparison", "title", one=one, other=other)
        return say("comparison", "half", half=half, one=one, other=other)

    def _say_why_no_low(self, *lacking: bool) -> tuple[Phrase, ...]:
        """Say why each seat that lacks a low has none."""
        every = compress(zip(self.names, self.hands, strict=True), lacking)
        whys = [(name, say_why_no_low(self.game, hand)) for name, hand in every]
        return tuple([say("comparison", "why", seat=name, why=why) for name, why in whys])

    def _say_what_decides(self, alignment: Alignment, *, lowest_wins: bool) -> Phrase:
        if alignment.better is None:
            return say("comparison", "same", same=alignment.says)
        seat, wins = self.names[alignment.better], "lower" if lowest_wins else "better"
        return say("comparison", wins, seat=seat, reason=alignment.says)


def _seat_pair(
    game: Game, hands: Sequence[Analysis | None], names: Sequence[str], seats: tuple[int, int]
) -> _Pair:
    left, right = (hands[seat] for seat in seats)
    assert left is not None  # only seats with cards are compared
    assert right is not None
    return _Pair(game, seats, (names[seats[0]], names[seats[1]]), (left, right))
