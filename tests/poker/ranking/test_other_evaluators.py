"""Order for order beside pokerkit (https://github.com/uoftcprg/pokerkit), which numbers no hands.

Sorted by our class, each of its hands must be as good as its neighbour where the class is the same,
and else better.
"""

from collections.abc import Callable
from itertools import pairwise
from operator import itemgetter
from random import Random
from typing import Any

import pytest
from pokerkit import (
    BadugiHand,
    EightOrBetterLowHand,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from analyser.poker.cards import Card, format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, OMAHA, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.results.analysis import Analysis, analyse_cards
from mostly_long import mostly_long


def high_class(analysis: Analysis) -> int | None:
    return analysis.high.class_


def low_class(ordering: str) -> Callable[[Analysis], int | None]:
    def of(analysis: Analysis) -> int | None:
        assert analysis.lows is not None
        return analysis.lows[ordering].class_

    return of


@pytest.mark.no_cover
@pytest.mark.parametrize("count", mostly_long(1, [500, 30_000]))
@pytest.mark.parametrize(
    ("theirs", "class_of", "game", "sizes"),
    [
        (StandardHighHand, high_class, ANY, (5, 0)),
        (StandardHighHand, high_class, ANY, (7, 0)),
        (RegularLowHand, low_class("ace-to-five"), ANY, (5, 0)),
        (RegularLowHand, low_class("ace-to-five"), ANY, (7, 0)),
        (StandardLowHand, low_class("deuce-to-seven"), ANY, (5, 0)),
        (StandardLowHand, low_class("deuce-to-seven"), ANY, (7, 0)),
        (EightOrBetterLowHand, low_class("eight-or-better"), ANY, (7, 0)),
        (OmahaHoldemHand, high_class, OMAHA, (4, 5)),
        (OmahaEightOrBetterLowHand, low_class("eight-or-better"), OMAHA_HI_LO, (4, 5)),
        (BadugiHand, high_class, BADUGI, (4, 0)),
        (ShortDeckHoldemHand, high_class, SHORT_DECK_HOLDEM, (2, 5)),
    ],
    ids=lambda value: getattr(value, "__name__", None) or getattr(value, "key", None) or str(value),
)
def test_hands_are_in_the_order_of_pokerkit(
    theirs: type[Hand],
    class_of: Callable[[Analysis], int | None],
    game: Game,
    sizes: tuple[int, int],
    count: int,
) -> None:
    random = Random(f"{theirs.__name__} {sizes}")
    compared: list[tuple[int, Any]] = []
    for _ in range(count):
        cards: list[Card] = random.sample(list(game.deck), sum(sizes))
        hole, board = cards[: sizes[0]], cards[sizes[0] :]
        ours = class_of(analyse_cards(game, hole, board))
        other = theirs.from_game_or_none(format_cards(hole, ""), format_cards(board, ""))
        assert (ours is None) == (other is None)
        if ours is not None:
            compared.append((ours, other))
    assert len(compared) > count / 6
    ordered = sorted(compared, key=itemgetter(0))
    for (one, one_theirs), (following, following_theirs) in pairwise(ordered):
        assert (one_theirs == following_theirs) == (one == following)
        assert (one_theirs > following_theirs) == (one < following)
