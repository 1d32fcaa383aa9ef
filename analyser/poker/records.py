"""Marks for the fields of records: how a field is written as JSON, and when it is computed."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

NOT_WRITTEN: Final[Mapping[str, bool]] = MappingProxyType({"written": False})
"""Marks a field that is only for Python, and is left out of the record's JSON."""

OMITTED_WHEN_NONE: Final[Mapping[str, bool]] = MappingProxyType({"omitted_when_none": True})
"""Marks a field that is left out of the JSON if it is None."""

NULL_WHEN_EMPTY: Final[Mapping[str, bool]] = MappingProxyType({"null_when_empty": True})
"""Marks a mapping that is written as null if it is empty, which means that it was not counted."""


def omitted_unless(flag: str) -> Mapping[str, str]:
    """Mark a field that is part of the JSON only if another field of the record is true."""
    return MappingProxyType({"omitted_unless": flag})


def when_read(work_out: Callable[[Any], object]) -> Mapping[str, object]:
    """Mark a field that is computed from the record's other fields when it is first read.

    ``work_out`` computes it from the record. The field needs ``init=False``, and the record the
    base class ``LateFields``:

    >>> from dataclasses import dataclass, field
    >>> @dataclass(frozen=True, slots=True)
    ... class Square(LateFields):
    ...     side: int
    ...     area: int = field(init=False, metadata=when_read(lambda square: square.side**2))
    >>> Square(7)
    Square(side=7, area=49)
    """
    return MappingProxyType({"when_read": work_out})


class LateFields:
    """The base of records that have fields marked with ``when_read``.

    Such a field is compared, printed, copied and written like any other. It is computed only when
    it is first read, because in most records nobody reads it.
    """

    __slots__ = ()

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


def _read_only(items: dict[object, object]) -> MappingProxyType[object, object]:
    return MappingProxyType(items)


# Without this no record that holds a mapping could be copied or sent to another process.
copyreg.pickle(MappingProxyType, lambda proxy: (_read_only, (dict(proxy),)))
