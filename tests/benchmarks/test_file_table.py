"""How fast a million rows are sorted and searched, and how much memory the program then has.

The time is that beside Python's sorting of a million numbers. tests/gui/test_watchdog.py: the
window answers meanwhile.
"""

import os
import random
import re
import resource
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from analyser.poker.generators import finish
from analyser.poker.hand_table.search import EVERYTHING, Filter, SortBy, find_rows, totals_of
from analyser.poker.hand_table.table import FileTable
from tests.benchmarks.conftest import seconds, write_two_hands

LINES: Final = 1_000_000


@pytest.fixture(scope="module")
def two_hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_two_hands(tmp_path_factory.mktemp("million") / "hands.txt", LINES)


def test_a_million_rows_are_sorted_and_searched_and_take_little_memory(two_hands: Path) -> None:
    dice = random.Random(1)
    numbers = [dice.random() for _ in range(LINES)]
    known = seconds(partial(sorted, numbers))
    del numbers
    before, table = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, FileTable(two_hands)
    print(f"read in {seconds(lambda: finish(table.read())):.1f} s; beside {known:.2f} s:")
    for by in SortBy:
        taken = seconds(partial(finish, find_rows(table, by=by)))
        print(f"sorted by {by.value}: {taken:.2f} s, bound {6 * known:.2f}")
        assert taken <= 6 * known
    for text in ("flush", "nobody", "AhKh", "flush pot > 50"):
        taken = seconds(partial(finish, find_rows(table, Filter(text=text))))
        print(f"{text}: {taken:.2f} s, bound {3 * known:.2f}")
        assert taken <= 3 * known
    taken = seconds(lambda: finish(totals_of(table, EVERYTHING)))
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"totals {taken:.2f} s; {more:.0f} MB more than before, bound 80")
    table.close()
    assert more <= 80


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads Linux's memory")
def test_the_memory_of_the_program_with_a_million_rows(two_hands: Path, tmp_path: Path) -> None:
    """What is shared with other programs does not count; 150 MB is aimed at in every state."""
    places = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "TMPDIR"), str(tmp_path))
    said = subprocess.run(
        [sys.executable, Path(__file__).with_name("window_memory.py"), two_hands],
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    print(said)
    figures = re.findall(r"(\d+) MB, at most (\d+) MB", said)
    assert "1,000,000 rows" in said
    assert said.splitlines()[-1].startswith("at rest")
    assert max(int(now) for now, _ in figures) <= 175
    assert max(int(most) for _, most in figures) <= 190
