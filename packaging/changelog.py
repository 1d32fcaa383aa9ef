"""Reads the releases in CHANGELOG.md, which has the form of Keep a Changelog."""

from __future__ import annotations

import datetime
import re
from typing import NamedTuple

from product import ROOT, VERSION
from tools import BuildError

_PART = re.compile(
    r"^## \[(?P<version>[^]]+)\] - (?P<date>\d{4}-\d\d-\d\d)\n(?P<text>.*?)(?=^## |\Z)",
    re.MULTILINE | re.DOTALL,
)


class Release(NamedTuple):
    """A version of the program, its date, and what the changelog says of it."""

    version: str
    date: datetime.date
    text: str

    @property
    def notes(self) -> list[str]:
        """The changes for users, each a line without Markdown."""
        items = re.findall(r"^- (.*(?:\n  .*)*)", self.text, re.MULTILINE)
        return [" ".join(re.sub("[`*]", "", item).split()) for item in items]


def releases(changelog: str | None = None, version: str = VERSION) -> list[Release]:
    """Return the releases of a changelog, by default the project's, from `version` to the oldest.

    What is newer than `version`, or has no date yet, belongs to a later version.
    """
    if changelog is None:
        changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = [
        Release(part["version"], datetime.date.fromisoformat(part["date"]), part["text"].strip())
        for part in _PART.finditer(changelog)
    ]
    while found and found[0].version != version:
        del found[0]
    if not found:
        raise BuildError(f"CHANGELOG.md has no heading “## [{version}] - YYYY-MM-DD”")
    return found
