"""All kinds of five cards at once, held equal to the plain evaluator's classes."""

import numpy as np
import pytest

from analyser.poker.cards import RANKS
from analyser.poker.decks import FULL_DECK, SHORT_DECK, Deck
from analyser.poker.games.registry import SHORT_DECK_HOLDEM
from analyser.poker.ranking.classes import high_classes, low_classes
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.high import SHORT_DECK_HIGH, STANDARD_HIGH, HighOrdering
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering

Kinds = dict[tuple[int, ...], int]


def as_kinds(rows: np.ndarray, classes: np.ndarray) -> Kinds:
    keys = (rows[:, ::-1] + RANKS[0]).tolist()
    return dict(zip(map(tuple, keys), classes.tolist(), strict=True))


@pytest.mark.parametrize(("ordering", "deck"), [
    (STANDARD_HIGH, FULL_DECK), (STANDARD_HIGH, SHORT_DECK), (SHORT_DECK_HIGH, SHORT_DECK),
    (SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True}).high, SHORT_DECK),
])  # fmt: skip
def test_high_hands(ordering: HighOrdering, deck: Deck) -> None:
    found, truth = five_cards(ordering, deck), high_classes(ordering, deck)
    assert as_kinds(found.mixed, found.mixed_classes) == truth.mixed
    assert as_kinds(found.suited, found.suited_classes) == truth.suited
    assert found.categories.tolist() == [rank[0] for rank in truth.ranks]


@pytest.mark.parametrize("deck", [FULL_DECK, SHORT_DECK])
@pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_low_hands(ordering: LowOrdering, deck: Deck) -> None:
    found, truth = five_cards(ordering, deck), low_classes(ordering, deck)
    assert as_kinds(found.mixed, found.mixed_classes) == truth.mixed
    assert as_kinds(found.suited, found.suited_classes) == truth.suited
