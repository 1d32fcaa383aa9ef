"""What becomes of a file of the program that cannot be read: it is renamed, and the user told."""

import os
import time
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def put_aside(file: Path, name: str) -> Path:
    """Rename a file that cannot be read, without overwriting another; return its new path.

    The new name is ``name``, "-kept-", the time, a number if that name is taken because a clock
    was set back, and the file's own ending. Raises OSError.
    """
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    ends = chain([""], (f"-{number}" for number in count(2)))
    asides = (file.with_name(f"{name}-kept-{moment}{end}{file.suffix}") for end in ends)
    return file.replace(next(path for path in asides if not os.path.lexists(path)))


def say_put_aside(aside: Path) -> str:
    """Return the sentence about a file that is kept under this new name."""
    said = translate("UnreadFiles", "A file of the program cannot be read; it is kept as {file}")
    return said.format(file=aside)
