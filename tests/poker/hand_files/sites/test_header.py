"""When a hand was played, its stakes and its unit, in the first lines of every site."""

import pytest

from analyser.poker.hand_files.hand import Facts
from analyser.poker.hand_files.sites.header import facts_of, game_named, moment
from examples import examples


@pytest.mark.parametrize(("text", "expected"), examples(__file__, "moments.txt"))
def test_the_moment_in_the_form_of_iso_8601(text: str, expected: str) -> None:
    assert moment(text) == (expected or None)


@pytest.mark.parametrize(("text", "stakes", "unit"), examples(__file__, "stakes.txt"))
def test_stakes_and_unit(text: str, stakes: str, unit: str) -> None:
    assert facts_of("site", text) == Facts("site", moment(text), stakes or None, unit)


@pytest.mark.parametrize(("name", "key"), [
    *(("NLO8", "omaha8"), ("PLO8", "omaha8"), ("NLHE", "holdem")),
    *(("5CPLO", "omaha5"), ("6CPLO", "omaha6"), ("PLO5-8", "omaha5-8")),
    *(("7CS", "stud"), ("5CD", "draw"), ("2-7 TD", "deuce")),
])  # fmt: skip
def test_short_names_of_games(name: str, key: str) -> None:
    assert game_named(name).key == key
