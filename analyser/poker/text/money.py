"""The money at the end of a text: ``.., A all in, pot 90, B bets 60``."""

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from analyser.poker.cards import CARD_PATTERN
from analyser.poker.errors import NumberError
from analyser.poker.phrases import compiled_beside
from analyser.poker.table.bets import set_all_in, set_bet, set_to_call, set_wager
from analyser.poker.table.table import MOST_CHIPS, THE_BET, THE_POT, Table, checked_chips
from analyser.poker.text.refusals import NobodyError, TwoAmountsError

Kind = Literal["pot", "bets", "call", "in", "all in"]


class Money(NamedTuple):
    """One part of a text about money."""

    # What the chips are: the pot before the bet, a seat's bet, what it takes a seat to call, what a
    # seat is in for in all, or that a seat is all in.
    kind: Kind
    chips: int | None  # how many; None for a seat that is all in, if it is not said
    who: str  # the letter or the name of the seat; "" for the pot
    text: str  # the part as it is written


_PATTERNS: Final = compiled_beside(__file__, {"card": CARD_PATTERN}, re.IGNORECASE)
_KINDS: Final[dict[str, Kind]] = {
    "bets": "bets",
    "call": "call",
    "in": "in",
    "nobody": "call",
    "faced": "call",
}
"""What the chips are, by the groups of the pattern that have them."""


def take_money(text: str) -> tuple[str, tuple[Money, ...]]:
    """Return a text without its money, and that money.

    Bets stand at the end, on lines of their own or between a name and its colon, the pot anywhere;
    but a text that tells a hand as it was played has money only at the end. A part that names
    neither a seat by its letter nor a player of the text stays in the text. Raises NumberError for
    chips that are no whole number, TwoAmountsError.
    """
    if _PATTERNS["played"].search(text):
        return text, ()
    found: list[Money] = []

    def pot(match: re.Match[str]) -> str:
        if match["other"]:
            return match[0]
        found.append(Money("pot", _read_chips(match["pot"], THE_POT), "", match["part"]))
        return (match["behind"] or "") if match["before"] else ""

    def of_a_name(match: re.Match[str]) -> str:
        """Take the amounts out of what is said of a player, and leave the name."""
        found.extend(_money_said(match, match[0]))
        return match["who"]

    if "pot" in text.lower():
        text = _PATTERNS["pot"].sub(pot, text)
    if ":" in text:
        text = _PATTERNS["of_a_name"].sub(of_a_name, text)
    if "\n" in text:
        lines = text.split("\n")
        own = [line for line in lines if _is_money(line)]
        # A line without its money stays, so that refusals count the lines as they were typed.
        text = "\n".join(["" if line in own else line for line in lines] + own)
    text, last = _take_last(text)
    every = (*found, *last)
    _refuse_two_amounts(every)
    left = (_PATTERNS["all_in"] if every else _PATTERNS["all_in_of_one"]).search(text)
    if left is not None:
        raise NobodyError(word=left[left.re.groups])
    return text, every


def _refuse_two_amounts(every: Sequence[Money]) -> None:
    said: dict[tuple[Kind, str], Money] = {}
    for each in every:
        kind: Kind = "in" if each.kind == "all in" else each.kind
        # One bet is faced, and one seat faces it.
        before = said.setdefault((kind, each.who.lower() if kind == "in" else ""), each)
        differ = (before.chips, before.who.lower()) != (each.chips, each.who.lower())
        if differ and None not in (before.chips, each.chips):
            raise TwoAmountsError(one=before.text, other=each.text)


def _read_chips(text: str, what: str = THE_BET) -> int:
    """Read an amount such as 1.500 or $1.5k. Raises NumberError, about ``what``, if not whole."""
    said = re.fullmatch(
        r"\D*?(\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+\Z|\d{1,4000})"
        r"(?:\.(\d{1,9}))?\s?([km]?)",
        text,
        re.IGNORECASE,
    )
    if said is not None:
        whole, part, unit = said.groups(default="")
        times = {"": 1, "k": 1_000, "m": 1_000_000}[unit.lower()]
        rest, too_small = divmod(int(part or 0) * times, int("1" + len(part) * "0"))
        if not too_small:
            return int(re.sub("[,.]", "", whole)) * times + rest
    raise NumberError(what=what, value=text.strip(), least=0, most=MOST_CHIPS)


def _is_money(line: str) -> bool:
    left, money = _take_last(line)
    return bool(money) and not left.strip()


def _take_last(text: str) -> tuple[str, tuple[Money, ...]]:
    """Return a text without the bets at its end, and these bets."""
    found: list[Money] = []
    while _PATTERNS["may_have_money"].search(text) and (match := _PATTERNS["part"].search(text)):
        rest = text[: match.start()]
        who = (match["who"] or "").strip()
        is_seat = not who or _PATTERNS["letter"].fullmatch(who) or _is_player(who, rest)
        if not is_seat and _take_last(rest)[0].strip():
            break  # else nothing is left, and it is about a player of the table
        text = rest
        found[:0] = _money_said(match, match["part"])
    return text, tuple(found)


def _money_said(match: re.Match[str], part: str) -> list[Money]:
    """Return what a match of the pattern "says" says; ``part``: its text."""
    named = match.groupdict()
    name = next((name for name in _KINDS if named.get(name)), "all_in")
    chips = _read_chips(named[name]) if named[name] else None
    who = (named["who"] or "").strip()
    if not named["into"]:
        return [Money(_KINDS.get(name, "all in"), chips, who, part)]
    pot = Money("pot", _read_chips(named["into"], THE_POT), "", f"pot {named['into']}")
    return [Money("bets", chips, who, f"{who} {named['bet']}"), pot]


def of_nobody(text: str, word: str) -> NobodyError | None:
    """Return an error if the word is in a bet of a player whom the text has not, else None."""
    match = _PATTERNS["part"].search(text)
    is_bet = match is not None and match["who"] and word in match["part"]
    return NobodyError(word=match["part"]) if match is not None and is_bet else None


def refuse_bets_left(text: str) -> None:
    """Raise NobodyError if a text that was read still ends with a bet on a line of its own."""
    last = text.rpartition("\n")[2]
    if "\n" in text and _is_money(last) and not _PATTERNS["played"].search(text):
        raise NobodyError(word=last.strip())


def _is_player(name: str, text: str) -> bool:
    """Whether a text has a player of this name: before a colon, a bracket or a verb."""
    player = rf"(?<!\w){re.escape(name)}\s*(?:[:(\[]|has\b|shows\b)"
    return re.search(player, text, re.IGNORECASE) is not None


def refuse_money(money: tuple[Money, ...], names: Sequence[str]) -> None:
    """Raise NobodyError for money of no seat among ``names``, NumberError for too many chips."""
    for each in money:
        if each.kind != "pot":
            _seat_of(names, each)
        checked_chips(THE_POT if each.kind == "pot" else THE_BET, each.chips)


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
        put = {"bets": set_wager, "call": set_to_call}.get(each.kind, set_bet)
        table = table if each.chips is None else put(table, seat, each.chips)
        if each.kind == "all in":
            table = set_all_in(table, seat, True)
    return table


def _seat_of(names: Sequence[str], money: Money) -> int:
    """Return the seat with this name, else with this letter; "seat A" is the letter's."""
    letter, who = _PATTERNS["letter"].fullmatch(money.who), money.who.lower()
    called = [name.lower() for name in names]
    if who and who in called and not (letter and letter["seat"]):
        return called.index(who)
    seat = ord(letter["letter"].upper()) - ord("A") if letter else len(names)
    if seat >= len(names):
        raise NobodyError(word=money.text)
    return seat
