"""How fast files of hands are answered, beside what people would write a loop with."""

import tomllib
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from analyser import HandRow, read_hands
from analyser.cli import run
from histories import PHH, POKERSTARS, TRIPLE_DRAW
from site_hands import SITE_HANDS
from tests.benchmarks.conftest import seconds, write_two_hands, write_winners

LINES: Final = 200_000
TURNS: Final = 5

OTHERS_FOLD: Final = """\
variant = "NT"
ante_trimming_status = false
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [50, 100, 0, 0, 0, 0]
min_bet = 100
starting_stacks = [10000, 9500, 12000, 10000, 8000, 10000]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 AhKs", "d dh p4 ????", "d dh p5 ????",
  "d dh p6 ????", "p3 cbr 250", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 f", "d db 7h8c2d",
  "p1 cc", "p3 cbr 300", "p1 f"]
players = ["one", "two", "three", "four", "five", "six"]
finishing_stacks = [9750, 9400, 12350, 10000, 8000, 10000]
"""


def fastest(work: Callable[[], object]) -> float:
    return min(seconds(work) for _ in range(TURNS))


@pytest.fixture
def two_hands(tmp_path: Path) -> Path:
    return write_two_hands(tmp_path / "hands.txt", LINES)


def test_lines_of_two_hands_beside_a_loop_over_eval7(
    two_hands: Path, tmp_path: Path, eval7: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ours writes the whole table, reasons included; the loop writes winner and categories."""

    def ours() -> None:
        assert run(["batch", str(two_hands), "--csv", str(tmp_path / "ours.csv")]) == 0

    table = fastest(ours)
    answers = fastest(lambda: write_winners(eval7, two_hands, tmp_path / "theirs.csv"))
    capsys.readouterr()
    print(f"{LINES:,} lines: ours {table:.2f} s, the loop {answers:.2f} s")
    print(f"ratio {table / answers:.2f}, bound 5")
    with (tmp_path / "ours.csv").open() as mine, (tmp_path / "theirs.csv").open() as theirs:
        next(mine)
        for line, other in zip(mine, theirs, strict=True):
            assert line.split(",")[10] == other.split(",")[0]
    assert table <= 5 * answers


def test_phh_beside_reading_its_toml(tmp_path: Path) -> None:
    """A collection in which one hand of four is shown down, as most are not."""
    hands = [OTHERS_FOLD, PHH, OTHERS_FOLD, OTHERS_FOLD, TRIPLE_DRAW, *[OTHERS_FOLD] * 3] * 125
    path = tmp_path / "hands.phhs"
    path.write_text("".join(f"[{at}]\n{hand}\n" for at, hand in enumerate(hands, 1)))
    toml = fastest(lambda: [tomllib.loads(hand) for hand in hands])
    ours = fastest(lambda: [row for row in read_hands(path) if isinstance(row, HandRow)])
    print(f"{len(hands):,} hands: ours {1000 * ours:.0f} ms, their TOML {1000 * toml:.0f} ms")
    print(f"ratio {ours / toml:.2f}, bound 2")
    assert ours <= 2 * toml


def test_pokerstars_beside_reading_toml(tmp_path: Path) -> None:
    """5,000 hands a second, on a machine that reads the TOML of 10,700 of ours in PHH in one."""
    hands = [*POKERSTARS.values(), *[POKERSTARS["no showdown"]] * 5] * 120
    path = tmp_path / "hands.txt"
    path.write_text("\n\n\n".join(hands))
    ours = fastest(lambda: [row for row in read_hands(path) if isinstance(row, HandRow)])
    toml = fastest(lambda: [tomllib.loads(PHH) for _ in range(400)])
    print(f"{len(hands) / ours:,.0f} hands a second; {400 / toml:,.0f} of PHH's TOML")
    assert len(hands) / ours >= 5_000 / 10_700 * (400 / toml)


def test_one_process_feeds_30_readers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What it takes to cut the file and to write the table, beside what the readers work."""
    resource = pytest.importorskip("resource")
    path = tmp_path / "hands.txt"
    path.write_text("\n\n\n".join([*POKERSTARS.values()] * 1_500))

    def worked() -> list[float]:
        every = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return [used.ru_utime + used.ru_stime for used in every]

    before = worked()
    assert run(["batch", str(path), "--csv", str(tmp_path / "out.csv"), "--jobs", "2"]) == 0
    first, readers = [now - then for now, then in zip(worked(), before, strict=True)]
    capsys.readouterr()
    print(f"{path.stat().st_size:,} bytes: feeds {readers / first:.0f} readers, bound 30")
    assert readers >= 30 * first


@pytest.mark.parametrize("form", SITE_HANDS)
def test_a_site_beside_pokerstars(tmp_path: Path, form: str) -> None:
    """At least half as many hands a second, of hands in which the same happens."""

    def time_of(form: str) -> float:
        path = tmp_path / "hands.txt"
        path.write_text(f"{SITE_HANDS[form]}\n\n" * 300)
        return fastest(lambda: list(read_hands(path)))

    ratio = time_of(form) / time_of("pokerstars")
    print(f"{form}: {ratio:.2f} times as long as PokerStars, bound 2")
    assert ratio <= 2


def test_memory_does_not_grow_with_the_file(two_hands: Path) -> None:
    def peak(path: Path) -> int:
        tracemalloc.start()
        for _ in read_hands(path):
            pass
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    half = two_hands.with_name("half.txt")
    half.write_text("".join(two_hands.read_text().splitlines(keepends=True)[: LINES // 4]))
    peak(half)
    least, most = peak(half), peak(two_hands)
    print(f"a quarter of the lines {least / 1e6:.1f} MB, all of them {most / 1e6:.1f} MB")
    assert most <= 1.3 * least
