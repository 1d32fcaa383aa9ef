"""The folder for the program's own files, and two classes for its files: locks and records.

Several windows, and several running programs, may use the same lock or the same file of records.
"""

import errno
import json
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from analyser.gui.look.atomic_file import LargeFileError, read_file, write_atomically
from analyser.gui.state.unread_files import put_aside, say_put_aside
from analyser.poker.hand_files.text import UnusualFileError
from analyser.poker.records import Json

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


_MOST_BYTES: Final = 32 << 20
"""The size limit, in bytes, of a file that is read: two thousand hands with the longest names."""


def data_folder() -> Path:
    """Return the folder for the program's own files."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


_HELD: Final = frozenset([errno.EAGAIN, errno.EACCES, errno.EDEADLK])
"""The errors if somebody else has the lock; EDEADLK is Windows' after waiting for ten seconds."""


class NoLocksError(OSError):
    """The folder is on a file system without locks, for example on a network drive."""


class FileLock:
    """A lock on a file that excludes other processes and every other ``FileLock`` on that file.

    In a ``with`` statement it also excludes other threads that use the same object.

    The operating system locks an empty file beside it, which is never deleted, and unlocks it when
    the process ends. A lock made of a file that has to be deleted would remain after a power cut.
    """

    def __init__(self, locked: Path) -> None:
        self._locked, self._path = locked, locked.with_suffix(".lock")
        self._file: int | None = None
        self._threads = threading.RLock()

    def acquire(self, *, wait: bool = False) -> bool:
        """Acquire the lock, or keep it; False if another process, object or ``with`` has it.

        ``wait``: whether to wait until the lock is free. Raises OSError, which names the file
        and not its lock, if that cannot be made, as in a folder without write permission.
        """
        if not self._threads.acquire(blocking=wait):
            return False
        try:
            if self._file is not None:
                return True
            self._path.parent.mkdir(parents=True, exist_ok=True)
            try:
                file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as error:
                error.filename = str(self._locked)  # which the user knows
                raise
            try:
                _lock(file, wait=wait)
            except OSError as error:
                os.close(file)
                if error.errno in _HELD:
                    return False
                raise NoLocksError(*error.args) from error
            self._file = file
            return True
        finally:
            self._threads.release()

    def release(self) -> None:
        """Free the file, however often it was acquired."""
        with self._threads:
            if self._file is not None:
                os.close(self._file)
                self._file = None

    def __enter__(self) -> None:
        self._threads.acquire()
        try:
            with suppress(NoLocksError):  # then only threads exclude each other
                if not self.acquire(wait=True):
                    raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT), self._locked)
        except BaseException:
            self._threads.release()
            raise

    def __exit__(self, *_: object) -> None:
        self.release()
        self._threads.release()


OWN_GAMES: Final = "games"
"""The name of the ``LineFile`` with the rules of the user's own games."""


class LineFile:
    """A file with one record on each line, the newest last, which several programs can share.

    No line is changed, so that a kill costs the line being written at most. Subclasses ignore lines
    that they cannot read, but do not delete them.
    """

    def __init__(self, name: str) -> None:
        self.file = data_folder() / f"{name}.jsonl"
        self._lock = FileLock(self.file)
        self.cleared: list[str] = []
        """The lines that ``bring_back`` brings back."""
        self.trouble = ""
        """Why the lines could not be read, and where they are, until that is told; else ""."""

    def clear(self) -> None:
        """Delete the file, whose lines ``bring_back`` can write again. Raises OSError."""
        with self._lock:
            self.cleared = self._lines()
            self.file.unlink(missing_ok=True)

    def bring_back(self) -> None:
        """Write the lines of the deleted file again, before those since. Raises OSError."""
        with self._lock:
            self._write([*self.cleared, *self._lines()])
        self.cleared = []

    def clear_or_bring_back(self) -> None:
        """Delete the file, or bring back what was deleted. Raises OSError."""
        (self.bring_back if self.cleared else self.clear)()

    def _lines(self) -> list[str]:
        """Return the file's lines; rename one that is too large or not regular: it is not ours."""
        try:
            content = read_file(str(self.file), _MOST_BYTES)
        except FileNotFoundError:
            return []
        except (UnusualFileError, LargeFileError):
            self._put_file_aside()
            return []
        return [line for line in content.decode(errors="replace").split("\n") if line]

    def _put_file_aside(self) -> None:
        """Rename the file, which cannot be read, and keep a sentence on it for the user."""
        self.trouble = say_put_aside(put_aside(self.file, self.file.stem))

    def tell_trouble(self, tell: Callable[[str], object]) -> None:
        """Tell, once, if the file could not be read."""
        if self.trouble:
            tell(self.trouble)
        self.trouble = ""

    def _write(self, lines: list[str]) -> None:
        write_atomically(str(self.file), "".join(f"{line}\n" for line in lines).encode())

    def _append(self, line: str) -> None:
        """Add a line; the caller holds the lock. Raises OSError; a full disk changes nothing."""
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        with open(os.open(self.file, flags, 0o600), "r+b", 0) as file:  # noqa: PTH123 - a number
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            # A kill may have cut the line before; without a line end this one would be added to it.
            start = "" if size == 0 or file.read(1) == b"\n" else "\n"
            added = f"{start}{line}\n".encode()
            if file.write(added) < len(added):  # on a full disk only a part may be written
                file.truncate(size)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.file))


def record_of(line: str) -> dict[str, Json]:
    """Return the fields in a line; an empty dict if the line is not a JSON object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _lock(file: int, *, wait: bool) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
