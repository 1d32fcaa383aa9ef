"""Starts the processes that read pieces, maybe before this one has loaded what reads hands."""

import os
import pickle
import subprocess
import sys
from contextlib import suppress
from typing import IO, Final

_LARGE: Final = 20_000_000
"""Above this many bytes several processes are faster; below, starting them takes too long."""
READ_PIECES: Final = "--read-pieces"
"""The argument that makes the frozen program a process that reads pieces."""
_PROGRAM: Final = (
    "import pickle, sys; sys.path[:] = pickle.load(sys.stdin.buffer); "
    f"from {__package__} import lifeline; lifeline.end_with_sender(); "
    f"from {__package__} import pool; pool.read_pieces()"
)
_begun: Final[list[subprocess.Popen[bytes]]] = []


def usual_jobs(size: int) -> int:
    """Return how many processes read so many bytes: one per processor if they are many, else 1."""
    return processors() if size > _LARGE else 1


def processors() -> int:
    """Return how many processors this process may use."""
    usable = getattr(os, "sched_getaffinity", None)  # on Linux
    return (os.cpu_count() or 1) if usable is None else len(usable(0))


def begin_early(path: str, jobs: int | None) -> None:
    """Start processes for a large file, to load beside this one; at most ``jobs`` if not None."""
    with suppress(OSError, ValueError):  # said when the file is read or one more is started
        wanted = min(usual_jobs(os.stat(path).st_size), jobs or processors())  # noqa: PTH116 - quick
        _begun.extend(_begin_process_now() for _ in range(wanted) if wanted > 1)


def begin_process() -> subprocess.Popen[bytes]:
    """Return a process that reads pieces, started early or now. Raises OSError."""
    return _begun.pop() if _begun else _begin_process_now()


def _begin_process_now() -> subprocess.Popen[bytes]:
    is_frozen = hasattr(sys, "frozen")
    process = subprocess.Popen(
        [sys.executable, *([READ_PIECES] if is_frozen else ["-P", "-c", _PROGRAM])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        process_group=0,  # only this process gets Ctrl+C, here as on Windows
    )
    if not is_frozen:
        with suppress(OSError):  # if it has ended already, the next message says so
            send(sys.path, process.stdin)
    return process


def send(message: object, stream: IO[bytes] | None) -> None:
    """Write a message to a process, or a result from it. Raises OSError."""
    assert stream is not None  # as processes are begun
    pickle.dump(message, stream, pickle.HIGHEST_PROTOCOL)
    stream.flush()
