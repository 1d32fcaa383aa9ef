"""Filters rows by game and text, and by yes or no: the conditions in the words of SQL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from analyser.poker.hand_table.categories import CATEGORIES
from analyser.poker.hand_table.record import folded
from analyser.poker.hand_table.search import Comparison, Property, Term, Words, read_search


@dataclass(frozen=True, slots=True)
class Filter:
    """The conditions that a row must meet to be shown; None, False or "" sets no condition.

    Attributes:
        game: the game's key.
        text: what the user searches for, in the language of ``search``.
        paid_another: True for only rows in which the file says that other players were paid than
            those who win by the cards.
        errors_only: True for only errors, which are left out otherwise.
        showdowns_only: True for only rows with a showdown.
        copies: True to show a hand that is in several files each time, not only the first time.
        all_in: True for only rows in which a hand that was compared was all in before the last
            card.
    """

    game: str | None = None
    text: str = ""
    paid_another: bool = False
    errors_only: bool = False
    showdowns_only: bool = False
    copies: bool = False
    all_in: bool = False


EVERYTHING: Final = Filter()
"""The filter that chooses every hand once."""


class Condition:
    """A condition in SQL that is put together, and the values of its question marks.

    Attributes:
        values: the values.
    """

    def __init__(self) -> None:
        self._parts: list[str] = []
        self.values: list[object] = []

    def add(self, part: str, *values: object) -> None:
        """Add another part that has to be true as well."""
        self._parts.append(f"({part})")
        self.values += values

    def __str__(self) -> str:
        return " AND ".join(self._parts) or "1"


def condition_of(wanted: Filter) -> Condition:
    """Return the condition that the rows meet which a filter chooses. Raises SearchError."""
    condition = Condition()
    if not wanted.copies:
        condition.add("NOT copy")
    condition.add("error" if wanted.errors_only else "NOT error")
    if wanted.game is not None:
        condition.add("game = ?", wanted.game)
    for part, asked in (
        ("showdown", wanted.showdowns_only),
        ("paid_another", wanted.paid_another),
        ("all_in", wanted.all_in),
    ):
        if asked:
            condition.add(part)
    for term in read_search(wanted.text):
        _add_term(condition, term)
    return condition


def _add_term(condition: Condition, term: Term) -> None:
    if isinstance(term, Property):
        condition.add(term.column)
    elif isinstance(term, Comparison):
        column, sign, value = term
        if isinstance(value, str):
            column = f"substr({column}, 1, {len(value)})"
        condition.add(f"{column} {sign} ?", value)
    else:
        _add_words(condition, term)


def _add_words(condition: Condition, words: Words) -> None:
    found = [f"instr({column}, ?)" for column in ("players", "reason", "hand")]
    values: list[object] = [folded(words.text)] * len(found)
    named = [str(at) for at, name in enumerate(CATEGORIES) if words.text in name.casefold()]
    found.append(f"category IN ({', '.join(named)})")
    low, high = words.cards
    if low or high:
        found.append("cards_low & ? = ? AND cards_high & ? = ?")
        values += [low, low, high, high]
    condition.add(" OR ".join(found), *values)
