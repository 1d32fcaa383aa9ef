"""Writing to a terminal: answers whole, refusals in one line, and never a traceback."""

from __future__ import annotations

import codecs
import errno
import math
import os
import sys
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TextIO, TypeVar

from analyser.poker.generators import finish
from analyser.product import PROGRAM

T = TypeVar("T")

REFUSED: Final = 2
"""The exit status of a refusal."""


def deliver(answer: str | bytes) -> int:
    """Write an answer and return the exit status; quietly 0 where its reader has gone away."""
    return deliver_parts([answer])


def deliver_parts(parts: Iterable[str | bytes]) -> int:
    """Write an answer part by part, as the parts come; the status is that of ``deliver``.

    Parts may raise OSError where a file that belongs to the answer cannot be written.
    """
    try:
        for part in parts:
            status = _deliver(partial(_write_part, part))
            if status is not None:
                return status
    except OSError as error:
        return refuse(f"the result could not be written: {error.strerror}")
    status = _deliver(_flush)
    return 0 if status is None else status


def _write_part(part: str | bytes) -> None:
    if isinstance(part, str):
        _write(sys.stdout, part)
    elif sys.stdout is not None:
        left = memoryview(part)
        while left:  # with PYTHONUNBUFFERED one call may write a part and say how much
            left = left[sys.stdout.buffer.write(left) :]


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _deliver(write: Callable[[], None]) -> int | None:
    """Write something; return the exit status where no more can be written."""
    try:
        write()
    except OSError as error:
        # Python flushes once more when it ends; let that go nowhere.
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        if error.errno in (errno.EPIPE, errno.EINVAL):  # EINVAL: a broken pipe on Windows
            return 0
        return refuse(f"the result could not be written: {error.strerror}")
    return None


def _write(stream: TextIO | None, text: str) -> None:
    """Write text, with plainer signs where the stream's encoding lacks some."""
    if stream is not None:  # a windowed program on Windows has no streams
        encoding = stream.encoding or "utf-8"
        stream.write(text.encode(encoding, "analyser.plainer").decode(encoding))


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_PLAINER.get(sign, "?") for sign in missing), error.end


_PLAINER: Final = {"“": '"', "”": '"', "♣": "c", "♦": "d", "♥": "h", "♠": "s"}
codecs.register_error("analyser.plainer", _plainer)


SHORT: Final = 0.5
"""The most seconds that people wait without a word about how far the work is."""
BETWEEN: Final = 0.1
"""The seconds between two such words."""


def follow(steps: Generator[float, None, T]) -> T:
    """Go through long work and return its value, showing people at a terminal how far it is.

    ``steps`` yields the share that is done, 0 to 1. The line goes to the error stream, only where
    that is a terminal and only if the work lasts. In the end, after Ctrl+C too, nothing of it is
    left.
    """
    due = time.monotonic() + SHORT if _is_terminal(sys.stderr) else math.inf
    line = ""

    def report(done: float) -> None:
        nonlocal due, line
        if (now := time.monotonic()) >= due:
            line = f"{done:4.0%} counted, Ctrl+C to stop"
            due = now + BETWEEN
            _show(f"\r{line}")

    try:
        return finish(steps, report)
    finally:
        if line:
            # Spaces, as not every terminal can erase; two more for the ^C that it may have shown.
            _show("\r" + " " * (len(line) + len("^C")) + "\r")


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _show(text: str) -> None:
    with suppress(OSError):  # nobody reads the error stream any more
        _write(sys.stderr, text)
        sys.stderr.flush()


def refuse(message: str) -> int:
    """Write a refusal as one line to the error stream, and return the exit status."""
    with suppress(OSError):  # nobody reads the error stream either
        _write(sys.stderr, f"{PROGRAM}: {shown(message)}\n")
    return REFUSED


def shown(text: str) -> str:
    """Escape control characters, which must not act where something typed is quoted."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
