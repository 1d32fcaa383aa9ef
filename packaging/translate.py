"""Renew the files of translations from the texts in the code: ``dev.py translate [XX ...]``.

Each code XX of a language begins a new file.

A text that is new or has changed is then marked unfinished in each file under
``resources/translations``, and the tests fail until it has been translated; see the README there.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from analyser.poker.phrases import CONTEXT, tables_in
from compile_resources import ROOT, qt_tool

TRANSLATIONS = ROOT / "resources" / "translations"
NOT_READ = "resources_rc.py"
POKER = ROOT / "analyser" / "poker"
RULEBOOK = POKER / "explain" / "rulebook.txt"
GAMES = POKER / "games" / "games.txt"
SHOWN = ("name", "short", "halves")
TABLES = {CONTEXT: POKER / "names.txt", "Reading": POKER / "foreign_words.txt"}
_MARK = re.compile(r"\bN_\(")
_RULE = re.compile(r"^(?:= \S+: |\* .* \| |/.*?/ )?([^=*#@\n].*)$", re.MULTILINE)


def renew(target: Path) -> None:
    """Write the texts of the code into a file of translations, which may be missing.

    What is translated already is kept; what the code no longer says is removed.

    Raises:
        ResourceError: Qt's program that reads the texts is missing.
        subprocess.CalledProcessError: it failed.
    """
    language = target.stem.rpartition("_")[2]
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    options += ["-target-language", language, "-ts", str(target)]
    with tempfile.TemporaryDirectory() as folder:
        sources = list(_for_lupdate(Path(folder)))
        subprocess.run([*qt_tool("lupdate"), *map(str, sources), *options], check=True, cwd=ROOT)


def _for_lupdate(folder: Path) -> Iterator[Path]:
    """Copy the code into a folder in the words that Qt's program knows; it knows no ``N_``."""
    for path in sorted((ROOT / "analyser").rglob("*.py")):
        if path.name != NOT_READ:
            copy = folder / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            copy.write_text(_for_qt(text), encoding="utf-8")
            yield copy
    rules = _RULE.findall(RULEBOOK.read_text(encoding="utf-8"))
    texts = [(CONTEXT, rule) for rule in rules]
    games = chain(*tables_in(GAMES).values())
    texts += [(CONTEXT, name) for field, *names in games if field in SHOWN for name in names]
    for context, path in TABLES.items():
        rows = chain(*tables_in(path).values())
        texts += [(context, text) for text in chain(*rows) if not text.isdecimal()]
    others = folder / "texts.py"
    calls = [f"QT_TRANSLATE_NOOP({context!r}, {text!r})\n" for context, text in texts]
    others.write_text("".join(calls), encoding="utf-8")
    yield others


def _for_qt(code: str) -> str:
    return _MARK.sub(f'QT_TRANSLATE_NOOP("{CONTEXT}", ', code)


def main() -> int:
    """Renew every file of translations, and begin those of the languages that are named."""
    begun = [TRANSLATIONS / f"hand-analyser_{code}.ts" for code in sys.argv[1:]]
    for target in sorted({*TRANSLATIONS.glob("*.ts"), *begun}):
        renew(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
