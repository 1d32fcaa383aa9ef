"""Finds, filters, sorts and adds up rows.

A search is a text of words, cards, properties and comparisons, all of which must hold:

flush                   in a player's name, the hand's id, the reason or the category
"Big Al"                the same, as one text
Ah Kh                   these cards, in a hand or on the board; or the text
came from behind        also: all in, showdown, split pot, paid otherwise
pot > 50                also: hero, won, lost (what the hero won or lost), with < <= = >= >
when >= 2024-05         a year, a month, a day or a moment, as in 2024-05-31T20:15
stakes = 1/2            the blinds or limits, as the file writes them

Long work is done in steps, which yield the share done, 0 to 1, and return the result. In both
directions equal rows keep their order, and rows that have no value in the column come last.
"""

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from analyser.poker.cards import CARD_PATTERN, parse_cards
from analyser.poker.errors import CardError, SearchError, TooManyDealsError
from analyser.poker.generators import Steps, as_part
from analyser.poker.hand_files.all_in_luck import count_luck, tenths_of
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.batch import BatchTotals
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.table import FileTable, Integers, Rows
from analyser.poker.hand_table.table_row import CATEGORIES, case_folded, masks_of
from analyser.poker.phrases import Phrase, shortened


class Words(NamedTuple):
    """A text that is looked for, in lower case; as cards too if it names some."""

    text: str  # the text
    # The cards that it names, as two numbers of bits; (0, 0) if it names no cards.
    cards: tuple[int, int] = (0, 0)


class Condition(NamedTuple):
    """A condition in SQL, and the values of its question marks."""

    sql: str
    values: tuple[object, ...] = ()


Term: TypeAlias = Words | Condition

_PROPERTIES: Final = {
    "came from behind": "behind",
    "all in": "all_in",
    "all-in": "all_in",
    "showdown": "showdown",
    "paid otherwise": "paid_another",
    "split pot": "winners & (winners - 1)",
}
_AMOUNTS: Final = {"pot": ("pot", 1), "hero": ("hero", 1), "won": ("hero", 1), "lost": ("hero", -1)}
_TEXTS: Final = {"when": "moment", "stakes": "stakes"}
_TURNED: Final = {"<": ">", "<=": ">=", "=": "=", ">=": "<=", ">": "<"}
_SEVERAL_WORDS: Final = "|".join(
    map(re.escape, [*_PROPERTIES, *[name for name in CATEGORIES if " " in name]])
)
_TERM: Final = re.compile(
    rf"""
      "(?P<quoted>[^"]+)"
    | (?P<column>{"|".join([*_AMOUNTS, *_TEXTS])}) \s* (?P<sign><=|>=|[<=>]) \s* (?P<value>\S*)
    | (?P<phrase>{_SEVERAL_WORDS}) (?=\s|$)
    | (?P<cards>{CARD_PATTERN}(?:\s*{CARD_PATTERN})*) (?=\s|$)
    | (?P<word>\S+)
    """,
    re.VERBOSE | re.IGNORECASE,
)


def read_search(text: str) -> tuple[Term, ...]:
    """Read what is looked for. Raises SearchError for a comparison without an amount.

    >>> read_search("flush pot > 50")
    (Words(text='flush', cards=(0, 0)), Condition(sql='pot > ?', values=(5000,)))
    """
    return tuple([_term_of_match(found) for found in _TERM.finditer(text)])


def _term_of_match(found: re.Match[str]) -> Term:
    if found["column"]:
        return _comparison_of_match(found)
    text = (found["quoted"] or found[0]).casefold()
    if found["phrase"] and text in _PROPERTIES:
        return Condition(_PROPERTIES[text])
    try:
        return Words(text, (0, 0) if found["quoted"] else masks_of(parse_cards(found[0])))
    except CardError:
        return Words(text)


def _comparison_of_match(found: re.Match[str]) -> Condition:
    """Return the condition of "pot>100"; of texts the beginnings count. Raises SearchError."""
    name, sign, value = found["column"].lower(), found["sign"], found["value"]
    if name in _TEXTS and value:
        # Only the beginning counts, as far as the text is long.
        begins = f"substr({_TEXTS[name]}, 1, {len(value.casefold())})"
        return Condition(f"{begins} {sign} ?", (value.casefold(),))
    amount = hundredths(value) if name in _AMOUNTS else None
    if amount is None:
        raise SearchError(text=shortened(found[0]))
    column, factor = _AMOUNTS[name]
    factor = -factor if value.startswith("-") else factor
    sign = _TURNED[sign] if name == "lost" else sign
    return Condition(f"{column} {sign} ?", (factor * amount,))


@dataclass(frozen=True, slots=True)
class Filter:
    """The conditions that a row must meet to be shown; None, False or "" sets no condition."""

    game: str | None = None  # the game's key
    text: str = ""  # what the user searches for, in the language above
    errors_only: bool = False  # True for only errors, which are left out otherwise
    # True to show a hand that is in several files each time, not only the first time.
    copies: bool = False


EVERYTHING: Final = Filter()
"""The filter that chooses every hand once."""


def all_of(*conditions: Condition) -> Condition:
    """Return the condition that all of these are true."""
    sql = " AND ".join([f"({each.sql})" for each in conditions])
    return Condition(sql, tuple([value for each in conditions for value in each.values]))


def condition_of(wanted: Filter) -> Condition:
    """Return the condition that the rows meet which a filter chooses. Raises SearchError."""
    conditions = [] if wanted.copies else [Condition("NOT copy")]
    conditions.append(Condition("error" if wanted.errors_only else "NOT error"))
    if wanted.game is not None:
        conditions.append(Condition("game = ?", (wanted.game,)))
    terms = read_search(wanted.text)
    conditions += [_condition_of_words(t) if isinstance(t, Words) else t for t in terms]
    return all_of(*conditions)


def _condition_of_words(words: Words) -> Condition:
    """Return the condition that a row's names, reason, hand or cards have these words."""
    found = [f"instr({column}, ?)" for column in ("players", "reason", "hand")]
    values: list[object] = [case_folded(words.text)] * len(found)
    named = [str(at) for at, name in enumerate(CATEGORIES) if words.text in name.casefold()]
    found.append(f"category IN ({', '.join(named)})")
    low, high = words.cards
    if low or high:
        found.append("cards_low & ? = ? AND cards_high & ? = ?")
        values += [low, low, high, high]
    return Condition(" OR ".join(found), tuple(values))


class SortBy(Enum):
    """The columns to sort by; the best hand, or the first name in the alphabet, comes first."""

    PLACE = "place"
    """The order of the file."""
    PLAYERS = "players"
    """The players' names, alphabetically."""
    HANDS = "hands"
    """The strength of the best hand, the strongest first; see ``table_row``."""
    BOARD = "board"
    """The ranks of the board, the highest first."""
    WINNER = "winner"
    """The winners' names, alphabetically."""
    REASON = "reason"
    """The reason in words, alphabetically; of errors the message."""
    CLASS = "class"
    """The class of the best hand, the best class first."""
    LOW = "low"
    """The strength of the best low, the strongest first."""
    WHEN = "moment"
    """When the hand was played, the first one first."""
    STAKES = "stakes"
    """What it was played for, as text."""
    POT = "pot"
    """The size of the pot, the largest first."""
    HERO = "hero"
    """What the hero won or lost, the largest win first."""
    LUCK = "luck"
    """The share at the all-in, the smallest first; counted when it is first sorted by."""


_MOST: Final = "(1 << 50)"
"""More than any strength or amount, in SQL."""
_KEYS: Final = {SortBy.HANDS: f"{_MOST} - strength", SortBy.CLASS: "class_"} | {
    by: f"{_MOST} - {by.value}" for by in (SortBy.BOARD, SortBy.LOW, SortBy.POT, SortBy.HERO)
}
"""What the columns of numbers are sorted by, the least first; SQLite sorts the others, of text."""


def all_rows(count: int) -> Rows:
    """Return the numbers of the first ``count`` rows, in the order of the file."""
    return np.arange(count, dtype=np.int32)


def find_rows(
    table: FileTable,
    wanted: Filter = EVERYTHING,
    by: SortBy = SortBy.PLACE,
    backwards: bool = False,
    count: int | None = None,
) -> Steps[Rows]:
    """Return the chosen rows, sorted, of all or of the first ``count``. Raises SearchError."""
    count = len(table) if count is None else count
    is_whole = not (table.copies or table.contents.errors)
    if wanted == EVERYTHING and by is SortBy.PLACE and is_whole:
        return all_rows(count)[:: -1 if backwards else 1]
    chosen = all_of(condition_of(wanted), Condition("id <= ?", (count,)))
    if by is SortBy.LUCK:
        shares = yield from _shares_of_all_in(table, count)
        rows, _ = yield from table.rows_where(*chosen)
        return sort_by_keys(rows, shares[rows], backwards)
    if by in _KEYS:
        # NumPy sorts numbers several times as fast as SQLite sorts records.
        rows, keys = yield from table.rows_where(*chosen, key=f"ifnull({_KEYS[by]}, -1)")
        return sort_by_keys(rows, keys, backwards)
    way = "DESC" if backwards else "ASC"
    order = f"id {way}" if by is SortBy.PLACE else f"{by.value} {way} NULLS LAST, id"
    rows, _ = yield from table.rows_where(*chosen, order)
    return rows


def _shares_of_all_in(table: FileTable, count: int) -> Steps[Integers]:
    """Return each row's share in tenths of a per cent, counted once; -1 if none or uncountable."""
    found, _ = yield from table.rows_where("all_in AND id <= ?", (count,))
    for at, number in enumerate(found.tolist()):
        if number in table.shares:
            continue
        yield at / len(found)  # what was counted before is counted again without a step
        row = table.row(number)
        assert isinstance(row, HandRow)  # an error is never all in
        try:
            counted = yield from as_part(count_luck(row), at, len(found))
        except TooManyDealsError:
            counted = None
        table.shares[number] = -1 if counted is None else tenths_of(counted.share)
    keys = np.full(count, -1, np.int64)
    keys[found] = [table.shares[number] for number in found.tolist()]
    return keys


def sort_by_keys(rows: Rows, keys: Integers, backwards: bool = False) -> Rows:
    """Return rows in the order of their keys, which are overwritten; -1, no value, comes last."""
    # As numbers without a sign, -1 and, turned round, what it becomes are larger than all keys.
    if backwards:
        np.subtract(np.iinfo(np.int64).max, keys, out=keys)
    return rows[np.argsort(keys.view(np.uint64), kind="stable")]


@dataclass(slots=True)
class TableTotals(BatchTotals):
    """The totals of some rows, with which hands win."""

    # In how many hands the players who were paid, as the file says, differ from those who win by
    # the cards.
    paid_another: int = 0
    # Each category of a best hand, the best first, and how many rows have it.
    categories: tuple[tuple[Phrase, int], ...] = ()


_SUMS: Final = """
SELECT count(*), category, error, history, paid_another, seats, winners
FROM hands WHERE {condition}
GROUP BY category | error << 4 | history << 5 | paid_another << 6 | seats << 7 | winners << 15"""
"""Rows that are alike are counted together; SQLite sorts one number many times as fast as six."""


def totals_of(table: FileTable, wanted: Filter) -> Steps[TableTotals]:
    """Return the totals of the rows that a filter chooses. Raises SearchError."""
    condition, values = condition_of(wanted)
    sums = yield from table.select(_SUMS.format(condition=condition), values)
    categories, totals = Counter[int](), TableTotals()
    for count, category, error, history, paid_another, seats, winners in sums:
        if error:
            totals.errors += count
            continue
        won = [seat for seat in range(seats) if winners >> seat & 1]
        totals.count(0 if history else seats, won, count)
        totals.paid_another += count * paid_another
        categories[category] += count
    # The first of all categories is none; the best is the last one.
    named = [(CATEGORIES[number], categories[number]) for number in sorted(categories)[::-1]]
    totals.categories = tuple([(name, count) for name, count in named if name])
    return totals
