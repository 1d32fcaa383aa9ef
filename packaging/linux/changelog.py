"""Reads the releases in CHANGELOG.md, for the files of a Linux package."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

from product import ROOT, VERSION

_HEADING = re.compile(r"^## \[(?P<version>[^]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
_ITEM = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)


@dataclass(frozen=True)
class Release:
    """A version of the program: its date, and its changes for users, each in a sentence or two."""

    version: str
    date: datetime.date
    notes: tuple[str, ...]


def day(epoch: int) -> datetime.date:
    """Return the date, in universal time, of a moment in seconds since 1970."""
    return datetime.datetime.fromtimestamp(epoch, datetime.UTC).date()


def releases(text: str, epoch: int, version: str = VERSION) -> list[Release]:
    """Return the releases of a changelog in the form of Keep a Changelog, newest first.

    The part "Unreleased" counts as the version `version` with the date `epoch`, so that the version
    being built is always first. If this version has its own heading, the part "Unreleased" belongs
    to a later version and is left out.

    Raises:
        ValueError: the changelog has no part on this version.
    """
    headings = list(_HEADING.finditer(text))
    ends = [*(heading.start() for heading in headings[1:]), len(text)]
    dated = any(heading["version"] == version for heading in headings)
    found = []
    for heading, end in zip(headings, ends, strict=True):
        unreleased = heading["version"] == "Unreleased"
        if unreleased and dated:
            continue
        date = datetime.date.fromisoformat(heading["date"]) if heading["date"] else day(epoch)
        notes = tuple(_plain(item) for item in _ITEM.findall(text[heading.end() : end]))
        found.append(Release(version if unreleased else heading["version"], date, notes))
    if not any(release.version == version for release in found):
        raise ValueError(f"CHANGELOG.md says nothing about {version}: give it a part of its own")
    return found


def known_releases(epoch: int) -> list[Release]:
    """Return the releases in the project's own changelog."""
    return releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), epoch)


def _plain(markdown: str) -> str:
    """Return an item of a list as one line of text without Markdown."""
    return re.sub(r"\s+", " ", markdown).strip().replace("`", "").replace("*", "")
