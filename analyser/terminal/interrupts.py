"""Ctrl+C while the terminal works on an answer."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt in this context, so that temporary files are deleted.

    KeyboardInterrupt is raised at the end of the context if the code in it turned the first one
    into another error, as NumPy's import does, or swallowed it. Outside this context Ctrl+C ends
    the program at once.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    is_interrupted = False

    def interrupt(*_: object) -> NoReturn:
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
