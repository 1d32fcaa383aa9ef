"""What the packaging scripts share: printing, running programs, the time stamp of a build."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from compile_resources import FILE_TIME
from product import ROOT


class BuildError(Exception):
    """Something cannot be built, or is wrong with what was built; the message says what."""


def say(text: str) -> None:
    """Print a line at once, so that it comes before what a program prints next."""
    print(text, flush=True)


def run(
    command: Sequence[str | Path],
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run a program to its end; what it wrote.

    `environment`: variables to set in addition to this process's own.

    Raises:
        BuildError: it failed; the message has what it wrote.
    """
    words = [str(word) for word in command]
    finished = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        # A pipe that ends at once, and not the null device, which Python under Wine dies of.
        input="",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if finished.returncode:
        raise BuildError(
            f"{shlex.join(words)} ended with {finished.returncode}:\n{finished.stdout.strip()}"
        )
    return finished.stdout


def need(program: str, package: str) -> str:
    """The path of a program.

    Raises:
        BuildError: it is not installed; the message names the Debian package that has it.
    """
    found = shutil.which(program)
    if found is None:
        raise BuildError(f"{program} is missing; install it: sudo apt-get install {package}")
    return found


def need_module(name: str) -> None:
    """Check that a Python package of the extra `freeze` is installed.

    Raises:
        BuildError: it is not; the message says what to type.
    """
    if importlib.util.find_spec(name) is None:
        raise BuildError(
            f"{name} is missing; type: {sys.executable} -m pip install --editable '.[freeze]'"
        )


def source_date() -> int:
    """The moment of the last commit, in seconds since 1970: the time of every file that is built.

    Outside a Git checkout, such as in a source archive, a fixed one.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        return FILE_TIME
    return int(run(["git", "log", "-1", "--pretty=%ct"]))


def reproducible_environment() -> dict[str, str]:
    """Variables under which two builds of the same files give the same bytes."""
    return {"SOURCE_DATE_EPOCH": str(source_date()), "PYTHONHASHSEED": "0", "TZ": "UTC"}


def size_of(folder: Path) -> int:
    """The bytes of all files below a folder, a link counting nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def require_at_most(size: int, most: int, what: Path) -> None:
    """Raise a BuildError if something has more bytes than it may."""
    if size > most:
        raise BuildError(f"{what} has {size / 1e6:.1f} MB, and {most / 1e6:.0f} are the most")
