"""Ctrl+C while the terminal works on an answer."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt, so that nothing is left behind of what is begun.

    It does so in the end, too, if what was running made another error of it, as NumPy does of one
    while it is imported, or swallowed it. Before and after, Ctrl+C ends the program at once: an
    import has nothing to tidy up.
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
