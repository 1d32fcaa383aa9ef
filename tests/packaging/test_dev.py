"""packaging/dev.py on machines that do not exist: nothing is run and nothing is installed."""

import ast
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "dev.py"
CONSTRAINTS = SCRIPT.with_name("constraints.txt")


@dataclass(kw_only=True)
class FakeMachine:
    """A machine that remembers what it was told to do, and does it in its own small way."""

    python: ClassVar = "/usr/bin/python3"

    platform: str = "linux"
    version: tuple[int, int, int] = (3, 11, 7)
    programs: Iterable[str] = ()
    root: bool = False
    sudo: bool = False
    modules: Iterable[str] = ("venv", "ensurepip")
    missing: Iterable[str] = ()
    failing: Mapping[str, int] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    commands: list[list[str]] = field(default_factory=list)
    variables: dict[str, str] = field(default_factory=dict)
    """Those of the last command that had some of its own."""
    said: list[str] = field(default_factory=list)

    def run(
        self,
        command: Sequence[str],
        folder: Path | None = None,
        errors_only: bool = False,
        variables: Mapping[str, str] | None = None,
    ) -> int:
        del folder, errors_only
        self.variables = dict(variables or self.variables)
        line = " ".join(command)
        self.commands.append(list(command))
        for part, status in self.failing.items():
            if part in line:
                return status
        if "-m venv" in line:
            python = Path(command[-1], "bin", "python")
            python.parent.mkdir(parents=True)
            python.touch()
        if "install" in command and "apt-get" in command:
            self.missing = ()
            self.modules = ("venv", "ensurepip")
        return 0

    def record(self, command: Sequence[str], folder: Path) -> tuple[int, str]:
        return self.run(command, folder), f"what {command[-1]} printed\n"

    def ask(self, command: Sequence[str]) -> tuple[int, str]:
        if command[0] == "sudo":
            return (0 if self.sudo else 1), ""
        sonames = [word for word in command if word.startswith("lib")]
        return 0, "\n".join(name for name in sonames if name in self.missing)

    def which(self, program: str) -> str | None:
        return f"/usr/bin/{program}" if program in self.programs else None

    def has_module(self, name: str) -> bool:
        return name in self.modules

    def is_root(self) -> bool:
        return self.root

    def say(self, text: str) -> None:
        self.said.append(text)

    @property
    def lines(self) -> list[str]:
        return [" ".join(command) for command in self.commands]

    @property
    def text(self) -> str:
        return "\n".join(self.said)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a file of each kind that an installation depends on."""
    for name, text in {
        "pyproject.toml": "[project]\n",
        "analyser/__init__.py": '__version__ = "1.2.3"\n',
        "packaging/build_hook.py": "hook\n",
        "packaging/constraints.txt": "numpy==2.4.6\n",
        "packaging/compile_resources.py": "compiler\n",
        "resources/cards/As.svg": "<svg/>\n",
        "analyser/gui/resources_rc.py": "compiled\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_the_script_is_readable_by_an_older_python() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 9))


def test_an_old_python_is_refused_or_calls_a_newer_one(dev: ModuleType, project: Path) -> None:
    machine = FakeMachine(version=(3, 9, 18))
    assert dev.main(["run"], machine, project) == 1
    assert "needs Python 3.11 or newer, and this is Python 3.9.18" in machine.text
    assert machine.commands == []
    machine.programs = {"python3.12"}
    assert dev.main(["test", "-k", "wheel"], machine, project) == 0
    assert machine.commands == [["/usr/bin/python3.12", str(SCRIPT), "test", "-k", "wheel"]]


@pytest.mark.parametrize(("manager", "line"), [
    ("apt-get", "sudo apt-get install libegl1 libgl1"),
    ("dnf", "sudo dnf install libglvnd-egl libglvnd-glx"),
    ("pacman", "sudo pacman -S --needed libglvnd"),
])  # fmt: skip
def test_others_are_told_the_line(dev: ModuleType, project: Path, manager: str, line: str) -> None:
    machine = FakeMachine(missing=["libEGL.so.1", "libGL.so.1"], programs=[manager])
    assert dev.main(["run"], machine, project) == 1
    assert "needs libEGL.so.1, libGL.so.1. Type:" in machine.text
    assert [said for said in machine.text.splitlines() if "sudo" in said] == [f"  {line}"]
    assert not any("pip install" in command for command in machine.lines)


def installs(machine: FakeMachine) -> list[str]:
    """What was installed, or compiled, in order."""
    made = ("pip", "compile_resources.py")
    return [line.split()[-1] for line in machine.lines if any(word in line for word in made)]


def again(dev: ModuleType, project: Path, verb: str) -> list[str]:
    """What VERB installs on a machine where others have run before it."""
    machine = FakeMachine()
    assert dev.main([verb], machine, project) == 0
    return installs(machine)


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "packaging/build_hook.py", "packaging/constraints.txt"]
)
def test_a_change_of_the_project_installs_again(dev: ModuleType, project: Path, name: str) -> None:
    again(dev, project, "test")
    (project / name).write_text("changed\n", encoding="utf-8")
    assert again(dev, project, "run") == [".[test]"]


def test_a_change_of_a_card_only_compiles(dev: ModuleType, project: Path) -> None:
    compiler = str(project / "packaging" / "compile_resources.py")
    again(dev, project, "run")
    (project / "resources" / "cards" / "As.svg").write_text("<svg>A</svg>\n", encoding="utf-8")
    assert again(dev, project, "run") == [compiler]
    (project / "resources" / "cards" / "Ks.svg").write_text("<svg/>\n", encoding="utf-8")
    assert again(dev, project, "run") == [compiler]
    (project / "analyser" / "gui" / "resources_rc.py").unlink()
    assert again(dev, project, "run") == [compiler]


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


def test_every_check_runs_and_the_first_failure_counts(dev: ModuleType, project: Path) -> None:
    machine = FakeMachine(failing={"-m mypy": 3, "-m ruff format": 1})
    assert dev.main(["test", "-k", "wheel"], machine, project) == 3
    names = ["pytest", "mypy", "ruff check", "ruff format", "import-linter"]
    commands = ["-m pytest", "-m mypy", "ruff check", "ruff format", "lint-imports"]
    checks = machine.lines[-len(names) :]
    assert all(any(command in line for line in checks) for command in commands)
    assert any(line.endswith("-k wheel") for line in checks)
    # What each printed is shown under its name, whichever ends first.
    shown = [said for said in machine.said if said.startswith("\n== ")]
    assert {said.split(":")[0].removeprefix("\n== ") for said in shown} == set(names)
    assert any(said.endswith("-k wheel\nwhat wheel printed") for said in shown)
    assert [line.split()[:-2] for line in machine.said[-1].splitlines()[-5:]] == [
        ["pytest", "passed"],
        ["mypy", "FAILED", "(3)"],
        ["ruff", "check", "passed"],
        ["ruff", "format", "FAILED", "(1)"],
        ["import-linter", "passed"],
    ]


def test_a_whole_run_has_to_cover_the_domain(dev: ModuleType, project: Path) -> None:
    def pytest_of(*arguments: str, ci: str = "", version: tuple[int, int, int]) -> str:
        machine = FakeMachine(version=version, environment={"CI": ci})
        assert dev.main(["test", *arguments], machine, project) == 0
        return next(line for line in machine.lines if "-m pytest" in line)

    assert "--cov" not in pytest_of(version=(3, 13, 9))
    for ci, version in (("true", (3, 11, 2)), ("", (3, 14, 0))):
        measured = pytest_of(ci=ci, version=version)
        assert "--cov=analyser/poker --cov-fail-under=100 " in measured
        assert "--cov" not in pytest_of("-k", "wheel", ci=ci, version=version)
