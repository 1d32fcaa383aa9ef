"""Collect the licences of third-party parts of Qt from Qt's own sources.

    python packaging/frozen/attributions.py SOURCE...

SOURCE is an unpacked source archive of a Qt module, such as qtbase-everywhere-src-6.11.2. In it, a
file qt_attribution.json describes each part that others wrote. Parts that the program does not
include (for Android and the web, networks, databases, tests, tools) are left out. The result is
``licences/qt-parts.txt``, which is committed, so that freezing does not need Qt's sources.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

RESULT: Final = Path(__file__).resolve().parent / "licences" / "qt-parts.txt"

HANDED_OUT: Final = {
    "qtcore": "Qt Core",
    "qtgui": "Qt GUI",
    "qtdbus": "Qt D-Bus",
    "qtwidgets": "Qt Widgets",
    "qtprintsupport": "Qt Print Support",
    "qtsvg": "Qt SVG",
    "qtwaylandcompositor": "the Wayland plugins",
}
"""The modules of Qt that the program includes, by their names in qt_attribution.json."""
ELSEWHERE: Final = ("android", "gradle", "wasm", "testlib", "testinternal", "libjpeg")
"""Folders of parts that only other systems and programs need."""

_RULE: Final = "=" * 100


def parts_of(source: Path) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield the licence texts and the description of each part that the program includes."""
    for file in sorted(source.rglob("qt_attribution.json")):
        if any(folder in file.parts for folder in ELSEWHERE):
            continue
        found: Any = json.loads(file.read_text(encoding="utf-8"), strict=False)
        for entry in found if isinstance(found, list) else [found]:
            if entry["QDocModule"] in HANDED_OUT:
                yield tuple(_texts(entry, file.parent, source)), _about(entry, file.parent, source)


def _about(entry: dict[str, Any], folder: Path, source: Path) -> list[str]:
    name = f"{entry['Name']} {entry.get('Version', '')}".strip()
    owners = entry["Copyright"]
    lines = owners if isinstance(owners, list) else owners.splitlines()
    place = f"{source.name}/{folder.relative_to(source).as_posix()}"
    return [
        f"{name}, in {HANDED_OUT[entry['QDocModule']]}",
        *[f"    {line.strip()}" for line in lines if line.strip()],
        f"    Licence: {entry['LicenseId']}; from {place}",
    ]


def _texts(entry: dict[str, Any], folder: Path, source: Path) -> Iterator[str]:
    """Yield the licence texts of a part.

    They are the files that the part names; if it names none, the usual text of each of its
    licences.
    """
    named = entry.get("LicenseFiles") or entry.get("LicenseFile") or []
    files = [folder / name for name in ([named] if isinstance(named, str) else named)]
    ids = re.split(r" (?:AND|OR) ", entry["LicenseId"])
    if not files:
        files = [source / "LICENSES" / f"{name}.txt" for name in ids]
    elif "FTL" in ids:  # the file beside it only says where the text is
        files.append(source / "LICENSES" / "FTL.txt")
    for file in files:
        yield file.read_text(encoding="utf-8").strip("\n")


def main(sources: list[str]) -> None:
    """Write a text on all parts, in which parts with the same licence text are together."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for source in sources:
        for texts, about in parts_of(Path(source)):
            alike.setdefault(texts, []).extend(about)
    lines = [
        "What is inside Qt by others, as Qt's own sources say (its files qt_attribution.json).",
        "Each group of parts is followed by the words of its licence.",
    ]
    for texts, about in alike.items():
        lines += ["", _RULE, *about]
        for text in texts:
            lines += [_RULE, "", *[line.rstrip() for line in text.splitlines()]]
    RESULT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
