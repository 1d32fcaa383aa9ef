"""The spec writes the bundle for macOS on Linux, too."""

import importlib.util
import sys
from pathlib import Path

import pytest

from macos.application import check_application
from trials.macos.dry_run import write_bundle


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the bundle is not a dry run")
@pytest.mark.skipif(not importlib.util.find_spec("PyInstaller"), reason="needs the extra freeze")
def test_the_spec_writes_the_bundle(tmp_path: Path) -> None:
    check_application(write_bundle(tmp_path))
