"""Filters rows by game and text: the conditions in the words of SQL.

The text is in a language of words, cards, properties and comparisons, all of which must hold:

flush                   in a player's name, the hand's id, the reason or the category
"Big Al"                the same, as one text
Ah Kh                   these cards, in a hand or on the board; or the text
came from behind        also: all in, showdown, split pot, paid otherwise
pot > 50                also: hero, won, lost (what the hero won or lost), with < <= = >= >
when >= 2024-05         a year, a month, a day or a moment, as in 2024-05-31T20:15
stakes = 1/2            the blinds or limits, as the file writes them
"""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from analyser.poker.cards import CARD_PATTERN, parse_cards
from analyser.poker.errors import CardError, SearchError
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_table.table_row import CATEGORIES, case_folded, masks_of
from analyser.poker.phrases import shortened


class Words(NamedTuple):
    """A text that is looked for, in lower case, or cards."""

    text: str  # the text
    # The same as cards, as two numbers of bits; (0, 0) if it names no cards.
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
    return tuple([_term(found) for found in _TERM.finditer(text)])


def _term(found: re.Match[str]) -> Term:
    if found["column"]:
        return _comparison(found)
    text = (found["quoted"] or found[0]).casefold()
    if found["phrase"] and text in _PROPERTIES:
        return Condition(_PROPERTIES[text])
    try:
        return Words(text, (0, 0) if found["quoted"] else masks_of(parse_cards(found[0])))
    except CardError:
        return Words(text)


def _comparison(found: re.Match[str]) -> Condition:
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
    asked = {
        "NOT copy": not wanted.copies,
        "error": wanted.errors_only,
        "NOT error": not wanted.errors_only,
    }
    conditions = [Condition(sql) for sql, is_asked in asked.items() if is_asked]
    if wanted.game is not None:
        conditions.append(Condition("game = ?", (wanted.game,)))
    terms = read_search(wanted.text)
    return all_of(*conditions, *[_of_words(t) if isinstance(t, Words) else t for t in terms])


def _of_words(words: Words) -> Condition:
    found = [f"instr({column}, ?)" for column in ("players", "reason", "hand")]
    values: list[object] = [case_folded(words.text)] * len(found)
    named = [str(at) for at, name in enumerate(CATEGORIES) if words.text in name.casefold()]
    found.append(f"category IN ({', '.join(named)})")
    low, high = words.cards
    if low or high:
        found.append("cards_low & ? = ? AND cards_high & ? = ?")
        values += [low, low, high, high]
    return Condition(" OR ".join(found), tuple(values))
