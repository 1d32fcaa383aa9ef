"""The arrows of the architecture: what may import what, on paper and in a running Python."""

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from mostly_long import mostly_long
from processes import ROOT, run_python

MOST = 17
"""Sixteen modules a folder, and its ``__init__``."""
LINT = "import sys, importlinter.cli as cli; sys.exit(cli.lint_imports(no_cache=True))"


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts of pyproject.toml against the package in `folder`."""
    return run_python("-c", LINT, cwd=folder)


def test_the_package_keeps_its_contracts() -> None:
    finished = lint(ROOT)
    assert finished.returncode == 0, finished.stdout + finished.stderr


@pytest.mark.parametrize("changed", mostly_long(1, [
    ("poker/odds/board/runouts.py", "import analyser.poker.odds.no_board.completions", "the odds"),
    ("cli.py", "import PySide6.QtGui", "Only the window imports Qt"),
    ("poker/cards.py", "from PySide6 import QtCore", "never reach Qt"),
    ("poker/cards.py", "import analyser.poker.ranking.high", "Inside the domain"),
    ("poker/cards.py", "import analyser.gui", "Arrows point down"),
    ("gui/__init__.py", "import analyser.poker.ranking.high", "The window ranks nothing"),
]))  # fmt: skip
def test_arrows_up_break_a_contract(changed: tuple[str, str, str], tmp_path: Path) -> None:
    module, line, contract = changed
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "analyser", tmp_path / "analyser", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    file = tmp_path / "analyser" / module
    file.write_text(f"{file.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    finished = lint(tmp_path)
    assert finished.returncode == 1
    assert any(contract in row and "BROKEN" in row for row in finished.stdout.splitlines())


def test_the_domain_runs_where_there_is_no_qt() -> None:
    finished = run_python(
        "-c",
        "import sys; sys.modules['PySide6'] = None\n"
        "import importlib, pkgutil, analyser.poker as domain\n"
        "for found in pkgutil.walk_packages(domain.__path__, domain.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
        "    print(found.name)",
    )
    assert finished.returncode == 0, finished.stderr
    paths = [path.relative_to(ROOT) for path in (ROOT / "analyser" / "poker").rglob("*.py")]
    files = {".".join(path.with_suffix("").parts) for path in paths if path.name != "__init__.py"}
    assert len(files) > 50
    assert files <= set(finished.stdout.split())


def test_no_folder_is_so_full_that_nothing_is_found_in_it() -> None:
    modules = Counter(path.parent for path in (ROOT / "analyser").rglob("*.py"))
    assert {str(folder): count for folder, count in modules.items() if count > MOST} == {}


def test_the_packaging_folder_does_not_hide_the_library_of_that_name() -> None:
    # An editable install puts this folder on the path. Without __init__.py our packaging/ gives way
    # to the packaging library, which pytest and others import; with one it would be in its place.
    assert not (ROOT / "packaging" / "__init__.py").exists()
