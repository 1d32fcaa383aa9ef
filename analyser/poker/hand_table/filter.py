"""Filters rows by game and text, and by yes or no: the conditions in the words of SQL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from analyser.poker.hand_table.categories import CATEGORIES
from analyser.poker.hand_table.search import Condition, Words, read_search
from analyser.poker.hand_table.table_row import folded


@dataclass(frozen=True, slots=True)
class Filter:
    """The conditions that a row must meet to be shown; None, False or "" sets no condition."""

    game: str | None = None  # the game's key
    text: str = ""  # what the user searches for, in the language of ``search``
    # True for only rows in which the file says that other players were paid than those who win by
    # the cards.
    paid_another: bool = False
    errors_only: bool = False  # True for only errors, which are left out otherwise
    showdowns_only: bool = False  # True for only rows with a showdown
    # True to show a hand that is in several files each time, not only the first time.
    copies: bool = False
    # True for only rows in which a hand that was compared was all in before the last card.
    all_in: bool = False


EVERYTHING: Final = Filter()
"""The filter that chooses every hand once."""


def all_of(*conditions: Condition) -> Condition:
    """Return the condition that all of these are true."""
    sql = " AND ".join([f"({each.sql})" for each in conditions])
    return Condition(sql, tuple([value for each in conditions for value in each.values]))


def condition_of(wanted: Filter) -> Condition:
    """Return the condition that the rows meet which a filter chooses. Raises SearchError."""
    asked = {
        "NOT copy": not wanted.copies,
        "error": wanted.errors_only,
        "NOT error": not wanted.errors_only,
        "showdown": wanted.showdowns_only,
        "paid_another": wanted.paid_another,
        "all_in": wanted.all_in,
    }
    conditions = [Condition(sql) for sql, is_asked in asked.items() if is_asked]
    if wanted.game is not None:
        conditions.append(Condition("game = ?", (wanted.game,)))
    terms = read_search(wanted.text)
    return all_of(*conditions, *[_of_words(t) if isinstance(t, Words) else t for t in terms])


def _of_words(words: Words) -> Condition:
    found = [f"instr({column}, ?)" for column in ("players", "reason", "hand")]
    values: list[object] = [folded(words.text)] * len(found)
    named = [str(at) for at, name in enumerate(CATEGORIES) if words.text in name.casefold()]
    found.append(f"category IN ({', '.join(named)})")
    low, high = words.cards
    if low or high:
        found.append("cards_low & ? = ? AND cards_high & ? = ?")
        values += [low, low, high, high]
    return Condition(" OR ".join(found), tuple(values))
