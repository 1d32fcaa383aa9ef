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


def require_same(what: str, one: Path, other: Path) -> None:
    """Check that two folders have the same files with the same bytes."""
    found, again = digests(one), digests(other)
    if different := sorted(name for name in {*found, *again} if found.get(name) != again.get(name)):
        raise BuildError(f"{what}: {len(different)} files differ: {', '.join(different)}")
    say(f"{what}: {len(found)} files and folders, the same both times")


def check_out(folder: Path) -> None:
    """Unpack the last commit into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = folder / "commit.tar"
    run(["git", "archive", f"--output={archive}", "HEAD"])
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    archive.unlink()


def build(folder: Path) -> None:
    """Build everything in the checkout in `folder`.

    The disk image is left out, because macOS writes the time into it.
    """
    verbs = [["freeze"]]
    if sys.platform == "linux":
        verbs += [["portable", "--no-check"], ["deb", "--no-check"]]
    for verb in verbs:
        run([sys.executable, folder / "packaging" / "build.py", *verb], folder=folder)
    build_archives(folder / DIST.relative_to(ROOT), folder)


def main(arguments: Sequence[str]) -> int:
    """Build twice and compare."""
    del arguments
    # The same time for both, even if somebody commits in between.
    os.environ |= reproducible_environment()
    one, other = (PLACE / copy for copy in COPIES)
    for folder in (one, other):
        check_out(folder)
        build(folder)
    for what, place in {"the frozen program": FROZEN, "what is handed out": DIST}.items():
        require_same(what, *(folder / place.relative_to(ROOT) for folder in (one, other)))
    shutil.rmtree(PLACE)
    return 0
