"""The frozen program runs this first: from here on Ctrl+C ends it at once and silently.

PyInstaller loads for a tenth of a second before it runs the program, whose first lines do the same
(analyser/__main__.py). Until then Ctrl+C would print a traceback or abort.
"""

import os  # it is already loaded

try:
    import signal

    # If Ctrl+C is ignored, as in the background of a script, it stays ignored.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))
except KeyboardInterrupt:
    os._exit(130)
