"""A Python that keeps to the permissions of files, whoever runs the tests.

A superuser may read and write everything, and so would see nothing of a folder that is read-only.
On Linux the right to pass over permissions can be given up before a program starts.
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
    """Whether a test can have a folder here that nobody may write to."""
    return os.name == "posix" and (sys.platform == "linux" or os.geteuid() != 0)


def python(*arguments: str) -> Sequence[str]:
    """Return the command line of a Python with some arguments, without a superuser's rights."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return sys.executable, *arguments
    return sys.executable, "-c", _GIVE_UP, *arguments


def make_read_only(folder: Path) -> None:
    """Take from everybody the right to change a folder, or anything in it."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)


def make_writable(folder: Path) -> None:
    """Give the owner that right back, and what was unreadable as well."""
    folder.chmod(0o755)
    for path in folder.iterdir():
        if path.is_dir():
            make_writable(path)
        else:
            path.chmod(0o644)
