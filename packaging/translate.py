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
WITH_KEYS = (POKER / "errors.txt", POKER / "explain" / "steps.txt")
WITHOUT_KEYS = (POKER / "names.txt", POKER / "results" / "result_sentences.txt")
FIRST_COLUMN = (
    POKER / "hand_files" / "sites" / "languages.txt",
    POKER / "practice" / "winner_topics.txt",
)
GAMES = POKER / "games" / "games.txt"
SHOWN = ("name", "short", "halves")
TO_READ = POKER / "foreign_words.txt"
ACTIONS = ROOT / "analyser" / "gui" / "window" / "actions_and_menus.txt"
CHOICES = ROOT / "analyser" / "gui" / "hands" / "find_bar.txt"
EXAMPLES = ROOT / "analyser" / "gui" / "felt" / "examples.txt"
SAID = {
    "actions": (1, 2),
    "calls": (),
    "options": (2, 3, 4),
    "inner": (1,),
    "felt": (0, 1),
    "shown": (0, 2),
    "examples": (0, 1),
}
"""The columns of the window's tables that have texts; in all others the first has."""
_MARK = re.compile(r"\bN_\(")
_BESIDE = re.compile(r"\b(?:sentences|said)_beside\(__file__\)")
"""What a module calls for the sentences in the text file beside it."""
_FILLED = re.compile(r'(\btranslate\(\s*"\w+",(?:\s*"(?:[^"\\]|\\.)*")+),(?=\s*(?:\w+=|\*\*))')
"""A call of ``translate`` that names what fills the gaps of its text."""
_RULE = re.compile(r"^(?:(?:==?|@@) \S+: |\* .* \| |/.*?/ )?([^=*#@\n].*)$", re.MULTILINE)


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
    """Copy the code into a folder in the words that Qt's program knows: without ``N_`` and gaps."""
    for path in sorted((ROOT / "analyser").rglob("*.py")):
        if path.name != NOT_READ:
            copy = folder / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            copy.write_text(_for_qt(text), encoding="utf-8")
            yield copy
    others = folder / "texts.py"
    texts = [f"N_({text!r})\n" for text in _texts()]
    words = [f'QT_TRANSLATE_NOOP("Reading", {word!r})\n' for (word,) in _rows(TO_READ)]
    others.write_text(_for_qt("".join(texts + words)), encoding="utf-8")
    yield others


def _texts() -> Iterator[str]:
    """Yield what stands in files of text beside the code."""
    yield from _RULE.findall(RULEBOOK.read_text(encoding="utf-8"))
    modules = sorted((ROOT / "analyser").rglob("*.py"))
    beside = [path for path in modules if _BESIDE.search(path.read_text(encoding="utf-8"))]
    with_keys = [*WITH_KEYS, *[path.with_suffix(".txt") for path in beside]]
    yield from [sentence for _, sentence in chain(*map(_rows, with_keys))]
    for columns in chain(*map(_rows, WITHOUT_KEYS)):
        yield from [text for text in columns if not text.isdecimal()]
    yield from [first for first, *_ in chain(*map(_rows, FIRST_COLUMN))]
    for table, every in chain(*map(dict.items, map(tables_in, (ACTIONS, CHOICES, EXAMPLES)))):
        said = SAID.get(table, (0,))
        for row in every:
            yield from [row[at] for at in said if at < len(row) and row[at]]
    for field, *names in _rows(GAMES):
        yield from names if field in SHOWN else ()


def _rows(path: Path) -> Iterator[list[str]]:
    return chain.from_iterable(tables_in(path).values())


def _for_qt(code: str) -> str:
    return _FILLED.sub(r"\1)(", _MARK.sub(f'QT_TRANSLATE_NOOP("{CONTEXT}", ', code))


def main() -> int:
    """Renew every file of translations, and begin those of the languages that are named."""
    begun = [TRANSLATIONS / f"hand-analyser_{code}.ts" for code in sys.argv[1:]]
    for target in sorted({*TRANSLATIONS.glob("*.ts"), *begun}):
        renew(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
