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
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Part:
    """A part of Qt that others wrote.

    Attributes:
        name: the name of the part, with a version if it has one.
        inside: the module of Qt that includes the part.
        copyright: the owners of the copyright.
        licence: the SPDX name of the licence.
        place: the folder of the part in Qt's sources.
        texts: the texts of its licence.
    """

    name: str
    inside: str
    copyright: str
    licence: str
    place: str
    texts: tuple[str, ...]


def parts_of(source: Path) -> Iterator[Part]:
    """Yield the parts in one source archive that the program includes."""
    for file in sorted(source.rglob("qt_attribution.json")):
        if any(folder in file.parts for folder in ELSEWHERE):
            continue
        found: Any = json.loads(file.read_text(encoding="utf-8"), strict=False)
        for entry in found if isinstance(found, list) else [found]:
            if entry["QDocModule"] in HANDED_OUT:
                yield _part(entry, file.parent, source)


def _part(entry: dict[str, Any], folder: Path, source: Path) -> Part:
    owners = entry["Copyright"]
    name = f"{entry['Name']} {entry.get('Version', '')}".strip()
    return Part(
        name,
        HANDED_OUT[entry["QDocModule"]],
        "\n".join(owners) if isinstance(owners, list) else owners.strip(),
        entry["LicenseId"],
        f"{source.name}/{folder.relative_to(source).as_posix()}",
        tuple(_texts(entry, folder, source)),
    )


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


def written(parts: Iterable[Part]) -> str:
    """Return a text on all parts, in which parts with the same licence text are together."""
    alike: dict[tuple[str, ...], list[Part]] = {}
    for part in parts:
        alike.setdefault(part.texts, []).append(part)
    lines = [
        "What is inside Qt by others, as Qt's own sources say (its files qt_attribution.json).",
        "Each group of parts is followed by the words of its licence.",
    ]
    for texts, group in alike.items():
        lines += ["", _RULE]
        for part in group:
            lines += [
                f"{part.name}, in {part.inside}",
                *[f"    {line.strip()}" for line in part.copyright.splitlines() if line.strip()],
                f"    Licence: {part.licence}; from {part.place}",
            ]
        for text in texts:
            lines += [_RULE, "", *[line.rstrip() for line in text.splitlines()]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    found = [part for source in sys.argv[1:] for part in parts_of(Path(source))]
    RESULT.write_text(written(found), encoding="utf-8", newline="\n")
    print(f"{RESULT.name}: {len(found)} parts")
