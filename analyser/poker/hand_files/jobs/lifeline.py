"""Ends a process with the one that started it, while it still loads the program, too."""

import os
import select
from threading import Thread


def end_with_sender(pipe: int = 0) -> None:
    """From now on end this process at once if nobody can write to its standard input any more.

    On Windows the input has to be read to know that, as ``read_pieces`` does. ``pipe``: its number
    as a file.
    """
    if hasattr(select, "poll"):  # pragma: no branch - not on Windows
        Thread(target=_exit_when_closed, args=[pipe], daemon=True).start()


def _exit_when_closed(pipe: int) -> None:
    """Wait until the other end of the pipe is closed, and end this process at once."""
    poll = select.poll()
    poll.register(pipe, 0)  # told of the other end alone, not of what was written
    poll.poll()
    os._exit(0)
