"""Filtering in SQL keeps what looking at every row keeps."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from analyser import CardError, HandRow, UnreadHand, parse_cards
from analyser.poker.generators import finish
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.hand_table.order import find_rows
from analyser.poker.hand_table.table import FileTable
from analyser.poker.names import BADUGI_LABELS, BADUGI_NAMES
from analyser.poker.ranking.badugi import BadugiCategory

from .conftest import Mixed, Tabled

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
    (Filter(showdowns_only=True), is_hand(lambda row: row.showdown)),
    (Filter(paid_another=True), is_hand(lambda row: row.paid_another)),
    *[
        (Filter(text=text), holds(text))
        for text in ("hero", "FLUSH", " pair ", "Ah Kh", "AhKh", "Ah9h", "1002")
    ],
    (Filter(text="“é", errors_only=True), holds("“é")),
    (Filter(text='"cannot be read here"', errors_only=True), holds("cannot be read here")),
    (Filter(text="flush", game="holdem", showdowns_only=True),
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
