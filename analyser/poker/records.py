"""The base of all records that the Python functions return, and the marks for their fields.

A mark says how a field is written as JSON, when it is computed, or that it is hidden.
"""

from __future__ import annotations

import copyreg
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import Field, fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from analyser.poker.cards import Card

Json: TypeAlias = Any
"""A value of JSON, of a kind that only reading it tells: whoever reads it checks it."""

HIDDEN: Final[Mapping[str, bool]] = MappingProxyType({"hidden": True})
"""Marks a value that is passed on and compared like a field, but is not shown to anybody.

It is in no JSON, and ``dataclasses.fields`` and the tools that use it, such as ``asdict`` and
constructors of data frames, do not list it.
"""

OMITTED_WHEN_NONE: Final[Mapping[str, bool]] = MappingProxyType({"omitted_when_none": True})
"""Marks a field that is left out of the JSON if it is None."""

NULL_WHEN_EMPTY: Final[Mapping[str, bool]] = MappingProxyType({"null_when_empty": True})
"""Marks a mapping that is written as null if it is empty, which means that it was not counted."""


def omitted_unless(flag: str) -> Mapping[str, str]:
    """Mark a field that is part of the JSON only if another field of the record is true."""
    return MappingProxyType({"omitted_unless": flag})


def when_read(work_out: Callable[..., object]) -> Mapping[str, object]:
    """Mark a field that is computed from the record's other fields when it is first read.

    ``work_out`` computes it from the record. The field needs ``init=False``:

    >>> from dataclasses import dataclass, field
    >>> @dataclass(frozen=True, slots=True, repr=False)
    ... class Square(Record):
    ...     side: int
    ...     area: int = field(init=False, metadata=when_read(lambda square: square.side**2))
    >>> Square(7)
    Square(side=7, area=49)
    """
    return MappingProxyType({"when_read": work_out})


class Record:
    """The base of records: frozen dataclasses with slots, made with ``repr=False``.

    ``print`` writes a record as the terminal does, a notebook shows it with its cards, and its
    ``repr`` is one line. A field marked with ``when_read`` is compared, copied and written like any
    other; it is computed only when it is first read, because in most records nobody reads it.
    """

    __slots__ = ()

    _reporter: ClassVar = "report"
    """The module of the terminal that writes the record as text."""

    def __init_subclass__(cls) -> None:
        # A dataclass with slots is made twice. The second class has the list of its fields, and
        # ``fields`` lists those whose ``_field_type`` is a field's. ``replace`` goes by the names
        # of the others too, so it still copies what is hidden.
        for name, each in vars(cls).get("__dataclass_fields__", {}).items():
            if each.metadata.get("hidden"):
                cls.__annotations__.pop(name, None)
                each._field_type = HIDDEN  # noqa: SLF001 - dataclasses have no such mark

    def to_dict(self) -> dict[str, Json]:
        """Return the terminal's JSON of the record, as dicts, lists, text and numbers."""
        ready: dict[str, Json] = json_ready(self)
        return ready

    def to_json(self) -> str:
        """Return the JSON that the terminal writes for the record, on one line."""
        return harmless_json(json.dumps(json_ready(self), ensure_ascii=False))

    def __str__(self) -> str:
        return str(_writer(self._reporter).report(self)).rstrip("\n")

    @property
    def headline(self) -> str:
        """The answer in a few words, for ``repr``; "" if the fields say it best."""
        return ""

    def __repr__(self) -> str:
        name, headline = type(self).__name__, self.headline
        if headline:
            return f"{name}({str(headline)!r})"
        shown = [(each.name, getattr(self, each.name)) for each in fields(self)]  # type: ignore[arg-type]  # every subclass is a dataclass
        said = [f"{key}={_short_repr(value)}" for key, value in shown if value is not None]
        return f"{name}({', '.join(said)})"

    def _repr_html_(self) -> str:
        """Draw the record for a notebook."""
        return str(_writer("notebook").draw(self))

    def svg(self) -> str:
        """Draw the record's cards, a row for the board and each hand, as an SVG file.

        Raises NoCardsError for a record without cards, and ImportError if Qt cannot be loaded.
        """
        return str(_writer("notebook").svg(self))

    def png(self, path: str | Path) -> None:
        """Save the picture of ``svg`` as a PNG file. Raises OSError if it cannot be written."""
        _writer("notebook").save_png(self, path)

    def __reduce__(self) -> tuple[object, ...]:
        # Dataclasses would leave out what is hidden, and compute what is not read yet.
        values = {}
        for name in _slot_names(type(self)):  # type: ignore[arg-type]  # a class is hashable
            try:
                values[name] = object.__getattribute__(self, name)
            except AttributeError:
                continue  # not read yet
        return _rebuilt, (type(self), values)

    if not TYPE_CHECKING:  # pragma: no branch - else mypy would accept any misspelt name

        def __getattr__(self, name: str) -> object:
            # Python calls this only while the field's slot is empty.
            field = type(self).__dataclass_fields__.get(name)
            if field is None or "when_read" not in field.metadata:
                message = f"{type(self).__name__!r} object has no attribute {name!r}"
                raise AttributeError(message, name=name, obj=self)
            value = field.metadata["when_read"](self)
            object.__setattr__(self, name, value)
            return value


@cache  # the classes of records, some thirty
def _slot_names(record: type) -> list[str]:
    return [name for each in record.__mro__ for name in vars(each).get("__slots__", ())]


def _rebuilt(record: type[Record], values: Mapping[str, object]) -> Record:
    """Return the record that ``Record.__reduce__`` has taken apart."""
    made = object.__new__(record)
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made


def _writer(name: str) -> Any:
    """Return the module that writes records in one way, loaded late: it uses all of the domain."""
    return import_module(f"analyser.terminal.{name}")


_LONG: Final = 40
"""The most characters of a value in a ``repr``."""


def _short_repr(value: object) -> str:
    if isinstance(value, Mapping):
        value = dict(value)
    text = repr(value)
    return text if len(text) <= _LONG else f"{text[: _LONG - 1]}…"


def json_ready(value: object) -> Any:
    """Turn a record, or a value of one of its fields, into a value that ``json.dumps`` accepts.

    Records and mappings become dicts in the order of their fields, and sequences become lists.
    Cards become text. Phrases, which can be translated, become English text. The field ``class_``
    is written as ``class``. The marks above say which fields are left out or null.
    """
    if value is None or type(value) in _PLAIN:
        return value
    match value:
        case str() | Card():
            return str(value)
        case int():
            return int(value)  # a plain int, not a member of an enum
        case Mapping():
            return {str(key): json_ready(item) for key, item in value.items()}
        case tuple() | list():
            return [json_ready(item) for item in value]
    ready = {}
    for field, unless in _json_fields(type(value)):  # type: ignore[arg-type]  # classes are hashable
        item = getattr(value, field.name)
        if unless is not None and not getattr(value, unless):
            continue
        if not item and field.metadata.get("null_when_empty"):
            item = None
        if item is not None or not field.metadata.get("omitted_when_none"):
            ready[field.name.removesuffix("_")] = json_ready(item)
    return ready


_PLAIN: Final = frozenset([bool, int, float, str])


@cache  # the classes of records, some thirty
def _json_fields(record: type) -> list[tuple[Field[object], str | None]]:
    """Return the fields of a class that are written, and the field without which each is not."""
    if not is_dataclass(record):
        raise TypeError(f"{record!r} has no JSON form")
    return [(field, field.metadata.get("omitted_unless")) for field in fields(record)]


def harmless_json(text: str) -> str:
    """Write control characters in JSON as escapes: the same data, harmless to a terminal."""
    return _ACTING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


_ACTING: Final = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters that ``json.dumps`` does not escape, and marks of writing direction."""


def _read_only(items: dict[object, object]) -> MappingProxyType[object, object]:
    return MappingProxyType(items)


# Without this no record that holds a mapping could be copied or sent to another process.
copyreg.pickle(MappingProxyType, lambda proxy: (_read_only, (dict(proxy),)))
