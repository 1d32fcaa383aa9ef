"""A Python that respects the permissions of files, even if a superuser runs the tests.

A superuser may read and write every file, and so would not notice that a folder is read-only. On
Linux a program can be started without the right to ignore permissions.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_GIVE_UP: Final = """
import ctypes, os, sys
drop, override, read_and_search = 24, 1, 2  # of <linux/prctl.h> and <linux/capability.h>
for right in (override, read_and_search):
    ctypes.CDLL(None).prctl(drop, right, 0, 0, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def can_keep_to_permissions() -> bool:
    """Whether a test can make a folder here to which its Python may not write."""
    return os.name == "posix" and (sys.platform == "linux" or os.geteuid() != 0)


def python(*arguments: str) -> Sequence[str]:
    """Return the command that runs Python with these arguments, without a superuser's rights."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return sys.executable, *arguments
    return sys.executable, "-c", _GIVE_UP, *arguments


def make_read_only(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)


def make_writable(folder: Path) -> None:
    """Let the owner write to a folder again, and read and write everything in it."""
    folder.chmod(0o755)
    for path in folder.iterdir():
        if path.is_dir():
            make_writable(path)
        else:
            path.chmod(0o644)
