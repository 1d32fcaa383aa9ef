"""What packaging/dev.py decides; what its verbs do is shown on bare systems by `build.py bare`."""

import ast
import re
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev
from product import ROOT

SCRIPT = ROOT / "packaging" / "dev.py"
CONSTRAINTS = SCRIPT.with_name("constraints.txt")


def test_the_script_is_readable_by_an_older_python() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 9))


def test_an_old_python_is_refused_or_calls_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "MINIMUM", (99, 1))
    monkeypatch.setattr(dev, "OTHER_PYTHONS", (sys.executable,))
    with pytest.raises(dev.SetupError, match=r"needs Python 99\.1 or newer, and this is"):
        dev.newer_python()
    monkeypatch.setattr(dev, "ask", lambda command: (0, ""))
    assert dev.newer_python() == sys.executable


@pytest.mark.parametrize(("manager", "lines"), [
    ("apt-get", ["  sudo apt-get install libegl1 libgl1"]),
    ("dnf", ["  sudo dnf install libglvnd-egl libglvnd-glx"]),
    ("pacman", ["  sudo pacman -S --needed libglvnd"]),
])  # fmt: skip
def test_others_are_told_the_line(manager: str, lines: list[str]) -> None:
    missing = [library for library in dev.BASE if library.soname in ("libEGL.so.1", "libGL.so.1")]
    assert dev.lines_to_type(missing, manager).splitlines() == lines
    assert len(dev.lines_to_type(missing, None).splitlines()) == 3


def test_a_change_of_the_project_or_of_a_card_changes_the_stamp(tmp_path: Path) -> None:
    project = ("pyproject.toml", "packaging/build_hook.py", "packaging/constraints.txt")
    cards = ("resources/cards/As.svg", "packaging/compile_resources.py", "resources/cards/Ks.svg")
    for name in (*project, *cards[:-1], "analyser/__init__.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('__version__ = "1.2.3"\n', encoding="utf-8")
    before = dev.current_stamp(False, tmp_path)
    for name in (*project, *cards):
        (tmp_path / name).write_text("changed\n", encoding="utf-8")
        after = dev.current_stamp(False, tmp_path)
        assert (after["environment"] != before["environment"]) is (name in project)
        assert (after["resources"] != before["resources"]) is (name in cards)
        before = after


#: Every system and Python that the project supports, in the words of PEP 508's markers.
SYSTEMS = [
    {"sys_platform": system, "python_version": python, "python_full_version": f"{python}.0"}
    for system in ("linux", "win32", "darwin")
    for python in ("3.11", "3.12", "3.13", "3.14")
]


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: " ".join(system.values()))
def test_there_is_one_tested_version_of_each_requirement(system: dict[str, str]) -> None:
    wanted = {"extra": "", **system}
    versions: dict[str, str] = {}
    for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            pin = Requirement(line)
            if pin.marker is None or pin.marker.evaluate(wanted):
                (exact,) = pin.specifier
                assert exact.operator == "=="
                assert versions.setdefault(pin.name, exact.version) == exact.version
    table = tomllib.loads((SCRIPT.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    project = table["project"]
    extras = project["optional-dependencies"].values()
    for text in [*table["build-system"]["requires"], *project["dependencies"], *chain(*extras)]:
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate(wanted):
            # The names in the constraints are in their canonical form.
            assert versions[canonicalize_name(requirement.name)] in requirement.specifier, text


def test_the_tested_versions_can_be_had_by_everybody() -> None:
    text = CONSTRAINTS.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if re.search(r"://|\+| @ |^-", line)] == []


def test_every_check_runs_and_the_first_failure_counts(capsys: pytest.CaptureFixture[str]) -> None:
    checks = {
        name: [sys.executable, "-c", f"print('{name} ran'); raise SystemExit({status})"]
        for name, status in {"pytest": 0, "mypy": 3, "ruff": 1}.items()
    }
    assert dev.run_checks(checks) == 3
    shown = capsys.readouterr().out
    assert all(f"{name} ran" in shown for name in checks)
    outcomes = [line.split()[1] for line in shown.splitlines()[-3:]]
    assert outcomes == ["passed", "FAILED", "FAILED"]


@pytest.mark.parametrize(("ci", "cheap", "arguments", "measured"), [
    ("", (99,), [], False), ("true", (99,), [], True), ("", (3,), [], True),
    ("true", (3,), ["-k", "wheel"], False),
])  # fmt: skip
def test_a_whole_run_has_to_cover_the_domain(
    monkeypatch: pytest.MonkeyPatch,
    ci: str,
    cheap: tuple[int, ...],
    arguments: list[str],
    measured: bool,
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(dev, "run_checks", lambda checks: lines.append(" ".join(checks["pytest"])))
    monkeypatch.setattr(dev, "CHEAP_COVERAGE", cheap)
    monkeypatch.setenv("CI", ci)
    dev.test(arguments)
    assert ("--cov=analyser/poker --cov-fail-under=100 " in lines[0]) is measured
