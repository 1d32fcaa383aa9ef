"""Ways to read a text as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from analyser import HandError, HandRow, read_hands

Read = Callable[..., tuple[list[HandRow], list[HandError]]]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Write a file of this text or these bytes, and return its rows and its errors."""

    def from_file(
        text: str | bytes, name: str = "hands.txt", **arguments: Any
    ) -> tuple[list[HandRow], list[HandError]]:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        found = list(read_hands(path, **arguments))
        rows = [one for one in found if isinstance(one, HandRow)]
        return rows, [one for one in found if isinstance(one, HandError)]

    return from_file
