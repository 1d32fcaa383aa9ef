"""The options of games: house rules that a player may choose."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from analyser.poker.cards import RANK_LETTERS, RANKS, int_or_minus_one
from analyser.poker.decks import JOKER_KINDS, Joker
from analyser.poker.errors import OptionError, described
from analyser.poker.phrases import N_, Phrase, shortened


class Options(NamedTuple):
    """The chosen options; by default none."""

    joker: Joker = "none"  # "none" without a joker, else how the joker counts: "bug" or "wild"
    wild: tuple[int, ...] = ()  # the wild ranks, 2 to 14, low to high
    trips_beat_straight: bool = False  # True if three of a kind beats a straight
    no_qualifier: bool = False  # True if any low can win the low half, not only eight or better

    def chosen(self) -> dict[str, object]:
        """Return the options that differ from the default, as ``read_options`` reads them."""
        given = zip(self._fields, self, NO_OPTIONS, strict=True)
        return {name: _as_written(value) for name, value, plain in given if value != plain}


NO_OPTIONS: Final = Options()
OPTION_NAMES: Final = Options._fields


def read_options(written: Mapping[str, object]) -> Options:
    """Read options by their names, written with hyphens or underscores.

    ``joker`` is none, bug or wild; ``wild`` is ranks such as "2,J", or numbers 2 to 14; the others
    are true or false. Raises OptionError.

    >>> read_options({"joker": "bug", "wild": "J,2"}).chosen()
    {'joker': 'bug', 'wild': '2,J'}
    """
    values: dict[str, object] = {}
    for option, value in written.items():
        name = _text_or_empty(option).replace("-", "_")
        if name not in OPTION_NAMES:
            raise _refusal(option, N_("the options are {names}"), names=", ".join(OPTION_NAMES))
        values[name] = _READERS[name](value)
    return Options(**values)  # type: ignore[arg-type]  # each reader returns its field's type


def _read_joker(value: object) -> object:
    if _is_off(value):
        return "none"
    if not isinstance(value, str) or value not in JOKER_KINDS:
        raise _refusal(value, N_("a joker is one of: {names}"), names=", ".join(JOKER_KINDS))
    return value


def _read_wild(value: object) -> tuple[int, ...]:
    items = () if _is_off(value) else value
    if isinstance(items, str):
        items = re.split(r"[\s,;]+", items.strip())
    if not isinstance(items, tuple | list | set | frozenset):
        raise _refusal(value, _WILD_RANKS)
    return tuple(sorted({_read_rank(item) for item in items if not isinstance(item, str) or item}))


def _read_rank(item: object) -> int:
    if not isinstance(item, bool) and int_or_minus_one(item) in RANKS:
        return int_or_minus_one(item)
    letter = _text_or_empty(item).upper().replace("10", "T")
    if len(letter) != 1 or letter not in RANK_LETTERS:
        raise _refusal(item, _WILD_RANKS)
    return RANK_LETTERS.index(letter) + RANKS[0]


def _read_flag(value: object) -> bool:
    if value is not None and not isinstance(value, bool):
        raise _refusal(value, N_("an option like this is true or false"))
    return bool(value)


_WILD_RANKS: Final = N_("wild ranks are written like 2,J")
_READERS: Final = {
    "joker": _read_joker,
    "wild": _read_wild,
    "trips_beat_straight": _read_flag,
    "no_qualifier": _read_flag,
}


def _is_off(value: object) -> bool:
    """Whether a value means that an option is not chosen: None, False or 0."""
    return value is None or (isinstance(value, int) and not value)


def _text_or_empty(value: object) -> str:
    return value if isinstance(value, str) else ""


def _refusal(value: object, known: str, **gaps: object) -> OptionError:
    """Return the error of an option, or of its value, that is none of those in ``known``."""
    quoted = shortened(value) if isinstance(value, str) else described(value)
    return OptionError(option=quoted, known=Phrase(known, **gaps))


def _as_written(value: object) -> object:
    """Return an option's value as ``read_options`` reads it: wild ranks as "2,J"."""
    if isinstance(value, tuple):
        return ",".join(RANK_LETTERS[rank - RANKS[0]] for rank in value)
    return value
