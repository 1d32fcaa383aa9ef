"""A range on a board in a player's words: how much of it is top pair, an overpair, a flush draw."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.made_hands import draws
from analyser.poker.names import CATEGORY_IN_SENTENCE, CATEGORY_NAMES, HELD, SET, TRIPS, call_kind
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.range import Range
from analyser.poker.ranges.summary import ranks_made
from analyser.poker.ranking.high import Category, HighRank, rank_five

Kinds: TypeAlias = Mapping[Phrase, Mapping[int, int]]
"""What a range makes on a board, as ``find_kinds`` gives it."""

_OVERPAIR, _TOP_PAIR, _SMALLER_PAIR, _ON_THE_BOARD, _ACE_HIGH, _NO_PAIR = HELD

_DRAWS: Final = (draws.FLUSH_DRAW, draws.OPEN_ENDED, draws.DOUBLE_GUTSHOT, draws.GUTSHOT)
_KINDS: Final = (
    *[CATEGORY_NAMES[each] for each in reversed(Category) if each > Category.THREE_OF_A_KIND],
    *(SET.name, TRIPS.name, CATEGORY_NAMES[Category.TWO_PAIR], _OVERPAIR, _TOP_PAIR, _SMALLER_PAIR),
    *(_ON_THE_BOARD, _ACE_HIGH, _NO_PAIR, *_DRAWS),
)
_IN_SENTENCE: Final = {
    **{name: CATEGORY_IN_SENTENCE[category] for category, name in CATEGORY_NAMES.items()},
    **{called.name: called.in_sentence for called in (SET, TRIPS)},
    **HELD,
}
"""The made hands, of which a holding has one, as a sentence names them."""
_ACE: Final = 14
_STEP: Final = 32
"""How many holdings are grouped between two reports of the progress."""


def find_kinds(
    held: Range, board: Sequence[Card], dead: Sequence[Card] = ()
) -> Steps[dict[Phrase, dict[int, int]]]:
    """Group a range's holdings by what a player calls them on a board of three cards or more.

    Holdings with a known card are left out. The result has for each name, such as "top pair", the
    weights of its holdings by number; made hands come before draws. A holding is under the name of
    its made hand, and under the name of each of its strong draws. Yields the progress, 0 to 1.
    """
    left = held.without({*board, *dead})
    ranks = ranks_made(left, board)
    found: dict[Phrase, dict[int, int]] = {kind: {} for kind in _KINDS}
    for done, (number, rank) in enumerate(ranks.items()):
        if done % _STEP == 0:
            yield done / len(ranks)
        hole = HOLDINGS[number]
        drawn = {draw.kind for draw in draws.find_draws(HOLDEM, hole, board, rank, dead)}
        for kind in {_kind_of(hole, board, rank), *drawn.intersection(_DRAWS)}:
            found[kind][number] = left.weights[number]
    return {kind: weights for kind, weights in found.items() if weights}


def say_commonest(kinds: Kinds, seat: str) -> Phrase | None:
    """Say what a range mostly makes: "Seat A mostly has an overpair"; None if no kind leads."""
    parts = {kind: sum(weights.values()) for kind, weights in kinds.items() if kind in _IN_SENTENCE}
    most = [kind for kind, part in parts.items() if part == max(parts.values())]
    if len(most) != 1:
        return None
    template = N_("{seat}'s commonest hand is {hand}")
    if len(parts) == 1:
        template = N_("{seat} always has {hand}")
    elif 2 * parts[most[0]] > sum(parts.values()):
        template = N_("{seat} mostly has {hand}")
    return Phrase(template, seat=seat, hand=_IN_SENTENCE[most[0]])


def _kind_of(hole: Sequence[Card], board: Sequence[Card], rank: HighRank) -> Phrase:
    """Return what a player calls the hand of two cards and a board, without their draws."""
    category, first = Category(rank[0]), rank[1]
    own, shared = {card.rank for card in hole}, [card.rank for card in board]
    if category == Category.HIGH_CARD:
        return _ACE_HIGH if first == _ACE and _ACE in own else _NO_PAIR
    if category == Category.THREE_OF_A_KIND:
        kind = call_kind(rank, hole, board)
        return _ON_THE_BOARD if kind is None else kind.name
    if category > Category.THREE_OF_A_KIND:
        board_plays = len(board) == HOLDEM.hand and rank_five(board) == rank
        return _ON_THE_BOARD if board_plays else CATEGORY_NAMES[category]
    pairs = own.intersection(rank[1 : 2 if category == Category.ONE_PAIR else 3])
    if len(pairs) != 1:
        return CATEGORY_NAMES[category] if pairs else _ON_THE_BOARD
    (pair,) = pairs
    if pair >= max(shared):
        return _OVERPAIR if len(own) == 1 else _TOP_PAIR
    return _SMALLER_PAIR
