"""Explains which own and board cards play in Omaha, and why a seemingly better hand does not count.

In Omaha a hand is made of exactly two own cards and three board cards. Nine cards often seem to
contain a better hand, which breaks this rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.explain.steps import HAND, CardRow, Step, step
from analyser.poker.games.game import Game
from analyser.poker.names import RANK_NAMES, RANK_PLURALS, SUIT_NAMES, describe_in_sentence
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.high import Category, HighRank, in_high_order, rank_five
from analyser.poker.results.analysis import Analysis

FROM_HAND: Final = Phrase(N_("From the hand"))
FROM_BOARD: Final = Phrase(N_("From the board"))

_NUMBERS: Final = (
    Phrase(N_("none")),
    Phrase(N_("one")),
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
        nearest = min(fives[rank], key=lambda five: abs(_count(five, hand.cards) - takes))
        why = _why_not(game, rank, nearest, hand, takes)
        found.append(UncountedHand(rank, in_high_order(nearest, rank), why))
    return tuple(found)


def explain_places(game: Game, hand: Analysis) -> tuple[Step, ...]:
    """Explain which own and board cards play; empty without a board or a complete hand."""
    if not hand.board or not hand.complete:
        return ()
    if game.most_own is not None:
        template = N_("The hand gives at most {hand} of the five cards, the board the others.")
        says = Phrase(template, hand=game.most_own)
    elif game.uses is None:
        says = Phrase(N_("Any five cards of the hand and the board may play."))
    else:
        template = N_("Exactly {hand} cards of the hand and {board} of the board play.")
        if not game.as_in_omaha:
            template = N_("The hand gives exactly {hand} of the five cards, the board {board}.")
        says = Phrase(template, hand=game.uses[0], board=game.uses[1])
    ruling = "tahoe" if game.most_own == 2 else _ruling_of(game)
    first = step("places", N_("Hand and board"), [says], _where(hand.high.best, hand), ruling)
    uncounted = uncounted_hands(game, hand)
    return first, *[_seems(seen, hand, _ruling_of(game)) for seen in uncounted]


def _ruling_of(game: Game) -> str | None:
    """Return the key of the ruling on which cards play; None for other rules of one's own."""
    if game.as_in_omaha:
        return "two-and-three" if game.dealt > 2 else "greek"
    return "best-five" if game.plays_any else None


def _seems(uncounted: UncountedHand, hand: Analysis, ruling: str | None) -> Step:
    template = N_("It looks like {hand}, but it is not: {why}")
    title = N_("What does not count")
    says = Phrase(template, hand=describe_in_sentence(uncounted.rank), why=uncounted.why)
    return step("uncounted", title, [says], _where(uncounted.cards, hand), ruling)


def _where(five: Sequence[Card], hand: Analysis) -> tuple[CardRow, ...]:
    """Return the five cards as two rows: own cards and board cards. An empty row is left out."""
    rows = (
        CardRow(tuple(card for card in five if card in hand.cards), FROM_HAND),
        CardRow(tuple(card for card in five if card in hand.board), FROM_BOARD),
    )
    return tuple(row for row in rows if row.cards)


def _why_not(
    game: Game, rank: HighRank, five: Sequence[Card], hand: Analysis, takes: int
) -> Phrase:
    """Say why the rules allow no hand of these five cards; ``takes``: own cards it must use."""
    every, suit = (*hand.cards, *hand.board), five[0].suit
    is_flush, is_four = rank[0] in _FLUSHES, rank[0] == Category.FOUR_OF_A_KIND
    alike = [card for card in every if (card.rank == rank[1] if is_four else card.suit is suit)]
    held, shared = _count(alike, hand.cards), _count(alike, hand.board)
    if is_flush and not held:
        template = N_(
            "of the {suit}, {shared} are on the board and none in the hand; a flush needs {hand} "
            "from the hand."
        )
    elif is_flush and held < takes:
        template = N_(
            "of the {suit}, {shared} are on the board and only {held} in the hand; a flush needs "
            "{hand} from the hand."
        )
    elif is_flush and shared < HAND - takes:
        template = N_(
            "of the {suit}, {held} are in the hand and only {shared} on the board; a flush needs "
            "{board} from the board."
        )
    elif is_four and held > takes:
        template = N_(
            "of the {ranks}, {held} are in the hand and {shared} on the board; no more than {hand} "
            "of the hand may play."
        )
    elif is_four and shared > HAND - takes:
        template = N_(
            "of the {ranks}, {shared} are on the board; no more than {board} of the board may play."
        )
    else:  # they would with other cards
        template = N_(
            "it would take {held} of the hand and {shared} of the board; in {game} it is always "
            "{hand} and {board}."
        )
        held = _count(five, hand.cards)
        numbers = {"held": held, "shared": HAND - held, "hand": takes, "board": HAND - takes}
        said = {name: _NUMBERS[number] for name, number in numbers.items()}
        return Phrase(template, game=game.name, **said)
    assert suit is not None
    gaps = {"held": held, "shared": shared, "hand": takes, "board": HAND - takes}
    return Phrase(template, suit=SUIT_NAMES[suit], ranks=RANK_PLURALS[rank[1]], **gaps)


def _count(five: Sequence[Card], cards: Sequence[Card]) -> int:
    return sum(card in cards for card in five)
