"""Programs are run on a Windows, this one or Wine's, and files have the names it knows."""

import sys
from pathlib import Path

import pytest

from tools import BuildError
from windows.systems import Outcome, Windows, Wine


class Recorded(Windows):
    """A Windows whose programs are this system's."""

    def native(self, path: Path) -> str:
        return f"N:{path}"

    def seen(self, native: str) -> Path:
        return Path(native.removeprefix("N:"))


def test_paths_among_the_arguments_are_made_windows_own() -> None:
    windows = Recorded("a double", (), {"ANSWER": "42"})
    code = "import os, sys; print(sys.argv[1:], os.environ['ANSWER'], sys.stdin.read() == '')"
    outcome = windows.run(sys.executable, "-c", code, Path("/a b"), "/S")
    assert outcome == Outcome(0, "['N:/a b', '/S'] 42 True\n")


def test_a_program_that_fails_is_told_with_what_it_wrote() -> None:
    windows = Recorded("a double", (), {})
    with pytest.raises(BuildError, match=r"ended with 3 on a double:\nbecause"):
        windows.ask(sys.executable, "-c", "print('because'); raise SystemExit(3)")
    with pytest.raises(BuildError, match="no-such-program cannot be started"):
        windows.run("no-such-program")


def test_wine_sees_this_system_as_drive_z(tmp_path: Path) -> None:
    wine = Wine(tmp_path / "prefix")
    file = tmp_path / "a b" / "c"
    assert wine.native(file) == "Z:" + str(file).replace("/", "\\")
    assert wine.seen(wine.native(file)) == file
    assert wine.seen(r"C:\users\me") == tmp_path / "prefix/drive_c/users/me"
