"""What is measured here is the program with Qt's own application object."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """Not the one of the other tests: it passes every event through Python."""
    return QApplication
