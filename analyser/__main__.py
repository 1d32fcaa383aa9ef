"""Starts the program: ``hand-analyser`` and ``python -m analyser`` run it."""

from __future__ import annotations

import os
import sys

_INTERRUPTED = 130
"""The exit status after Ctrl+C, as in ``terminal.output``, which is not loaded yet."""
_READ_PIECES = "--read-pieces"
"""The argument with which ``jobs.pool`` starts the frozen program as one of its processes."""


def _leave(*_: object) -> None:
    """End the program at once, with the exit status that shells use after Ctrl+C."""
    os._exit(_INTERRUPTED)


# Before anything else is loaded, so that Ctrl+C during an import does not print a traceback. There
# is nothing to clean up yet; code that creates something handles Ctrl+C itself.
try:
    import signal

    # If Ctrl+C is ignored, as for a background job of a script, it stays ignored.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)

    # While Python shuts down it no longer handles signals: Ctrl+C would kill the program after its
    # answer, and the exit status would be that of a signal.
    import atexit

    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
except KeyboardInterrupt:
    _leave()

# NumPy's linear algebra, which is not used here, starts threads that double its loading time. Only
# the program sets this, for its own process; importing the package must not.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# pyarrow's own allocators keep some 20 MB more in each process than the system's.
os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")
# Else Qt shares out each fill of more than some lines to threads; waking them takes longer.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from analyser.gui.program.launch import run_window  # noqa: E402 - Ctrl+C is handled before it
from analyser.poker.hand_files.jobs.lifeline import end_with_sender  # noqa: E402 - as above


def main() -> int:
    """Run the command line's verb or, if there is none, open the window; return the exit status."""
    arguments = sys.argv[1:]
    if arguments == [_READ_PIECES]:
        end_with_sender()
        from analyser.poker.hand_files.jobs.pool import read_pieces

        read_pieces()
    # --until-painted is for measuring the start, not for users.
    if not arguments or arguments[0] == "--until-painted":
        # Without argparse, which would take time to load.
        return run_window(until_painted="".join(arguments[1:]))
    from analyser.cli import VERBS, run  # loads all verbs, which take longer than a first paint

    status = run(arguments)
    if status == _INTERRUPTED and arguments[0] in VERBS:  # everything is cleaned up by now
        # Python before 3.14 would end by the signal, even though the KeyboardInterrupt was caught,
        # if it passed through an exec or eval of text, as in parts of the standard library.
        _leave()
    return status


if __name__ == "__main__":
    sys.exit(main())
