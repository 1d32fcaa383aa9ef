"""What the frozen program brings along, with which licences, and what is left out of it."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import PySide6
import pytest

from analyser.gui.pages import help_pages as about
from examples import examples
from frozen import bundle, icu, notices
from frozen.bundle import Entry
from product import ROOT
from tools import BuildError


@pytest.mark.parametrize(("may_stay", "said", "name"), [
    *examples(__file__, "stays.txt"), ("wants_data", "goes", r"numpy\_core\tests\data\a.csv"),
])  # fmt: skip
def test_what_may_stay_or_shrink(may_stay: str, said: str, name: str) -> None:
    assert getattr(bundle, may_stay)(name) is (said == "stays")


def test_only_what_is_linked_to_stays_and_what_is_dropped_takes_its_own_along() -> None:
    links = {
        "/q/libqxcb.so": ["libQt6Gui.so.6", "libxcb-cursor.so.0"],
        "/q/libQt6Gui.so.6.11": ["libz.so.1"],
        "/q/cups.so": ["libcups.so.2"],
        "/n/_multiarray.so": ["libopenblas-32a4.so"],
        "/q/libqgtk3.so": ["libgtk-3.so.0"],
        "/x/libcups.so.2": ["libgnutls.so.30", "libz.so.1"],
    }
    binaries: list[Entry] = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", "/q/cups.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6.11", "BINARY"),
        ("PySide6/libQt6Gui.so.6", "Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libxcb-cursor.so.0", "/x/libxcb-cursor.so.0", "BINARY"),
        ("libz.so.1", "/x/libz.so.1", "BINARY"),
        ("numpy/_multiarray.so", "/n/_multiarray.so", "EXTENSION"),
        ("numpy.libs/libopenblas-32a4.so", "/n/libopenblas-32a4.so", "BINARY"),
        ("libpython3.11.so.1.0", "/p/libpython3.11.so.1.0", "BINARY"),
        ("python3.11/lib-dynload/zlib.so", "/p/zlib.so", "BINARY"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/q/libqgtk3.so", "BINARY"),
        ("libgtk-3.so.0", "/x/libgtk-3.so.0", "BINARY"),
        ("libcups.so.2", "/x/libcups.so.2", "BINARY"),
        ("libgnutls.so.30", "/x/libgnutls.so.30", "BINARY"),
    ]
    kept, _ = bundle.trim(binaries, [], lambda path: links.get(path, []))
    assert kept == binaries[:10]


def test_windows_loads_one_copy_of_its_runtime_for_all_packages() -> None:
    copies = ["VCRUNTIME140.dll", "shiboken6/VCRUNTIME140.dll", "PySide6/MSVCP140_1.dll"]
    own = ["numpy.libs/msvcp140-a4c2.dll", "PySide6/Qt6Core.dll"]
    entries: list[Entry] = [(name, f"/{name}", "BINARY") for name in (*own, *copies)]
    runtime = [("vcruntime140.dll", f"/{copies[0]}"), ("msvcp140_1.dll", f"/{copies[2]}")]
    kept = {entry[:2] for entry in bundle.with_one_runtime(entries)}
    assert kept == {*runtime, *[(name, f"/{name}") for name in own]}


OPTIONAL = {"importlib.metadata", "pyarrow"}
"""What the program asks for and may lack: it then says what to install, or has texts instead."""


def imported(tree: ast.AST) -> Iterator[str]:
    """Each module that a file imports, also inside functions, and what might be one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_part_of_the_program_imports_what_is_left_out_however_late() -> None:
    left_out = set(bundle.EXCLUDED_MODULES) - OPTIONAL
    for file in (ROOT / "analyser").rglob("*.py"):
        if file.name != "resources_rc.py":
            wanted = set(imported(ast.parse(file.read_text(encoding="utf-8"))))
            assert not wanted & left_out, file


EVERYTHING = """
import contextlib, io, pkgutil, sys
left_out, *lines = sys.argv[1:]
import unicodedata; eval(r'"\\N{SPACE}"')  # names of characters are compiled, not run
sys.modules.update(dict.fromkeys(left_out.split()))  # importing one of them is an error
import analyser
from analyser.cli import run
for line in lines:
    with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())):
        assert run(line.split()) == 0, line
for module in pkgutil.walk_packages(analyser.__path__, "analyser."):
    if not module.name.endswith("__main__"):
        __import__(module.name)
"""
LINES = (
    "analyse AcJd8s8cAs3d4d", "compare AhKh QsQd --board QhJh2c7d3s --pot 101 --json",
    "equity AhKh QQ+ --board QhJh2c", "equity AhKh QsQd --deals 100 --seed 1", "range QQ+ AKs",
    "sort AhKhQhJhTh AsKsQsJsTs", "deal 3 --seats 2", "nuts 9h9c --board QhJh9d4s",
    "batch hands.txt --csv out.csv --jobs 2", "draw AsKsQs -o hands.png", "quiz --questions 2",
    "quiz --questions 2 -o sheet.pdf",
)  # fmt: skip


@pytest.mark.parametrize("lines", [LINES, ["--self-test results"]], ids=["verbs", "window"])
def test_every_verb_and_the_window_run_without_what_is_left_out(
    lines: Sequence[str], tmp_path: Path
) -> None:
    (tmp_path / "hands.txt").write_text("AhKh | QsQd @ QhJh2c7d3s\n", encoding="utf-8")
    words = [sys.executable, "-c", EVERYTHING, " ".join(bundle.EXCLUDED_MODULES), *lines]
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        words, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stdout


@pytest.mark.skipif(not shutil.which("icupkg"), reason="icu-devtools are not installed")
def test_sort_orders_and_encodings_are_those_of_the_whole_icu(tmp_path: Path) -> None:
    (whole,) = Path(PySide6.__file__).parent.rglob("libicudata.so.*")
    icu.cut(whole, tmp_path / whole.name)
    assert (tmp_path / whole.name).stat().st_size < whole.stat().st_size / 2
    answers = set()
    for folder in ("", str(tmp_path)):
        variables = {**os.environ, "LD_LIBRARY_PATH": folder, "PYTHONUTF8": "1"}
        answers.add(subprocess.check_output([sys.executable, "-c", SORTED], env=variables))
    assert len(answers) == 1


SORTED = """
from functools import cmp_to_key
from PySide6.QtCore import QCollator, QLocale, QStringDecoder
words = "zebra Äpfel Apfel öl ol ång ł l cote côte coté ch cz 中文 一 日本 ß ss 10 9 I".split()
for name in "C de sv fr_CA cs pl ja zh zh_TW es tr ko th ar ru".split():
    collator = QCollator(QLocale(name))
    print(name, sorted(words, key=cmp_to_key(collator.compare)), QLocale(name).toUpper("iß"))
print([QStringDecoder(name).isValid() for name in ("windows-1252", "Shift_JIS", "KOI8-R", "Big5")])
"""


def test_the_window_looks_where_they_are_written() -> None:
    assert (about.FOLDER, about.OVERVIEW) == (notices.FOLDER, notices.OVERVIEW)


def test_qts_licence_is_carried_whole_and_icus_where_it_is_frozen() -> None:
    qt = notices.qt()
    assert qt.texts["LGPL-3.txt"].lstrip().startswith("GNU LESSER GENERAL PUBLIC LICENSE")
    assert qt.texts["LGPL-3.txt"].rstrip().endswith("Library.")
    assert "END OF TERMS AND CONDITIONS" in qt.texts["GPL-3.txt"]
    assert "may be replaced" in qt.remark
    assert qt.source.startswith("https://download.qt.io/")
    with_icu = notices.qt(["/x/PySide6/Qt/lib/libicuuc.so.73"])
    assert "UNICODE, INC. LICENSE AGREEMENT" in with_icu.texts[notices.ICU]
    assert notices.ICU in with_icu.remark
    assert notices.ICU not in notices.qt(["/x/PySide6/Qt6Core.dll"]).texts


def test_every_library_of_the_installed_qt_that_is_frozen_has_words() -> None:
    """All of those in the wheel that the bundle does not leave out and that Qt's own link to."""
    folder = Path(PySide6.__file__).parent
    names = ("Core", "Gui", "Widgets", "Svg", "PrintSupport", "DBus", "XcbQpa")
    pattern = re.compile(rf"(lib)?Qt6?({'|'.join(names)})\.(?!pyi)")
    ours = [file for file in folder.rglob("*Qt*") if file.is_file() and pattern.match(file.name)]
    others = [*folder.rglob("libicu*"), *folder.glob("*pyside6.abi3*"), *folder.glob("MSVCP*")]
    plugins = [file for file in folder.rglob("plugins/*/*") if file.is_file()]
    plugins = [file for file in plugins if bundle.wants_binary(file.as_posix())]
    assert len(ours) >= 5
    assert len(plugins) >= 3
    assert notices.qt([str(file) for file in (*ours, *others, *plugins)]).texts


@pytest.mark.parametrize("name", ["libQt6Multimedia.so.6", "libavcodec.so.61", "Qt6Pdf.dll"])
def test_a_library_without_words_may_not_be_handed_out(name: str) -> None:
    with pytest.raises(BuildError, match=f"whose are {re.escape(name)}"):
        notices.qt(["/x/PySide6/Qt6Core.dll", f"/x/PySide6/Qt/lib/{name}"])
