"""Writing to a terminal: answers whole, refusals in one line, and never a traceback."""

from __future__ import annotations

import codecs
import errno
import math
import os
import re
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Self, TextIO, TypeVar

from analyser.poker.generators import finish
from analyser.product import PROGRAM

T = TypeVar("T")

REFUSED: Final = 2
"""The exit status of a refusal."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C: what shells report of a program that it ended."""

LONGEST_REFUSAL: Final = 1_000
"""The most characters of a refusal, whatever was typed and whatever a file is called."""


def deliver(answer: str | bytes) -> int:
    """Write an answer and return the exit status; quietly 0 if its reader has gone away."""
    return deliver_parts([answer])


def deliver_parts(parts: Iterable[str | bytes]) -> int:
    """Write an answer part by part, as the parts come; the status is that of ``deliver``.

    Parts may raise OSError if a file that belongs to the answer cannot be written.
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
        _write(sys.stdout, _harmless(part))
    elif sys.stdout is not None:
        left = memoryview(part)
        while left:  # with PYTHONUNBUFFERED one call may write a part and say how much
            left = left[sys.stdout.buffer.write(left) :]


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _deliver(write: Callable[[], None]) -> int | None:
    """Write something; return the exit status if no more can be written."""
    try:
        write()
    except OSError as error:
        _give_up(sys.stdout)
        if error.errno in (errno.EPIPE, errno.EINVAL):  # EINVAL: a broken pipe on Windows
            return 0
        return refuse(f"the result could not be written: {error.strerror}")
    return None


def _give_up(stream: TextIO) -> None:
    """Send the rest of a stream nowhere: if Python cannot flush it in the end, it ends with 120."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def _write(stream: TextIO | None, text: str) -> None:
    """Write text, with plainer signs if the stream's encoding lacks some."""
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


class Progress:
    """A line that shows people at a terminal how far long work is, while it lasts.

    It goes to the error stream, only if that is a terminal and only if the work is not short.
    As a context it leaves nothing of the line in the end, after Ctrl+C neither.
    """

    def __init__(self, *, beside_answer: bool = False) -> None:
        """Begin; ``beside_answer``: the answer is written meanwhile, and in a terminal seen."""
        is_seen = _is_terminal(sys.stderr) and not (beside_answer and _is_terminal(sys.stdout))
        self._due = time.monotonic() + SHORT if is_seen else math.inf
        self._longest = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._longest:
            # Spaces, as not every terminal can erase; two more for the ^C that it may have shown.
            _show("\r" + " " * (self._longest + len("^C")) + "\r")

    def report(self, how_far: Callable[[], str]) -> None:
        """Show how far the work is, which is asked only if it is time to show it."""
        if (now := time.monotonic()) >= self._due:
            line = f"{how_far()}, Ctrl+C to stop"
            self._due = now + BETWEEN
            self._longest = max(self._longest, len(line))
            _show(f"\r{line}")


def follow(steps: Generator[float, None, T], done: str = "counted") -> T:
    """Go through long work and return its value, showing its progress.

    ``steps`` yields the share that is done, 0 to 1; ``done`` is what is done to it.
    """
    with Progress() as progress:
        return finish(steps, lambda share: progress.report(lambda: f"{share:4.0%} {done}"))


def follow_each(items: Iterable[T], how_far: Callable[[int], str]) -> Iterator[T]:
    """Yield items that take a while to come and are answered at once, showing progress meanwhile.

    ``how_far`` says it from how many have come.
    """
    with Progress(beside_answer=True) as progress:
        for number, item in enumerate(items):
            progress.report(partial(how_far, number))
            yield item


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _show(text: str) -> None:
    """Write to the error stream; quietly nothing if it cannot be written."""
    if sys.stderr is not None:
        try:
            _write(sys.stderr, text)
            sys.stderr.flush()
        except OSError:
            _give_up(sys.stderr)


def refuse(message: str) -> int:
    """Write a refusal as one line to the error stream, and return the exit status."""
    _show(f"{PROGRAM}: {cut(shown(message[: LONGEST_REFUSAL + 1]), LONGEST_REFUSAL)}\n")
    return REFUSED


def cut(text: str, most: int = 200) -> str:
    """Return what a refusal quotes of a text that may be of any length, such as a file's name."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shown(text: str) -> str:
    """Escape control characters, which must not act if something typed is quoted."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def harmless_json(text: str) -> str:
    """Write as JSON's own escapes what a terminal would act on; the data stay what they are."""
    return _ACTING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


_ACTING: Final = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters that JSON leaves as they are, and marks of the direction of writing."""


def _harmless(text: str) -> str:
    """Escape in an answer what is in it from outside, such as names; its lines stay lines."""
    return text if text.replace("\n", "").isprintable() else "\n".join(map(shown, text.split("\n")))
