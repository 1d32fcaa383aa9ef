from __future__ import annotations

import subprocess
import sys

LOADS = """
import linecache
from analyser.gui.program.quick_imports import skip_reading_sources
{skip}
from analyser.gui.window.main_window import MainWindow
print(sum("main_window" in name for name in linecache.cache))
"""


def sources_read(skip: str) -> int:
    """Return how often the source of a module was read while it was imported."""
    program = LOADS.format(skip=skip)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return int(done.stdout)


def test_pyside_reads_the_source_of_no_module_that_is_imported() -> None:
    assert sources_read("") == 1  # where this fails PySide has mended it, and the module can go
    assert sources_read("skip_reading_sources()") == 0
