"""Collects all drawings by path, and writes the resource collection that lists them."""

from __future__ import annotations

from pathlib import Path

from . import compact, extras, icons, inks, large, small

RANKS = "23456789TJQKA"
SUITS = "cdhs"
_RESOURCES = Path(__file__).parent.parent


def everything() -> dict[str, str]:
    """Return the text of every generated file by its path below ``resources``, sorted by path."""
    files = _deck()
    files["cards/inks.json"] = inks.inks_json()
    files |= {f"icons/{name}.svg": text for name, text in icons.icons().items()}
    manual = _RESOURCES.glob("manual/**/*.md")
    texts = [file.with_suffix(".qm") for file in _RESOURCES.glob("translations/*.ts")]
    others = [path.relative_to(_RESOURCES).as_posix() for path in (*manual, *texts)]
    files["analyser.qrc"] = _collection(sorted([*files, *others]))
    return dict(sorted(files.items()))


def _deck() -> dict[str, str]:
    """Return the SVG text of every card by path; the file has the card's name, such as ``As``."""
    files = {f"cards/{name}.svg": text for name, text in extras.faces().items()}
    files["cards/compact.svg"] = compact.sheet(compact_parts())
    for rank in RANKS:
        printed = _printed(rank)
        for suit in SUITS:
            files[f"cards/small/{rank}{suit}.svg"] = small.face(printed, suit)
            files[f"cards/large/{rank}{suit}.svg"] = large.face(printed, suit)
    return files


def compact_parts() -> dict[str, str]:
    """Return papers and marks of the compact family by name."""
    marks = {rank + suit: compact.mark(_printed(rank), suit) for rank in RANKS for suit in SUITS}
    return extras.compact_parts() | marks


def _printed(rank: str) -> str:
    return "10" if rank == "T" else rank


def _collection(paths: list[str]) -> str:
    """Return the Qt resource collection, in which every file has its path as its name."""
    lines = [f'    <file alias="{path}">{path}</file>' for path in paths]
    return (
        '<!DOCTYPE RCC>\n<RCC version="1.0">\n  <qresource prefix="/">\n'
        + "\n".join(lines)
        + "\n  </qresource>\n</RCC>\n"
    )
