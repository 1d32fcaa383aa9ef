"""Spares PySide reading the source of every module that is imported after it.

PySide looks for its own name in each of them, in case one asks for its optional spellings
(``from __feature__ import snake_case``). None of ours does, nor any that it loads, and over the
hundred modules of a start the reading takes as long as a frame.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import PySide6.QtCore  # noqa: F401  # which loads what is looked for here


def skip_reading_sources() -> None:
    """Tell PySide that no module asks for its optional spellings.

    What does that in PySide has no public name; where another version has none of it, nothing
    changes but the time.
    """
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _asks_for_none  # noqa: SLF001  # as said above


def _asks_for_none(_module: ModuleType) -> bool:
    return False
