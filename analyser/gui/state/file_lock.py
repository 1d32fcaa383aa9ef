"""A lock between windows and between programs, on a file of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """A lock that ends with the process that holds it, however that process ends.

    That is why it is the system's and not a file that somebody would have to remove: after a power
    cut nobody would. The file stays; it is empty.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def acquire(self, *, wait: bool = False) -> bool:
        """Take the lock; return whether it was free, or became so where it is waited for.

        Raises OSError where there can be no lock: a folder that cannot be written.
        """
        if self._file is not None:
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file, wait=wait)
        except OSError:
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int, *, wait: bool) -> None:
    """Lock an open file. Raises OSError where somebody else has."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
