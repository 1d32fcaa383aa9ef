"""What the first lines of a hand say: its game, when it was played, its stakes and its currency."""

import re
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final

from analyser.poker.errors import GameNotJudgedError, HandCutShortError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import game_or_none
from analyser.poker.hand_files.hand import CHIPS, Facts
from analyser.poker.phrases import shortened

# What stands with a game's name and changes none of its rules.
_SPEED: Final = re.compile(r"speed|twister|\bAoF\b|\b(?:double board|bomb ?pot)\b", re.IGNORECASE)


@lru_cache(maxsize=64)  # hand after hand is of one table or tournament
def game_named(name: str) -> Game:
    """Return the game that a site names so. Raises GameNotJudgedError; HandCutShortError for ""."""
    if not name.strip():
        raise HandCutShortError
    game = game_or_none(_SPEED.sub("", name))
    if game is None:
        raise GameNotJudgedError(name=shortened(name.strip(), 60))
    return game


_SUMMARIES: Final = re.compile(
    r"\s*(?:(?P<site>[\w. ]{2,30}?)(?: Poker)?(?: -)? Tournament [Ss]ummary\b"
    r"|\*{4,5} (?P<pacific>[^*]{2,30}?) Tournament Summary \*"
    r"|(?P<brand>[\w ]{2,30}?)(?: Home Game)? Tournament #\d+, |(?P<gg>Tournament #\d+, ))"
)


def summary_of(line: str) -> str | None:
    """Return the site whose summary of a tournament begins so; None for any other line."""
    found = _SUMMARIES.match(line)
    if found is None:
        return None
    return "GGPoker" if found["gg"] else found["site"] or found["pacific"] or found["brand"]


_MONTHS: Final = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
_DATE: Final = re.compile(r"(?P<year>\d{4})[-/.](?P<month>\d\d?)[-/.](?P<day>\d\d?)(?!\d)")
_OTHER_DATE: Final = re.compile(
    r"\b(?P<day>\d\d)[ /.](?P<month>\d\d)[ /.](?P<year>\d{4})\b"
    rf"|\b(?P<name>{_MONTHS})[a-z]* (?P<number>\d\d?)\b(?:.*?\b(?P<after>\d{{4}})\b)?"
)
_TIME: Final = re.compile(r"(?<!\d)(\d\d?):(\d\d)(?::(\d\d))?(?:\.\d+)?(?: ?(Z|[A-Z]{2,4})\b)?")
_ZONES: Final = {"Z": 0, "UTC": 0, "GMT": 0, "EDT": -4, "EST": -5, "CEST": 2, "BRT": -3}
"""The hours between these zones and UTC. Sites write CET, WET and EET in summer too."""


def moment(text: str) -> str | None:
    """Return the moment in a text in the form of ISO 8601; None if there is no date.

    With its zone if the text has one that is always the same number of hours from UTC, or Eastern
    Time; some sites write that in brackets behind the player's own time.
    """
    bracket = text.rfind("[")
    if bracket >= 0 and " ET" in text[bracket:]:
        text = text[bracket:]
    day, time = _date_in(text), _TIME.search(text)
    if day is None:
        return None
    try:
        found = date(*day)
        if time is None:
            return found.isoformat()
        hour, minute, second = [int(part or 0) for part in time.groups()[:3]]
        at = datetime(*day, hour, minute, second)
    except ValueError:
        return None
    return at.isoformat() + _offset(at, time[4])


def _date_in(text: str) -> tuple[int, int, int] | None:
    """Return the year, the month and the day; None if the text has no date."""
    found = _DATE.search(text) or _OTHER_DATE.search(text)
    if found is None:
        return None
    if found["year"]:
        return int(found["year"]), int(found["month"]), int(found["day"])
    month = _MONTHS.split("|").index(found["name"]) + 1
    return int(found["after"] or 0), month, int(found["number"])


def _offset(at: datetime, zone: str | None) -> str:
    """Return the zone as ISO 8601 writes it, "-05:00"; "" for a zone that is not known."""
    hours = _eastern(at) if zone == "ET" else _ZONES.get(zone or "")
    return "" if hours is None else f"{hours:+03}:00" if hours else "Z"


def _eastern(at: datetime) -> int:
    """Return the hours from UTC to Eastern Time, -4 or -5, by the rules since 2007 and before."""
    spring, autumn = ((3, 8), (11, 1)) if at.year > 2006 else ((4, 1), (10, 25))
    start, end = (_sunday_from(at.year, *day) for day in (spring, autumn))
    return -4 if start <= at < end else -5


@lru_cache(maxsize=16)
def _sunday_from(year: int, month: int, day: int) -> datetime:
    """Return two o'clock on the first Sunday from a day on."""
    first = datetime(year, month, day, 2)
    return first + timedelta(days=6 - first.weekday())


_SIGNS: Final = dict(
    pair.split()
    for pair in ("$ USD", "€ EUR", "£ GBP", "₹ INR", "Rs INR", "¥ CNY", "₮ USDT", "฿ THB", "₽ RUB")
)
"""The currencies by their signs."""
_SIGN: Final = "|".join(map(re.escape, _SIGNS))
_AMOUNT: Final = rf"(?:(?:{_SIGN})\.? ?)?\d[\d.,]*(?:\s?(?:{_SIGN}))?"
_STAKES: Final = re.compile(rf"(?<![\w/.,-])(?:{_AMOUNT})(?: ?/ ?{_AMOUNT}){{1,2}}(?![\w/])")
_CODE: Final = re.compile(
    r"(?<=[\d ])(?:USD|EUR|GBP|INR|CAD|AUD|CNY|BRL|MXN|SEK|NOK|DKK|PLN|RUB|UAH|USDT)\b"
)
_IN_CHIPS: Final = re.compile(
    r"tournament|tourney|trny|buy-?in\b|sit ?& ?go|play (?:money|chips)", re.IGNORECASE
)


_CHANGING: Final = re.compile(
    r"#\S*|\d{4}([-/.])\d\d?\1\d\d?\b|\b\d\d([ /.])\d\d\2\d{4}\b|\d\d?:\d\d(?::\d\d)?"
)
"""What is another in each hand: numbers of hands, dates and times."""


def facts_of(site: str, lines: str) -> Facts:
    """Return what the first lines of a hand say besides its game."""
    return Facts(site, moment(lines), *_money_in(_CHANGING.sub("", lines)))


@lru_cache(maxsize=64)  # hand after hand is of one table or tournament
def _money_in(text: str) -> tuple[str | None, str]:
    """Return the stakes, None if there are none, and the unit.

    Tournaments and play money are in chips; else the currency of the stakes or first amount counts.
    """
    stakes = _STAKES.search(text)
    found = None if stakes is None else " ".join(stakes[0].rstrip(",. ").split())
    if _IN_CHIPS.search(text) is not None:
        return found, CHIPS
    code = _CODE.search(text)
    sign = re.search(_SIGN, text if found is None else found)
    return found, code[0] if code is not None else CHIPS if sign is None else _SIGNS[sign[0]]
