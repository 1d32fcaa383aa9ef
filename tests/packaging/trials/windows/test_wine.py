"""The whole of the Windows installer, built and used under Wine."""

import shutil
import sys
from subprocess import STDOUT

import pytest

from processes import run_python
from windows import wine_python


@pytest.mark.long
@pytest.mark.skipif(
    not all(map(shutil.which, ("wine", "makensis", wine_python.COMPILER, "Xvfb")))
    or sys.version_info[:2] != wine_python.VERSION,
    reason="needs Wine, NSIS, MinGW, Xvfb and the Python version that Wine's gets its library from",
)
def test_the_installer_under_wine() -> None:
    finished = run_python("packaging/build.py", "windows-wine", stderr=STDOUT, timeout=None)
    assert finished.returncode == 0, finished.stdout
    assert "nothing left but the user's files" in finished.stdout
