"""The application object: its names, and the files that a desktop asks it to open."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from analyser.gui.program.application import make_application
application = make_application(["test"])
print(application.applicationName(), application.applicationDisplayName(), sep=", ")
print(application.desktopFileName(), application.style().name(), sep=", ")
application.file_opened.connect(print)
QCoreApplication.sendEvent(application, QFileOpenEvent("/tables/mine.handtable"))
"""


def test_it_has_the_products_names_and_passes_on_the_files_to_open() -> None:
    """In a program of its own: there can be one application object only."""
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=300
    )
    assert finished.stdout.splitlines() == [
        "hand-analyser, Hand Analyser",
        "io.github.hand_analyser.HandAnalyser, fusion",
        "/tables/mine.handtable",
    ]
