"""Explains which own and board cards play in Omaha, and why a seemingly better hand does not count.

In Omaha a hand is made of exactly two own cards and three board cards. Nine cards often seem to
contain a better hand, which breaks this rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.explain.steps import HAND, CardRow, Step, say, step
from analyser.poker.games.game import Game
from analyser.poker.names import RANK_NAMES, RANK_PLURALS, SUIT_NAMES, describe_in_sentence
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.high import Category, HighRank, in_high_order, rank_five
from analyser.poker.results.analysis import Analysis

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
        rank = rank_five(five, game.high)
        if strength(rank) > strength(hand.high.rank):
            fives.setdefault(rank, []).append(five)
    best: dict[int, HighRank] = {}
    for rank in sorted(fives, key=strength):
        best[rank[0]] = rank
    found = []
    for rank in sorted(best.values(), key=strength, reverse=True):
        nearest = min(fives[rank], key=lambda five: abs(_how_many_among(five, hand.cards) - takes))
        why = _why_not(game, rank, nearest, hand, takes)
        found.append(UncountedHand(rank, in_high_order(nearest, rank), why))
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
