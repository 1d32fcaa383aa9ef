"""The first code that the frozen program runs: from here on Ctrl+C ends it at once and silently.

PyInstaller needs a tenth of a second before it runs the program, whose first lines do the same
(analyser/__main__.py). Without this code Ctrl+C would print a traceback or abort until then.
"""

import os  # it is already loaded

try:
    import signal

    # If Ctrl+C is ignored, as in the background of a script, it stays ignored.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))
except KeyboardInterrupt:
    os._exit(130)
