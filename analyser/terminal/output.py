"""Writes to a terminal: answers, error messages of one line, and progress; never a traceback."""

import codecs
import errno
import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from typing import Final, NoReturn, Self, TextIO, TypeVar

from analyser.poker.generators import Steps, finish
from analyser.product import PROGRAM

T = TypeVar("T")

REFUSED: Final = 2
"""The exit status of a refusal."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C: the one that shells give to a program that Ctrl+C ended."""

LONGEST_REFUSAL: Final = 1_000
"""The most characters of a refusal, which may quote long input or a long file name."""


def deliver(answer: str | bytes) -> int:
    """Write an answer; return the exit status: 0, also if its reader has gone, 2 after an error."""
    return deliver_parts([answer])


def deliver_parts(parts: Iterable[str | bytes]) -> int:
    """Write each part when it is ready, or the OSError raised; return the status of ``deliver``."""
    try:
        for part in parts:
            status = _deliver(partial(_write_part, part))
            if status is not None:
                return status
    except OSError as error:
        if error.filename is not None:
            return refuse(f"“{cut(str(error.filename))}” cannot be used: {error.strerror}")
        return refuse(f"the result could not be written: {error.strerror}")
    status = _deliver(_flush)
    return 0 if status is None else status


def _write_part(part: str | bytes) -> None:
    """Write bytes as they are, or a text with its control characters, but line ends, escaped."""
    if isinstance(part, str):
        _write(sys.stdout, "\n".join(map(shown, part.split("\n"))))
    elif sys.stdout is not None:
        left = memoryview(part)
        while left:  # with PYTHONUNBUFFERED one call may write less, and returns how much
            left = left[sys.stdout.buffer.write(left) :]


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _deliver(write: Callable[[], None]) -> int | None:
    """Call ``write``. Return None if it succeeds, otherwise the exit status of ``deliver``."""
    try:
        write()
    except OSError as error:
        _silence(sys.stdout)
        if error.errno in (errno.EPIPE, errno.EINVAL):  # EINVAL: a broken pipe on Windows
            return 0
        return refuse(f"the result could not be written: {error.strerror}")
    return None


def _silence(stream: TextIO) -> None:
    """Redirect a stream to the null device, because otherwise the flush at exit would fail too."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def _write(stream: TextIO | None, text: str) -> None:
    """Write to ``stream``, if there is one, ASCII for characters that its encoding lacks."""
    if stream is not None:  # a windowed program on Windows has no streams
        encoding = stream.encoding or "utf-8"
        stream.write(text.encode(encoding, "analyser.plainer").decode(encoding))


def _replace_missing_signs(error: UnicodeError) -> tuple[str, int]:
    """Return ASCII for signs that cannot be written, and where the text goes on after them."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_PLAINER.get(sign, "?") for sign in missing), error.end


_PLAINER: Final = {"“": '"', "”": '"', "♣": "c", "♦": "d", "♥": "h", "♠": "s"}
codecs.register_error("analyser.plainer", _replace_missing_signs)


SHORT: Final = 0.5
"""After how many seconds of work the progress line is first shown."""
BETWEEN: Final = 0.1
"""How many seconds are between two updates of the progress line."""


class Progress:
    """A progress line in a terminal, shown if the work takes longer than ``SHORT``.

    The line is written to the error stream, if that is a terminal. The line is erased
    at the end of the context, also after Ctrl+C.
    """

    def __init__(self, *, beside_answer: bool = False) -> None:
        """Start the clock; ``beside_answer``: show no line if the answer goes to a terminal."""
        is_seen = _is_terminal(sys.stderr) and not (beside_answer and _is_terminal(sys.stdout))
        self._due = time.monotonic() + SHORT if is_seen else math.inf
        self._longest = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._longest:
            # Spaces, as not every terminal can erase a line; two more for the "^C" it may show.
            _show("\r" + " " * (self._longest + len("^C")) + "\r")

    def report(self, how_far: Callable[[], str]) -> None:
        """Show the text that ``how_far`` returns, unless the line was updated just before."""
        if (now := time.monotonic()) >= self._due:
            line = f"{how_far()}, Ctrl+C to stop"
            self._due = now + BETWEEN
            self._longest = max(self._longest, len(line))
            _show(f"\r{line}")


def follow(steps: Steps[T], done: str = "counted") -> T:
    """Run work in steps, show its progress as "50 % counted" and return its result."""
    with Progress() as progress:
        return finish(steps, lambda share: progress.report(lambda: f"{share:4.0%} {done}"))


def follow_each(items: Iterable[T], how_far: Callable[[int], str]) -> Iterator[T]:
    """Yield slow items and show the progress, which ``how_far`` says for the number done so far."""
    with Progress(beside_answer=True) as progress:
        for number, item in enumerate(items):
            progress.report(partial(how_far, number))
            yield item


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _show(text: str) -> None:
    """Write a text to the error stream; ignore it if that fails."""
    if sys.stderr is not None:
        try:
            _write(sys.stderr, text)
            sys.stderr.flush()
        except OSError:
            _silence(sys.stderr)


def refuse(message: str) -> int:
    """Write an error message as one line to the error stream, and return the exit status 2."""
    _show(f"{PROGRAM}: {cut(shown(message[: LONGEST_REFUSAL + 1]), LONGEST_REFUSAL)}\n")
    return REFUSED


def cut(text: str, most: int = 200) -> str:
    """Return a text, cut with an ellipsis if it has more than ``most`` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shown(text: str) -> str:
    """Escape the control characters in a quoted text, because they could control the terminal."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt in this context, so that temporary files are deleted.

    Some code loses the exception, for example NumPy's import, which raises another error instead.
    So KeyboardInterrupt is raised again at the end; outside, Ctrl+C ends the program at once.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    is_interrupted = False

    def interrupt(*_: object) -> NoReturn:
        """Remember that the user has interrupted, and stop what is running."""
        nonlocal is_interrupted
        is_interrupted = True
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    except Exception:
        if not is_interrupted:
            raise
    finally:
        signal.signal(signal.SIGINT, before)
    if is_interrupted:
        raise KeyboardInterrupt
