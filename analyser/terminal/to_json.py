"""Turns records into the terminal's JSON: the same fields, made of plain JSON values.

The verbs ``batch`` and ``deal`` write one JSON object around many records; the modules
``batch_report`` and ``cli`` write that object.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from typing import Any

from analyser.poker.cards import Card


def json_ready(value: object) -> Any:
    """Turn a record, or a value of one of its fields, into a value that ``json.dumps`` accepts.

    Records and mappings become dicts in the order of their fields, and sequences become lists.
    Cards become text. Phrases, which can be translated, become English text. The field ``class_``
    is written as ``class``.

    A field may be marked with one of the marks in ``records``: ``NOT_WRITTEN`` leaves it out,
    ``OMITTED_WHEN_NONE`` leaves it out if it is None, ``omitted_unless`` leaves it out unless
    another field is true, and ``NULL_WHEN_EMPTY`` writes an empty value as null.
    """
    match value:
        case None | bool():
            return value
        case int():
            return int(value)  # a plain int, not a member of an enum
        case float():
            return value
        case str() | Card():
            return str(value)
        case Mapping():
            return {str(key): json_ready(item) for key, item in value.items()}
        case tuple() | list():
            return [json_ready(item) for item in value]
    if not is_dataclass(value):
        raise TypeError(f"{value!r} has no JSON form")
    return {
        field.name.removesuffix("_"): _field_ready(field, getattr(value, field.name))
        for field in fields(value)
        if field.metadata.get("written", True)
        and not (field.metadata.get("omitted_when_none") and getattr(value, field.name) is None)
        and getattr(value, field.metadata.get("omitted_unless", ""), True)
    }


def _field_ready(field: Field[Any], value: object) -> object:
    return None if field.metadata.get("null_when_empty") and not value else json_ready(value)
