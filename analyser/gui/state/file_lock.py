"""A lock between windows and between programs, on a separate file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """A lock that ends with its process, however that process ends.

    The operating system locks an empty file, which stays. A lock file that has to be removed would
    remain after a power cut.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def acquire(self, *, wait: bool = False) -> bool:
        """Take the lock; return False if another process has it, after waiting if asked to.

        Raises OSError if locks are impossible, as in a folder without write permission.
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
        """Release the lock."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int, *, wait: bool) -> None:
    """Lock an open file. Raises OSError if another program has locked it."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
