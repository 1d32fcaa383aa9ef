""".ci/run on a machine whose apt-get does nothing and whose project says what it is told to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a script for Debian and Ubuntu")

CLOSING_LINE = "=========== 3 passed, 1 deselected in 0.12s ==========="

#: Stands in for packaging/dev.py: says what the real one would, and ends as the test wants.
SCRIPT = """
import sys
if sys.argv[1] == "test":
    print({closing!r})
    print("Summary")
    sys.exit({test})
open("window.png", "wb").write({picture!r})
print("No display. The window: " + "window.png")
sys.exit({run})
"""


class Outcome(NamedTuple):
    """How .ci/run ended, and what it asked of apt-get and of the environment's Python."""

    status: int
    lines: list[str]
    apt: str
    python: str


def run_ci(
    folder: Path, *, test: int = 0, run: int = 0, bare: int = 0, picture: bytes = b"\x89PNG\r\n"
) -> Outcome:
    """Run .ci/run in `folder`, with the exit statuses and the picture that the project gives it."""
    (folder / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci")
    shutil.copy(ROOT / "README.md", folder)
    script = SCRIPT.format(closing=CLOSING_LINE, test=test, run=run, picture=picture)
    programs = {
        "packaging/dev.py": script,
        "bin/apt-get": f'#!/bin/sh\necho "$@" >>{folder}/apt.log\n',
        ".venv/bin/python": f'#!/bin/sh\necho "$@" >>{folder}/python.log\nexit {bare}\n',
        "bin/sudo": '#!/bin/sh\nshift\nexec "$@"\n',
    }
    for name, text in programs.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)
    finished = subprocess.run(
        ["bash", ".ci/run"],
        cwd=folder,
        env=os.environ | {"CI": "true", "PATH": f"{folder}/bin:{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    logs = [(folder / name).read_text(encoding="utf-8") for name in ("apt.log", "python.log")]
    return Outcome(finished.returncode, finished.stdout.splitlines(), *logs)


def test_the_libraries_of_the_readme_are_installed(tmp_path: Path, dev: ModuleType) -> None:
    outcome = run_ci(tmp_path)
    assert outcome.status == 0, outcome.lines
    assert outcome.lines[-1] == CLOSING_LINE
    assert not any("FAILED" in line for line in outcome.lines)
    update, install = outcome.apt.splitlines()
    assert update.endswith("update")
    libraries = {library.debian for library in (*dev.BASE, *dev.X11, *dev.WAYLAND)}
    assert {"xvfb", "debootstrap", "python3-venv", *libraries} <= set(install.split())


@pytest.mark.parametrize(
    ("test", "run", "bare", "status"),
    [(1, 9, 0, 1), (2, 9, 0, 2), (5, 9, 0, 5), (0, 3, 0, 3), (0, 0, 4, 4), (2, 0, 4, 2)],
)
def test_the_status_is_that_of_the_tests_the_program_or_a_bare_debian(
    tmp_path: Path, test: int, run: int, bare: int, status: int
) -> None:
    outcome = run_ci(tmp_path, test=test, run=run, bare=bare)
    assert (outcome.status, outcome.lines[-1]) == (status, CLOSING_LINE)
    assert outcome.python == "packaging/build.py bare trixie user\n"


@pytest.mark.parametrize("picture", [b"", b"not a picture"])
def test_a_picture_that_is_none_fails_the_run(tmp_path: Path, picture: bytes) -> None:
    outcome = run_ci(tmp_path, picture=picture)
    assert outcome.status == 1
    assert "FAILED: no picture was named, or it is none: 'window.png'" in outcome.lines
