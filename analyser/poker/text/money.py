"""The money at the end of a text: ``.., A all in, pot 90, B bets 60``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from analyser.poker.cards import CARD_PATTERN
from analyser.poker.dealing import read_whole_number
from analyser.poker.errors import NobodyError
from analyser.poker.names import seat_letter
from analyser.poker.table.bets import checked_bet, set_all_in, set_bet, set_to_call, set_wager
from analyser.poker.table.table import Table, checked_pot

Kind = Literal["pot", "bets", "call", "in", "all in"]


class Money(NamedTuple):
    """One part of a text about money."""

    # What the chips are: the pot before the bet, a seat's bet, what it takes a seat to call, what a
    # seat is in for in all, or that a seat is all in.
    kind: Kind
    chips: int | None  # how many; None for a seat that is all in, if it is not said
    who: str  # the letter or the name of the seat; "" for the pot
    text: str  # the part as it is written


_NO_CARDS: Final = rf"(?![^,;:\n()]*(?<!\w)(?:{CARD_PATTERN})+(?!\w))"
_WHO: Final = rf"(?:seat\s+)?(?P<who>{_NO_CARDS}[^\W\d][^,;:\n()]*?)\s+(?:is\s+|has\s+)?"
_PART: Final = re.compile(
    rf"""(?:^|[,;\n]|\s(?=pot))\s*(?P<part>
        pot(?:\s*:\s*|\s+(?:of\s+|is\s+)?)[$€£]?(?P<pot>\d+)
      | {_WHO}(?: (?P<bet>bets?\s+[$€£]?(?P<bets>\d+))
                   (?:\s+into\s+(?:an?\s+|the\s+)?(?:pot\s+(?:of\s+)?)?[$€£]?(?P<into>\d+))?
               | to\s+call\s+[$€£]?(?P<call>\d+)
               | all[\s-]in (?:\s+(?:for\s+)?(?P<all_in>\d+))?
               | in\s+(?:for\s+)?(?P<in>\d+))
      | (?:to\s+)?call\s+[$€£]?(?P<nobody>\d+) | [$€£]?(?P<faced>\d+)\s+to\s+call
    )\s*\.?\s*$""",
    re.IGNORECASE | re.VERBOSE,
)
_MAY_HAVE_MONEY: Final = re.compile(
    r"(?:pot|pot\s*:|of|is|bets?|call|in|for|into|a|the)\s*[$€£]?\d+\s*\.?\s*$|all[\s-]in|to\s+call",
    re.IGNORECASE,
)
_KINDS: Final[dict[str, Kind]] = {
    "pot": "pot",
    "bets": "bets",
    "call": "call",
    "in": "in",
    "nobody": "call",
    "faced": "call",
}
"""What the chips are, by the groups of the pattern that have them."""
_LETTERS: Final = "ABCDEFGHIJ"
_PLAYED: Final = re.compile(
    r"(?<!\w)(?:fold|rais|call|check|post|limp|shov|collect)(?:e?s|ed)(?!\w)", re.IGNORECASE
)
"""What only a whole hand as it was played tells, whose bets are those of all streets."""


def take_money(text: str) -> tuple[str, tuple[Money, ...]]:
    """Return a text without its money, and that money in the order of the text.

    It stands at the end, or on lines of its own unless the text tells a hand as it was played. A
    part that names neither a seat by its letter nor a player of the text stays in the text.
    """
    if "\n" in text and not _PLAYED.search(text):
        lines = text.split("\n")
        own = [line for line in lines if _MAY_HAVE_MONEY.search(line) and _is_money(line)]
        # A line without its money stays, so that refusals count the lines as they were typed.
        text = "\n".join(["" if line in own else line for line in lines] + own)
    return _take_last(text)


def _is_money(line: str) -> bool:
    left, money = _take_last(line)
    return bool(money) and not left.strip()


def _take_last(text: str) -> tuple[str, tuple[Money, ...]]:
    """Return a text without the money at its end, and that money."""
    found: list[Money] = []
    while _MAY_HAVE_MONEY.search(text) and (match := _PART.search(text)) is not None:
        rest = text[: match.start()]
        who = (match["who"] or "").strip()
        is_seat = not who or who.upper() in _LETTERS or _is_player(who, rest)
        if not is_seat and _take_last(rest)[0].strip():
            break  # else nothing is left, and it is about a player of the table
        text = rest
        name = next((name for name in _KINDS if match[name]), "all_in")
        chips = read_whole_number(match[name]) if match[name] else None
        part = match["part"]
        if match["into"]:
            found.append(Money("pot", read_whole_number(match["into"]), "", f"pot {match['into']}"))
            part = part[: match.end("bet") - match.start("part")]
        found.append(Money(_KINDS.get(name, "all in"), chips, who, part))
    return text, tuple(reversed(found))


def of_nobody(text: str, word: str) -> NobodyError | None:
    """Return why a word of a text cannot be read if it is in a bet of nobody there, else None."""
    match = _PART.search(text)
    is_bet = match is not None and match["who"] and word in match["part"]
    return NobodyError(word=match["part"]) if match is not None and is_bet else None


def refuse_left(text: str) -> None:
    """Raise NobodyError if a text that was read still ends with a bet on a line of its own."""
    last = text.rpartition("\n")[2]
    if "\n" in text and _is_money(last) and not _PLAYED.search(text):
        raise NobodyError(word=last.strip())


def _is_player(name: str, text: str) -> bool:
    """Whether a text has a player of this name: before a colon, a bracket or a verb."""
    before = re.escape(name)
    return (
        re.search(rf"(?<!\w){before}\s*(?:[:(\[]|has\b|shows\b)", text, re.IGNORECASE) is not None
    )


def refuse_money(money: tuple[Money, ...], names: Sequence[str]) -> None:
    """Raise NobodyError for money of a seat of another name, NumberError for too much."""
    for each in money:
        if each.kind == "pot":
            checked_pot(each.chips)
        else:
            _seat_of(names, each)
            checked_bet(each.chips)


def put_money(table: Table, money: tuple[Money, ...]) -> Table:
    """Put the money of a text on a table.

    Raises NobodyError if a part names no seat of the table, NumberError, and PotAndBetsError if
    both the pot and what seats are in for are given.
    """
    names = [seat.name for seat in table.seats]
    for each in sorted(money, key=lambda each: each.kind == "pot"):  # the pot is refused last
        if each.kind == "pot":
            table = table.set_pot(each.chips)
            continue
        seat = _seat_of(names, each)
        if each.kind == "bets":
            table = set_wager(table, seat, each.chips)
        elif each.kind == "call":
            table = set_to_call(table, seat, each.chips)
        elif each.chips is not None:
            table = set_bet(table, seat, each.chips)
        if each.kind == "all in":
            table = set_all_in(table, seat, True)
    return table


def _seat_of(names: Sequence[str], money: Money) -> int:
    who = money.who.lower()
    named = [seat for seat, name in enumerate(names) if who and name.lower() == who]
    lettered = [seat for seat in range(len(names)) if seat_letter(seat).lower() == who]
    if not (named or lettered):
        raise NobodyError(word=money.text)
    return (named or lettered)[0]
