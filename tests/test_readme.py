"""The README and the manual are true: their examples run, and their commands are those tested."""

import doctest
import importlib.util
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from analyser import parse_range
from analyser.cli import VERBS, run
from analyser.poker.text.read_text import read_entry

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "resources" / "manual").glob("*.md"))]
TEXTS = {page: page.read_text(encoding="utf-8") for page in PAGES}
#: In an expected output, `...` stands for what is left out.
FLAGS = doctest.ELLIPSIS


def blocks(language: str, *pages: Path) -> list[str]:
    """The contents of the fenced blocks in a language, of all pages or of some."""
    fence = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return [block for page in pages or PAGES for block in fence.findall(TEXTS[page])]


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
    for text in TEXTS.values():
        for name, lines in re.findall(
            r"^```text (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL
        ):
            (folder / name).write_text(lines, encoding="utf-8")


def test_the_python_examples_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # for the files that an example writes
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    report: list[str] = []
    for page in PAGES:
        names: dict[str, object] = {}
        for block in blocks("pycon", page):
            example = doctest.DocTestParser().get_doctest(block, names, page.name, None, 0)
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
    # .ci/run takes the first line of a page that begins so, wherever it stands.
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    commands = re.findall(r"line_of (\S+) '([^']+)'", script)
    assert len(commands) == 3
    for page, command in commands:
        lines = TEXTS[ROOT / page].splitlines()
        assert next(line for line in lines if line.startswith(command)) in shell_lines()


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


def contributors_pages() -> list[Path]:
    """What contributors read: the map, and each page beside what it speaks of."""
    beside = (
        page
        for part in ("analyser", "packaging", "tests")
        for page in (ROOT / part).rglob("README.md")
    )
    return [ROOT / "CONTRIBUTING.md", *beside]


@pytest.mark.parametrize("page", contributors_pages(), ids=lambda page: page.parent.name)
def test_the_pages_for_contributors_name_what_there_is(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [name for name in re.findall(r"`([\w./-]+/[\w./-]*)`", text) if "TARGET" not in name]
    assert named
    made = ("build/", "dist/", ".venv/")  # by the commands that the page shows
    for name in (name for name in named if not name.startswith(made)):
        places = [ROOT / folder / name for folder in ("", "analyser", "packaging", "tests")]
        assert any(path.exists() or path.with_suffix(".py").exists() for path in places), name


def test_links_and_pictures_lead_somewhere() -> None:
    for page, text in TEXTS.items():
        for target, part in re.findall(r"\]\(([^)#]*)(#[\w-]+)?\)", text):
            there = page.parent / target if target else page
            assert there.is_file(), (page.name, target)
            if part:
                headings = re.findall(r"^#+ (.*)$", there.read_text("utf-8"), re.MULTILINE)
                assert part[1:] in {title.lower().replace(" ", "-") for title in headings}
    assert all(page.name in TEXTS[PAGES[0]] for page in PAGES[1:])
    assert all((ROOT / name).is_file() for name in re.findall(r"`(\w+\.md)`", TEXTS[PAGES[0]]))


@pytest.mark.parametrize(("page", "read"), [("cards", read_entry), ("ranges", parse_range)])
def test_what_the_manual_says_is_written_is_read(page: str, read: Callable[[str], object]) -> None:
    text = TEXTS[ROOT / "resources" / "manual" / f"{page}.md"]
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    written = [each for row in rows for each in re.findall(r"`([^`]+)`", row)]
    assert len(written) > 12
    for each in written:
        read(each)  # refuses what it cannot read


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.stem)
def test_the_manual_says_as_much_in_each_language(page: Path) -> None:
    """The same examples, and as many paragraphs and tables with something to type."""
    fence, said = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL), {}
    for text in (path.read_text("utf-8") for path in page.parent.glob(f"**/{page.name}")):
        parts = fence.sub("", text).split("\n\n")
        said[text] = (*fence.findall(text), sum("`" in part for part in parts))
    assert len(said) == 4
    assert len({*said.values()}) == 1
