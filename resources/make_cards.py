"""Draw the deck and the icons: writes ``cards/``, ``icons/`` and ``analyser.qrc`` beside this file.

    python resources/make_cards.py              write everything
    python resources/make_cards.py --check      change nothing; exit 1 if a file differs
    python resources/make_cards.py --sheet DIR  also render contact sheets as PNG (needs PySide6)

The drawings are in the package ``artwork`` beside this file; its module ``inks`` has the colours
and says how to replace them. If this runs twice, it writes the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the type checker starts at the top of the project, a script in its own folder
    from resources.artwork.catalogue import everything
else:
    from artwork.catalogue import everything

HERE = Path(__file__).resolve().parent


def write(folder: Path) -> None:
    """Write every file below ``folder``; other files there are left alone."""
    for path, text in everything().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def differences(folder: Path) -> list[str]:
    """Return as sentences which files are missing, different, or not drawn by this script."""
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


def _render_sheets(folder: Path) -> None:
    # Imported here: everything else has to work where PySide6 is not installed.
    if TYPE_CHECKING:
        from resources.artwork import sheets
    else:
        from artwork import sheets
    sheets.render(everything(), folder)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line, and return the exit status."""
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
        _render_sheets(options.sheet)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
