"""What holdings make on every board, beside ranking their cards."""

from random import Random

import numpy as np
import pytest

from analyser.poker.cards import DECK
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.ranges.matchups import holding_cards
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.rank_many import rank_many


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("suits", [1, 2, 4])
def test_classes_are_those_of_the_cards(count: int, suits: int) -> None:
    random = Random(f"{count} {suits}")
    table = random.sample(DECK[: 13 * suits], count)
    unseen = [card for card in DECK if card not in table]
    boards = BoardClasses.every(table, unseen, 5 - count)
    holdings = np.array(random.sample(range(1326), 200))
    numbers = [card.number for card in table]
    holdings = holdings[~np.isin(holding_cards()[holdings], numbers).any(axis=1)]
    classes = boards.classes(holdings)
    assert classes.shape == (len(holdings), len(boards))
    for at in random.sample(range(len(boards)), min(len(boards), 40)):
        shared = [*[card.number for card in table], *boards.runouts[at]]
        taken = np.isin(holding_cards()[holdings], boards.runouts[at]).any(axis=1)
        rows = np.column_stack((holding_cards()[holdings], np.tile(shared, (len(holdings), 1))))
        assert np.array_equal(classes[~taken, at], rank_many(rows[~taken]))
        assert (classes[taken, at] == NO_CLASS).all()
