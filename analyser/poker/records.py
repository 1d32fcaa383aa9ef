"""What all records share: how they are written, copied and sent to other processes."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NOT_WRITTEN: Final[Mapping[str, bool]] = MappingProxyType({"written": False})
"""Marks a field of a record that is for programs, and no part of the record's JSON."""

OMITTED_WHEN_NONE: Final[Mapping[str, bool]] = MappingProxyType({"omitted_when_none": True})
"""Marks a field that most records do not have: it is no part of the JSON where it is None."""

NULL_WHEN_EMPTY: Final[Mapping[str, bool]] = MappingProxyType({"null_when_empty": True})
"""Marks a mapping that is null in the JSON where it is empty, which means: not counted."""


def _read_only(items: dict[object, object]) -> MappingProxyType[object, object]:
    return MappingProxyType(items)


# Without this no record that holds a mapping could be copied or sent to another process.
copyreg.pickle(MappingProxyType, lambda proxy: (_read_only, (dict(proxy),)))
