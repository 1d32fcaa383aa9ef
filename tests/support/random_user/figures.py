"""Measures what a process uses of the machine, if the system tells it."""

import ctypes
import gc
import os
import re
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Figures:
    """What the process uses at a moment; 0 if the system does not tell it.

    Attributes:
        memory: the bytes in use. Freed bytes between them are not counted, because the C library
            keeps them and uses them again.
        handles: open files, pipes and sockets.
        threads: running threads.
    """

    memory: int
    handles: int
    threads: int

    def __str__(self) -> str:
        return f"{self.memory / 1e6:.1f} MB, {self.handles} handles, {self.threads} threads"


def figures_now() -> Figures:
    """Return what this process uses now."""
    gc.collect()
    if sys.platform != "linux":
        return Figures(0, 0, 0)
    with suppress(OSError, AttributeError):  # another C library may have no such function
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    return Figures(
        memory=_live_in_c() + _live_in_python(),
        handles=len(os.listdir("/proc/self/fd")) - 1,  # noqa: PTH208 - less the one that lists
        threads=len(list(Path("/proc/self/task").iterdir())),
    )


class _MallInfo(ctypes.Structure):
    """The figures of the GNU C library on its memory."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks"),
            *("uordblks", "fordblks", "keepcost"),
        )
    )


def _live_in_c() -> int:
    """Return the bytes that malloc of the GNU C library has given out, to Qt, NumPy and Python."""
    try:
        mallinfo = ctypes.CDLL("libc.so.6").mallinfo2
    except (OSError, AttributeError):
        return 0
    mallinfo.restype = _MallInfo
    info = mallinfo()
    return int(info.uordblks + info.hblkhd)


def _live_in_python() -> int:
    """Return the bytes in use in Python's small blocks, which it tells on standard error only."""
    sys.stderr.flush()
    before = os.dup(2)
    with tempfile.TemporaryFile() as said:
        os.dup2(said.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(before, 2)
            os.close(before)
        said.seek(0)
        text = said.read().decode()
    found = re.search(r"# bytes in allocated blocks\s*=\s*([\d,]+)", text)
    return int(found[1].replace(",", "")) if found else 0
