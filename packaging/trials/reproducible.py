"""Build everything twice from one commit, in two folders, and compare every byte.

python packaging/build.py reproducible
"""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

from product import BUILD, DIST, FROZEN, ROOT
from tools import BuildError, reproducible_environment, run, say
from wheels.archives import build_archives

PLACE = BUILD / "twice"
COPIES = ("one", "another-place")
"""The folders; their names differ in length, so that a path in a file changes its size too."""
FEW = 10
"""The most files that a message names."""


def digests(folder: Path) -> dict[str, str]:
    """Return the type, permissions and a checksum of each file below a folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        mode = stat.filemode(path.lstat().st_mode)
        if path.is_symlink():
            content = str(path.readlink())
        elif path.is_file():
            content = hashlib.sha256(path.read_bytes()).hexdigest()
        else:
            content = ""
        found[path.relative_to(folder).as_posix()] = f"{mode} {content}"
    return found


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """Return the names of files that are different in two folders."""
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))


def check_out(folder: Path) -> None:
    """Unpack the last commit into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = folder / "commit.tar"
    run(["git", "archive", f"--output={archive}", "HEAD"])
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    archive.unlink()


def verbs() -> list[tuple[str, ...]]:
    """Return all verbs that build something, as arguments of packaging/build.py.

    The disk image is left out, because macOS writes the time into it. Only its contents are
    compared.
    """
    found: list[tuple[str, ...]] = [("freeze",)]
    if sys.platform == "linux":
        found.append(("portable", "--no-check"))
        if shutil.which("dpkg-deb"):  # only Debian and its derivatives have it
            found.append(("deb", "--no-check"))
    return found


def build(folder: Path) -> dict[str, dict[str, str]]:
    """Build everything from the checkout in `folder`; return the checksums of the results."""
    for verb in verbs():
        run([sys.executable, folder / "packaging" / "build.py", *verb], folder=folder)
    handed_out = folder / DIST.relative_to(ROOT)
    build_archives(handed_out, folder)
    frozen = folder / FROZEN.relative_to(ROOT)
    return {"the frozen program": digests(frozen), "what is handed out": digests(handed_out)}


def main(arguments: Sequence[str]) -> int:
    """Build twice and compare."""
    del arguments
    # The same time for both, even if somebody commits in between.
    os.environ |= reproducible_environment()
    for copy in COPIES:
        check_out(PLACE / copy)
    first, second = (build(PLACE / copy) for copy in COPIES)
    for what, found in first.items():
        if different := differences(found, second[what]):
            raise BuildError(f"{what}: {len(different)} files differ: {', '.join(different)}")
        names = "" if len(found) > FEW else f" ({', '.join(found)})"
        say(f"{what}: {len(found)} files and folders, the same both times{names}")
    shutil.rmtree(PLACE)
    return 0
