"""Lows and the short deck, order for order beside pokerkit (https://github.com/uoftcprg/pokerkit).

Pokerkit compares hands and numbers none. Every hand is compared with the one before it, better,
equal or worse, so a wrong place shows.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from pokerkit import (
    EightOrBetterLowHand,
    Hand,
    OmahaEightOrBetterLowHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardLowHand,
)

from analyser.poker.cards import Card, format_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.registry import ANY, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.results.analysis import Analysis, analyse_cards

LowOf = Callable[[str, str], Hand | None]


def deal_both(
    count: int, sizes: tuple[int, int], low_of: LowOf, game: str, seed: int
) -> list[tuple[Analysis, Hand | None]]:
    """Deal hands, and analyse each twice; ``sizes``: cards of the hand and of the board."""
    rules = {"any": ANY, "omaha8": OMAHA_HI_LO, "shortdeck": SHORT_DECK_HOLDEM}[game]
    shuffler, dealt = Shuffler(seed), []
    for _ in range(count):
        cards: list[Card] = shuffler.shuffled(rules.deck)[: sum(sizes)]
        hole, board = cards[: sizes[0]], cards[sizes[0] :]
        theirs = low_of(format_cards(hole, ""), format_cards(board, ""))
        dealt.append((analyse_cards(rules, hole, board), theirs))
    return dealt


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("low_of", "ordering", "game", "sizes"),
    [
        (RegularLowHand.from_game_or_none, "ace-to-five", "any", (5, 0)),
        (RegularLowHand.from_game_or_none, "ace-to-five", "any", (7, 0)),
        (StandardLowHand.from_game_or_none, "deuce-to-seven", "any", (5, 0)),
        (StandardLowHand.from_game_or_none, "deuce-to-seven", "any", (7, 0)),
        (EightOrBetterLowHand.from_game_or_none, "eight-or-better", "any", (7, 0)),
        (OmahaEightOrBetterLowHand.from_game_or_none, "eight-or-better", "omaha8", (4, 5)),
    ],
    ids=str,
)
def test_lows_compare_as_pokerkits(
    low_of: LowOf, ordering: str, game: str, sizes: tuple[int, int]
) -> None:
    places = []
    for ours, theirs in deal_both(900, sizes, low_of, game, seed=8):
        assert ours.lows is not None
        low = ours.lows[ordering]
        assert (low.class_ is None) == (theirs is None)
        if theirs is not None and low.class_ is not None:
            places.append((low.class_, theirs))
    assert len(places) > 100
    for (ours_one, theirs_one), (ours_next, theirs_next) in pairwise(places):
        # A greater hand of pokerkit's is the better one, for low too.
        assert (ours_one < ours_next) == (theirs_one > theirs_next)
        assert (ours_one == ours_next) == (theirs_one == theirs_next)


def test_short_deck_hands_compare_as_pokerkits() -> None:
    dealt = deal_both(900, (2, 5), ShortDeckHoldemHand.from_game_or_none, "shortdeck", seed=8)
    for (ours_one, theirs_one), (ours_next, theirs_next) in pairwise(dealt):
        one, other = ours_one.high.class_, ours_next.high.class_
        assert None not in (one, other, theirs_one, theirs_next)
        assert (one == other) == (theirs_one == theirs_next)
        assert ((one or 0) < (other or 0)) == (theirs_one > theirs_next)  # type: ignore[operator]  # not None
