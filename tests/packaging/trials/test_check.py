"""A frozen program is checked on each display of its system, and passes."""

import importlib.util
import shutil
import sys
from pathlib import Path
from subprocess import STDOUT

import pytest

from processes import run_python
from product import ROOT
from trials import check


@pytest.mark.parametrize(
    ("system", "displays"), [("win32", ["windows"]), ("darwin", ["offscreen", "cocoa"])]
)
def test_a_program_tests_itself_on_displays_that_its_system_has(
    system: str, displays: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(check, "check_terminal", lambda *arguments: None)
    monkeypatch.setattr(check, "check_interrupts", lambda *arguments: None)
    monkeypatch.setattr(check, "check_self_test", lambda _, display, *others: tried.append(display))
    check.check_program(Path("hand-analyser"))
    assert tried == displays


@pytest.mark.long
@pytest.mark.skipif(not importlib.util.find_spec("PyInstaller"), reason="needs the extra freeze")
def test_the_program_freezes_and_passes_its_checks(tmp_path: Path) -> None:
    copy = tmp_path / "project"
    ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "resources_rc.py")
    shutil.copytree(ROOT, copy, ignore=ignored)
    said = ""
    for verb in ("freeze", "check"):
        script = copy / "packaging" / "build.py"
        finished = run_python(script, verb, stderr=STDOUT, timeout=None)
        said += finished.stdout
        assert finished.returncode == 0, said
    assert "self-test, offscreen: 6 checks passed" in said
