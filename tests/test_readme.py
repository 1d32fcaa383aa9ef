"""The README is true: its examples run as written, and its commands are those that are tested."""

import doctest
import importlib.util
import re
import shlex
import sys
from pathlib import Path

import pytest

from analyser.cli import VERBS, run

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
#: In an expected output, `...` stands for what is left out.
FLAGS = doctest.ELLIPSIS


def blocks(language: str) -> list[str]:
    """The contents of the fenced blocks in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def shell_lines() -> list[str]:
    """The commands to type, without the results that other blocks show."""
    return [line for block in blocks("sh") for line in block.splitlines()]


def terminal_examples() -> list[tuple[str, str]]:
    """Each command that follows a `$`, with what is printed after it."""
    examples = []
    for block in blocks("console"):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = example.partition("\n")
            examples.append((command, output))
    return examples


def example_files(folder: Path) -> None:
    """Write the files that the examples read: each block that names one."""
    for name, text in re.findall(r"^```text (\S+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL):
        (folder / name).write_text(text, encoding="utf-8")


def test_the_python_examples_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # for the files that an example writes
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    report: list[str] = []
    for block in blocks("pycon"):
        example = doctest.DocTestParser().get_doctest(block, names, "README.md", None, 0)
        example.globs = names  # one session for the whole page, as the reader has
        runner.run(example, out=report.append, clear_globs=False)
    assert runner.tries >= 5
    assert runner.failures == 0, "".join(report)


@pytest.mark.parametrize(("command", "expected"), terminal_examples())
def test_a_terminal_example_prints_what_it_shows(
    command: str,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program, *arguments = shlex.split(command)
    assert program == "hand-analyser"
    example_files(tmp_path)
    monkeypatch.chdir(tmp_path)  # for the files that an example reads or writes
    status = run(arguments)
    printed, refused = capsys.readouterr()
    assert doctest.OutputChecker().check_output(expected, printed + refused, FLAGS), printed
    assert status == (2 if refused else 0)


def test_every_verb_of_the_terminal_has_an_example() -> None:
    verbs = {shlex.split(command)[1] for command, _ in terminal_examples()}
    assert verbs >= set(VERBS)
    assert any("--json" in command for command, _ in terminal_examples())


def test_continuous_integration_finds_its_commands() -> None:
    # .ci/run takes the first line that begins so, wherever it stands.
    commands = re.findall(r"readme_line '([^']+)'", (ROOT / ".ci" / "run").read_text("utf-8"))
    assert len(commands) == 3
    for command in commands:
        first = next(line for line in README.splitlines() if line.startswith(command))
        assert first in shell_lines()


def test_the_lines_for_each_system_name_what_the_setup_looks_for() -> None:
    spec = importlib.util.spec_from_file_location("readme_dev", ROOT / "packaging" / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    dev = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = dev
    spec.loader.exec_module(dev)
    libraries = dev.BASE + dev.X11 + dev.WAYLAND
    for _, family, command in dev.FAMILIES:
        (line,) = (line for line in shell_lines() if line.startswith(command))
        packages = line.removeprefix(command).split()
        others = [name for name in packages if name != "python3-venv"]
        assert others == dev.packages(libraries, family)


@pytest.mark.parametrize(("name", "least"), [("CONTRIBUTING.md", 60), ("tests/README.md", 10)])
def test_the_pages_for_contributors_name_what_there_is(name: str, least: int) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    named = [name for name in re.findall(r"`([\w./-]+/[\w./-]*)`", page) if "TARGET" not in name]
    assert len(named) > least
    made = ("build/", "dist/", ".venv/")  # by the commands that the page shows
    for name in (name for name in named if not name.startswith(made)):
        places = [ROOT / folder / name for folder in ("", "analyser", "packaging", "tests")]
        assert any(path.exists() or path.with_suffix(".py").exists() for path in places), name


def test_links_and_pictures_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#]+)", README) + re.findall(r"`(\w+\.md)`", README)
    assert targets
    for target in targets:
        assert (ROOT / target).is_file(), target
