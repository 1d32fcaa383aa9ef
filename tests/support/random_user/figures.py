"""What a process has taken of the machine, where the system says so."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication


@dataclass(frozen=True, slots=True)
class Figures:
    """What is in use at a moment; 0 where the system does not say.

    Attributes:
        memory: resident bytes, those that were freed given back to the system first.
        handles: open files, pipes and sockets.
        threads: running threads.
        widgets: widgets that exist, shown or not.
        objects: Python objects that the garbage collector knows.
    """

    memory: int
    handles: int
    threads: int
    widgets: int
    objects: int

    def __str__(self) -> str:
        return (
            f"{self.memory / 1e6:.1f} MB, {self.handles} handles, {self.threads} threads, "
            f"{self.widgets} widgets, {self.objects} objects"
        )


def figures_now() -> Figures:
    """Measure this process."""
    gc.collect()
    if sys.platform != "linux":
        return Figures(0, 0, 0, len(QApplication.allWidgets()), len(gc.get_objects()))
    with suppress(OSError, AttributeError):  # another C library may have no such function
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Figures(
        memory=pages * os.sysconf("SC_PAGE_SIZE"),
        handles=len(os.listdir("/proc/self/fd")) - 1,  # noqa: PTH208 - less the one that lists
        threads=len(list(Path("/proc/self/task").iterdir())),
        widgets=len(QApplication.allWidgets()),
        objects=len(gc.get_objects()) + gc.get_freeze_count(),
    )
