"""What is remembered: never more than a bound, whatever a user chooses one after the other."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from pathlib import Path

import pytest

import analyser
from analyser.poker.cards import RANK_LETTERS
from analyser.poker.games.class_tables import prepare, tables_of
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.ranges.matchups import holding_cards, holdings_renamed, matchups
from analyser.poker.ranges.notation import hands_by_strength
from analyser.poker.ranking.classes import whole_classes
from analyser.poker.ranking.low import LOW_ORDERINGS
from analyser.poker.ranking.wild_classes import MOST_CACHED, wild_high_classes, wild_low_classes

SOURCES = sorted(Path(analyser.__file__).parent.rglob("*.py"))


def test_a_cache_without_a_bound_says_why_it_needs_none() -> None:
    """Behind each ``@cache`` stands what its keys are, and why there are few of them."""
    found = [
        (path.name, line)
        for path in SOURCES
        if path.name != "resources_rc.py"
        for line in re.findall(r"^@cache\b.*$", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(found) > 20
    assert [one for one in found if not re.fullmatch(r"@cache  # \w.{5,}", one[1])] == []


@pytest.mark.parametrize(
    "build", [whole_classes, hands_by_strength, holding_cards, matchups, holdings_renamed]
)
def test_a_table_is_built_once(build: Callable[[], object]) -> None:
    assert build() is build()


def wild_ranks() -> Iterator[str]:
    for count in (1, 2, 3, 4):
        for ranks in combinations(RANK_LETTERS, count):
            yield ",".join(ranks)


@pytest.mark.no_cover
def test_tables_are_kept_of_few_decks_with_wild_cards() -> None:
    for ranks in islice(wild_ranks(), MOST_CACHED + 2):
        prepare(ANY.with_options({"wild": ranks}))
    assert wild_high_classes.cache_info().currsize == MOST_CACHED
    assert wild_low_classes.cache_info().currsize == MOST_CACHED * len(LOW_ORDERINGS)


@pytest.mark.no_cover
def test_a_table_that_was_forgotten_is_made_again_alike() -> None:
    game = HOLDEM.with_options({"wild": "5,9", "joker": "bug"})
    before = tables_of(game, ()).high
    for ranks in islice(wild_ranks(), MOST_CACHED + 2):
        prepare(ANY.with_options({"wild": ranks}))
    again = tables_of(game, ()).high
    assert again is not before
    assert again == before


MANY = """
import sys
from itertools import combinations, islice
from analyser import analyse, compare, equity, parse_range, range_summary

def pages():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1])

def wild(at):
    analyse("AsKdQhJc9s8h7d", options={"wild": [2 + at % 13, 2 + at // 13 % 13, 2 + at // 169]})

def held(at):
    text = f"{'23456789TJQKA'[at % 13]}{'23456789TJQKA'[at // 13 % 13]}:0.{at % 99 + 1:02}"
    range_summary(f"{text}, QQ", board="2c7d9h")

def board(at):
    cards = [f"{rank}{suit}" for rank in "23456789TJQ" for suit in "cdhs"]
    five = [cards[(at * step + step) % len(cards)] for step in (1, 5, 7)]
    if len(set(five)) == 3:
        compare(["AhKh", "AsKs"], board=five)
        equity(["AhKh", "AsKs"], board=five)

for act in (wild, held, board):
    for at in range(60):
        act(at)
    before = pages()
    for at in range(60, 260):
        act(at)
    print((pages() - before) * 4096 // 2**20)
"""


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads the memory of Linux")
def test_many_wild_ranks_ranges_and_boards_cost_no_memory() -> None:
    """Each set of wild ranks kept up to eight megabytes before."""
    command = [sys.executable, "-c", MANY]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    grown = [int(line) for line in found.split()]
    assert len(grown) == 3
    assert max(grown) < 15
