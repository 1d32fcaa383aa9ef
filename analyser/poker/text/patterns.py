"""Patterns that stand in text files, by their names."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_PART: Final = re.compile(r"^(\w+) =((?:.|\n(?=.)(?!#|\w+ =))+)", re.MULTILINE)
"""A pattern of such a file, with its name."""
_NAMED: Final = re.compile(r"\{([a-z_]+)\}")


def patterns_beside(module: str, known: Mapping[str, str]) -> dict[str, str]:
    """Return the patterns of the text file beside a module, and those ``known``, to use in it.

    ``module``: its ``__file__``. They are to be compiled with re.VERBOSE and re.IGNORECASE.
    """
    found = dict(known)
    for name, written in _PART.findall(Path(module).with_suffix(".txt").read_text("utf-8")):
        found[name] = _NAMED.sub(lambda part: found[part[1]], written.strip())
    return found
