"""The best holding on several boards: the one that fewest others beat, added up over the boards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import TYPE_CHECKING, NamedTuple

from analyser.poker.cards import Card, high_first
from analyser.poker.nuts.nuts_records import Nuts, NutsClass, Seen

if TYPE_CHECKING:  # with NumPy
    from analyser.poker.nuts.class_ladder import Ladder


class BestOnBoards(NamedTuple):
    """The best holding on several boards."""

    cards: tuple[Card, ...]  # those that play on one board or another, the highest first
    runs: tuple[NutsClass, ...]  # what they make on each board
    places: tuple[int, ...]  # of how many classes there


def best_on_boards(runs: Sequence[Nuts]) -> BestOnBoards:
    """Return the best holding; ``runs``: the nuts of each board, with the same cards unseen."""
    seen = runs[0].classes[0].seen
    ladders = [run.classes[0].seen.ladder for run in runs]
    cards, best = seen.ladder.cards, _best_holding(seen, ladders)
    playing = [min(combinations(best, 2), key=ladder.codes.__getitem__) for ladder in ladders]
    made = [
        next(one for one in run.classes if one.step == ladder.codes[pair])
        for run, ladder, pair in zip(runs, ladders, playing, strict=True)
    ]
    held = [cards[number] for number in {*chain.from_iterable(playing)}]
    held.sort(key=high_first)
    return BestOnBoards(tuple(held), tuple(made), tuple([len(run.classes) for run in runs]))


def _best_holding(seen: Seen, ladders: Sequence[Ladder]) -> Sequence[int]:
    """Return the best holding, or only the cards it needs, as indices into the unseen cards."""
    import numpy as np  # loaded by the ladders; as this module is by what needs none

    number, size = seen.ladder.cards.index, seen.game.dealt
    if size >= 2 * len(ladders):  # it has two cards for the nuts of each board
        return [*{number(card) for ladder in ladders for card in ladder.pairs[0][0][0]}]
    every: Iterable[int] = chain.from_iterable(combinations(range(len(seen.ladder.cards)), size))
    if seen.weighted:  # only the pairs of a range
        pairs = [pair for members in seen.ladder.pairs for pair, _ in members]
        every = map(number, chain.from_iterable(pairs))
    holdings = np.fromiter(every, np.uint8).reshape(-1, size)
    beaten = np.zeros(len(holdings))
    for ladder in ladders:
        codes = [ladder.codes[one, other] for one, other in combinations(holdings.T, 2)]
        beaten += np.cumsum([0, *ladder.combos])[np.minimum.reduce(codes)]
    best: list[int] = holdings[beaten.argmin()].tolist()
    return best
