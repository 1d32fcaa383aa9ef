"""The language that finds hands; filtering in SQL keeps what looking at every row keeps."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from analyser import CardError, HandRow, UnreadHand
from analyser.poker.cards import parse_cards
from analyser.poker.errors import SearchError
from analyser.poker.generators import finish
from analyser.poker.hand_table.filter import EVERYTHING, Condition, Filter, Term, Words, read_search
from analyser.poker.hand_table.order import SortBy, find_rows
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.table_row import masks_of
from analyser.poker.hand_table.totals import totals_of
from analyser.poker.names import BADUGI_LABELS, BADUGI_NAMES
from analyser.poker.ranking.badugi import BadugiCategory
from histories import HOLDEM, NO_SHOWDOWN

from .conftest import Mixed, Tabled

AHKH = masks_of(parse_cards("AhKh"))


@pytest.mark.parametrize(("text", "terms"), [
    ("", []),
    ("  flush  ", [Words("flush")]),
    ("Ann FLUSH", [Words("ann"), Words("flush")]),
    ('"Big Al" x', [Words("big al"), Words("x")]),
    ('"Ah"', [Words("ah")]),
    ("AhKh", [Words("ahkh", AHKH)]),
    ("Ah K♥ Ann", [Words("ah k♥", AHKH), Words("ann")]),
    ("#51", [Words("#51", masks_of(parse_cards("As")))]),
    ("AhAh", [Words("ahah")]),
    ("two pair", [Words("two pair")]),
    ("pair two", [Words("pair"), Words("two")]),
    ("Came from behind", [Condition("behind")]),
    ("all-in all in", [Condition("all_in"), Condition("all_in")]),
    ("showdown, showdown", [Words("showdown,"), Condition("showdown")]),
    ("paid otherwise", [Condition("paid_another")]),
    ("split pot", [Condition("winners & (winners - 1)")]),
    ("pot > 50", [Condition("pot > ?", (5000,))]),
    ("pot>=$1,234.56", [Condition("pot >= ?", (123456,))]),
    ("hero<-20", [Condition("hero < ?", (-2000,))]),
    ("won > 7 lost > 20", [Condition("hero > ?", (700,)), Condition("hero < ?", (-2000,))]),
    ("when >= 2024-05", [Condition("substr(moment, 1, 7) >= ?", ("2024-05",))]),
    ("stakes = $1/$2", [Condition("substr(stakes, 1, 5) = ?", ("$1/$2",))]),
    ("jackpot > 5", [Words("jackpot"), Words(">"), Words("5")]),
])  # fmt: skip
def test_how_it_is_read(text: str, terms: list[Term]) -> None:
    assert list(read_search(text)) == terms


@pytest.mark.parametrize("text", ["pot >", "pot > much", "when <", "Ann lost = x"])
def test_a_comparison_with_nothing_is_refused(text: str) -> None:
    with pytest.raises(SearchError, match="compares with nothing; write an amount") as caught:
        read_search(text)
    assert text.removeprefix("Ann ") in str(caught.value)


def found(table: FileTable, text: str) -> list[int]:
    rows: list[int] = finish(find_rows(table, Filter(text=text))).tolist()
    return rows


def test_what_it_finds(tabled: Tabled) -> None:
    table = tabled("\n\n\n".join([HOLDEM, NO_SHOWDOWN]))
    for text in (
        "flush", "Ann flush", "ah kh", "came from behind", "all in", "showdown", "pot > 100",
    ):  # fmt: skip
        assert found(table, text) == [0]
    for text in ("two pair", "Ah 2c", "paid otherwise", "pot > 99999", "when < 1999"):
        assert found(table, text) == []
    row = table.row(0)
    assert isinstance(row, HandRow)
    assert row.when is not None
    assert row.pot is not None
    assert found(table, f"when = {row.when[:7]}") == [0]
    assert found(table, f"stakes = {row.stakes}")[:1] == [0]
    assert found(table, f"pot = {row.pot / 100}") == [0]


LONG_ID = HOLDEM.replace("Hand #1001", "Hand #105024000105")


def test_the_same_hand_of_two_players_counts_once(tmp_path: Path) -> None:
    """Each of the two files has the cards that its own player was dealt."""
    other = LONG_ID.replace("Ann [Ah Kh]", "Dora [2c 7d]", 1)
    assert "Dealt to Dora [2c 7d]" in other
    for at, hand in enumerate((LONG_ID, other)):
        (tmp_path / f"{at}.txt").write_text(hand)
    table = FileTable(tmp_path)
    finish(table.read())
    assert table.copies == 1
    table.close()


def test_the_same_hand_in_two_files_counts_once(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"{HOLDEM}\n\n\n{HOLDEM}\n\n\n{NO_SHOWDOWN}")
    (tmp_path / "b.txt").write_text(f"AhKh v QsQd\n{HOLDEM.replace('Ann', 'Zoe')}")
    (tmp_path / "c.txt").write_text(f"{NO_SHOWDOWN}\n\n\n{HOLDEM}")
    table = FileTable(tmp_path)
    finish(table.read())
    every = finish(find_rows(table, Filter(copies=True))).tolist()
    once = finish(find_rows(table)).tolist()
    hands = [number for number in range(len(table)) if isinstance(table.row(number), HandRow)]
    assert (every, table.copies) == (hands, 2)
    assert once == every[:-2]
    assert finish(find_rows(table, by=SortBy.PLACE, backwards=True)).tolist() == once[::-1]
    totals = finish(totals_of(table, EVERYTHING))
    assert totals.rows == len(once)
    table.close()


Row = HandRow | UnreadHand


def chosen(table: FileTable, wanted: Filter) -> list[int]:
    found: list[int] = finish(find_rows(table, replace(wanted, copies=True))).tolist()
    return found


def is_hand(asks: Callable[[HandRow], bool]) -> Callable[[Row], bool]:
    return lambda row: isinstance(row, HandRow) and asks(row)


CALLED: Final = {str(BADUGI_NAMES[one]): str(BADUGI_LABELS[one]) for one in BadugiCategory}


def counted_hands(row: HandRow) -> list[int]:
    """The seats whose hands count: all that are complete, or high hands alone as far as they go."""
    alone = len(row.ranks) == 1 and row.played.high_counts
    return [at for at, hand in enumerate(row.ranks) if hand.complete or alone]


def category_of(row: HandRow) -> str:
    counted = counted_hands(row)
    if not counted:
        return ""
    names = [CALLED.get(str(name), str(name)) for name in row.categories]
    if not row.played.high_counts:
        names = ["low" if name == "high card" else name for name in names]
    if row.winners:
        return names[row.winners[0]]
    return names[max(counted, key=lambda at: row.played.high.strength(row.ranks[at].high or (0,)))]


def holds(text: str) -> Callable[[Row], bool]:
    """Whether what is shown of a row has a text in it, or all cards that it names."""
    needle = text.strip().casefold()
    try:
        cards = set(parse_cards(text))
    except CardError:
        cards = set()

    def asks(row: Row) -> bool:
        if isinstance(row, UnreadHand):
            return needle in row.message.casefold()
        words = [*row.players, row.hand or "", str(row.reason), category_of(row)]
        held = {card for hand in (*row.hands, row.board) for card in hand}
        return any(needle in word.casefold() for word in words) or (bool(cards) and cards <= held)

    return asks


FILTERS: list[tuple[Filter, Callable[[Row], bool]]] = [
    (EVERYTHING, lambda _: True),
    (Filter(game="holdem"), is_hand(lambda row: row.game == "holdem")),
    (Filter(game="razz"), lambda _: False),
    (Filter(errors_only=True), lambda row: isinstance(row, UnreadHand)),
    (Filter(text="showdown"), is_hand(lambda row: row.showdown)),
    (Filter(text="paid otherwise"), is_hand(lambda row: row.paid_another)),
    *[
        (Filter(text=text), holds(text))
        for text in ("hero", "FLUSH", " pair ", "Ah Kh", "AhKh", "Ah9h", "1002")
    ],
    (Filter(text="“é", errors_only=True), holds("“é")),
    (Filter(text='"cannot be read here"', errors_only=True), holds("cannot be read here")),
    (Filter(text="flush showdown", game="holdem"),
     is_hand(lambda row: row.game == "holdem" and row.showdown and holds("flush")(row))),
]  # fmt: skip


@pytest.mark.parametrize(("wanted", "plainly"), FILTERS, ids=[str(one) for one, _ in FILTERS])
def test_what_is_kept(mixed: Mixed, wanted: Filter, plainly: Callable[[Row], bool]) -> None:
    table, rows = mixed
    asked = [isinstance(row, UnreadHand) is wanted.errors_only for row in rows]
    kept = [number for number, row in enumerate(rows) if asked[number] and plainly(row)]
    assert chosen(table, wanted) == kept


def test_each_of_these_filters_keeps_something(mixed: Mixed) -> None:
    """Else the test above would show little; two ask for what is not there."""
    table, _ = mixed
    empty = [wanted for wanted, _ in FILTERS if not chosen(table, wanted)]
    assert empty == [Filter(game="razz"), Filter(text="Ah9h")]


def test_a_table_without_rows_keeps_none(tabled: Tabled) -> None:
    assert chosen(tabled(""), Filter(text="Ah")) == []
