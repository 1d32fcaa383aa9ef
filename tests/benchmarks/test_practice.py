"""How fast questions are made, in milliseconds of processor time: none may be waited for."""

import time
from itertools import islice
from statistics import median

import pytest

from analyser.poker.games.registry import GAMES
from analyser.poker.practice.questions import Questions, kinds_of
from analyser.poker.practice.quiz import KINDS, LEVELS, Kind

USUAL, MOST = 16, 100


@pytest.mark.speed
@pytest.mark.parametrize("kind", KINDS)
def test_questions_are_made_in_time(kind: Kind) -> None:
    taken = []
    for game in [game for game in GAMES if kind in kinds_of(game)]:
        for level in LEVELS:
            next(Questions(1, kind, game, level))  # builds the tables
            questions = islice(Questions(11, kind, game, level), 20)
            while True:
                start = time.process_time()
                if next(questions, None) is None:
                    break
                taken.append(1000 * (time.process_time() - start))
    print(f"{kind}: median {median(taken):.1f} ms, at most {max(taken):.1f} ms")
    assert median(taken) <= USUAL
    assert max(taken) <= MOST
