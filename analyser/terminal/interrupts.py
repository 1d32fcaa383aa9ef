"""Handles Ctrl+C while a verb of the terminal runs."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt in this context, so that temporary files are deleted.

    Some code loses the exception, for example NumPy's import, which raises another error instead.
    So KeyboardInterrupt is raised again at the end of the context. Outside this context Ctrl+C ends
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
