"""Helpers of the packaging scripts: printing, running programs, the time stamp of a build."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from compile_resources import FILE_TIME
from product import ROOT


class BuildError(Exception):
    """Building failed, or a check of the result did; the message says why.

    Any function of these scripts that builds or checks something may raise it.
    """


def say(text: str) -> None:
    """Print a line at once, so that it precedes the output of a program that runs next."""
    print(text, flush=True)


def run(
    command: Sequence[str | Path],
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run a program to its end and return its output.

    `environment`: variables that are added to this process's own.
    """
    words = [str(word) for word in command]
    finished = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        # A pipe that ends at once: with the null device Python crashes under Wine.
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
    """Return the path of a program."""
    found = shutil.which(program)
    if found is None:
        raise BuildError(f"{program} is missing; install it: sudo apt-get install {package}")
    return found


def source_date() -> int:
    """Return the time of the last commit in seconds since 1970, as the date of all files built.

    Outside a Git checkout, as in a source archive, return a fixed time.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        return FILE_TIME
    return int(run(["git", "log", "-1", "--pretty=%ct"]))


def reproducible_environment() -> dict[str, str]:
    """Return the variables with which two builds of the same files give the same bytes."""
    return {"SOURCE_DATE_EPOCH": str(source_date()), "PYTHONHASHSEED": "0", "TZ": "UTC"}


def size_of(folder: Path) -> int:
    """Return the total size of all files below a folder in bytes; links count as 0."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def require_at_most(size: int, most: int, what: Path) -> None:
    """Raise a BuildError if the size of `what` is above the limit; both are in bytes."""
    if size > most:
        raise BuildError(f"{what} has {size / 1e6:.1f} MB, and {most / 1e6:.0f} are the most")
