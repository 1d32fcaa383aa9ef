"""Both commands of the README on a Debian that is none: what is typed there, and what is said."""

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools import BuildError
from trials.linux import bare

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bare roots are made on Linux")

RUN, TEST = COMMANDS = ["python3 packaging/dev.py run", "python3 packaging/dev.py test"]
CLOSING_LINE = "=== 1 failed, 3 passed in 0.12s ==="


class FakeRoot:
    """A root where commands say and answer what a test wants, and that notes what is done to it."""

    def __init__(self, answers: Sequence[tuple[str, int]]) -> None:
        self.answers = iter(answers)
        self.done: list[str] = []

    def command(self, words: Sequence[str], user: bool = False) -> list[str]:
        self.done.append(f"{'user' if user else 'root'}: {words[-1]}")
        output, status = next(self.answers)
        return [sys.executable, "-c", f"print({output!r}); raise SystemExit({status})"]

    def run(self, *words: str) -> None:
        self.done.append(" ".join(words))

    def apt(self, *words: str) -> None:
        self.done.append(" ".join(["apt-get", *words]))


def try_on(
    root: FakeRoot, monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str
) -> tuple[int, list[str]]:
    """Do the verb with `root` for every Debian; its status, and which Debians it was."""
    suites = []

    @contextmanager
    def bare_root(suite: str) -> Iterator[FakeRoot]:
        suites.append(suite)
        yield root

    monkeypatch.setattr(bare, "bare_root", bare_root)
    monkeypatch.setattr(bare, "clone", lambda root, person: None)
    monkeypatch.setattr(bare, "LOGS", folder)
    return bare.main(arguments), suites


def test_the_commands_are_those_of_the_readme() -> None:
    assert bare.readme_commands() == COMMANDS


@pytest.mark.parametrize("arguments", [[], ["sarge"], ["trixie", "guest"], ["user"]])
def test_other_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(BuildError, match="bookworm, trixie, forky"):
        bare.main(arguments)


def test_each_person_types_both_commands_on_a_debian_of_their_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = FakeRoot([("", 0), (CLOSING_LINE, 5), ("", 0), (CLOSING_LINE, 0)])
    assert try_on(root, monkeypatch, tmp_path, "trixie") == (5, ["trixie", "trixie"])
    people = ("root", "/root"), ("user", "/home/nobody")
    shown = [
        f"{who}: cd {home}/hand-analyser && {line}" for who, home in people for line in COMMANDS
    ]
    assert root.done == shown
    said = capsys.readouterr().out
    closing = "1 failed, 3 passed in 0.12s"
    assert re.search(f"^trixie, root: {TEST}: status 5 in \\d+ s, {closing}$", said, re.MULTILINE)
    assert (tmp_path / "trixie-root-test.log").read_text(encoding="utf-8") == f"{CLOSING_LINE}\n"


@pytest.mark.parametrize(("second", "status"), [(0, 0), (1, 1)], ids=["enough", "not enough"])
def test_the_administrator_types_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, second: int, status: int
) -> None:
    asks = "Hand Analyser needs things. Type:\n  sudo apt-get install libegl1 libgl1\n"
    root = FakeRoot([(asks, 1), (asks, second), ("", 0)])
    assert try_on(root, monkeypatch, tmp_path, "forky", "user")[0] == status
    assert root.done[1:3] == ["apt-get -qq update", "apt-get install libegl1 libgl1"]
    assert [line.endswith(RUN) for line in root.done] == [True, False, False, True, False]


def test_nothing_is_left_to_type_for_root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    root = FakeRoot([("  sudo apt-get install libegl1\n", 1), ("", 0)])
    assert try_on(root, monkeypatch, tmp_path, "bookworm", "root")[0] == 1
    assert not any("apt-get" in line for line in root.done)
