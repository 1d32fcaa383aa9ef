"""Draw the deck and the icons: writes ``cards/``, ``icons/`` and ``analyser.qrc`` beside this file.

    python resources/make_cards.py              write everything
    python resources/make_cards.py --check      change nothing; exit 1 if a file differs
    python resources/make_cards.py --sheet DIR  also render contact sheets as PNG (needs PySide6)

The drawings live in the package ``artwork`` next door, the colours and how to swap them in
``artwork/inks.py``.  Running this twice gives the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from artwork import extras, icons, inks, large, small

HERE = Path(__file__).resolve().parent
RANKS = "23456789TJQKA"
SUITS = "cdhs"


def deck() -> dict[str, str]:
    """Every card's SVG text by its path below ``resources``."""
    files = {f"cards/{name}.svg": text for name, text in extras.faces().items()}
    for rank in RANKS:
        printed = "10" if rank == "T" else rank
        for suit in SUITS:
            files[f"cards/small/{rank}{suit}.svg"] = small.face(printed, suit)
            files[f"cards/large/{rank}{suit}.svg"] = large.face(printed, suit)
    return files


def everything() -> dict[str, str]:
    """Every generated file's text by its path below ``resources``, sorted by path."""
    files = deck()
    files["cards/inks.json"] = inks.inks_json()
    files |= {f"icons/{name}.svg": text for name, text in icons.icons().items()}
    files["analyser.qrc"] = _collection(sorted(files))
    return dict(sorted(files.items()))


def _collection(paths: list[str]) -> str:
    """The Qt resource collection: every file under ``:/`` and its path."""
    lines = [f'    <file alias="{path}">{path}</file>' for path in paths]
    return (
        '<!DOCTYPE RCC>\n<RCC version="1.0">\n  <qresource prefix="/">\n'
        + "\n".join(lines)
        + "\n  </qresource>\n</RCC>\n"
    )


def write(folder: Path) -> None:
    for path, text in everything().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def differences(folder: Path) -> list[str]:
    """The files that are missing, different or not ours, as sentences."""
    files = everything()
    found = []
    for path, text in files.items():
        target = folder / path
        if not target.is_file():
            found.append(f"{path} is missing")
        elif target.read_bytes() != text.encode():
            found.append(f"{path} differs from what make_cards.py draws")
    for kind in ("cards", "icons"):
        for target in sorted((folder / kind).rglob("*")):
            path = target.relative_to(folder).as_posix()
            if target.is_file() and path not in files:
                found.append(f"{path} is not drawn by make_cards.py")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw the deck and the icons.")
    parser.add_argument("--check", action="store_true", help="exit 1 if a file on disk differs")
    parser.add_argument("--sheet", metavar="DIR", type=Path, help="render contact sheets into DIR")
    options = parser.parse_args(arguments)
    if options.check:
        found = differences(HERE)
        for sentence in found:
            print(sentence, file=sys.stderr)
        return 1 if found else 0
    write(HERE)
    if options.sheet:
        from artwork import sheets  # noqa: PLC0415 -- the only part that needs PySide6

        sheets.render(everything(), options.sheet)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
