"""The program: ``hand-analyser`` and ``python -m analyser``."""

from __future__ import annotations

import os
import sys

_INTERRUPTED = 130
"""The exit status after Ctrl+C, as in ``terminal.output``, which is not loaded yet."""
_READ_PIECES = "--read-pieces"
"""What ``jobs.pool`` tells the frozen program, which is the Python of its processes."""


def _leave(*_: object) -> None:
    """End the program at once, with the exit status that shells use after Ctrl+C."""
    os._exit(_INTERRUPTED)


# Before anything else is loaded: Ctrl+C must not end in a traceback of half an import. Nothing is
# begun by then that would have to be tidied up; what is later says so where it begins.
try:
    import signal

    # Where Ctrl+C is ignored, as in a script's background, it stays so.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)

    # At the very end, when all is answered, Python no longer handles signals but still takes its
    # modules apart for a while: Ctrl+C would kill the program, whose status would be neither.
    import atexit

    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
except KeyboardInterrupt:
    _leave()

# NumPy is for counting here, never for the linear algebra whose threads would double the time that
# loading it takes. Only the program decides that for its process, not the package.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# pyarrow's own ways to get memory keep more of it than the system's, some 20 MB in each process.
os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")

from analyser.gui.program.app import run_window  # noqa: E402 - Ctrl+C is handled before it


def main() -> int:
    """Open the window, or run the verb of the command line; return the exit status."""
    arguments = sys.argv[1:]
    if arguments == [_READ_PIECES]:
        from analyser.poker.hand_files.jobs.pool import read_pieces

        read_pieces()
    # --until-painted measures a start: no user has to know it.
    if not arguments or arguments[0] == "--until-painted":
        # Straight to the window: reading a command line takes time to load.
        return run_window(until_painted="".join(arguments[1:]))
    from analyser.cli import VERBS, run  # loads all verbs, which take longer than a first paint

    status = run(arguments)
    if status == _INTERRUPTED and arguments[0] in VERBS:  # and nothing is left to tidy up
        # Python before 3.14 would end by the signal if the KeyboardInterrupt, though caught since,
        # passed through an exec or eval of text, of which the standard library has some.
        _leave()
    return status


if __name__ == "__main__":
    sys.exit(main())
