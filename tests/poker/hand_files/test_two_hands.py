"""Plain lines of two hands: the way by which thousands are ranked at once gives the same."""

from __future__ import annotations

import csv
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser import HandError, HandRow
from analyser.poker.cards import DECK, format_cards
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_files.block import Block
from analyser.poker.hand_files.csv_writer import CsvFile
from analyser.poker.hand_files.hand import Trouble
from analyser.poker.hand_files.judge import judge
from analyser.poker.hand_files.lines import read_lines
from analyser.poker.hand_files.text import lines_of
from analyser.poker.hand_files.two_hands import TwoHands, split
from analyser.poker.ranking.classes import high_classes

CARDS = [str(card) for card in DECK]
ODD = [
    "",
    "# a comment",
    "AhKh v QsQd @ QcJh2h8h3c",
    "8c Ts Kc 9h 4s",
    "8c Ts Kc 9h 4s 7d 2s 5d 3s Ac # by a whisker",
    "8c  Ts Kc 9h 4s 7d 2s 5d 3s Ac",
    "8c Ts Kc 9h 4s,7d 2s 5d 3s Ac",
    "8c 10s Kc 9h 4s 7d 2s 5d 3s Ac",
    "8c Ts Kc 9h 4s 7d 2s 5d 3s 8c",
    "8c Ts Kc 9h 4s 7d 2s 5d 3s Xc",
    "8cTsKc9h4s7d2s5d3sAc1234567890",
    "A\0 Ts Kc 9h 4s 7d 2s 5d 3s Ac",
]


def plainly(first: int, data: bytes) -> list[HandRow | HandError]:
    """What the plain reader makes of a block."""
    rows: list[HandRow | HandError] = []
    for found in read_lines(lines_of(first, data)):
        if isinstance(found, Trouble):
            rows.append(HandError("f", found.line, str(found.why)))
            continue
        try:
            rows += judge(found, "f")
        except ValueError as error:
            rows.append(HandError("f", found.line, str(error)))
    return rows


def together(first: int, data: bytes) -> list[HandRow | HandError]:
    """The same by way of lines that are read together."""
    rows: list[HandRow | HandError] = []
    for part in split("f", first, data):
        if isinstance(part, TwoHands):
            rows += part.rows()
        else:
            rows += plainly(*part)
    return rows


plain_lines = st.permutations(CARDS).map(lambda cards: " ".join(cards[:10]))
cases = st.one_of(plain_lines, plain_lines.map(str.upper), plain_lines.map(str.lower))


@given(
    st.lists(st.one_of(cases, st.sampled_from(ODD), st.text(max_size=31)), max_size=20),
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
)
def test_both_ways_give_the_same(lines: list[str], end: str, ended: bool) -> None:
    data = (end.join(lines) + end * ended).encode()
    assert together(7, data) == plainly(7, data)


def one_of_each_class() -> list[list[str]]:
    """Five cards of every class, of suits that differ where they may."""
    classes = high_classes()
    fives = []
    for kinds, suits in ((classes.mixed, "cdhsc"), (classes.suited, "hhhhh")):
        found: dict[int, list[str]] = {}
        for ranks, number in kinds.items():
            held: dict[int, int] = {}
            cards = []
            for at, rank in enumerate(ranks):
                suit = suits[at] if len(set(ranks)) == 5 else "cdhs"[held.setdefault(rank, 0)]
                held[rank] = held.get(rank, 0) + 1
                cards.append("23456789TJQKA"[rank - 2] + suit)
            found[number] = cards
        fives += list(found.values())
    return fives


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.long)])
def test_whatever_can_be_said_of_two_hands_is_said_in_the_same_words(every: int) -> None:
    """Hands of all classes or each tenth, against some of its own kind and some of others."""
    dice = random.Random(5)
    fives = one_of_each_class()
    pairs = []
    for at, five in list(enumerate(fives))[::every]:
        others = [fives[(at + 1) % len(fives)], five, *dice.choices(fives, k=2)]
        for other in others:
            moved = [card[0] + "dhsc"["cdhs".index(card[1])] for card in other]
            if not set(five) & set(moved):
                pairs += [(five, moved), (moved, five)]
    assert every * len(pairs) > 20_000
    data = "\n".join(" ".join([*one, *other]) for one, other in pairs).encode()
    assert together(1, data) == plainly(1, data)


def test_nothing_has_no_lines() -> None:
    assert list(split("f", 1, b"")) == []


def test_the_table_is_the_same_to_the_byte(tmp_path: Path) -> None:
    dice = random.Random(6)
    lines = [" ".join(dice.sample(CARDS, 10)) for _ in range(3_000)]
    lines[1_000:1_010] = ODD
    source = tmp_path / "=hands.txt"
    source.write_text("\n".join(lines))
    batch = open_batch(source)
    tables = [tmp_path / "together.csv", tmp_path / "one by one.csv"]
    with CsvFile(tables[0]) as together_file:
        chunks = list(batch.blocks())
        assert sum(isinstance(found, Block) for found in chunks) >= 2
        for found in chunks:
            if isinstance(found, Block):
                together_file.add_block(found)
            elif isinstance(found, HandRow):
                together_file.add(found)
    with CsvFile(tables[1]) as plain_file:
        for found in plainly(1, source.read_bytes()):
            if isinstance(found, HandRow):
                plain_file.add(_of_file(found, str(source)))
    assert tables[0].read_bytes() == tables[1].read_bytes()


def _of_file(row: HandRow, file: str) -> HandRow:
    from dataclasses import replace

    return replace(row, file=file)


def test_a_table_that_has_more_columns_takes_them_too(tmp_path: Path) -> None:
    dice = random.Random(7)
    lines = [" ".join(dice.sample(CARDS, 10)) for _ in range(600)]
    (tmp_path / "hands.txt").write_text("AhKh v QsQd v JcTc @ 2c3c4d5h9s\n" + "\n".join(lines))
    with CsvFile(tmp_path / "out.csv") as table:
        for found in open_batch(tmp_path / "hands.txt").blocks():
            if isinstance(found, Block):
                table.add_block(found)
            elif isinstance(found, HandRow):
                table.add(found)
    with (tmp_path / "out.csv").open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 601
    assert rows[0]["hand 3"] == "Jc Tc"
    assert {row["hand 3"] for row in rows[1:]} == {""}


@pytest.mark.parametrize("rows", [1, 5_000])
def test_wins_are_counted(rows: int) -> None:
    data = ("8C TS KC 9H 4S 7D 2S 5D 3S AC\n" * rows).encode()
    (hands,) = split("f", 1, data)
    assert isinstance(hands, TwoHands)
    assert hands.wins() == (0, rows, 0)
    assert format_cards(next(hands.rows()).hands[0]) == "8c Ts Kc 9h 4s"
