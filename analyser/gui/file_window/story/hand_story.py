"""Describes a hand of a file in words: who won, who was ahead on each street, who was all in."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from analyser.gui.look.translation import translate, translated
from analyser.poker.errors import CardError
from analyser.poker.hand_files.all_ins import (
    all_in_seats,
    count_all_ins,
    leaders_by_street,
    say_ahead,
    say_all_in,
)
from analyser.poker.hand_files.judge import HandRow, UnreadHand, say_pots
from analyser.poker.hand_files.street_tables import tables_of
from analyser.poker.hand_table.copied_rows import say_result
from analyser.poker.hand_table.table import FileTable
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.wording import say_hand
from analyser.poker.table.table import Table


@dataclass(frozen=True, slots=True)
class HandStory:
    """The description of a row, and the poker tables that show its hand on each street.

    Attributes:
        title: who wins, and why; if the row is an error, what is wrong with it.
        made: each seat's hand and, if there are several pots, who wins each pot.
        ahead: who was ahead on each street; empty if that is not known.
        all_in: whether any player was all in; if so, the chances can be counted.
        streets: the names of the streets on which a table can show the hand, from the first.
        tables: the table on each of these streets; empty if no table can hold the hand.
    """

    title: str
    made: str = ""
    ahead: str = ""
    all_in: bool = False
    streets: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()


def tell(table: FileTable, row_number: int) -> Generator[float, None, HandStory]:
    """Describe a row."""
    yield 0.0
    row = table.row(row_number)
    if isinstance(row, UnreadHand):
        return HandStory(translated(row.message))
    tables, problem = _tables(row)
    lines = map(translated, say_ahead(row, leaders_by_street(row)))
    return HandStory(
        say_result(row, translated) + problem,
        "; ".join([*_made(row), *map(translated, say_pots(row))]),
        "; ".join(lines),
        bool(all_in_seats(row)),
        tuple(map(_street, tables)),
        tables,
    )


def tell_all_ins(table: FileTable, row_number: int) -> Generator[float, None, str]:
    """Describe the chances of each all-in seat; if they cannot be counted, say why.

    Return "" if the row is an error.
    """
    row = table.row(row_number)
    if isinstance(row, UnreadHand):
        return ""
    try:
        found = yield from count_all_ins(row)
    except CardError as error:
        return translated(error.phrase)
    return "; ".join(
        [
            translate("HandStory", "{player} {fared}").format(
                player=row.players[each.seat], fared=translated(say_all_in(row, each))
            )
            for each in found
        ]
    )


def _made(row: HandRow) -> Iterator[str]:
    """Yield for each seat a text that says which hand it has."""
    for name, hand in zip(row.players, row.ranks, strict=False):  # a single hand has no ranks
        made = say_hand(analyse_cards(row.played, hand.cards, hand.board))
        text = translate("HandStory", "{player}: {hand}")
        yield text.format(player=translated(name), hand=translated(made))


def _tables(row: HandRow) -> tuple[tuple[Table, ...], str]:
    """Return the poker table on each street, and a sentence that says why there are none.

    Either the tables or the sentence is empty.
    """
    try:
        return tables_of(row), ""
    except CardError as error:
        text = translate("HandStory", ". It cannot be put on the table: {why}")
        return (), text.format(why=translated(error.phrase))


def _street(table: Table) -> str:
    """Return the name of a poker table's street, such as "Turn", from the number of its cards."""
    if table.game.board:
        return {
            0: translate("HandStory", "Before the flop"),
            3: translate("HandStory", "Flop"),
            4: translate("HandStory", "Turn"),
            5: translate("HandStory", "River"),
        }.get(len(table.board), translate("HandStory", "The hand"))
    if table.game.dealt != 7:
        return translate("HandStory", "The hand")
    return {
        3: translate("HandStory", "Third street"),
        4: translate("HandStory", "Fourth street"),
        5: translate("HandStory", "Fifth street"),
        6: translate("HandStory", "Sixth street"),
        7: translate("HandStory", "Seventh street"),
    }.get(len(table.cards_of(0)), translate("HandStory", "The hand"))
