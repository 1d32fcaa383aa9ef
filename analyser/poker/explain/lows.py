"""Explains a seat's cards as a low hand in each ordering, step by step in plain words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Final

from analyser.poker.cards import Card, ordinal
from analyser.poker.explain.derivation import ACE
from analyser.poker.explain.high import Decider, explain_hand
from analyser.poker.explain.steps import (
    BEST_FIVE,
    HAND,
    LEFT_OUT,
    CardRow,
    Step,
    cards_beside,
    in_low_sequence,
    step,
)
from analyser.poker.games.game import Game
from analyser.poker.names import (
    LOW_ORDERING_NAMES,
    LOW_ORDERING_RULES,
    RANK_PLURALS,
    RANK_SIGNS,
    category_name,
    listed,
)
from analyser.poker.phrases import N_, Numeral, Phrase
from analyser.poker.ranking.high import OF_ALL_FIVE, Category
from analyser.poker.ranking.low import LowOrdering, eight_or_lower, low_category
from analyser.poker.results.analysis import Analysis, Low, counted_as, low_rank_of
from analyser.poker.results.result_sentences import NO_LOW, NO_LOW_POSSIBLE, NO_LOW_YET, say_no_low


def duplicates(cards: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """Return the groups of cards that share a rank, high to low, the ace lowest."""
    groups = [tuple(group) for _, group in groupby(in_low_sequence(cards), attrgetter("rank"))]
    return tuple(group for group in groups if len(group) > 1)


def explain_seat(game: Game, hand: Analysis, decider: Decider | None = None) -> tuple[Step, ...]:
    """Explain what counts of a hand: high, low, or both; ``decider``: as for ``explain_hand``."""
    if game.second is not None and hand.second is not None:
        first = explain_seat(game.first, hand.alone, decider)
        return *first, *explain_seat(game.second, hand.second)
    if game.high_counts:
        steps = list(explain_hand(game, hand, decider))
    else:
        steps = [_cards_in_order(game, hand)]
    if game.low is not None and hand.lows is not None:
        steps.append(_low(game, hand, hand.lows[game.low.name], game.low))
    return tuple(steps)


def explain_lows(game: Game, hand: Analysis) -> tuple[Step, ...]:
    """Explain all cards in low order, then the best low in each of the game's orderings."""
    steps = [_cards_in_order(game, hand)]
    if hand.lows is not None:
        steps += [
            _low(game, hand, hand.lows[ordering.name], ordering) for ordering in game.orderings
        ]
    return tuple(steps)


_NO_LOW: Final = {
    NO_LOW: Phrase(N_("No low.")),
    NO_LOW_YET: Phrase(N_("No low yet.")),
    NO_LOW_POSSIBLE: Phrase(N_("No low possible.")),
}
_RANKS_OF_BOTH: Final = N_(
    "{no_low} Different ranks of eight or lower: {count}; a low needs {needed}."
)
_RANKS_ON_BOARD: Final = N_(
    "{no_low} Different ranks of eight or lower on the board: {count}; a low needs {needed} of "
    "them."
)
_RANKS_IN_HAND: Final = N_(
    "{no_low} Different ranks of eight or lower in the hand: {count}; a low needs {needed} of them."
)


def why_no_low(game: Game, hand: Analysis) -> Phrase:
    """Say why a seat's cards make no eight-or-better low, or none yet."""
    no_low = _NO_LOW[say_no_low(hand)]
    if game.uses is None:
        cards = (*hand.cards, *hand.board)
        wild = game.deck.wild_cards(cards)  # each of them is a rank that is missing
        shared, both = (
            eight_or_lower([card for card in some if card not in wild])
            for some in (hand.board, cards)
        )
        of_own = min(game.most_own or HAND, len(both - shared))
        count = len(shared) + of_own + len(wild)
        return Phrase(_RANKS_OF_BOTH, no_low=no_low, count=count, needed=HAND)
    of_hand, of_board = game.uses
    on_board, held = len(eight_or_lower(hand.board)), len(eight_or_lower(hand.cards))
    if held < of_hand:
        return Phrase(_RANKS_IN_HAND, no_low=no_low, count=held, needed=of_hand)
    if on_board < of_board:
        return Phrase(_RANKS_ON_BOARD, no_low=no_low, count=on_board, needed=of_board)
    template = N_(
        "The low is counterfeited: no {hand} cards of the hand and {board} of the board are five "
        "different ranks of eight or lower."
    )
    return Phrase(template, hand=of_hand, board=of_board)


def _cards_in_order(game: Game, hand: Analysis) -> Step:
    ace_low = game.low is None or game.low.ace_low
    cards = in_low_sequence((*hand.cards, *hand.board), ace_low=ace_low)
    wild = game.deck.wild_cards(cards)
    doubled = duplicates(card for card in cards if card not in wild)
    if doubled:
        names = listed([RANK_PLURALS[group[0].rank] for group in doubled])
        template = N_(
            "More than one card of a rank: {ranks}. Only one card of each rank helps a low."
        )
        says: list[str] = [Phrase(template, ranks=names)]
    else:
        says = [N_("All ranks differ.")]
    if hand.lows is None:
        says.append(N_("A low has five cards; there are fewer so far."))
    title = N_("All cards from high to low, the ace highest")
    if ace_low:
        title = N_("All cards from high to low, the ace lowest")
    row = CardRow(cards, marked=tuple([card for group in doubled for card in group]))
    return step("low-order", title, says, [row], "low-order")


def _low(game: Game, hand: Analysis, low: Low, ordering: LowOrdering) -> Step:
    name, says = ordering.name, [LOW_ORDERING_RULES[ordering.name]]
    rank = low_rank_of(hand, ordering)
    if rank is None or low.best is None or low.all is None:
        says.append(why_no_low(game, hand))
        return Step(name, LOW_ORDERING_NAMES[name], tuple(says), ruling=name)
    template = N_("{low}: {place} of {classes} different lows.")
    gaps = {"place": ordinal(low.class_ or 0), "classes": Numeral(low.classes or 0)}
    says.append(Phrase(template, low=low.description, **gaps))
    says += _remarks(low, low_category(rank, ordering), ordering)
    ranks = tuple(RANK_SIGNS[rank] for rank in counted_as(game, low))
    rows = [CardRow(low.best, BEST_FIVE, below=ranks)]
    left_out = cards_beside(low.best, hand)
    if left_out:
        left_out = in_low_sequence(left_out, ace_low=ordering.ace_low)
        rows.append(CardRow(left_out, LEFT_OUT, faded=True))
    if len(low.all) > 1:
        template = N_("{count} choices of five make this low; the first is taken.")
        says.append(Phrase(template, count=len(low.all)))
        equal = Phrase(N_("As good"))
        rows += [CardRow(five, equal) for five in low.all[1:]]
    return Step(name, LOW_ORDERING_NAMES[name], tuple(says), tuple(rows), name)


def _remarks(low: Low, kind: Category, ordering: LowOrdering) -> list[Phrase]:
    """Return remarks on a low: that it qualifies, or which pair, straight or flush spoils it."""
    remarks = []
    if low.qualifies:
        template = N_("It qualifies: no rank twice and none above {top}.")
        remarks.append(Phrase(template, top=RANK_SIGNS[ordering.highest or ACE]))
    if kind in OF_ALL_FIVE:
        template = N_("It is a {kind}, which counts against it.")
        remarks.append(Phrase(template, kind=category_name((kind,))))
    elif kind is not Category.HIGH_CARD:
        template = N_("Not all ranks differ ({kind}): worse than any low of five different ranks.")
        remarks.append(Phrase(template, kind=category_name((kind,))))
    elif low.ranks == (ACE, 5, 4, 3, 2):
        remarks.append(Phrase(N_("The ace is high here, so this is no straight.")))
    return remarks
