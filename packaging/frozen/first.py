"""What the frozen program runs first: from here on Ctrl+C ends it at once and without a word.

PyInstaller loads for a tenth of a second before it comes to the program, whose first lines do the
same (analyser/__main__.py): Ctrl+C would end in a traceback there, or abort.
"""

import os  # which is loaded by now

try:
    import signal

    # Where Ctrl+C is ignored, as in a script's background, it stays so.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))
except KeyboardInterrupt:
    os._exit(130)
